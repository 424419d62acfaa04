"""Files that a command reads or writes: `-` is the standard stream, and whether a target will do is found out before the work."""

import sys
import tempfile
from pathlib import Path

from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.match.record import LARGEST, MatchRecord

STANDARD = "-"


def load_record(path: str) -> MatchRecord:
    """The record in a file, or on the input."""
    if path != STANDARD:
        return MatchRecord.load(path)
    source = getattr(sys.stdin, "buffer", None)
    text = source.read(LARGEST + 1) if source else sys.stdin.read().encode()
    if len(text) > LARGEST:
        raise Refused("terminal-input-large")
    return MatchRecord.decode(text)


def read_text(sheet: str) -> str:
    """What was typed as an argument; `-` is all that comes on the input, its lines as if semicolons parted them."""
    if sheet != STANDARD:
        return sheet
    return "; ".join(line.strip().rstrip(";,") for line in sys.stdin.read(LARGEST).splitlines() if line.strip())


def check_target(path: str | Path, *, force: bool, own: bool = False, output: bool = False) -> None:
    """Refuse what cannot be written, and a file that stands there already, unless it is to be replaced or is ours.

    The folder of a file is made; nothing else is changed. `output` says whether `-`, the output, will do.
    """
    if str(path) == STANDARD:
        if not output:
            raise Refused("terminal-usage-file-output")
        return
    target = Path(path)
    make_folder(target)
    if target.exists() and not (force or own):
        raise Refused("terminal-usage-there", path=str(path))
    was_there = target.exists()
    with target.open("ab"):  # what cannot be written is refused before anybody waits for it
        pass
    if not was_there:
        target.unlink()


def check_folder(folder: Path) -> None:
    """Make a folder where it is missing, and refuse one that nothing can be written to."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as problem:
        raise OSError(problem.errno, problem.strerror, str(folder)) from problem


def make_folder(file: Path) -> bool:
    """Make the folder that a file belongs into, and those that it lies in, where they are missing; tells whether they were."""
    missing = not file.parent.exists()
    file.parent.mkdir(parents=True, exist_ok=True)
    return missing


def write_target(terminal: Terminal, path: str | Path, text: str) -> None:
    """Write a text where it belongs."""
    if str(path) == STANDARD:
        terminal.show(text.rstrip("\n"), whole=True)
    else:
        Path(path).write_text(text, encoding="utf-8")

"""What becomes of a match's record: kept while people play, and found again when they come back."""

import itertools
import shlex
import tempfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from estran.bots.levels import USUAL
from estran.cli.seating import Seating
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.match.match import Match
from estran.match.record import MatchRecord


def check_new(path: str) -> None:
    """Refuse a file that exists, so that no match replaces another, and a folder that cannot be written, before play."""
    if Path(path).exists():
        raise Refused("terminal-usage-exists", path=path)
    try:
        tempfile.TemporaryFile(dir=Path(path).parent).close()
    except OSError as problem:
        raise Refused("refused-file", path=path, reason=problem.strerror or str(problem)) from problem


class Keeper:
    """Writes the record of a match, to the file that was named or to one with a name of its own."""

    def __init__(
        self, terminal: Terminal, match: Match, seating: Seating, seed: int, path: str | None, flags: Sequence[str]
    ) -> None:
        self.terminal, self.match, self.seating, self.seed = terminal, match, seating, seed
        self.flags = flags  # of the command line, to be said again by those who go on
        self.path = Path(path) if path else None  # where every choice is kept at once

    def record(self) -> MatchRecord:
        """The match so far, with the seed that it goes on with."""
        record = self.match.record()
        record.seed = self.seed
        return record

    def save(self, path: Path) -> None:
        """Write the record, or refuse with the reason."""
        try:
            self.record().save(path)
        except OSError as problem:
            raise Refused("refused-file", path=str(path), reason=problem.strerror or str(problem)) from problem

    def note(self) -> None:
        """Keep the match as it stands, if a file was named for it."""
        if self.path is not None:
            self.save(self.path)

    def end(self) -> None:
        """The match is over, or was ended; one that was ended is kept in any case."""
        path = self.path or (Path(self.own_name()) if self.match.ended else None)
        if path is not None:
            self.save(path)
            self.terminal.say("terminal-saved", path=str(path))

    def leave(self) -> None:
        """Keep an unfinished match, somewhere at all costs, and say how to go on with it."""
        if self.match.over or self.match.ended:
            return
        path = self.path or Path(self.own_name())
        try:
            self.save(path)
        except Refused:
            path = Path(tempfile.gettempdir()) / self.own_name()
            self.save(path)
        self.terminal.say("terminal-saved", path=str(path))
        command = self.resume_command(path)
        self.terminal.show(self.terminal.speaker.say("terminal-resume", command=command), whole=True)

    def own_name(self) -> str:
        """A file name that tells matches apart."""
        return f"{self.match.game.name}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.json"

    def resume_command(self, path: Path) -> str:
        """What to type in order to go on: same seats, same language."""
        words = ["estran", "play", "--resume", str(path), "--bots", self.seating.bots or "0"]
        words += ["--level", self.seating.level] * (self.seating.level != USUAL)
        words += ["--lang", self.terminal.speaker.language]
        return shlex.join([*words, *self.flags])


def next_free(path: Path | None) -> str | None:
    """A name for the file of the next match, beside that of the last one."""
    if path is None:
        return None
    names = (path.with_stem(f"{path.stem}-{number}") for number in itertools.count(2))
    return str(next(name for name in names if not name.exists()))

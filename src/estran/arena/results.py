"""What was played, kept in a file that only grows: whoever is killed loses the matches under way, and nothing else."""

import os
import platform
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

import msgspec
from msgspec import Struct

from estran.engine.family import cache_folder
from estran.engine.game import Refused
from estran.trials.matches import Row, Setting

FORMAT = "estran-arena/1"
FILE = "matches.jsonl"


class Head(Struct, tag="arena", frozen=True):
    """The first line: what all rows have in common."""

    format: str
    setting: Setting


class Run(Struct, tag="run", frozen=True):
    """A line for each time that somebody went on: when, where, and with which bots."""

    began: str
    machine: str
    cores: int
    sources: str  # a digest of engine, games and bots

    @classmethod
    def now(cls) -> "Run":
        """The one that begins here."""
        began = datetime.now(UTC).isoformat(timespec="seconds")
        return cls(began, machine(), os.cpu_count() or 1, cache_folder().name.rpartition("-")[2])


class Results:
    """The rows of an arena's folder, a line each."""

    def __init__(self, folder: Path, setting: Setting, runs: list[Run], rows: list[Row], size: int) -> None:
        self.folder, self.setting, self.runs, self.rows = folder, setting, runs, rows
        self._size = size  # bytes of whole lines

    @property
    def path(self) -> Path:
        """The file of the rows."""
        return self.folder / FILE

    @classmethod
    def read(cls, folder: Path) -> Self:
        """What a folder holds; a last line that was not written to its end is left out."""
        path = folder / FILE
        whole = path.read_bytes().rpartition(b"\n")[0]
        try:
            head, *lines = [_DECODER.decode(line) for line in whole.split(b"\n")]
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise Refused("terminal-arena-damaged", path=str(path), reason=str(problem)) from problem
        if not isinstance(head, Head) or head.format != FORMAT:
            raise Refused("terminal-arena-damaged", path=str(path), reason=FORMAT)
        runs = [line for line in lines if isinstance(line, Run)]
        rows = [line for line in lines if isinstance(line, Row)]
        return cls(folder, head.setting, runs, rows, len(whole) + 1)

    @classmethod
    def open(cls, folder: Path, setting: Setting) -> Self:
        """Go on in a folder, or begin there; what was played under other conditions is not mixed with this."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        if not path.exists() or b"\n" not in path.read_bytes():
            path.write_bytes(_line(Head(FORMAT, setting)))
        results = cls.read(folder)
        if results.setting != setting:
            raise Refused("terminal-usage-arena-other", folder=str(folder), game=results.setting.game)
        with path.open("r+b") as file:
            file.truncate(results._size)
        return results

    def begin(self) -> None:
        """Note that somebody goes on, here and now."""
        self.runs.append(Run.now())
        self._append([self.runs[-1]])

    def add(self, rows: list[Row]) -> None:
        """Keep these rows."""
        self.rows += rows
        self._append(rows)

    def _append(self, lines: Iterable[Struct]) -> None:
        with self.path.open("ab") as file:
            file.write(b"".join(map(_line, lines)))


_DECODER = msgspec.json.Decoder(Head | Run | Row)


def _line(line: Struct) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def machine() -> str:
    """The processor, as far as the system names it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()

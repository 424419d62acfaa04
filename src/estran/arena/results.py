"""What an arena has played: one line per match, and one per run."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from msgspec import Struct

from estran.trials.matches import Row, Setting
from estran.trials.sources import sources
from estran.trials.store import Store, StoreKind


class Run(Struct, tag="run", frozen=True):
    """One entry per run: when, where, and with which version of the sources."""

    began: str
    machine: str
    cores: int
    sources: str  # a digest of them

    @classmethod
    def now(cls, game: str) -> "Run":
        """The run that begins here."""
        began = datetime.now(UTC).isoformat(timespec="seconds")
        return cls(began, machine(), os.cpu_count() or 1, sources(game))


KIND: StoreKind[Setting, Run | Row] = StoreKind(
    format="estran-arena/1",
    file="matches.jsonl",
    setting=Setting,
    entry=Run | Row,
    damaged="terminal-arena-damaged",
    other="terminal-usage-arena-other",
)


class ArenaResults:
    """The rows of an arena's folder, and the runs that played them."""

    def __init__(self, store: Store[Setting, Run | Row]) -> None:
        self.folder, self.path, self.setting = store.folder, store.path, store.setting
        self.runs = [entry for entry in store.entries if isinstance(entry, Run)]
        self.rows = [entry for entry in store.entries if isinstance(entry, Row)]
        self._store = store

    @classmethod
    def read(cls, folder: Path) -> Self:
        """What a folder holds."""
        return cls(Store(KIND, folder))

    @classmethod
    def open(cls, folder: Path, setting: Setting) -> Self:
        """Go on in a folder, or begin there."""
        return cls(Store.open(KIND, folder, setting))

    def begin(self) -> None:
        """Note that a run begins, here and now."""
        self.runs.append(Run.now(self.setting.game))
        self._store.add(self.runs[-1:])

    def add(self, rows: list[Row]) -> None:
        """Keep these rows."""
        self.rows += rows
        self._store.add(rows)


def machine() -> str:
    """The name of the processor, if the system knows it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()

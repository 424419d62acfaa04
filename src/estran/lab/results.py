"""What a lab has played: one line per chunk."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from estran.engine.game import Refused
from estran.games import find
from estran.lab.binary_chunks import convert
from estran.lab.chunks import Played
from estran.lab.experiment import Chunk, Experiment, chunks
from estran.lab.tallies import cells_of
from estran.trials.store import Store, StoreKind

KIND: StoreKind[Experiment, Played] = StoreKind(
    format="estran-lab/2",
    file="chunks.jsonl",
    setting=Experiment,
    entry=Played,
    damaged="terminal-lab-damaged",
    other="terminal-usage-lab-other",
)


class Side(NamedTuple):
    """All matches with one set of rules, in order."""

    points: NDArray[np.int16]  # one row per match, one column per seat
    winners: NDArray[np.uint8]  # as bits
    plies: NDArray[np.int32]
    sums: NDArray[np.int64]  # of the tally's cells
    options: dict[str, Any]  # those that differ from the game's defaults


def alike(one: Side, other: Side) -> bool:
    """Whether every match came to the same on both sides, by all that was counted."""
    counted = (one.points, other.points), (one.winners, other.winners), (one.plies, other.plies), (one.sums, other.sums)
    return all(np.array_equal(*both) for both in counted)


class LabResults:
    """The chunks of a lab's folder."""

    def __init__(self, store: Store[Experiment, Played]) -> None:
        self.folder, self.experiment = store.folder, store.setting
        self.played = {played.chunk: played for played in store.entries}
        self._store = store

    @classmethod
    def read(cls, folder: Path) -> Self:
        """What a folder holds."""
        convert(KIND, folder)
        return cls(Store(KIND, folder))

    @classmethod
    def open(cls, folder: Path, experiment: Experiment) -> Self:
        """Go on in a folder, or begin there."""
        convert(KIND, folder)
        return cls(Store.open(KIND, folder, experiment))

    def add(self, played: Played) -> None:
        """Keep a chunk."""
        self.played[played.chunk] = played
        self._store.add([played])

    def missing(self, matches: int) -> list[Chunk]:
        """The chunks of so many matches that have not been played yet."""
        return [chunk for chunk in chunks(self.experiment, matches) if chunk not in self.played]

    def sides(self, matches: int) -> list[Side]:
        """So many matches with each set of rules."""
        wanted = list(chunks(self.experiment, matches))
        return [
            self._joined([self.played[chunk] for chunk in wanted if chunk.side == side], self.experiment.options(side))
            for side in range(len(self.experiment.rules))
        ]

    def _joined(self, played: Iterable[Played], options: dict[str, Any]) -> Side:
        """The matches of these chunks; refused where a file claims what no match can have come to."""
        try:
            *columns, sums = zip(*(one.arrays() for one in played), strict=True)
            points, winners, plies = map(np.concatenate, columns)
            total = np.stack(sums).sum(axis=0)
            if winners.min() < 1 or winners.max() >> self.experiment.players or plies.min() < 0:
                raise ValueError("winners or plies that no match has")
            if total.shape[1] != cells_of(find(self.experiment.game)):
                raise ValueError("another number of cells than the tally has")
        except ValueError as problem:
            raise Refused(KIND.damaged, path=str(self._store.path), reason=str(problem)) from problem
        return Side(points, winners, plies, total, options)

    def versions(self, matches: int) -> set[str]:
        """The digests of the sources that played them."""
        return {self.played[chunk].sources for chunk in chunks(self.experiment, matches)}

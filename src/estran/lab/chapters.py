"""What the report tells of each game alone, by the module `chapter` of its shelf: `estran.lab.NAME.chapter`, or `heaps.lab.chapter`.

A chapter makes tables of the tally's sums, and parts of the report of these tables. A game that has none gets the common part alone.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, cast

import numpy as np
from numpy.typing import NDArray

from estran.engine.game import Game
from estran.games import find
from estran.games.shelves import shelf
from estran.lab.experiment import Experiment
from estran.lab.numbers import Numbers, Writer
from estran.lab.results import Side
from estran.lab.tallies import places_of
from estran.report.pages import Part


class Chapter(Protocol):
    """The module `chapter`."""

    def numbers(self, side: Side, experiment: Experiment, /) -> list[Numbers]:
        """The tables of one set of rules."""

    def compared(self, sides: Sequence[Side], experiment: Experiment, /) -> list[Numbers]:
        """Tables of two sets of rules beside each other; each line ends with the difference."""

    def parts(self, found: Mapping[str, Numbers], writer: Writer, /) -> Iterable[Part]:
        """The parts of the report, from the tables of one set of rules by name."""


class NoChapter:
    """There is nothing to tell beyond the common part."""

    def numbers(self, side: Side, experiment: Experiment, /) -> list[Numbers]:
        """No tables."""
        return []

    def compared(self, sides: Sequence[Side], experiment: Experiment, /) -> list[Numbers]:
        """No tables."""
        return []

    def parts(self, found: Mapping[str, Numbers], writer: Writer, /) -> Iterable[Part]:
        """No parts."""
        return []


def chapter_of(game: Game) -> Chapter:
    """What is told of a game."""
    return cast(Chapter | None, shelf(game, "lab", "chapter")) or NoChapter()


def cells(side: Side, experiment: Experiment, table: str) -> NDArray[np.int64]:
    """The sums of a table of the tally, one row per cell."""
    return side.sums[:, places_of(find(experiment.game))[table]].T

"""What the report tells of each game alone: a module a game, which makes tables of the tally's sums and words of these tables.

`numbers(side, experiment)` gives the tables, `parts(found, writer)` the parts of the report out of them, by name. A chapter may
have a `compared(sides, experiment)`: tables of two sets of rules beside each other, each line of which ends with the difference.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from estran.games import find
from estran.lab.experiment import Experiment
from estran.lab.numbers import Numbers
from estran.lab.results import Side
from estran.lab.tallies import places_of


def chapter_of(game: str) -> Any:
    """The module that tells of a game."""
    return import_module(f"estran.lab.{game}.chapter")


def compared(sides: Sequence[Side], experiment: Experiment) -> list[Numbers]:
    """What the chapter of a game has to say of two sets of rules, if anything."""
    chapter = chapter_of(experiment.game)
    found: list[Numbers] = chapter.compared(sides, experiment) if hasattr(chapter, "compared") else []
    return found


def cells(side: Side, experiment: Experiment, table: str) -> NDArray[np.int64]:
    """The sums of a table of the tally, a row a cell."""
    return side.sums[:, places_of(find(experiment.game))[table]].T

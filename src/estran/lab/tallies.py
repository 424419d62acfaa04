"""What is counted in each game, by the module `tally` of its shelf: `estran.lab.NAME.tally`, or `heaps.lab.tally` elsewhere.

A tally hears every event of a match and writes on the lab's sheet: `sheet.times[cell] += 1` where something came up, and
`sheet.gains[cell] += points` for what it brought. A game that has none counts nothing.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Protocol, cast

from estran.bots.habit import PAD
from estran.engine.game import Game
from estran.engine.layout import Ints, Longs, Reals, Scratch
from estran.engine.rule import rule
from estran.engine.seats import SEATS
from estran.games.shelves import shelf


class Sheet(Scratch):
    """What a match and its tally write on."""

    weights: Annotated[Longs, "i8", ("widest",)]  # of chance's outcomes, or of a seat's choices
    pad: Annotated[Reals, "f8", (PAD,)]  # what habits note while they weigh
    share: Annotated[Ints, "i4", (SEATS,)]  # of the victory, in parts of VICTORY
    lead: Annotated[Ints, "i4", (SEATS,)]  # points more than the mean of the table, times the number of players
    times: Annotated[Ints, "i4", ("cells",)]  # how often what a cell stands for came up in this match
    gains: Annotated[Ints, "i4", ("cells",)]  # what it brought in all


@rule()
def hear(state: Any, sheet: Sheet, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Be told an event with its arguments."""


@rule()
def finish(state: Any, sheet: Sheet) -> None:
    """Be told that the match is over."""


class Tally(Protocol):
    """The module `tally`; its functions are rules, plain Python that compiles."""

    CELLS: Mapping[str, int]  # the tables of cells by name, and how many cells each has
    Notes: type[Sheet]  # with fields for what must be remembered within a match; they are blank when it begins

    def hear(self, state: Any, sheet: Any, kind: int, a: int, b: int, c: int, d: int, /) -> None:
        """Be told an event with its arguments."""

    def finish(self, state: Any, sheet: Any, /) -> None:
        """Be told that the match is over: `sheet.share` (of the victory) and `sheet.lead` are known by now."""


class NoTally:
    """Nothing is counted."""

    CELLS: Mapping[str, int] = MappingProxyType({})
    Notes: type[Sheet] = Sheet
    hear = staticmethod(hear)
    finish = staticmethod(finish)


def tally_of(game: Game) -> Tally:
    """What is counted in a game."""
    return cast(Tally | None, shelf(game, "lab", "tally")) or NoTally()


def cells_of(game: Game) -> int:
    """How many cells all tables of a game have."""
    return sum(tally_of(game).CELLS.values())


def places_of(game: Game) -> dict[str, slice]:
    """Where each table of a game lies among all cells."""
    places, start = {}, 0
    for name, cells in tally_of(game).CELLS.items():
        places[name] = slice(start, start + cells)
        start += cells
    return places

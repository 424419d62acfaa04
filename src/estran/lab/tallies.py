"""What is counted in each game: a module a game, which hears every event of a match and writes on the lab's sheet.

`CELLS` names its tables of cells and says how many each has. `Notes` is the sheet with fields for what must be remembered
within a match; they are blank when it begins. `hear(state, sheet, kind, a, b, c, d)` is told each event with its arguments,
`finish(state, sheet)` that the match is over: `sheet.share` (of the victory) and `sheet.lead` are known then. Both are rules:
plain Python that compiles. They count by `sheet.times[cell] += 1` and `sheet.gains[cell] += points`.
"""

from importlib import import_module
from typing import Annotated, Any

from estran.bots.habit import PAD
from estran.engine.game import Game
from estran.engine.layout import Ints, Longs, Reals, Scratch
from estran.engine.seats import SEATS


class Sheet(Scratch):
    """What a match and its tally write on."""

    weights: Annotated[Longs, "i8", ("widest",)]  # of chance's outcomes, or of a seat's choices
    pad: Annotated[Reals, "f8", (PAD,)]  # what habits note while they weigh
    share: Annotated[Ints, "i4", (SEATS,)]  # of the victory, in parts of VICTORY
    lead: Annotated[Ints, "i4", (SEATS,)]  # points more than the mean of the table, times the number of players
    times: Annotated[Ints, "i4", ("cells",)]  # how often what a cell stands for came up in this match
    gains: Annotated[Ints, "i4", ("cells",)]  # what it brought in all


def tally_of(game: Game) -> Any:
    """The module that says what is counted in a game."""
    return import_module(f"estran.lab.{game.name}.tally")


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

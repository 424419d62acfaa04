"""What bots write on while they think, beside the rules' own scratch."""

from typing import Annotated, Any

from estran.bots.shelves import habits_of
from estran.engine.game import Game
from estran.engine.layout import Ints, Longs, Real, Reals, Scratch
from estran.engine.seats import SEATS


class Appraisal(Scratch):
    """What the end of a match is worth to each seat."""

    weights: Annotated[Longs, "i8", ("widest",)]  # of chance's outcomes, or of a seat's choices
    worth: Annotated[Reals, "f8", (SEATS,)]  # of the end to each seat, from 0 to 1
    hopes: Annotated[Reals, "f8", (SEATS,)]  # each seat's share of the victory
    scale: Real  # points by which matches of this game are usually decided
    points: Annotated[Ints, "i4", (SEATS,)]  # at the end


class Reckoning(Appraisal):
    """Scratch memory of exact solvers."""

    kept: Annotated[Ints, "i4", ("actions",)]  # the first seat's choices, while the second one's are listed


def reckonings(game: Game) -> Any:
    """One blank record for an exact solver."""
    blank = Reckoning.sized(**game.sizes).array(1)
    blank["scale"] = habits_of(game).SCALE
    return blank

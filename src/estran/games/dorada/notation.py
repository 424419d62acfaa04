"""Plies of Dorada as text, and the pile in DORADA as letters."""

from estran.engine.game import Refused
from estran.engine.rule import carries
from estran.engine.seats import EVERYBODY, LETTERS, letter
from estran.games.dorada.box import SEATS, worth
from estran.games.dorada.state import Phase, State


def write_action(state: State, seat: int, action: int) -> str:
    """`23` for the pawn on that square, `0` for START."""
    return str(action)


def write_outcome(state: State, outcome: int) -> str:
    """`first B`, or `5` for the die."""
    return f"first {letter(outcome)}" if state.phase == Phase.FIRST else str(outcome + 1)


def eyes(state: State, who: int, number: int) -> int:
    """Everybody may read every ply."""
    return EVERYBODY


@carries("DOR-21")
def points_of_pile(pile: str) -> dict[str, int]:
    """What a printed game's pile is worth to each seat: `B A A C` is read from the top down."""
    seats = "".join(pile.upper().split())
    known = LETTERS[:SEATS]
    unknown = sorted(set(seats) - set(known))
    if unknown:
        raise Refused("dorada-sheet-pile", came=unknown[0], known=list(known))
    points = dict.fromkeys(sorted(set(seats)), 0)
    for above, seat in enumerate(seats):
        points[seat] += worth(above)
    return points

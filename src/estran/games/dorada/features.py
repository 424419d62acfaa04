"""The table of Dorada as an array for learners.

Colours stand in turn from the one who looks: with two colours each, one's own first, the other's first, one's own second,
the other's second. A colour that nobody plays is all zeros. Squares run from START, 0, to 99.
"""

from typing import Any

from estran.engine.rule import rule
from estran.games.dorada.box import (
    ALL_PAWNS,
    COLOURS,
    DORADA,
    NONE,
    PAWNS,
    SEATS,
    SIDES,
    SQUARES,
    START,
    Role,
)
from estran.games.dorada.rules import colour_of, points_of, springboard_on
from estran.games.dorada.state import Phase, State

_LENGTHS = {
    "taken": COLOURS,  # 1 for every colour that is played
    "turn": COLOURS,  # 1 for the colour in turn
    "die": SIDES,  # 1 for the number rolled
    "points": SEATS,  # if the match ended now; seats in turn from the one who looks
    "left": COLOURS,  # pawns still to move
    "pawns": COLOURS * SQUARES,  # how many of each colour stand on each square
    "free": COLOURS * SQUARES,  # 1 where the top one of them is that colour's
    "above": COLOURS * SQUARES,  # how many pawns lie on the colour's pawns there, added up
    "pile": ALL_PAWNS * COLOURS,  # from the top of the pile in DORADA: 1 for the colour of each pawn
    "dorada": 1,  # DORADA's number
    "traps": SQUARES,  # 1 for each trap
    "bridges": SQUARES,  # 1 for each trap that a lost pawn covers
    "gold": SQUARES,  # 1 for each gold square
    "springboards": SQUARES,  # the number of each springboard
}
PARTS: dict[str, slice] = {}
for _name, _length in _LENGTHS.items():
    _start = max((part.stop for part in PARTS.values()), default=0)
    PARTS[_name] = slice(_start, _start + _length)
SIZE = sum(_LENGTHS.values())

# Compiled code knows whole numbers, not dictionaries.
TAKEN, TURN, DIE, POINTS, LEFT, STANDING, FREE, ABOVE, PILE, NUMBER, TRAPS, BRIDGES, GOLD, JUMPS = (
    part.start for part in PARTS.values()
)


@rule()
def observe(state: State, seat: int, into: Any) -> None:
    """Write what this seat may know into an array of SIZE numbers."""
    into[:] = 0
    into[NUMBER] = state.dorada
    if state.die:
        into[DIE + state.die - 1] = 1
    if state.phase == Phase.ROLL or state.phase == Phase.MOVE:
        into[TURN + place_of(state, seat, state.turn)] = 1
    for turn in range(state.players):
        into[POINTS + turn] = points_of(state, (seat + turn) % state.players)
    for pawn in range(PAWNS * state.players * state.colours):
        observe_pawn(state, place_of(state, seat, colour_of(pawn)), pawn, into)
    for square in range(SQUARES):
        observe_square(state, square, into)


@rule()
def place_of(state: State, seat: int, colour: int) -> int:
    """How many colours after one's own first this one has its turn, in a round that one begins oneself."""
    if state.colours == 1:
        return (colour - seat) % state.players
    return colour ^ seat & 1


@rule()
def observe_pawn(state: State, place: int, pawn: int, into: Any) -> None:
    """Where a pawn stands, in the pile of DORADA or lost."""
    square, above = int(state.square[pawn]), int(state.above[pawn])
    into[TAKEN + place] = 1
    if square == DORADA:
        into[PILE + above * COLOURS + place] = 1
    elif square < START:
        into[BRIDGES - square] = 1
    else:
        into[LEFT + place] += 1
        into[STANDING + place * SQUARES + square] += 1
        into[FREE + place * SQUARES + square] += above == 0
        into[ABOVE + place * SQUARES + square] += above


@rule()
def observe_square(state: State, square: int, into: Any) -> None:
    """What a square does."""
    into[TRAPS + square] = state.role[square] == Role.TRAP
    into[GOLD + square] = state.role[square] == Role.GOLD
    springboard = springboard_on(state, square)
    if springboard != NONE:
        into[JUMPS + square] = state.jump[springboard]

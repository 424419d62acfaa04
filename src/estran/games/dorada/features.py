"""The table of Dorada as an array for learners.

Colours stand in turn from the one who looks: with two colours each, one's own first, the other's first, one's own second,
the other's second. A colour that nobody plays is all zeros. Squares run from START, 0, to 99.
"""

from typing import Any

from estran.engine.features import Part, slices
from estran.engine.rule import rule
from estran.games.dorada.box import (
    ALL_PAWNS,
    BACK,
    COLOURS,
    DORADA,
    NONE,
    PAWNS,
    SEATS,
    SIDES,
    SPRINGBOARDS,
    SQUARES,
    START,
    Role,
    worth,
)
from estran.games.dorada.rules import colour_of, movable, seat_of
from estran.games.dorada.state import Phase, State

MOST = 127  # every feature fits into a byte
TEN = 10  # every pawn in DORADA is worth a multiple of it, and small numbers fit into small arrays

SEEN_FROM = """Colours come in turn order, starting with the seat that looks; with two colours each: its first colour, the other
seat's first, its second, the other seat's second. A colour that nobody plays is all zeros. Squares run from START, 0, to 99."""
FEATURES = {
    "taken": Part(COLOURS, "1 for every colour that is played"),
    "turn": Part(COLOURS, "1 for the colour in turn"),
    "die": Part(SIDES, "1 for the number rolled"),
    "points": Part(SEATS, "points in tens, if the match ended now; seats in turn order from the one that looks", MOST),
    "left": Part(COLOURS, "pawns still to move", PAWNS),
    "pawns": Part(COLOURS * SQUARES, "how many pawns of each colour stand on each square", PAWNS),
    "free": Part(COLOURS * SQUARES, "1 where one of them is free"),
    "above": Part(COLOURS * SQUARES, "how many pawns lie on each of them, added up", MOST),
    "pile": Part(ALL_PAWNS * COLOURS, "from the top of the pile in DORADA: 1 for the colour of each pawn"),
    "dorada": Part(1, "DORADA's number", SQUARES - 1),
    "traps": Part(SQUARES, "1 for each trap"),
    "bridges": Part(SQUARES, "1 for each trap that a lost pawn covers"),
    "gold": Part(SQUARES, "1 for each gold square"),
    "springboards": Part(SQUARES, "the number of each springboard", SQUARES - 1, BACK),
}
PARTS = slices(FEATURES)
SIZE = sum(part.size for part in FEATURES.values())

# Compiled code knows whole numbers, not dictionaries.
TAKEN, TURN, DIE, POINTS, LEFT, STANDING, FREE, ABOVE, PILE, NUMBER, TRAPS, BRIDGES, GOLD, JUMPS = (
    part.start for part in PARTS.values()
)


@rule()
def observe(state: State, seat: int, into: Any) -> None:
    """Write what this seat may know into an array of SIZE numbers."""
    seat %= state.players  # an onlooker, too, must look from somewhere
    into[:] = 0
    into[NUMBER] = state.dorada
    if state.die:
        into[DIE + state.die - 1] = 1
    if state.phase == Phase.ROLL or state.phase == Phase.MOVE:
        into[TURN + place_of(state, seat, state.turn)] = 1
    for colour in range(state.players * state.colours):
        observe_colour(state, place_of(state, seat, colour), colour, into)
    observe_pile(state, seat, into)
    observe_board(state, into)


@rule()
def place_of(state: State, seat: int, colour: int) -> int:
    """How many colours after one's own first this one has its turn, in a round that one begins oneself."""
    if state.colours == 1:
        return in_turn(state, seat, colour)
    return int(colour) ^ seat & 1


@rule()
def in_turn(state: State, seat: int, other: int) -> int:
    """How many seats after one's own the other comes."""
    return other - seat if other >= seat else other - seat + int(state.players)


@rule()
def observe_colour(state: State, place: int, colour: int, into: Any) -> None:
    """Where a colour's pawns are that are still to move; hardly a branch in it, for processors guess pawns badly."""
    left = 0
    for pawn in range(PAWNS * colour, PAWNS * colour + PAWNS):
        square = int(state.square[pawn])
        stands = (square >= START) & (square < DORADA)
        free = movable(state, pawn) < DORADA
        cell = place * SQUARES + (square if stands else START)
        left += stands
        into[STANDING + cell] += stands
        into[FREE + cell] = max(int(into[FREE + cell]), int(free))
        if stands and not free:
            into[ABOVE + cell] += pawns_on(state, pawn)
    into[TAKEN + place] = 1
    into[LEFT + place] = left


@rule()
def pawns_on(state: State, pawn: int) -> int:
    """How many pawns lie on this one."""
    above = 0
    other = int(state.top[state.square[pawn]])
    while other != pawn:
        above += 1
        other = int(state.under[other])
    return above


@rule()
def observe_pile(state: State, seat: int, into: Any) -> None:
    """Who is in DORADA, from the top, and what that is worth."""
    pawn = int(state.pile)
    above = 0
    while pawn != NONE:
        into[PILE + above * COLOURS + place_of(state, seat, colour_of(pawn))] = 1
        into[POINTS + in_turn(state, seat, seat_of(state, pawn))] += worth(above) // TEN
        above += 1
        pawn = int(state.under[pawn])


@rule()
def observe_board(state: State, into: Any) -> None:
    """What every square does; a loop for each kind, without branches, is several squares at a time to a processor."""
    for square in range(1, SQUARES):
        into[TRAPS + square] = state.role[square] == Role.TRAP
    for square in range(1, SQUARES):
        into[BRIDGES + square] = (state.role[square] == Role.TRAP) & (state.top[square] != NONE)
    for square in range(1, SQUARES):
        into[GOLD + square] = state.role[square] == Role.GOLD
    for square in range(1, SQUARES):
        jump = 0
        for springboard in range(SPRINGBOARDS):
            jump += state.jump[springboard] * (state.role[square] == Role.SPRINGBOARD + springboard)
        into[JUMPS + square] = jump

"""The table during a match of Dorada."""

from enum import IntEnum
from typing import Annotated

from estran.engine.events import COLUMNS
from estran.engine.layout import Int, Ints, Layout
from estran.games.dorada.box import ALL_PAWNS, SPRINGBOARDS, SQUARES

# The longest ply: with four players the last pawn moves (1 event), all five springboards act (5), it arrives (1), four
# totals, its colour is done (1), the match ends (1), four scores, the winner (1). Anything else that a ply can bring is
# shorter: a gold square replaces the last springboard, which leads home itself; a pawn uncovered by the move goes on
# playing, so then the match does not end, and at most three skipped turns and the next one are told.
EVENT_ROWS = 18


class Phase(IntEnum):
    """What the table is waiting for."""

    FIRST = 0  # chance: who begins
    ROLL = 1  # chance: the die
    MOVE = 2  # the seat in turn: a pawn
    OVER = 3


class Options(Layout):
    """What the host may choose."""

    first: Int  # seat that begins, or NONE if it is drawn
    colours: Int  # colours that each seat plays, 1 or 2
    dorada: Int  # the board: DORADA's number
    jump: Annotated[Ints, "i4", (SPRINGBOARDS,)]  # the board: the numbers of the springboards, in path order
    role: Annotated[Ints, "i1", (SQUARES,)]  # the board: the Role of every square


class State(Layout):
    """Everything on and around the table; nothing is hidden."""

    players: Int  # how many seats are taken, 2 to 4
    colours: Int  # colours that each seat plays, 1 or 2
    phase: Int  # a Phase
    first: Int  # seat that began, or NONE until it is drawn
    turn: Int  # Colour whose turn it is
    die: Int  # number rolled, or 0 while the die is due
    dorada: Int  # the board: DORADA's number
    jump: Annotated[Ints, "i4", (SPRINGBOARDS,)]  # the board: the numbers of the springboards, in path order
    role: Annotated[Ints, "i1", (SQUARES,)]  # the board: the Role of every square
    square: Annotated[Ints, "i1", (ALL_PAWNS,)]  # where each pawn is: START, a square's number, DORADA, NOWHERE, or, if
    # it is lost and lies there as a bridge, minus the number of its trap
    under: Annotated[Ints, "i1", (ALL_PAWNS,)]  # the pawn or bridge right under each pawn, or NONE
    top: Annotated[Ints, "i1", (SQUARES,)]  # the pawn on top of each square, a bridge if nobody stands on it, or NONE;
    # always NONE for START, where each colour has a pile of its own
    pile: Int  # the pawn on top of the pile in DORADA, or NONE
    said: Int  # events written by the last ply
    events: Annotated[Ints, "i2", (EVENT_ROWS, COLUMNS)]  # kind, eyes, arguments

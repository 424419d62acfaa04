"""The table of Tide during a match."""

from enum import IntEnum
from typing import Annotated

from estran.engine.events import COLUMNS
from estran.engine.layout import Int, Ints, Layout

SEATS = 4  # the layout always has room for the largest table
NONE = -1  # no choice
MOST = 3  # pebbles that a hand can grab
ACTIONS = MOST + 1  # a choice is the number of pebbles grabbed; 0 is never legal
SIDES = 6  # of the die
HIGH = 4  # from this number on the wave reaches the greediest
EVENT_ROWS = 2 + 2 * SEATS + SEATS + 2  # a wave, hands, gains or losses, the end


class Phase(IntEnum):
    """What the table is waiting for."""

    GRAB = 0  # every seat: how many pebbles
    WAVE = 1  # chance: the die
    OVER = 2


SECRET_PHASES = frozenset({Phase.GRAB})


class Options(Layout):
    """What the host may choose."""

    rounds: Int


class State(Layout):
    """Everything on the table, hidden things included."""

    players: Int  # how many seats are taken, 2 to 4
    phase: Int  # a Phase
    rounds: Int  # still to be played, this one included
    pebbles: Annotated[Ints, "i4", (SEATS,)]  # what each seat has kept
    grabbed: Annotated[Ints, "i4", (SEATS,)]  # this round's hand, face down until all have chosen, or NONE
    said: Int  # events written by the last ply
    events: Annotated[Ints, "i2", (EVENT_ROWS, COLUMNS)]  # kind, eyes, arguments

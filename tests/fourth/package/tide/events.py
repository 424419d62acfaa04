"""What can happen in Tide, and how it is told."""

from enum import IntEnum

from estran.engine.events import Saying
from estran.engine.seats import letter, letters


class Event(IntEnum):
    """Kinds of events."""

    GRABBED = 0  # a seat's hand is shown
    WAVE = 1  # the die
    KEPT = 2  # a seat keeps its pebbles
    LOST = 3  # the wave takes a seat's hand
    WON = 4


SAYINGS = {
    Event.GRABBED: Saying("TID-2", ("seat", "pebbles")),
    Event.WAVE: Saying("TID-3", ("height",)),
    Event.KEPT: Saying("TID-4", ("seat", "pebbles", "total")),
    Event.LOST: Saying("TID-4", ("seat", "pebbles")),
    Event.WON: Saying("TID-5", ("seats", "total")),
}

SPELLING = {"seat": letter, "seats": letters}  # arguments that are not numbers

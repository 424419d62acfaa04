"""What can happen in Douro 1872, and how each event is told."""

from enum import IntEnum

from estran.engine.events import Saying
from estran.engine.seats import letter, letters
from estran.games.douro.box import FOG, Fog


class Event(IntEnum):
    """Kinds of events."""

    LOTTERY = 0
    LOTTERY_TIED = 1
    INFECTED = 2
    LAID = 3
    REVEALED = 4
    ORDERED = 5
    FOG = 6
    GAINED = 7
    LOST = 8
    SPARED = 9
    RETURNED = 10
    TOWED = 11
    PASSED_OVER = 12
    PHYLLOXERA = 13
    HALF_TIME = 14
    GAVE = 15
    CHARITY = 16
    DONATED = 17
    PAID = 18
    THANKED = 19
    SCORED = 20
    TIE_BROKEN = 21
    WON = 22
    TOTAL = 23
    LEFT_OUT = 24
    PAYS_ALONE = 25


SAYINGS = {
    Event.LOTTERY: Saying("DOU-7", ("seat", "card")),
    Event.LOTTERY_TIED: Saying("DOU-7", ("seats",)),
    Event.INFECTED: Saying("DOU-7", ("seat",)),
    Event.LAID: Saying("DOU-6", ("back",)),
    Event.REVEALED: Saying("DOU-8", ("seat", "card")),
    Event.ORDERED: Saying("DOU-8", ("level", "order", "sum", "filled")),
    Event.FOG: Saying("DOU-3", ("fog", "order", "sum", "filled")),
    Event.GAINED: Saying("DOU-9", ("seat", "points")),
    Event.LOST: Saying("DOU-10", ("seat", "points")),
    Event.SPARED: Saying("DOU-17", ("seat",)),
    Event.RETURNED: Saying("DOU-12"),
    Event.TOWED: Saying("DOU-14", ("back",)),
    Event.PASSED_OVER: Saying("DOU-14"),
    Event.PHYLLOXERA: Saying("DOU-22", ("seat", "to")),
    Event.HALF_TIME: Saying("DOU-30"),
    Event.GAVE: Saying("DOU-30", ("seat", "card")),
    Event.CHARITY: Saying("DOU-31"),
    Event.DONATED: Saying("DOU-31", ("seat", "card")),
    Event.PAID: Saying("DOU-31", ("seat", "points")),
    Event.THANKED: Saying("DOU-31", ("seat", "points")),
    Event.SCORED: Saying("DOU-32", ("seat", "total")),
    Event.TIE_BROKEN: Saying("DOU-33", ("seat",)),
    Event.WON: Saying("DOU-32", ("seat",)),
    Event.TOTAL: Saying("DOU-4", ("seat", "total")),
    Event.LEFT_OUT: Saying("DOU-20", ("seat",)),  # the holder of the phylloxera, tied for a gain
    Event.PAYS_ALONE: Saying("DOU-21", ("seat",)),  # the holder, tied for a loss
}

HINTED = {"gave"}  # events that have words of their own for those they are hidden from

SPELLING = {  # arguments that are not numbers, in the notation's own words
    "seat": letter,
    "to": letter,
    "seats": letters,
    "filled": lambda number: "full" if number else "short",
    "fog": lambda number: Fog(number).name.lower(),
    "back": lambda number: "fog" if number == FOG else f"level-{number}",
}

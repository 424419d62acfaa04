"""What can happen in Douro 1872, in the order of the book, and how each event is told."""

from enum import IntEnum

from estran.engine.events import Saying, Weight
from estran.engine.seats import letter, letters
from estran.games.douro.box import FOG


class Event(IntEnum):
    """Kinds of events."""

    LOTTERY = 0  # a seat's random card is shown
    LOTTERY_TIED = 1  # these seats share the lowest card and draw again
    INFECTED = 2  # the lowest card gets the phylloxera
    LAID = 3  # a boat is laid into the valley, back up
    LAID_PASSED = 4  # a fog that towing passed over is laid at last
    STRETCH = 5  # the stretch is complete: how many boats, and how many are left in the pile
    CONTEST = 6  # the contest of this number begins, for the boat with this back
    REVEALED = 7  # a seat's barrel card is shown
    SUMMED = 8  # the barrels on the table
    BOAT = 9  # a regular boat is turned up
    ROCKS = 10  # a fog is turned up: this one and the next five
    CARDIA = 11
    RAPIDS = 12
    TOWING = 13
    TAVERN = 14
    CUSTOMS = 15
    FULL = 16  # the barrels reach the order
    SHORT = 17  # they do not
    HIGHEST = 18  # who showed the highest card, as the reason of what follows
    LOWEST = 19  # who showed the lowest
    OUT_OF_TIE = 20  # the phylloxera's holder gets nothing in a tie
    PAYS_ALONE = 21  # the phylloxera's holder pays for all who are tied
    GAINED = 22
    LOST = 23
    SPARED = 24  # a seat owes more than it has, and pays what it has, or nothing
    TOTAL = 25  # a seat's points after a change; its own business unless points are open
    RETURNED = 26  # all take the card just played back
    PASSED_OVER = 27  # towing passes over a fog
    TOWED = 28  # the boat that towing brings
    PHYLLOXERA = 29  # someone's card equals the holder's: it passes on
    HALF_TIME = 30  # all take their ten cards back, and each will give one
    GAVE = 31  # a seat's gift, known to that seat alone
    CHARITY = 32  # the gifts are turned up
    DONATED = 33  # a seat's gift is shown
    LOWEST_GIFT = 34  # who gave the lowest card, as the reason of what follows
    HIGHEST_GIFT = 35  # who gave the highest
    PAID = 36
    THANKED = 37
    PHYLLOXERA_GIFT = 38  # someone's gift equals the holder's: it passes on
    SCORED = 39  # a seat's points at the end
    TIE_BROKEN = 40  # these seats lead together; the first of them after the phylloxera's holder wins
    WON = 41


SAYINGS = {
    Event.LOTTERY: Saying("DOU-7", ("seat", "card")),
    Event.LOTTERY_TIED: Saying("DOU-7", ("seats", "card")),
    Event.INFECTED: Saying("DOU-7", ("seat", "card")),
    Event.LAID: Saying("DOU-6", ("back",)),
    Event.LAID_PASSED: Saying("DOU-14"),
    Event.STRETCH: Saying("DOU-6", ("boats", "left")),
    Event.CONTEST: Saying("DOU-8", ("number", "back")),
    Event.REVEALED: Saying("DOU-8", ("seat", "card")),
    Event.SUMMED: Saying("DOU-8", ("sum",)),
    Event.BOAT: Saying("DOU-2", ("level", "order")),
    Event.ROCKS: Saying("DOU-11", ("order",)),
    Event.CARDIA: Saying("DOU-12", ("order",)),
    Event.RAPIDS: Saying("DOU-13", ("order",)),
    Event.TOWING: Saying("DOU-14"),
    Event.TAVERN: Saying("DOU-15"),
    Event.CUSTOMS: Saying("DOU-16"),
    Event.FULL: Saying("DOU-9", ("sum", "order")),
    Event.SHORT: Saying("DOU-10", ("sum", "order")),
    Event.HIGHEST: Saying("DOU-9", ("seats", "card")),
    Event.LOWEST: Saying("DOU-10", ("seats", "card")),
    Event.OUT_OF_TIE: Saying("DOU-20", ("seat",)),
    Event.PAYS_ALONE: Saying("DOU-21", ("seat",)),
    Event.GAINED: Saying("DOU-9", ("seat", "points")),
    Event.LOST: Saying("DOU-10", ("seat", "points")),
    Event.SPARED: Saying("DOU-17", ("seat", "points", "owed")),
    Event.TOTAL: Saying("DOU-4", ("seat", "total")),
    Event.RETURNED: Saying("DOU-12"),
    Event.PASSED_OVER: Saying("DOU-14"),
    Event.TOWED: Saying("DOU-14", ("level",)),
    Event.PHYLLOXERA: Saying("DOU-22", ("seat", "to", "card")),
    Event.HALF_TIME: Saying("DOU-30"),
    Event.GAVE: Saying("DOU-30", ("seat", "card")),
    Event.CHARITY: Saying("DOU-31"),
    Event.DONATED: Saying("DOU-31", ("seat", "card")),
    Event.LOWEST_GIFT: Saying("DOU-31", ("seats", "card")),
    Event.HIGHEST_GIFT: Saying("DOU-31", ("seats", "card")),
    Event.PAID: Saying("DOU-31", ("seat", "points")),
    Event.THANKED: Saying("DOU-31", ("seat", "points")),
    Event.PHYLLOXERA_GIFT: Saying("DOU-31", ("seat", "to", "card")),
    Event.SCORED: Saying("DOU-32", ("seat", "total")),
    Event.TIE_BROKEN: Saying("DOU-33", ("seats", "holder", "seat")),
    Event.WON: Saying("DOU-32", ("seat", "total")),
}

HINTED = frozenset({"gave"})  # events that have words of their own for those they are hidden from

FINAL = frozenset({"scored", "tie_broken", "won"})  # events that tell with what everybody ended, and who has won

WEIGHTS = {  # how much attention an event asks for; those that are not named here are steps
    **dict.fromkeys(
        (
            "revealed",
            "boat",
            "rocks",
            "cardia",
            "rapids",
            "towing",
            "tavern",
            "customs",
            "full",
            "short",
            "phylloxera",
            "half_time",
            "gave",
            "donated",
            "phylloxera_gift",
            "won",
        ),
        Weight.MOMENT,
    ),
    **dict.fromkeys(
        (
            "lottery_tied",
            "stretch",
            "contest",
            "summed",
            "highest",
            "lowest",
            "out_of_tie",
            "pays_alone",
            "total",
            "lowest_gift",
            "scored",
        ),
        Weight.BLINK,
    ),
}

TOGETHER = frozenset(
    {"lottery", "laid", "revealed", "gained", "lost", "gave", "donated", "paid", "thanked"}
)  # events of one kind that happen at the same time

SPELLING = {  # arguments that are not numbers, in the notation's own words
    "seat": letter,
    "to": letter,
    "holder": letter,
    "seats": letters,
    "back": lambda number: "fog" if number == FOG else f"level-{number}",
}

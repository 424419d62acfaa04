"""What can happen in Dorada, and how each event is told.

`square` and `target` are places on the path: 0 is START and 100 is DORADA, whatever number it has on the board. `colour`
is a Colour by its key. Where an event has no colour, it is about the pawn that the event before it was about.
"""

from enum import IntEnum

from estran.engine.events import Saying, Weight
from estran.engine.seats import letter, letters
from estran.games.dorada.box import Colour


class Event(IntEnum):
    """Kinds of events."""

    FIRST = 0
    TURN = 1
    ROLLED = 2
    MOVED = 3
    UNCOVERED = 4
    SPRUNG = 5
    SPRUNG_BACK = 6
    SENT_TO_START = 7
    STAYED = 8
    BRIDGE_HELD = 9
    FELL = 10
    GOLD = 11
    ARRIVED = 12
    COVERED = 13
    TOTAL = 14
    OUT = 15
    DONE = 16
    SKIPPED_BLOCKED = 17
    SKIPPED_OUT = 18
    SKIPPED_DONE = 19
    ENDED = 20
    SCORED = 21
    WON = 22
    SHARED = 23


SAYINGS = {
    # a turn
    Event.FIRST: Saying("DOR-4", ("seat",)),  # begins the match
    Event.TURN: Saying("DOR-4", ("seat", "colour")),  # is next, with this colour
    Event.ROLLED: Saying("DOR-5", ("seat", "colour", "die")),
    Event.MOVED: Saying("DOR-5", ("seat", "colour", "square", "target")),  # from square to target, by the die
    Event.UNCOVERED: Saying("DOR-6", ("seat", "colour", "square")),  # this pawn is free again: the one above it left
    # the square where the pawn stops
    Event.SPRUNG: Saying("DOR-9", ("seat", "square", "jump", "target")),  # a springboard: so many free squares on
    Event.SPRUNG_BACK: Saying("DOR-10", ("seat", "square", "target")),  # the springboard of -3: three free squares back
    Event.SENT_TO_START: Saying("DOR-10", ("seat", "square")),  # it has fewer than three free squares behind it
    Event.STAYED: Saying("DOR-10", ("seat", "square")),  # this springboard has acted on the pawn in this turn already
    Event.BRIDGE_HELD: Saying("DOR-8", ("seat", "square")),  # a trap, but a bridge covers it
    Event.FELL: Saying("DOR-8", ("seat", "colour", "square", "pawns")),  # lost, now a bridge; pawns: still to move
    Event.GOLD: Saying("DOR-11", ("seat", "square")),  # straight to DORADA
    Event.ARRIVED: Saying("DOR-12", ("seat", "colour", "pawns")),  # on top of the pile; pawns: still to move
    Event.COVERED: Saying("DOR-6", ("seat", "colour", "square", "height")),  # under it now; height: pawns in the stack
    Event.TOTAL: Saying("DOR-21", ("seat", "total")),  # if the match ended now
    Event.OUT: Saying("DOR-13", ("seat", "colour")),  # its fourth pawn is lost
    Event.DONE: Saying("DOR-13", ("seat", "colour")),  # no pawn left to move
    # turns that pass without a roll
    Event.SKIPPED_BLOCKED: Saying("DOR-7", ("seat", "colour")),  # other pawns lie on all that are left
    Event.SKIPPED_OUT: Saying("DOR-13", ("seat", "colour")),  # all four pawns are lost
    Event.SKIPPED_DONE: Saying("DOR-13", ("seat", "colour")),  # all four pawns are in DORADA or lost
    # the end
    Event.ENDED: Saying("DOR-20"),
    Event.SCORED: Saying("DOR-21", ("seat", "total")),
    Event.WON: Saying("DOR-22", ("seat",)),
    Event.SHARED: Saying("DOR-22", ("seats",)),  # tied for the most points
}

PREVIEWED = frozenset(  # events that the preview of a choice tells
    {
        "moved",
        "uncovered",
        "covered",
        "sprung",
        "sprung_back",
        "sent_to_start",
        "stayed",
        "bridge_held",
        "fell",
        "gold",
        "arrived",
        "total",
    }
)

FINAL = frozenset({"scored", "won", "shared"})  # events that tell with what everybody ended, and who has won

WEIGHTS = {  # how much attention an event asks for; those that are not named here are steps
    **dict.fromkeys(("fell", "arrived", "out", "won", "shared"), Weight.MOMENT),
    **dict.fromkeys(
        (
            "first",
            "turn",
            "uncovered",
            "stayed",
            "bridge_held",
            "covered",
            "total",
            "done",
            "skipped_blocked",
            "skipped_out",
            "skipped_done",
            "ended",
            "scored",
        ),
        Weight.BLINK,
    ),
}

SPELLING = {  # arguments that are not numbers, in the notation's own words
    "seat": letter,
    "seats": letters,
    "colour": lambda number: Colour(number).name.lower(),
}

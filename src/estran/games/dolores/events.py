"""What can happen in Dolorès, and how each event is told."""

from enum import IntEnum

from estran.engine.events import Saying, Weight
from estran.engine.seats import letter, letters
from estran.games.dolores.box import Gesture, Kind, card_name


class Event(IntEnum):
    """Kinds of events, in the order of the book."""

    FIRST_DEALER = 0
    RECEIVED = 1
    SHARING = 2
    DEALT = 3
    LAID_FACE_DOWN = 4
    LOOKED = 5
    DAWN_NEAR = 6
    SHOWED = 7
    SHARE_SHARE = 8
    CONFLICT_SHARE = 9
    CONFLICT_CONFLICT = 10
    DODGE_SHARE = 11
    DODGE_CONFLICT = 12
    DODGE_DODGE = 13
    PICKED = 14
    TOOK = 15
    DISCARDED = 16
    NOTHING_LEFT = 17
    DROPPED = 18
    NOTHING_TO_DROP = 19
    TOTAL = 20
    PASSED = 21
    LANTERN_PLAYED = 22
    TURNED_UP = 23
    LOOKOUT_PLAYED = 24
    STOLE = 25
    NOTHING_TO_STEAL = 26
    UNDERTOW_PLAYED = 27
    SWEPT_AWAY = 28
    EDDIES_PLAYED = 29
    ARRANGED = 30
    MOVED = 31
    MOVED_FACE_DOWN = 32
    CONVOY_PLAYED = 33
    TRICKERY_PLAYED = 34
    KEPT = 35
    MUDDLE_PLAYED = 36
    BET_VOID = 37
    BET_PLAYED = 38
    GUESSED = 39
    BET_WON = 40
    BET_LOST = 41
    BET_TOOK = 42
    DAWN_DRAWN = 43
    DAWN_BREAKS = 44
    TOO_FEW_CARDS = 45
    SCORED = 46
    WON = 47
    WON_TOGETHER = 48


# Arguments, the same word for the same thing throughout:
#   seat          who does it or has it; of a card in the loot: on whose side it lies
#   rival         the other seat concerned
#   seats         several seats, as bits
#   card          a card's number: goods by kind and value, the messages, Dawn
#   slot          where in the loot; old_slot: where the card lay before
#   gesture       a Gesture
#   kind          a Kind of goods
#   points        what a collection is worth
#   total         the seat's score as it now stands
#   pile          how many cards are left in the pile
SAYINGS = {
    Event.FIRST_DEALER: Saying("DOL-6", ("seat",)),
    Event.RECEIVED: Saying("DOL-4", ("seat", "card")),
    Event.SHARING: Saying("DOL-7", ("seat", "rival", "pile")),  # the dealer, the left neighbour
    Event.DEALT: Saying("DOL-7", ("seat", "slot", "card")),
    Event.LAID_FACE_DOWN: Saying("DOL-21", ("seat", "slot")),
    Event.LOOKED: Saying("DOL-21", ("seat", "slot", "card")),  # seat is the looker, who alone may hear it
    Event.DAWN_NEAR: Saying("DOL-3", ("pile",)),  # from now on Dawn may be drawn
    Event.SHOWED: Saying("DOL-8", ("seat", "gesture")),
    Event.SHARE_SHARE: Saying("DOL-9", ("seat", "rival")),
    Event.CONFLICT_SHARE: Saying("DOL-10", ("seat", "rival")),  # seat fights
    Event.CONFLICT_CONFLICT: Saying("DOL-11", ("seat", "rival")),
    Event.DODGE_SHARE: Saying("DOL-12", ("seat", "rival")),  # seat dodges
    Event.DODGE_CONFLICT: Saying("DOL-13", ("seat", "rival")),  # seat dodges
    Event.DODGE_DODGE: Saying("DOL-14", ("seat", "rival")),
    Event.PICKED: Saying("DOL-12", ("seat", "slot", "card")),
    Event.TOOK: Saying("DOL-16", ("seat", "slot", "card")),
    Event.DISCARDED: Saying("DOL-18", ("slot", "card")),
    Event.NOTHING_LEFT: Saying("DOL-29"),  # the bettor took it all
    Event.DROPPED: Saying("DOL-14", ("seat", "kind", "points")),
    Event.NOTHING_TO_DROP: Saying("DOL-14", ("seat",)),
    Event.TOTAL: Saying("DOL-41", ("seat", "total")),
    Event.PASSED: Saying("DOL-31", ("seat",)),
    Event.LANTERN_PLAYED: Saying("DOL-21", ("seat",)),
    Event.TURNED_UP: Saying("DOL-21", ("seat", "slot", "card")),
    Event.LOOKOUT_PLAYED: Saying("DOL-22", ("seat",)),
    Event.STOLE: Saying("DOL-23", ("seat", "rival", "card")),  # seat robs rival
    Event.NOTHING_TO_STEAL: Saying("DOL-23", ("seat",)),
    Event.UNDERTOW_PLAYED: Saying("DOL-24", ("seat",)),
    Event.SWEPT_AWAY: Saying("DOL-24", ("slot", "card")),
    Event.EDDIES_PLAYED: Saying("DOL-25", ("seat",)),
    Event.ARRANGED: Saying("DOL-25", ("seat",)),  # the cards that changed their slot follow
    Event.MOVED: Saying("DOL-25", ("seat", "slot", "old_slot", "card")),
    Event.MOVED_FACE_DOWN: Saying("DOL-25", ("seat", "slot", "old_slot")),
    Event.CONVOY_PLAYED: Saying("DOL-26", ("seat",)),
    Event.TRICKERY_PLAYED: Saying("DOL-27", ("seat",)),  # two gestures shown by this seat follow
    Event.KEPT: Saying("DOL-27", ("seat", "gesture")),
    Event.MUDDLE_PLAYED: Saying("DOL-28", ("seat",)),
    Event.BET_VOID: Saying("DOL-28", ("seat",)),
    Event.BET_PLAYED: Saying("DOL-29", ("seat",)),
    Event.GUESSED: Saying("DOL-29", ("seat", "rival", "gesture")),  # seat bets that rival shows the gesture
    Event.BET_WON: Saying("DOL-29", ("seat",)),
    Event.BET_LOST: Saying("DOL-29", ("seat",)),
    Event.BET_TOOK: Saying("DOL-29", ("seat", "slot", "card")),
    Event.DAWN_DRAWN: Saying("DOL-30", ("seat", "slot")),
    Event.DAWN_BREAKS: Saying("DOL-30"),  # the match ends and the loot is nobody's
    Event.TOO_FEW_CARDS: Saying("DOL-32", ("pile",)),
    Event.SCORED: Saying("DOL-41", ("seat", "total")),
    Event.WON: Saying("DOL-44", ("seat", "total")),
    Event.WON_TOGETHER: Saying("DOL-44", ("seats", "total")),
}

PREVIEWED = frozenset({"took", "discarded", "total"})  # events that the preview of a choice tells

FINAL = frozenset({"scored", "won", "won_together"})  # events that tell with what everybody ended, and who has won

WEIGHTS = {  # how much attention an event asks for; those that are not named here are steps
    **dict.fromkeys(
        (
            "showed",
            "share_share",
            "conflict_share",
            "conflict_conflict",
            "dodge_share",
            "dodge_conflict",
            "dodge_dodge",
            "dropped",
            "stole",
            "muddle_played",
            "guessed",
            "bet_won",
            "bet_lost",
            "dawn_drawn",
            "dawn_breaks",
            "won",
            "won_together",
        ),
        Weight.MOMENT,
    ),
    **dict.fromkeys(
        (
            "first_dealer",
            "received",
            "sharing",
            "nothing_left",
            "nothing_to_drop",
            "total",
            "passed",
            "nothing_to_steal",
            "trickery_played",  # the gestures that follow tell it
            "arranged",
            "too_few_cards",
            "scored",
        ),
        Weight.BLINK,
    ),
}

TOGETHER = frozenset(
    {"showed", "guessed", "moved", "moved_face_down", "turned_up", "discarded"}
)  # events of one kind that happen at the same time

SPELLING = {  # arguments that are not numbers, in the notation's own words
    "seat": letter,
    "rival": letter,
    "seats": letters,
    "card": card_name,
    "gesture": lambda number: Gesture(number).name.lower(),
    "kind": lambda number: Kind(number).name.lower(),
}

"""What is in the box of Dolorès."""

from enum import IntEnum

from estran.engine.rule import carries, rule

SEATS = 4  # the record always has room for the largest table
NONE = -1  # no card, no seat, no choice

KINDS = 7
VALUES = 3
GOODS = KINDS * VALUES  # different goods cards, numbered by kind and then by value
CRATES = carries("DOL-1")((7, 2, 1))  # crates of value 1, 2 and 3 in each kind
GOODS_CARDS = KINDS * sum(CRATES)
COMPLETE = carries("DOL-1")(14)  # points of a kind with all its crates


@carries("DOL-1")
class Kind(IntEnum):
    """The seven kinds of goods."""

    WEAPONS = 0
    WINES = 1
    JEWELS = 2
    LACE = 3
    TABLEWARE = 4
    INSTRUMENTS = 5
    GOLD = 6


@carries("DOL-2")
class Message(IntEnum):
    """The ten messages in a bottle, one of each; a message's card number is GOODS more than this."""

    LANTERN = 0
    LOOKOUT = 1
    THEFT = 2
    UNDERTOW = 3
    EDDIES = 4
    CONVOY = 5
    TRICKERY = 6
    MUDDLE = 7
    BET = 8
    DAWN = 9


MESSAGES = 9  # without Dawn
DAWN = GOODS + MESSAGES  # Dawn's card number, the last
CARDS = DAWN + 1  # how many different cards there are
STAYING = carries("DOL-3")(5)  # messages shuffled in beside Dawn; which of the nine, nobody knows
LAST = carries("DOL-3")(16)  # Dawn is one of the last sixteen cards
STARTING = carries("DOL-4")((4, 3, 2))  # cards dealt to each of 2, 3 or 4 players

DEALT = carries("DOL-7")(4)  # cards of a sharing, half of them before each of the two
CONVOYED = carries("DOL-26")(2)  # cards that a Convoy adds
SLOTS = DEALT + CONVOYED


@carries("DOL-8")
class Gesture(IntEnum):
    """What a hand can show; as a set, one bit each."""

    SHARE = 0
    CONFLICT = 1
    DODGE = 2


GESTURES = 3
HANDS = carries("DOL-27")((0b001, 0b010, 0b100, 0b011, 0b101, 0b110))  # one gesture, or two of them with a Trickery


class Meeting(IntEnum):
    """The two gestures that meet, as a set: whose is whose makes no difference to the outcome."""

    SHARE_SHARE = 0b001
    CONFLICT_CONFLICT = 0b010
    CONFLICT_SHARE = 0b011
    DODGE_DODGE = 0b100
    DODGE_SHARE = 0b101
    DODGE_CONFLICT = 0b110


@rule("DOL-1")
def kind_of(card: int) -> int:
    """The kind of a goods card."""
    return card // VALUES


@rule("DOL-1")
def value_of(card: int) -> int:
    """The value printed on a goods card."""
    return card % VALUES + 1


def card_name(card: int) -> str:
    """The card in notation: `wines-3`, `theft`, `dawn`."""
    if card < GOODS:
        return f"{Kind(kind_of(card)).name.lower()}-{value_of(card)}"
    return Message(card - GOODS).name.lower()


NAMED = {  # what is in the box, in the notation's own words
    "gestures": tuple(gesture.name.lower() for gesture in Gesture),
    "kinds": tuple(kind.name.lower() for kind in Kind),
    "messages": tuple(message.name.lower() for message in Message),
    "cards": tuple(card_name(card) for card in range(CARDS)),
    "crates": CRATES,
    "staying": (STAYING,),
    "last": (LAST,),
}

"""The table during a match of Dolorès."""

from enum import IntEnum
from typing import Annotated

from estran.engine.events import COLUMNS
from estran.engine.layout import Int, Ints, Layout
from estran.games.dolores.box import GOODS, MESSAGES, SEATS, SLOTS

# Most is said when the last gesture settles a six-card loot under a Lantern and thereby the match: two hands, both
# halves of a guess, six cards turned up, a lost Bet, the outcome, six cards handed out, two totals, an idle Theft, too
# few cards, four scores and the victory.
EVENT_ROWS = 2 + 2 + 6 + 1 + 1 + 6 + 2 + 1 + 1 + 4 + 1


class Phase(IntEnum):
    """What the table is waiting for."""

    DEALER = 0  # chance: the first dealer
    START = 1  # chance: the next card of the starting loot
    DEAL = 2  # chance: the next card of the loot
    BEFORE_DEAL = 3  # window: one seat after another
    AT_DAWN = 4  # window
    BEFORE_GESTURES = 5  # window
    AFTER_GESTURES = 6  # window
    START_STEAL = 7  # one seat: a Theft that was dealt at the start
    ARRANGE = 8  # one seat: where the cards of the loot shall lie
    GESTURE = 9  # the two who share: a gesture; the bettor: a guess
    KEEP = 10  # one seat: which of two gestures stays
    TAKE = 11  # the bettor: cards of the loot
    PICK = 12  # the dodger: a card of the loot
    DROP = 13  # the two who share: a collection
    STEAL = 14  # one seat: a Theft that was just won
    OVER = 15


SECRET_PHASES = frozenset({Phase.GESTURE, Phase.DROP})  # several seats choose unseen


class Options(Layout):
    """What the host may choose."""

    messages: Int  # 1 to play with messages, 0 for the simple game
    dealer: Int  # seat of the first dealer, or NONE to draw it


class State(Layout):
    """Everything on, under and around the table; hidden things included."""

    players: Int  # how many seats are taken, 2 to 4
    messages: Int  # 1 in a match with messages, 0 in the simple game
    phase: Int  # a Phase
    asked: Int  # seats that must choose now, one bit each; nobody where chance is due, or the match is over
    dealer: Int  # seat that deals; NONE until it is drawn
    looker: Int  # seat that broke the Lantern over this loot, else NONE: the loot lies open
    bettor: Int  # seat whose Bet stands in this sharing, else NONE
    guess: Int  # the bettor's guess once shown: three times the dealer's gesture plus the neighbour's, else NONE
    slots: Int  # of the loot: four, or six after a Convoy; the first half lies before the neighbour
    left: Int  # cards in the pile: goods, Dawn, and the rest are messages
    dawn: Int  # 1 while Dawn is in the pile
    pile: Annotated[Ints, "i4", (GOODS,)]  # goods in the pile, by card
    unseen: Annotated[Ints, "i4", (MESSAGES,)]  # 1 for each message that is in the pile or has left the game unseen
    loot: Annotated[Ints, "i4", (SLOTS,)]  # the card in each slot, or NONE
    goods: Annotated[Ints, "i4", (SEATS, GOODS)]  # goods in front of each seat, by card
    held: Annotated[Ints, "i4", (SEATS,)]  # messages in front of each seat, one bit a Message
    choice: Annotated[Ints, "i4", (SEATS,)]  # action chosen in secret and not shown yet, or NONE
    hand: Annotated[Ints, "i4", (SEATS,)]  # gestures that each seat shows, one bit a Gesture
    said: Int  # events written by the last ply
    events: Annotated[Ints, "i2", (EVENT_ROWS, COLUMNS)]  # kind, eyes, arguments

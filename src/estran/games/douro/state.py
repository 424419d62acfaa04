"""The table during a match of Douro 1872."""

from enum import IntEnum
from typing import Annotated

from estran.engine.events import COLUMNS
from estran.engine.layout import Int, Ints, Layout
from estran.games.douro.box import CONTESTS, LEVELS, LONGEST_STRETCH, SEATS

# The most that one ply can tell is the last boat, filled, at a table of five, with all cards equal and all gifts equal:
#   the boat 4 (turned up, full, highest, holder out of the tie), four gains with totals 8, the phylloxera passes 1;
#   charity 1, five gifts 5, the lowest 2 (who, the holder alone), one payment with total 2,
#   the highest 2 (who, the holder out of the tie), four thanks with totals 8, the phylloxera passes 1;
#   five scores 5, a tie broken 1, the winner 1.
EVENT_ROWS = 41


class Phase(IntEnum):
    """What the table is waiting for."""

    LOTTERY = 0  # chance: the next barrel card of the phylloxera lottery
    LAY = 1  # chance: the next back of the stretch
    BID = 2  # every seat: a barrel card
    TURN = 3  # chance: the contested boat's front
    TOW = 4  # chance: a back on the way to the towed boat
    GIVE = 5  # every seat: a card for charity
    OVER = 6


SECRET_PHASES = frozenset({Phase.BID, Phase.GIVE})  # every seat chooses unseen
LONGEST = (CONTESTS + 1) * SEATS  # choices in a match: a card for each contest, and a gift


class Options(Layout):
    """What the host may choose; both change only what is shown."""

    open_points: Int  # 1 if everybody's points are shown
    open_cards: Int  # 1 if the cards played are counted for all to see


class State(Layout):
    """Everything on, under and around the table; hidden things included."""

    players: Int  # how many seats are taken, 3 to 5
    open_points: Int  # 1 if everybody's points are shown
    open_cards: Int  # 1 if the cards played are counted for all to see
    phase: Int  # a Phase
    phylloxera: Int  # seat that holds the phylloxera, or NONE before the lottery is over
    drawing: Int  # seats that take part in this round of the lottery, as bits
    points: Annotated[Ints, "i4", (SEATS,)]  # score barrels of each seat
    hand: Annotated[Ints, "i4", (SEATS,)]  # barrel cards in hand, one bit a value
    choice: Annotated[Ints, "i4", (SEATS,)]  # card of the hand laid face down, or NONE
    showing: Annotated[Ints, "i4", (SEATS,)]  # card on top of the pile of played cards, or NONE; the lottery's card
    covered: Annotated[Ints, "i4", (SEATS,)]  # card just under it, which Cardia uncovers again, or NONE
    shown: Annotated[Ints, "i4", (SEATS,)]  # values shown since the hand was last full, one bit each
    gift: Annotated[Ints, "i4", (SEATS,)]  # card under the charity, or NONE
    pile: Annotated[Ints, "i4", (1 + LEVELS,)]  # boats in the pile by back: fogs first, then levels 1 to 5
    passed: Int  # fogs on top of the pile that towing has passed over; no longer counted in it
    valley: Annotated[Ints, "i4", (LONGEST_STRETCH,)]  # backs of this stretch, in the order they are contested
    laid: Int  # how many backs the stretch has
    sailed: Int  # how many of them have been contested
    turned: Annotated[Ints, "i4", (1 + LEVELS,)]  # fronts seen, one bit each: fogs first, then the ranks of each level
    said: Int  # events written by the last ply
    events: Annotated[Ints, "i2", (EVENT_ROWS, COLUMNS)]  # kind, eyes, arguments

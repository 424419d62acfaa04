"""Questions that the clauses ask about the table, and how cards move on it."""

from estran.engine.rule import rule
from estran.engine.seats import left_of
from estran.games.dolores.box import (
    CRATES,
    DAWN,
    GOODS,
    KINDS,
    LAST,
    MESSAGES,
    NONE,
    SEATS,
    SLOTS,
    VALUES,
    Message,
    value_of,
)
from estran.games.dolores.state import State

# ---- Who


@rule("DOL-7")
def neighbour(state: State) -> int:
    """The dealer's left neighbour shares with the dealer."""
    return left_of(state.dealer, state.players)


@rule("DOL-7")
def sharers(state: State) -> int:
    """The two who share, one bit each."""
    return 1 << state.dealer | 1 << neighbour(state)


@rule("DOL-7")
def rival_of(state: State, seat: int) -> int:
    """The other one of the two who share."""
    return neighbour(state) if seat == state.dealer else int(state.dealer)


@rule("DOL-20")
def holder(state: State, message: int) -> int:
    """The seat in front of which the message lies, as a bit; nobody if it lies nowhere."""
    seats = 0
    for seat in range(SEATS):
        seats |= (state.held[seat] >> message & 1) << seat
    return seats


@rule("DOL-20")
def held_by_anyone(state: State) -> int:
    """The messages in front of the players, one bit each."""
    messages = 0
    for seat in range(SEATS):
        messages |= state.held[seat]
    return messages


@rule()
def wait_for(state: State, phase: int, seats: int) -> None:
    """The table waits for these seats; for nobody, and it goes on by itself or with chance."""
    state.phase = phase
    state.asked = seats


# ---- Goods


@rule("DOL-40")
def worth(state: State, seat: int, kind: int) -> int:
    """A collection is worth the sum of its cards' values."""
    total = 0
    for value in range(VALUES):
        total += (value + 1) * state.goods[seat, kind * VALUES + value]
    return total


@rule("DOL-14")
def collections(state: State, seat: int) -> int:
    """The kinds of goods that the seat owns, one bit each."""
    kinds = 0
    for kind in range(KINDS):
        kinds |= (worth(state, seat, kind) > 0) << kind
    return kinds


@rule("DOL-14", "DOL-23")
def has_goods(state: State, seat: int) -> bool:
    """The seat owns a collection."""
    cards = 0
    for card in range(GOODS):
        cards += state.goods[seat, card]
    return cards > 0


@rule("DOL-16", "DOL-22")
def gain(state: State, seat: int, card: int) -> None:
    """What is won joins the winner's area: goods in their collection, messages and Dawn in front of them."""
    if card < GOODS:
        state.goods[seat, card] += 1
    else:
        state.held[seat] |= 1 << card - GOODS


# ---- The pile


@rule("DOL-3")
def dawn_may_come(state: State) -> bool:
    """Dawn is one of the last sixteen cards of the pile."""
    return state.dawn == 1 and state.left <= LAST


@rule("DOL-3")
def messages_in_pile(state: State) -> int:
    """What is neither goods nor Dawn."""
    messages = state.left - state.dawn
    for card in range(GOODS):
        messages -= state.pile[card]
    return messages


@rule("DOL-3")
def messages_unseen(state: State) -> int:
    """Those in the pile and those that left the game: nobody can tell which is which."""
    messages = 0
    for message in range(MESSAGES):
        messages += state.unseen[message]
    return messages


@rule("DOL-3", "DOL-5")
def may_take_part(message: int, players: int, messages: int) -> bool:
    """In the simple game no message is ever in the pile, and Bet is always out with two players."""
    return messages == 1 and (message != Message.BET or players > 2)


@rule("DOL-2", "DOL-21")
def has_come_up(state: State, message: int, seat: int) -> bool:
    """The message, or Dawn, has been drawn for this seat to see."""
    for slot in range(SLOTS):
        if state.loot[slot] == GOODS + message and is_hidden(state, slot, seat):
            return False
    if message == Message.DAWN:
        return state.dawn == 0
    return state.unseen[message] == 0 and may_take_part(message, state.players, state.messages)


@rule("DOL-1", "DOL-2", "DOL-21")
def discarded(state: State, card: int) -> int:
    """How many of a card lie among the discards, open to all: those that are neither in the pile nor on the table."""
    lying = 0  # in the loot or in front of a player
    for slot in range(SLOTS):
        lying += state.loot[slot] == card
    for seat in range(state.players):
        lying += state.goods[seat, card] if card < GOODS else state.held[seat] >> card - GOODS & 1
    if card < GOODS:
        return int(CRATES[value_of(card) - 1] - state.pile[card] - lying)
    return has_come_up(state, card - GOODS, state.looker) - lying


@rule("DOL-3")
def draw(state: State, card: int) -> None:
    """The card leaves the pile."""
    state.left -= 1
    if card < GOODS:
        state.pile[card] -= 1
    elif card == DAWN:
        state.dawn = 0
    else:
        state.unseen[card - GOODS] = 0


# ---- The loot


@rule("DOL-7", "DOL-26")
def next_slot(state: State) -> int:
    """Where the next card is dealt to, or NONE when the loot is complete."""
    for slot in range(state.slots):
        if state.loot[slot] == NONE:
            return slot
    return NONE


@rule("DOL-7")
def side_of(state: State, slot: int) -> int:
    """The first half of the loot lies before the left neighbour, the second before the dealer."""
    return neighbour(state) if slot < state.slots // 2 else int(state.dealer)


@rule("DOL-18")
def filled(state: State) -> int:
    """The slots in which a card lies, one bit each."""
    slots = 0
    for slot in range(SLOTS):
        slots |= (state.loot[slot] != NONE) << slot
    return slots


@rule("DOL-21")
def lies_face_down(state: State, slot: int) -> bool:
    """Under a Broken Lantern every card but Dawn."""
    return state.looker != NONE and state.loot[slot] != NONE and state.loot[slot] != DAWN


@rule("DOL-21")
def is_hidden(state: State, slot: int, seat: int) -> bool:
    """Only the one who broke the Lantern has seen a card that lies face down."""
    return lies_face_down(state, slot) and seat != state.looker

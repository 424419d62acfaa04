"""What a seat may see of Dolorès, as an array for learners.

Seats stand in turn from the one who looks; a seat that is not taken is all zeros.
"""

from typing import Any

from estran.engine.features import Part, slices
from estran.engine.rule import rule
from estran.engine.seats import left_of
from estran.games.dolores.actions import DROP, GUESS, HAND
from estran.games.dolores.box import (
    CARDS,
    CRATES,
    GESTURES,
    GOODS,
    GOODS_CARDS,
    HANDS,
    KINDS,
    MESSAGES,
    NONE,
    SEATS,
    SLOTS,
    STAYING,
)
from estran.games.dolores.score import score_of
from estran.games.dolores.state import Phase, State
from estran.games.dolores.table import dawn_may_come, is_hidden, neighbour

PHASES = len(Phase)
HELD = MESSAGES + 1  # Dawn too
MOST = 127  # every feature fits into a byte

SEEN_FROM = "Seats come in turn order, starting with the one that looks. A seat that is not taken is all zeros."
FEATURES = {
    "taken": Part(SEATS, "1 for every seat at the table"),
    "phase": Part(PHASES, "1 for what the table is waiting for"),
    "dealer": Part(SEATS, "1 for the dealer"),
    "neighbour": Part(SEATS, "1 for the dealer's left neighbour, who shares with the dealer"),
    "looker": Part(SEATS, "1 for the seat that broke the Lantern"),
    "bettor": Part(SEATS, "1 for the seat that bets"),
    "scores": Part(SEATS, "points as they stand, cut off at 127, of which matches seldom reach half", MOST),
    "goods": Part(SEATS * GOODS, "goods in front of each seat, by card", CRATES[0]),
    "held": Part(SEATS * HELD, "1 for each message in front of each seat"),
    "hands": Part(SEATS * GESTURES, "1 for each gesture that a seat shows"),
    "guess": Part(2 * GESTURES, "the guess shown, or this seat's own: the dealer's gesture, then the neighbour's"),
    "choice": Part(GESTURES, "1 for each of this seat's own gestures, while they are secret"),
    "drop": Part(KINDS, "1 for the collection that one has named in secret"),
    "loot": Part(SLOTS * CARDS, "1 for the card known to lie in each slot"),
    "face_down": Part(SLOTS, "1 where a card lies that one has not seen"),
    "sides": Part(SLOTS * SEATS, "1 for the seat on whose side each slot is"),
    "pile": Part(1, "cards left in the pile", GOODS_CARDS + STAYING + 1),
    "dawn": Part(1, "1 if Dawn may be drawn"),
    "unknown": Part(GOODS, "goods that one has not seen, by card: in the pile, or face down", CRATES[0]),
    "unseen": Part(MESSAGES, "1 for each message that may still come up"),
}
PARTS = slices(FEATURES)
SIZE = sum(part.size for part in FEATURES.values())

# Compiled code knows whole numbers, not dictionaries.
TAKEN, PHASE, DEALER, NEIGHBOUR, LOOKER, BETTOR, SCORES = (part.start for part in list(PARTS.values())[:7])
AREAS, HOLDINGS, HANDS_SHOWN, GUESSES, CHOICE, DROPPING = (part.start for part in list(PARTS.values())[7:13])
LOOT, FACE_DOWN, SIDES, PILE, DAWN_NEAR, UNKNOWN, UNSEEN = (part.start for part in list(PARTS.values())[13:])


@rule()
def observe(state: State, seat: int, into: Any) -> None:
    """Write what this seat may know into an array of SIZE numbers."""
    into[:] = 0
    into[PHASE + state.phase] = 1
    into[PILE] = state.left
    into[DAWN_NEAR] = dawn_may_come(state)
    for card in range(GOODS):
        into[UNKNOWN + card] = state.pile[card]
    for message in range(MESSAGES):
        into[UNSEEN + message] = state.unseen[message]
    first = seat % state.players  # an onlooker, too, must look from somewhere
    looked_at = first
    for turn in range(state.players):
        observe_seat(state, looked_at, turn, into)
        looked_at = left_of(looked_at, state.players)
    dealer = (state.dealer - first) % state.players
    for slot in range(SLOTS):
        side = left_of(dealer, state.players) if slot < state.slots // 2 else dealer
        observe_slot(state, seat, slot, side, into)
    if state.guess != NONE:
        observe_guess(state.guess, into)
    if seat < state.players and state.choice[seat] != NONE:
        observe_choice(state.choice[seat], into)


@rule()
def observe_seat(state: State, seat: int, turn: int, into: Any) -> None:
    """What lies open in front of a seat, and the parts it plays."""
    into[TAKEN + turn] = 1
    into[DEALER + turn] = state.dealer == seat
    into[NEIGHBOUR + turn] = state.dealer != NONE and neighbour(state) == seat
    into[LOOKER + turn] = state.looker == seat
    into[BETTOR + turn] = state.bettor == seat
    into[SCORES + turn] = min(score_of(state, seat), MOST)
    for card in range(GOODS):
        into[AREAS + turn * GOODS + card] = state.goods[seat, card]
    for message in range(HELD):
        into[HOLDINGS + turn * HELD + message] = state.held[seat] >> message & 1
    for gesture in range(GESTURES):
        into[HANDS_SHOWN + turn * GESTURES + gesture] = state.hand[seat] >> gesture & 1


@rule()
def observe_slot(state: State, seat: int, slot: int, side: int, into: Any) -> None:
    """A card of the loot if the seat has seen it, and on whose side it lies; no branch to guess wrong but that of a Lantern."""
    card = int(state.loot[slot])
    hidden = is_hidden(state, slot, seat)
    into[SIDES + slot * SEATS + side] = slot < state.slots
    into[FACE_DOWN + slot] = hidden
    into[LOOT + slot * CARDS + max(card, 0)] = (card != NONE) & (not hidden)
    if hidden and card < GOODS:
        into[UNKNOWN + card] += 1
    elif hidden:
        into[UNSEEN + card - GOODS] = 1


@rule()
def observe_guess(guess: int, into: Any) -> None:
    """The two halves of a guess."""
    into[GUESSES + guess // GESTURES] = 1
    into[GUESSES + GESTURES + guess % GESTURES] = 1


@rule()
def observe_choice(action: int, into: Any) -> None:
    """One's own choice, made in secret: a hand, a guess or a collection."""
    if action >= DROP:
        into[DROPPING + action - DROP] = 1
    elif action >= GUESS:
        observe_guess(action - GUESS, into)
    else:
        for gesture in range(GESTURES):
            into[CHOICE + gesture] = HANDS[action - HAND] >> gesture & 1

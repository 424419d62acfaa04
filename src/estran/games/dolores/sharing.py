"""A sharing, DOL-7 to DOL-18, from the deal to the next dealer."""

from estran.engine.events import say
from estran.engine.rule import rule
from estran.engine.seats import NOBODY, is_tie
from estran.games.dolores.actions import DROP, GUESS, HAND
from estran.games.dolores.box import (
    DAWN,
    DEALT,
    GESTURES,
    HANDS,
    LAST,
    NONE,
    SEATS,
    VALUES,
    Gesture,
    Meeting,
    Message,
)
from estran.games.dolores.events import Event
from estran.games.dolores.messages import (
    ask_thief,
    clear_hands,
    dawn_comes,
    go_on_dealing,
    guess_is_right,
    show_dealt,
    turn_up,
)
from estran.games.dolores.score import end_match, say_total
from estran.games.dolores.state import Phase, State
from estran.games.dolores.table import (
    draw,
    filled,
    gain,
    has_goods,
    neighbour,
    next_slot,
    rival_of,
    sharers,
    wait_for,
    worth,
)

SHARE = 1 << Gesture.SHARE  # as bits of what a hand shows
CONFLICT = 1 << Gesture.CONFLICT
DODGE = 1 << Gesture.DODGE
TRICKERY = 1 << Message.TRICKERY


# ---- The deal


@rule("DOL-7", "DOL-32")
def begin_sharing(state: State) -> None:
    """Four cards are needed, else the match ends here; a Lantern may be broken before they are dealt."""
    if state.left < DEALT:
        say(state, Event.TOO_FEW_CARDS, state.left)
        end_match(state)
        return
    say(state, Event.SHARING, state.dealer, neighbour(state), state.left)
    state.slots = DEALT
    wait_for(state, Phase.BEFORE_DEAL, NOBODY)


@rule("DOL-7", "DOL-26", "DOL-30")
def deal(state: State, card: int) -> None:
    """The next card of the loot comes up: the neighbour's side is filled first, then the dealer's."""
    slot = next_slot(state)
    draw(state, card)
    state.loot[slot] = card
    if card == DAWN:
        dawn_comes(state, slot)
        return
    show_dealt(state, slot)
    if state.left == LAST:
        say(state, Event.DAWN_NEAR, state.left)
    go_on_dealing(state)


# ---- The gestures


@rule("DOL-8", "DOL-27", "DOL-29")
def show_gestures(state: State) -> None:
    """Gestures and guess are shown together; a player who shows two then keeps one of them."""
    show_hand(state, state.dealer)
    show_hand(state, neighbour(state))
    if state.bettor != NONE:
        show_guess(state)
    undecided = 0
    for seat in range(SEATS):
        undecided |= is_tie(state.hand[seat]) << seat
    wait_for(state, Phase.KEEP, undecided)


@rule("DOL-8", "DOL-27")
def show_hand(state: State, seat: int) -> None:
    """One gesture is shown; two of them play the Trickery."""
    state.hand[seat] = HANDS[state.choice[seat] - HAND]
    state.choice[seat] = NONE
    if is_tie(state.hand[seat]):
        state.held[seat] &= ~TRICKERY
        say(state, Event.TRICKERY_PLAYED, seat)
    for gesture in range(GESTURES):
        if state.hand[seat] >> gesture & 1:
            say(state, Event.SHOWED, seat, gesture)


@rule("DOL-29")
def show_guess(state: State) -> None:
    """The bettor's guess is shown with the gestures, before a Trickery's choice."""
    state.guess = state.choice[state.bettor] - GUESS
    state.choice[state.bettor] = NONE
    say(state, Event.GUESSED, state.bettor, state.dealer, state.guess // GESTURES)
    say(state, Event.GUESSED, state.bettor, neighbour(state), state.guess % GESTURES)


@rule("DOL-21", "DOL-28", "DOL-29")
def settle_bet(state: State) -> None:
    """The gestures stand and the loot is turned up; a bettor who guessed right takes cards before the two share."""
    turn_up(state)
    if state.bettor == NONE:
        wait_for(state, Phase.TAKE, NOBODY)
    elif guess_is_right(state):
        say(state, Event.BET_WON, state.bettor)
        wait_for(state, Phase.TAKE, 1 << state.bettor)
    else:
        say(state, Event.BET_LOST, state.bettor)
        wait_for(state, Phase.TAKE, NOBODY)


@rule("DOL-29")
def take_bet(state: State, slots: int) -> None:
    """The bettor takes one or more cards, even all."""
    take_cards(state, state.bettor, slots, Event.BET_TOOK)
    if not filled(state):
        say(state, Event.NOTHING_LEFT)


# ---- The outcomes


@rule("DOL-9", "DOL-10", "DOL-11", "DOL-12", "DOL-13", "DOL-14")
def share_out(state: State) -> None:
    """What becomes of the loot depends on the two gestures that meet."""
    dealer, left = state.dealer, neighbour(state)
    match state.hand[dealer] | state.hand[left]:
        case Meeting.SHARE_SHARE:
            share(state)
        case Meeting.CONFLICT_SHARE:
            fight(state, dealer if state.hand[dealer] == CONFLICT else left)
        case Meeting.CONFLICT_CONFLICT:
            fight_over_nothing(state)
        case Meeting.DODGE_DODGE:
            dodge_each_other(state)
        case _:
            dodge(state, dealer if state.hand[dealer] == DODGE else left)


@rule("DOL-9")
def share(state: State) -> None:
    """Each takes the cards on their own side."""
    say(state, Event.SHARE_SHARE, state.dealer, neighbour(state))
    take_cards(state, state.dealer, own_side(state, state.dealer), Event.TOOK)
    take_cards(state, neighbour(state), own_side(state, neighbour(state)), Event.TOOK)
    end_sharing(state)


@rule("DOL-10", "DOL-18")
def fight(state: State, fighter: int) -> None:
    """The fighter takes all the cards."""
    say(state, Event.CONFLICT_SHARE, fighter, rival_of(state, fighter))
    take_cards(state, fighter, filled(state), Event.TOOK)
    end_sharing(state)


@rule("DOL-11", "DOL-18")
def fight_over_nothing(state: State) -> None:
    """All the cards are discarded."""
    say(state, Event.CONFLICT_CONFLICT, state.dealer, neighbour(state))
    discard_loot(state)
    end_sharing(state)


@rule("DOL-12", "DOL-13")
def dodge(state: State, dodger: int) -> None:
    """The dodger picks the first card, unless a bettor has left none."""
    rival = rival_of(state, dodger)
    if state.hand[rival] == SHARE:
        say(state, Event.DODGE_SHARE, dodger, rival)
    else:
        say(state, Event.DODGE_CONFLICT, dodger, rival)
    wait_for(state, Phase.PICK, 1 << dodger if filled(state) else NOBODY)


@rule("DOL-12", "DOL-13", "DOL-18")
def take_the_rest(state: State) -> None:
    """After the dodger a sharer takes what is left on their own side, a fighter all the rest."""
    rival = neighbour(state) if state.hand[state.dealer] == DODGE else int(state.dealer)
    if state.hand[rival] == SHARE:
        take_cards(state, rival, own_side(state, rival), Event.TOOK)
        discard_loot(state)
    else:
        take_cards(state, rival, filled(state), Event.TOOK)
    end_sharing(state)


@rule("DOL-14")
def dodge_each_other(state: State) -> None:
    """All the cards are discarded; then both name a collection to give up, unless they have none."""
    say(state, Event.DODGE_DODGE, state.dealer, neighbour(state))
    discard_loot(state)
    owners = sharers(state)
    for seat in range(state.players):
        if owners >> seat & 1 and not has_goods(state, seat):
            owners &= ~(1 << seat)
            say(state, Event.NOTHING_TO_DROP, seat)
    wait_for(state, Phase.DROP, owners)


@rule("DOL-14")
def drop_collections(state: State) -> None:
    """The collections that were named are discarded whole."""
    for seat in range(state.players):
        if state.choice[seat] != NONE:
            kind = state.choice[seat] - DROP
            state.choice[seat] = NONE
            say(state, Event.DROPPED, seat, kind, worth(state, seat, kind))
            state.goods[seat, kind * VALUES : (kind + 1) * VALUES] = 0
            say_total(state, seat)
    end_sharing(state)


# ---- Winnings and the next dealer


@rule("DOL-16")
def take_cards(state: State, seat: int, slots: int, how: int) -> None:
    """The cards of these slots join the seat's area at once."""
    for slot in range(state.slots):
        if slots >> slot & 1:
            card = state.loot[slot]
            state.loot[slot] = NONE
            gain(state, seat, card)
            say(state, how, seat, slot, card)
    if slots:
        say_total(state, seat)


@rule("DOL-9", "DOL-12", "DOL-18")
def own_side(state: State, seat: int) -> int:
    """The slots on the seat's side in which a card lies, one bit each."""
    first_half = (1 << state.slots // 2) - 1
    return filled(state) & (~first_half if seat == state.dealer else first_half)


@rule("DOL-11", "DOL-12", "DOL-14", "DOL-18")
def discard_loot(state: State) -> None:
    """All that still lies in the loot."""
    for slot in range(state.slots):
        if state.loot[slot] != NONE:
            say(state, Event.DISCARDED, slot, state.loot[slot])
            state.loot[slot] = NONE


@rule("DOL-17", "DOL-23")
def end_sharing(state: State) -> None:
    """The loot has been handed out; a Theft that was won is used before the next dealer begins."""
    clear_hands(state)
    ask_thief(state, Phase.STEAL)


@rule("DOL-17")
def pass_the_deal(state: State) -> None:
    """The left neighbour becomes the dealer."""
    state.dealer = neighbour(state)
    begin_sharing(state)

"""Dolorès, clause by clause: who is asked and what they may do, set-up, chance, and what a seat may imagine.

The other chapters of the book: `sharing.py`, `messages.py`, and `score.py` for the end. `table.py` has the words they use.
"""

from typing import Any

from estran.engine.dice import Dice, roll
from estran.engine.events import say
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY
from estran.games.dolores.actions import DROP, GUESS, HAND, PASS, PICK, PLAY, SETS, STEAL
from estran.games.dolores.box import (
    CARDS,
    CRATES,
    DAWN,
    GESTURES,
    GOODS,
    GOODS_CARDS,
    HANDS,
    MESSAGES,
    NONE,
    SEATS,
    SLOTS,
    STARTING,
    STAYING,
    Message,
    value_of,
)
from estran.games.dolores.events import Event
from estran.games.dolores.messages import (
    arrange,
    ask_from,
    ask_gestures,
    ask_thief,
    dawn_breaks,
    is_window,
    keep,
    play,
    playable,
    steal,
    turn_after,
)
from estran.games.dolores.score import say_total
from estran.games.dolores.sharing import (
    begin_sharing,
    deal,
    drop_collections,
    pass_the_deal,
    settle_bet,
    share_out,
    show_gestures,
    take_bet,
    take_cards,
    take_the_rest,
)
from estran.games.dolores.state import Options, Phase, State
from estran.games.dolores.table import (
    collections,
    dawn_may_come,
    draw,
    filled,
    gain,
    is_hidden,
    may_take_part,
    messages_in_pile,
    messages_unseen,
    wait_for,
)

WIDEST = PLAY + MESSAGES  # choices that one set of bits tells apart: to pass, or to play one of nine messages
ANY_GESTURE = (1 << GESTURES) - 1
ANY_HAND = (1 << len(HANDS)) - 1
ANY_GUESS = (1 << GESTURES * GESTURES) - 1

# ---- The table of contents


@rule()
def waiting(state: State) -> int:
    """The seats that must choose, or chance, or nobody."""
    if state.asked:
        return int(state.asked)
    return NOBODY if state.phase == Phase.OVER else CHANCE


@rule()
def act(state: State, seat: int, action: int) -> None:
    """Make a choice, and let everything follow from it up to the next choice or chance."""
    if not may(state, seat, action):
        raise ValueError("illegal action")
    state.said = 0
    state.asked &= ~(1 << seat)
    turn = 0
    match state.phase:
        case Phase.GESTURE | Phase.DROP:
            state.choice[seat] = action
        case Phase.PICK:
            take_cards(state, seat, 1 << action - PICK, Event.PICKED)
        case Phase.KEEP:
            keep(state, seat, action - HAND)
        case Phase.ARRANGE:
            arrange(state, seat, action - SETS)
        case Phase.TAKE:
            take_bet(state, action - SETS)
        case Phase.START_STEAL | Phase.STEAL:
            steal(state, seat, (action - STEAL) // GOODS, (action - STEAL) % GOODS)
        case _ if action == PASS:
            say(state, Event.PASSED, seat)
            turn = turn_after(state, seat)
        case _:
            play(state, seat, action - PLAY)
    go_on(state, turn)


@rule("DOL-31")
def go_on(state: State, turn: int) -> None:
    """Take one step after another until somebody is asked; in a window, ask the players in turn, from this turn on."""
    while Phase.BEFORE_DEAL <= state.phase < Phase.OVER and state.asked == NOBODY:
        if is_window(state.phase):
            ask_from(state, turn)
        if state.asked == NOBODY:
            next_step(state)
        turn = 0


@rule("DOL-7", "DOL-31")
def next_step(state: State) -> None:
    """The order of a sharing: what follows when nobody has anything left to choose in this step."""
    match state.phase:
        case Phase.START_STEAL:
            begin_sharing(state)
        case Phase.BEFORE_DEAL:
            wait_for(state, Phase.DEAL, NOBODY)
        case Phase.AT_DAWN:
            dawn_breaks(state)
        case Phase.BEFORE_GESTURES:
            ask_gestures(state)
        case Phase.GESTURE:
            show_gestures(state)
        case Phase.KEEP:
            wait_for(state, Phase.AFTER_GESTURES, NOBODY)
        case Phase.AFTER_GESTURES:
            settle_bet(state)
        case Phase.TAKE:
            share_out(state)
        case Phase.PICK:
            take_the_rest(state)
        case Phase.DROP:
            drop_collections(state)
        case _:
            pass_the_deal(state)


@rule()
def odds(state: State, weights: Any) -> int:
    """Weigh the outcomes of the chance that is due, and say how many there are."""
    match state.phase:
        case Phase.DEAL | Phase.START:
            return odds_of_card(state, weights)
        case Phase.DEALER:
            return odds_of_dealer(state, weights)
        case _:
            return 0


@rule()
def happen(state: State, outcome: int) -> None:
    """Let chance have this outcome."""
    if waiting(state) != CHANCE:
        raise ValueError("chance is not due")
    state.said = 0
    match state.phase:
        case Phase.DEAL:
            deal(state, outcome)
        case Phase.START:
            deal_start(state, outcome)
        case _:
            name_dealer(state, outcome)
    go_on(state, 0)


# ---- What a seat may choose


@rule()
def may(state: State, seat: int, action: int) -> bool:
    """The seat is asked, and this is one of the things it may do."""
    if not state.asked >> seat & 1:
        return False
    match state.phase:
        case Phase.ARRANGE | Phase.TAKE:
            return may_name(state, action - SETS)
        case Phase.START_STEAL | Phase.STEAL:
            return may_steal(state, seat, action - STEAL)
        case _:
            first, allowed = offered(state, seat)
            return first <= action < first + WIDEST and allowed >> action - first & 1 == 1


@rule()
def legal(state: State, seat: int, choices: Any) -> int:
    """List what the seat may choose, in ascending order, and say how many."""
    count = 0
    if not state.asked >> seat & 1:
        return count
    match state.phase:
        case Phase.ARRANGE | Phase.TAKE:
            for slots in range(1 << SLOTS):
                choices[count] = SETS + slots  # stays only if the next line counts it: no branch to guess wrong
                count += may_name(state, slots)
        case Phase.START_STEAL | Phase.STEAL:
            for loss in range(SEATS * GOODS):
                choices[count] = STEAL + loss
                count += may_steal(state, seat, loss)
        case _:
            first, allowed = offered(state, seat)
            for place in range(WIDEST):
                choices[count] = first + place
                count += allowed >> place & 1
    return count


@rule("DOL-8", "DOL-12", "DOL-14", "DOL-27", "DOL-29", "DOL-31")
def offered(state: State, seat: int) -> tuple[int, int]:
    """Where the numbers of the seat's choices begin, and a set of those from there on that are possible."""
    match state.phase:
        case Phase.GESTURE if seat == state.bettor:
            return GUESS, ANY_GUESS
        case Phase.GESTURE if state.held[seat] >> Message.TRICKERY & 1:
            return HAND, ANY_HAND
        case Phase.GESTURE:
            return HAND, ANY_GESTURE
        case Phase.KEEP:
            return HAND, int(state.hand[seat])
        case Phase.DROP:
            return DROP, collections(state, seat)
        case Phase.PICK:
            return PICK, filled(state)
        case _:
            return PASS, 1 | playable(state, seat) << PLAY


@rule("DOL-25", "DOL-29")
def may_name(state: State, slots: int) -> bool:
    """Eddies: as many cards as a side has; a won Bet: one or more of the cards that lie there."""
    if slots & ~filled(state):
        return False
    return members_of(slots) == state.slots // 2 if state.phase == Phase.ARRANGE else slots > 0


@rule("DOL-23")
def may_steal(state: State, seat: int, loss: int) -> bool:
    """Any goods card of another player; a loss is a victim and a card."""
    victim, card = loss // GOODS, loss % GOODS
    return 0 <= loss < SEATS * GOODS and victim != seat and state.goods[victim, card] > 0


@rule("DOL-25")
def members_of(slots: int) -> int:
    """How many slots a set has."""
    count = 0
    for slot in range(SLOTS):
        count += slots >> slot & 1
    return count


# ---- Set-up


@rule("DOL-1", "DOL-3", "DOL-5", "DOL-6")
def set_up(state: State, players: int, options: Options) -> None:
    """Seventy goods, Dawn, and five of the nine messages, unless it is the simple game; Bet is out with two players."""
    state.players = players
    state.messages = options.messages
    state.dealer = options.dealer
    state.looker = NONE
    state.bettor = NONE
    state.guess = NONE
    state.loot[:] = NONE
    state.choice[:] = NONE
    state.left = pile_size(options.messages)
    state.dawn = 1
    for card in range(GOODS):
        state.pile[card] = CRATES[value_of(card) - 1]
    for message in range(MESSAGES):
        state.unseen[message] = int(may_take_part(message, players, options.messages))
    wait_for(state, Phase.DEALER if state.dealer == NONE else Phase.START, NOBODY)


@rule("DOL-3", "DOL-5")
def pile_size(messages: int) -> int:
    """The goods, Dawn, and the messages that stay."""
    return GOODS_CARDS + 1 + STAYING * messages


@rule("DOL-6")
def odds_of_dealer(state: State, weights: Any) -> int:
    """Everybody is as likely to deal first."""
    for seat in range(state.players):
        weights[seat] = 1
    return state.players


@rule("DOL-6")
def name_dealer(state: State, seat: int) -> None:
    """The first dealer is drawn."""
    state.dealer = seat
    say(state, Event.FIRST_DEALER, seat)
    state.phase = Phase.START


@rule("DOL-3", "DOL-5")
def odds_of_card(state: State, weights: Any) -> int:
    """Every card in the pile is as likely; which messages these are is open, and Dawn is among the last sixteen.

    So each unseen message has an equal part of the messages' share; all is multiplied to make these parts whole numbers.
    """
    whole, messages = max(1, messages_unseen(state)), state.left - state.dawn
    for card in range(GOODS):
        weights[card] = whole * state.pile[card]
        messages -= state.pile[card]
    for message in range(MESSAGES):
        weights[GOODS + message] = messages * state.unseen[message]
    weights[DAWN] = whole if dawn_may_come(state) else 0
    return CARDS


@rule("DOL-3", "DOL-6")
def lot(state: State, weights: Any, dice: Dice) -> int:
    """What chance brings now, drawn by its odds without weighing every outcome first."""
    if state.phase == Phase.DEALER:
        return roll(dice, state.players)
    return random_card(state, state.left if dawn_may_come(state) else state.left - state.dawn, dice)


@rule("DOL-3", "DOL-5")
def random_card(state: State, cards: int, dice: Dice) -> int:
    """One of so many cards of the pile, by the odds of chance: of all, or of all but Dawn."""
    whole = max(1, messages_unseen(state))
    ticket = roll(dice, whole * cards)
    drawn = 0
    for card in range(GOODS):
        ticket -= whole * state.pile[card]
        drawn += int(ticket >= 0)  # cards already passed by; no branch to guess wrong
    if drawn == GOODS:
        messages = messages_in_pile(state)
        for message in range(MESSAGES):
            ticket -= messages * state.unseen[message]
            drawn += int(ticket >= 0)
    return drawn


@rule("DOL-4", "DOL-23")
def deal_start(state: State, card: int) -> None:
    """The starting cards lie open: all of A's, then all of B's; a Theft among them is used when everybody has theirs."""
    seat = next_to_receive(state)
    draw(state, card)
    gain(state, seat, card)
    say(state, Event.RECEIVED, seat, card)
    if next_to_receive(state) < state.players:
        return
    for seat in range(state.players):
        say_total(state, seat)
    ask_thief(state, Phase.START_STEAL)


@rule("DOL-4")
def next_to_receive(state: State) -> int:
    """The seat that gets the next starting card; the number of players when all have theirs."""
    return (pile_size(state.messages) - state.left) // STARTING[state.players - 2]


# ---- What a seat may imagine


@rule("DOL-8", "DOL-14", "DOL-21", "DOL-29")
def imagine(state: State, seat: int, dice: Dice) -> None:
    """Withdraw the others' open choices, and draw again what lies face down, unless the seat has looked at it.

    It cannot be Dawn, which would have been shown.
    """
    for rival in range(state.players):
        if rival != seat and state.choice[rival] != NONE:
            state.choice[rival] = NONE
            state.asked |= 1 << rival
    for slot in range(SLOTS):
        if is_hidden(state, slot, seat):
            put_back(state, state.loot[slot])
    for slot in range(SLOTS):
        if is_hidden(state, slot, seat):
            state.loot[slot] = random_card(state, state.left - state.dawn, dice)
            draw(state, state.loot[slot])


@rule("DOL-21")
def put_back(state: State, card: int) -> None:
    """A card that lies face down could as well be in the pile."""
    state.left += 1
    if card < GOODS:
        state.pile[card] += 1
    else:
        state.unseen[card - GOODS] = 1

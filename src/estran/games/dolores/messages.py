"""Messages in a bottle, DOL-20 to DOL-31: the windows in which they are played, and what each of them does."""

from estran.engine.events import say
from estran.engine.rule import rule
from estran.engine.seats import NOBODY
from estran.games.dolores.box import (
    CONVOYED,
    DEALT,
    GESTURES,
    NONE,
    SLOTS,
    Message,
)
from estran.games.dolores.events import Event
from estran.games.dolores.score import end_match, say_total
from estran.games.dolores.state import Phase, State
from estran.games.dolores.table import (
    gain,
    has_goods,
    held_by_anyone,
    holder,
    lies_face_down,
    neighbour,
    next_slot,
    sharers,
    side_of,
    wait_for,
)

LANTERN = 1 << Message.LANTERN  # as bits of what a seat holds
LOOKOUT = 1 << Message.LOOKOUT
THEFT = 1 << Message.THEFT
UNDERTOW = 1 << Message.UNDERTOW
EDDIES = 1 << Message.EDDIES
CONVOY = 1 << Message.CONVOY
MUDDLE = 1 << Message.MUDDLE
BET = 1 << Message.BET


# ---- Windows


@rule("DOL-31", "DOL-32")
def window(state: State) -> int:
    """The messages that may be played now, one bit each: Undertow needs four cards in the pile, Convoy two."""
    match state.phase:
        case Phase.BEFORE_DEAL:
            return LANTERN
        case Phase.BEFORE_GESTURES if state.left >= DEALT:
            return UNDERTOW | EDDIES | CONVOY | BET
        case Phase.BEFORE_GESTURES if state.left >= CONVOYED:
            return EDDIES | CONVOY | BET
        case Phase.BEFORE_GESTURES:
            return EDDIES | BET
        case Phase.AFTER_GESTURES:
            return MUDDLE
        case Phase.AT_DAWN:
            return LOOKOUT
        case _:
            return 0


@rule("DOL-31", "DOL-29")
def playable(state: State, seat: int) -> int:
    """The messages that this seat could play now, one bit each; nobody bets on a sharing of their own."""
    messages = int(state.held[seat]) & window(state)
    return messages & ~BET if sharers(state) >> seat & 1 else messages


@rule("DOL-31")
def is_window(phase: int) -> bool:
    """Messages may be played."""
    return Phase.BEFORE_DEAL <= phase <= Phase.AFTER_GESTURES


@rule("DOL-31")
def ask_from(state: State, turn: int) -> None:
    """From this turn on, counted from the dealer, the first who could play something is asked; else nobody."""
    if not held_by_anyone(state) & window(state):
        return  # as in most windows
    for later in range(turn, state.players):
        seat = (state.dealer + later) % state.players
        if playable(state, seat):
            state.asked = 1 << seat
            return


@rule("DOL-31")
def turn_after(state: State, seat: int) -> int:
    """The turn of the seat's left neighbour, counted from the dealer's, which is 0."""
    return (seat - state.dealer) % state.players + 1


@rule("DOL-20", "DOL-31")
def play(state: State, seat: int, message: int) -> None:
    """The message takes effect and is discarded; if the window goes on, everybody is asked again from the dealer on."""
    state.held[seat] &= ~(1 << message)
    match message:
        case Message.LANTERN:
            break_lantern(state, seat)
        case Message.LOOKOUT:
            ignore_dawn(state, seat)
        case Message.UNDERTOW:
            sweep_away(state, seat)
        case Message.EDDIES:
            stir(state, seat)
        case Message.CONVOY:
            bring_more(state, seat)
        case Message.MUDDLE:
            void_gestures(state, seat)
        case _:
            bet(state, seat)


# ---- Broken Lantern


@rule("DOL-21")
def break_lantern(state: State, seat: int) -> None:
    """The next sharing's cards lie face down, and the seat looks at them."""
    state.looker = seat
    say(state, Event.LANTERN_PLAYED, seat)


@rule("DOL-7", "DOL-21")
def show_dealt(state: State, slot: int) -> None:
    """A card of the loot lies open; under a Broken Lantern only the one who broke it has a look."""
    card, side = state.loot[slot], side_of(state, slot)
    if lies_face_down(state, slot):
        say(state, Event.LAID_FACE_DOWN, side, slot)
        say(state, Event.LOOKED, state.looker, slot, card, eyes=1 << state.looker)
    else:
        say(state, Event.DEALT, side, slot, card)


@rule("DOL-21")
def turn_up(state: State) -> None:
    """What lies face down is shown to all."""
    if state.looker == NONE:
        return
    for slot in range(state.slots):
        if lies_face_down(state, slot):
            say(state, Event.TURNED_UP, side_of(state, slot), slot, state.loot[slot])
    state.looker = NONE


# ---- Dawn and Lookout


@rule("DOL-30", "DOL-21")
def dawn_comes(state: State, slot: int) -> None:
    """Dawn is shown wherever it comes up; only a Lookout can help now."""
    say(state, Event.DAWN_DRAWN, side_of(state, slot), slot)
    wait_for(state, Phase.AT_DAWN, NOBODY)


@rule("DOL-30")
def dawn_breaks(state: State) -> None:
    """The sharing is not played, its loot is nobody's, and nothing stays hidden when the match is over."""
    say(state, Event.DAWN_BREAKS)
    turn_up(state)
    end_match(state)


@rule("DOL-22")
def ignore_dawn(state: State, seat: int) -> None:
    """Dawn has no effect and stays in the loot as a card worth nothing."""
    say(state, Event.LOOKOUT_PLAYED, seat)
    go_on_dealing(state)


@rule("DOL-7", "DOL-31")
def go_on_dealing(state: State) -> None:
    """The next card is due, or the loot is complete and messages may be played on it."""
    if next_slot(state) == NONE:
        wait_for(state, Phase.BEFORE_GESTURES, NOBODY)
    else:
        wait_for(state, Phase.DEAL, NOBODY)


# ---- Theft


@rule("DOL-23")
def ask_thief(state: State, phase: int) -> None:
    """A player who was dealt the Theft, or has just won it, uses it at once."""
    discard_idle_theft(state)
    wait_for(state, phase, holder(state, Message.THEFT))


@rule("DOL-23")
def discard_idle_theft(state: State) -> None:
    """A Theft has no effect when nobody else has goods."""
    thief = holder(state, Message.THEFT)
    if not thief:
        return
    for seat in range(state.players):
        if not thief >> seat & 1 and has_goods(state, seat):
            return
    for seat in range(state.players):
        if thief >> seat & 1:
            state.held[seat] &= ~THEFT
            say(state, Event.NOTHING_TO_STEAL, seat)


@rule("DOL-23")
def steal(state: State, seat: int, victim: int, card: int) -> None:
    """The thief takes any one goods card from another player."""
    state.held[seat] &= ~THEFT
    state.goods[victim, card] -= 1
    gain(state, seat, card)
    say(state, Event.STOLE, seat, victim, card)
    say_total(state, seat)
    say_total(state, victim)


# ---- Undertow, Eddies, Convoy


@rule("DOL-24")
def sweep_away(state: State, seat: int) -> None:
    """The loot is discarded and four new cards are due, also after a Convoy."""
    say(state, Event.UNDERTOW_PLAYED, seat)
    for slot in range(state.slots):
        say(state, Event.SWEPT_AWAY, slot, state.loot[slot])
        state.loot[slot] = NONE
    state.slots = DEALT
    wait_for(state, Phase.DEAL, NOBODY)


@rule("DOL-25")
def stir(state: State, seat: int) -> None:
    """The player of Eddies says where the cards of the loot shall lie."""
    say(state, Event.EDDIES_PLAYED, seat)
    wait_for(state, Phase.ARRANGE, 1 << seat)


@rule("DOL-25", "DOL-31")
def arrange(state: State, seat: int, chosen: int) -> None:
    """The chosen cards lie before the neighbour, the others before the dealer; on each side they keep their order."""
    say(state, Event.ARRANGED, seat)
    for slot in range(state.slots):
        say_moved(state, slot, arranged_slot(state, chosen, slot))
    place = 0
    for slot in range(state.slots):
        if chosen >> slot & 1:
            card = state.loot[slot]
            for behind in range(slot, place, -1):
                state.loot[behind] = state.loot[behind - 1]
            state.loot[place] = card
            place += 1
    wait_for(state, Phase.BEFORE_GESTURES, NOBODY)


@rule("DOL-25")
def arranged_slot(state: State, chosen: int, slot: int) -> int:
    """Where the card of this slot goes when the chosen ones shall lie before the neighbour."""
    before = 0  # chosen cards that lie before it
    for other in range(slot):
        before += chosen >> other & 1
    return before if chosen >> slot & 1 else state.slots // 2 + slot - before


@rule("DOL-25", "DOL-26")
def say_moved(state: State, slot: int, new_slot: int) -> None:
    """Everybody sees which card goes where, also face down."""
    if slot == new_slot:
        return
    if lies_face_down(state, slot):
        say(state, Event.MOVED_FACE_DOWN, side_of(state, new_slot), new_slot, slot)
    else:
        say(state, Event.MOVED, side_of(state, new_slot), new_slot, slot, state.loot[slot])


@rule("DOL-26")
def bring_more(state: State, seat: int) -> None:
    """A slot opens at the end of each side: one more card for the neighbour's, then one for the dealer's."""
    say(state, Event.CONVOY_PLAYED, seat)
    state.slots = SLOTS
    for slot in range(DEALT - 1, DEALT // 2 - 1, -1):
        say_moved(state, slot, slot + 1)
        state.loot[slot + 1] = state.loot[slot]
        state.loot[slot] = NONE
    wait_for(state, Phase.DEAL, NOBODY)


# ---- Trickery, Muddle, Bet


@rule("DOL-27")
def keep(state: State, seat: int, gesture: int) -> None:
    """Of the two gestures shown one stays, chosen in sight of everything else."""
    state.hand[seat] = 1 << gesture
    say(state, Event.KEPT, seat, gesture)


@rule("DOL-28")
def void_gestures(state: State, seat: int) -> None:
    """The gestures are made again over the same cards; a Bet is spent, and its guess is void too."""
    say(state, Event.MUDDLE_PLAYED, seat)
    if state.bettor != NONE:
        say(state, Event.BET_VOID, state.bettor)
    clear_hands(state)
    ask_gestures(state)


@rule("DOL-28")
def clear_hands(state: State) -> None:
    """No gesture, no guess and no Bet stand any more."""
    state.hand[:] = 0
    state.guess = NONE
    state.bettor = NONE


@rule("DOL-29")
def bet(state: State, seat: int) -> None:
    """Someone who does not share announces a Bet; the guess is made together with the gestures."""
    state.bettor = seat
    say(state, Event.BET_PLAYED, seat)


@rule("DOL-8", "DOL-29")
def ask_gestures(state: State) -> None:
    """The two who share choose their gestures in secret; if there is a bettor, that one guesses meanwhile."""
    if state.bettor == NONE:
        wait_for(state, Phase.GESTURE, sharers(state))
    else:
        wait_for(state, Phase.GESTURE, sharers(state) | 1 << state.bettor)


@rule("DOL-29")
def guess_is_right(state: State) -> bool:
    """Both halves match the gestures finally kept."""
    first, second = state.guess // GESTURES, state.guess % GESTURES
    return bool(state.hand[state.dealer] == 1 << first and state.hand[neighbour(state)] == 1 << second)

"""Douro 1872, clause by clause: set-up, the valley, a contest, the fogs.

Who gains and loses is in `contest.py`, half-time and the end in `ending.py`.
"""

from typing import Any

from estran.engine.dice import Dice, roll
from estran.engine.events import say
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY, is_tie
from estran.games.douro.box import (
    BARRELS,
    BOATS,
    BOTTOM,
    FOG,
    FOGS,
    FULL_HAND,
    HIGHEST,
    LEVELS,
    NONE,
    RANKS,
    START_POINTS,
    Fog,
    fog_order,
    order_of,
)
from estran.games.douro.contest import (
    barrels,
    first_of,
    load,
    pass_phylloxera,
    resolve_regular,
    reward_highest,
    reward_lowest,
    seats_with,
)
from estran.games.douro.ending import begin_half_time, end_match, give, is_half_time
from estran.games.douro.events import Event
from estran.games.douro.state import Options, Phase, State

# ---- The table of contents


@rule()
def waiting(state: State) -> int:
    """The seats that must choose, or chance, or nobody."""
    match state.phase:
        case Phase.BID | Phase.GIVE:
            return undecided(state)
        case Phase.OVER:
            return NOBODY
        case _:
            return CHANCE


@rule("DOU-8", "DOU-30")
def legal(state: State, seat: int, choices: Any) -> int:
    """A seat that has not chosen yet may lay down any card of its hand, for the boat or for charity."""
    if not is_asked(state, seat):
        return 0
    hand = state.hand[seat]
    count = 0
    for card in BARRELS:
        choices[count] = card  # stays only if the next line counts it: no branch to guess wrong
        count += hand >> card & 1
    return count


@rule()
def act(state: State, seat: int, action: int) -> None:
    """Lay a card face down; when the last seat has chosen, all cards are shown or given."""
    if not may(state, seat, action):
        raise ValueError("illegal action")
    state.said = 0
    state.choice[seat] = action
    if undecided(state):
        return
    if state.phase == Phase.BID:
        reveal(state)
    else:
        give(state)
        sail_on(state)


@rule()
def odds(state: State, weights: Any) -> int:
    """Weigh the outcomes of the chance that is due, and say how many there are."""
    match state.phase:
        case Phase.TURN if contested(state) == FOG:
            return odds_of_front(state, FOG, FOGS, weights)
        case Phase.TURN:
            return odds_of_front(state, contested(state), RANKS, weights)
        case Phase.LAY | Phase.TOW:
            return odds_of_back(state, weights)
        case Phase.LOTTERY:
            return odds_of_lottery(weights)
        case _:
            return 0


@rule()
def happen(state: State, outcome: int) -> None:
    """Let chance have this outcome."""
    if waiting(state) != CHANCE:
        raise ValueError("chance is not due")
    state.said = 0
    match state.phase:
        case Phase.TURN if contested(state) == FOG:
            turn_up_fog(state, outcome)
        case Phase.TURN:
            turn_up_boat(state, outcome)
        case Phase.LAY:
            lay(state, outcome)
        case Phase.TOW:
            tow(state, outcome)
        case _:
            show_lottery_card(state, outcome)


# ---- Set-up


@rule("DOU-1", "DOU-3", "DOU-4", "DOU-5")
def set_up(state: State, players: int, options: Options) -> None:
    """Ten cards and five points each; fifteen regular boats and six fogs in the pile."""
    state.players = players
    state.open_points = options.open_points
    state.open_cards = options.open_cards
    for seat in range(players):
        state.points[seat] = START_POINTS
        state.hand[seat] = FULL_HAND
    state.choice[:] = NONE
    state.showing[:] = NONE
    state.covered[:] = NONE
    state.gift[:] = NONE
    state.pile[FOG] = FOGS
    for level in range(1, LEVELS + 1):
        state.pile[level] = RANKS
    state.phylloxera = NONE
    state.drawing = (1 << players) - 1
    state.phase = Phase.LOTTERY


@rule("DOU-7")
def odds_of_lottery(weights: Any) -> int:
    """A random barrel card of a full hand."""
    for index in range(len(BARRELS)):
        weights[index] = 1
    return len(BARRELS)


@rule("DOU-7")
def show_lottery_card(state: State, outcome: int) -> None:
    """A card of the next seat is shown; the last one decides."""
    seat = next_to_draw(state)
    state.showing[seat] = BARRELS[outcome]
    say(state, Event.LOTTERY, seat, BARRELS[outcome])
    if next_to_draw(state) == NONE:
        decide_lottery(state)


@rule("DOU-7")
def decide_lottery(state: State) -> None:
    """The lowest card gets the phylloxera; those tied for it draw again, and the cards return to the hands."""
    card = lowest_drawn(state)
    seats = seats_with(state, state.showing, card)
    state.showing[:] = NONE
    if is_tie(seats):
        state.drawing = seats
        say(state, Event.LOTTERY_TIED, seats, card)
        return
    state.drawing = 0
    state.phylloxera = first_of(seats)
    say(state, Event.INFECTED, state.phylloxera, card)
    begin_stretch(state)


@rule("DOU-7")
def next_to_draw(state: State) -> int:
    """The first seat in the lottery without a card, or NONE."""
    for seat in range(state.players):
        if state.drawing >> seat & 1 and state.showing[seat] == NONE:
            return seat
    return NONE


@rule("DOU-7")
def lowest_drawn(state: State) -> int:
    """The lowest card of those who draw."""
    least = HIGHEST
    for seat in range(state.players):
        if state.drawing >> seat & 1:
            least = min(least, state.showing[seat])
    return least


# ---- The valley


@rule("DOU-6", "DOU-14")
def begin_stretch(state: State) -> None:
    """Lay boats up to and including the next fog; one that towing passed over is known already."""
    state.laid = 0
    state.sailed = 0
    if state.passed:
        state.passed -= 1
        say(state, Event.LAID_PASSED)
        put_in_valley(state, FOG)
    else:
        state.phase = Phase.LAY


@rule("DOU-5")
def odds_of_back(state: State, weights: Any) -> int:
    """Fogs lie anywhere above the bottom boats except on top; levels are as likely as they are many."""
    left = boats_in_pile(state)
    fogs = state.pile[FOG] if left < BOATS else 0
    boats = left - BOTTOM - fogs if fogs else 1  # regular boats among the fogs
    weights[FOG] = fogs * (left - fogs)
    for level in range(1, LEVELS + 1):
        weights[level] = boats * state.pile[level]
    return 1 + LEVELS


@rule("DOU-6")
def lay(state: State, back: int) -> None:
    """The next boat of the pile joins the stretch."""
    state.pile[back] -= 1
    say(state, Event.LAID, back)
    put_in_valley(state, back)


@rule("DOU-6")
def put_in_valley(state: State, back: int) -> None:
    """A fog, or the end of the pile, completes the stretch."""
    state.valley[state.laid] = back
    state.laid += 1
    if back == FOG or boats_in_pile(state) == 0:
        say(state, Event.STRETCH, state.laid, boats_in_pile(state) + state.passed)
        begin_contest(state)


@rule("DOU-14")
def boats_in_pile(state: State) -> int:
    """Boats nobody has seen the back of: the pile without the fogs that towing has passed over."""
    total = 0
    for back in range(1 + LEVELS):
        total += state.pile[back]
    return total


@rule("DOU-6")
def contested(state: State) -> int:
    """The back of the boat at the head of the valley."""
    return int(state.valley[state.sailed])


# ---- A contest


@rule("DOU-8")
def begin_contest(state: State) -> None:
    """The boat at the head of the valley waits for barrels."""
    say(state, Event.CONTEST, contest_number(state), contested(state))
    state.phase = Phase.BID


@rule("DOU-30")
def contest_number(state: State) -> int:
    """Which contest it is, of twenty: boats that have left the pile and the valley, one of them towed."""
    gone = BOATS - boats_in_pile(state) - state.passed - (state.laid - state.sailed)
    return 1 + gone - int(state.turned[FOG] >> Fog.TOWING & 1)


@rule("DOU-8")
def is_asked(state: State, seat: int) -> bool:
    """A seat at the table, while cards are laid face down, that has laid none yet."""
    choosing = state.phase == Phase.BID or state.phase == Phase.GIVE
    return choosing and 0 <= seat < state.players and state.choice[seat] == NONE


@rule("DOU-8", "DOU-30")
def may(state: State, seat: int, action: int) -> bool:
    """The card must be in the hand of a seat that is asked."""
    return is_asked(state, seat) and 0 <= action <= HIGHEST and state.hand[seat] >> action & 1 == 1


@rule("DOU-8")
def undecided(state: State) -> int:
    """The seats that have not laid down a card yet."""
    return seats_with(state, state.choice, NONE)


@rule("DOU-8")
def reveal(state: State) -> None:
    """All cards are shown together, each on top of its seat's pile, and summed; then the boat is turned up."""
    for seat in range(state.players):
        card = state.choice[seat]
        state.choice[seat] = NONE
        state.hand[seat] &= ~(1 << card)
        state.shown[seat] |= 1 << card
        state.covered[seat] = state.showing[seat]
        state.showing[seat] = card
        say(state, Event.REVEALED, seat, card)
    say(state, Event.SUMMED, barrels(state))
    state.phase = Phase.TURN


@rule("DOU-8", "DOU-12")
def played(state: State, seat: int) -> int:
    """The cards in the seat's pile, one bit each: all that it has shown and not taken back."""
    return int(state.shown[seat] & ~state.hand[seat])


@rule("DOU-8")
def odds_of_front(state: State, back: int, fronts: int, weights: Any) -> int:
    """Every front of this back that has not been seen is as likely as the next."""
    for front in range(fronts):
        weights[front] = 1 - (state.turned[back] >> front & 1)
    return fronts


@rule("DOU-8")
def turn_up_boat(state: State, rank: int) -> None:
    """A regular boat is contested for two points."""
    level = contested(state)
    order = order_of(level, rank, state.players)
    state.turned[level] |= 1 << rank
    say(state, Event.BOAT, level, order)
    resolve_regular(state, order, 2)
    pass_phylloxera(state, Event.PHYLLOXERA, state.showing)
    end_contest(state)


@rule("DOU-6", "DOU-30")
def end_contest(state: State) -> None:
    """The boat sails; half-time follows directly on the contest that emptied the hands."""
    state.sailed += 1
    if is_half_time(state):
        begin_half_time(state)
    else:
        sail_on(state)


@rule("DOU-6", "DOU-31")
def sail_on(state: State) -> None:
    """The next boat of the stretch, else a new stretch, else the end."""
    if state.sailed < state.laid:
        begin_contest(state)
    elif state.passed or boats_in_pile(state):
        begin_stretch(state)
    else:
        end_match(state)


# ---- The fogs


@rule("DOU-8", "DOU-22")
def turn_up_fog(state: State, fog: int) -> None:
    """Each fog has an effect of its own; only towing goes on to another boat before the contest ends."""
    state.turned[FOG] |= 1 << fog
    match fog:
        case Fog.ROCKS:
            meet_rocks(state)
        case Fog.CARDIA:
            meet_cardia(state)
        case Fog.RAPIDS:
            meet_rapids(state)
        case Fog.TOWING:
            return meet_towing(state)
        case Fog.TAVERN:
            meet_tavern(state)
        case _:
            meet_customs(state)
    pass_phylloxera(state, Event.PHYLLOXERA, state.showing)
    if fog == Fog.CARDIA:
        take_back(state)
    return end_contest(state)


@rule("DOU-11")
def meet_rocks(state: State) -> None:
    """As a regular boat, for four points."""
    order = fog_order(Fog.ROCKS, state.players)
    say(state, Event.ROCKS, order)
    resolve_regular(state, order, 4)


@rule("DOU-12")
def meet_cardia(state: State) -> None:
    """As a regular boat."""
    order = fog_order(Fog.CARDIA, state.players)
    say(state, Event.CARDIA, order)
    resolve_regular(state, order, 2)


@rule("DOU-12")
def take_back(state: State) -> None:
    """After Our Lady of Cardia all take the card just played back into their hand."""
    for seat in range(state.players):
        state.hand[seat] |= 1 << state.showing[seat]
        state.showing[seat] = state.covered[seat]
    say(state, Event.RETURNED)


@rule("DOU-13")
def meet_rapids(state: State) -> None:
    """A full boat rewards the lowest card, a short one the highest."""
    order = fog_order(Fog.RAPIDS, state.players)
    say(state, Event.RAPIDS, order)
    if load(state, order):
        reward_lowest(state, 2)
    else:
        reward_highest(state, 2)


@rule("DOU-14")
def meet_towing(state: State) -> None:
    """The next regular boat is taken from the pile at once, for the cards already on the table."""
    say(state, Event.TOWING)
    state.phase = Phase.TOW


@rule("DOU-14")
def tow(state: State, back: int) -> None:
    """The towed boat takes the place of the one that tows; fogs before it stay where they are."""
    state.pile[back] -= 1
    if back == FOG:
        state.passed += 1
        say(state, Event.PASSED_OVER)
    else:
        state.valley[state.sailed] = back
        say(state, Event.TOWED, back)
        state.phase = Phase.TURN


@rule("DOU-15")
def meet_tavern(state: State) -> None:
    """Whatever the sum, the lowest card is rewarded."""
    say(state, Event.TAVERN)
    reward_lowest(state, 2)


@rule("DOU-16")
def meet_customs(state: State) -> None:
    """No points; the cards are spent."""
    say(state, Event.CUSTOMS)


# ---- What a seat may imagine


@rule("DOU-8", "DOU-30")
def imagine(state: State, seat: int, dice: Dice) -> None:
    """Withdraw the others' open choices, and give each rival some gift out of the cards not shown since half-time."""
    for rival in range(state.players):
        if rival == seat:
            continue
        state.choice[rival] = NONE
        if state.gift[rival] != NONE and state.phase != Phase.OVER:
            held = state.hand[rival] | 1 << state.gift[rival]
            state.gift[rival] = random_card(held & ~state.shown[rival], dice)
            state.hand[rival] = held & ~(1 << state.gift[rival])


@rule()
def random_card(cards: int, dice: Dice) -> int:
    """One of these cards, each as likely."""
    count = 0
    for card in BARRELS:
        count += cards >> card & 1
    for _ in range(roll(dice, count)):
        cards &= cards - 1  # leave out the lowest
    return first_of(cards)

"""Douro 1872, clause by clause: set-up, a contest, the fogs, the phylloxera, half-time, the end."""

from typing import Any

from estran.engine.chance import Dice, roll
from estran.engine.events import say
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, EVERYBODY, NOBODY, is_tie, left_of
from estran.games.douro.box import (
    BARRELS,
    BOATS,
    FOG,
    FOGS,
    FULL_HAND,
    HIGHEST,
    LEVELS,
    NONE,
    RANKS,
    START_POINTS,
    TOP,
    Fog,
    fog_order,
    order_of,
)
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
def may(state: State, seat: int, action: int) -> bool:
    """A seat that has not chosen yet may lay down any barrel card of its hand."""
    if not waiting(state) >> seat & 1:
        return False
    return 0 <= action <= HIGHEST and state.hand[seat] >> action & 1 == 1


@rule()
def legal(state: State, seat: int, choices: Any) -> int:
    """List what the seat may choose, in ascending order, and say how many."""
    count = 0
    if waiting(state) >> seat & 1:
        for card in BARRELS:
            choices[count] = card  # stays only if the next line counts it: no branch to guess wrong
            count += state.hand[seat] >> card & 1
    return count


@rule()
def act(state: State, seat: int, action: int) -> None:
    """Lay a card face down; the last seat's card opens them all."""
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


@rule()
def odds(state: State, weights: Any) -> int:
    """Weigh the outcomes of the chance that is due, and say how many there are."""
    match state.phase:
        case Phase.LOTTERY:
            return odds_of_lottery(weights)
        case Phase.LAY | Phase.TOW:
            return odds_of_back(state, weights)
        case Phase.TURN if contested(state) == FOG:
            return odds_of_front(state, FOG, FOGS, weights)
        case Phase.TURN | Phase.TURN_TOWED:
            return odds_of_front(state, contested(state), RANKS, weights)
        case _:
            return 0


@rule()
def happen(state: State, outcome: int) -> None:
    """Let chance have this outcome."""
    if waiting(state) != CHANCE:
        raise ValueError("chance is not due")
    state.said = 0
    match state.phase:
        case Phase.LOTTERY:
            show_lottery_card(state, outcome)
        case Phase.LAY:
            lay(state, outcome)
        case Phase.TURN if contested(state) == FOG:
            turn_up_fog(state, outcome)
        case Phase.TURN | Phase.TURN_TOWED:
            turn_up_boat(state, outcome)
        case _:
            tow(state, outcome)


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
    state.gift[:] = NONE
    state.pile[FOG] = FOGS
    for level in range(1, LEVELS + 1):
        state.pile[level] = RANKS
    state.drawing = all_seats(state)
    state.phase = Phase.LOTTERY


@rule("DOU-7")
def odds_of_lottery(weights: Any) -> int:
    """A random barrel card of a full hand."""
    for index in range(len(BARRELS)):
        weights[index] = 1
    return len(BARRELS)


@rule("DOU-7")
def show_lottery_card(state: State, outcome: int) -> None:
    """The lowest card shown gets the phylloxera; those tied for it draw again."""
    seat = next_to_draw(state)
    card = BARRELS[outcome]
    say(state, Event.LOTTERY, seat, card)
    state.showing[seat] = card
    if next_to_draw(state) != NONE:
        return
    lowest = least_generous(state)
    state.showing[:] = NONE
    if is_tie(lowest):
        state.drawing = lowest
        say(state, Event.LOTTERY_TIED, lowest)
        return
    state.phylloxera = first_of(lowest)
    state.drawing = 0
    say(state, Event.INFECTED, state.phylloxera)
    begin_stretch(state)


@rule("DOU-7")
def next_to_draw(state: State) -> int:
    """The first seat in the lottery without a card, or NONE."""
    for seat in range(state.players):
        if state.drawing >> seat & 1 and state.showing[seat] == NONE:
            return seat
    return NONE


# ---- The valley


@rule("DOU-6", "DOU-14")
def begin_stretch(state: State) -> None:
    """Lay boats up to and including the next fog; one that towing passed over is known already."""
    state.laid = 0
    state.sailed = 0
    if state.passed:
        state.passed -= 1
        put_in_valley(state, FOG)
        say(state, Event.LAID, FOG)
        state.phase = Phase.BID
    else:
        state.phase = Phase.LAY


@rule("DOU-5", "DOU-6")
def odds_of_back(state: State, weights: Any) -> int:
    """Fogs lie among the upper eighteen cards, but never on top; levels are as likely as they are many."""
    left = cards_in_pile(state)
    above = left - (BOATS - TOP)  # cards left of the upper eighteen
    regular = left - state.pile[FOG]
    if left == BOATS:
        fog_share, boat_share = 0, 1
    elif above > 0:
        fog_share, boat_share = state.pile[FOG], above - state.pile[FOG]
    else:
        fog_share, boat_share = 0, 1
    weights[FOG] = fog_share * regular
    for level in range(1, LEVELS + 1):
        weights[level] = boat_share * state.pile[level]
    return 1 + LEVELS


@rule("DOU-6")
def lay(state: State, back: int) -> None:
    """Lay the next back; a fog, or the end of the pile, completes the stretch."""
    state.pile[back] -= 1
    put_in_valley(state, back)
    say(state, Event.LAID, back)
    if back == FOG or cards_in_pile(state) == 0:
        state.phase = Phase.BID


@rule("DOU-6")
def put_in_valley(state: State, back: int) -> None:
    """The boat joins the end of the stretch."""
    state.valley[state.laid] = back
    state.laid += 1


@rule("DOU-6")
def contested(state: State) -> int:
    """The back of the boat at the head of the valley."""
    return int(state.valley[state.sailed])


# ---- A contest


@rule("DOU-8")
def reveal(state: State) -> None:
    """All cards are shown together; then the boat is turned up."""
    for seat in range(state.players):
        card = state.choice[seat]
        state.choice[seat] = NONE
        state.hand[seat] &= ~(1 << card)
        state.shown[seat] |= 1 << card
        state.showing[seat] = card
        say(state, Event.REVEALED, seat, card)
    state.phase = Phase.TURN


@rule("DOU-8")
def odds_of_front(state: State, back: int, fronts: int, weights: Any) -> int:
    """Every front of this back that has not been seen is as likely as the next."""
    for front in range(fronts):
        weights[front] = 1 - (state.turned[back] >> front & 1)
    return fronts


@rule("DOU-8")
def barrels(state: State) -> int:
    """Add up the barrels on the table."""
    total = 0
    for seat in range(state.players):
        total += state.showing[seat]
    return total


@rule("DOU-9", "DOU-10", "DOU-14")
def turn_up_boat(state: State, rank: int) -> None:
    """A regular boat: full, it rewards the most generous; short, it fines the least."""
    level = contested(state)
    state.turned[level] |= 1 << rank
    order = order_of(level, rank, state.players)
    say(state, Event.ORDERED, level, order, barrels(state), int(barrels(state) >= order))
    resolve_regular(state, order, 2)
    end_contest(state)


@rule("DOU-9", "DOU-10")
def resolve_regular(state: State, order: int, points: int) -> None:
    """A full boat rewards the most generous; a short one fines the least."""
    if barrels(state) >= order:
        reward(state, most_generous(state), points)
    else:
        fine(state, least_generous(state), points)


@rule("DOU-9", "DOU-20")
def reward(state: State, seats: int, points: int) -> None:
    """One seat gains all the points, tied seats half each; the phylloxera's holder is out of a tie."""
    holder = 1 << state.phylloxera
    if is_tie(seats) and seats & holder:
        say(state, Event.LEFT_OUT, state.phylloxera)
        seats &= ~holder
    if is_tie(seats):
        points //= 2
    for seat in range(state.players):
        if seats >> seat & 1:
            gain(state, seat, points)


@rule("DOU-10", "DOU-21")
def fine(state: State, seats: int, points: int) -> None:
    """One seat loses all the points, tied seats half each; the phylloxera's holder pays a tie alone."""
    holder = 1 << state.phylloxera
    if is_tie(seats) and seats & holder:
        say(state, Event.PAYS_ALONE, state.phylloxera)
        seats = holder
    if is_tie(seats):
        points //= 2
    for seat in range(state.players):
        if seats >> seat & 1:
            lose(state, seat, points)


@rule("DOU-9")
def gain(state: State, seat: int, points: int) -> None:
    """The bank never runs out."""
    state.points[seat] += points
    say(state, Event.GAINED, seat, points)
    say_total(state, seat)


@rule("DOU-10", "DOU-17")
def lose(state: State, seat: int, points: int) -> None:
    """Nobody pays what they do not have."""
    paid = min(points, state.points[seat])
    state.points[seat] -= paid
    if paid:
        say(state, Event.LOST, seat, paid)
        say_total(state, seat)
    else:
        say(state, Event.SPARED, seat)


@rule("DOU-4")
def say_total(state: State, seat: int) -> None:
    """A total is its owner's business, unless points are open."""
    say(state, Event.TOTAL, seat, state.points[seat], eyes=EVERYBODY if state.open_points else 1 << seat)


@rule("DOU-22")
def pass_phylloxera(state: State) -> None:
    """The phylloxera goes clockwise, once, after any tie with its holder, paid or not."""
    if holder_is_tied(state, state.showing):
        wander(state)


@rule("DOU-22", "DOU-31")
def holder_is_tied(state: State, cards: Any) -> bool:
    """Someone else's card equals the holder's."""
    for seat in range(state.players):
        if seat != state.phylloxera and cards[seat] == cards[state.phylloxera]:
            return True
    return False


@rule("DOU-22")
def wander(state: State) -> None:
    """The next player clockwise gets the phylloxera."""
    holder = state.phylloxera
    state.phylloxera = left_of(holder, state.players)
    say(state, Event.PHYLLOXERA, holder, state.phylloxera)


@rule("DOU-6", "DOU-30")
def end_contest(state: State) -> None:
    """The phylloxera may pass; then half-time, the next boat, the next stretch, or the end."""
    pass_phylloxera(state)
    state.sailed += 1
    if state.hand[0] == 0 and state.gift[0] == NONE:
        begin_half_time(state)
    else:
        sail_on(state)


@rule("DOU-6", "DOU-31")
def sail_on(state: State) -> None:
    """The next boat of the stretch, else a new stretch, else the end."""
    if state.sailed < state.laid:
        state.phase = Phase.BID
    elif state.passed or cards_in_pile(state):
        begin_stretch(state)
    else:
        end_match(state)


# ---- The fogs


@rule("DOU-8", "DOU-11", "DOU-12", "DOU-13", "DOU-14", "DOU-15", "DOU-16")
def turn_up_fog(state: State, fog: int) -> None:
    """Each fog has an effect of its own."""
    state.turned[FOG] |= 1 << fog
    order = fog_order(state.players)
    say(state, Event.FOG, fog, order, barrels(state), int(barrels(state) >= order))
    match fog:
        case Fog.ROCKS:
            resolve_regular(state, order, 4)
        case Fog.CARDIA:
            resolve_regular(state, order, 2)
        case Fog.RAPIDS:
            reward(state, least_generous(state) if barrels(state) >= order else most_generous(state), 2)
        case Fog.TAVERN:
            reward(state, least_generous(state), 2)
        case Fog.TOWING:
            state.phase = Phase.TOW
            return
        case _:
            pass  # customs: the cards are spent
    if fog == Fog.CARDIA:
        pass_phylloxera_and_take_back(state)
    else:
        end_contest(state)


@rule("DOU-12")
def pass_phylloxera_and_take_back(state: State) -> None:
    """After Our Lady of Cardia all take the card just played back into their hand."""
    pass_phylloxera(state)
    for seat in range(state.players):
        state.hand[seat] |= 1 << state.showing[seat]
        state.showing[seat] = NONE
    say(state, Event.RETURNED)
    state.sailed += 1
    sail_on(state)


@rule("DOU-14")
def tow(state: State, back: int) -> None:
    """The next regular boat comes out of the pile; fogs before it stay where they are."""
    state.pile[back] -= 1
    if back == FOG:
        state.passed += 1
        say(state, Event.PASSED_OVER)
        return
    put_in_valley(state, back)
    state.sailed += 1
    say(state, Event.TOWED, back)
    state.phase = Phase.TURN_TOWED


# ---- Half-time and end


@rule("DOU-30")
def begin_half_time(state: State) -> None:
    """All take their ten cards back; each then gives one to charity, unseen."""
    for seat in range(state.players):
        state.hand[seat] = FULL_HAND
        state.shown[seat] = 0
        state.showing[seat] = NONE
    say(state, Event.HALF_TIME)
    state.phase = Phase.GIVE


@rule("DOU-30")
def give(state: State) -> None:
    """The gifts lie face down under the charity; play goes on in the same valley with nine cards."""
    for seat in range(state.players):
        card = state.choice[seat]
        state.choice[seat] = NONE
        state.hand[seat] &= ~(1 << card)
        state.gift[seat] = card
        say(state, Event.GAVE, seat, card, eyes=1 << seat)
    sail_on(state)


@rule("DOU-31", "DOU-32")
def end_match(state: State) -> None:
    """After the last boat the gifts are shown and settled, and the points decide."""
    say(state, Event.CHARITY)
    for seat in range(state.players):
        say(state, Event.DONATED, seat, state.gift[seat])
    settle_charity(state)
    state.phase = Phase.OVER
    for seat in range(state.players):
        say(state, Event.SCORED, seat, state.points[seat])
    winner = winners(state)
    if is_tie(leaders(state)):
        say(state, Event.TIE_BROKEN, first_of(winner))
    say(state, Event.WON, first_of(winner))


@rule("DOU-31", "DOU-17")
def settle_charity(state: State) -> None:
    """Each lowest donor pays 1, each highest gets 1; in a tie the holder pays alone, and gets nothing."""
    holder = 1 << state.phylloxera
    lowest, highest = seats_with_gift(state, False), seats_with_gift(state, True)
    if is_tie(lowest) and lowest & holder:
        say(state, Event.PAYS_ALONE, state.phylloxera)
        lowest = holder
    for seat in range(state.players):
        if lowest >> seat & 1:
            pay_charity(state, seat)
    if is_tie(highest) and highest & holder:
        say(state, Event.LEFT_OUT, state.phylloxera)
        highest &= ~holder
    for seat in range(state.players):
        if highest >> seat & 1:
            state.points[seat] += 1
            say(state, Event.THANKED, seat, 1)
            say_total(state, seat)
    if holder_is_tied(state, state.gift):
        wander(state)


@rule("DOU-31", "DOU-17")
def pay_charity(state: State, seat: int) -> None:
    """One point, from those who have one."""
    if state.points[seat] == 0:
        say(state, Event.SPARED, seat)
        return
    state.points[seat] -= 1
    say(state, Event.PAID, seat, 1)
    say_total(state, seat)


@rule("DOU-32")
def score(state: State, points: Any) -> None:
    """Everybody's points."""
    for seat in range(state.players):
        points[seat] = state.points[seat]


@rule("DOU-32")
def leaders(state: State) -> int:
    """The seats with the most points."""
    most = 0
    for seat in range(state.players):
        most = max(most, state.points[seat])
    seats = 0
    for seat in range(state.players):
        if state.points[seat] == most:
            seats |= 1 << seat
    return seats


@rule("DOU-32", "DOU-33")
def winners(state: State) -> int:
    """Most points; in a tie the first tied player clockwise after the phylloxera's holder, who comes last."""
    best = leaders(state)
    seat = left_of(state.phylloxera, state.players)
    while not best >> seat & 1:
        seat = left_of(seat, state.players)
    return 1 << seat


# ---- What a seat may imagine


@rule("DOU-8", "DOU-30")
def imagine(state: State, seat: int, dice: Dice) -> None:
    """Withdraw the others' open choices, and give each rival some gift out of the cards not shown since half-time."""
    for rival in range(state.players):
        if rival == seat:
            continue
        state.choice[rival] = NONE
        if state.gift[rival] != NONE and state.phase != Phase.OVER:
            unseen = state.hand[rival] | 1 << state.gift[rival]
            state.gift[rival] = random_card(unseen & ~state.shown[rival], dice)
            state.hand[rival] = unseen & ~(1 << state.gift[rival])


@rule()
def random_card(cards: int, dice: Dice) -> int:
    """One of these cards, each as likely."""
    count = 0
    for card in BARRELS:
        count += cards >> card & 1
    left = roll(dice, count)
    for card in BARRELS:
        left -= cards >> card & 1
        if left < 0:
            return card
    raise ValueError("no card to draw from")


# ---- Words the clauses use


@rule()
def all_seats(state: State) -> int:
    """Every seat taken, one bit each."""
    return (1 << state.players) - 1


@rule("DOU-8")
def undecided(state: State) -> int:
    """The seats that have not laid down a card yet."""
    seats = 0
    for seat in range(state.players):
        if state.choice[seat] == NONE:
            seats |= 1 << seat
    return seats


@rule()
def cards_in_pile(state: State) -> int:
    """Boats nobody has seen the back of."""
    total = 0
    for back in range(1 + LEVELS):
        total += state.pile[back]
    return total


@rule("DOU-9")
def most_generous(state: State) -> int:
    """The seats that showed the highest barrel card."""
    highest = NONE
    for seat in range(state.players):
        highest = max(highest, state.showing[seat])
    return seats_showing(state, highest)


@rule("DOU-10")
def least_generous(state: State) -> int:
    """The seats that showed the lowest barrel card."""
    lowest = HIGHEST
    for seat in range(state.players):
        if state.showing[seat] != NONE:
            lowest = min(lowest, state.showing[seat])
    return seats_showing(state, lowest)


@rule()
def seats_showing(state: State, card: int) -> int:
    """A set of seats, one bit each."""
    seats = 0
    for seat in range(state.players):
        if state.showing[seat] == card:
            seats |= 1 << seat
    return seats


@rule("DOU-31")
def seats_with_gift(state: State, highest: bool) -> int:
    """The seats that gave the highest, or the lowest, card."""
    wanted = state.gift[0]
    for seat in range(1, state.players):
        gift = state.gift[seat]
        wanted = max(wanted, gift) if highest else min(wanted, gift)
    seats = 0
    for seat in range(state.players):
        if state.gift[seat] == wanted:
            seats |= 1 << seat
    return seats


@rule()
def first_of(seats: int) -> int:
    """The first seat of a set."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat

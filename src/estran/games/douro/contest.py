"""Douro 1872, the chapters on contests and on the phylloxera: who gains, who loses, who is left out of a tie."""

from typing import Any

from estran.engine.events import say
from estran.engine.rule import rule
from estran.engine.seats import EVERYBODY, is_tie, left_of
from estran.games.douro.box import HIGHEST, NONE
from estran.games.douro.events import Event
from estran.games.douro.state import State

# ---- The cards on the table


@rule("DOU-8")
def barrels(state: State) -> int:
    """Add up the barrels on the table."""
    total = 0
    for seat in range(state.players):
        total += state.showing[seat]
    return total


@rule("DOU-9", "DOU-31")
def highest(state: State, cards: Any) -> int:
    """The highest of everybody's cards, played or given."""
    most = NONE
    for seat in range(state.players):
        most = max(most, cards[seat])
    return most


@rule("DOU-10", "DOU-31")
def lowest(state: State, cards: Any) -> int:
    """The lowest of everybody's cards, played or given."""
    least = HIGHEST
    for seat in range(state.players):
        least = min(least, cards[seat])
    return least


@rule()
def seats_with(state: State, cards: Any, card: int) -> int:
    """The seats that have played or given this card, one bit each."""
    seats = 0
    for seat in range(state.players):
        seats |= (cards[seat] == card) << seat
    return seats


@rule()
def first_of(bits: int) -> int:
    """The first seat of a set of seats, or the lowest of a set of cards."""
    number = 0
    while not bits >> number & 1:
        number += 1
    return number


# ---- Full boats and short ones


@rule("DOU-9", "DOU-10")
def resolve_regular(state: State, order: int, points: int) -> None:
    """A full boat rewards the most generous; a short one fines the least."""
    if load(state, order):
        reward_highest(state, points)
    else:
        fine_lowest(state, points)


@rule("DOU-9", "DOU-10")
def load(state: State, order: int) -> bool:
    """The barrels are loaded: they fill the boat when they reach its order."""
    full = barrels(state) >= order
    say(state, Event.FULL if full else Event.SHORT, barrels(state), order)
    return full


@rule("DOU-9", "DOU-13")
def reward_highest(state: State, points: int) -> None:
    """The points go to the highest card."""
    card = highest(state, state.showing)
    seats = seats_with(state, state.showing, card)
    say(state, Event.HIGHEST, seats, card)
    reward(state, seats, points)


@rule("DOU-13", "DOU-15")
def reward_lowest(state: State, points: int) -> None:
    """The points go to the lowest card."""
    card = lowest(state, state.showing)
    seats = seats_with(state, state.showing, card)
    say(state, Event.LOWEST, seats, card)
    reward(state, seats, points)


@rule("DOU-10")
def fine_lowest(state: State, points: int) -> None:
    """The lowest card pays all the points, tied ones half each."""
    card = lowest(state, state.showing)
    seats = seats_with(state, state.showing, card)
    say(state, Event.LOWEST, seats, card)
    payers = holder_alone(state, seats)
    share = points // 2 if is_tie(payers) else points
    for seat in range(state.players):
        if payers >> seat & 1:
            lose(state, Event.LOST, seat, share)


@rule("DOU-9", "DOU-20")
def reward(state: State, seats: int, points: int) -> None:
    """One seat gains all the points, tied ones half each; one that the holder leaves alone gains all."""
    takers = without_holder(state, seats)
    share = points // 2 if is_tie(takers) else points
    for seat in range(state.players):
        if takers >> seat & 1:
            gain(state, Event.GAINED, seat, share)


@rule("DOU-4")
def gain(state: State, reason: Event, seat: int, points: int) -> None:
    """The bank never runs out."""
    state.points[seat] += points
    say(state, reason, seat, points)
    say_total(state, seat)


@rule("DOU-17")
def lose(state: State, reason: Event, seat: int, points: int) -> None:
    """Nobody pays what they do not have."""
    paid = min(points, state.points[seat])
    state.points[seat] -= paid
    if paid == points:
        say(state, reason, seat, points)
    else:
        say(state, Event.SPARED, seat, paid, points)
    say_total(state, seat)


@rule("DOU-4")
def say_total(state: State, seat: int) -> None:
    """A total is its owner's business, unless points are open."""
    say(state, Event.TOTAL, seat, state.points[seat], eyes=EVERYBODY if state.open_points else 1 << seat)


# ---- Phylloxera


@rule("DOU-20", "DOU-23")
def without_holder(state: State, seats: int) -> int:
    """In a tie for a gain the phylloxera's holder is out of it."""
    holder = 1 << state.phylloxera
    if is_tie(seats) and seats & holder:
        say(state, Event.OUT_OF_TIE, state.phylloxera)
        return seats & ~holder
    return seats


@rule("DOU-21", "DOU-23")
def holder_alone(state: State, seats: int) -> int:
    """In a tie for a loss the phylloxera's holder alone pays."""
    holder = 1 << state.phylloxera
    if is_tie(seats) and seats & holder:
        say(state, Event.PAYS_ALONE, state.phylloxera)
        return holder
    return seats


@rule("DOU-22", "DOU-31")
def pass_phylloxera(state: State, reason: Event, cards: Any) -> None:
    """When anyone's card equals the holder's, paid for or not, the phylloxera goes to the next player clockwise."""
    holder = state.phylloxera
    card = cards[holder]
    if is_tie(seats_with(state, cards, card)):
        state.phylloxera = left_of(holder, state.players)
        say(state, reason, holder, state.phylloxera, card)

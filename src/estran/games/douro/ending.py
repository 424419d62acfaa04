"""Douro 1872, the chapter on half-time and the end: gifts, charity, the winner."""

from typing import Any

from estran.engine.events import say
from estran.engine.rule import rule
from estran.engine.seats import is_tie, left_of
from estran.games.douro.box import FULL_HAND, NONE
from estran.games.douro.contest import (
    gain,
    highest,
    holder_alone,
    lose,
    lowest,
    pass_phylloxera,
    seats_with,
    without_holder,
)
from estran.games.douro.events import Event
from estran.games.douro.state import Phase, State

# ---- Half-time


@rule("DOU-30")
def is_half_time(state: State) -> bool:
    """The hands are empty, and nobody has given yet."""
    return bool(state.hand[0] == 0 and state.gift[0] == NONE)


@rule("DOU-30")
def begin_half_time(state: State) -> None:
    """All take their ten cards back; each then gives one to charity, unseen."""
    for seat in range(state.players):
        state.hand[seat] = FULL_HAND
        state.shown[seat] = 0
        state.showing[seat] = NONE
        state.covered[seat] = NONE
    say(state, Event.HALF_TIME)
    state.phase = Phase.GIVE


@rule("DOU-30")
def give(state: State) -> None:
    """The gifts lie face down under the charity."""
    for seat in range(state.players):
        card = state.choice[seat]
        state.choice[seat] = NONE
        state.hand[seat] &= ~(1 << card)
        state.gift[seat] = card
        say(state, Event.GAVE, seat, card, eyes=1 << seat)


# ---- The end


@rule("DOU-31", "DOU-32")
def end_match(state: State) -> None:
    """After the last boat the gifts are shown and settled; then the points decide."""
    settle_charity(state)
    for seat in range(state.players):
        say(state, Event.SCORED, seat, state.points[seat])
    state.phase = Phase.OVER
    say_winner(state)


@rule("DOU-31")
def settle_charity(state: State) -> None:
    """The lowest gifts pay, the highest are thanked; then a gift equal to the holder's passes the phylloxera on."""
    say(state, Event.CHARITY)
    for seat in range(state.players):
        say(state, Event.DONATED, seat, state.gift[seat])
    collect_from_lowest(state)
    thank_highest(state)
    pass_phylloxera(state, Event.PHYLLOXERA_GIFT, state.gift)


@rule("DOU-31")
def collect_from_lowest(state: State) -> None:
    """Each lowest donor pays 1; in a tie the phylloxera's holder alone."""
    card = lowest(state, state.gift)
    seats = seats_with(state, state.gift, card)
    say(state, Event.LOWEST_GIFT, seats, card)
    payers = holder_alone(state, seats)
    for seat in range(state.players):
        if payers >> seat & 1:
            lose(state, Event.PAID, seat, 1)


@rule("DOU-31")
def thank_highest(state: State) -> None:
    """Each highest donor gets 1; in a tie the phylloxera's holder nothing."""
    card = highest(state, state.gift)
    seats = seats_with(state, state.gift, card)
    say(state, Event.HIGHEST_GIFT, seats, card)
    takers = without_holder(state, seats)
    for seat in range(state.players):
        if takers >> seat & 1:
            gain(state, Event.THANKED, seat, 1)


@rule("DOU-32")
def score(state: State, points: Any) -> None:
    """Everybody's points."""
    for seat in range(state.players):
        points[seat] = state.points[seat]


@rule("DOU-32")
def leaders(state: State) -> int:
    """The seats with the most points."""
    return seats_with(state, state.points, highest(state, state.points))


@rule("DOU-33")
def winner(state: State) -> int:
    """The first leader clockwise after the phylloxera's holder, who comes last."""
    best = leaders(state)
    seat = left_of(state.phylloxera, state.players)
    while not best >> seat & 1:
        seat = left_of(seat, state.players)
    return seat


@rule("DOU-32", "DOU-33")
def winners(state: State) -> int:
    """There is one winner, however many lead."""
    return 1 << winner(state)


@rule("DOU-32", "DOU-33")
def say_winner(state: State) -> None:
    """Name the winner, and how a tie was broken."""
    first = winner(state)
    if is_tie(leaders(state)):
        say(state, Event.TIE_BROKEN, leaders(state), state.phylloxera, first)
    say(state, Event.WON, first, state.points[first])

"""Tide, clause by clause."""

from collections.abc import Mapping
from typing import Any

from estran.engine.dice import Dice
from estran.engine.events import say
from estran.engine.game import Refused
from estran.engine.rule import carries, rule
from estran.engine.seats import CHANCE, NOBODY
from tide.events import Event
from tide.state import HIGH, MOST, NONE, SIDES, Options, Phase, State


@carries("TID-1")
def read_options(options: Mapping[str, Any], players: int) -> Options:
    """How many rounds are played."""
    if options["rounds"] not in (3, 6, 9):
        raise Refused("refused-option-value", option="rounds", came=options["rounds"], expected="3, 6, 9")
    wanted = Options.new()
    wanted.rounds = options["rounds"]
    return wanted


@rule("TID-1")
def set_up(state: State, players: int, options: Options) -> None:
    """Nobody has a pebble yet, and the tide comes in so many rounds."""
    state.players = players
    state.rounds = options.rounds
    state.grabbed[:] = NONE


@rule()
def waiting(state: State) -> int:
    """Those who have not grabbed yet, or the wave, or nobody."""
    if state.phase == Phase.OVER:
        return NOBODY
    if state.phase == Phase.WAVE:
        return CHANCE
    return undecided(state)


@rule()
def undecided(state: State) -> int:
    """The seats that have not grabbed yet, as bits."""
    seats = 0
    for seat in range(state.players):
        seats |= int(state.grabbed[seat] == NONE) << seat
    return seats


@rule("TID-2")
def legal(state: State, seat: int, choices: Any) -> int:
    """One, two or three pebbles."""
    if not is_asked(state, seat):
        return 0
    for number in range(MOST):
        choices[number] = number + 1
    return MOST


@rule()
def is_asked(state: State, seat: int) -> bool:
    """Whether this seat has still to grab."""
    return 0 <= seat < state.players and state.phase == Phase.GRAB and state.grabbed[seat] == NONE


@rule("TID-2")
def act(state: State, seat: int, action: int) -> None:
    """Hands stay closed until everybody has grabbed."""
    if not is_asked(state, seat) or not 1 <= action <= MOST:
        raise ValueError("illegal action")
    state.said = 0
    state.grabbed[seat] = action
    if undecided(state) == 0:
        state.phase = Phase.WAVE
        for other in range(state.players):
            say(state, Event.GRABBED, other, state.grabbed[other])


@rule("TID-3")
def odds(state: State, weights: Any) -> int:
    """A die with six sides."""
    if state.phase != Phase.WAVE:
        return 0
    for side in range(SIDES):
        weights[side] = 1
    return SIDES


@rule("TID-3", "TID-4")
def happen(state: State, outcome: int) -> None:
    """A high wave takes the fullest hands; all others keep their pebbles."""
    if state.phase != Phase.WAVE:
        raise ValueError("chance is not due")
    state.said = 0
    say(state, Event.WAVE, outcome + 1)
    most = fullest(state)
    for seat in range(state.players):
        hand = state.grabbed[seat]
        state.grabbed[seat] = NONE
        if outcome + 1 >= HIGH and hand == most:
            say(state, Event.LOST, seat, hand)
        else:
            state.pebbles[seat] += hand
            say(state, Event.KEPT, seat, hand, state.pebbles[seat])
    state.rounds -= 1
    state.phase = Phase.GRAB
    if state.rounds == 0:
        state.phase = Phase.OVER
        say(state, Event.WON, winners(state), state.pebbles[first(winners(state))])


@rule()
def fullest(state: State) -> int:
    """The most pebbles in one hand."""
    most = 0
    for seat in range(state.players):
        most = max(most, state.grabbed[seat])
    return most


@rule("TID-5")
def score(state: State, points: Any) -> None:
    """A pebble is a point."""
    for seat in range(state.players):
        points[seat] = state.pebbles[seat]


@rule("TID-5")
def winners(state: State) -> int:
    """Those with the most pebbles."""
    most = 0
    for seat in range(state.players):
        most = max(most, state.pebbles[seat])
    seats = 0
    for seat in range(state.players):
        seats |= int(state.pebbles[seat] == most) << seat
    return seats


@rule()
def first(seats: int) -> int:
    """The first of these seats."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@rule("TID-2")
def imagine(state: State, seat: int, dice: Dice) -> None:
    """While hands are closed, nobody knows whether others have grabbed."""
    if state.phase == Phase.GRAB:
        for rival in range(state.players):
            if rival != seat:
                state.grabbed[rival] = NONE

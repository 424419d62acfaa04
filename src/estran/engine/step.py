"""One choice at every table of an array, with all that follows: chance, the end, a fresh match, the next seat's look at it."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from estran.engine.chance import roll
from estran.engine.game import act, happen, legal, lot, observe, set_up, waiting, winners
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY

STAY, FRESH = -1, -2  # instead of an action: leave this table alone; set it up anew


class Matches(NamedTuple):
    """Tables side by side, and what their matches are begun with."""

    tables: Any  # a state each
    dice: Any  # a stream of chance each
    blank: Any  # one empty table
    options: Any  # one record of them
    slates: Any  # one slate, to write odds and choices on


class Sheets(NamedTuple):
    """What a step writes, a row a table; the memory may be anybody's."""

    observation: NDArray[Any]  # features of the seat that must choose next
    mask: NDArray[np.int8]  # 1 for each action that it may choose
    seat: NDArray[np.int32]  # which seat that is
    mover: NDArray[np.int32]  # the seat whose choice the step was
    reward: NDArray[np.float32]  # of the mover: 0 as long as the match goes on
    rewards: NDArray[np.float32]  # of every seat
    ended: NDArray[np.bool_]  # the match has ended, and another has begun
    last: NDArray[Any]  # features of the mover when it ended


@rule()
def step_rows(matches: Matches, sheets: Sheets, actions: Any, players: int, carefree: int) -> None:
    """Make each table's choice and play on to the next one; seats in `carefree` make their own, at random.

    Looking is a loop of its own: processors guess its branches and fetch its tables better than among those of the rules.
    """
    for row in range(len(actions)):
        if actions[row] != STAY:
            play_on(matches, sheets, row, actions[row], players, carefree)
    for row in range(len(actions)):
        if actions[row] != STAY:
            observe(matches.tables[row], sheets.seat[row], sheets.observation[row])
    for row in range(len(actions)):
        if actions[row] != STAY:
            write_mask(matches.tables[row], sheets.seat[row], matches.slates[0], sheets.mask[row])


@rule()
def play_on(matches: Matches, sheets: Sheets, row: int, action: int, players: int, carefree: int) -> None:
    """Do this at a table, and then what nobody has to be asked for."""
    tables, dice, blank, options, slates = matches
    state, slate = tables[row], slates[0]
    while True:
        if action == FRESH:
            tables[row] = blank[0]
            set_up(state, players, options[0])
            action = STAY
        asked = waiting(state)
        if asked == CHANCE:
            happen(state, lot(state, slate.weights, dice[row]))
        elif asked == NOBODY:
            observe(state, sheets.mover[row], sheets.last[row])
            pay(state, sheets, row)
            action = FRESH
        else:
            seat = lowest(asked)
            if action == STAY:
                if not carefree >> seat & 1:
                    sheets.seat[row] = seat
                    return
                action = slate.choices[roll(dice[row], legal(state, seat, slate.choices))]
            act(state, seat, action)
            action = STAY


@rule()
def pay(state: Any, sheets: Sheets, row: int) -> None:
    """Everybody has put in 1, and the winners share it all: a table of three gives 2, -1, -1, or 0.5, 0.5, -1."""
    won = winners(state)
    count = 0
    for seat in range(state.players):
        count += won >> seat & 1
    for seat in range(state.players):
        sheets.rewards[row, seat] = (won >> seat & 1) * state.players / count - 1
    sheets.reward[row] = sheets.rewards[row, sheets.mover[row]]
    sheets.ended[row] = True


@rule()
def write_mask(state: Any, seat: int, slate: Any, mask: Any) -> None:
    """Mark what the seat may choose."""
    mask[:] = 0
    for place in range(legal(state, seat, slate.choices)):
        mask[slate.choices[place]] = 1


@rule()
def lowest(seats: int) -> int:
    """The first seat of a set: those who choose in secret are asked one after another, and none sees another's choice."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat

"""Rules over the rows of an array of tables: one choice at each with all that follows, a playout, a look, an imagined copy.

A graphics processor runs the same functions, each thread on rows of its own.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from estran.engine.dice import Dice, roll, shake
from estran.engine.game import Game, act, happen, imagine, legal, lot, observe, score, set_up, waiting, winners
from estran.engine.layout import Scratch
from estran.engine.playouts import Playouts, playout
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY

NONE = -1  # no row, no seat
STAY = -1  # instead of an action: leave this table alone
FRESH = -2  # set it up for another match
LOOK = -3  # look at it again
BOTS = 1 << 32  # the stream of the bots at the first table: no table's own stream has so high a number


class Matches(NamedTuple):
    """Tables side by side, and what their matches are begun with."""

    tables: Any  # a state each
    dice: Any  # a stream of chance each
    blank: Any  # one empty table
    options: Any  # one record of them
    scratches: Any  # one record, to write odds and choices on


class Way(NamedTuple):
    """How tables are stepped."""

    players: int
    carefree: int  # seats that make their own choices, at random
    clear: bool  # what the last step brought is forgotten
    again: bool  # where a match has ended another begins


class Sheets(NamedTuple):
    """Output of a step, one row per table; callers may pass arrays of their own."""

    observation: NDArray[Any]  # features of the seat that must choose next
    mask: NDArray[np.int8]  # 1 for each action that it may choose
    seat: NDArray[np.int32]  # which seat that is
    mover: NDArray[np.int32]  # the seat whose choice the step was
    reward: NDArray[np.float32]  # of the mover: 0 as long as the match goes on
    rewards: NDArray[np.float32]  # of every seat
    ended: NDArray[np.bool_]  # the match has ended, and another has begun
    last: NDArray[Any]  # features of the mover when it ended


def tables_of(game: Game, tables: int, players: int, options: Mapping[str, Any] | None = None) -> Matches:
    """Blank tables; what cannot be played is refused."""
    game.set_table(players, options)
    wanted = game.read_options({**game.defaults, **(options or {})}, players)
    scratches = game.scratch.array(1)
    return Matches(game.state.array(tables), Dice.array(tables), game.state.array(1), np.array([wanted]), scratches)


def sheets_of(game: Game, tables: int, players: int, own: Mapping[str, NDArray[Any]] | None = None) -> Sheets:
    """What steps write: into the caller's own arrays, by name, and into fresh ones where there are none."""
    size = game.features.SIZE
    fresh = Sheets(
        observation=np.zeros((tables, size), np.int8),
        mask=np.zeros((tables, game.actions), np.int8),
        seat=np.zeros(tables, np.int32),
        mover=np.zeros(tables, np.int32),
        reward=np.zeros(tables, np.float32),
        rewards=np.zeros((tables, players), np.float32),
        ended=np.zeros(tables, np.bool_),
        last=np.zeros((tables, size), np.int8),
    )
    shapes = {name: sheet.shape for name, sheet in fresh._asdict().items()}
    for name, sheet in (own or {}).items():
        if shapes.get(name) != sheet.shape or not sheet.flags.c_contiguous:
            raise ValueError(f"expected contiguous arrays of {shapes}, came {name} of {sheet.shape}")
    return fresh._replace(**(own or {}))


@rule()
def shake_rows(dice: Any, seed: int) -> None:
    """Begin a stream of chance for every table."""
    for row in range(len(dice)):
        shake(dice[row], seed, row)


@rule()
def shake_bots(dice: Any, seed: int) -> None:
    """Begin a stream for the bots of every table."""
    for row in range(len(dice)):
        shake(dice[row], seed, BOTS + row)


@rule()
def wrong_row(masks: Any, actions: Any, least: int) -> int:
    """The first table whose choice is below `least` or not in the table's mask, or NONE."""
    for row in range(len(actions)):
        action = actions[row]
        if action < least or action >= masks.shape[1] or (action >= 0 and masks[row, action] == 0):
            return row
    return NONE


@rule()
def step_rows(matches: Matches, sheets: Sheets, actions: Any, way: Way) -> None:
    """Make each table's choice and play on to the next one.

    Observing is a separate loop, for better branch prediction and prefetching than within the rules.
    """
    tables, dice, blank, options, scratches = matches
    observation, masks, seats = sheets.observation, sheets.mask, sheets.seat
    scratch = scratches[0]
    if way.clear:
        clear(sheets)
    for row in range(len(actions)):
        action = actions[row]
        while action != STAY:
            if action == FRESH:
                tables[row] = blank[0]
                set_up(tables[row], way.players, options[0])
            seat = play_on(tables[row], action, dice[row], scratch, way.carefree)
            if seat == NONE:
                pay(tables[row], sheets, row)
            seats[row] = seat
            action = FRESH if seat == NONE and way.again else STAY
    for row in range(len(actions)):
        if actions[row] != STAY:
            if seats[row] == NONE:
                observation[row] = 0
                masks[row] = 0
            else:
                observe(tables[row], seats[row], observation[row])
                write_mask(tables[row], seats[row], scratch, masks[row])


@rule()
def clear(sheets: Sheets) -> None:
    """Forget what the last step brought."""
    mover, seats = sheets.mover, sheets.seat
    for row in range(len(seats)):
        mover[row] = seats[row]
    sheets.reward[:] = 0
    sheets.rewards[:] = 0
    sheets.ended[:] = False


@rule()
def play_on(state: Any, action: int, dice: Any, scratch: Scratch, carefree: int) -> int:
    """Apply an action, then play on until a seat must be asked; returns that seat, or NONE when the match is over.

    It takes records, not arrays: Numba would count references to arrays at every call.
    """
    while True:
        asked = waiting(state)
        if asked == CHANCE:
            happen(state, lot(state, scratch.weights, dice))
        elif asked == NOBODY:
            return NONE
        else:
            seat = lowest(asked)
            if action < 0:
                if not carefree >> seat & 1:
                    return seat
                action = scratch.choices[roll(dice, legal(state, seat, scratch.choices))]
            act(state, seat, action)
            action = STAY


@rule()
def playout_rows(matches: Matches, results: Playouts) -> None:
    """Play every table at random to its end, and say what came of it."""
    tables, dice, scratches = matches.tables, matches.dice, matches.scratches
    points, won, plies, choices = results
    for row in range(len(tables)):
        plies[row], choices[row] = playout(tables[row], dice[row], scratches[0])
        score(tables[row], points[row])
        won[row] = winners(tables[row])


@rule()
def score_rows(tables: Any, points: Any, won: Any) -> None:
    """What every seat has, and who is ahead, as bits: the winners, once the match is over."""
    for row in range(len(tables)):
        score(tables[row], points[row])
        won[row] = winners(tables[row])


@rule()
def observe_rows(tables: Any, seats: Any, observation: Any) -> None:
    """Show each table to a seat of one's choice."""
    for row in range(len(tables)):
        observe(tables[row], seats[row], observation[row])


@rule()
def imagine_rows(tables: Any, seats: Any, dice: Any, imagined: Any) -> None:
    """Copy each table, and redraw what its seat cannot know."""
    for row in range(len(tables)):
        imagined[row] = tables[row]
        imagine(imagined[row], seats[row], dice[row])


@rule()
def pay(state: Any, sheets: Sheets, row: int) -> None:
    """Write what a match that has ended brings, and show its end to the mover."""
    write_rewards(state, sheets.rewards[row])
    sheets.reward[row] = sheets.rewards[row, sheets.mover[row]]
    sheets.ended[row] = True
    observe(state, sheets.mover[row], sheets.last[row])


@rule()
def write_rewards(state: Any, rewards: Any) -> None:
    """Everybody has put in 1, and the winners share it all: a table of three gives 2, -1, -1, or 0.5, 0.5, -1."""
    won = winners(state)
    count = 0
    for seat in range(state.players):
        count += won >> seat & 1
    for seat in range(state.players):
        rewards[seat] = (won >> seat & 1) * state.players / count - 1


@rule()
def write_mask(state: Any, seat: int, scratch: Scratch, mask: Any) -> None:
    """Mark what the seat may choose."""
    mask[:] = 0
    for place in range(legal(state, seat, scratch.choices)):
        mask[scratch.choices[place]] = 1


@rule()
def lowest(seats: int) -> int:
    """The first seat of a set: those who choose in secret are asked one after another, and none sees another's choice."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat

"""Many tables at once: random playouts over an array of tables, on as many threads as wanted."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from estran.engine.dice import Dice, dice_of, roll, shake
from estran.engine.events import hush, say
from estran.engine.family import Family, plain_family
from estran.engine.game import Game, act, happen, legal, lot, score, set_up, waiting, winners
from estran.engine.layout import Scratch
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY, SEATS, letter
from estran.engine.unpacked import unpacked

LINE = 128  # bytes that processors fetch together, with their neighbours
PARTS = 4  # of the work per thread: if one thread is held up, the others take over its remaining parts


class Playouts(NamedTuple):
    """What came of a number of matches, one row per match."""

    points: NDArray[np.int32]  # by seat
    winners: NDArray[np.int32]  # as bits
    plies: NDArray[np.int32]  # by chance and by seats
    choices: NDArray[np.int32]  # by seats alone


def victory_shares(winners: NDArray[Any], players: int) -> NDArray[np.float64]:
    """Each seat's share of each victory, one row per match: those who win together share it evenly."""
    won = (winners[:, None] >> np.arange(players)) & 1
    return np.asarray(won / won.sum(axis=1, keepdims=True))


@rule()
def note(state: Any, scratch: Scratch, who: int, number: int) -> None:
    """Write down no plies: only a family made for it does."""


@rule()
def playout(state: Any, dice: Dice, scratch: Scratch) -> tuple[int, int]:
    """Play at random from this table to the end; say how many plies it took, and how many of them were choices."""
    plies, choices = 0, 0
    while True:
        asked = waiting(state)
        if asked == NOBODY:
            return plies, choices
        if asked == CHANCE:
            outcome = lot(state, scratch.weights, dice)
            note(state, scratch, CHANCE, outcome)
            happen(state, outcome)
            plies += 1
        else:
            for seat in range(state.players):
                if asked >> seat & 1:
                    action = scratch.choices[roll(dice, legal(state, seat, scratch.choices))]
                    note(state, scratch, seat, action)
                    act(state, seat, action)
                    plies += 1
                    choices += 1


@rule()
def play_matches(
    tables: Any, options: Any, dice: Any, spare: Any, players: int, seed: int, first: int, results: Any
) -> None:
    """Set up and play a match for each row of the results, numbered from `first`; all on one table after another."""
    scratches, blank = spare
    points, won, plies, choices = results
    for row in range(len(won)):
        tables[0] = blank[0]
        state = tables[0]
        shake(dice[0], seed, first + row)
        set_up(state, players, options[0])
        plies[row], choices[row] = playout(state, dice[0], scratches[0])
        score(state, points[row])
        won[row] = winners(state)


def simulate(
    game: Game,
    players: int,
    matches: int,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    first: int = 0,
    threads: int = 1,
) -> Playouts:
    """Random matches `first` to `first + matches - 1` of this seed; the same ones on any number of threads."""
    game.set_table(players, options)  # refuses what cannot be played
    wanted = game.read_options({**game.defaults, **(options or {})}, players)
    play = game.silent.with_(play_matches)
    results = Playouts(
        np.zeros((matches, SEATS), np.int32),
        np.zeros(matches, np.int32),
        np.zeros(matches, np.int32),
        np.zeros(matches, np.int32),
    )

    def part(start: int, end: int) -> None:
        rows = tuple(column[start:end] for column in results)
        tables, rolled = _alone(game.state.dtype()), _alone(Dice.dtype())
        play(tables, _row(wanted), rolled, _spare(game), players, seed, first + start, rows)

    if threads == 1:
        part(0, matches)
    else:
        ends = [matches * number // (threads * PARTS) for number in range(threads * PARTS + 1)]
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(part, ends, ends[1:]))
    return results


def plies_of(
    game: Game, players: int, match: int, *, options: Mapping[str, Any] | None = None, seed: int = 0
) -> list[str]:
    """The plies, in notation, of one of the matches that `simulate` plays; the rules as they are written play it again."""
    scratch = SimpleNamespace(weights=[0] * game.outcomes, choices=[0] * game.actions, plies=[])
    table, rolled = unpacked(game.set_table(players, options)), unpacked(dice_of(seed, match))
    _written(game).with_(playout)(table, rolled, scratch)
    plies: list[str] = scratch.plies
    return plies


@cache
def _written(game: Game) -> Family:
    """The plain rules, and a playout that writes down every ply before it is made."""
    notation = game.notation

    def write_down(state: Any, scratch: Any, who: int, number: int) -> None:
        if who == CHANCE:
            scratch.plies.append(f"* {notation.write_outcome(state, number)}")
        else:
            scratch.plies.append(f"{letter(who)} {notation.write_action(state, who, number)}")

    return plain_family({**game.bound(), say: hush, note: write_down})


def _spare(game: Game) -> tuple[Any, Any]:
    """What a playout needs beside its table: scratch to write on, and a blank table to begin with."""
    return _alone(game.scratch.dtype()), game.state.array(1)


def _alone(kind: Any) -> Any:
    """An array of one record, aligned to cache lines and padded, to avoid false sharing between threads."""
    room = np.zeros(kind.itemsize + 2 * LINE, np.uint8)
    start = -room.ctypes.data % LINE
    return room[start : start + kind.itemsize].view(kind)


def _row(record: Any) -> Any:
    """The record as an array of one, which compiled code takes faster."""
    return np.array([record])

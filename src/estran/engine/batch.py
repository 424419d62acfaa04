"""Many tables at once: random playouts over an array of tables, on as many threads as wanted."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from estran.engine.chance import Dice, draw, roll, shake
from estran.engine.game import Game, act, happen, legal, odds, score, set_up, waiting, winners
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY

SEATS = 5  # the largest table of any game
PLIES = 0  # columns of the counts: all plies, of them choices
CHOICES = 1


class Results(NamedTuple):
    """What came of a number of matches, a row each."""

    points: NDArray[np.int32]  # by seat
    winners: NDArray[np.int32]  # as bits
    plies: NDArray[np.int32]  # by chance and by seats
    choices: NDArray[np.int32]  # by seats alone


@rule()
def playout(state: Any, dice: Dice, choices: Any, weights: Any, counts: Any) -> None:
    """Play at random from this table to the end."""
    while True:
        asked = waiting(state)
        if asked == NOBODY:
            return
        if asked == CHANCE:
            happen(state, draw(weights, odds(state, weights), dice))
            counts[PLIES] += 1
        else:
            for seat in range(SEATS):
                if asked >> seat & 1:
                    act(state, seat, choices[roll(dice, legal(state, seat, choices))])
                    counts[PLIES] += 1
                    counts[CHOICES] += 1


@rule()
def play_matches(
    tables: Any, options: Any, dice: Any, scratch: Any, players: int, seed: int, first: int, results: Any
) -> None:
    """Set up and play a match for each row of the results, numbered from `first`; all on one table after another."""
    choices, weights, blank = scratch
    points, won, plies, chosen = results
    for row in range(len(won)):
        tables[0] = blank[0]
        state = tables[0]
        shake(dice[0], seed, first + row)
        set_up(state, players, options[0])
        counts = np.zeros(2, np.int32)
        playout(state, dice[0], choices, weights, counts)
        score(state, points[row])
        won[row] = winners(state)
        plies[row] = counts[PLIES]
        chosen[row] = counts[CHOICES]


def simulate(
    game: Game,
    players: int,
    matches: int,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    first: int = 0,
    threads: int = 1,
) -> Results:
    """Random matches `first` to `first + matches - 1` of this seed; the same ones on any number of threads."""
    game.set_table(players, options)  # refuses what cannot be played
    wanted = game.read_options({**game.defaults, **(options or {})}, players)
    play = game.silent.with_(play_matches)
    parts = np.array_split(np.arange(first, first + matches), threads)

    def part(numbers: NDArray[np.int64]) -> Results:
        results = Results(
            np.zeros((len(numbers), SEATS), np.int32),
            np.zeros(len(numbers), np.int32),
            np.zeros(len(numbers), np.int32),
            np.zeros(len(numbers), np.int32),
        )
        scratch = (np.zeros(game.actions, np.int32), np.zeros(game.outcomes, np.int64), game.state.array(1))
        if len(numbers):
            play(
                game.state.array(1),
                _row(wanted),
                Dice.array(1),
                scratch,
                players,
                seed,
                int(numbers[0]),
                tuple(results),
            )
        return results

    if threads == 1:
        return part(parts[0])
    with ThreadPoolExecutor(threads) as pool:
        pieces = list(pool.map(part, parts))
    return Results(*(np.concatenate(columns) for columns in zip(*pieces, strict=True)))


def _row(record: Any) -> Any:
    """The record as an array of one, which compiled code takes faster."""
    return np.array([record])

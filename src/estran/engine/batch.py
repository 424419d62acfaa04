"""Many tables at once: random playouts over an array of tables, on as many threads as wanted."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from estran.engine.chance import Dice, draw, roll, shake
from estran.engine.events import hush, say
from estran.engine.family import Family, compiled_family
from estran.engine.game import Game, act, happen, legal, odds, score, set_up, waiting, winners
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY

SEATS = 5  # the largest table of any game
WHO = 0  # columns of a log, a row a ply: the seat or CHANCE, and the number of its choice or outcome
NUMBER = 1


class Results(NamedTuple):
    """What came of a number of matches, a row each."""

    points: NDArray[np.int32]  # by seat
    winners: NDArray[np.int32]  # as bits
    plies: NDArray[np.int32]  # by chance and by seats
    choices: NDArray[np.int32]  # by seats alone


@rule()
def note(log: Any, ply: int, who: int, number: int) -> None:
    """Keep no log: only a family made for it writes one."""


@rule()
def write_down(log: Any, ply: int, who: int, number: int) -> None:
    """Stands for `note` where the plies are wanted."""
    log[ply, WHO] = who
    log[ply, NUMBER] = number


@rule()
def playout(state: Any, dice: Dice, slate: Any, log: Any) -> tuple[int, int]:
    """Play at random from this table to the end; say how many plies it took, and how many of them were choices."""
    plies, choices = 0, 0
    while True:
        asked = waiting(state)
        if asked == NOBODY:
            return plies, choices
        if asked == CHANCE:
            outcome = draw(slate.weights, odds(state, slate.weights), dice)
            note(log, plies, CHANCE, outcome)
            happen(state, outcome)
            plies += 1
        else:
            for seat in range(state.players):
                if asked >> seat & 1:
                    action = slate.choices[roll(dice, legal(state, seat, slate.choices))]
                    note(log, plies, seat, action)
                    act(state, seat, action)
                    plies += 1
                    choices += 1


@rule()
def play_matches(
    tables: Any, options: Any, dice: Any, scratch: Any, players: int, seed: int, first: int, results: Any
) -> None:
    """Set up and play a match for each row of the results, numbered from `first`; all on one table after another."""
    slates, blank, log = scratch
    points, won, plies, choices = results
    for row in range(len(won)):
        tables[0] = blank[0]
        state = tables[0]
        shake(dice[0], seed, first + row)
        set_up(state, players, options[0])
        plies[row], choices[row] = playout(state, dice[0], slates[0], log)
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
        scratch = _scratch(game, 0)
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


def plies_of(
    game: Game, players: int, match: int, plies: int, *, options: Mapping[str, Any] | None = None, seed: int = 0
) -> NDArray[np.int32]:
    """The plies of one of the matches that `simulate` plays, who and number a row; it must have this many."""
    wanted = game.read_options({**game.defaults, **(options or {})}, players)
    scratch = _scratch(game, plies)
    results = Results(np.zeros((1, SEATS), np.int32), *(np.zeros(1, np.int32) for _ in range(3)))
    play = _logged(game).with_(play_matches)
    play(game.state.array(1), _row(wanted), Dice.array(1), scratch, players, seed, match, tuple(results))
    return scratch[-1]


@cache
def _logged(game: Game) -> Family:
    """Machine code that writes down every ply of a playout."""
    return compiled_family(f"{game.name}-logged", {**game.bound(), say: hush, note: write_down})


def _scratch(game: Game, plies: int) -> tuple[Any, Any, NDArray[np.int32]]:
    """What a playout writes into: a slate, a blank table to begin with, and a log of so many plies.

    The slate is a record because compiled code counts references to arrays, which costs a tenth of a playout.
    """
    slate = np.dtype([("weights", "i8", (game.outcomes,)), ("choices", "i4", (game.actions,))])
    return np.zeros(1, np.dtype((np.record, slate))), game.state.array(1), np.zeros((plies, 2), np.int32)


def _row(record: Any) -> Any:
    """The record as an array of one, which compiled code takes faster."""
    return np.array([record])

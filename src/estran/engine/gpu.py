"""The same rules on a graphics processor: each of its threads plays a match on a table of its own.

Besides `family.py` only this file imports Numba. The functions are the very ones that run elsewhere; a thread keeps its table,
dice and slate in its local memory, and writes nothing but what came of the match.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from estran.engine.batch import SEATS, Results, playout
from estran.engine.chance import Dice, shake
from estran.engine.events import hush, say
from estran.engine.family import family_of
from estran.engine.game import Game, score, set_up, winners

np.row_stack = np.vstack  # numba-cuda 0.30 still looks for it
import numba.cuda  # noqa: E402 - after the line above

cuda: Any = numba.cuda  # these two have no types
config: Any = numba.config

THREADS = 128  # of a block
BLOCKS = 132 * 16  # enough to keep the largest processors busy; each thread plays one match after the other


def _on_device(function: Any) -> Any:
    """A rule that kernels can call; in Numba's simulator it stays as it is written."""
    return function if config.ENABLE_CUDASIM else cuda.jit(function, device=True)


@cache
def _kernel(game: Game) -> Any:
    """The kernel that plays random matches of a game."""
    family = family_of({**game.bound(), say: hush}, _on_device)
    begin, set_table, play, count, first = (family.with_(one) for one in (shake, set_up, playout, score, winners))
    state, rolled, slate = game.state.dtype(), Dice.dtype(), game.slate

    def kernel(blank, options, players, seed, start, matches, points, won, plies, choices):  # type: ignore[no-untyped-def]
        tables = cuda.local.array(1, state)
        dice = cuda.local.array(1, rolled)
        slates = cuda.local.array(1, slate)
        for match in range(cuda.grid(1), matches, cuda.gridsize(1)):
            tables[0] = blank[0]
            begin(dice[0], seed, start + match)
            set_table(tables[0], players, options[0])
            plies[match], choices[match] = play(tables[0], dice[0], slates[0])
            count(tables[0], points[match])
            won[match] = first(tables[0])

    return cuda.jit(kernel)


class Playouts:
    """Random matches on the device, ready to be played again and again."""

    def __init__(self, game: Game, players: int, matches: int, options: Mapping[str, Any] | None = None) -> None:
        game.set_table(players, options)  # refuses what cannot be played
        wanted = game.read_options({**game.defaults, **(options or {})}, players)
        self.players, self.matches = players, matches
        self._play = _kernel(game)
        self._fixed = cuda.to_device(game.state.array(1)), cuda.to_device(np.array([wanted]))
        self.results: Any = Results(
            cuda.to_device(np.zeros((matches, SEATS), np.int32)),
            *(cuda.to_device(np.zeros(matches, np.int32)) for _ in range(3)),
        )

    def play(self, seed: int = 0, first: int = 0) -> None:
        """Matches `first` and on of this seed, the same as on any other processor."""
        self._play[BLOCKS, THREADS](*self._fixed, self.players, seed, first, self.matches, *self.results)

    def read(self) -> Results:
        """What came of them, in the memory of the host."""
        return Results(*(column.copy_to_host() for column in self.results))

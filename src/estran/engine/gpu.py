"""The same rules on a graphics processor: each of its threads has rows of its own.

Besides `family.py` only this file imports Numba. The functions are the very ones that run elsewhere. A match is played out on
a table in the thread's local memory; rows of features and masks lie across, so that threads write side by side.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from estran.engine.dice import Dice, shake
from estran.engine.events import hush, say
from estran.engine.family import Family, family_of
from estran.engine.game import Game, Refused
from estran.engine.playouts import Playouts
from estran.engine.rows import (
    NONE,
    Matches,
    Sheets,
    imagine_rows,
    observe_rows,
    playout_rows,
    score_rows,
    shake_rows,
    step_rows,
    wrong_row,
)

np.row_stack = np.vstack  # numba-cuda 0.30 still looks for it
import numba.cuda  # noqa: E402 - after the line above

cuda: Any = numba.cuda  # these two have no types
config: Any = numba.config

THREADS = 256  # of a block
REGISTERS = {playout_rows: 64}  # per thread; capping them below what the compiler would choose raises occupancy


def _on_device(function: Any) -> Any:
    """A rule that kernels can call; in Numba's simulator it stays as it is written."""
    return function if config.ENABLE_CUDASIM else cuda.jit(function, device=True)


@cache
def _family(game: Game) -> Family:
    return family_of({**game.bound(), say: hush}, _on_device)


class Device:
    """A graphics processor, and tables in its memory."""

    def __init__(self, game: Game) -> None:
        if not cuda.is_available():
            raise Refused("terminal-no-gpu", asked='device="cuda"', instead='device="cpu"')
        self._game = game

    def keep(self, array: Any) -> Any:
        """The array in the device's memory; rows lie across it, so that threads write side by side."""
        if hasattr(array, "__cuda_array_interface__"):  # pragma: no cover - those of Numba's simulator have none
            return cuda.as_cuda_array(array)
        return cuda.to_device(np.asarray(array, order="F"))

    def host(self, array: Any) -> Any:
        """A copy where NumPy can read it."""
        return array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)

    def room(self, shape: tuple[int, ...], kind: Any) -> Any:
        """Zeros in the memory of the device."""
        array = cuda.device_array(shape, kind, order="F")
        if array.dtype.names is None:  # records are copied into
            array[:] = 0
        return array

    def spare(self, tables: Any) -> Any:
        """The tables themselves: every thread copies its own."""
        return tables

    def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Launch the kernel that goes over the rows with this function."""
        rows = len(arguments[0].tables if isinstance(arguments[0], Matches) else arguments[0])
        kernel = _kernel(self._game, function)[-(-rows // THREADS), THREADS]
        if function is not wrong_row:
            kernel(*arguments)
            return None
        first = cuda.to_device(np.array([rows], np.int32))
        kernel(*arguments, first)
        found = int(first.copy_to_host()[0])
        return NONE if found == rows else found


@cache
def _kernel(game: Game, function: Callable[..., Any]) -> Any:
    few = {} if config.ENABLE_CUDASIM else {"max_registers": REGISTERS.get(function)}
    return cuda.jit(KERNELS[function](game, _family(game).with_(function)), **few)


def _shaking(game: Game, rule: Any) -> Any:
    begin = _family(game).with_(shake)

    def kernel(dice: Any, seed: int) -> None:
        for row in range(cuda.grid(1), len(dice), cuda.gridsize(1)):
            begin(dice[row], seed, row)

    return kernel


def _refusing(game: Game, rule: Any) -> Any:
    def kernel(masks: Any, actions: Any, least: int, first: Any) -> None:
        for row in range(cuda.grid(1), len(actions), cuda.gridsize(1)):
            if rule(masks[row : row + 1], actions[row : row + 1], least) != NONE:
                cuda.atomic.min(first, 0, row)

    return kernel


def _stepping(game: Game, rule: Any) -> Any:
    scratch = game.scratch.dtype()

    def kernel(matches: Any, sheets: Any, actions: Any, way: Any) -> None:
        scratches = cuda.local.array(1, scratch)
        for row in range(cuda.grid(1), len(actions), cuda.gridsize(1)):
            end = row + 1
            tables, dice = matches.tables[row:end], matches.dice[row:end]
            one = Matches(tables, dice, matches.blank, matches.options, scratches)
            told = Sheets(
                sheets.observation[row:end],
                sheets.mask[row:end],
                sheets.seat[row:end],
                sheets.mover[row:end],
                sheets.reward[row:end],
                sheets.rewards[row:end],
                sheets.ended[row:end],
                sheets.last[row:end],
            )
            rule(one, told, actions[row:end], way)

    return kernel


def _playing_out(game: Game, rule: Any) -> Any:
    state, rolled, scratch = game.state.dtype(), Dice.dtype(), game.scratch.dtype()

    def kernel(matches: Any, results: Any) -> None:
        tables, dice, scratches = cuda.local.array(1, state), cuda.local.array(1, rolled), cuda.local.array(1, scratch)
        for row in range(cuda.grid(1), len(matches.tables), cuda.gridsize(1)):
            end = row + 1
            tables[0], dice[0] = matches.tables[row], matches.dice[row]
            told = Playouts(
                results.points[row:end], results.winners[row:end], results.plies[row:end], results.choices[row:end]
            )
            rule(Matches(tables, dice, matches.blank, matches.options, scratches), told)
            matches.dice[row] = dice[0]

    return kernel


def _looking(game: Game, rule: Any) -> Any:
    def kernel(tables: Any, other: Any, another: Any) -> None:
        for row in range(cuda.grid(1), len(tables), cuda.gridsize(1)):
            rule(tables[row : row + 1], other[row : row + 1], another[row : row + 1])

    return kernel


def _imagining(game: Game, rule: Any) -> Any:
    def kernel(tables: Any, seats: Any, dice: Any, imagined: Any) -> None:
        for row in range(cuda.grid(1), len(tables), cuda.gridsize(1)):
            end = row + 1
            rule(tables[row:end], seats[row:end], dice[row:end], imagined[row:end])

    return kernel


KERNELS = {
    shake_rows: _shaking,
    wrong_row: _refusing,
    step_rows: _stepping,
    playout_rows: _playing_out,
    score_rows: _looking,
    observe_rows: _looking,
    imagine_rows: _imagining,
}

"""`estran.Batch` on a graphics processor: random playouts and steps a second, by the device's own events after a warm-up.

Before anything is measured, what the device does is compared with this machine's own processor, bit for bit, and its arrays are handed
to PyTorch, CuPy and JAX as far as they are there, which should not copy them. It needs a GPU with numba-cuda, and of Estran only what runs on NumPy and Numba:
`python -m benchmarks.gpu`.
"""

import warnings
from argparse import ArgumentParser
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

from estran.batch import Batch
from estran.engine.gpu import cuda
from estran.engine.playouts import simulate
from estran.games import NAMES, find

COMPARED = 10_000  # matches
STEPPED = 300  # steps that are compared
PLAYOUTS = {"dolores": 0.3, "dorada": 1.0, "douro": 2.0}  # billion choices a second that an H200 should reach
STEPS = 100.0  # million steps a second


@cuda.jit  # type: ignore[untyped-decorator]
def choose(masks: Any, step: int, actions: Any) -> None:
    """A legal action in every row, drawn by a small hash."""
    for row in range(cuda.grid(1), len(actions), cuda.gridsize(1)):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[row, action]
        luck = (row * 2654435761 + step * 40503 + 12345) & 0xFFFFFFFF
        luck = ((luck ^ luck >> 15) * 2246822519) & 0xFFFFFFFF
        left = (luck ^ luck >> 13) % count
        for action in range(masks.shape[1]):
            if masks[row, action]:
                if left == 0:
                    actions[row] = action
                left -= 1


def compare(name: str, players: int) -> None:
    """Refuse to measure what plays other matches than the processor does."""
    there = Batch(name, COMPARED, players, seed=7, device="cuda").playout()
    here = simulate(find(name), players, COMPARED, seed=7, threads=4)
    same(name, [(there.points, here.points), (there.winners, here.winners), (there.choices, here.choices)])
    one, other = (Batch(name, 256, players, seed=3, device=device) for device in ("cuda", "cpu"))
    actions = cuda.to_device(np.zeros(256, np.int32))
    for step in range(STEPPED):
        choose[8, 32](one.sheets.mask, step, actions)
        one.step(actions)
        other.step(actions.copy_to_host())
        same(name, zip(one.sheets, other.sheets, strict=True))
    one, other = one.imagine(5), other.imagine(5)
    same(name, zip(one.playout(), other.playout(), strict=True))


def same(name: str, pairs: Any) -> None:
    """Stop if the device has something else than the processor."""
    for there, here in pairs:
        if not np.array_equal(there.copy_to_host(), here):
            raise SystemExit(f"{name}: the device does something else than the processor")


def hand_over() -> None:
    """Show which libraries take the arrays, and whether they look at the very same memory."""
    batch = Batch("douro", 64, 3, device="cuda")
    takers: dict[str, Callable[[Any], tuple[Any, int]]] = {}
    if find_spec("torch"):
        import torch

        def tensor(array: Any) -> tuple[Any, int]:
            taken = torch.as_tensor(array, device="cuda")
            return taken.cpu().numpy(), taken.data_ptr()

        takers["PyTorch"] = tensor
    if find_spec("cupy"):
        import cupy

        def on_cupy(array: Any) -> tuple[Any, int]:
            taken = cupy.asarray(array)
            return taken.get(), taken.data.ptr

        takers["CuPy"] = on_cupy
    if find_spec("jax"):
        import jax

        def on_jax(array: Any) -> tuple[Any, int]:
            taken = jax.numpy.asarray(array)
            return np.asarray(taken), taken.unsafe_buffer_pointer()

        takers["JAX"] = on_jax
    for library, take in takers.items():
        copied = []
        for name, sheet in batch.sheets._asdict().items():
            values, place = take(sheet)
            if not np.array_equal(values, sheet.copy_to_host()):
                raise SystemExit(f"{library} sees something else in {name}")
            if place != sheet.__cuda_array_interface__["data"][0]:
                copied.append(name)
        print(f"{library} takes all arrays; it copies {', '.join(copied) or 'none'}")


def timed(work: Callable[..., Any], *arguments: Any) -> tuple[float, Any]:
    """Milliseconds on the device, and what came of them."""
    start, end = cuda.event(), cuda.event()
    start.record()
    result = work(*arguments)
    end.record()
    end.synchronize()
    return cuda.event_elapsed_time(start, end), result


def playouts(name: str, players: int, tables: int) -> float:
    """Billions of choices a second, from a fresh table to the end; the best of three rounds."""
    batch = Batch(name, tables, players, device="cuda")
    batch.playout()
    best = 0.0
    for seed in range(2, 5):
        batch.reset(seed)
        milliseconds, results = timed(batch.playout)
        best = max(best, int(results.choices.copy_to_host().sum(dtype=np.int64)) / milliseconds / 1e6)
    return best


def steps(name: str, players: int, tables: int) -> float:
    """Millions of steps a second, with observations, masks and fresh matches; choosing does not count."""
    batch = Batch(name, tables, players, device="cuda")
    actions, milliseconds = cuda.to_device(np.zeros(tables, np.int32)), 0.0
    for step in range(200):
        choose[2112, 128](batch.sheets.mask, step, actions)
        took, _ = timed(batch.step, actions)
        milliseconds += took if step >= 100 else 0.0
    return 100 * tables / milliseconds / 1e3


def main() -> None:
    """Print a line for each game and table size."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1 << 20)
    tables = parser.parse_args().tables
    warnings.simplefilter("ignore")  # that small comparisons do not keep the device busy
    hand_over()
    print(cuda.get_current_device().name, f"{tables} tables")
    for name in NAMES:
        for players in find(name).players:
            compare(name, players)
            print(
                f"{name:8} {players} players: playouts {playouts(name, players, 2 * tables):6.2f} billion choices a second"
                f" (aim {PLAYOUTS[name]}), steps {steps(name, players, tables):6.0f} million (aim {STEPS:.0f}),"
                f" {find(name).features.SIZE} features",
                flush=True,
            )


if __name__ == "__main__":
    if not cuda.is_available():
        raise SystemExit("No graphics processor can be used here: this needs an NVIDIA card with its driver, and CUDA.")
    main()

"""Random playouts on a graphics processor, in choices a second, measured by the device's own events after a warm-up.

Before anything is measured, the first matches are compared with those of this machine's own processor, bit for bit. It needs a GPU
with numba-cuda, and of Estran only what runs on NumPy and Numba: `python -m benchmarks.gpu`.
"""

from argparse import ArgumentParser

import numpy as np

from estran.engine.batch import simulate
from estran.engine.gpu import Playouts, cuda
from estran.games import NAMES, find

COMPARED = 10_000  # matches
AT_LEAST = {"dolores": 0.3, "dorada": 1.0, "douro": 2.0}  # billion choices a second on an H200


def compare(name: str, players: int) -> None:
    """Refuse to measure what plays other matches than the processor does."""
    there = Playouts(find(name), players, COMPARED)
    there.play(seed=7)
    here = simulate(find(name), players, COMPARED, seed=7, threads=4)
    for one, other in zip(there.read(), here, strict=True):
        if not np.array_equal(one, other):
            raise SystemExit(f"{name}, {players} players: the device plays other matches than the processor")


def measure(name: str, players: int, matches: int) -> float:
    """Billions of choices a second, the best of three rounds."""
    playouts = Playouts(find(name), players, matches)
    playouts.play(seed=1)
    best = 0.0
    for seed in range(2, 5):
        start, end = cuda.event(), cuda.event()
        start.record()
        playouts.play(seed=seed)
        end.record()
        end.synchronize()
        choices = int(playouts.read().choices.sum(dtype=np.int64))
        best = max(best, choices / cuda.event_elapsed_time(start, end) / 1e6)
    return best


def main() -> None:
    """Print a line for each game and table size."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=2_000_000)
    matches = parser.parse_args().matches
    print(f"random playouts on {cuda.get_current_device().name.decode()}, billion choices a second")
    for name in NAMES:
        for players in find(name).players:
            compare(name, players)
            print(f"{name:8} {players} players  {measure(name, players, matches):6.2f}   aim {AT_LEAST[name]}")


if __name__ == "__main__":
    main()

"""Random playouts of every game beside the peers' goofspiel, all in one run: `make bench`.

Machines are noisy, so the contenders take turns, round after round; a ratio is the median of the ratios of the rounds.
"""

import argparse
import platform
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import numba
import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks import peers, start
from benchmarks.pace import Count, Pace, pace
from estran.engine.playouts import simulate
from estran.games import find

PLAYERS = 3
MILLION = 1_000_000
MOST_BYTES = 1_500 * MILLION  # for a million tables
MOST_SECONDS = 1.5  # before a program asks or begins
LEAST_GAIN = 1.8  # of two threads over one


class Bar(NamedTuple):
    """How many times the peers' moves a second a game must reach: (a) from Python, (b) in C++."""

    python: float
    cpp: float | None = None


BARS = {"dolores": Bar(8), "dorada": Bar(12), "douro": Bar(20, 5)}
Contender = Callable[[float], Pace]


def estran_playouts(name: str, seconds: float, threads: int) -> Pace:
    """Random matches of one of our games, compiled, events left out."""

    def play(matches: int) -> Count:
        results = simulate(find(name), PLAYERS, matches, seed=1, threads=threads)
        choices = int(results.choices.sum())
        return Count(moves=choices, matches=matches, chance=int(results.plies.sum()) - choices)

    return pace(play, seconds)


def contenders() -> dict[str, Contender]:
    """All that are measured, in the order of a round."""
    ours = {f"{name} {threads}": partial(estran_playouts, name, threads=threads) for name in BARS for threads in (1, 2)}
    return {"python": peers.driven_from_python, "cpp": peers.rolled_out_in_cpp, **ours}


def measure(rounds: int, seconds: float) -> dict[str, list[Pace]]:
    """Every contender's pace in every round; one short round before them compiles and is thrown away."""
    who = contenders()
    for contender in who.values():
        contender(0.01)
    paces: dict[str, list[Pace]] = {name: [] for name in who}
    for _ in range(rounds):
        for name, contender in who.items():
            paces[name].append(contender(seconds))
    return paces


def ratio(ours: Sequence[Pace], theirs: Sequence[Pace]) -> float:
    """How many times their moves a second we make, round by round."""
    return median(our.moves / their.moves for our, their in zip(ours, theirs, strict=True))


def verdict(met: bool) -> str:
    """Whether a bar was met."""
    return "met" if met else "MISSED"


def speed_table(paces: dict[str, list[Pace]]) -> Table:
    """A line a contender: paces in thousands, ratios, bars."""
    table = Table(title=f"Random playouts, tables of {PLAYERS}, one thread; thousands a second, medians")
    for heading in ("", "moves", "matches", "chance plies", "× (a)", "× (b)", "bars", "", "two threads", ""):
        table.add_column(heading, justify="left" if heading in ("", "bars") else "right")
    table.add_row("goofspiel from Python (a)", *thousands(paces["python"]))
    table.add_row("goofspiel in C++ (b)", *thousands(paces["cpp"]))
    for name, bar in BARS.items():
        alone = paces[f"{name} 1"]
        by_python, by_cpp = ratio(alone, paces["python"]), ratio(alone, paces["cpp"])
        gain = ratio(paces[f"{name} 2"], alone)
        met = by_python >= bar.python and by_cpp >= (bar.cpp or 0)
        bars = f"≥ {bar.python} × (a)" + (f", ≥ {bar.cpp} × (b)" if bar.cpp else "")
        table.add_row(
            name,
            *thousands(alone),
            f"{by_python:.1f}",
            f"{by_cpp:.1f}",
            bars,
            verdict(met),
            f"× {gain:.2f}",
            f"≥ {LEAST_GAIN}: {verdict(gain >= LEAST_GAIN)}",
        )
    return table


def thousands(paces: Sequence[Pace]) -> list[str]:
    """Median moves, matches and chance plies."""
    return [f"{median(numbers) / 1000:,.0f}" for numbers in zip(*paces, strict=True)]


def size_table() -> Table:
    """What a million tables weigh."""
    table = Table("game", "bytes a table", "a million tables, GB", "bar", title="Memory")
    for name in BARS:
        size = find(name).state.dtype().itemsize
        bar = f"≤ {MOST_BYTES / 1e9}: {verdict(size * MILLION <= MOST_BYTES)}"
        table.add_row(name, str(size), f"{size * MILLION / 1e9:.2f}", bar)
    return table


def start_table() -> Table:
    """How long the interactive programs keep a person waiting."""
    table = Table("program", "seconds", "bar", title="Start")

    def add(program: str, seconds: float, barred: bool = True) -> None:
        bar = f"≤ {MOST_SECONDS}: {verdict(seconds <= MOST_SECONDS)}" if barred else ""
        table.add_row(program, f"{seconds:.2f}", bar)

    add("estran play, to its first question", start.first_question())
    for name in BARS:
        with TemporaryDirectory() as cache:
            first, second = start.simulate_starts(name, Path(cache))
        add(f"estran simulate {name}, the first time (compiles), one match", first, barred=False)
        add(f"estran simulate {name}, from then on, one match", second)
    return table


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--seconds", type=float, default=1.0, help="of each contender in each round")
    wanted = options.parse_args()

    console = Console(width=160)
    versions = f"Python {platform.python_version()}, NumPy {np.__version__}, Numba {numba.__version__}"
    console.print(f"{versions}, {platform.machine()}; {wanted.rounds} rounds of {wanted.seconds} s each")
    console.print(speed_table(measure(wanted.rounds, wanted.seconds)))
    console.print(size_table())
    console.print(start_table())


if __name__ == "__main__":
    main()

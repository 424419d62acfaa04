"""Plain rules, as the server and the terminal run them: a move, and the views that follow it.

A table of four, random moves from a fixed seed, so that every run plays the same matches.
"""

import argparse
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from estran.games import NAMES
from estran.match.match import Match

PLAYERS = 4


class Spent(NamedTuple):
    """Microseconds that something took, over all that was played."""

    moves: list[float]
    views: list[float]
    onlookers: list[float]


def play(name: str, matches: int) -> Spent:
    """Play whole matches; after every move, look at the table from one seat, and as an onlooker."""
    random = Random(1)
    spent = Spent([], [], [])
    for seed in range(matches):
        match = Match(name, PLAYERS, seed=seed)
        while not match.over:
            seat = random.choice(sorted(match.waiting))
            move = random.choice(match.legal(seat))
            start = perf_counter()
            match.play(seat, move)
            moved = perf_counter()
            match.view(random.choice("ABCD"))
            seen = perf_counter()
            match.view()
            watched = perf_counter()
            for times, duration in zip(spent, (moved - start, seen - moved, watched - seen), strict=True):
                times.append(duration * 1e6)
    return spent


def percentile(times: list[float], share: float) -> float:
    """The time that this share of all stays below."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--matches", type=int, default=5, help="of each game")
    wanted = options.parse_args()
    table = Table(title=f"Plain rules, tables of {PLAYERS}; microseconds, median and 99th percentile")
    for heading in ("game", "moves", "a move, with the chance that follows", "a seat's view", "an onlooker's view"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name in NAMES:
        play(name, 1)
        spent = play(name, wanted.matches)
        cells = [f"{median(times):,.0f} / {percentile(times, 0.99):,.0f}" for times in spent]
        table.add_row(name, str(len(spent.moves)), *cells)
    Console(width=140).print(table)


if __name__ == "__main__":
    main()

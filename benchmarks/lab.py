"""A million random matches of Douro in the lab, report included, beside OpenSpiel's Python loop of goofspiel: `make bench-lab`.

The lab runs as people run it, a command with two jobs; what has to be compiled is compiled before. The peer's loop, one
process, is timed on fewer matches than it is compared for, unless `--full` lets it play them all; so is the lab with normal
bots, its start and its report included. What was scaled is said to be.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.peers import goofspiel_matches

ESTRAN = str(Path(sys.executable).with_name("estran"))
RANDOM, NORMAL, PEER = 1_000_000, 1_000_000, 300_000  # matches that are compared
FEW, SOME = 30_000, 20_000  # matches that are played by the peer, and by normal bots


class Timed(NamedTuple):
    """So many matches took so many seconds."""

    matches: int
    seconds: float

    def scaled(self, matches: int) -> "Timed":
        """What that makes for more of them."""
        return Timed(matches, self.seconds * matches / self.matches)


def timed(play: Callable[[int], object], matches: int) -> Timed:
    """How long it takes."""
    begun = perf_counter()
    play(matches)
    return Timed(matches, perf_counter() - begun)


def lab(bots: str, matches: int) -> None:
    """The command, from its start to its report."""
    with tempfile.TemporaryDirectory() as folder:
        line = ["lab", "douro", "--players", "3", "--bots", bots, "--matches", str(matches), "--jobs", "2"]
        subprocess.run([ESTRAN, *line, "--out", folder], check=True, stdout=subprocess.DEVNULL)


def measure(full: bool) -> list[tuple[str, Timed, Timed]]:
    """What was measured, as it was played and for the numbers that are compared."""
    for bots in ("random", "normal"):
        lab(bots, 10)  # compiles
    random = timed(lambda matches: lab("random", matches), RANDOM)
    normal = timed(lambda matches: lab("normal", matches), NORMAL if full else SOME)
    peer = timed(goofspiel_matches, PEER if full else FEW)
    return [
        ("lab, Douro, random players, two threads, report included", random, random.scaled(RANDOM)),
        ("lab, Douro, normal bots, the same", normal, normal.scaled(NORMAL)),
        ("OpenSpiel, goofspiel from Python, random players, one process", peer, peer.scaled(PEER)),
    ]


def main() -> int:
    """Measure and show; the exit code tells whether the lab is as fast as it must be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--full", action="store_true", help="play all matches that are compared instead of scaling up")
    rows = measure(parser.parse_args().full)
    table = Table(title="Matches of three players")
    for name in ("who", "played", "seconds", "compared for", "seconds", ""):
        table.add_column(name, justify="left" if name == "who" else "right")
    for name, played, compared in rows:
        scaled = "" if played.matches == compared.matches else "scaled"
        numbers = (f"{played.matches:,}", f"{played.seconds:.1f}", f"{compared.matches:,}", f"{compared.seconds:.1f}")
        table.add_row(name, *numbers, scaled)
    ours, _, theirs = (compared.seconds for _, _, compared in rows)
    console = Console(width=140)
    console.print(table)
    console.print(f"The lab needs {ours / theirs:.2f} times as long as the peer; it must be 1 at most.")
    return 0 if ours <= theirs else 1


if __name__ == "__main__":
    sys.exit(main())

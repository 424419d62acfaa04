"""How long a person waits before a program says or does something."""

import os
import sys
from pathlib import Path
from statistics import median
from subprocess import DEVNULL, run
from time import perf_counter

import pexpect

ESTRAN = str(Path(sys.executable).with_name("estran"))
PROMPT = r"[?:>] $"  # a question leaves the cursor behind it, on its own line
TRIES = 5


def first_question(lang: str = "en") -> float:
    """Seconds until `estran play` asks its first question; the disk is warm from a start that is not counted."""
    return median([_seconds_to_question(lang) for _ in range(1 + TRIES)][1:])


def simulate_starts(game: str, cache: Path) -> tuple[float, float]:
    """Seconds that `estran simulate` takes for one match: compiling into this empty cache, and after that."""
    first, *later = (_seconds_to_simulate(game, cache) for _ in range(1 + TRIES))
    return first, median(later)


def _seconds_to_question(lang: str) -> float:
    start = perf_counter()
    program = pexpect.spawn(ESTRAN, ["play", "--lang", lang], encoding="utf-8", timeout=60)
    program.expect(PROMPT)
    spent = perf_counter() - start
    program.close(force=True)
    return spent


def _seconds_to_simulate(game: str, cache: Path) -> float:
    start = perf_counter()
    run(
        [ESTRAN, "simulate", game, "--players", "3", "--matches", "1", "--seed", "1"],
        env={**os.environ, "ESTRAN_CACHE": str(cache)},
        stdout=DEVNULL,
        check=True,
    )
    return perf_counter() - start

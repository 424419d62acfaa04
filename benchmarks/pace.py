"""How fast something went."""

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple


class Count(NamedTuple):
    """What was played: choices made by seats, matches, and plies of chance."""

    moves: int
    matches: int
    chance: int = 0


class Pace(NamedTuple):
    """The same, a second."""

    moves: float
    matches: float
    chance: float


def pace(play: Callable[[int], Count], seconds: float) -> Pace:
    """Play matches for about this long; `play` is told how many to play and counts what it played."""
    matches = 1
    while True:  # until a portion takes long enough to be worth measuring
        start = perf_counter()
        played = play(matches)
        spent = perf_counter() - start
        if spent >= seconds / 2:
            return Pace(*(number / spent for number in played))
        matches = max(2 * matches, int(matches * seconds / max(spent, 1e-9)))

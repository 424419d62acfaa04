"""Who sits at the table of a terminal."""

from typing import NamedTuple


class Seating(NamedTuple):
    """Who sits where."""

    names: list[str]
    bots: str  # their seats
    level: str  # how well they play

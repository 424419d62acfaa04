"""Who sits at the table of a terminal."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Seating(NamedTuple):
    """Who sits where."""

    names: list[str]
    bots: str  # their seats
    level: str  # how well they play
    levels: Mapping[str, str] = MappingProxyType({})  # of those that play otherwise

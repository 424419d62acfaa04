"""How a game's features are laid out: named parts, one after another in one array."""

from collections.abc import Mapping
from typing import NamedTuple


class Part(NamedTuple):
    """Features that belong together."""

    size: int
    meaning: str
    most: int = 1
    least: int = 0


def slices(parts: Mapping[str, Part]) -> dict[str, slice]:
    """Where each part stands."""
    placed: dict[str, slice] = {}
    start = 0
    for name, part in parts.items():
        placed[name] = slice(start, start + part.size)
        start += part.size
    return placed

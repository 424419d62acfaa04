"""Moves of Tide as a kind and its arguments."""

from typing import Any


def choice(words: list[str], view: Any) -> tuple[str, dict[str, Any]]:
    """`grab 2`."""
    return "grab", {"pebbles": int(words[1])}

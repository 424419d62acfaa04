"""Endings that are small enough to be solved, as games of OpenSpiel: `estran_dolores(ending=1)`. `estran.tools.small_endings` finds them."""

from functools import cache
from pathlib import Path

import msgspec

from estran.match.record import MatchRecord


class SmallEnding(msgspec.Struct, frozen=True):
    """Where a match stands before its last choices, and what that is worth."""

    record: MatchRecord
    histories: int  # of the tree, the end included, with `turns`
    values: list[float]  # of every seat, under what CFR+ found


def file_of(game: str) -> Path:
    """Where a game's endings are kept."""
    return Path(__file__).parent / "endings" / f"{game}.json"


@cache
def endings_of(game: str) -> list[SmallEnding]:
    """The endings that ship for a game, the smallest first."""
    file = file_of(game)
    return msgspec.json.decode(file.read_bytes(), type=list[SmallEnding]) if file.exists() else []


def ending(game: str, number: int) -> MatchRecord:
    """The record of one of them; they are counted from 1."""
    known = endings_of(game)
    if not 1 <= number <= len(known):
        there = [f"{place} ({one.histories:,} histories)" for place, one in enumerate(known, 1)]
        raise ValueError(
            f"expected an ending of {game} that ships: {', '.join(there) or 'there is none'}; came {number}"
        )
    return known[number - 1].record

"""The puzzles of each day, the same for everybody: sixty days ship with the package, and then they come round again."""

from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path

import msgspec

from estran.puzzles.puzzle import Puzzle

FIRST = date(2026, 11, 18)  # day 1, in UTC
SHIPPED = Path(__file__).with_name("days.jsonl")  # made by `estran puzzles --days 60 --seed 1`


def today() -> date:
    """The day that it is in UTC, the same for everybody."""
    return datetime.now(UTC).date()


def day_of(today: date) -> int:
    """The number of a day."""
    return (today - FIRST).days + 1


def puzzles_of(day: int) -> list[Puzzle]:
    """The puzzles of a day, one of each game."""
    known = shipped()
    return known[(day - 1) % len(known)]


@cache
def shipped() -> list[list[Puzzle]]:
    """All that ship, day by day."""
    puzzles = msgspec.json.decode(b"[" + b",".join(SHIPPED.read_bytes().splitlines()) + b"]", type=list[Puzzle])
    days = sorted({puzzle.day for puzzle in puzzles})
    return [[puzzle for puzzle in puzzles if puzzle.day == day] for day in days]


def written(puzzles: list[Puzzle]) -> bytes:
    """Puzzles as they are kept: one a line, by day and game."""
    ordered = sorted(puzzles, key=lambda one: (one.day, one.game))
    return b"".join(msgspec.json.encode(one) + b"\n" for one in ordered)

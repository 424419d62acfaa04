"""The course of a match: how plies are made, who may read each, and since when a secret choice is open.

This is the one definition of the secrecy of plies, for plain rules and compiled ones, whichever kind of table they work on.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from estran.engine.family import Family
from estran.engine.game import Game
from estran.engine.seats import CHANCE, letter


class Course:
    """Lets plies happen on a table, and remembers who may read them."""

    def __init__(self, game: Game, rules: Family) -> None:
        self.game, self.rules = game, rules
        self.eyes: list[int] = []  # who may read each ply before the match is over, as bits
        self.opened: int | None = None  # the first ply of a secret choice that is not complete

    def fork(self) -> "Course":
        """A copy that goes its own way."""
        twin = Course(self.game, self.rules)
        twin.eyes, twin.opened = list(self.eyes), self.opened
        return twin

    def is_secret(self, table: Any) -> bool:
        """Whether the table waits for choices that are made unseen, by all who are asked."""
        return int(table.phase) in self.game.secret_phases

    @property
    def closed(self) -> int:
        """How many plies everybody knows of: those before a secret choice that is not complete."""
        return len(self.eyes) if self.opened is None else self.opened

    def act(self, table: Any, seat: int, action: int) -> None:
        """Make a choice; where it is secret, it stays open until the last of those who are asked has chosen."""
        opened, left = self.closed, self.rules.waiting(table) & ~(1 << seat)
        secret, eyes = self.is_secret(table), self.game.notation.eyes(table, seat, action)
        self.rules.act(table, seat, action)
        self.eyes.append(eyes)
        self.opened = still_open(opened, left, self.rules.waiting(table)) if secret else None

    def happen(self, table: Any, outcome: int) -> None:
        """Let chance have this outcome."""
        eyes = self.game.notation.eyes(table, CHANCE, outcome)
        self.rules.happen(table, outcome)
        self.eyes.append(eyes)

    def seen(self, viewer: int, plies: Iterable[str]) -> list[str]:
        """The first plies as a seat or an onlooker may read them: `B ?` for a hidden one, no open choices of others."""
        return readable(viewer, plies, self.eyes, self.closed)


def still_open(opened: int, left: int, asked: int) -> int | None:
    """Since which ply a secret choice is open after one of those who were asked has chosen; None where it is complete.

    It stays open as long as the table waits for those who are left.
    """
    return opened if left and asked == left else None


def readable(viewer: int, plies: Iterable[str], eyes: Sequence[int], closed: int) -> list[str]:
    """Plies as a seat or an onlooker may read them, of which so many are not part of an open choice."""
    own = letter(viewer)
    return [
        ply if eyes[number] >> viewer & 1 else f"{ply[0]} ?"
        for number, ply in enumerate(plies)
        if number < closed or ply[0] == own
    ]

"""A puzzle: where it comes from, and what each choice is worth."""

from typing import Any

from msgspec import Struct

from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord


class Puzzle(Struct, frozen=True):
    """A moment of a match at which one choice is clearly the best, and a natural one is clearly worse."""

    day: int  # the first is day 1
    game: str
    players: int
    seat: str  # who chooses
    plies: list[str]  # of the match so far, with what this seat may not know: they are for the server alone
    values: dict[str, float]  # what each choice is worth to the seat, from 0 to 1: victory above all, and the points
    natural: str  # what is chosen without looking ahead
    reason: str  # for the best choice: the kind of a reason, as its message id has it, and its arguments as events have them
    arguments: dict[str, Any]
    exact: bool  # the values are solved, not found by search

    @property
    def best(self) -> str:
        """The choice that solves it."""
        return max(self.values, key=self.values.__getitem__)

    def match(self) -> Match:
        """The match at this moment; it has no chance of its own."""
        return Match.replay(MatchRecord(format=FORMAT, game=self.game, players=self.players, plies=self.plies))

"""A match in memory: the database's batches played on a table, and what each seat may be told of them."""

from copy import copy
from typing import Any

from estran.engine.view import Told, View
from estran.play.chance import Fair
from estran.play.match import Match
from estran.play.record import FORMAT, MatchRecord


class Live:
    """One worker's copy of a match. It only ever follows what is committed, or is thrown away."""

    def __init__(self, row: Any) -> None:
        self.id: str = row.id
        self.room: str = row.room
        empty = MatchRecord(format=FORMAT, game=row.game, players=row.players, plies=[])
        empty.options, empty.names = row.options, row.names
        self.match = Match.replay(empty, 0)
        self.fair = Fair(row.id, row.words, row.seed)
        self.version = 0
        self.firm = 0  # the version of the last undo: who knows less needs a snapshot
        self.ends = {0: 0}  # how many plies each version since then has
        self._views: dict[str | None, View] = {}

    def follow(self, version: int, plies: list[str], keep: int) -> None:
        """Play one committed batch."""
        undone = keep < len(self.match.plies)
        if undone:
            self.match = self.match.at(keep)
        for ply in plies:
            self.match.append(ply)
        self.settle(version, undone)
        self._views.clear()

    def draw(self, auto_roll: bool) -> list[str]:
        """Let chance go on to the next decision, or to a die that a person rolls; gives the plies."""
        first = len(self.match.plies)
        while self.match.waiting == {"*"} and (auto_roll or self.match.roller is None):
            self.roll()
        return self.match.plies[first:]

    def roll(self) -> None:
        """One outcome of chance, derived as the fair dice lay down."""
        self.match.append(f"* {self.fair.draw(len(self.match.plies), self.match.odds())}")

    def fork(self) -> "Live":
        """A copy to try something on; the original stays what is committed."""
        twin = copy(self)
        twin.match, twin.ends, twin._views = self.match.fork(), dict(self.ends), {}
        return twin

    def settle(self, version: int, undone: bool) -> None:
        """What was tried on this copy is now this version."""
        if undone:
            self.firm, self.ends = version, {}
        self.version = version
        self.ends[version] = len(self.match.plies)

    def view(self, seat: str | None) -> View:
        """The table as this seat, or an onlooker, sees it now; made once a version."""
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def news(self, seat: str | None, since: int) -> tuple[list[str], list[tuple[int, Told]]]:
        """The plies and events after a version, as this seat may know them; all of them after version 0."""
        first = self.ends.get(since, 0)
        return self.match.plies_seen(seat)[first:], list(self.match.events(seat, first))

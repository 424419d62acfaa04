"""A match in memory: the database's batches played on a table, and what each seat may be told of them."""

from collections.abc import Collection, Iterator, Sequence
from copy import copy
from typing import Any

import msgspec
from msgspec.structs import replace

from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.engine.view import Told
from estran.match.chance import Fair
from estran.match.match import Match
from estran.match.record import FORMAT, Fairness, MatchRecord, fairness_of
from estran.match.revealing import is_open, reveals
from estran.server.store.rows import MatchRow, PlayerRow
from estran.server.wire.stage import MOST_STEPS, grace

encode = msgspec.json.Encoder().encode


class LiveMatch:
    """One worker's copy of a match. It only ever follows what is committed, or is thrown away."""

    def __init__(self, row: MatchRow, players: Sequence[PlayerRow]) -> None:
        self.id: str = row.id
        self.room: str = row.room
        empty = MatchRecord(format=FORMAT, game=row.game, players=len(players), plies=[])
        empty.options, empty.names = row.options, [player.recorded for player in players]
        empty.table = row.origin["table"] if row.origin else None
        self.match = Match.replay(empty, 0)
        self._empty = empty
        self._past: list[dict[str, Any]] = row.origin.get("past", []) if row.origin else []
        self._earlier: dict[str | None, list[tuple[int, Told]]] = {}
        missing = [player.seat for player in players if player.missing]
        self.fair = Fair(row.id, [player.word for player in players], row.seed, missing=missing, version=row.fair)
        self.version = 0
        self.ends = {0: 0}  # how many plies each version since the last undo has: who knows less needs a snapshot
        self.untouched: dict[int, str | None] = {}  # by version: the seat whose choice could be as if it had not been
        self._views: dict[str | None, msgspec.Raw] = {}
        self._before: Match | None = None  # as it was when this copy was made: from here the last steps are short
        self._moments: dict[int, list[Match]] = {}  # after every ply but the last since a number of plies
        self._steps: dict[tuple[str | None, int], list[msgspec.Raw]] = {}

    def follow(self, version: int, plies: list[str], keep: int) -> None:
        """Play one committed batch."""
        undone = keep < len(self.match.plies)
        if undone:
            self.match = self.match.at(keep)
        for ply in plies:
            self.match.append(ply)
        self.settle(version, undone)
        self._forget()

    def draw(self, auto_roll: bool) -> list[str]:
        """Let chance go on to the next decision, or to a die that a person rolls; gives the plies."""
        first = len(self.match.plies)
        while self.match.waiting == {"*"} and (auto_roll or self.match.roller is None):
            self.roll()
        return self.match.plies[first:]

    def roll(self) -> None:
        """One outcome of chance, derived as the fair dice lay down."""
        outcome = self.fair.outcome(len(self.match.plies), self.match.odds())  # the proof is made at the end
        self.match.append(f"* {outcome}")

    def fork(self) -> "LiveMatch":
        """A copy to try something on; the original stays what is committed."""
        twin = copy(self)
        twin.match, twin.ends, twin._before = self.match.fork(), dict(self.ends), self.match
        twin._forget()
        return twin

    def _forget(self) -> None:
        """What was made for one version is of no use to another."""
        self._views, self._moments, self._steps = {}, {}, {}

    def settle(self, version: int, undone: bool) -> None:
        """What was tried on this copy is now this version."""
        if undone:
            self.ends, self._before = {}, None
        self.version = version
        self.ends[version] = len(self.match.plies)

    def view(self, seat: str | None) -> msgspec.Raw:
        """The table as this seat, or an onlooker, sees it now; made once per version, and kept as it is sent."""
        if seat not in self._views:
            self._views[seat] = msgspec.Raw(encode(self.match.view(seat)))
        return self._views[seat]

    def latest(self) -> list[tuple[int, Told]]:
        """What the last version brought, as onlookers hear it; nothing where something was taken back."""
        before = self.ends.get(self.version - 1)
        return [] if before is None else list(self.match.events(None, before))

    def steps(self, seat: str | None, since: int) -> list[msgspec.Raw]:
        """The same after every ply since a version, but for the last; none where there are too many to show."""
        first = self.ends.get(since, 0)
        if not 1 < len(self.match.plies) - first <= MOST_STEPS:
            return []
        if first not in self._moments:
            self._moments[first] = self._since(first)
        if (seat, first) not in self._steps:
            self._steps[seat, first] = [msgspec.Raw(encode(match.view(seat))) for match in self._moments[first]]
        return self._steps[seat, first]

    def _since(self, first: int) -> list[Match]:
        """The match after each further ply, but for the last; played on from the version before, where that is early enough."""
        before = self._before
        match = before.fork() if before is not None and len(before.plies) <= first else self.match.at(first)
        found = []
        for ply in self.match.plies[len(match.plies) : -1]:
            match.append(ply)
            if len(match.plies) > first:
                found.append(match.fork())
        return found

    def news(self, seat: str | None, since: int) -> tuple[list[str], list[tuple[int, Told]]]:
        """The plies and events after a version, as this seat may know them; all of them after version 0."""
        first = self.ends.get(since, 0)
        events = list(self.match.events(seat, first))
        return self.match.plies_seen(seat)[first:], events if since else [*self.earlier(seat), *events]

    def earlier(self, seat: str | None) -> list[tuple[int, Told]]:
        """What had happened before the table that this match began from; its plies count back from -1."""
        if seat not in self._earlier:
            self._earlier[seat] = list(self._before_it(seat))
        return self._earlier[seat]

    def _before_it(self, seat: str | None) -> Iterator[tuple[int, Told]]:
        """Matches that led here, one tried from the other: who did not try hears what anybody heard, for their secrets were drawn again."""
        number = -sum(len(one["plies"]) for one in self._past)
        for at, one in enumerate(self._past):
            record = replace(self._empty, table=one["table"], plies=one["plies"])
            tried = all(later["seat"] == seat for later in self._past[at:])
            for ply, event in Match.replay(record).events(seat if tried else None):
                yield number + ply, event
            number += len(record.plies)


def asked_of(live: LiveMatch) -> set[str]:
    """The seats that must choose, or the one that rolls."""
    return {live.match.roller} if live.match.roller else live.match.waiting


def due_after(live: LiveMatch, stay: int, now: float, move_time: int | None) -> float | None:
    """When what is open falls to a bot; a short time begins once everybody has been shown the plies after the first ones."""
    if not move_time or live.match.over:
        return None
    return now + move_time + grace(live.match.game, list(live.match.events(None, stay)), move_time)


def proof_of(live: LiveMatch) -> Fairness:
    """Seed and draws, so that anybody can derive every outcome again."""
    draws = []
    match = live.match.at(0)
    for number, ply in enumerate(live.match.plies):
        if ply.startswith("*"):
            draws.append((number, match.odds()))
        match.append(ply)
    return fairness_of(live.fair, draws)


# ---- Taking back


def undoable(live: LiveMatch, seat: str, seated: Collection[str]) -> int:
    """How many plies stay when a seat takes its last choice back.

    With other people at the table, even if bots play for them, that is refused once anything has followed or was revealed; without them it goes back to the seat's
    last decision, across chance and bots.
    """
    if untouched(live) == seat:
        return len(live.match.plies) - 1
    if set(seated) != {seat}:
        raise Refused("refused-undo-revealed")
    last = last_choice(live, seat)
    if last is None:
        raise Refused("refused-undo")
    return live.match.at(last).opened


def offers_undo(live: LiveMatch, seat: str, seated: Collection[str]) -> bool:
    """Whether that would not be refused."""
    return last_choice(live, seat) is not None if set(seated) == {seat} else untouched(live) == seat


def last_choice(live: LiveMatch, seat: str) -> int | None:
    """The number of the ply that this seat chose last."""
    plies = live.match.plies
    return next((number for number in reversed(range(len(plies))) if plies[number].startswith(f"{seat} ")), None)


def undone_by(live: LiveMatch, seat: str) -> dict[str, Any]:
    """A seat's last choice, and all who may know what it was; onlookers are called None."""
    number = last_choice(live, seat) or 0
    viewers: list[str | None] = [*LETTERS[: live.match.players], None]
    known = [one for one in viewers if not live.match.plies_seen(one)[number].endswith(" ?")]
    return {"by": seat, "move": live.match.plies[number].partition(" ")[2], "known": known}


def untouched(live: LiveMatch) -> str | None:
    """The seat whose choice nothing has followed and that told nobody a secret; found out once per version."""
    if live.version not in live.untouched:
        live.untouched.clear()
        live.untouched[live.version] = _untouched(live)
    return live.untouched[live.version]


def _untouched(live: LiveMatch) -> str | None:
    last = live.ends.get(live.version - 1)
    plies = live.match.plies[last:] if last is not None else []
    if last is None or len(plies) != 1 or plies[0].startswith("*"):
        return None
    if live.match.secret:  # somebody may have chosen since, and nobody may learn of that
        return None
    if not is_open(live.match.game.name) and reveals(live.match.at(last), plies[0]):
        return None
    return plies[0][0]

"""What this worker knows of a room, shared by all its sockets there."""

import asyncio
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from estran.server.match import stand_ins
from estran.server.match.live import LiveMatch
from estran.server.people.faces import Known
from estran.server.store.rows import MatchRow, PlayerRow, RoomRow, TalkRow
from estran.server.wire.kinds import FINISHED, SeatKind, Status, Unrated


class Listener(Protocol):
    """A socket as its room sees it."""

    wake: asyncio.Event  # to be set when there may be something to send

    def dismiss(self, reason: str) -> None:
        """Say goodbye: the room is gone."""
        ...


class RoomNow(Struct, frozen=True):
    """A room as it was read from the database, all at one time."""

    room: RoomRow
    match: MatchRow
    players: list[PlayerRow]  # in the order of their seats
    choices: dict[str, str]  # made in secret and still open, by seat
    talks: list[TalkRow]  # the last things said
    present: set[str]
    live: LiveMatch | None  # none before the first ply
    absent: frozenset[str] = (
        frozenset()
    )  # places of people who have been silent for so long that a bot may play for them
    known: dict[str, Known] = {}  # the profiles that sit here; read again with the players

    @property
    def facts(self) -> tuple[Any, ...]:
        """All that sockets are told of; the live match follows the match's row."""
        return self.room, self.match, self.players, self.choices, self.talks, self.present, self.absent

    @property
    def plies(self) -> int:
        """How many everybody knows."""
        return 0 if self.live is None else len(self.live.match.plies)

    @property
    def tells_words(self) -> bool:
        """Whether everybody may know the words for the dice, and whose is missing."""
        return self.match.status in FINISHED or self.match.status == Status.RUNNING

    @property
    def unrated(self) -> Unrated | None:
        """Why the match is not rated, in a room whose matches are; asking for a hint would tell others who still chooses."""
        match = self.match
        if not self.room.rated or match.status == Status.SEATING:
            return None
        if not match.rated:
            return Unrated.PEOPLE
        if match.taken_back:
            return Unrated.TAKEN_BACK
        alone = sum(player.kind == SeatKind.PERSON for player in self.players) < 2
        if match.hinted and (alone or match.status in FINISHED or match.version != match.hinted_at):
            return Unrated.HINT
        return Unrated.ENDED if match.status == Status.ABANDONED else None

    @property
    def scene(self) -> tuple[Any, ...]:
        """What a description of the room is made of: moves, talk and mutes leave it as it is, and so do words that are not told yet."""
        untold: dict[str, Any] = {"muted": []} if self.tells_words else {"muted": [], "word": "", "missing": False}
        shown = [replace(player, **untold) for player in self.players]
        status, late = (self.match.id, self.match.status), stand_ins.late(self.match.sat, self.plies)
        return self.room.revision, status, self.unrated, shown, self.present, self.absent, late


class RoomFeed:
    """A room as this worker knows it, and the sockets to wake when it changes."""

    def __init__(self, room: str) -> None:
        self.id = room
        self.listeners: set[Listener] = set()
        self.now: RoomNow | None = None
        self.edition = 0  # grows with anything a socket could have to be told
        self.setting = 0  # grows when the room has changed, and not only the match
        self.lock = asyncio.Lock()

    def turn_to(self, now: RoomNow) -> bool:
        """Take over what was read; tells whether there is anything new in it."""
        before, self.now = self.now, now
        if before is not None and before.facts == now.facts:
            return False
        self.edition += 1
        self.setting += before is None or before.scene != now.scene
        return True

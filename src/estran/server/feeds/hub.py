"""All sockets of one process, by room: whenever something in a room is new, they are woken."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from estran.engine.game import Refused
from estran.server.match.live import Live
from estran.server.match.referee import Referee
from estran.server.match.tokens import hash_of, same
from estran.server.minds.hints import Hints
from estran.server.room.rooms import Rooms
from estran.server.room.talk import KEPT, Talk
from estran.server.store.database import Database
from estran.server.store.news import News
from estran.server.wire.protocol import Hello

if TYPE_CHECKING:
    from estran.server.feeds.session import Session

FAREWELL = 3.0  # seconds that sockets have to finish and to hear that the server closes
BLINK = 0.01  # seconds between looks whether they have
log = structlog.get_logger()


class Gathering:
    """A room as this worker knows it, shared by all its sockets."""

    def __init__(self, room: str) -> None:
        self.id = room
        self.sockets: set[Session] = set()
        self.room: Any = None
        self.match: Any = None
        self.seats: list[Any] = []
        self.slots: dict[str, str] = {}
        self.talks: list[Any] = []
        self.live: Live | None = None
        self.present: set[str] = set()
        self.edition = 0  # grows with whatever a socket could have to be told
        self.setting = 0  # grows when the room has changed, and not only the match
        self.lock = asyncio.Lock()

    @property
    def facts(self) -> tuple[Any, ...]:
        """All that sockets are told of."""
        return self.room, self.match, self.seats, self.slots, self.talks, self.present

    @property
    def scene(self) -> tuple[Any, ...]:
        """What a description of the room is made of: moves and talk leave it as it is."""
        room, match = self.room, self.match
        known = room and (room.revision, match.id, match.status, match.hashes, match.words)
        return known, self.seats, self.present


class Hub:
    """All sockets of this worker, by room."""

    def __init__(
        self, database: Database, referee: Referee, rooms: Rooms, talk: Talk, news: News, hints: Hints
    ) -> None:
        self.database, self.referee, self.rooms, self.talk, self.news = database, referee, rooms, talk, news
        self.hints = hints
        self.gatherings: dict[str, Gathering] = {}
        self.sessions: set[Session] = set()
        self._begun: set[asyncio.Task[None]] = set()

    async def refresh(self, room: str) -> None:
        """Something in a room may be new: look, and if it is, wake its sockets."""
        gathering = self.gatherings.get(room)
        if gathering is None:
            return
        try:
            async with gathering.lock:
                before, scene = gathering.facts, gathering.scene
                await self._look(gathering)
                if gathering.facts == before:
                    return
                gathering.edition += 1
                gathering.setting += gathering.scene != scene
        except Refused:  # it was cleared away
            for socket in list(gathering.sockets):
                socket.dismiss("room")
            return
        for socket in list(gathering.sockets):
            socket.wake.set()

    async def _look(self, gathering: Gathering) -> None:
        """Read everything, then change everything at once, so that no socket sees half of it."""
        seats, talks = gathering.seats, gathering.talks
        async with self.database.read() as connection:
            room = await self.rooms.by_id(connection, gathering.id)
            choices = await self.referee.open_choices(connection, room.match)  # before the row: none is newer than it
            match = await self.referee.row(connection, room.match)
            if gathering.room is None or room.revision != gathering.room.revision:
                seats = await self.rooms.seats(connection, room.id)
            live = await self.referee.live(connection, match) if match.version else None
            heard_until = talks[-1].at if talks else 0
            if room.talked > heard_until:
                talks = [*talks, *await self.talk.since(connection, room.id, heard_until)][-KEPT:]
        gathering.present = await self.news.present(room.id)
        gathering.room, gathering.match, gathering.live, gathering.seats, gathering.talks = (
            room,
            match,
            live,
            seats,
            talks,
        )
        gathering.slots = {choice.seat: choice.move for choice in choices if choice.decision == match.decision}

    async def enter(self, session: "Session", hello: Hello) -> None:
        """A browser says which room and which seats it holds."""
        async with self.database.read() as connection:
            room = await self.rooms.find(connection, hello.room)
        session.invited = room.code == hello.room.upper()
        session.host = any(same(token, room.host) for token in hello.tokens)
        session.tokens = [hash_of(token) for token in hello.tokens]
        gathering = self.gatherings.setdefault(room.id, Gathering(room.id))
        gathering.sockets.add(session)
        session.gathering = gathering
        session.match, session.version, session.talked = hello.match, hello.version, hello.talk
        session.seats = tuple(hello.seats) or (None,)
        await self.refresh(room.id)
        session.wake.set()
        await session.alive()
        await self.news.publish(room.id)

    async def part(self, session: "Session") -> None:
        """A socket is gone."""
        self.sessions.discard(session)
        gathering = session.gathering
        if gathering is None:
            return
        gathering.sockets.discard(session)
        if not gathering.sockets:
            self.gatherings.pop(gathering.id, None)
        await self.news.publish(gathering.id)

    async def see_through(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, and tell the room, even if the socket that asked for it is gone meanwhile."""
        await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something while its socket goes on."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def poll(self) -> None:
        """Look at every room now and then, in case a piece of news was lost; evenly spread, so that no move waits for it."""
        while True:
            rooms = list(self.gatherings) or [""]
            for room in rooms:
                await asyncio.sleep(self.referee.times.poll / len(rooms))
                try:
                    await self.refresh(room)
                except Exception as problem:  # noqa: BLE001 - the database may be away for a moment; the next look will tell
                    log.warning("poll_failed", reason=type(problem).__name__)

    async def close(self) -> None:
        """Let every socket finish what it is doing, and tell it that the server goes."""
        leaving = list(self.sessions)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*(session.leave("restart") for session in leaving))
                while self.sessions.intersection(leaving):
                    await asyncio.sleep(BLINK)

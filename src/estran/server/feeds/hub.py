"""All sockets of one process, by room: whenever something in a room is new, they are woken."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from estran.engine.game import Refused
from estran.server.match.live import LiveMatch
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


class RoomFeed:
    """A room as this worker knows it, shared by all its sockets."""

    def __init__(self, room: str) -> None:
        self.id = room
        self.sockets: set[Session] = set()
        self.room: Any = None
        self.match: Any = None
        self.seats: list[Any] = []
        self.slots: dict[str, str] = {}
        self.talks: list[Any] = []
        self.live: LiveMatch | None = None
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
        self.feeds: dict[str, RoomFeed] = {}
        self.sessions: set[Session] = set()
        self._begun: set[asyncio.Task[None]] = set()

    async def refresh(self, room: str) -> None:
        """Something in a room may be new: look, and if it is, wake its sockets."""
        feed = self.feeds.get(room)
        if feed is None:
            return
        try:
            async with feed.lock:
                before, scene = feed.facts, feed.scene
                await self._look(feed)
                if feed.facts == before:
                    return
                feed.edition += 1
                feed.setting += feed.scene != scene
        except Refused:  # it was cleared away
            for socket in list(feed.sockets):
                socket.dismiss("room")
            return
        for socket in list(feed.sockets):
            socket.wake.set()

    async def _look(self, feed: RoomFeed) -> None:
        """Read everything, then change everything at once, so that no socket sees half of it."""
        seats, talks = feed.seats, feed.talks
        async with self.database.read() as connection:
            room = await self.rooms.by_id(connection, feed.id)
            choices = await self.referee.open_choices(connection, room.match)  # before the row: none is newer than it
            match = await self.referee.row(connection, room.match)
            if feed.room is None or room.revision != feed.room.revision:
                seats = await self.rooms.seats(connection, room.id)
            live = await self.referee.live(connection, match) if match.version else None
            heard_until = talks[-1].at if talks else 0
            if room.talked > heard_until:
                talks = [*talks, *await self.talk.since(connection, room.id, heard_until)][-KEPT:]
        feed.present = await self.news.present(room.id)
        feed.room, feed.match, feed.live, feed.seats, feed.talks = (
            room,
            match,
            live,
            seats,
            talks,
        )
        feed.slots = {choice.seat: choice.move for choice in choices if choice.decision == match.decision}

    async def enter(self, session: "Session", hello: Hello) -> None:
        """A browser says which room and which seats it holds."""
        async with self.database.read() as connection:
            room = await self.rooms.find(connection, hello.room)
        session.invited = room.code == hello.room.upper()
        session.host = any(same(token, room.host) for token in hello.tokens)
        session.tokens = [hash_of(token) for token in hello.tokens]
        feed = self.feeds.setdefault(room.id, RoomFeed(room.id))
        feed.sockets.add(session)
        session.feed = feed
        session.match, session.version, session.talked = hello.match, hello.version, hello.talk
        session.seats = tuple(hello.seats) or (None,)
        await self.refresh(room.id)
        session.wake.set()
        await session.alive()
        await self.news.publish(room.id)

    async def part(self, session: "Session") -> None:
        """A socket is gone."""
        self.sessions.discard(session)
        feed = session.feed
        if feed is None:
            return
        feed.sockets.discard(session)
        if not feed.sockets:
            self.feeds.pop(feed.id, None)
        await self.news.publish(feed.id)

    async def shielded(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, and tell the room, even if the socket that asked for it is gone meanwhile."""
        await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something while its socket goes on."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def poll(self) -> None:
        """Look at every room now and then, in case a piece of news was lost; evenly spread, so that no move waits for it."""
        while True:
            rooms = list(self.feeds) or [""]
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

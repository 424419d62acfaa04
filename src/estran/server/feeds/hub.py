"""All sockets of one process, by room: when something in a room is new, they are woken."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import structlog
from msgspec.structs import replace

from estran.engine.game import Refused
from estran.server.feeds.mailbox import Mailbox
from estran.server.feeds.reader import Reader
from estran.server.feeds.room_feed import RoomFeed, RoomNow
from estran.server.match.context import plays
from estran.server.notices.notifier import front_of
from estran.server.people.faces import known_at
from estran.server.room.company import Company
from estran.server.room.presence import HOST
from estran.server.room.stages import Shown, Stages
from estran.server.room.talk import Talk, latest
from estran.server.room.votes import is_accepted
from estran.server.store.news import News
from estran.server.store.rows import MatchRow, PlayerRow, RoomRow
from estran.server.wire.kinds import STARTED, SeatKind, Status
from estran.server.wire.protocol import Hello, Seen

STILL = "still:"  # before a room where nothing has changed, but a page has shown all that has
PRESENCE = "presence:"  # before a room where somebody has come or gone
FAREWELL = 3.0  # seconds that sockets have to finish and to hear that the server closes
BLINK = 0.01  # seconds between looks whether they have
log = structlog.get_logger()


class Hub:
    """The feeds of this worker, by room."""

    def __init__(self, company: Company, talk: Talk, news: News, stages: Stages) -> None:
        self.company, self.talk, self.news, self.stages = company, talk, news, stages
        self.referee, self.rooms, self.presence = company.referee, company.rooms, company.presence
        self.database = self.referee.database
        self.feeds: dict[str, RoomFeed] = {}
        self.mailboxes: set[Mailbox] = set()  # of all open sockets
        self._spawned: set[asyncio.Task[None]] = set()

    # ---- News of a room

    async def refresh(self, room: str, *, presence: bool = False) -> None:
        """Something in a room may be new, perhaps who is there: look, and if it is, wake its sockets."""
        feed = self.feeds.get(room)
        if feed is None:
            return
        try:
            async with feed.lock:
                now = await self._look(feed, presence=presence)
                changed = feed.turn_to(now)
            if now.match.votes:
                self.spawn(self._count_votes(feed, now))
            if not changed:
                return
        except Refused:  # it was cleared away
            for listener in list(feed.listeners):
                listener.dismiss("room")
            return
        for listener in list(feed.listeners):
            listener.wake.set()

    async def _look(self, feed: RoomFeed, *, presence: bool) -> RoomNow:
        """Read what is new since the last look; the feed takes it over all at once, so that no socket sees half of it.

        Signs of life come without news, and are not told before somebody comes or goes, or everybody is told something, or the
        slow poll comes round: if a secret choice or a whisper brought them out, it would be seen that there was one.
        """
        before = feed.now
        async with self.database.read() as connection:
            room = await self.rooms.by_id(connection, feed.id)
            room = replace(room, rated=room.rated and self.rooms.ratings)  # the host may have allowed it only before
            choices = await self.referee.open_choices(connection, room.match)  # before the row: none is newer than it
            match = await self.referee.row(connection, room.match)
            if before is None or _occasion(room, match) != _occasion(before.room, before.match):
                players = await self.referee.players(connection, match)
                known = await known_at(connection, room, [player.profile for player in players])
            else:
                players, known = before.players, before.known
            live = await self.referee.live(connection, match) if match.version else None
            talks = before.talks if before and not _renamed(before, room, players) else []
            heard_until = talks[-1].at if talks else 0
            if room.talked > heard_until:
                talks = latest([*talks, *await self.talk.since(connection, room.id, heard_until)])
        chosen = {
            choice.seat: choice.move for choice in choices if choice.decision == match.decision and not choice.bot
        }
        if before is None or presence or _public(room, match) != _public(before.room, before.match):
            present = await self.presence.here(room.id)
            absent = await self._absent(match, players, present)
        else:
            present, absent = before.present, before.absent
        return RoomNow(room, match, players, chosen, talks, present, live, absent, known)

    async def _absent(self, match: MatchRow, players: list[PlayerRow], present: set[str]) -> frozenset[str]:
        """Who has not been heard of for a while, between matches the host too; where all are present, nothing is asked."""
        people = {str(player.place) for player in players if player.kind == SeatKind.PERSON}
        away = (people if match.status in STARTED else people | {HOST}) - present
        return frozenset([who for who in away if await self._silent(match.room, who)])

    async def _silent(self, room: str, who: str) -> bool:
        return await self.presence.silence(room, who) >= self.referee.times.absent

    async def _count_votes(self, feed: RoomFeed, now: RoomNow) -> None:
        """Those who were waited for may be away by now."""
        try:
            accepted = any(is_accepted(ballot, now.players, now.present, now.absent) for ballot in now.match.votes)
            if accepted and await self.company.settle(now.match.id):
                await self.announce(feed)
        except Exception as problem:  # noqa: BLE001 - the database may be away for a moment; the next look counts again
            log.warning("votes_not_counted", reason=type(problem).__name__)

    async def announce(self, feed: RoomFeed, *, presence: bool = False) -> None:
        """Tell all workers, this one included, that a room has changed, or that somebody has come there or gone."""
        await self.news.publish(f"{PRESENCE}{feed.id}" if presence else feed.id)

    async def poll(self) -> None:
        """Look at every room now and then, for who is there and in case news was lost; evenly spread, so that no move waits for it."""
        while True:
            rooms = list(self.feeds) or [""]
            for room in rooms:
                await asyncio.sleep(self.referee.times.poll / len(rooms))
                try:
                    await self.refresh(room, presence=True)
                except Exception as problem:  # noqa: BLE001 - the database may be away for a moment; the next look will tell
                    log.warning("poll_failed", reason=type(problem).__name__)

    # ---- Coming and going

    async def enter(self, hello: Hello, mailbox: Mailbox, *, strangers: bool = True) -> Reader:
        """A browser says which room and which seats it holds; from now on its mailbox is woken.

        Without strangers only those come in who hold a seat or are the host.
        """
        async with self.database.read() as connection:
            room = await self.rooms.find(connection, hello.room)
        feed = self.feeds.setdefault(room.id, RoomFeed(room.id))
        feed.listeners.add(mailbox)
        try:
            await self.refresh(room.id)
            reader = Reader.of(hello, room, feed)
            if not (strangers or reader.places or reader.host):
                raise Refused("refused-room")
        except BaseException:
            self._forget(feed, mailbox)
            raise
        return reader

    async def alive(self, reader: Reader, *, hello: bool = False) -> None:
        """A browser gave a sign of life: its people play again if a bot has played for them."""
        await self.presence.seen(reader.feed.id, *reader.signs)
        if reader.front and reader.wants_notices and reader.places:
            await self.presence.seen(front_of(reader.feed.id), *map(str, reader.places))
        back, now = reader.returning(hello=hello), reader.feed.now
        if back and now is not None and await self.company.come_back(now.match.id, back, hello=hello):
            await self.announce(reader.feed)

    async def arrive(self, reader: Reader) -> None:
        """A browser is here now: bots that played among themselves, slowly, have somebody to play for."""
        places = map(str, reader.places)
        if reader.stage:
            await self.stages.opened(reader.feed.id, reader.id, *places)
        else:  # whatever page was here before, nobody looks at it now
            await self.stages.closed(reader.feed.id, None, *places)
        await self.alive(reader, hello=True)
        await self.refresh(reader.feed.id, presence=True)  # so that those who are back are first told it is theirs
        now = reader.feed.now
        if now is not None and now.match.status == Status.RUNNING and not any(map(plays, now.players)):
            await self.referee.hasten(reader.feed.id, now.match.id)
        await self.announce(reader.feed, presence=True)

    async def shown(self, reader: Reader, seen: Seen) -> None:
        """A page has shown everything up to a version: bots that wait for it go on, and nobody else hears of it."""
        if reader.stage and reader.places:
            shown = Shown(reader.id, seen.match, seen.version, seen.pace)
            await self.stages.shown(reader.feed.id, shown, *map(str, reader.places))
            await self.news.publish(f"{STILL}{reader.feed.id}")

    async def part(self, mailbox: Mailbox) -> None:
        """A socket is gone."""
        self.mailboxes.discard(mailbox)
        if mailbox.reader is not None:
            reader = mailbox.reader
            self._forget(reader.feed, mailbox)
            await self.presence.gone(reader.feed.id, reader.onlooker)
            await self.stages.closed(reader.feed.id, reader.id, *map(str, reader.places))
            await self.announce(reader.feed, presence=True)

    def _forget(self, feed: RoomFeed, mailbox: Mailbox) -> None:
        feed.listeners.discard(mailbox)
        if not feed.listeners:
            self.feeds.pop(feed.id, None)

    async def close(self) -> None:
        """Let every socket finish what it is doing, and tell it that the server goes."""
        leaving = list(self.mailboxes)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*(mailbox.leave("restart") for mailbox in leaving))
                while self.mailboxes.intersection(leaving):
                    await asyncio.sleep(BLINK)

    # ---- Work that outlives a socket

    async def shielded(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, and tell the room, even if the socket that asked for it is gone meanwhile."""
        await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something while its socket goes on."""
        task = asyncio.create_task(work)
        self._spawned.add(task)
        task.add_done_callback(self._spawned.discard)
        return task


def _occasion(room: RoomRow, match: MatchRow) -> tuple[Any, ...]:
    """What differs whenever somebody's seat may have changed; a mute only touches the room."""
    return room.revision, room.touched, match.id, match.status


def _renamed(before: RoomNow, room: RoomRow, players: list[PlayerRow]) -> bool:
    """Whether somebody who spoke here may have lost their name since: erased it, or had it removed by the host."""
    if room.revision == before.room.revision:
        return False
    known = {player.place: player.name for player in before.players}
    return any(row.profile for row in before.talks) or any(known.get(one.place) != one.name for one in players)


def _public(room: RoomRow, match: MatchRow) -> tuple[Any, ...]:
    """What differs only when everybody in the room is told of something."""
    return room.revision, match.id, match.status, match.version

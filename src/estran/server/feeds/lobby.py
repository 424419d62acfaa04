"""The lobby as this worker knows it: told to all who visit it, and the seats of those who seek one."""

import asyncio
import contextlib

import msgspec
import structlog

from estran.server.feeds.room_feed import Listener
from estran.server.room.listings import Listings
from estran.server.room.seekers import KEPT, Seekers, seeker_of
from estran.server.store.news import News
from estran.server.wire.lobby import Lobby, NewSeat, Seek

SEATED = "seated:"  # news that somebody seeks or has found a seat, whatever the room
LOOK = 1.0  # seconds between looks at the lobby: never because of news, which secret choices bring, too
SOON = 0.1  # seconds between looks for seats
HEARD = (
    15.0  # seconds after the last sign of life for which somebody can be seated: a page that sleeps is asked after ten
)
log = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class Visit:
    """A browser in the lobby, and what it has been sent."""

    def __init__(self, feed: "LobbyFeed", listener: Listener, socket: str) -> None:
        self.feed, self.listener, self.socket = feed, listener, socket
        self.edition = 0
        self.seeker: str | None = None  # who waits here
        self.seat: NewSeat | None = None  # that it is to be told of
        self.heard = 0.0  # the last sign of life

    def news(self) -> list[bytes]:
        """What it has not been sent yet."""
        told = [] if self.seat is None else [encode(self.seat)]
        self.seat = None
        if self.edition != self.feed.edition:
            self.edition = self.feed.edition
            told.append(self.feed.told)
        return told


class LobbyFeed:
    """Looks at the lobby while anybody visits it, and seats those who seek."""

    def __init__(self, listings: Listings, seekers: Seekers, news: News) -> None:
        self.listings, self.seekers, self.news = listings, seekers, news
        self.visits: dict[str, Visit] = {}  # by socket
        self.edition, self.told = 0, b""
        self._now: Lobby | None = None
        self._looked = -LOOK
        self._tidied = -KEPT
        self._kicked = asyncio.Event()

    # ---- Coming and going

    async def enter(self, listener: Listener, socket: str) -> Visit:
        """Somebody wants to know what there is."""
        visit = self.visits[socket] = Visit(self, listener, socket)
        self.alive(visit)
        try:
            if len(self.visits) == 1 or self._now is None:
                await self._look()
        except BaseException:
            self.visits.pop(socket, None)
            raise
        listener.wake.set()
        return visit

    def alive(self, visit: Visit) -> None:
        """A browser gave a sign of life."""
        visit.heard = asyncio.get_running_loop().time()

    async def part(self, visit: Visit) -> None:
        """A socket is gone: nobody waits there any more."""
        self.visits.pop(visit.socket, None)
        if visit.seeker is not None:
            visit.seeker = None
            try:
                await self.seekers.stop(visit.socket)
            except Exception as problem:  # noqa: BLE001 - the database may be away: without signs of life nobody is seated
                log.warning("lobby_failed", reason=type(problem).__name__)

    async def seek(self, visit: Visit, wish: Seek) -> None:
        """Look for a table from now on, and no longer for whatever was wished for before."""
        seeker = seeker_of(wish)
        if visit.seeker is not None:
            await self.seekers.stop(visit.socket, but=seeker)
        visit.seeker = seeker  # from here on anyone who goes is forgotten
        await self.seekers.seek(wish, visit.socket)
        await self.news.publish(SEATED)

    async def stop(self, visit: Visit) -> NewSeat | None:
        """Look for one no longer; if it comes too late, gives the seat."""
        seeker = visit.seeker
        if seeker is None:
            return None
        await self.seekers.stop(visit.socket)
        visit.seeker = visit.seat = None
        return (await self.seekers.seated([seeker])).get(seeker)

    # ---- Looking

    def kick(self) -> None:
        """Somebody seeks or has found a seat, at whichever worker."""
        self._kicked.set()

    async def run(self) -> None:
        """Look now and then, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._kicked.wait()
            self._kicked.clear()
            try:
                if loop.time() >= self._tidied + KEPT:
                    self._tidied = loop.time()
                    await self.seekers.forget()
                await self._seat()
                if self.visits and loop.time() >= self._looked + LOOK:
                    await self._look()
            except Exception as problem:  # noqa: BLE001 - the database may be away for a moment; the next look will tell
                log.warning("lobby_failed", reason=type(problem).__name__)
            await asyncio.sleep(SOON)

    async def _look(self) -> None:
        self._looked = asyncio.get_running_loop().time()
        now = await self.listings.lobby()
        if now != self._now:
            self._now, self.told = now, encode(now)
            self.edition += 1
            for visit in list(self.visits.values()):
                visit.listener.wake.set()

    async def _seat(self) -> None:
        """Seat all who can be, and tell those who wait here."""
        seeking = {visit.seeker: visit for visit in self.visits.values() if visit.seeker is not None}
        if not seeking:
            return
        lately = asyncio.get_running_loop().time() - HEARD
        opened = await self.seekers.seat({visit.socket for visit in seeking.values() if visit.heard > lately})
        for seeker, seat in (await self.seekers.seated(seeking)).items():
            visit = seeking[seeker]
            if visit.seeker == seeker:
                visit.seeker, visit.seat = None, seat
                visit.listener.wake.set()
        for room in opened:
            await self.news.publish(room)
        if opened:
            await self.news.publish(SEATED)

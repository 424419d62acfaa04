"""One server process: all its parts put together."""

import asyncio
import contextlib
import gc
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from types import FrameType
from typing import Any

import structlog
from litestar import Litestar
from litestar.datastructures import State

from estran.server.feeds.desk import Desk
from estran.server.feeds.hub import PRESENCE, STILL, Hub
from estran.server.feeds.limits import Limits, OwnCounts, SharedCounts
from estran.server.feeds.lobby import SEATED, LobbyFeed
from estran.server.match.referee import Referee
from estran.server.metrics import forget_the_dead
from estran.server.minds.analyses import Analyses
from estran.server.minds.audience import Audience
from estran.server.minds.bot_talk import BotTalk
from estran.server.minds.duties import Worker
from estran.server.minds.hints import Hints
from estran.server.minds.puzzles import Puzzles
from estran.server.minds.thinkers import Thinkers
from estran.server.notices.addresses import WayOut
from estran.server.notices.contacts import Contacts
from estran.server.notices.keys import server_keys_of
from estran.server.notices.mail import MailServer, Postman
from estran.server.notices.notifier import Notifier
from estran.server.notices.push import PushSender
from estran.server.people.passkeys import Passkeys
from estran.server.people.profiles import Profiles
from estran.server.people.results import Results
from estran.server.people.retention import keep_profiles_few
from estran.server.room.company import Company
from estran.server.room.listings import Listings
from estran.server.room.presence import OwnPresence, Presence, SharedPresence
from estran.server.room.rooms import Rooms
from estran.server.room.seekers import Seekers
from estran.server.room.stages import OwnStages, SharedStages, Stages
from estran.server.room.talk import Talk
from estran.server.room.tries import Tries
from estran.server.settings import Settings
from estran.server.store.database import Database
from estran.server.store.news import ManyWorkers, News, OneProcess, meeting_place
from estran.server.store.tidy import keep_contacts_few, keep_tidy

SWEEP = 600.0  # seconds between garbage collections
HEAP = 1_000_000  # new objects after which one comes sooner
LOOK = 10.0  # seconds
READY = 5.0  # seconds that the database and Redis may take to say that they are ready
FRESH = 1.0  # seconds that the answer is good for
log = structlog.get_logger()


class Service:
    """All parts of one server process, put together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        redis = meeting_place(settings.redis) if settings.redis else None
        self.news: News = ManyWorkers(redis) if redis else OneProcess()
        lasts = settings.times.present
        self.presence: Presence = SharedPresence(redis, lasts) if redis else OwnPresence(lasts)
        self.stages: Stages = SharedStages(redis) if redis else OwnStages()
        urgent: set[str] = set()  # rooms where a bot is to move as soon as what says so is committed
        self.referee = Referee(self.database, settings.times, hurry=urgent.add)
        self.profiles, self.passkeys = Profiles(self.database), Passkeys(self.database)
        self.rooms = Rooms(self.database, self.referee, self.presence, ratings=settings.ratings)
        self.company = Company(self.rooms)
        self.listings = Listings(self.rooms)
        self.lobby = LobbyFeed(self.listings, Seekers(self.rooms), self.news)
        self.tries = Tries(self.rooms)
        self.results = Results(self.database, settings.days)
        self.talk = Talk(self.database, self.referee)
        self.thinkers = Thinkers(settings.thinkers, settings.times.budget)
        audience = Audience(self.referee, self.presence, self.stages)
        self.worker = Worker(self.rooms, self.news, BotTalk(self.talk, self.thinkers), audience, urgent)
        self.hub = Hub(self.company, self.talk, self.news, self.stages)
        self.desk = Desk(self.company, self.talk, Hints(self.referee, self.thinkers))
        self.analyses = Analyses(self.referee, self.thinkers, settings.analysis)
        self.puzzles = Puzzles(self.database)
        server = MailServer.of(settings)
        self.postman = None if server is None else Postman(server)
        self.way_out = WayOut()  # to push services
        self._contacts: Contacts | None = None
        self._ready: asyncio.Task[bool] | None = None  # the last answer, or the one that is being found
        self._asked = 0.0
        self.limits = Limits(settings, SharedCounts(redis) if redis else OwnCounts())

    @contextlib.asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        """Migrate, listen, work; and at the end tell the sockets, finish, let go."""
        forget_the_dead()
        await self.database.migrate()
        if self.settings.redis is None:
            await self.worker.leases.free()
        await self._open_notices()
        app.state.service = self
        jobs = [keep_contacts_few(self.database, self.settings.times.tidy)]
        jobs.append(keep_profiles_few(self.database, self.settings.times.tidy, self.news.publish))
        jobs.append(self.puzzles.keep_ahead(self.settings.times.puzzles))
        jobs += [self.news.listen(self._changed), self.hub.poll(), self.lobby.run(), self.worker.run(), sweep()]
        if self.settings.days:
            jobs.append(keep_tidy(self.database, self.settings.days, self.settings.times.tidy))
        tasks = [asyncio.create_task(job) for job in jobs]
        log.info("started", redis=self.settings.redis is not None)
        try:
            with self._warned():
                yield
        finally:
            await self.hub.close()
            await self.analyses.close()
            jobs_and_question = [*tasks, *filter(None, [self._ready])]
            for task in jobs_and_question:
                task.cancel()
            await asyncio.gather(*jobs_and_question, return_exceptions=True)
            self.thinkers.close()
            await self.news.close()
            await self.database.close()
            log.info("stopped")

    async def _open_notices(self) -> None:
        """With the server's keys, which are made now if this is its first start."""
        keys, address = await server_keys_of(self.database), next(iter(self.settings.public_urls), "")
        self._contacts = Contacts(self.rooms, keys, address, self.postman)
        known = address if address.startswith("https://") else None
        sender = f"mailto:{self.settings.mail_from}" if self.postman else None
        push = PushSender(keys, known or sender, self.way_out, self.limits.push_to)
        self.worker.notifier = Notifier(self._contacts, push, self.presence)

    @property
    def contacts(self) -> Contacts:
        """Whom notices go to; known as soon as the server runs."""
        assert self._contacts is not None
        return self._contacts

    async def ready(self) -> bool:
        """Whether a move could be made now; however many ask at once, the disk is asked once per second."""
        now = asyncio.get_running_loop().time()
        if self._ready is None or (self._ready.done() and now > self._asked + FRESH):
            self._asked, self._ready = now, asyncio.create_task(self._is_ready())
        return await asyncio.shield(self._ready)

    async def _is_ready(self) -> bool:
        try:
            async with asyncio.timeout(READY):
                await self.database.try_writing()
                return await self.news.ready()
        except Exception as problem:  # noqa: BLE001 - whatever it is, we are not ready
            log.warning("not_ready", reason=type(problem).__name__)
            return False

    async def _changed(self, room: str) -> None:
        if room.startswith(STILL):
            self.worker.audience.stir(room.removeprefix(STILL))
            return
        if room == SEATED:
            self.lobby.kick()
            return
        presence, room = room.startswith(PRESENCE), room.removeprefix(PRESENCE)
        self.worker.kick(room)
        try:
            await self.hub.refresh(room, presence=presence)
        except Exception as problem:  # noqa: BLE001 - the database may be away; the slow poll looks again
            log.warning("refresh_failed", reason=type(problem).__name__)

    @contextlib.contextmanager
    def _warned(self) -> Iterator[None]:
        """Let the sockets finish and be told before the web server, on its signal to stop, cuts them off."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        loop = asyncio.get_running_loop()
        before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
        leaving: set[asyncio.Task[None]] = set()

        async def leave(number: int, frame: FrameType | None) -> None:
            await self.hub.close()
            _pass_on(before[signal.Signals(number)], number, frame)

        def stop(number: int, frame: FrameType | None) -> None:
            if leaving:  # somebody is in a hurry
                _pass_on(before[signal.Signals(number)], number, frame)
            else:
                loop.call_soon_threadsafe(lambda: leaving.add(asyncio.create_task(leave(number, frame))))

        for number in before:
            signal.signal(number, stop)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


async def sweep() -> None:
    """Collect garbage now and then: there is hardly any, and a collection every other second would hold up moves."""
    loop = asyncio.get_running_loop()
    last = loop.time()
    while True:
        await asyncio.sleep(LOOK)
        if loop.time() - last > SWEEP or gc.get_count()[0] > HEAP:
            gc.collect()
            last = loop.time()


def _pass_on(handler: Any, number: int, frame: FrameType | None) -> None:
    if callable(handler):
        handler(number, frame)


def service_of(state: State) -> Service:
    """The parts of the process that a request has come to."""
    service: Service = state.service
    return service

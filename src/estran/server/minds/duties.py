"""Work that is owed: bots' moves, late choices, naming who is missing, beginnings and ratings. Any worker does what is due."""

import asyncio
import contextlib
import secrets
import time

import structlog
from sqlalchemy import and_, delete, update

from estran.engine.game import Refused
from estran.match.match import Match
from estran.server.match.context import Caller, MatchContext
from estran.server.match.live import asked_of
from estran.server.match.stand_ins import level_for
from estran.server.metrics import BELATED, TAKEN_OVER
from estran.server.minds.audience import Audience
from estran.server.minds.bot_talk import BotTalk
from estran.server.minds.errands import Errand, Lane
from estran.server.minds.leases import Key, Leases, key_of
from estran.server.minds.thinkers import Signalled, thinking
from estran.server.minds.turns import Busy
from estran.server.notices.notifier import Notifier
from estran.server.people import ratings
from estran.server.room.presence import HOST
from estran.server.room.rooms import Rooms
from estran.server.store.connection import Connection
from estran.server.store.news import News
from estran.server.store.rows import Duty
from estran.server.store.schema import work
from estran.server.wire.kinds import DutyKind, Late, Status, Urgency

AT_HAND, MOST = 64, 512  # bots' moves that one worker makes at once, without those that search or pause; and in all
DEADLINES, MOST_DEADLINES = 16, 256  # the same of deadlines, namings, beginnings and ratings
TOLD = 32  # the same of notices
RENEWALS = 3  # of a lease, before it would end
BOTS = work.c.kind.in_((DutyKind.BOT, DutyKind.TALK))
log = structlog.get_logger()


class Worker:
    """Does what is due; every process has one, and any of them will do."""

    def __init__(self, rooms: Rooms, news: News, bot_talk: BotTalk, audience: Audience, urgent: set[str]) -> None:
        self.referee, self.rooms, self.news, self.bot_talk = rooms.referee, rooms, news, bot_talk
        self.audience, referee = audience, rooms.referee
        self.database, self.times, self.thinkers = referee.database, referee.times, bot_talk.thinkers
        self.leases = Leases(self.database, self.times)
        self.notifier: Notifier | None = None  # once the server's keys are known
        self.deadlines = Lane(and_(~BOTS, work.c.kind != DutyKind.NOTICE), DEADLINES, MOST_DEADLINES)
        self.notices = Lane(work.c.kind == DutyKind.NOTICE, TOLD, TOLD)  # strangers' machines may take their time
        self.bots = Lane(and_(BOTS, work.c.urgency < Urgency.ALONE), AT_HAND, MOST)
        self.alone = Lane(and_(BOTS, work.c.urgency == Urgency.ALONE), 1, 1)  # one after the other, in no hurry
        self._urgent = urgent  # rooms where the referee has asked for a bot's move
        self._doing: dict[Key, asyncio.Task[None]] = {}

    def kick(self, room: str) -> None:
        """A room has changed: look at once if a bot is to move or waits there; other work is found in time by itself."""
        self.audience.stir(room)
        if room in self._urgent:
            self._urgent.discard(room)
            self.bots.kicked.set()

    # ---- Taking

    async def run(self) -> None:
        """Work until cancelled."""
        lanes = [
            asyncio.create_task(self._serve(lane)) for lane in (self.deadlines, self.bots, self.alone, self.notices)
        ]
        try:
            await self._keep_leases()
        finally:
            tasks = [*lanes, *self._doing.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, lane: Lane) -> None:
        """Start whatever is due in a lane, as long as there is room; then wait for more."""
        while True:
            lane.kicked.clear()
            try:
                while await self._start_next(lane):
                    pass
            except Exception as problem:  # noqa: BLE001 - the database may be away for a moment; work waits in it
                log.warning("work_failed", reason=type(problem).__name__)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.times.idle):  # `wait_for` may forget that it was cancelled meanwhile
                    await lane.kicked.wait()

    async def _start_next(self, lane: Lane) -> bool:
        await lane.enter()
        owed = None
        try:
            owed = await self.leases.take(lane.where)
        finally:
            if owed is None:
                lane.leave()
        if owed is None:
            return False
        self._doing[key_of(owed)] = asyncio.create_task(self._finish(Errand(owed, lane, self.thinkers)))
        return True

    async def _finish(self, errand: Errand) -> None:
        owed = errand.owed
        try:
            await self.do(errand)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the thing stays on the list until it is done
            log.warning("work_failed", kind=owed.kind, reason=type(problem).__name__)
        finally:
            errand.lane.leave()
            self.leases.drop(owed)
            self._doing.pop(key_of(owed), None)

    async def _keep_leases(self) -> None:
        """Renew what is being done, however long it waits in a queue; let go of what another worker has taken over."""
        while True:
            await asyncio.sleep(self.times.lease / RENEWALS)
            try:
                for key in await self.leases.renew():
                    TAKEN_OVER.inc()
                    log.warning("work_taken_over", kind=key[1])
                    if key in self._doing:
                        self._doing[key].cancel()
            except Exception as problem:  # noqa: BLE001 - the database may be away for a moment; then nobody else takes it
                log.warning("leases_not_renewed", reason=type(problem).__name__)

    # ---- Doing

    async def do(self, errand: Errand) -> None:
        """Do one thing; it is struck off the list only afterwards."""
        owed, heard = errand.owed, 0
        if owed.kind == DutyKind.NOTICE:
            await self._tell(owed)
            return
        if owed.kind == DutyKind.RATE:
            await self._rate(owed)
            return
        if owed.kind in (DutyKind.PROMISES, DutyKind.WORDS, DutyKind.NAME):
            async with self.database.write() as connection:
                if owed.kind == DutyKind.NAME:
                    await self._name(connection, owed)
                else:
                    await self.rooms.dice_words.go_on(connection, owed.match, late=owed.kind)
        else:
            try:
                await self._attend(errand)
                if owed.kind == DutyKind.TALK:
                    heard = await self.bot_talk.speak(errand)
                else:
                    await self.move(errand, late=owed.kind == DutyKind.DUE)
            except Busy:
                await self._put_off(owed)
                return
        room = await self.strike(errand, heard)
        await self.news.publish(room)

    async def _tell(self, owed: Duty) -> None:
        """Tell those who are not here that it is their turn; anyone who could not be told is tried again."""
        again = None if self.notifier is None else await self.notifier.tell(owed)
        mine = self.leases.mine(owed)
        async with self.database.write() as connection:
            if again is None:
                await connection.execute(delete(work).where(mine))
            else:
                await connection.execute(update(work).where(mine).values(at=again, leased=0.0))

    async def _rate(self, owed: Duty) -> None:
        """Let a match that is over change ratings, and strike that off in the same transaction: it is done once, or not at all."""

        async def attempt() -> str:
            async with self.database.write() as connection:
                context = await self.referee.context(connection, owed.match, lock=True)
                await ratings.rate(self.database, connection, owed.match, time.time())
                await connection.execute(delete(work).where(self.leases.mine(owed)))
                await self.referee.change(connection, context.room.id)
                return context.room.id

        await self.news.publish(await self.database.retrying(attempt))

    async def _attend(self, errand: Errand) -> None:
        """Find out who is there; where bots play among themselves and nobody looks on, there is no hurry."""
        async with self.database.read() as connection:
            row = await self.referee.row(connection, errand.owed.match)
        present = await self.rooms.presence.here(row.room) - {HOST}  # who counts under another name, too
        if errand.owed.urgency == Urgency.WATCHED and not present:
            raise Busy
        errand.attend(present)

    async def _put_off(self, owed: Duty) -> None:
        """Leave it for later, and to those who have nothing more urgent to do."""
        later = {"urgency": Urgency.ALONE, "at": time.time() + self.times.alone, "leased": 0.0}
        async with self.database.write() as connection:
            await connection.execute(update(work).where(self.leases.mine(owed)).values(later))

    async def _name(self, connection: Connection, owed: Duty) -> None:
        """Everybody is told who has not chosen by now; the list stays as it is, or it would tell who chooses when."""
        context = await self.referee.context(connection, owed.match, lock=True)
        if context.row.status == Status.RUNNING and context.row.decision == owed.decision:
            live = await self.referee.live(connection, context.row, committed=False)
            missing = await self.referee.missing(context, live) & context.people
            await self.referee.amend(connection, owed.match, missing=sorted(missing))

    async def strike(self, errand: Errand, heard: int) -> str:
        """Take a thing off the list, unless it is to be done again; tell the table which bots were not themselves."""
        owed = errand.owed
        mine = self.leases.mine(owed)
        async with self.database.write() as connection:
            context = await self.referee.context(connection, owed.match, lock=True)
            row = context.row
            if marks := errand.marks(row):
                await self.referee.amend(connection, row.id, **marks)
            if (
                row.status == Status.RUNNING
                and row.decision == owed.decision
                and await self._again(context, owed, heard)
            ):
                again = {"at": time.time() + self.times.idle, "leased": 0.0}
                await connection.execute(update(work).where(mine).values(again))
            else:
                await connection.execute(delete(work).where(mine))
            return row.room

    async def _again(self, context: MatchContext, owed: Duty, heard: int) -> bool:
        """Whether the duty is still owed: a seat has become a bot's and still has to choose, or somebody has spoken since."""
        if owed.kind not in (DutyKind.BOT, DutyKind.DUE, DutyKind.TALK):
            return False
        live = await self.referee.live(context.connection, context.row, committed=False)
        bots_alone = not await self.referee.missing(context, live) & context.people
        if owed.kind != DutyKind.TALK:
            return owed.kind == DutyKind.DUE or bots_alone
        if bots_alone:
            await self.referee.owe_bot(context, owed.decision)
        return len(await self.referee.signals(context.connection, context.row)) != heard

    async def move(self, errand: Errand, *, late: bool) -> None:
        """Every bot that is asked chooses, and for those who are late one does."""
        owed = errand.owed
        async with self.database.read() as connection:
            context = await self.referee.context(connection, owed.match)
            row = context.row
            if row.status != Status.RUNNING or row.decision != owed.decision:
                return
            live = (await self.referee.live(connection, row)).fork()
            missing = await self.referee.missing(context, live)
            talk = await self.referee.signals(connection, row)
        if not late and missing & context.people:  # bots choose last, so that their haste tells nothing
            return
        begun, watched = time.monotonic(), not (late or asked_of(live) & context.people)
        for seat in sorted(missing):
            by = Caller(row.id, seat, row.version)
            try:
                if live.match.roller:
                    if watched:
                        await self.audience.follow(errand, context, live, begun)
                    await self.referee.roll(by, late=await self._when_late(context, seat) if late else None)
                else:
                    level = context.held(seat).level or level_for(context.players)
                    chosen = await self.think(errand, live.match, seat, level, talk)
                    if watched:
                        await self.audience.follow(errand, context, live, begun)
                    await self.referee.choose(by, chosen, late=await self._when_late(context, seat) if late else None)
            except Refused as refused:  # a person was faster
                BELATED.inc()
                log.info("bot_refused", reason=refused.message)

    async def _when_late(self, context: MatchContext, seat: str) -> Late:
        """What a bot does for somebody whose time is up: nobody who is here is replaced, whatever the room says."""
        return Late.ONCE if await self.rooms.is_present(context, context.held(seat)) else context.room.late

    async def think(self, errand: Errand, match: Match, seat: str, level: str, talk: list[Signalled]) -> str:
        """A bot's move, thought out in another process on an imagined table; any move where that is lost."""
        moves = match.legal(seat)
        thought = await errand.ask(level, thinking, match, seat, talk) if len(moves) > 1 else None
        if thought is None:
            return secrets.choice(moves)
        chosen, warming = thought
        errand.note(seat, warming=warming)
        return chosen

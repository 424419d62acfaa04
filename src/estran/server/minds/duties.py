"""Work that is owed: bots' moves, late choices, naming who is missing, and beginnings. Rows, taken by a lease."""

import asyncio
import contextlib
import secrets
import time
from typing import Any

import structlog
from sqlalchemy import delete, select, update

from estran.bots.levels import USUAL
from estran.engine.game import Refused
from estran.match.match import Match
from estran.server.match.live import asked_of
from estran.server.match.referee import Caller, MatchContext, Referee
from estran.server.minds.bot_talk import BotTalk
from estran.server.minds.thinkers import Signalled, thinking
from estran.server.room.rooms import Rooms
from estran.server.store.connection import Connection, Query, fetch_one
from estran.server.store.news import News
from estran.server.store.rows import Duty
from estran.server.store.schema import work
from estran.server.wire.kinds import DutyKind, Status

AT_ONCE = 64  # things that one worker does at the same time, so that no table waits for another's bot
log = structlog.get_logger()


class Worker:
    """Does what is due; every process has one, and any of them will do."""

    def __init__(self, referee: Referee, rooms: Rooms, news: News, bot_talk: BotTalk, urgent: set[str]) -> None:
        self.referee, self.rooms, self.news, self.bot_talk = referee, rooms, news, bot_talk
        self.database, self.times, self.thinkers = referee.database, referee.times, bot_talk.thinkers
        self._urgent = urgent  # rooms where the referee has asked for a bot's move
        self._kicked = asyncio.Event()
        self._doing: set[asyncio.Task[None]] = set()

    def kick(self, room: str) -> None:
        """A room has changed: look at once if a bot is to move there; other work is found in time by itself."""
        if room in self._urgent:
            self._urgent.discard(room)
            self._kicked.set()

    async def run(self) -> None:
        """Work until cancelled."""
        try:
            while True:
                self._kicked.clear()
                try:
                    await self._start_what_is_due()
                except Exception as problem:  # noqa: BLE001 - the database may be away for a moment; work waits in it
                    log.warning("work_failed", reason=type(problem).__name__)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._kicked.wait(), self.times.idle)
        finally:
            for task in self._doing:
                task.cancel()
            await asyncio.gather(*self._doing, return_exceptions=True)

    async def _start_what_is_due(self) -> None:
        while (owed := await self.take()) is not None:
            task = asyncio.create_task(self._finish(owed))
            self._doing.add(task)
            task.add_done_callback(self._doing.discard)
            if len(self._doing) >= AT_ONCE:
                await asyncio.wait(self._doing, return_when=asyncio.FIRST_COMPLETED)

    async def _finish(self, owed: Duty) -> None:
        try:
            await self.do(owed)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the thing stays on the list until it is done
            log.warning("work_failed", kind=owed.kind, reason=type(problem).__name__)

    async def free(self) -> None:
        """At the start of the only process there is, nobody can have taken anything."""
        async with self.database.write() as connection:
            await connection.execute(update(work).values(leased=0.0))

    async def take(self) -> Duty | None:
        """The next thing that is due and that nobody else has taken."""
        now = time.time()
        due = select(work).where((work.c.at <= now) & (work.c.leased < now)).order_by(work.c.at).limit(1)
        async with self.database.read() as connection:
            if (await connection.execute(due)).one_or_none() is None:
                return None
        async with self.database.write() as connection:
            owed = await fetch_one(connection, Query(Duty, due.with_for_update(skip_locked=True)))
            if owed is not None:
                await connection.execute(update(work).where(_this(owed)).values(leased=now + self.times.lease))
        return owed

    async def do(self, owed: Duty) -> None:
        """Do one thing; it is struck off the list only afterwards."""
        heard = 0
        if owed.kind in (DutyKind.WORDS, DutyKind.NAME):
            async with self.database.write() as connection:
                if owed.kind == DutyKind.WORDS:
                    await self.rooms.dice_words.begin(connection, owed.match, late=True)
                else:
                    await self._name(connection, owed)
        elif owed.kind == DutyKind.TALK:
            heard = await self.bot_talk.speak(owed)
        else:
            await self.move(owed, late=owed.kind == DutyKind.DUE)
        room = await self.strike(owed, heard)
        await self.news.publish(room)

    async def _name(self, connection: Connection, owed: Duty) -> None:
        """Everybody is told who has not chosen by now; the list stays as it is, or it would tell who chooses when."""
        context = await self.referee.context(connection, owed.match, lock=True)
        if context.row.status == Status.RUNNING and context.row.decision == owed.decision:
            live = await self.referee.live(connection, context.row, committed=False)
            missing = await self.referee.missing(context, live) & context.people
            await self.referee.amend(connection, owed.match, missing=sorted(missing))

    async def strike(self, owed: Duty, heard: int) -> str:
        """Take a thing off the list, unless it is to be done again."""
        async with self.database.write() as connection:
            context = await self.referee.context(connection, owed.match, lock=True)
            row = context.row
            if (
                row.status == Status.RUNNING
                and row.decision == owed.decision
                and await self._again(context, owed, heard)
            ):
                again = {"at": time.time() + self.times.idle, "leased": 0.0}
                await connection.execute(update(work).where(_this(owed)).values(again))
            else:
                await connection.execute(delete(work).where(_this(owed)))
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
            await self.referee.owe_bot(context.connection, context.row, owed.decision)
        return len(await self.referee.signals(context.connection, context.row)) != heard

    async def move(self, owed: Duty, *, late: bool) -> None:
        """Every bot that is asked chooses, and for those who are late one does."""
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
        breath = asyncio.create_task(asyncio.sleep(0 if asked_of(live) & context.people else self.times.breath))
        for seat in sorted(missing):
            by = Caller(row.id, seat, row.version)
            try:
                if live.match.roller:
                    await breath
                    await self.referee.roll(by, late=late)
                else:
                    chosen = await self.think(live.match, seat, context.held(seat).level or USUAL, talk)
                    await breath
                    await self.referee.choose(by, chosen, late=late)
            except Refused as refused:  # a person was faster
                log.info("bot_refused", reason=refused.message)

    async def think(self, match: Match, seat: str, level: str, talk: list[Signalled]) -> str:
        """A bot's move, thought out in another process on an imagined table; any move where that is lost."""
        moves = match.legal(seat)
        chosen = await self.thinkers.ask(level, thinking, match, seat, talk) if len(moves) > 1 else None
        return secrets.choice(moves) if chosen is None else chosen


def _this(owed: Duty) -> Any:
    return (work.c.match == owed.match) & (work.c.kind == owed.kind) & (work.c.decision == owed.decision)

"""Work that is owed: bots' moves, late choices, naming who is missing, and beginnings. Rows, taken by a lease."""

import asyncio
import contextlib
import multiprocessing
import secrets
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import numpy as np
import structlog
from sqlalchemy import Row, delete, select, update

from estran.bots.random import RandomBot
from estran.bots.sight import Sight, sight
from estran.engine.chance import dice
from estran.engine.game import Refused
from estran.games import find
from estran.server.database import Database
from estran.server.live import Live
from estran.server.news import News
from estran.server.referee import Referee
from estran.server.rooms import Rooms
from estran.server.tables import work

LEASE = 15.0  # seconds after which another worker may do what this one took
IDLE = 1.0  # seconds between looks when nothing was announced
BUDGET = 1.0  # seconds a bot may think
BOTS = {"random": RandomBot}
log = structlog.get_logger()


class Worker:
    """Does what is due; every process has one, and any of them will do."""

    def __init__(self, database: Database, referee: Referee, rooms: Rooms, news: News, *, thinkers: int = 1) -> None:
        self.database, self.referee, self.rooms, self.news = database, referee, rooms, news
        self._kicked = asyncio.Event()
        self._thinkers = thinkers
        self._pool: ProcessPoolExecutor | None = None

    async def kick(self, room: str) -> None:
        """Something happened: there may be work at once."""
        self._kicked.set()

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            self._kicked.clear()
            try:
                while (owed := await self.take()) is not None:
                    await self.do(owed)
            except Exception as problem:  # noqa: BLE001 - the database may be away for a moment; work waits in it
                log.warning("work_failed", reason=type(problem).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._kicked.wait(), IDLE)

    async def take(self) -> Row[Any] | None:
        """The next thing that is due and that nobody else has taken."""
        now = time.time()
        due = select(work).where((work.c.at <= now) & (work.c.leased < now)).order_by(work.c.at).limit(1)
        async with self.database.read() as connection:
            if (await connection.execute(due)).one_or_none() is None:
                return None
        async with self.database.write() as connection:
            owed = (await connection.execute(due.with_for_update(skip_locked=True))).one_or_none()
            if owed is not None:
                await connection.execute(update(work).where(_this(owed)).values(leased=now + LEASE))
        return owed

    async def do(self, owed: Row[Any]) -> None:
        """Do one thing; it is struck off the list only afterwards."""
        async with self.database.read() as connection:
            row = await self.referee.row(connection, owed.match)
            live = await self.referee.live(connection, row) if row.version else None
        if owed.kind == "words":
            async with self.database.write() as connection:
                await self.rooms.begin_if_revealed(connection, owed.match, late=True)
        elif live is not None and row.status == "running" and row.decision == owed.decision:
            if owed.kind == "name":
                async with self.database.write() as connection:
                    await self.referee.amend(connection, owed.match, named=owed.decision)
            else:
                await self.move(row, live, late=owed.kind == "due")
        await self.strike(owed)
        await self.news.publish(row.room)

    async def strike(self, owed: Row[Any]) -> None:
        """Take a thing off the list, unless a seat fell to a bot while it was being done and waits for one still."""
        async with self.database.write() as connection:
            row = await self.referee.row(connection, owed.match, lock=True)
            if owed.kind == "bot" and row.status == "running" and row.decision == owed.decision:
                live = await self.referee.live(connection, row)
                if not await self.referee.people_asked(connection, row, live):
                    await connection.execute(update(work).where(_this(owed)).values(at=time.time() + IDLE, leased=0.0))
                    return
            await connection.execute(delete(work).where(_this(owed)))

    async def move(self, row: Row[Any], live: Live, *, late: bool) -> None:
        """Every bot that is asked chooses, and for those who are late one does; each choice under a key of its own."""
        async with self.database.read() as connection:
            if not late and await self.referee.people_asked(connection, row, live):
                return
            made = await self.referee.chosen(connection, row)
            talk = await self.referee.signals(connection, row)
        roller = live.match.roller
        for seat in sorted({roller} if roller else live.match.waiting - set(made)):
            key = f"bot-{row.decision}-{seat}"
            try:
                if roller:
                    await self.referee.roll(row.id, seat, key)
                else:
                    await self.referee.choose(row.id, seat, key, await self.think(live, seat, talk))
            except Refused as refused:  # a person was faster
                log.info("bot_refused", reason=refused.message)

    async def think(self, live: Live, seat: str, talk: list[tuple[int, str, str]]) -> str:
        """A bot's move, thought out in another process on an imagined table."""
        seen = sight(live.match, seat, dice(secrets.randbits(62)), BUDGET)
        write = seen.game.chapter("notation").write_action
        action = seen.choices[secrets.randbelow(len(seen.choices))]
        if len(seen.choices) > 1:
            thought = (
                seen.game.name,
                seen.table.tobytes(),
                seen.seat,
                seen.budget,
                secrets.randbits(62),
                seen.plies,
                talk,
            )
            try:
                action = await asyncio.wait_for(
                    asyncio.get_running_loop().run_in_executor(self._executor(), thinking, "random", *thought),
                    BUDGET * 5,
                )
            except (TimeoutError, BrokenExecutor) as problem:
                log.warning("bot_lost", reason=type(problem).__name__)
                self._pool = None
        return str(write(seen.table, seen.seat, action))

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._thinkers, mp_context=multiprocessing.get_context("spawn"))
        return self._pool

    def close(self) -> None:
        """Let the thinkers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _this(owed: Row[Any]) -> Any:
    return (work.c.match == owed.match) & (work.c.kind == owed.kind) & (work.c.decision == owed.decision)


def thinking(
    level: str, name: str, table: bytes, seat: int, budget: float, seed: int, plies: list[str], talk: list[Any]
) -> int:
    """What runs in the other process: the bot sees the imagined table and what its seat was told, nothing else."""
    game = find(name)
    state = np.frombuffer(bytearray(table), game.state.dtype())[0]
    return BOTS[level]().choose(
        Sight(game, state, seat, game.legal_actions(state, seat), budget, dice(seed), plies, talk)
    )

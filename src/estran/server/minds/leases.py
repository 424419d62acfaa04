"""Work that is owed, taken by a lease: one worker does it, and another only if that one does not renew its lease any more."""

import asyncio
import secrets
import time
from collections.abc import Iterable
from typing import Any

import structlog
from sqlalchemy import and_, or_, select, tuple_, update

from estran.server.clock import ClockSteps
from estran.server.minds.deadlines import move_deadlines
from estran.server.settings import Times
from estran.server.store.connection import Query, fetch, fetch_one
from estran.server.store.database import Database
from estran.server.store.rows import Duty
from estran.server.store.schema import work
from estran.server.wire.kinds import DutyKind

Key = tuple[str, DutyKind, int]  # of a duty: match, kind, decision
log = structlog.get_logger()


class Leases:
    """What this worker is doing."""

    def __init__(self, database: Database, times: Times) -> None:
        self.database, self.times, self.lasts = database, times, times.lease
        self.holder = secrets.token_hex(8)
        self.held: set[Key] = set()
        self._clock, self._heeding = ClockSteps(), asyncio.Lock()
        self._step = 0.0  # seconds that the clock was set, and that deadlines were not moved by yet
        self._looked = False  # for deadlines that a clock set back before the start has left too far ahead

    async def free(self) -> None:
        """At the start of the only process there is, nobody can have taken anything."""
        async with self.database.write() as connection:
            await connection.execute(update(work).values(leased=0.0))

    async def take(self, where: Any) -> Duty | None:
        """The next thing of a kind that is due and that nobody is doing, this worker included."""
        await self._heed_clock()
        now = self._clock.now()  # a step since then is heeded before the next one is taken
        free = or_(work.c.leased < now, work.c.leased > now + 2 * self.lasts)  # so far ahead only by a clock set back
        due = and_(where, work.c.at <= now, free, ~_any_of(self.held))
        query = select(work).where(due).order_by(work.c.urgency, work.c.at).limit(1)
        async with self.database.read() as connection:
            if (await connection.execute(query)).one_or_none() is None:
                return None
        async with self.database.write() as connection:
            owed = await fetch_one(connection, Query(Duty, query.with_for_update(skip_locked=True)))
            if owed is not None:
                taken = {"leased": now + self.lasts, "holder": self.holder}
                await connection.execute(update(work).where(_this(owed)).values(taken))
        if owed is not None:
            self.held.add(key_of(owed))
        return owed

    async def _heed_clock(self) -> None:
        """Before anything is taken: move deadlines if somebody has set the clock, or nobody has looked yet."""
        async with self._heeding:
            self._step += self._clock.since_last_look()
            if self._step:
                log.warning("clock_stepped", seconds=round(self._step))
            if self._step or not self._looked:
                await move_deadlines(self.database, self.times, self._step)
            self._step, self._looked = 0.0, True

    async def renew(self) -> list[Key]:
        """Keep what is being done; gives what another worker has taken over meanwhile."""
        if not self.held:
            return []
        query = select(work).where(_any_of(self.held)).with_for_update(skip_locked=True)  # it may be just struck off
        async with self.database.write() as connection:
            found = await fetch(connection, Query(Duty, query))
            mine = {key_of(owed) for owed in found if owed.holder == self.holder}
            kept = {key_of(owed) for owed in found if owed.leased and key_of(owed) in mine}  # others were just put off
            if kept:
                await connection.execute(update(work).where(_any_of(kept)).values(leased=time.time() + self.lasts))
        return [key for key in map(key_of, found) if key in self.held - mine]

    def mine(self, owed: Duty) -> Any:
        """The duty's row, unless another worker has taken it over."""
        return and_(_this(owed), work.c.holder == self.holder)

    def drop(self, owed: Duty) -> None:
        """Do it no longer."""
        self.held.discard(key_of(owed))


def key_of(owed: Duty) -> Key:
    """What tells a duty from others."""
    return owed.match, owed.kind, owed.decision


def _this(owed: Duty) -> Any:
    return and_(work.c.match == owed.match, work.c.kind == owed.kind, work.c.decision == owed.decision)


def _any_of(keys: Iterable[Key]) -> Any:
    return tuple_(work.c.match, work.c.kind, work.c.decision).in_(list(keys))

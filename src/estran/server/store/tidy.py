"""Rooms where nothing happens any more are cleared away: a few at a time, and never most of them."""

import asyncio
import time
from typing import Any

import structlog
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from estran.engine.game import Refused
from estran.server.metrics import CLEARED
from estran.server.store import statements
from estran.server.store.connection import Connection, fetch
from estran.server.store.database import Database
from estran.server.store.results import write_results
from estran.server.store.schema import contacts, matches, rooms, work
from estran.server.wire.kinds import STARTED, DutyKind, Ending, Status

DAY = 86400.0
SILENT = 90 * DAY  # seconds after which a contact that was told nothing is forgotten
CONFIRMING = DAY  # seconds that somebody has to confirm an address
MOST = 0.5  # of all rooms: if more than this looks forgotten, the clock or the database is wrong rather than the people
SHARE, FEW = 0.05, 10  # of all rooms that one round by the server takes, and the number that it may always take
STEP = 300.0  # seconds that the clock may differ from the time that has passed
log = structlog.get_logger()


async def tidy(
    database: Database, days: int, *, share: float = 1.0, force: bool = False, now: float | None = None
) -> tuple[int, int]:
    """Abandon the matches, or else remove the rooms, where nothing happened for so many days; tells how many of each.

    Those that have been silent for longest go first, up to a share of all rooms. If most of the rooms are silent,
    none goes without force: a clock that has jumped, or an old backup, makes everything look forgotten.
    A match that is abandoned counts as something happening: its seed can be seen for as many days again. A room whose match is still
    to be rated stays until it is, however long the server was down.
    """
    now = time.time() if now is None else now
    silent = (rooms.c.touched < now - days * DAY) & ~_owes_rating()
    async with database.write() as connection:
        in_all = (await connection.execute(select(func.count()).select_from(rooms))).scalar_one()
        forgotten = (await connection.execute(select(func.count()).select_from(rooms).where(silent))).scalar_one()
        if forgotten > MOST * in_all and not force:
            raise Refused("refused-tidy", forgotten=forgotten, rooms=in_all, days=days)
        query = (
            select(rooms.c.id, matches.c.id, matches.c.status)
            .outerjoin(matches, rooms.c.match == matches.c.id)
            .where(silent)
            .order_by(rooms.c.touched)
            .limit(max(FEW, int(share * in_all)))
        )
        chosen = list(await connection.execute(query))
        playing = [(room, match) for room, match, status in chosen if status in STARTED]
        done = [room for room, _, status in chosen if status not in STARTED]
        for room, match in playing:
            await _abandon(connection, room, match, now)
        for room in done:
            await connection.execute(delete(rooms).where(rooms.c.id == room))
    CLEARED.inc(len(done))
    return len(playing), len(done)


def _owes_rating() -> Any:
    """Whether a rating is still owed for a match of a room."""
    mine = (work.c.match == matches.c.id) & (matches.c.room == rooms.c.id) & (work.c.kind == DutyKind.RATE)
    return select(work.c.match).where(mine).correlate(rooms).exists()


async def _abandon(connection: Connection, room: str, match: str, now: float) -> None:
    await connection.execute(delete(work).where(work.c.match == match))
    ended = {"status": Status.ABANDONED, "ending": Ending.ABANDONED, "ended": now, "due": None, "votes": []}
    await connection.execute(update(matches).where(matches.c.id == match).values(**ended))
    changed = {"touched": now, "revision": rooms.c.revision + 1}
    await connection.execute(update(rooms).where(rooms.c.id == room).values(**changed))
    for row in await fetch(connection, statements.MATCH_BY_ID, this_match=match):
        await write_results(connection, row, now, ending=Ending.ABANDONED)


async def keep_tidy(database: Database, days: int, pause: float) -> None:
    """Clear away a share after every pause, until cancelled; several workers may do it, what is gone is gone."""
    clock = PassedTime()
    while True:
        await asyncio.sleep(pause)  # first of all: anyone who starts a server by a wrong clock has time to see it
        try:
            abandoned, gone = await tidy(database, days, share=SHARE, now=clock.now())
            log.info("tidied", abandoned=abandoned, gone=gone)
        except Refused as refused:
            log.warning("tidy_refused", **refused.arguments)
        except (SQLAlchemyError, OSError) as problem:
            log.warning("tidy_failed", reason=type(problem).__name__)


async def forget_contacts(database: Database, now: float) -> int:
    """Forget contacts that were told nothing for long, and addresses that nobody has confirmed; tells how many."""
    unconfirmed = contacts.c.confirmed.is_(None) & (contacts.c.created < now - CONFIRMING)
    async with database.write() as connection:
        gone = await connection.execute(delete(contacts).where((contacts.c.used < now - SILENT) | unconfirmed))
    return int(gone.rowcount)


async def keep_contacts_few(database: Database, pause: float) -> None:
    """Forget contacts after every pause, until cancelled, however long rooms are kept."""
    clock = PassedTime()
    while True:
        await asyncio.sleep(pause)
        try:
            log.info("contacts_forgotten", gone=await forget_contacts(database, clock.now()))
        except (SQLAlchemyError, OSError) as problem:
            log.warning("tidy_failed", reason=type(problem).__name__)


class PassedTime:
    """The time of day, which never runs ahead of the time that has really passed since the start."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        """The time of day; a step of the clock is logged, and one forwards does not count."""
        stepped = time.time() - time.monotonic() - self._ahead
        if abs(stepped) > STEP:
            log.warning("clock_stepped", seconds=round(stepped))
        return time.time() - max(stepped, 0)

"""Rooms where nothing happens any more are cleared away."""

import asyncio
import time

import structlog
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from estran.server.metrics import CLEARED
from estran.server.store.database import Database
from estran.server.store.schema import matches, rooms, work
from estran.server.wire.kinds import STARTED, Status

DAY = 86400.0
AGAIN = 600.0  # seconds until the next try when the database was away
log = structlog.get_logger()


async def tidy(database: Database, days: int, now: float | None = None) -> tuple[int, int]:
    """Abandon the matches, then remove the rooms, where nothing happened for so many days; tells how many of each.

    A match that is abandoned counts as something happening: its seed can be seen for as many days again.
    """
    now = time.time() if now is None else now
    silent = rooms.c.touched < now - days * DAY
    going = matches.c.status.in_(STARTED)
    async with database.write() as connection:
        query = select(matches.c.id, rooms.c.id).join(rooms, rooms.c.match == matches.c.id).where(silent & going)
        left = list(await connection.execute(query))
        for match, room in left:
            await connection.execute(delete(work).where(work.c.match == match))
            ended = {"status": Status.ABANDONED, "ended": now, "due": None}
            await connection.execute(update(matches).where(matches.c.id == match).values(**ended))
            changed = {"touched": now, "revision": rooms.c.revision + 1}
            await connection.execute(update(rooms).where(rooms.c.id == room).values(**changed))
        gone = (await connection.execute(select(func.count()).select_from(rooms).where(silent))).scalar_one()
        await connection.execute(delete(rooms).where(silent))
    CLEARED.inc(gone)
    return len(left), gone


async def tidy_daily(database: Database, days: int) -> None:
    """Clear away once a day, until cancelled; several workers may do it, what is gone is gone."""
    while True:
        try:
            abandoned, gone = await tidy(database, days)
            log.info("tidied", abandoned=abandoned, gone=gone)
            await asyncio.sleep(DAY)
        except (SQLAlchemyError, OSError) as problem:
            log.warning("tidy_failed", reason=type(problem).__name__)
            await asyncio.sleep(AGAIN)

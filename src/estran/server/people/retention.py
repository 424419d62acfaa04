"""Profiles without a visit for a year are erased: a few at a time, as their owners would have done it."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import delete, func, select
from sqlalchemy.exc import SQLAlchemyError

from estran.server.people.erasing import erase
from estran.server.store.database import Database
from estran.server.store.schema import challenges, played, profiles, results
from estran.server.store.tidy import DAY, FEW, SHARE, PassedTime

KEPT = 365 * DAY  # seconds since the last visit
log = structlog.get_logger()


async def forget_profiles(database: Database, now: float) -> tuple[int, list[str]]:
    """Erase those who have not been here for longest, up to a share of all; tells how many, and the rooms they were in."""
    silent = profiles.c.used < now - KEPT
    async with database.read() as connection:
        in_all = (await connection.execute(select(func.count()).select_from(profiles))).scalar_one()
        few = max(FEW, int(SHARE * in_all))
        longest = select(profiles.c.id).where(silent).order_by(profiles.c.used).limit(few)
        chosen = [profile for (profile,) in await connection.execute(longest)]
    seen: list[str] = []
    gone = 0
    for profile in chosen:
        async with database.write() as connection:
            still = select(profiles.c.id).where(silent & (profiles.c.id == profile)).with_for_update()
            if (await connection.execute(still)).one_or_none() is not None:  # nobody has come back meanwhile
                seen += await erase(connection, profile)
                gone += 1
    await _forget_the_rest(database, now)
    if gone:
        await database.wipe()
    return gone, seen


async def _forget_the_rest(database: Database, now: float) -> None:
    """Old results that are in nobody's history any more, and challenges that nobody has signed in time."""
    whose = select(results.c.match).where((results.c.match == played.c.match) & results.c.profile.is_not(None))
    async with database.write() as connection:
        await connection.execute(delete(played).where((played.c.ended < now - KEPT) & ~whose.exists()))
        await connection.execute(delete(challenges).where(challenges.c.until < now))


async def keep_profiles_few(database: Database, pause: float, announce: Callable[[str], Awaitable[None]]) -> None:
    """Erase forgotten profiles after every pause, until cancelled, however long rooms are kept."""
    clock = PassedTime()
    while True:
        await asyncio.sleep(pause)
        try:
            gone, seen = await forget_profiles(database, clock.now())
            log.info("profiles_forgotten", gone=gone)
            for room in seen:
                await announce(room)
        except (SQLAlchemyError, OSError) as problem:
            log.warning("tidy_failed", reason=type(problem).__name__)

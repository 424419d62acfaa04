"""What is owed at a time of day, when somebody has set the clock: it comes when it would have come."""

import time
from math import inf

from sqlalchemy import select, update

from estran.server.notices.notifier import LONGEST_PAUSE
from estran.server.settings import Times
from estran.server.store.database import Database
from estran.server.store.schema import matches, rooms, work
from estran.server.wire.kinds import DutyKind
from estran.server.wire.stage import HASTY, LONGEST_USUAL

SLACK = 5.0  # seconds by which the clocks of workers on several machines may differ


async def move_deadlines(database: Database, times: Times, step: float) -> None:
    """Move what is owed along with a step of the clock; of several workers that notice it each may, or one.

    Whatever lies further ahead than anybody has to wait for it was written before the clock was set back, perhaps
    before this process started; it comes as soon as it can be sure to be due.
    """
    query = (
        select(work.c.match, work.c.kind, work.c.decision, work.c.at, rooms.c.move_time)
        .join(matches, work.c.match == matches.c.id)
        .join(rooms, matches.c.room == rooms.c.id)
        .order_by(work.c.match, work.c.kind)  # so that workers wait for each other, and not both
    )
    now = time.time()
    async with database.write(measured=False) as connection:
        for match, kind, decision, at, move_time in list(await connection.execute(query)):
            then = moved(at, now, step, longest(times, kind, move_time))
            if then != at:
                this = (work.c.match == match) & (work.c.kind == kind) & (work.c.decision == decision)
                await connection.execute(update(work).where(this).values(at=then))
                if kind == DutyKind.DUE:
                    await connection.execute(update(matches).where(matches.c.id == match).values(due=then))


def moved(at: float, now: float, step: float, wait: float) -> float:
    """When something is due by the clock as it is now, that nobody has to wait longer for than so many seconds.

    What was moved already stays where it is: it lies neither within the step nor further ahead than it may.
    """
    within_step, too_far = now - step < at <= now, at > now + wait + SLACK
    return min(at + step, now + wait) if within_step or too_far else at


def longest(times: Times, kind: DutyKind, move_time: int | None) -> float:
    """Seconds that pass at most between owing something and the time for it."""
    match kind:
        case DutyKind.BOT | DutyKind.TALK:
            return max(times.alone, times.idle)
        case DutyKind.PROMISES:
            return times.promise
        case DutyKind.WORDS:
            return times.reveal
        case DutyKind.NAME:
            return times.naming_of(move_time)
        case DutyKind.NOTICE:
            return max(times.notice_of(move_time), LONGEST_PAUSE)
        case DutyKind.RATE:
            return times.idle
        case DutyKind.DUE:
            return inf if move_time is None else move_time + (LONGEST_USUAL if move_time < HASTY else 0)

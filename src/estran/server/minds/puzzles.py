"""Puzzles of the days after those that ship: found ahead of time, when the machine has nothing else to do."""

import asyncio
import contextlib
import os
import sys
import threading

import msgspec
import structlog
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from estran.games import NAMES
from estran.processes import end_when_alone
from estran.puzzles.days import day_of, puzzles_of, shipped, today
from estran.puzzles.finding import Order, find_puzzle
from estran.puzzles.puzzle import Puzzle
from estran.server.minds.thinkers import stand_back
from estran.server.store.database import Database
from estran.server.store.schema import puzzles

AHEAD = 7  # days
SEED = 1  # the same as that of those that ship, so that every server finds the same ones
LAST = 19  # how far the process that finds them stands back: behind all others
log = structlog.get_logger()


class Puzzles:
    """The puzzles of each day: those that ship, then those that were found here; where there are none, the first come round."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, day: int) -> list[Puzzle]:
        """The puzzles of a day, one of each game; once it has begun they stay as they are."""
        if day <= len(shipped()):
            return puzzles_of(day)
        query = select(puzzles.c.puzzle).where(puzzles.c.day == day).order_by(puzzles.c.game)
        async with self.database.read() as connection:
            made = [msgspec.json.decode(line, type=Puzzle) for line in (await connection.execute(query)).scalars()]
        return made if len(made) == len(NAMES) else puzzles_of(day)

    async def wanted(self) -> Order | None:
        """What is missing first in the days to come."""
        now = day_of(today())
        coming = range(max(now, len(shipped())) + 1, now + AHEAD + 1)
        query = select(puzzles.c.day, puzzles.c.game).where(puzzles.c.day > now)
        async with self.database.read() as connection:
            made = {(day, game) for day, game in await connection.execute(query)}
        orders = (Order(game, SEED, day) for day in coming for game in NAMES if (day, game) not in made)
        return next(orders, None)

    async def keep(self, puzzle: Puzzle) -> None:
        """Keep a puzzle, unless its day has begun meanwhile; another worker may have been faster."""
        if puzzle.day <= day_of(today()):
            return
        row = {"day": puzzle.day, "game": puzzle.game, "puzzle": msgspec.json.encode(puzzle)}
        with contextlib.suppress(IntegrityError):
            async with self.database.write() as connection:
                await connection.execute(insert(puzzles).values(**row))

    async def keep_ahead(self, pause: float) -> None:
        """Find what is missing, one after the other, after every pause, until cancelled."""
        while True:
            await asyncio.sleep(pause)
            try:
                while (order := await self.wanted()) is not None:
                    await self.keep(await found(order))
                    log.info("puzzle_found", day=order.day, game=order.game)
            except (SQLAlchemyError, OSError, msgspec.DecodeError) as problem:
                log.warning("puzzle_failed", reason=type(problem).__name__)


async def found(order: Order) -> Puzzle:
    """A puzzle, found by a process of its own, which ends with this one."""
    module = [sys.executable, "-m", __name__, order.game, str(order.seed), str(order.day)]
    process = await asyncio.create_subprocess_exec(
        *module, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        return msgspec.json.decode(await process.stdout.read(), type=Puzzle)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


# ---- What runs in the other process


def main(game: str, seed: str, day: str) -> None:
    """Find one puzzle while nothing else wants the core, and write it."""
    threading.Thread(target=end_when_alone, daemon=True).start()
    with contextlib.suppress(OSError):  # a service may forbid it
        os.nice(LAST)
    stand_back()
    sys.stdout.buffer.write(msgspec.json.encode(find_puzzle(Order(game, int(seed), int(day)))))


if __name__ == "__main__":
    main(*sys.argv[1:])

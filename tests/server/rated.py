"""Matches that are over, made up in a database: for what is told of results, and for ratings."""

import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import delete, insert, select, update

from estran.server.people.ratings import Skill
from estran.server.store.connection import Query, fetch
from estran.server.store.database import Database
from estran.server.store.rows import RatingRow, RatingStepRow
from estran.server.store.schema import played, profiles, rating_steps, ratings, results

LEVELS = ("easy", "normal", "expert")


@asynccontextmanager
async def kept(url: str) -> AsyncIterator[Database]:
    """A database with our tables."""
    database = Database(url)
    await database.migrate()
    try:
        yield database
    finally:
        await database.close()


def profile_row(profile: str, **more: Any) -> dict[str, Any]:
    """A profile of somebody who wants to be rated."""
    now = time.time()
    usual = {"name": profile, "face": 7, "language": "en", "pace": "usual", "rated": True, "created": now, "used": now}
    return {"id": profile, **usual, **more}


async def add_profiles(database: Database, *names: str) -> None:
    async with database.write() as connection:
        for name in names:
            await connection.execute(insert(profiles).values(profile_row(name)))


async def end_match(
    database: Database, match: str, everybody: Sequence[str], ranks: Sequence[int], game: str = "douro"
) -> None:
    """A rated match is over; whoever is called as a level is a bot."""
    async with database.write() as connection:
        over = {"match": match, "game": game, "players": len(everybody), "rated": True, "ended": time.time()}
        await connection.execute(insert(played).values(over))
        for seat, who, rank in zip("ABCDE", everybody, ranks, strict=False):
            bot = who in LEVELS
            line = {"match": match, "seat": seat, "rank": rank, "score": -float(rank), "resigned": False}
            person = {"profile": None if bot else who, "name": who, "level": who if bot else None}
            await connection.execute(insert(results).values(**line, **person))


async def erase(database: Database, profile: str) -> None:
    """Somebody is forgotten, and what they did to others' ratings stays."""
    async with database.write() as connection:
        await connection.execute(delete(profiles).where(profiles.c.id == profile))
        unlinked = {"profile": None, "name": "", "face": None}
        await connection.execute(update(results).where(results.c.profile == profile).values(unlinked))
        await connection.execute(delete(ratings).where(ratings.c.who == profile))
        await connection.execute(update(rating_steps).where(rating_steps.c.who == profile).values(who=None))


async def steps_of(database: Database) -> list[RatingStepRow]:
    """All steps, in their order."""
    async with database.read() as connection:
        return await fetch(connection, Query(RatingStepRow, select(rating_steps).order_by(rating_steps.c.number)))


async def skills(database: Database) -> dict[tuple[str, str], Skill]:
    """All ratings, by game and player."""
    async with database.read() as connection:
        found = await fetch(connection, Query(RatingRow, select(ratings)))
    return {(row.game, row.who): Skill(row.mu, row.sigma, row.matches) for row in found}


def random_table(luck: random.Random, people: Sequence[str]) -> tuple[list[str], list[int]]:
    """Two to five of these people and some bots, and how they ended, perhaps together."""
    everybody = luck.sample(list(people), luck.randint(1, min(3, len(people))))
    everybody += luck.choices(LEVELS, k=luck.randint(1, 5 - len(everybody)))
    luck.shuffle(everybody)
    merits = [luck.randrange(4) for _ in everybody]
    return everybody, [1 + sum(other > merit for other in merits) for merit in merits]

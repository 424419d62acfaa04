"""Matches that are over, made up in a database: for what is told of results, and for ratings."""

import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import insert, null, select

from estran.server.people.erasing import erase
from estran.server.people.ratings import Skill, rate
from estran.server.store import statements
from estran.server.store.connection import Query, fetch
from estran.server.store.database import Database
from estran.server.store.results import write_results
from estran.server.store.rows import RatingRow, RatingStepRow
from estran.server.store.schema import (
    match_seats,
    matches,
    played,
    profiles,
    rating_steps,
    ratings,
    results,
    rooms,
    seats,
)
from estran.server.wire.kinds import SeatKind, Status

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


async def erase_profile(database: Database, profile: str) -> None:
    """Somebody is forgotten, and what they did to others' ratings stays."""

    async def attempt() -> None:
        async with database.write() as connection:
            await erase(connection, profile)

    await database.retrying(attempt)


async def begin_match(database: Database, match: str, people: Sequence[str]) -> None:
    """A rated match of people that has begun, in a room of its own."""
    now = time.time()
    room: dict[str, Any] = {
        "id": f"room of {match}",
        "code": f"c{match}",
        "watch": f"w{match}",
        "host": "h",
        "game": "douro",
    }
    room |= {"options": {}, "public": False, "locked": False, "auto_roll": True, "hints": False, "match": match}
    row: dict[str, Any] = {
        "id": match,
        "room": room["id"],
        "number": 1,
        "status": Status.RUNNING,
        "game": "douro",
        "options": {},
    }
    row |= {"seed": b"", "version": 1, "decision": 1, "missing": [], "hurried": [], "rated": True, "created": now}
    async with database.write() as connection:
        times = {"revision": 0, "talked": 0.0, "created": now, "touched": now}
        await connection.execute(insert(rooms).values(**room, **times))
        await connection.execute(insert(matches).values(**row, origin=null()))
        for place, (seat, who) in enumerate(zip("ABCDE", people, strict=False)):
            sits = {"place": place, "name": who, "profile": who}
            chair = {"room": room["id"], "kind": SeatKind.PERSON, "stand_in": False, "muted": []}
            await connection.execute(insert(seats).values(**sits, **chair))
            await connection.execute(insert(match_seats).values(**sits, match=match, seat=seat, hash="", word=""))


async def end_and_rate(database: Database, match: str, scores: Sequence[int]) -> None:
    """It ends and is rated, each in a transaction that has the room locked."""
    result = {"scores": list(scores), "winners": ["ABCDE"[scores.index(max(scores))]]}

    async def end() -> None:
        async with database.write() as connection:
            await fetch(connection, statements.ROOM_OF_MATCH_LOCKED, this_match=match)
            (row,) = await fetch(connection, statements.MATCH_BY_ID, this_match=match)
            await write_results(connection, row, time.time(), result=result)

    async def rating() -> None:
        async with database.write() as connection:
            await fetch(connection, statements.ROOM_OF_MATCH_LOCKED, this_match=match)
            await rate(database, connection, match, time.time())

    await database.retrying(end)
    await database.retrying(rating)


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

"""The server is killed as rated matches end: no result is lost, none is rated twice, and no change of a rating is lost."""

import asyncio
import contextlib
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import func, select, update

from estran.server.people.ratings import replayed
from estran.server.store.database import Database
from estran.server.store.schema import played, results, rooms, seats, work
from estran.server.wire.kinds import DutyKind
from tests.server.players import PATIENCE, Company, company
from tests.server.rated import add_profiles, skills, steps_of
from tests.server.serving import serving, serving_many

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.soak]

REPEATS = int(os.environ.get("ESTRAN_REPEATS", "10"))  # `make soak` asks for 200
MATCHES = max(3, REPEATS // 3)  # at each table
TABLES = 2  # of the same people, so that their matches end together
PEOPLE = ["ada", "bo"]
MOMENT = 0.15  # seconds after an end within which somebody is killed: ratings are due then
Kill = Callable[[], Awaitable[None]]


async def agree(database: Database, code: str) -> None:
    """Everybody sits there with a profile, and the room is rated."""
    async with database.write() as connection:
        room = (await connection.execute(select(rooms.c.id).where(rooms.c.code == code))).scalar_one()
        await connection.execute(update(rooms).where(rooms.c.id == room).values(rated=True))
        for place, profile in enumerate(PEOPLE):
            here = (seats.c.room == room) & (seats.c.place == place)
            await connection.execute(update(seats).where(here).values(profile=profile))


async def spend(people: Company, ends: asyncio.Queue[asyncio.Event]) -> None:
    """Match after match, and a kill after each."""
    for _ in range(MATCHES):
        if people.onlooker.room["status"] == "over":
            await people.rematch()
        await people.play()
        killed = asyncio.Event()
        ends.put_nowait(killed)
        await killed.wait()


async def kill_at(ends: asyncio.Queue[asyncio.Event], kill: Kill, luck: random.Random) -> None:
    """Kill the server soon after every end that comes; ends of the same moment share a kill."""
    while True:
        waiting = [await ends.get()]
        await asyncio.sleep(luck.random() * MOMENT)  # the moment is to be random
        while not ends.empty():
            waiting.append(ends.get_nowait())
        await kill()
        for killed in waiting:
            killed.set()


async def play_on(url: str, database: str, luck: random.Random, kill: Kill) -> None:
    """Two tables of the same people play rated matches, and the server is killed whenever one ends."""
    ends = asyncio.Queue[asyncio.Event]()
    wishes: dict[str, Any] = {"people": len(PEOPLE), "bots": 1, "patience": 10 * PATIENCE, "auto_roll": True}
    kept = Database(database)
    try:
        await add_profiles(kept, *PEOPLE)
        async with contextlib.AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(company(url, "douro", luck, **wishes)) for _ in range(TABLES)]
            for people in tables:
                await agree(kept, people.host.code)
            async with asyncio.TaskGroup() as tasks:
                killing = tasks.create_task(kill_at(ends, kill, luck))
                await asyncio.gather(*(spend(people, ends) for people in tables))
                killing.cancel()
        await check(kept)
    finally:
        await kept.close()


async def check(database: Database) -> None:
    """Once nothing is owed, every match is a result and was rated once, and the steps give the ratings."""
    async with asyncio.timeout(PATIENCE):
        while await count(database, work, work.c.kind == DutyKind.RATE):
            await asyncio.sleep(0.05)
    steps, found = await steps_of(database), await skills(database)
    matches = TABLES * MATCHES

    assert await count(database, played, played.c.rated) == matches
    assert await count(database, results, results.c.rank.is_not(None)) == 3 * matches
    assert Counter(step.match for step in steps) == dict.fromkeys({step.match for step in steps}, 3)
    assert len(steps) == 3 * matches
    assert replayed(steps) == found
    assert {who: skill.matches for (_, who), skill in found.items()} == dict.fromkeys([*PEOPLE, "bot normal"], matches)


async def count(database: Database, table: Any, where: Any) -> int:
    async with database.read() as connection:
        found: int = (await connection.execute(select(func.count()).select_from(table).where(where))).scalar_one()
    return found


async def test_killed_on_sqlite_as_rated_matches_end(tmp_path):
    luck = random.Random("rated")
    with serving(tmp_path) as server:

        async def kill() -> None:
            server.kill()
            await asyncio.to_thread(server.start)

        await play_on(server.url, f"sqlite:///{tmp_path / 'estran.db'}", luck, kill)


async def test_killed_on_postgresql_as_rated_matches_end(tmp_path, postgresql, redis):
    luck = random.Random("rated")
    with serving_many(tmp_path, postgresql, redis) as server:

        async def kill() -> None:
            await asyncio.to_thread(server.kill_worker, luck.randrange(2))

        await play_on(server.url, str(server.database), luck, kill)

"""The server is killed at random moments: nothing acknowledged is lost, nothing is done twice, play goes on."""

import asyncio
import contextlib
import os
import random
import resource
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from estran.games import NAMES
from tests.server.players import PATIENCE, Company, company
from tests.server.serving import Serving, serving, serving_many

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.soak]

REPEATS = int(os.environ.get("ESTRAN_REPEATS", "10"))  # `make soak` asks for 200
RESTARTS = max(2, REPEATS // 10)
LONGEST = 1.0  # seconds of play between two kills


class Evening:
    """Companies that play match after match until they are told that this one is the last."""

    def __init__(self) -> None:
        self.last = False
        self.companies: list[Company] = []
        self.seen: Counter[str] = Counter()

    @property
    def acknowledged(self) -> int:
        return sum(player.acknowledged for people in self.companies for player in people.players)

    async def goes_on(self) -> None:
        """Wait until somebody's choice is acknowledged."""
        known = self.acknowledged
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged == known:
                await asyncio.sleep(0.01)

    async def spend(self, people: Company) -> None:
        while not self.last:
            if people.onlooker.room["status"] == "over":
                await people.rematch()
            await people.play()
            self.seen["matches"] += 1
            self.seen["choices"] += sum(len(player.promised) for player in people.players)


@contextlib.asynccontextmanager
async def playing(server: Serving, luck: random.Random) -> AsyncIterator[Evening]:
    """A table of each game with three people, and one with two people and a bot; all matches are seen through."""
    evening = Evening()
    wishes: dict[str, Any] = {
        "trouble": 0.01,
        "patience": 10 * PATIENCE + 20 * REPEATS,
    }  # a table may wait while others are served
    async with contextlib.AsyncExitStack() as rooms, asyncio.TaskGroup() as group:
        for game in NAMES:
            evening.companies.append(await rooms.enter_async_context(company(server.url, game, luck, **wishes)))
        bots = company(server.url, "douro", luck, people=2, bots=1, **wishes)
        evening.companies.append(await rooms.enter_async_context(bots))
        for people in evening.companies:
            group.create_task(evening.spend(people))
        yield evening
        evening.last = True


async def disturb(
    server: Serving, luck: random.Random, disturbance: Callable[[], Awaitable[None]], times: int = REPEATS
) -> Evening:
    """Let people play, disturb them so many times, and let them end what they began."""
    async with playing(server, luck) as evening:
        for _ in range(times):
            await evening.goes_on()
            await asyncio.sleep(luck.random() * LONGEST)  # the moment is to be random
            await disturbance()
            evening.seen["disturbances"] += 1
    return evening


def tell(capsys, what: str, evening: Evening) -> None:
    with capsys.disabled():
        seen = evening.seen
        print(f"\n{what}: {seen['disturbances']} times during {seen['matches']} matches with {seen['choices']} choices")  # noqa: T201


async def test_killed_on_sqlite(tmp_path, capsys):
    luck = random.Random("sqlite")
    with serving(tmp_path) as server:

        async def kill() -> None:
            server.kill()
            await asyncio.to_thread(server.start)

        evening = await disturb(server, luck, kill)

    assert evening.seen["matches"] >= len(NAMES) + 1
    tell(capsys, "Killed on SQLite", evening)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="left out: only Linux lets us fill another's disk")
async def test_the_disk_is_full_under_play(tmp_path, capsys):
    luck = random.Random("disk")
    with serving(tmp_path) as server:

        def fill() -> None:
            with server.full_disk():
                server.wait_until_not_ready()
            server.wait_until_ready()

        evening = await disturb(server, luck, lambda: asyncio.to_thread(fill), RESTARTS)

    assert evening.seen["matches"] >= len(NAMES) + 1
    tell(capsys, "Disk full on SQLite", evening)


async def test_killed_on_postgresql_with_two_workers(tmp_path, postgresql, redis, capsys):
    luck = random.Random("postgresql")
    with serving_many(tmp_path, postgresql, redis) as server:

        async def kill() -> None:
            if luck.random() < 0.7:
                await asyncio.to_thread(server.kill_worker, luck.randrange(2))
            else:
                server.kill()
                await asyncio.to_thread(server.start)

        evening = await disturb(server, luck, kill)

    assert evening.seen["matches"] >= len(NAMES) + 1
    tell(capsys, "Killed on PostgreSQL with two workers", evening)


@pytest.mark.parametrize("service", ["postgresql", "redis"])
async def test_a_service_is_restarted_under_play(tmp_path, postgresql, redis, service, capsys):
    luck = random.Random(service)
    restarted = {"postgresql": postgresql, "redis": redis}[service]
    with serving_many(tmp_path, postgresql, redis) as server:

        def restart() -> None:
            restarted.stop()
            restarted.start()

        evening = await disturb(server, luck, lambda: asyncio.to_thread(restart), RESTARTS)

    assert evening.seen["matches"] >= len(NAMES) + 1
    tell(capsys, f"{service} restarted", evening)

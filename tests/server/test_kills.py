"""The server is killed at random moments: nothing acknowledged is lost, nothing is done twice, play goes on."""

import asyncio
import contextlib
import os
import random
import resource
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from estran.client import Client, LiveTable, Seat
from estran.games import NAMES
from estran.match.record import MatchRecord
from estran.match.verify import verify
from tests.server.players import BACK, PATIENCE, Company, Player, company, patiently, stubborn, vote
from tests.server.serving import Serving, serving, serving_many

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.soak]

REPEATS = int(os.environ.get("ESTRAN_REPEATS", "10"))  # `make soak` asks for 200
RESTARTS = max(2, REPEATS // 10)
TOLD = 200  # past matches that the server lists
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


# ---- People come and go meanwhile


class Visitors:
    """Two friends and a third who leaves and comes back, match after match; whatever is acknowledged stays true."""

    def __init__(self, people: Company, third: Seat) -> None:
        self.people, self.third = people, third
        self.ana, self.bo = (player.table for player in people.players)
        self.acknowledged = 0

    async def until(self, condition: Callable[[dict[str, Any]], Any], *tables: LiveTable) -> None:
        """Wait until the room is so for everybody."""
        for table in tables or (self.ana, self.bo, self.people.onlooker):
            await patiently(table, lambda table: condition(table.room), self.people.patience)
        self.acknowledged += 1

    async def spend(self, number: int) -> None:
        """One match: somebody leaves and comes back, perhaps somebody resigns, and all agree to end it."""
        await self.until(lambda room: room["number"] == number and room["status"] == "running")
        seats = {chair["name"]: chair["seat"] for chair in self.ana.room["chairs"]}
        async with self.third.sit(back=BACK) as cem:
            await stubborn(partial(cem.request, "leave", match=cem.room["match"], seat=seats["Cem"]))
        await self.until(lambda room: room["chairs"][2]["presence"] == "left" and room["chairs"][2]["stand_in"])
        async with self.third.sit(back=BACK) as cem:
            await self.until(lambda room: not room["chairs"][2]["stand_in"])
            if number % 2:
                resign = partial(self.bo.request, "resign", match=self.bo.room["match"], seat=seats["Player 1"])
                await stubborn(resign, done="refused-resigned")
                await self.until(lambda room: room["chairs"][1]["resigned"])
            await vote(self.ana, "end")
            await self.until(lambda room: room["votes"] and room["votes"][0]["agreed"] == [seats["Player 0"]])
            for table in (cem, *(() if number % 2 else (self.bo,))):
                await vote(table, "end")
            await self.until(lambda room: room["status"] == "abandoned" and room["ending"] == "agreed")
            await self.check(self.ana.room["match"], seats, resigned=bool(number % 2))
            await patiently(cem, lambda table: table.room["status"] == "abandoned", self.people.patience)
            await asyncio.gather(*(vote(table, "rematch") for table in (self.ana, self.bo, cem)))
            await self.until(lambda room: room["number"] == number + 1)
            await patiently(cem, lambda table: table.room["status"] == "running", self.people.patience)

    async def check(self, match: str, seats: dict[str, str], *, resigned: bool) -> None:
        """The record has every change of hands, once."""
        record = MatchRecord.decode(await stubborn(lambda: self.people.client.record(match)))
        changes = Counter((seat, who) for _, seat, who in record.sat)
        assert record.ended == "agreed"
        assert changes[seats["Player 1"], "normal"] == resigned
        assert changes[seats["Cem"], "person"] == 1  # at the same ply this is all that is left of the stand-in
        assert verify(record).draws is not None


async def visit(server: Serving, luck: random.Random, kill: Callable[[], Awaitable[None]]) -> tuple[int, int]:
    """Kill at random moments while people come and go; tells how many kills there were and what was acknowledged."""
    kills, matches = 0, max(3, REPEATS // 3)
    wishes: dict[str, Any] = {"people": 2, "patience": 10 * PATIENCE}
    async with Client(server.url) as client, contextlib.AsyncExitStack() as rooms:
        host = await client.open("douro", ["open"] * 3)
        seats = [await client.join(host.code, f"Player {number}") for number in range(2)]
        third = await client.join(host.code, "Cem")
        tables = [await rooms.enter_async_context(seat.sit(back=BACK)) for seat in seats]
        onlooker = await rooms.enter_async_context(Seat(client, host.watch, []).sit(back=BACK))
        players = [Player(table, luck) for table in tables]
        visitors = Visitors(Company(client, host, players, onlooker, wishes["patience"]), third)
        async with third.sit(back=BACK) as cem:
            await patiently(cem, lambda table: all(chair["ready"] for chair in table.room["chairs"]), PATIENCE)
            await host.do("POST", "start")
            await patiently(cem, lambda table: table.room["status"] == "running", PATIENCE)

        async def evening() -> None:
            for number in range(1, matches + 1):
                await visitors.spend(number)

        spending, pause = asyncio.create_task(evening()), 0.0  # the evening may be over before a longer one
        while not spending.done():
            await asyncio.wait([spending], timeout=pause)
            if not spending.done():
                await kill()
                kills += 1
            pause = luck.random() * LONGEST
        await spending
        past = await stubborn(lambda: client.ask("GET", f"/api/rooms/{host.code}/matches"))

    numbers = list(range(matches + 1, 0, -1))[:TOLD]
    assert [match["number"] for match in past] == numbers  # no rematch was prepared twice
    return kills, visitors.acknowledged


async def test_killed_on_sqlite_while_people_come_and_go(tmp_path, capsys):
    luck = random.Random("come and go")
    with serving(tmp_path) as server:

        async def kill() -> None:
            server.kill()
            await asyncio.to_thread(server.start)

        kills, acknowledged = await visit(server, luck, kill)

    assert kills
    with capsys.disabled():
        print(f"\nKilled {kills} times while {acknowledged} comings, goings and votes were acknowledged")  # noqa: T201


async def test_killed_on_postgresql_while_people_come_and_go(tmp_path, postgresql, redis, capsys):
    luck = random.Random("come and go")
    with serving_many(tmp_path, postgresql, redis) as server:

        async def kill() -> None:
            await asyncio.to_thread(server.kill_worker, luck.randrange(2))

        kills, acknowledged = await visit(server, luck, kill)

    assert kills
    with capsys.disabled():
        print(f"\nKilled {kills} workers while {acknowledged} comings, goings and votes were acknowledged")  # noqa: T201


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

"""A worker stands still for a while and wakes up: another does its work meanwhile, nothing is done twice, both go on."""

import asyncio
import os
import random
import time

import pytest
from sqlalchemy import select

from estran.client import Client, Seat
from estran.server.store.database import Database
from estran.server.store.schema import work
from tests.server.players import company
from tests.server.serving import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.soak]

REPEATS = int(os.environ.get("ESTRAN_REPEATS", "10"))  # `make soak` asks for 200
FROZEN = 30.0 if REPEATS > 100 else 3.0  # seconds
LEASE = 1.0
SOON = 60.0
BREATH = 0.8  # seconds for which the bots of the first server hold what they do


@pytest.fixture
def servers(tmp_path, postgresql, redis):
    """Two servers on one PostgreSQL and one Redis; only the first one has started, and its bots take their time."""
    database = postgresql.database(f"frozen-{tmp_path.name}")
    both = []
    for name, breath in (("first", BREATH), ("second", 0.0)):
        (tmp_path / name).mkdir()
        times = {"lease": LEASE, "breath": breath}
        both.append(Serving(tmp_path / name, database=database, redis=redis.url, times=times))
    try:
        both[0].start()
        yield both
    finally:
        for server in both:
            server.kill()


async def taken(url):
    """Wait until a worker holds a lease for a bot's move."""
    database = Database(url)
    try:
        async with asyncio.timeout(SOON):
            while True:
                async with database.read() as connection:
                    if list(await connection.execute(select(work.c.match).where(work.c.leased > 0))):
                        return
    finally:
        await database.close()


async def test_the_work_of_a_worker_that_stands_still_is_done_once_and_by_another(servers):
    frozen, other = servers
    async with (
        company(frozen.url, "dorada", random.Random("frozen"), people=1, bots=3, auto_roll=True) as people,
        Client(other.url) as far,
    ):
        (player,) = people.players
        await people.start()
        await player.table.until(lambda table: table.version)
        while player.table.turn():
            await player.decide()
        await taken(frozen.database)  # a bot is in turn, and takes its breath
        version = player.table.version
        frozen.freeze()
        since = time.monotonic()
        await asyncio.to_thread(other.start)
        async with Seat(far, people.host.watch, []).sit() as onlooker:
            await onlooker.until(lambda table: table.version > version, SOON)  # the other has taken the work over
            await asyncio.sleep(FROZEN - (time.monotonic() - since))  # so long it is to stand still
        frozen.wake()
        before = dict(player.promised)
        await player.play()
        player.promised |= before
        await people.onlooker.until(lambda table: table.over, SOON)  # its sockets are back

        await people.check(people.onlooker.room["match"])  # every choice is there, once

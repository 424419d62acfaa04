"""A worker stands still for a while and wakes up: another does its work meanwhile, nothing is done twice, both go on."""

import asyncio
import os
import random
import time

import pytest
from sqlalchemy import select, text

from estran.client import Client, Seat
from estran.server.store import database
from estran.server.store.database import Database
from estran.server.store.schema import matches, work
from estran.server.wire.kinds import DutyKind
from tests.server.players import company
from tests.server.serving import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.soak]

REPEATS = int(os.environ.get("ESTRAN_REPEATS", "10"))  # `make soak` asks for 200
FROZEN = 30.0 if REPEATS > 100 else 3.0  # seconds
LEASE = 1.0
SOON = 60.0
VERSIONED = "UPDATE alembic_version SET version_num = version_num"
BREATH = 0.8  # seconds for which the bots of the first server hold what they do


@pytest.fixture
def servers(tmp_path, postgresql, redis):
    """Two servers on one PostgreSQL and one Redis; only the first one has started, and its bots take their time."""
    url = postgresql.database(f"frozen-{tmp_path.name}")
    both = []
    for name, breath in (("first", BREATH), ("second", 0.0)):
        (tmp_path / name).mkdir()
        times = {"lease": LEASE, "breath": breath}
        both.append(Serving(tmp_path / name, database=url, redis=redis.url, times=times))
    try:
        both[0].start()
        yield both
    finally:
        for server in both:
            server.kill()


async def owed(kept):
    """The version of the match in which a worker has a bot's move to make, or nothing; whatever is being written is waited for."""
    query = select(matches.c.version).join(work).where(work.c.leased > 0, work.c.kind == DutyKind.BOT)
    async with kept.read() as connection:
        return (await connection.execute(query.with_for_update())).scalar()


async def freeze_at_work(server, player):
    """Let a worker stand still while it has a bot's move to make; gives the version of the match then."""
    kept = Database(server.database)
    try:
        async with asyncio.timeout(SOON):
            while True:
                while player.table.turn():
                    await player.decide()
                if await owed(kept):
                    server.freeze()
                    if version := await owed(kept):
                        return version
                    server.wake()  # it was quicker
                await asyncio.sleep(BREATH / 20)
    finally:
        await kept.close()


async def test_whoever_stands_still_within_a_transaction_holds_nobody_up(tmp_path, postgresql, monkeypatch):
    url = postgresql.database(f"still-{tmp_path.name}")
    migrated = Database(url)
    await migrated.migrate()
    await migrated.close()
    monkeypatch.setattr(database, "STILL", 1.0)
    kept = Database(url)
    tries = 0

    async def write():
        nonlocal tries
        tries += 1
        async with kept.write() as connection:
            await connection.execute(text(VERSIONED))
            if tries == 1:  # as if its process had been stopped here
                async with asyncio.timeout(SOON):
                    await kept.try_writing()  # the same row
            await connection.execute(text(VERSIONED))

    try:
        await kept.retrying(write)
    finally:
        await kept.close()

    assert tries > 1  # it has lost its transaction, and begins again; on busy cores perhaps more than once


async def test_a_change_of_the_tables_may_take_a_busy_machine_as_long_as_it_needs(tmp_path, postgresql):
    allowed = []

    def look(connection):
        allowed.append(connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar_one())

    backend = database.Served(database.with_driver(postgresql.database(f"change-{tmp_path.name}")))
    try:
        await backend.migrate(look)
    finally:
        await backend.close()

    assert allowed == ["0"]


async def test_the_work_of_a_worker_that_stands_still_is_done_once_and_by_another(servers):
    frozen, other = servers
    async with (
        company(frozen.url, "dorada", random.Random("frozen"), people=1, bots=3, auto_roll=True) as people,
        Client(other.url) as far,
    ):
        (player,) = people.players
        await people.start()
        await player.table.until(lambda table: table.version)
        version = await freeze_at_work(frozen, player)
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

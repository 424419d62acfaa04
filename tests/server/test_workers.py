"""Several workers: they start together on an empty database, need a Redis, and end with whoever started them."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from estran.client import Client
from tests.server.players import company
from tests.server.serving import PATIENCE, RUN, Serving, serving_many

pytestmark = pytest.mark.anyio


def test_several_workers_without_redis_are_refused(tmp_path):
    database = f"sqlite:///{tmp_path / 'estran.db'}"
    command = [sys.executable, "-c", RUN, "serve", "--workers", "2"]
    done = subprocess.run(
        [*command, "--database", database, "--lang", "en"], capture_output=True, text=True, timeout=60, check=False
    )

    assert done.returncode != 0
    assert "--redis" in done.stderr + done.stdout
    assert "Traceback" not in done.stderr


async def test_several_servers_that_start_at_once_on_an_empty_database_all_come_up(tmp_path, postgresql, redis):
    database = postgresql.database("estran-migration")
    servers = []
    for number in range(3):
        (tmp_path / str(number)).mkdir()
        servers.append(Serving(tmp_path / str(number), database=database, redis=redis.url))
    try:
        for server in servers:
            server.launch()
        for server in servers:
            await asyncio.to_thread(server.wait_until_ready)
        async with Client(servers[0].url) as first, Client(servers[2].url) as last:
            room = await first.open("douro", ["open", "bot", "bot"])

            assert (await last.join(room.code, "Ana")).tokens
    finally:
        for server in servers:
            server.kill()


async def test_people_on_different_servers_play_at_one_table(tmp_path, postgresql, redis):
    database = postgresql.database("estran-two-servers")
    servers = []
    for number in range(2):
        (tmp_path / str(number)).mkdir()
        servers.append(Serving(tmp_path / str(number), database=database, redis=redis.url))
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        async with (
            company(servers[0].url, "douro", random.Random("two servers")) as people,
            Client(servers[1].url) as far,
        ):
            mine = people.players[2].table.seat
            mine.client = far  # the next connection goes to the other server
            people.players[2].drop()
            await people.play()
    finally:
        for server in servers:
            server.kill()


def test_workers_end_when_whoever_started_them_is_killed(tmp_path, postgresql, redis):
    with serving_many(tmp_path, postgresql, redis) as server:
        workers = server.children()
        server.kill_supervisor()
        end = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{worker}").exists() for worker in workers) and time.monotonic() < end:
            time.sleep(0.02)

        assert len(workers) == 2
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)

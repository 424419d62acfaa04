"""Time: late choices fall to a bot and nobody is thrown out; missing seats are named together; nothing depends on one process."""

import asyncio
import random
import time
from contextlib import asynccontextmanager

import pytest

from tests.server.players import company, turn_of
from tests.server.serving import serving

pytestmark = pytest.mark.anyio

NAMING = 0.5


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory):
    """A server whose patience is short."""
    with serving(tmp_path_factory.mktemp("quick"), times={"naming": NAMING, "reveal": 0.5, "present": 1.0}) as server:
        yield server


@asynccontextmanager
async def started(server, game="douro", **wishes):
    async with company(server.url, game, random.Random("time"), **wishes) as people:
        await people.start()
        for table in people.tables:
            await table.until(lambda table: table.version)
        yield people


async def test_without_a_clock_nothing_is_due(quick_server):
    async with started(quick_server) as people:
        assert people.onlooker.due is None


async def test_a_late_choice_falls_to_a_bot_and_nobody_is_thrown_out(quick_server):
    async with started(quick_server, move_time=2) as people:
        due = people.onlooker.due
        ana = people.players[0].table
        mine = turn_of(ana).moves[0]
        await ana.choose("A", mine)
        await people.onlooker.until(lambda table: table.version == 2)

        assert due is not None
        assert time.time() >= due
        assert [ply for ply in people.onlooker.chairs[None].plies if ply[0] == "A"] == [f"A {mine}"]
        assert [chair["kind"] for chair in people.onlooker.room["chairs"]] == ["person"] * 3
        assert not any(chair["stand_in"] for chair in people.onlooker.room["chairs"])


async def test_a_die_that_nobody_rolls_in_time_is_rolled(quick_server):
    async with started(quick_server, "dorada", people=2, move_time=1) as people:
        await people.onlooker.until(lambda table: table.version >= 3)

        assert people.onlooker.room["status"] == "running"


async def test_deadlines_survive_a_kill(tmp_path):
    with serving(tmp_path) as server:
        async with started(server, move_time=2) as people:
            due = people.onlooker.due
            server.kill()
            await asyncio.to_thread(server.start)
            await people.onlooker.until(lambda table: table.version == 2)

            assert due is not None
            assert time.time() >= due


async def test_a_bots_move_that_was_owed_is_made_after_a_kill(tmp_path):
    with serving(tmp_path) as server:
        async with started(server, people=1, bots=2) as people:
            ana = people.players[0].table
            await ana.choose("A", turn_of(ana).moves[0])
            server.kill()
            await asyncio.to_thread(server.start)
            await people.onlooker.until(lambda table: table.version >= 2)

            assert [ply[0] for ply in people.onlooker.chairs[None].plies if ply[0] != "*"][:3] == ["A", "B", "C"]


async def test_missing_seats_are_named_all_at_one_time(quick_server):
    async with started(quick_server) as people:
        ana = people.players[0].table
        await ana.choose("A", turn_of(ana).moves[0])

        assert people.onlooker.missing == []

        for table in people.tables:
            await table.until(lambda table: table.missing)
            assert table.missing == ["B", "C"]

        bo = people.players[1].table
        await bo.choose("B", turn_of(bo).moves[0])
        await bo.until(lambda table: table.chairs["B"].chosen)

        assert bo.missing == people.onlooker.missing == ["B", "C"]


async def test_in_a_slow_game_missing_seats_are_named_much_later(quick_server):
    async with started(quick_server) as quick, started(quick_server, move_time=86400) as slow:
        await quick.onlooker.until(lambda table: table.missing)

        assert slow.onlooker.missing == []


async def test_who_gives_no_sign_of_life_is_not_present(quick_server):
    async with company(quick_server.url, "douro", random.Random("presence")) as people:
        gone = people.players[2].table
        async with people.players[0].table.seat.sit():
            await people.onlooker.until(
                lambda table: all(chair["presence"] == "here" for chair in table.room["chairs"])
            )
            await gone.seat.do("POST", "leave")
            await people.onlooker.until(lambda table: table.room["chairs"][2]["presence"] != "here")

            assert people.onlooker.room["chairs"][2]["kind"] == "open"

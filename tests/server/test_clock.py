"""The clock is set under a running server: play goes on, no deadline comes an hour early or late, nothing is lost."""

import contextlib
import os
import random
import time

import pytest
from redis.asyncio import Redis

from estran.games import NAMES
from estran.server.feeds.limits import Rate, SharedCounts
from estran.server.minds.deadlines import moved
from estran.server.room.presence import SharedPresence
from tests.server.players import company, turn_of
from tests.server.serving import serving, serving_many
from tests.server.test_kills import disturb, tell
from tests.services import Missing, SteppingClock

pytestmark = pytest.mark.slow
anyio = pytest.mark.anyio

REPEATS = int(os.environ.get("ESTRAN_REPEATS", "10"))  # `make soak` asks for 200
HOUR = 3600
NOW = 1_000_000.0
SOON = 60.0  # seconds: much less than an hour, even where many tests run
KINDS = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


@pytest.fixture
def clock(tmp_path):
    """The clock of the servers of a test."""
    try:
        return SteppingClock(tmp_path)
    except Missing as missing:
        pytest.skip(f"left out: {missing}")


@pytest.fixture
def server(request, tmp_path, kind, clock):
    """A server whose clock can be set: one process on SQLite, or two workers on PostgreSQL and Redis."""
    wishes = {"environment": clock.environment, "times": {"naming": 2.0}}
    if kind == "sqlite":
        with serving(tmp_path, **wishes) as server:
            yield server
    else:
        services = (request.getfixturevalue(name) for name in ("postgresql", "redis"))
        with serving_many(tmp_path, *services, **wishes) as server:
            yield server


@contextlib.asynccontextmanager
async def started(server, **wishes):
    """A match whose first decision is open."""
    async with company(server.url, "douro", random.Random("clock"), **wishes) as people:
        await people.start()
        for table in people.tables:
            await table.until(lambda table: table.version)
        yield people


@pytest.mark.parametrize(
    ("at", "step", "then"),
    [
        (NOW - HOUR + 50, HOUR, NOW + 50),
        (NOW - HOUR + 90, HOUR, NOW + 60),  # nobody waits longer than that
        (NOW - HOUR, HOUR, NOW - HOUR),  # was due before the step
        (NOW + 50, HOUR, NOW + 50),  # was moved already, or is of after the step
        (NOW + HOUR + 50, -HOUR, NOW + 50),
        (NOW + HOUR + 90, -HOUR, NOW + 60),
        (NOW + 50, -HOUR, NOW + 50),  # was moved already
        (NOW - 1, -HOUR, NOW - 1),
        (NOW + HOUR, 0, NOW + 60),  # at the start, where nobody knows of a step
        (NOW + 50, 0, NOW + 50),
    ],
)
def test_a_deadline_that_is_moved_stays_as_far_away_as_it_was(at, step, then):
    assert moved(at, NOW, step, 60) == then
    assert moved(then, NOW, step, 60) == then  # another worker that notices the step changes nothing


class TimeOfDay:
    """A clock that this process reads instead of its own."""

    def __init__(self, monkeypatch):
        self.ahead, real = 0.0, time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.ahead)


@anyio
async def test_nobody_who_is_present_seems_absent_because_the_clock_was_set(redis, monkeypatch):
    clock = TimeOfDay(monkeypatch)
    async with Redis.from_url(redis.url, decode_responses=True) as meeting:
        await meeting.flushdb()
        presence = SharedPresence(meeting, 30)
        await presence.seen("room", "1")
        clock.ahead = HOUR
        assert await presence.silence("room", "1") < SOON

        await presence.seen("room", "1")
        clock.ahead = 0
        assert 0 <= await presence.silence("room", "1") < SOON
        assert await presence.here("room") == set()  # until the next sign of life
        await presence.seen("room", "1")
        assert await presence.here("room") == {"1"}


@anyio
async def test_a_clock_that_is_set_back_makes_nobody_wait_for_a_limit(redis):
    async with Redis.from_url(redis.url, decode_responses=True) as meeting:
        await meeting.flushdb()
        counts, rate = SharedCounts(meeting), Rate("test", 1, 10)
        assert await counts.take(rate, "ana")
        await meeting.set("estran:test:ana", time.time() + HOUR)
        await meeting.zadd("estran:open:ana", {"lost": time.time() + HOUR})

        assert await counts.take(rate, "ana")
        assert await counts.hold("ana", "socket", 1)


@anyio
@KINDS
async def test_a_clock_that_is_set_forwards_brings_no_deadline_early(server, clock):
    async with (
        started(server, move_time=HOUR // 2) as slow,
        company(server.url, "douro", random.Random(1), move_time=2) as quick,
    ):
        due = slow.onlooker.due
        clock.step(HOUR)
        await quick.start()
        await quick.onlooker.until(
            lambda table: table.version >= 4, SOON
        )  # three deadlines of after the step have come

        assert slow.onlooker.version == 1
        await slow.onlooker.until(lambda table: table.due and table.due > due, SOON)
        assert abs(slow.onlooker.due - due - HOUR) < 1

        for player in slow.players:
            await player.decide()
        await slow.onlooker.until(lambda table: table.version == 2, SOON)


@anyio
@KINDS
async def test_a_clock_that_is_set_back_makes_nobody_wait_for_an_hour(server, clock):
    async with started(server, move_time=8) as late, started(server) as missing:
        clock.step(-HOUR)
        await missing.onlooker.until(lambda table: table.missing, SOON)
        await late.onlooker.until(  # on a slow machine that version may have come before the step
            lambda table: table.version >= 2 and table.due and table.due < time.time() - HOUR + SOON, SOON
        )


@anyio
@KINDS
async def test_after_a_start_by_a_clock_that_was_set_back_nobody_waits_for_an_hour_either(server, clock):
    async with started(server, move_time=8) as late, started(server, people=1, bots=2) as mixed:
        server.kill()
        clock.step(-HOUR)
        server.start()
        await late.onlooker.until(lambda table: table.version == 2, SOON)
        ana = mixed.players[0].table
        await ana.choose("A", turn_of(ana).moves[0])

        await mixed.onlooker.until(lambda table: table.version == 2, SOON)


@pytest.mark.soak
@anyio
@KINDS
async def test_the_clock_is_set_again_and_again_under_play(server, clock, kind, capsys):
    luck = random.Random(f"clock {kind}")

    async def step() -> None:
        clock.step(luck.choice([-HOUR, HOUR]))

    evening = await disturb(server, luck, step)

    assert evening.seen["matches"] >= len(NAMES) + 1
    assert "clock_stepped" in server.log
    tell(capsys, f"Clock set on {kind}", evening)

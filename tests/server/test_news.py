"""Workers that meet at a Redis are told of changes, and their host of a Redis that goes and comes back."""

import asyncio
from contextlib import asynccontextmanager
from typing import Any

import pytest
from redis.exceptions import ConnectionError as Lost
from structlog.testing import capture_logs

from estran.server.store import news
from estran.server.store.news import ManyWorkers


class Flickering:
    """A Redis that can be reached at some tries only, and then has one message before it goes again."""

    def __init__(self, *reached: bool) -> None:
        self._reached = iter(reached)

    @asynccontextmanager
    async def pubsub(self, ignore_subscribe_messages):
        self._messages = iter([{"data": "room"}])
        yield self

    async def subscribe(self, channel):
        if not next(self._reached):
            raise Lost

    async def get_message(self, timeout):
        message = next(self._messages, None)
        if message is None:
            raise Lost
        return message


@pytest.mark.anyio
async def test_a_redis_that_is_away_is_logged_once_and_so_is_its_return(monkeypatch):
    monkeypatch.setattr(news, "PAUSE", 0)
    redis: Any = Flickering(True, False, False, False, True)
    heard = []

    async def listener(room):
        heard.append(room)
        if len(heard) == 2:
            raise asyncio.CancelledError

    with capture_logs() as logs, pytest.raises(asyncio.CancelledError):
        await ManyWorkers(redis).listen(listener)

    assert [entry["event"] for entry in logs] == ["redis_lost", "redis_back"]

"""Tells workers that a room has changed. Losing a message is harmless: the database is the source of truth."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "estran:rooms"
PAUSE = 1.0  # seconds between two tries to reach a Redis that is away
Listener = Callable[[str], Awaitable[None]]
log = structlog.get_logger()


class News(Protocol):
    """Tells all workers, this one included, that something in a room is new."""

    async def publish(self, room: str) -> None:
        """A room has changed."""
        ...

    async def listen(self, listener: Listener) -> None:
        """Call the listener for every room that changes, until cancelled."""
        ...

    async def ready(self) -> bool:
        """Whether the way to the other workers is open."""
        ...

    async def close(self) -> None:
        """Let go."""
        ...


class OneProcess:
    """All sockets are in this process."""

    def __init__(self) -> None:
        self._changed: asyncio.Queue[str] = asyncio.Queue()

    async def publish(self, room: str) -> None:
        """A room has changed."""
        self._changed.put_nowait(room)

    async def listen(self, listener: Listener) -> None:
        """Call the listener for every room that changes, until cancelled."""
        while True:
            rooms = {await self._changed.get()}
            while not self._changed.empty():
                rooms.add(self._changed.get_nowait())
            for room in rooms:
                await listener(room)

    async def ready(self) -> bool:
        """There is nobody else to reach."""
        return True

    async def close(self) -> None:
        """There is nothing to let go."""


class ManyWorkers:
    """Sockets are spread over workers that meet at a Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._listener: Listener | None = None

    async def publish(self, room: str) -> None:
        """A room has changed; if Redis is away, those here know at once and the others by their slow poll."""
        try:
            await self._redis.publish(CHANNEL, room)
        except (RedisError, OSError):
            if self._listener is not None:
                await self._listener(room)

    async def listen(self, listener: Listener) -> None:
        """Call the listener for every room that changes; after a break, come back."""
        self._listener = listener
        lost = False
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    if lost:
                        log.info("redis_back")
                        lost = False
                    while True:
                        message = await pubsub.get_message(timeout=5)
                        if message is not None:
                            await listener(message["data"])
            except (RedisError, OSError) as problem:
                if not lost:
                    log.warning("redis_lost", reason=type(problem).__name__)
                    lost = True
                await asyncio.sleep(PAUSE)

    async def ready(self) -> bool:
        """Whether Redis answers."""
        try:
            return bool(await self._redis.ping())
        except (RedisError, OSError):
            return False

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()


def meeting_place(url: str) -> Redis:
    """The Redis where all workers meet."""
    return Redis.from_url(url, decode_responses=True, socket_timeout=5, health_check_interval=10)

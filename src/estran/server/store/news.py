"""Tells workers that a room has changed. Losing a message is harmless: the database is the source of truth."""

import asyncio
import contextlib
import math
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "estran:rooms"
HERE = "estran:here:"
Listener = Callable[[str], Awaitable[None]]
log = structlog.get_logger()


class News(Protocol):
    """Tells all workers, this one included, that something in a room is new, and who is there."""

    async def publish(self, room: str) -> None:
        """A room has changed."""
        ...

    async def listen(self, listener: Listener) -> None:
        """Call the listener for every room that changes, until cancelled."""
        ...

    async def seen(self, room: str, who: str) -> None:
        """Somebody is here now."""
        ...

    async def present(self, room: str) -> set[str]:
        """Who is here, on whichever worker."""
        ...

    async def ready(self) -> bool:
        """Whether the way to the other workers is open."""
        ...

    async def close(self) -> None:
        """Let go."""
        ...


class OneProcess:
    """All sockets are in this process."""

    def __init__(self, present: float) -> None:
        self.lasts = present  # seconds that somebody counts as present after the last sign of life
        self._changed: asyncio.Queue[str] = asyncio.Queue()
        self._seen: dict[str, dict[str, float]] = {}

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

    async def seen(self, room: str, who: str) -> None:
        """Somebody is here now."""
        self._seen.setdefault(room, {})[who] = asyncio.get_running_loop().time()

    async def present(self, room: str) -> set[str]:
        """Who gave a sign of life lately."""
        now = asyncio.get_running_loop().time()
        here = {who: at for who, at in self._seen.get(room, {}).items() if now - at < self.lasts}
        if here:
            self._seen[room] = here
        else:
            self._seen.pop(room, None)
        return set(here)

    async def ready(self) -> bool:
        """There is nobody else to reach."""
        return True

    async def close(self) -> None:
        """There is nothing to let go."""


class ManyWorkers:
    """Sockets are spread over workers that meet at a Redis."""

    def __init__(self, url: str, present: float) -> None:
        self.lasts = present  # seconds that somebody counts as present after the last sign of life
        self._redis = Redis.from_url(url, decode_responses=True, socket_timeout=5, health_check_interval=10)
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
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    while True:
                        message = await pubsub.get_message(timeout=5)
                        if message is not None:
                            await listener(message["data"])
            except (RedisError, OSError) as problem:
                log.warning("redis_lost", reason=type(problem).__name__)
                await asyncio.sleep(1)

    async def seen(self, room: str, who: str) -> None:
        """Somebody is here now: one sorted set per room, by the time of the last sign of life, which expires with the last of them."""
        with contextlib.suppress(RedisError, OSError):
            async with self._redis.pipeline(transaction=False) as pipe:
                pipe.zadd(f"{HERE}{room}", {who: time.time()})
                pipe.expire(f"{HERE}{room}", math.ceil(self.lasts))
                await pipe.execute()

    async def present(self, room: str) -> set[str]:
        """Who gave a sign of life lately, on any worker."""
        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                pipe.zremrangebyscore(f"{HERE}{room}", "-inf", time.time() - self.lasts)
                pipe.zrange(f"{HERE}{room}", 0, -1)
                return set((await pipe.execute())[1])
        except (RedisError, OSError):
            return set()

    async def ready(self) -> bool:
        """Whether Redis answers."""
        try:
            return bool(await self._redis.ping())
        except (RedisError, OSError):
            return False

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()

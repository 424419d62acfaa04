"""Who is here: the last sign of life of every seat and onlooker, known to all workers."""

import contextlib
import time
from math import inf
from typing import Any, Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from estran.server.clock import ClockSteps

HERE = "estran:here:"
SINCE = "estran:here-since"
HOST = "host"  # under which a socket with the host's token gives signs of life
LOBBY = "lobby"  # where rooms give signs of life that anybody may join or look on at
KNOWN = 3600.0  # seconds that a last sign of life is remembered
LONG = (
    KNOWN / 2
)  # seconds for which somebody counts as silent who has left: more than anybody who is away is waited for


class Presence(Protocol):
    """Signs of life in rooms; somebody is named by the number of their place, an onlooker by an id of the socket."""

    async def seen(self, room: str, *who: str) -> None:
        """Somebody is here now, or several are."""
        ...

    async def gone(self, room: str, who: str) -> None:
        """Somebody has gone, and is forgotten at once."""
        ...

    async def left(self, room: str, who: str) -> None:
        """Somebody has left on purpose: from now on they count as long silent, until their next sign of life."""
        ...

    async def here(self, room: str) -> set[str]:
        """Who gave a sign of life lately, on whichever worker."""
        ...

    async def silence(self, room: str, who: str) -> float:
        """Seconds since somebody's last sign of life; none, if it cannot be told."""
        ...


class OwnPresence:
    """All sockets are in this process; before it started, nobody's sign could be heard."""

    def __init__(self, lasts: float) -> None:
        self.lasts = lasts  # seconds that somebody counts as present after the last sign of life
        self._since = self._swept = time.monotonic()
        self._signs: dict[str, dict[str, float]] = {}

    async def seen(self, room: str, *who: str) -> None:
        """Somebody is here now, or several are."""
        if not who:
            return
        now = time.monotonic()
        if now - self._swept > KNOWN:
            self._swept = now
            signs = {
                one: {who: at for who, at in signs.items() if now - at < KNOWN} for one, signs in self._signs.items()
            }
            self._signs = {one: lately for one, lately in signs.items() if lately}
        self._signs.setdefault(room, {}).update(dict.fromkeys(who, now))

    async def gone(self, room: str, who: str) -> None:
        """Somebody has gone, and is forgotten at once."""
        signs = self._signs.get(room, {})
        signs.pop(who, None)
        if not signs:
            self._signs.pop(room, None)

    async def left(self, room: str, who: str) -> None:
        """Somebody has left on purpose."""
        self._signs.setdefault(room, {})[who] = -inf

    async def here(self, room: str) -> set[str]:
        """Who gave a sign of life lately."""
        now = time.monotonic()
        return {who for who, at in self._signs.get(room, {}).items() if now - at < self.lasts}

    async def silence(self, room: str, who: str) -> float:
        """Seconds since somebody's last sign of life, or since the start."""
        return time.monotonic() - self._signs.get(room, {}).get(who, self._since)


class SharedPresence:
    """Sockets are spread over workers that meet at a Redis: one sorted set per room, by the time of the last sign."""

    def __init__(self, redis: Redis, lasts: float) -> None:
        self.lasts = lasts  # seconds that somebody counts as present after the last sign of life
        self._redis = redis
        self._clock, self._set = ClockSteps(), -inf  # when the clock was last set

    async def seen(self, room: str, *who: str) -> None:
        """Somebody is here now, or several are."""
        if not who:
            return
        now = time.time()
        with contextlib.suppress(RedisError, OSError):
            async with self._redis.pipeline(transaction=False) as pipe:
                pipe.zadd(f"{HERE}{room}", dict.fromkeys(who, now))
                pipe.zremrangebyscore(f"{HERE}{room}", "-inf", now - KNOWN)
                pipe.expire(f"{HERE}{room}", int(KNOWN))
                await pipe.execute()

    async def gone(self, room: str, who: str) -> None:
        """Somebody has gone, and is forgotten at once, or soon if Redis is away."""
        with contextlib.suppress(RedisError, OSError):
            await self._redis.zrem(f"{HERE}{room}", who)

    async def left(self, room: str, who: str) -> None:
        """Somebody has left on purpose; if Redis is away, their silence begins now."""
        with contextlib.suppress(RedisError, OSError):
            await self._redis.zadd(f"{HERE}{room}", {who: time.time() - LONG})

    async def here(self, room: str) -> set[str]:
        """Who gave a sign of life lately, on any worker; nobody while Redis is away."""
        with contextlib.suppress(RedisError, OSError):
            now = time.time()
            names: Any = await self._redis.zrangebyscore(f"{HERE}{room}", now - self.lasts, now + self.lasts)
            return set(names)
        return set()

    async def silence(self, room: str, who: str) -> float:
        """Seconds since somebody's last sign of life, or since this Redis began to hear them, or the clock was set."""
        if self._clock.since_last_look():
            self._set = time.monotonic()
        now = time.time()
        with contextlib.suppress(RedisError, OSError):
            async with self._redis.pipeline(transaction=False) as pipe:
                pipe.set(SINCE, now, nx=True)
                pipe.get(SINCE)
                pipe.zscore(f"{HERE}{room}", who)
                _, since, sign = await pipe.execute()
            last = float(since if sign is None else sign)
            if last > now:  # by a clock that was set back: count from now on
                await self._redis.zadd(f"{HERE}{room}", {who: now - self.lasts})
            return max(0.0, min(now - last, time.monotonic() - self._set))
        return 0.0

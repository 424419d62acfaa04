"""How far the pages of those who play have shown a match, known to all workers; nobody at the table is told of it."""

import contextlib
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from estran.server.wire.kinds import Pace

STAGE = "estran:stage:"
KEPT = 24 * 3600  # seconds that the pages of a room are remembered after the last word from any of them


class Shown(Struct, frozen=True):
    """What a page that shows every step has come to."""

    page: str  # of several that show the same seat, the one that was heard of last
    match: str | None = None
    version: int = 0
    pace: Pace = Pace.USUAL

    def has(self, match: str, version: int) -> bool:
        """Whether it has shown all of a match, up to this version."""
        return self.match == match and self.version >= version


class Stages(Protocol):
    """The pages in rooms that show every step, by the number of the place that they show."""

    async def opened(self, room: str, page: str, *places: str) -> None:
        """A page shows these places now; what another has shown there before need not be shown again."""
        ...

    async def shown(self, room: str, shown: Shown, *places: str) -> None:
        """A page has come to a version."""
        ...

    async def closed(self, room: str, page: str | None, *places: str) -> None:
        """A page is gone; without its name, any page is."""
        ...

    async def of(self, room: str) -> dict[str, Shown]:
        """What is shown at each place; nothing, if it cannot be told."""
        ...


class OwnStages:
    """All sockets are in this process."""

    def __init__(self) -> None:
        self._rooms: dict[str, dict[str, Shown]] = {}

    async def opened(self, room: str, page: str, *places: str) -> None:
        """A page shows these places now."""
        for place in places:
            here = self._rooms.setdefault(room, {})
            here[place] = taken_over(here.get(place), page)

    async def shown(self, room: str, shown: Shown, *places: str) -> None:
        """A page has come to a version."""
        for place in places:
            self._rooms.setdefault(room, {})[place] = shown

    async def closed(self, room: str, page: str | None, *places: str) -> None:
        """A page is gone."""
        here = self._rooms.get(room, {})
        for place in places:
            if place in here and page in (None, here[place].page):
                del here[place]
        if not here:
            self._rooms.pop(room, None)

    async def of(self, room: str) -> dict[str, Shown]:
        """What is shown at each place."""
        return dict(self._rooms.get(room, {}))


class SharedStages:
    """Sockets are spread over workers that meet at a Redis: one hash per room, by place."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def opened(self, room: str, page: str, *places: str) -> None:
        """A page shows these places now."""
        before = await self.of(room)
        await self._keep(room, {place: taken_over(before.get(place), page) for place in places})

    async def shown(self, room: str, shown: Shown, *places: str) -> None:
        """A page has come to a version."""
        await self._keep(room, dict.fromkeys(places, shown))

    async def _keep(self, room: str, shown: dict[str, Shown]) -> None:
        """Write it down; if Redis is away, bots wait for nobody."""
        written: Any = {place: msgspec.json.encode(one).decode() for place, one in shown.items()}
        if not written:
            return
        with contextlib.suppress(RedisError, OSError):
            async with self._redis.pipeline(transaction=False) as pipe:
                pipe.hset(f"{STAGE}{room}", mapping=written)
                pipe.expire(f"{STAGE}{room}", KEPT)
                await pipe.execute()

    async def closed(self, room: str, page: str | None, *places: str) -> None:
        """A page is gone."""
        here = await self.of(room) if places else {}
        gone = [place for place in places if place in here and page in (None, here[place].page)]
        if gone:
            with contextlib.suppress(RedisError, OSError):
                await self._redis.hdel(f"{STAGE}{room}", *gone)

    async def of(self, room: str) -> dict[str, Shown]:
        """What is shown at each place, by pages on any worker; nothing while Redis is away."""
        with contextlib.suppress(RedisError, OSError):
            written: Any = await self._redis.hgetall(f"{STAGE}{room}")
            return {place: msgspec.json.decode(one, type=Shown) for place, one in written.items()}
        return {}


def taken_over(before: Shown | None, page: str) -> Shown:
    """What a page that has just come has to show: a connection that was lost takes nothing back."""
    return Shown(page) if before is None else msgspec.structs.replace(before, page=page)

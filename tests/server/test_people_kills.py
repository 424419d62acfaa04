"""The server is killed while people make profiles, carry them along and erase them: what was acknowledged stays so."""

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from estran.client import Client
from estran.engine.game import Refused
from tests.server.serving import serving, serving_many

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.soak]

REPEATS = max(3, int(os.environ.get("ESTRAN_REPEATS", "10")) // 3)  # `make soak` asks for 200
UNKNOWN = "people-refused-profile"
AWAY = "refused-away"
LONGEST = 0.3  # seconds between two kills
NEW = {"name": "Ana", "face": 1, "device": "phone"}


class Owner:
    """Somebody with a profile, who remembers all that was acknowledged."""

    def __init__(self, client: Client, luck: random.Random) -> None:
        self.client, self.luck = client, luck
        self.name, self.devices, self.revoked = "", list[str](), set[str]()
        self.acknowledged = 0

    async def insist(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """Ask until there is an answer."""
        while True:
            try:
                told = await self.client.ask(method, path, body, token)
            except httpx.TransportError:
                await asyncio.sleep(0.02)
            except Refused as refused:
                if refused.message != AWAY:
                    raise
            else:
                self.acknowledged += 1
                return told

    async def begin(self) -> None:
        made = await self.insist("POST", "/api/profiles", NEW)
        self.name, self.devices = "Ana", [made["token"]]

    async def step(self) -> None:
        """Do one thing, whatever happens to the server meanwhile."""
        if not self.devices:
            await self.begin()
        wish = self.luck.choice([self.rename, self.carry, self.carry, self.revoke, self.erase])
        await wish()

    async def rename(self) -> None:
        name = f"Ana {self.luck.randrange(10**6)}"
        await self.insist("PATCH", "/api/profile", {"name": name}, self.devices[0])
        self.name = name

    async def carry(self) -> None:
        """To another device; a link that was used without an answer is worth nothing, and another one is asked for."""
        while True:
            link = await self.insist("POST", "/api/profile/link", token=self.devices[0])
            body = {"ticket": link["ticket"], "device": "tablet"}
            try:
                self.devices.append((await self.insist("POST", "/api/profile/take", body))["token"])
            except Refused as refused:
                if refused.message == "people-refused-devices":
                    await self.erase()
                    return
                if refused.message != "people-refused-link":
                    raise
                continue
            with pytest.raises(Refused):
                await self.insist("POST", "/api/profile/take", body)
            return

    async def revoke(self) -> None:
        """Forget one of its own devices, as that device asks for it."""
        token = self.devices[-1]
        if len(self.devices) == 1:
            return
        told = await self.insist("GET", "/api/profile", token=token)
        (device,) = [device["id"] for device in told["devices"] if device["this"]]
        await self._gone("DELETE", f"/api/profile/devices/{device}", token)
        self.devices.remove(token)
        self.revoked.add(token)

    async def erase(self) -> None:
        await self._gone("DELETE", "/api/profile", self.devices[0])
        self.revoked |= set(self.devices)
        self.devices = []

    async def _gone(self, method: str, path: str, token: str) -> None:
        try:
            await self.insist(method, path, token=token)
        except Refused as refused:
            if refused.message != UNKNOWN:  # else it was done, and the answer was lost
                raise

    async def check(self) -> None:
        for token in self.devices:
            told = await self.insist("GET", "/api/profile", token=token)
            assert told["name"] == self.name
            assert len(told["devices"]) >= len(self.devices)  # one more where an answer was lost
        for token in self.revoked:
            with pytest.raises(Refused, match="profile"):
                await self.insist("GET", "/api/profile", token=token)


async def live_through(url: str, luck: random.Random, kill: Callable[[], Awaitable[None]]) -> int:
    """Kill at random moments while several people use their profiles; tells how much was acknowledged."""
    stop = asyncio.Event()
    async with Client(url) as client:
        owners = [Owner(client, random.Random(luck.random())) for _ in range(3)]

        async def use(owner: Owner) -> None:
            while not stop.is_set():
                await owner.step()

        async with asyncio.TaskGroup() as group:
            for owner in owners:
                group.create_task(use(owner))
            for _ in range(REPEATS):
                known = sum(owner.acknowledged for owner in owners)
                while sum(owner.acknowledged for owner in owners) <= known:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(luck.random() * LONGEST)  # the moment is to be random
                await kill()
            stop.set()
        for owner in owners:
            await owner.check()
        assert any(owner.revoked for owner in owners)
        return sum(owner.acknowledged for owner in owners)


async def test_profiles_survive_kills_on_sqlite(tmp_path):
    with serving(tmp_path) as server:

        async def kill() -> None:
            server.kill()
            await asyncio.to_thread(server.start)

        assert await live_through(server.url, random.Random("profiles"), kill) > REPEATS


async def test_profiles_survive_kills_on_postgresql(tmp_path, postgresql, redis):
    luck = random.Random("profiles")
    with serving_many(tmp_path, postgresql, redis) as server:

        async def kill() -> None:
            await asyncio.to_thread(server.kill_worker, luck.randrange(2))

        assert await live_through(server.url, luck, kill) > REPEATS

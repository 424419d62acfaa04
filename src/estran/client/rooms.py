"""A server over HTTP, its rooms, and the seats that a program holds there."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Self

import httpx

from estran.client.live_table import LiveTable
from estran.client.seeking import seated
from estran.engine.game import Refused


class Client:
    """One server, over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        private = self.url.startswith("https")  # reading the list of authorities takes long, and http has no use for it
        self.http = httpx.AsyncClient(base_url=self.url, timeout=30, verify=private)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """Ask for something; what the server refuses is raised."""
        answer = await self._answer(method, path, body, token)
        return answer.json() if answer.content else None

    async def _answer(self, method: str, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        if answer.is_error:
            told = answer.json()
            raise Refused(told["message"], **told["arguments"])
        return answer

    async def open(self, game: str, seats: list[str], **wishes: Any) -> "Host":
        """Open a room; seats are `open`, `local` or `bot`. Wishes are such as `move_time=86400` and `late="take-over"`.

        With a device's token as `profile` the first local seat is that profile's; `rated=True` asks for matches that count.
        """
        body = {"game": game, "seats": [{"kind": kind} for kind in seats], **wishes}
        made = await self.ask("POST", "/api/rooms", body)
        return Host(self, made["code"], made["watch"], made["host"], list(made["tokens"].values()))

    async def join(self, code: str, name: str, profile: str | None = None) -> "Seat":
        """Take a seat in a room, as a profile if a device's token is given."""
        seated = await self.ask("POST", f"/api/rooms/{code}/join", {"name": name, "profile": profile})
        return Seat(self, code, [seated["token"]])

    async def add_profile(self, name: str, face: int = 0, device: str = "program") -> str:
        """Become somebody who can come back; gives the secret token of this device."""
        wanted = {"name": name, "face": face, "device": device}
        token: str = (await self.ask("POST", "/api/profiles", wanted))["token"]
        return token

    async def erase_profile(self, profile: str) -> None:
        """Forget all about a profile, at once and for good."""
        await self.ask("DELETE", "/api/profile", token=profile)

    async def lobby(self) -> list[dict[str, Any]]:
        """Public rooms with a free seat, where somebody is."""
        rooms: list[dict[str, Any]] = await self.ask("GET", "/api/rooms")
        return rooms

    async def join_any(self, name: str, games: list[str], sizes: list[int], *, slow: bool = False) -> "Seat":
        """Take a seat with whoever comes, at the largest of these tables that is filled; waits until it is."""
        token = secrets.token_urlsafe(24)
        wish = {
            "type": "seek",
            "key": token,
            "token": token,
            "name": name,
            "games": games,
            "sizes": sizes,
            "slow": slow,
        }
        return Seat(self, (await seated(self.url, wish))["code"], [token])

    async def watch(self, code: str) -> "Seat":
        """Look on by the room's watch code."""
        return Seat(self, code, [])

    async def standings(self, seats: "list[Seat]") -> list[dict[str, Any]]:
        """How the rooms of these seats stand, and where one of them is asked; rooms that are gone are left out."""
        rooms = [{"code": seat.code, "tokens": seat.tokens} for seat in seats]
        standings: list[dict[str, Any]] = await self.ask("POST", "/api/standings", {"rooms": rooms})
        return standings

    async def add_mail(self, address: str, language: str = "en") -> str:
        """An address for notices of turns, which its reader has to confirm; gives the contact's secret token."""
        token: str = (await self.ask("POST", "/api/contacts", {"mail": address, "language": language}))["token"]
        return token

    async def erase_contact(self, contact: str) -> None:
        """Send no more notices there, and forget it."""
        await self.ask("DELETE", "/api/contacts", token=contact)

    async def record(self, match: str) -> bytes:
        """A match's record, as it may be seen now."""
        return (await self._answer("GET", f"/api/matches/{match}/record")).content


@dataclass
class Seat:
    """One or several seats of a room held by this program, or an onlooker's place."""

    client: Client
    code: str
    tokens: list[str]

    @contextlib.asynccontextmanager
    async def sit(self, **settings: Any) -> AsyncIterator[LiveTable]:
        """Sit down: a socket that comes back by itself when it is lost."""
        table = LiveTable(self, **settings)
        reading, entering = asyncio.create_task(table.run()), asyncio.create_task(table.entered.wait())
        try:
            await asyncio.wait((reading, entering), return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                reading.result()  # the door was shut: raises the refusal
            yield table
        finally:
            reading.cancel()
            entering.cancel()
            await asyncio.gather(reading, entering, return_exceptions=True)

    async def set_notices(self, contact: str, on: bool = True) -> None:
        """Let a contact be told when it is the turn of these seats, or no longer."""
        for token in self.tokens:
            try:
                await self.client.ask("PUT", f"/api/rooms/{self.code}/notices", {"contact": contact, "on": on}, token)
            except Refused as refused:
                if refused.message != "refused-token":  # a host's opens no seat
                    raise

    async def do(self, method: str, path: str, body: Any = None) -> Any:
        """Something about one's own seat: `leave`, `ticket`; and `start` while the host is away."""
        return await self.client.ask(method, f"/api/rooms/{self.code}/{path}", body, self.tokens[0])


@dataclass
class Host:
    """A room of one's own."""

    client: Client
    code: str
    watch: str
    token: str
    tokens: list[str]

    async def do(self, method: str, path: str, body: Any = None) -> Any:
        """What hosts do: `start`, `lock`, `seats/2`, and `abandon` where no people play."""
        return await self.client.ask(method, f"/api/rooms/{self.code}/{path}", body, self.token)

    async def remove_name(self, place: int) -> None:
        """Remove a person's name from the room, also while a match runs: a letter takes its place, in records and talk too."""
        await self.do("DELETE", f"seats/{place}/name")

    def seats(self) -> Seat:
        """The local seats, with the host's rights."""
        return Seat(self.client, self.code, [self.token, *self.tokens])

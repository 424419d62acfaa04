"""A server in this process, behind a real port: its parts can be looked at while real sockets talk to it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from estran.server.app import assemble
from estran.server.process import Settings, Table
from estran.server.serve import configuration

PATIENCE = 30.0  # seconds; a machine that is busy with other tests answers late
UNLIMITED = {"message_rate": 1e9, "message_burst": 1e9}  # where something else is asked of the server


@dataclass
class Near:
    """A running server: its parts, its address, and a client for HTTP."""

    table: Table
    url: str
    http: httpx.AsyncClient

    @property
    def ws(self) -> str:
        """Where its sockets are."""
        return self.url.replace("http", "ws", 1) + "/ws"

    @contextlib.asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator["Line"]:
        """A bare socket."""
        async with connect(self.ws, compression=None, max_size=None, additional_headers=headers) as socket:
            yield Line(socket)

    async def open_room(self, seats: list[str], game: str = "douro", **wishes: Any) -> dict[str, Any]:
        """A room; its codes and tokens."""
        body = {"game": game, "seats": [{"kind": kind} for kind in seats], **wishes}
        answer = await self.http.post("/api/rooms", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made


class Line:
    """One socket, read message by message."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, message: Any) -> None:
        """Send a message, or text or bytes as they are."""
        await self.socket.send(message if isinstance(message, (str, bytes)) else msgspec.json.encode(message).decode())

    async def read(self) -> dict[str, Any]:
        """The next message."""
        told: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        return told

    async def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (told := await self.read())["type"] not in types:
            pass
        return told

    async def ask(self, message: Any) -> dict[str, Any]:
        """Send something, and the answer to it."""
        await self.send(message)
        return await self.until("done", "error", "pong")

    async def everything(self) -> list[bytes]:
        """All that has been sent up to now: a sign of life is answered after it."""
        await self.send({"type": "ping"})
        seen = []
        while True:
            text = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
            if text == b'{"type":"pong"}':
                return seen
            seen.append(bytes(text))

    async def closed(self) -> tuple[int | None, str]:
        """The code and the reason with which the server closes."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.wait_for(self.socket.recv(), PATIENCE)
        return self.socket.close_code, self.socket.close_reason or ""


@contextlib.asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Near]:
    """Serve from a database in a folder until the block ends."""
    table = Table(Settings(database=f"sqlite+aiosqlite:///{folder / 'estran.db'}", **settings))
    server = uvicorn.Server(configuration(assemble(table), "127.0.0.1", 0))
    serving = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not serving.done(), "the server did not start"
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        url = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            yield Near(table, url, http)
    finally:
        server.should_exit = True
        await serving

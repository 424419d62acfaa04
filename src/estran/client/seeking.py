"""A seat with whoever comes: a socket in the lobby that waits for it."""

import asyncio
import contextlib
import secrets
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from estran.client.live_table import BACK, PING
from estran.engine.game import Refused


async def seated(url: str, wish: dict[str, Any], back: float = BACK) -> dict[str, Any]:
    """Wait for a seat, through as many connections as it takes: the same wish is never seated twice."""
    while True:
        with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            async with connect(url.replace("http", "ws", 1) + "/ws", compression=None, max_size=None) as socket:
                for message in ({"type": "lobby"}, wish):
                    await socket.send(msgspec.json.encode(message).decode())
                pinging = asyncio.create_task(_ping(socket))
                try:
                    return await _told(socket, wish["key"])
                finally:
                    pinging.cancel()
        await asyncio.sleep(back * (0.5 + secrets.randbelow(1000) / 1000))


async def _told(socket: ClientConnection, key: str) -> dict[str, Any]:
    """What the server tells of the seat; what it refuses is raised."""
    while True:
        told: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if told["type"] == "seated":
            return told
        if told["type"] == "error" and told["key"] in (key, None):
            raise Refused(told["message"], **told["arguments"])


async def _ping(socket: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.sleep(PING)
            await socket.send(msgspec.json.encode({"type": "ping"}).decode())

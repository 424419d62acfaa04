"""A server in this process, behind a real port: its parts can be looked at while real sockets talk to it."""

import asyncio
import contextlib
import hashlib
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from estran.server.app import assemble
from estran.server.serve import bound, configuration
from estran.server.service import Service
from estran.server.settings import Settings
from estran.server.store.schema import match_seats
from estran.server.wire.kinds import DutyKind

PATIENCE = 60.0  # seconds; a machine that is busy with other tests answers late
PONG = b'{"type":"pong"}'
ASK = b'{"type":"ask"}'
Answer = TypeVar("Answer")


@dataclass
class Near:
    """A running server: its parts, its address, its database's file, and a client for HTTP."""

    service: Service
    loop: asyncio.AbstractEventLoop
    url: str
    file: Path
    http: httpx.Client

    def figures(self) -> str:
        """What Prometheus is told, at the port for it alone."""
        return httpx.get(
            f"http://127.0.0.1:{self.service.settings.metrics_port}/metrics", timeout=PATIENCE, verify=False
        ).text

    @contextlib.contextmanager
    def socket(self, bare: socket.socket | None = None, headers: dict[str, str] | None = None) -> Iterator["Line"]:
        """A socket, over a connection that is there already if one is given."""
        url = self.url.replace("http", "ws", 1) + "/ws"
        with connect(
            url,
            sock=bare,
            compression=None,
            max_size=None,
            additional_headers=headers,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as line:
            yield Line(line)

    def run(self, work: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """Do something where the server runs."""
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE)

    def open_room(self, seats: list[str], game: str = "douro", **wishes: Any) -> dict[str, Any]:
        """A room; its codes and tokens."""
        body = {"game": game, "seats": [{"kind": kind} for kind in seats], **wishes}
        answer = self.http.post("/api/rooms", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def start(self, made: dict[str, Any]) -> None:
        """Begin the match of a room, without waiting for words that nobody here promises, and without a word about it."""
        answer = self.http.post(f"/api/rooms/{made['code']}/start", headers=bearer(made["host"]))
        assert answer.status_code == 204, answer.text
        self.run(lambda: self._begin(made["code"]))

    async def _begin(self, code: str) -> None:
        async with self.service.database.write() as connection:
            room = await self.service.rooms.find(connection, code)
            await connection.execute(update(match_seats).where(match_seats.c.match == room.match).values(missing=False))
            await self.service.rooms.dice_words.go_on(connection, room.match, late=DutyKind.PROMISES)
        await self.service.news.publish(room.id)

    def vote(self, made: dict[str, Any], kind: str, **more: Any) -> None:
        """Everybody who holds one of these tokens agrees."""
        with self.socket() as line:
            room = line.hello(made["code"], made["tokens"].values())
            for chair in room["chairs"]:
                if chair["yours"]:
                    wish = {"match": room["match"], "seat": chair["seat"], "kind": kind, **more}
                    answer = line.ask({"type": "vote", "key": f"{kind}-{chair['seat']}", **wish})
                    assert answer["type"] == "done", answer

    @contextlib.contextmanager
    def database(self) -> Iterator[sqlite3.Connection]:
        """The database's file, opened beside the server."""
        with contextlib.closing(sqlite3.connect(self.file, timeout=PATIENCE)) as connection, connection:
            yield connection

    def rows(self) -> list[str]:
        """Everything that is kept, except when somebody last came or went."""
        with self.database() as connection:
            names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return sorted(f"{name} {row!r}" for name in names for row in connection.execute(f"SELECT * FROM {name}"))

    def kept(self) -> str:
        """A digest of everything that is kept."""
        return hashlib.sha256("\n".join(self.rows()).encode()).hexdigest()


class Line:
    """One socket, read message by message."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, message: Any) -> None:
        """Send a message, or text or bytes as they are."""
        self.socket.send(message if isinstance(message, (str, bytes)) else msgspec.json.encode(message).decode())

    def read(self) -> dict[str, Any]:
        """The next message."""
        told: dict[str, Any] = msgspec.json.decode(self.socket.recv(PATIENCE))
        return told

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (told := self.read())["type"] not in types:
            pass
        return told

    def ask(self, message: Any) -> dict[str, Any]:
        """Send something, and the answer to it."""
        self.send(message)
        return self.until("done", "error", "pong")

    def hello(self, code: str, tokens: Any = (), **more: Any) -> dict[str, Any]:
        """Say hello; the room as it is then told."""
        self.send({"type": "hello", "room": code, "tokens": list(tokens), **more})
        return self.until("room", "error")

    def everything(self) -> list[bytes]:
        """All that has been sent up to now: a sign of life is answered after it."""
        self.send({"type": "ping"})
        seen = []
        while (text := bytes(self.socket.recv(PATIENCE, decode=False))) != PONG:
            seen += [text] if text != ASK else []  # a line that says little is asked whether it is there
        return seen

    def closed(self) -> tuple[int | None, str]:
        """The code and the reason with which the server closes."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.socket.recv(PATIENCE)
        return self.socket.close_code, self.socket.close_reason or ""


def bearer(token: str) -> dict[str, str]:
    """The header that carries a token."""
    return {"Authorization": f"Bearer {token}"}


@contextlib.contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Near]:
    """Serve from a database in a folder, or the one that is named, until the block ends."""
    file = folder / "estran.db"
    sockets = [bound("127.0.0.1", 0, ""), bound("127.0.0.1", 0, "")]
    port, metrics_port = (here.getsockname()[1] for here in sockets)
    usual = {"database": f"sqlite:///{file}", "metrics_port": metrics_port}
    service = Service(Settings(**{**usual, **settings}))
    server = uvicorn.Server(configuration(assemble(service), "127.0.0.1", port))
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        eventually(lambda: server.started or not thread.is_alive())
        url = f"http://127.0.0.1:{port}"
        with httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as http:  # certificates take longest to load
            yield Near(service, loops[0], url, file, http)
    finally:
        server.should_exit = True
        thread.join()


def eventually(condition: Callable[[], Any]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "this did not come about"
        time.sleep(0.01)

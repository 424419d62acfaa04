"""A small server for programs that play over the net: as much of the table server's protocol as one seat needs.

The match stays here, with the arena's own chance and the other contestants; a program that plays by `estran.client` is let in
by a code and told what its seat may see.
"""

import asyncio
import contextlib
import socket
import threading
from functools import cache
from typing import Any, Protocol

import msgspec
import uvicorn

from estran.server.wire.protocol import Answer, Choose, Done, Error, Hello, Ping, Pong, Request, Seen, Signal

JOIN = ("", "api", "rooms")
DECODER = msgspec.json.Decoder(Request)


class Place(Protocol):
    """A seat that a program may take."""

    token: str

    def welcome(self) -> list[Answer]:
        """Everything that a program must be told when it connects or reconnects."""
        ...

    def take(self, request: Choose | Signal) -> list[Answer]:
        """Carry out a request, or refuse it."""
        ...

    def settle(self) -> None:
        """The answer has been sent."""
        ...


class Door:
    """Listens on this machine alone, in a thread of its own."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}
        self._sockets: dict[str, Any] = {}  # how to tell each place something
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._run, name="estran-door", daemon=True).start()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        config = uvicorn.Config(
            self, log_config=None, access_log=False, lifespan="off", ws="websockets-sansio", ws_ping_interval=None
        )
        self._loop.run_until_complete(uvicorn.Server(config).serve([self._listening]))

    def tell(self, code: str, answers: list[Answer]) -> None:
        """Send answers to the program at this seat; one that is disconnected is told on reconnecting."""
        asyncio.run_coroutine_threadsafe(self._tell(code, answers), self._loop).result()

    async def _tell(self, code: str, answers: list[Answer]) -> None:
        if (send := self._sockets.get(code)) is not None:
            with contextlib.suppress(OSError, RuntimeError):  # it has just disconnected
                for answer in answers:
                    await send({"type": "websocket.send", "text": msgspec.json.encode(answer).decode()})

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let programs join by HTTP, and play by a socket."""
        if scope["type"] == "http":
            await self._join(scope["path"].split("/"), receive, send)
        elif scope["type"] == "websocket":
            await self._sit(receive, send)

    async def _join(self, path: list[str], receive: Any, send: Any) -> None:
        name = msgspec.json.decode((await receive())["body"] or b"{}").get("name", "")
        code = path[3].upper() if len(path) == 5 and tuple(path[:3]) == JOIN else ""
        if code in self.places:
            status, body = 201, {"code": code, "place": 0, "name": name, "token": self.places[code].token}
        else:
            status, body = 404, {"message": "refused-room", "arguments": {}}
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": msgspec.json.encode(body)})

    async def _sit(self, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        code = ""
        while (message := await receive())["type"] == "websocket.receive":
            request = DECODER.decode(message["text"])
            match request:
                case Hello():
                    code = request.room.upper()
                    if code not in self.places or self.places[code].token not in request.tokens:
                        break
                    self._sockets[code] = send
                    await self._tell(code, self.places[code].welcome())
                case Ping():
                    await self._tell(code, [Pong()])
                case Seen():  # nobody waits for pages here
                    pass
                case Choose() | Signal():
                    place = self.places[code]
                    await self._tell(code, place.take(request))
                    place.settle()
                case _:  # words for the dice, chat: ignored in the arena
                    await self._tell(code, [Done(request.key)])
        if self._sockets.get(code) is send:
            del self._sockets[code]


@cache
def door() -> Door:
    """The one of this process."""
    return Door()


def refusal(key: str, problem: Any) -> Error:
    """A refusal as an answer."""
    return Error(key, problem.message, problem.arguments, str(problem))

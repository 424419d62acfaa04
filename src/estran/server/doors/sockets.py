"""One socket per browser: it is let in, listened to, written to, and told why when it is closed."""

import asyncio
import contextlib
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from uvicorn.protocols.utils import ClientDisconnected

from estran.server.doors.guard import address_of, is_own_name, is_own_page
from estran.server.feeds.hub import FAREWELL
from estran.server.feeds.inbox import Inbox
from estran.server.feeds.mailbox import Mailbox
from estran.server.metrics import CLOSED, FAILURES, SOCKETS
from estran.server.service import Service, service_of
from estran.server.wire.protocol import Ask

LARGEST = 16 * 1024  # bytes of a message
ASK = 10.0  # seconds of silence after which a page is asked whether it is there: timers of hidden pages may sleep
SILENT = 30.0  # seconds after which a silent socket is dropped
DONE, BROKEN, RESTART = 1000, 1011, 1012
FOREIGN, SILENCE, TOO_LARGE, TOO_MUCH = 4403, 4408, 4413, 4429
log = structlog.get_logger()


class Closed(Exception):
    """The socket is to be closed with a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


@websocket("/ws")
async def socket(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """One socket per browser; see the protocol page."""
    service = service_of(state)
    visitor = service.limits.visitor(address_of(socket, service.settings))
    inbox = Inbox(service.hub, service.desk, service.lobby, visitor)
    if not is_own_name(socket.headers, service.settings):
        await _turn_away(socket, Closed(FOREIGN, "this server has another name"))
    elif not is_own_page(socket.headers, service.settings.origins):
        await _turn_away(socket, Closed(FOREIGN, "this page belongs to another site"))
    elif not await visitor.open(inbox.id):
        await _turn_away(socket, Closed(TOO_MUCH, "too many sockets"))
    else:
        try:
            await _let_in(socket, service, inbox)
        finally:
            await visitor.closed(inbox.id)


async def _turn_away(socket: WebSocket[Any, Any, Any], why: Closed) -> None:
    """Close with a code; a socket that was never open could tell none."""
    CLOSED.labels(str(why.code)).inc()
    with contextlib.suppress(RuntimeError, WebSocketException):
        await socket.accept()
        await socket.close(code=why.code, reason=why.reason)


async def _let_in(socket: WebSocket[Any, Any, Any], service: Service, inbox: Inbox) -> None:
    service.hub.mailboxes.add(inbox.mailbox)
    SOCKETS.inc()
    try:
        await socket.accept()
        why = await _serve(socket, inbox)
        CLOSED.labels(str(why.code)).inc()
        with contextlib.suppress(RuntimeError, WebSocketException, TimeoutError):  # who does not read cannot be told
            await asyncio.wait_for(socket.close(code=why.code, reason=why.reason), FAREWELL)
    finally:
        SOCKETS.dec()
        try:
            await inbox.drop()
        finally:
            await service.hub.part(inbox.mailbox)


async def _serve(socket: WebSocket[Any, Any, Any], inbox: Inbox) -> Closed:
    """Read and write until either side stops; tells how it ended."""

    async def send(message: bytes) -> None:
        async with asyncio.timeout(SILENT):
            await socket.send_data(message, mode="text")

    reading, writing = asyncio.create_task(_read(socket, inbox)), asyncio.create_task(inbox.mailbox.write(send))
    await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
    why = _ending(reading if reading.done() else writing, inbox.mailbox)
    for task in (reading, writing):
        task.cancel()
    await asyncio.gather(reading, writing, return_exceptions=True)
    return why


async def _read(socket: WebSocket[Any, Any, Any], inbox: Inbox) -> None:
    """Take one message after the other, none while the one before is being dealt with."""
    loop = asyncio.get_running_loop()
    while not inbox.mailbox.overwhelmed:
        asking = loop.call_later(ASK, inbox.mailbox.answer, Ask())
        try:
            async with asyncio.timeout(SILENT):
                event: Any = await socket.receive()
        finally:
            asking.cancel()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="", code=event["code"])
        message = event.get("text") or event.get("bytes") or ""
        if len(message) > LARGEST:
            raise Closed(TOO_LARGE, f"a message may have {LARGEST} bytes")
        await inbox.take(message)


def _ending(task: asyncio.Task[None], mailbox: Mailbox) -> Closed:
    """Why one of the two tasks of a socket has stopped."""
    match task.exception():
        case None if mailbox.overwhelmed:
            return Closed(TOO_MUCH, "too much at once")
        case None:
            return Closed(RESTART, "the server closes")
        case Closed() as why:
            return why
        case TimeoutError():
            return Closed(SILENCE, "silent for too long")
        case WebSocketDisconnect() | WebSocketException() | ClientDisconnected() | ConnectionError() | RuntimeError():
            return Closed(DONE, "")
        case problem:
            log.error("socket_failed", reason=type(problem).__name__, exc_info=problem)
            FAILURES.labels(type(problem).__name__).inc()
            return Closed(BROKEN, "try again")

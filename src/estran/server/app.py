"""The server: rooms over HTTP, play over one WebSocket a browser, and what hosts need to trust it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi.config import OpenAPIConfig
from litestar.params import Parameter
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import Meta, Struct
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, generate_latest
from sqlalchemy import select

from estran import __version__
from estran.engine.game import Refused
from estran.server.database import Database
from estran.server.hub import Hub, Session
from estran.server.limits import Limits
from estran.server.news import ManyWorkers, News, OneProcess
from estran.server.pages import START_PAGE
from estran.server.referee import Referee
from estran.server.rooms import Created, Name, NewRoom, OpenRoom, Rooms, Seated
from estran.server.tables import matches
from estran.server.talk import Talk
from estran.server.work import Worker

LARGEST = 16 * 1024  # bytes of a message or a request
SILENT = 30.0  # seconds after which a silent socket is dropped
SOCKETS = Gauge("estran_sockets", "Open sockets")
MESSAGES = Counter("estran_messages_total", "Messages taken from sockets")
ROOMS = Counter("estran_rooms_total", "Rooms opened")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
log = structlog.get_logger()

Token = Annotated[str, Parameter(header="Authorization", max_length=100)]


class Settings(Struct, frozen=True):
    """How one server process is set up."""

    database: str
    redis: str | None = None
    origins: tuple[str, ...] = ()  # hosts that pages may come from, beside the server's own
    thinkers: int = 1
    rate: float = 10  # requests a second from one address
    burst: float = 60
    sockets: int = 200  # open sockets of one address
    trust_proxy: bool = False  # whether X-Forwarded-For tells the address


class Table:
    """All parts of one server process, put together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.news: News = ManyWorkers(settings.redis) if settings.redis else OneProcess()
        self.referee = Referee(self.database)
        self.rooms = Rooms(self.database, self.referee)
        self.talk = Talk(self.database, self.referee)
        self.hub = Hub(self.database, self.referee, self.rooms, self.talk, self.news)
        self.worker = Worker(self.database, self.referee, self.rooms, self.news, thinkers=settings.thinkers)
        self.limits = Limits(settings.rate, settings.burst, settings.sockets)

    @contextlib.asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        """Migrate, listen, work; and at the end tell the sockets, finish, let go."""
        await self.database.migrate()
        app.state.table = self

        async def changed(room: str) -> None:
            await self.worker.kick(room)
            try:
                await self.hub.refresh(room)
            except Exception as problem:  # noqa: BLE001 - the database may be away; the slow poll looks again
                log.warning("refresh_failed", reason=type(problem).__name__)

        tasks = [asyncio.create_task(job) for job in (self.news.listen(changed), self.hub.poll(), self.worker.run())]
        try:
            yield
        finally:
            await self.hub.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.worker.close()
            await self.news.close()
            await self.database.close()


def bearer(authorization: str) -> str:
    """The token of an Authorization header."""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("refused-token")
    return token


# ---- Rooms


class Join(Struct, frozen=True):
    """Who wants a seat."""

    name: Name


class Change(Struct, frozen=True):
    """What becomes of a seat: a bot of this level, or none."""

    level: Annotated[str, Meta(max_length=16)] | None = None


class Switch(Struct, frozen=True):
    """On or off."""

    on: bool


class Ticket(Struct, frozen=True):
    """A one-time secret that moves a seat to another browser."""

    ticket: Annotated[str, Meta(min_length=16, max_length=64)]


class Past(Struct, frozen=True):
    """A match of a room, running or finished."""

    match: str
    number: int
    status: str
    names: list[str]
    result: dict[str, Any] | None
    created: float
    ended: float | None


def _table(state: State) -> Table:
    table: Table = state.table
    return table


@post("/api/rooms")
async def open_room(data: NewRoom, state: State) -> Created:
    """Open a room; its host gets a token, and one for every local seat."""
    ROOMS.inc()
    return await _table(state).rooms.create(data)


@get("/api/rooms")
async def lobby(state: State) -> list[OpenRoom]:
    """Public rooms with a free seat."""
    return await _table(state).rooms.lobby()


@post("/api/rooms/{code:str}/join")
async def join(code: str, data: Join, state: State) -> Seated:
    """Take a free seat under a name."""
    table = _table(state)
    seated = await table.rooms.join(code, data.name)
    await _announce(table, code)
    return seated


@post("/api/rooms/{code:str}/leave", status_code=HTTP_204_NO_CONTENT)
async def leave(code: str, authorization: Token, state: State) -> None:
    """Give one's seat up."""
    await _table(state).rooms.leave(code, bearer(authorization))
    await _announce(_table(state), code)


@put("/api/rooms/{code:str}/away", status_code=HTTP_204_NO_CONTENT)
async def away(code: str, authorization: Token, data: Switch, state: State) -> None:
    """Hand one's seat to a bot, or take it back."""
    await _table(state).rooms.sit_in(code, bearer(authorization), data.on)
    await _announce(_table(state), code)


@post("/api/rooms/{code:str}/ticket")
async def ticket(code: str, authorization: Token, state: State) -> Ticket:
    """A one-time secret that moves one's seat to another browser."""
    return Ticket(await _table(state).rooms.ticket(code, bearer(authorization)))


@post("/api/rooms/{code:str}/move")
async def move_seat(code: str, data: Ticket, state: State) -> Seated:
    """Use such a secret."""
    seated = await _table(state).rooms.move(code, data.ticket)
    await _announce(_table(state), code)
    return seated


@post("/api/rooms/{code:str}/start", status_code=HTTP_204_NO_CONTENT)
async def start(code: str, authorization: Token, state: State) -> None:
    """Begin the match (host)."""
    await _table(state).rooms.start(code, bearer(authorization))
    await _announce(_table(state), code)


@post("/api/rooms/{code:str}/rematch", status_code=HTTP_204_NO_CONTENT)
async def rematch(code: str, authorization: Token, state: State) -> None:
    """Prepare another match with seats rotated (host)."""
    await _table(state).rooms.rematch(code, bearer(authorization))
    await _announce(_table(state), code)


@post("/api/rooms/{code:str}/abandon", status_code=HTTP_204_NO_CONTENT)
async def abandon(code: str, authorization: Token, state: State) -> None:
    """End the match early (host)."""
    await _table(state).rooms.abandon(code, bearer(authorization))
    await _announce(_table(state), code)


@put("/api/rooms/{code:str}/lock", status_code=HTTP_204_NO_CONTENT)
async def lock(code: str, authorization: Token, data: Switch, state: State) -> None:
    """Let nobody join, or let them again (host)."""
    await _table(state).rooms.lock(code, bearer(authorization), data.on)
    await _announce(_table(state), code)


@put("/api/rooms/{code:str}/seats/{place:int}", status_code=HTTP_204_NO_CONTENT)
async def place_bot(code: str, place: int, authorization: Token, data: Change, state: State) -> None:
    """Put a bot on a seat, or give the seat back (host)."""
    await _table(state).rooms.place_bot(code, bearer(authorization), place, data.level)
    await _announce(_table(state), code)


@delete("/api/rooms/{code:str}/seats/{place:int}")
async def remove(code: str, place: int, authorization: Token, state: State) -> None:
    """Free a seat (host)."""
    await _table(state).rooms.remove(code, bearer(authorization), place)
    await _announce(_table(state), code)


@get("/api/rooms/{code:str}/matches")
async def history(code: str, state: State) -> list[Past]:
    """The room's matches, the last one first."""
    table = _table(state)
    async with table.database.read() as connection:
        room = await table.rooms.find(connection, code)
        rows = await connection.execute(
            select(matches).where(matches.c.room == room.id).order_by(matches.c.number.desc()).limit(200)
        )
        return [Past(row.id, row.number, row.status, row.names, row.result, row.created, row.ended) for row in rows]


@get("/api/matches/{match:str}/record")
async def record(match: str, state: State) -> Response[bytes]:
    """The record: whole and with its proof when the match is over, else what an onlooker may see."""
    written = await _table(state).referee.record(match)
    return Response(written.encode(), media_type=MediaType.JSON)


async def _announce(table: Table, code: str) -> None:
    async with table.database.read() as connection:
        room = await table.rooms.find(connection, code)
    await table.news.publish(room.id)


# ---- The socket


@websocket("/ws")
async def socket(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """One socket a browser; see the protocol page."""
    table = _table(state)
    address = _address(socket.scope, table.settings)
    if not _same_origin(socket, table.settings):
        await socket.close(code=4403, reason="origin")
        return
    if not table.limits.open(address):
        await socket.close(code=4429, reason="too many sockets")
        return
    SOCKETS.inc()
    session = Session(table.hub)
    try:
        await socket.accept()
        await _serve(socket, session)
    finally:
        SOCKETS.dec()
        table.limits.closed(address)
        await table.hub.part(session)


async def _serve(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    """Read and write until either side stops."""

    async def send(message: bytes) -> None:
        await asyncio.wait_for(socket.send_data(message, mode="text"), SILENT)

    async def read() -> None:
        while True:
            text = await asyncio.wait_for(socket.receive_data(mode="text"), SILENT)
            if len(text) > LARGEST:
                await socket.close(code=4413, reason="too large")
                return
            MESSAGES.inc()
            await session.take(text)

    tasks = [asyncio.create_task(read()), asyncio.create_task(session.write(send))]
    _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code=1001 if session.closing else 1000)


def _same_origin(socket: WebSocket[Any, Any, Any], settings: Settings) -> bool:
    """Pages of other sites may not use a browser's seats; programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = origin.partition("://")[2]
    return host in (socket.headers.get("host"), *settings.origins)


def _address(scope: Any, settings: Settings) -> str:
    if settings.trust_proxy:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                return str(value.decode().split(",")[-1].strip())
    client = scope.get("client")
    return client[0] if client else "unix"


# ---- For hosts


@get("/health/live", media_type=MediaType.TEXT)
async def live() -> str:
    """The process runs."""
    return "live"


@get("/health/ready", media_type=MediaType.TEXT)
async def ready(state: State) -> Response[str]:
    """Database and, with several workers, Redis answer."""
    table = _table(state)
    try:
        async with table.database.read() as connection:
            await connection.execute(select(1))
        fine = await table.news.ready()
    except Exception as problem:  # noqa: BLE001 - whatever it is, we are not ready
        log.warning("not_ready", reason=type(problem).__name__)
        fine = False
    return Response("ready" if fine else "not ready", status_code=200 if fine else 503)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def start_page() -> str:
    """A plain page until the client is here."""
    return START_PAGE


# ---- What goes wrong

STATUS = {"refused-token": 401, "refused-host": 403, "refused-room": 404, "refused-match": 404, "refused-too-fast": 429}


def refused(request: Request[Any, Any, Any], problem: Refused) -> Response[dict[str, Any]]:
    """A refusal as an answer: a message id, its arguments, and the sentence in English."""
    arguments = {
        name: value if isinstance(value, (int, str, list)) else str(value) for name, value in problem.arguments.items()
    }
    content = {"message": problem.message, "arguments": arguments, "text": str(problem)}
    return Response(content, status_code=STATUS.get(problem.message, 409))


def failed(request: Request[Any, Any, Any], problem: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refused: bad fields, unknown paths, wrong methods."""
    reason = str(problem.detail)
    content = {"message": "refused-message", "arguments": {"reason": reason}, "text": reason}
    return Response(content, status_code=problem.status_code)


async def limit(request: Request[Any, Any, Any]) -> None:
    """So many requests from one address and no more."""
    table = _table(request.app.state)
    if request.url.path.startswith("/api/") and not table.limits.take(_address(request.scope, table.settings)):
        raise Refused("refused-too-fast")


def build(settings: Settings) -> Litestar:
    """The application for one process."""
    table = Table(settings)
    return Litestar(
        route_handlers=[
            open_room, lobby, join, leave, away, ticket, move_seat, start, rematch, abandon, lock, place_bot, remove,
            history, record, socket, live, ready, metrics, start_page,
        ],
        lifespan=[table.running],
        before_request=limit,
        exception_handlers={Refused: refused, HTTPException: failed},
        response_headers=HEADERS,
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(title="Estran", version=__version__, path="/api/schema"),
        logging_config=None,
    )  # fmt: skip

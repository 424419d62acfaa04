"""Start the server: one process, or several that meet at a database and a Redis."""

import asyncio
import contextlib
import gc
import os
import signal
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOL_SOCKET, socket
from typing import Any

import msgspec
import uvicorn
from asyncpg.exceptions import PostgresError
from litestar import Litestar
from platformdirs import user_data_path
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from estran.engine.game import Refused
from estran.games import find, names
from estran.processes import end_with_parent
from estran.server.app import build
from estran.server.doors.punctual import PunctualProtocol
from estran.server.logs import write_logs
from estran.server.metrics import FOLDER
from estran.server.settings import Settings
from estran.server.store.database import Database, UnknownTables
from estran.server.store.private import claim_folder, file_of, made_private

DATABASE_PROBLEMS = (SQLAlchemyError, UnknownTables, ImportError, OSError, PostgresError)
LOOPBACK = "127.0.0.1"
KEPT = 15  # seconds that an idle connection is kept: longer than programs and proxies would use it again
ENVIRONMENT = "ESTRAN_SETTINGS"  # how the settings reach the worker processes


def database_of(wished: str | None) -> str:
    """The database asked for, the environment's, or the embedded one in the user's data folder."""
    return wished or os.environ.get("ESTRAN_DATABASE") or f"sqlite:///{data_folder() / 'estran.db'}"


def data_folder() -> Path:
    """The folder that is ours alone, unless it serves other things too."""
    return Path(os.environ.get("ESTRAN_DATA") or user_data_path("estran"))


def serve(settings: Settings, host: str, port: int, workers: int, started: Callable[[], None]) -> None:
    """Serve until told to stop; `started` is called when the first process listens."""
    if workers > 1 and settings.redis is None:
        raise Refused("refused-workers", workers=workers)
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    with made_private(), contextlib.ExitStack() as stack:
        asyncio.run(_reach(settings))
        sockets = [stack.enter_context(bound(host, port, "--port"))]
        if settings.metrics_port == port:  # everybody who plays would be told
            raise Refused("refused-port", host=LOOPBACK, port=str(port), option="--metrics-port")
        if settings.metrics_port is not None:
            sockets.append(stack.enter_context(bound(LOOPBACK, settings.metrics_port, "--metrics-port")))
        config = configuration("estran.server.serve:worker", host, port, workers=workers, factory=True)
        with _stopping_is_no_failure():
            if workers == 1:
                _run_one(config, sockets, started)
            else:
                _run_several(config, sockets, started)


@contextlib.asynccontextmanager
async def reachable(url: str) -> AsyncIterator[Database]:
    """A database that answers and is up to date; a refusal says why it does not."""
    try:
        file = file_of(url)
        if file is not None and file.parent == data_folder():
            claim_folder(file.parent)
        database = Database(url)
        await database.migrate()
    except DATABASE_PROBLEMS as problem:
        raise Refused("refused-database", reason=reason_of(problem)) from problem
    try:
        yield database
    except SQLAlchemyError as problem:
        raise Refused("refused-database", reason=reason_of(problem)) from problem
    finally:
        await database.close()


def reason_of(problem: BaseException) -> str:
    """Why a database cannot be used, in its driver's words; addresses and parameters, which hold secrets, are left out."""
    said = str(getattr(problem, "orig", None) or problem).partition("\n")[0].rstrip(".")
    return said or type(problem).__name__


async def _reach(settings: Settings) -> None:
    """Refuse to start where the workers would only fail."""
    async with reachable(settings.database):
        pass
    if settings.redis is not None:
        try:
            async with Redis.from_url(settings.redis, socket_timeout=5) as redis:
                await redis.ping()
        except (RedisError, OSError, ValueError) as problem:
            raise Refused("refused-redis", reason=str(problem).rstrip(".")) from problem


def configuration(app: Any, host: str, port: int, **more: Any) -> uvicorn.Config:
    """How the web server is set up, for people and in tests alike."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=PunctualProtocol,  # that of h11, which limits the size of request headers
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        ws_ping_interval=None,  # browsers send signs of life themselves
        timeout_keep_alive=KEPT,
        timeout_graceful_shutdown=5,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # whom to believe about addresses is for our own settings to say
        **more,
    )


def bound(host: str, port: int, option: str) -> socket:
    """A socket at an address; a refusal says with which option to choose another."""
    here = socket(AF_INET6 if ":" in host else AF_INET)
    here.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    try:
        here.bind((host, port))
    except OSError as problem:
        here.close()
        # The port as text: no thousands separator.
        raise Refused("refused-port", host=host, port=str(port), option=option) from problem
    here.set_inheritable(True)
    return here


def _run_one(config: uvicorn.Config, sockets: list[socket], started: Callable[[], None]) -> None:
    server = _Announcing(config, started)
    with contextlib.suppress(SystemExit):
        server.run(sockets)
    if not server.started:
        raise Refused("refused-away")


def _run_several(config: uvicorn.Config, sockets: list[socket], started: Callable[[], None]) -> None:
    """Several workers behind one socket; what they count is added up in a folder that lasts as long as they do."""
    with tempfile.TemporaryDirectory(prefix="estran-metrics-") as folder:
        os.environ[FOLDER] = folder
        started()
        Multiprocess(config, sockets=sockets).run()


@contextlib.contextmanager
def _stopping_is_no_failure() -> Iterator[None]:
    """The web server stops gently on a signal and then raises it again; we ignore it the second time."""
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def worker() -> Litestar:
    """The application of one process."""
    end_with_parent()
    write_logs()
    app = build(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))
    for name in names():
        _ = find(name).views  # loaded before the heap is frozen
    gc.collect()
    gc.freeze()  # what is loaded now stays for good
    gc.disable()  # from here on the service sweeps by the clock
    return app


class _Announcing(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = started

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()

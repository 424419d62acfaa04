"""The one place that knows SQLite from PostgreSQL: connections, transactions, migrations."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import TypeVar

import structlog
from sqlalchemy import Connection as Plain
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from estran.server.metrics import COMMITS
from estran.server.store.connection import Connection
from estran.server.store.sqlite import Embedded, InProcess

Answer = TypeVar("Answer")
PATIENCE = 15.0  # seconds that a move waits for a database that is away
PAUSE = 0.05  # seconds between tries
PATIENT = "SET LOCAL idle_in_transaction_session_timeout = 0"  # this transaction may stand still
STILL = 10.0  # seconds after which PostgreSQL ends a transaction that asks for nothing: its worker may be frozen
PASSING = ("08", "40", "53", "57")  # SQLSTATE classes: connection, conflict, resources, intervention
log = structlog.get_logger()
MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "SELECT version_num FROM alembic_version"
DRIVERS = {"sqlite+aiosqlite": "sqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
MIGRATION_LOCK, RATING_LOCK = 1872, 1873  # any numbers; all our workers know them


class UnknownTables(Exception):
    """The tables are of a version that this one does not know."""


class Database:
    """Where everything that must not be lost is kept."""

    def __init__(self, url: str) -> None:
        url = with_driver(url)
        self.embedded = url.startswith("sqlite")
        self._backend = Embedded(url) if self.embedded else Served(url)

    @asynccontextmanager
    async def write(self, *, measured: bool = True) -> AsyncIterator[Connection]:
        """A transaction that is on disk when it ends, or has never been."""
        with COMMITS.time() if measured else nullcontext():
            async with self._backend.write() as connection:
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connection]:
        """A look at what is committed."""
        async with self._backend.read() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[InProcess | AsyncConnection]:
        """The database as it is now, however long we look at it."""
        async with self._backend.snapshot() as connection:
            yield connection

    async def retrying(self, operation: Callable[[], Awaitable[Answer]]) -> Answer:
        """Retry an idempotent operation through conflicts and short outages of the database."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return await operation()
            except Exception as problem:
                if not passing(problem) or time.monotonic() > end:
                    raise
                log.warning("database_retry", reason=type(problem).__name__)
                await asyncio.sleep(PAUSE)

    async def try_writing(self) -> None:
        """Commit a row as it was before: a full disk, like a database that only reads, refuses that."""
        async with self._backend.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    async def wipe(self) -> None:
        """Leave nothing in the files of what was just deleted; a PostgreSQL sees to that by itself, in its own time."""
        await self._backend.wipe()

    async def rate_alone(self, connection: Connection) -> None:
        """Let nobody else change ratings until this transaction is over: they depend on each other, in one order."""
        if not self.embedded:  # SQLite has one writer anyway
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({RATING_LOCK})"))

    async def migrate(self) -> None:
        """Bring the tables up to date; of several workers that start at once one does it and the others wait."""
        await self._backend.migrate(_upgrade)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._backend.close()


class Served:
    """A PostgreSQL, which several workers may play on."""

    def __init__(self, url: str) -> None:
        settings = {"idle_in_transaction_session_timeout": str(round(STILL * 1000))}
        self._engine = create_async_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            hide_parameters=True,  # they hold secrets
            connect_args={"server_settings": settings},
        )

    def write(self) -> AbstractAsyncContextManager[Connection]:
        """A transaction that is on disk when it ends, or has never been."""
        return self._engine.begin()

    def read(self) -> AbstractAsyncContextManager[Connection]:
        """A look at what is committed."""
        return self._engine.connect()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """The database as it is now, however long we look at it."""
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            await connection.execute(text(PATIENT))  # it holds nobody up
            yield connection
            await connection.rollback()

    async def wipe(self) -> None:
        """Nothing that we could do: the server's own cleaning overwrites what was deleted."""

    async def migrate(self, upgrade: Callable[[Plain], None]) -> None:
        """Change the tables; of several workers that start at once one does it and the others wait."""
        async with self._engine.begin() as connection:
            await connection.execute(text(PATIENT))  # loading what changes the tables may take a busy machine long
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()


def passing(problem: Exception) -> bool:
    """Whether a problem of the database may be gone at the next try."""
    if isinstance(problem, DBAPIError) and problem.connection_invalidated:
        return True
    code = getattr(getattr(problem, "orig", problem), "sqlstate", None)
    return isinstance(problem, OSError) or str(code)[:2] in PASSING or "database is locked" in str(problem)


def with_driver(url: str) -> str:
    """The address as people write it, with the driver that we use."""
    scheme, colon, rest = url.partition("://")
    return DRIVERS.get(scheme, scheme) + colon + rest


def _upgrade(connection: Plain) -> None:
    """Tables that are up to date are left alone: what changes them takes a while to load."""
    if _up_to_date(connection):
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as problem:
        raise UnknownTables(str(problem)) from problem


def _up_to_date(connection: Plain) -> bool:
    """Whether the last migration has been made; each one's file begins with its number."""
    last = max(path.name for path in (MIGRATIONS / "versions").glob("*.py")).partition("_")[0]
    known = inspect(connection).has_table("alembic_version")
    return known and connection.execute(text(VERSION)).scalars().all() == [last]

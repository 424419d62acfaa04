"""The one place that knows SQLite from PostgreSQL: connections, transactions, migrations."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection as Plain
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from estran.server.metrics import COMMITS
from estran.server.store.connection import Connection
from estran.server.store.sqlite import Embedded

Answer = TypeVar("Answer")
PATIENCE = 15.0  # seconds that a move waits for a database that is away
PAUSE = 0.05  # seconds between tries
PASSING = ("08", "40", "53", "57")  # SQLSTATE classes: connection, conflict, resources, intervention
log = structlog.get_logger()
MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
MIGRATION_LOCK = 1872  # any number; all our workers know it


class Database:
    """Where everything that must not be lost is kept."""

    def __init__(self, url: str) -> None:
        url = with_driver(url)
        self.embedded = url.startswith("sqlite")
        self.engine = _sqlite(url) if self.embedded else _postgresql(url)
        self._inside = Embedded(url) if self.embedded else None

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Connection]:
        """A transaction that is on disk when it ends, or has never been."""
        with COMMITS.time():
            async with self._inside.write() if self._inside else self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connection]:
        """A look at what is committed."""
        async with self._inside.read() if self._inside else self.engine.connect() as connection:
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

    async def migrate(self) -> None:
        """Bring the tables up to date; of several workers that start at once one does it and the others wait."""
        async with self.engine.connect() as connection:
            if self.embedded:
                await connection.exec_driver_sql("BEGIN EXCLUSIVE")
            else:
                await connection.begin()
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)
            if self.embedded:
                await connection.exec_driver_sql("COMMIT")
            else:
                await connection.commit()

    async def close(self) -> None:
        """Let go of all connections."""
        if self._inside:
            await self._inside.close()
        await self.engine.dispose()


def passing(problem: Exception) -> bool:
    """Whether a problem of the database may be gone at the next try."""
    if isinstance(problem, DBAPIError) and problem.connection_invalidated:
        return True
    code = getattr(getattr(problem, "orig", problem), "sqlstate", None)
    return isinstance(problem, OSError) or str(code)[:2] in PASSING or "database is locked" in str(problem)


def _sqlite(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)  # they hold secrets

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin when we say so
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def with_driver(url: str) -> str:
    """The address as people write it, with the driver that we use."""
    scheme, colon, rest = url.partition("://")
    return DRIVERS.get(scheme, scheme) + colon + rest


def _postgresql(url: str) -> AsyncEngine:
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)


def _upgrade(connection: Plain) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

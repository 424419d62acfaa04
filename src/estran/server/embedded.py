"""SQLite inside the process: statements take microseconds and run where they are asked; only the disk is waited for."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cached_property
from typing import Any, Protocol

from sqlalchemy import Connection as Plain
from sqlalchemy import CursorResult, Engine, NullPool, create_engine, event
from sqlalchemy.exc import OperationalError

WAITING = 0.01  # seconds between tries while another process writes
PATIENCE = 10.0  # seconds until we give up on it
CHECKPOINT = 250  # commits after which the log of changes is carried over into the file


class Connection(Protocol):
    """As much of a connection as everybody needs, to SQLite or to PostgreSQL."""

    async def execute(self, statement: Any, parameters: Any = None) -> CursorResult[*tuple[Any, ...]]:
        """Carry out a statement."""
        ...


class Direct:
    """A connection whose answers are there at once; it is awaited like any other."""

    def __init__(self, connection: Plain) -> None:
        self._connection = connection

    async def execute(self, statement: Any, parameters: Any = None) -> CursorResult[*tuple[Any, ...]]:
        """Carry out a statement."""
        return self._connection.execute(statement, parameters)


class Embedded:
    """The only process that plays on a file: one connection writes, one reads, a thread waits for the disk.

    Whoever wants to write while the disk is busy waits in line; all who stand there go into the next commit together.
    """

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        self._turn = asyncio.Lock()  # SQLite has one writer: wait in line here, not on its file
        self._disk = ThreadPoolExecutor(1, "disk")
        self._commit: asyncio.Task[None] | None = None  # of the transaction that is open
        self._commits = 0
        self._carrying: asyncio.Task[None] | None = None

    @cached_property
    def _writer(self) -> Plain:
        return self._engine.connect()

    @cached_property
    def _reader(self) -> Plain:
        return self._engine.connect()

    @cached_property
    def _carrier(self) -> Plain:
        return self._engine.connect()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Connection]:
        """A transaction that is on disk when it ends, or has never been."""
        async with self._turn:
            if self._commit is None:
                await self._begin()
                self._commit = asyncio.create_task(self._finish())  # it stands in line behind those who wait already
            commit = self._commit
            self._writer.exec_driver_sql("SAVEPOINT mine")
            try:
                yield Direct(self._writer)
            except BaseException:
                self._writer.exec_driver_sql("ROLLBACK TO mine")
                raise
            finally:
                self._writer.exec_driver_sql("RELEASE mine")
        await asyncio.shield(commit)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connection]:
        """A look at what is committed."""
        yield Direct(self._reader)

    async def _begin(self) -> None:
        """Begin, after whoever else writes to the file just now: a backup, or a clean-up by hand."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                self._writer.exec_driver_sql("BEGIN IMMEDIATE")
            except OperationalError:
                if asyncio.get_running_loop().time() > end:
                    raise
                await asyncio.sleep(WAITING)
            else:
                return

    async def _finish(self) -> None:
        """Commit what all have written who stood in line."""
        async with self._turn:
            try:
                await self._wait(lambda: self._writer.exec_driver_sql("COMMIT"))
            except BaseException:  # the disk is full, perhaps: the next one begins afresh
                self._writer.exec_driver_sql("ROLLBACK")
                raise
            finally:
                self._commit = None
        self._commits += 1
        if self._commits % CHECKPOINT == 0 and (self._carrying is None or self._carrying.done()):
            self._carrying = asyncio.create_task(self._carry())

    async def _carry(self) -> None:
        """Carry the log over beside play, then what play has added meanwhile in a turn of its own: so it never grows."""

        def carry() -> None:
            self._carrier.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()

        await asyncio.to_thread(carry)
        async with self._turn:
            await self._wait(carry)

    async def _wait(self, work: Callable[[], object]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._disk, work)

    async def close(self) -> None:
        """Let go of the file."""
        tasks = [task for task in (self._commit, self._carrying) if task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)
        for name in ("_writer", "_reader", "_carrier"):
            if name in self.__dict__:
                self.__dict__.pop(name).close()
        self._disk.shutdown()
        self._engine.dispose()


def _engine(url: str) -> Engine:
    engine = create_engine(
        url.replace("+aiosqlite", ""),
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",  # transactions begin when we say so
        connect_args={"check_same_thread": False, "timeout": 0},
        hide_parameters=True,  # they hold secrets
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=0"):
            connection.execute(f"PRAGMA {pragma}").close()

    return engine

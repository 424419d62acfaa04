"""SQLite inside the process: statements take microseconds and run on the event loop; only the disk is waited for."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cached_property
from typing import Any

from sqlalchemy import Connection as Plain
from sqlalchemy import Dialect, Engine, NullPool, Select, create_engine, event
from sqlalchemy.exc import OperationalError

from estran.server.store.connection import Connection, Rows
from estran.server.store.private import close_files, file_of
from estran.server.store.statements import EVERY_MOVE

WAITING = 0.01  # seconds between tries while another process writes
PATIENCE = 10.0  # seconds until we give up on it
CHECKPOINT = 250  # commits between checkpoints of the write-ahead log
WIPES = 20  # tries to empty that log between two commits
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=0",
    "secure_delete=ON",  # what was deleted is overwritten; not every SQLite does that by itself
)


class InProcess:
    """A connection whose answers are there at once; it is awaited like any other."""

    def __init__(self, connection: Plain, prepared: dict[Any, "Prepared"]) -> None:
        self._connection, self._prepared = connection, prepared

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        """Carry out a statement."""
        if statement not in EVERY_MOVE:
            return self._connection.execute(statement, parameters)
        shape = (statement, *parameters)
        if shape not in self._prepared:
            self._prepared[shape] = Prepared(statement, list(parameters), self._connection.dialect)
        return self._prepared[shape].execute(driver_of(self._connection), parameters)

    async def stream(self, statement: Any) -> AsyncIterator[Any]:
        """The rows of a statement, one after the other."""

        async def rows() -> AsyncIterator[Any]:
            for row in self._connection.execute(statement):
                yield row

        return rows()


class Prepared:
    """A statement of every move, compiled to SQL once: that takes longer than SQLite takes to answer it."""

    def __init__(self, statement: Any, parameters: list[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=parameters)
        self._words = compiled.string
        self._in = [
            (name, _impl(compiled.binds[name], dialect).bind_processor(dialect)) for name in compiled.positiontup
        ]
        columns = list(statement.selected_columns) if isinstance(statement, Select) else []
        self._row = EVERY_MOVE[statement]
        self._out = [_impl(column, dialect).result_processor(dialect, None) for column in columns]

    def execute(self, connection: sqlite3.Connection, parameters: dict[str, Any]) -> "Rows":
        """Carry it out."""
        values = [process(parameters[name]) if process else parameters[name] for name, process in self._in]
        cursor = connection.execute(self._words, values)
        found: list[Any] = [
            [process(value) if process else value for process, value in zip(self._out, row, strict=True)]
            for row in cursor.fetchall()
        ]
        return Rows([self._row(*row) for row in found] if self._row else found, cursor.rowcount)


def _impl(column: Any, dialect: Dialect) -> Any:
    """A column's or a parameter's type, as the database's driver needs it."""
    return column.type.dialect_impl(dialect)


def driver_of(connection: Plain) -> sqlite3.Connection:
    """SQLite's own connection."""
    driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]  # of any database
    return driver


class Embedded:
    """The only process that plays on a file: one connection writes, one reads, a thread waits for the disk.

    Writers that arrive while the disk is busy queue up, and all of them go into the next commit together (group commit).
    """

    def __init__(self, url: str) -> None:
        self._engine, self._file = _engine(url), file_of(url)
        self._turn = asyncio.Lock()  # SQLite has one writer: wait in line here, not on its file
        self._disk = ThreadPoolExecutor(1, "disk")
        self._commit: asyncio.Task[None] | None = None  # of the transaction that is open
        self._commits = 0
        self._carrying: asyncio.Task[None] | None = None
        self._prepared: dict[Any, Prepared] = {}

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
            driver = driver_of(self._writer)
            driver.execute("SAVEPOINT mine")
            try:
                yield InProcess(self._writer, self._prepared)
            except BaseException:
                driver.execute("ROLLBACK TO mine")
                raise
            finally:
                driver.execute("RELEASE mine")
        await asyncio.shield(commit)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connection]:
        """A look at what is committed."""
        yield InProcess(self._reader, self._prepared)

    async def migrate(self, upgrade: Callable[[Plain], None]) -> None:
        """Change the tables in a transaction that keeps everybody else out, on a thread; of several processes one waits."""

        def work() -> None:
            if self._file is not None:
                close_files(self._file)
            with self._engine.connect() as connection:
                connection.exec_driver_sql(f"PRAGMA busy_timeout={int(PATIENCE * 1000)}")
                connection.exec_driver_sql("BEGIN EXCLUSIVE")
                try:
                    upgrade(connection)
                except BaseException:
                    connection.exec_driver_sql("ROLLBACK")
                    raise
                connection.exec_driver_sql("COMMIT")

        await asyncio.to_thread(work)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator["InProcess"]:
        """The database as it is now, however long we look at it; for commands, which hold up nobody."""
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield InProcess(connection, self._prepared)
            connection.exec_driver_sql("ROLLBACK")

    async def _begin(self) -> None:
        """Begin a transaction, once another process that writes to the file (a restore, a clean-up by hand) has finished."""
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
        """Commit what all writers in the queue have written."""
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
        """Checkpoint the write-ahead log beside play, then the rest of it while no writer runs, so that it never grows."""

        def carry() -> None:
            self._carrier.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()

        await asyncio.to_thread(carry)
        async with self._turn:
            await self._wait(carry)

    async def wipe(self) -> None:
        """Empty the write-ahead log, in which everything that was written lately still stands; where somebody reads, later."""

        def empty() -> None:
            self._carrier.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close()

        for _ in range(WIPES):  # on a file that is written to all the time what stands there is soon written over
            async with self._turn:
                commit = self._commit
                if commit is None:  # nothing is half written
                    await self._wait(empty)
                    return
            await asyncio.wait({commit})

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
        url,
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",  # transactions begin when we say so
        connect_args={"check_same_thread": False, "timeout": 0},
        hide_parameters=True,  # they hold secrets
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    return engine

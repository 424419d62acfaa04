"""Everything that the database keeps, in one compressed file that any of our databases can be filled from."""

import gzip
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct
from sqlalchemy import JSON, Column, LargeBinary, String, Table, delete, func, insert, select, text
from sqlalchemy.exc import DataError, IntegrityError, OperationalError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from estran.decoding import decoded
from estran.engine.game import Refused
from estran.files import written_whole
from estran.server.store.connection import Connection
from estran.server.store.database import Database
from estran.server.store.schema import metadata, server_keys
from estran.server.store.sqlite import InProcess

FORMAT = "estran-backup/1"
LARGEST_NUMBER = 2**63 - 1  # that any column takes
LONGEST_LINE = 256 * 1024  # bytes; the longest rows, those of long matches, have a tenth of that
PIECE = 64 * 1024  # bytes that are unpacked at a time
GZIP = 16 + zlib.MAX_WBITS  # how the library that unpacks is told of the format
TOGETHER = 500  # rows that are written at a time
TABLES = {str(table.name): table for table in metadata.sorted_tables}  # those that others refer to come first


class Head(Struct, frozen=True):
    """The first line: what this is, and the state of the tables that it was taken from."""

    format: str
    migration: str


class End(Struct, frozen=True):
    """The last line: without it the file is not whole."""

    rows: int


async def back_up(database: Database, path: Path) -> int:
    """Write all tables as they are at one moment, while play goes on; tells how many rows there are."""
    rows = 0
    with written_whole(path) as file, gzip.open(file, "wb") as lines:
        async with database.snapshot() as connection:
            lines.write(_line(Head(FORMAT, await _migration(connection))))
            async for line in _lines(connection):
                lines.write(line)
                rows += 1
            lines.write(_line(End(rows)))
    return rows


async def restore(database: Database, path: Path, *, force: bool = False) -> int:
    """Fill the tables from a backup, all or nothing; what is there already is only replaced if that is wanted."""
    await database.migrate()
    rows = 0
    async with database.write() as connection:
        if not force and await _holds_something(connection):
            raise Refused("refused-not-empty")
        for table in reversed(TABLES.values()):
            await connection.execute(delete(table))
        batch: list[dict[str, Any]] = []
        filling: Table | None = None
        with _refusing(path):
            for table, row in _rows(path, await _migration(connection)):
                if table is not filling or len(batch) == TOGETHER:
                    await _fill(connection, filling, batch)
                    filling, batch = table, []
                batch.append(row)
                rows += 1
            await _fill(connection, filling, batch)
        if not database.embedded:
            await _count_on(connection)
    return rows


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Refuse a file that is foreign, damaged or not whole, or whose rows the tables do not take."""
    try:
        yield
    except (OSError, EOFError, LookupError, TypeError, ValueError, RecursionError, zlib.error) as problem:
        if isinstance(problem, Refused) or (isinstance(problem, OSError) and problem.errno):
            raise  # as for any file that cannot be read
        raise Refused("refused-backup", path=str(path), reason=str(problem)) from problem
    except (IntegrityError, DataError, StatementError) as problem:
        if isinstance(problem, OperationalError):
            raise  # not the file's fault
        reason = str(problem.orig or problem).partition("\n")[0]
        raise Refused("refused-backup", path=str(path), reason=reason) from problem


async def _migration(connection: Connection) -> str:
    return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


async def _lines(connection: InProcess | AsyncConnection) -> AsyncIterator[bytes]:
    for name, table in TABLES.items():
        async for row in await connection.stream(select(table)):
            yield _line([name, {str(column): value for column, value in row._mapping.items()}])


def _line(content: Any) -> bytes:
    return msgspec.json.encode(content) + b"\n"


def _rows(path: Path, migration: str) -> Iterator[tuple[Table, dict[str, Any]]]:
    """The rows of a backup's file."""
    with path.open("rb") as file:
        yield from _checked(_unpacked(file), migration)


def _unpacked(file: IO[bytes]) -> Iterator[bytes]:
    """The lines of a compressed file, none of which may be so long that it fills the memory; nothing may follow."""
    unpack, rest = zlib.decompressobj(GZIP), b""
    while not unpack.eof:
        packed = unpack.unconsumed_tail or file.read(PIECE)
        if not packed:
            raise EOFError("end")
        *lines, rest = (rest + unpack.decompress(packed, PIECE)).split(b"\n")
        if len(rest) > LONGEST_LINE:
            raise ValueError(f"a line of more than {LONGEST_LINE} bytes")
        yield from lines
    if rest or unpack.unused_data or file.read(1):
        raise ValueError("something follows the end")


def _checked(lines: Iterator[bytes], migration: str) -> Iterator[tuple[Table, dict[str, Any]]]:
    head = msgspec.json.decode(next(lines, b""), type=Head)
    if (head.format, head.migration) != (FORMAT, migration):
        raise ValueError(f"{head.format} {head.migration}, not {FORMAT} {migration}")
    for rows, line in enumerate(lines):
        content = decoded(line)
        if isinstance(content, dict):
            if content != {"rows": rows} or next(lines, b""):
                raise ValueError(f"{content}, not {rows}")
            return
        name, values = content
        yield TABLES[name], _read(TABLES[name], values)
    raise EOFError("end")


def _read(table: Table, values: dict[str, Any]) -> dict[str, Any]:
    """A row with its bytes as bytes again; one that has other columns, or something else in them, is refused."""
    columns = {str(column.name): column for column in table.columns}
    if values.keys() != columns.keys():
        raise ValueError(f"{table.name}: {', '.join(sorted(values.keys() ^ columns.keys()))}")
    return {name: _value(column, values[name]) for name, column in columns.items()}


def _value(column: Column[Any], value: Any) -> Any:
    if value is None and column.nullable:
        return None
    kind = column.type
    try:
        if isinstance(kind, LargeBinary):
            return msgspec.convert(value, bytes)
        if isinstance(kind, JSON):
            return value
        if isinstance(kind, String) and "\0" in msgspec.convert(value, str):
            raise ValueError("NUL")
        if isinstance(kind, String) and kind.length and len(value) > kind.length:
            raise ValueError(f"more than {kind.length} characters")
        found = msgspec.convert(value, kind.python_type)
        if isinstance(found, int) and abs(found) > LARGEST_NUMBER:
            raise ValueError(str(found))
        return found
    except ValueError as problem:
        raise ValueError(f"{column}: {problem}") from problem


async def _holds_something(connection: Connection) -> bool:
    for table in TABLES.values():
        if table is server_keys:  # every server that has started once has these
            continue
        if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
            return True
    return False


async def _fill(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        await connection.execute(insert(table), rows)


async def _count_on(connection: Connection) -> None:
    """Numbers that PostgreSQL gives by itself go on after the highest that was restored."""
    for table in TABLES.values():
        column = table.autoincrement_column
        if column is not None and column.autoincrement is True:
            highest = select(func.coalesce(func.max(column), 0) + 1)
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            await connection.execute(select(func.setval(sequence, highest.scalar_subquery(), False)))

"""SQLite inside the process: who is answered is on disk, who fails harms nobody who commits with them."""

import asyncio
import sqlite3
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy import Insert, Select, Update, create_engine, insert, select, text

from estran.server.store.database import with_driver
from estran.server.store.schema import metadata
from estran.server.store.sqlite import Embedded, Prepared, driver_of
from estran.server.store.statements import EVERY_MOVE

PUT = text("INSERT INTO notes VALUES (:word)")
ALL = text("SELECT word FROM notes ORDER BY word")


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "notes.db"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode=WAL")  # as the migrations leave it
        connection.execute("CREATE TABLE notes (word TEXT)")
    connection.close()
    return path


def words_on_disk(file):
    connection = sqlite3.connect(file)
    try:
        return [word for (word,) in connection.execute("SELECT word FROM notes ORDER BY word")]
    finally:
        connection.close()


def run(file, play):
    """Play on the file, and let go of it."""

    async def main():
        inside = Embedded(f"sqlite:///{file}")
        try:
            return await play(inside)
        finally:
            await inside.close()

    return asyncio.run(main())


async def put(inside, word, fail=False):
    async with inside.write() as connection:
        await connection.execute(PUT, {"word": word})
        if fail:
            raise LookupError(word)
    return word


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("sqlite:////srv/estran.db", "sqlite:////srv/estran.db"),
        ("sqlite+aiosqlite:////srv/estran.db", "sqlite:////srv/estran.db"),  # as it was written before
        ("postgres://ana@localhost/estran", "postgresql+asyncpg://ana@localhost/estran"),
        ("postgresql+asyncpg:///estran?host=/run", "postgresql+asyncpg:///estran?host=/run"),
    ],
)
def test_addresses_are_taken_as_people_write_them(written, meant):
    assert with_driver(written) == meant


def test_what_is_answered_is_seen_by_others(file):
    async def play(inside):
        await put(inside, "tide")
        return words_on_disk(file)

    assert run(file, play) == ["tide"]


def test_who_fails_leaves_nothing_and_those_who_commit_with_them_everything(file):
    async def play(inside):
        writers = [put(inside, word, fail=word.startswith("x")) for word in ("a", "xb", "c", "xd", "e")]
        return await asyncio.gather(*writers, return_exceptions=True)

    answers = run(file, play)

    assert [type(answer) for answer in answers] == [str, LookupError, str, LookupError, str]
    assert words_on_disk(file) == ["a", "c", "e"]


def test_those_who_wait_for_the_disk_share_a_commit(file):
    async def play(inside):
        await asyncio.gather(*(put(inside, str(number)) for number in range(50)))
        return inside._commits

    assert run(file, play) < 10
    assert len(words_on_disk(file)) == 50


def test_a_writer_who_is_called_away_holds_up_nobody(file):
    async def play(inside):
        leaving = [asyncio.create_task(put(inside, "gone")) for _ in range(5)]
        await asyncio.sleep(0)
        for task in leaving:
            task.cancel()
        await asyncio.gather(*leaving, return_exceptions=True)
        return await put(inside, "stays")

    assert run(file, play) == "stays"
    assert "stays" in words_on_disk(file)


def test_a_reader_sees_nothing_that_is_not_committed(file):
    async def play(inside):
        async with inside.write() as writing, inside.read() as reading:
            await writing.execute(PUT, {"word": "secret"})
            before = (await reading.execute(ALL)).scalars().all()
        return before, (await reading.execute(ALL)).scalars().all()

    assert run(file, play) == ([], ["secret"])


def test_a_writer_waits_for_another_process_and_the_loop_goes_on(file):
    async def play(inside):
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(put(inside, "later"))
        async with inside.read() as reading:
            while inside._turn.locked() is False:
                await asyncio.sleep(0)
            seen = (await reading.execute(ALL)).scalars().all()
        assert not waiting.done()
        other.execute("COMMIT")
        other.close()
        return seen, await waiting

    assert run(file, play) == ([], "later")


def test_the_log_of_changes_is_carried_over_and_does_not_grow(file):
    async def play(inside):
        sizes = []
        for number in range(900):
            await put(inside, str(number))
            sizes.append(file.with_name(file.name + "-wal").stat().st_size)
        return sizes

    sizes = run(file, play)

    assert max(sizes) < 900 * 4096


MINE = {
    "this_match": "m",
    "this_room": "r",
    "this_seat": "A",
    "this_key": "k",
    "this_decision": 1,
    "this_kind": "bot",
    "this_version": 8,
    "last_version": 9,
}
ROWS: dict[str, dict[str, Any]] = {
    "rooms": {
        "id": "r",
        "code": "c",
        "watch": "w",
        "host": "h",
        "game": "douro",
        "options": {"a": [1]},
        "public": True,
        "locked": False,
        "auto_roll": True,
        "hints": False,
        "move_time": None,
        "match": "m",
        "revision": 3,
        "talked": 0.5,
        "created": 1.5,
        "touched": 2.5,
    },
    "matches": {
        "id": "m",
        "room": "r",
        "number": 1,
        "status": "running",
        "game": "douro",
        "options": {},
        "seed": b"\0s",
        "version": 4,
        "decision": 5,
        "missing": ["A"],
        "undo": None,
        "due": None,
        "result": None,
        "created": 1.0,
        "ended": None,
    },
    "seats": {
        "room": "r",
        "place": 0,
        "kind": "person",
        "name": "Ada",
        "token": None,
        "tenure": 1,
        "ticket": None,
        "ticket_until": None,
        "level": None,
        "stand_in": False,
        "muted": ["Bo"],
    },
    "match_seats": {"match": "m", "seat": "A", "place": 0, "name": "é", "hash": "h", "word": ""},
    "batches": {"match": "m", "version": 9, "plies": ["A 3"], "keep": 0, "at": 3.5},
    "choices": {"match": "m", "decision": 1, "seat": "A", "move": "3"},
    "answers": {"match": "m", "seat": "A", "key": "k", "version": None},
    "work": {"match": "m", "kind": "bot", "decision": 1, "at": 4.5, "leased": 0.0},
}


def values_of(row):
    """A row of any kind as a tuple."""
    return astuple(row) if isinstance(row, Struct) else tuple(row)


def outcome(statement, how):
    """What a statement gives on a small database, and what it leaves there."""
    engine = create_engine("sqlite://")
    inserted = str(statement.table) if isinstance(statement, Insert) else None
    with engine.connect() as connection:
        metadata.create_all(connection)
        for table in metadata.sorted_tables:
            if table.name in ROWS and table.name != inserted:
                connection.execute(insert(table), ROWS[table.name])
        parameters = {name: MINE[name] for name in statement.compile().params if name in MINE}
        if inserted:
            parameters = ROWS[inserted]
        elif isinstance(statement, Update):
            parameters |= {"touched": 7.5} if str(statement.table) == "rooms" else {"undo": {"by": "A"}, "missing": []}
        found = how(connection, statement, parameters)
        given = [values_of(row) for row in found] if isinstance(statement, Select) else found.rowcount
        return given, [[tuple(row) for row in connection.execute(select(table))] for table in metadata.sorted_tables]


@pytest.mark.parametrize("statement", sorted(EVERY_MOVE, key=str), ids=lambda statement: str(statement)[:40])
def test_a_prepared_statement_does_what_sqlalchemy_does(statement):
    def prepared(connection, statement, parameters):
        return Prepared(statement, list(parameters), connection.dialect).execute(driver_of(connection), parameters)

    def plainly(connection, statement, parameters):
        return connection.execute(statement, parameters)

    assert outcome(statement, prepared) == outcome(statement, plainly)

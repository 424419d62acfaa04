"""SQLite inside the process: who is answered is on disk, who fails harms nobody who commits with them."""

import asyncio
import sqlite3

import pytest
from sqlalchemy import text

from estran.server.database import with_driver
from estran.server.embedded import Embedded

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
        ("sqlite:////srv/estran.db", "sqlite+aiosqlite:////srv/estran.db"),
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

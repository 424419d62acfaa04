"""`estran doctor` looks at database and Redis."""

import asyncio
import sqlite3
from contextlib import closing

import asyncpg
import pytest
from sqlalchemy import text

from estran.cli import main
from estran.server.store.database import Database
from tests.server.doctor.patient import change, migrated
from tests.services import free_port


def test_a_file_that_is_no_database_is_named(estran, database):
    database.write_bytes(b"this is not a database" * 100)

    assert estran()["doctor-database-damaged"] == "problem"


def test_a_file_that_cannot_be_opened_is_named(estran, database):
    database.unlink()
    database.mkdir(0o700)

    assert estran()["doctor-database-shut"] == "problem"


@pytest.mark.parametrize("address", ["nonsense", "mysql://ada:secret@x/y", "postgresql://ada:secret@x:port/y"])
def test_an_address_of_no_database_that_we_know_is_named_and_the_rest_is_looked_at(estran, address, capsys):
    told = estran("--database", address)
    main(["doctor", "--lang", "en", "--database", address])

    assert told["doctor-database-unknown"] == "problem"
    assert told["doctor-redis-none"] == told["doctor-client-fine"] == "fine"
    assert "secret" not in capsys.readouterr().out


def test_a_database_and_a_redis_that_are_away_are_named_without_their_passwords(estran, capsys):
    away = f"ada:secret@127.0.0.1:{free_port()}"
    options = ["--database", f"postgresql://{away}/x", "--redis", f"redis://{away}"]

    told = estran(*options)
    main(["doctor", "--lang", "en", *options])

    assert told["doctor-database-away"] == told["doctor-redis-away"] == "problem"
    assert told["doctor-disk-elsewhere"] == "note"
    assert "secret" not in capsys.readouterr().out


@pytest.mark.parametrize(("version", "finding"), [("0001", "doctor-database-older"), ("9999", "doctor-database-newer")])
def test_tables_of_another_version_are_named_and_left_as_they_are(estran, database, version, finding):
    change(database, "UPDATE alembic_version SET version_num = ?", version)

    assert estran()[finding] == "warning"
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(version,)]


def test_a_database_without_tables_is_an_empty_one(estran, database):
    database.unlink()
    change(database, "CREATE TABLE other (thing)")
    database.chmod(0o600)

    assert estran()["doctor-database-empty"] == "note"


def test_postgresql_and_redis_are_asked(estran, postgresql, redis, tmp_path):
    url = postgresql.database(f"doctor-{tmp_path.name}")
    options = ["--database", url, "--redis", redis.url]
    assert estran(*options)["doctor-database-empty"] == "note"
    asyncio.run(migrated(url))

    told = estran(*options)

    assert told["doctor-database-fine"] == told["doctor-redis-fine"] == told["doctor-clock-fine"] == "fine"


def test_a_database_that_does_not_know_utf8_is_named(estran, postgresql, tmp_path):
    url, name = postgresql.database(f"utf8-{tmp_path.name}"), f"ascii-{tmp_path.name}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE \"{name}\" ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
        await connection.close()

    asyncio.run(create())

    assert "doctor-database-encoding" not in estran("--database", url)
    assert estran("--database", f"{url.rpartition('/')[0]}/{name}")["doctor-database-encoding"] == "warning"


def test_a_database_that_only_reads_is_named(estran, postgresql, tmp_path):
    url = postgresql.database(f"reads-{tmp_path.name}")
    asyncio.run(migrated(url))

    async def stop_writing() -> None:
        database = Database(url)
        async with database.write() as connection:
            name = url.rpartition("/")[2]
            await connection.execute(text(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'))
        await database.close()

    asyncio.run(stop_writing())

    assert estran("--database", url)["doctor-database-unwritable"] == "problem"


def test_without_redis_one_process_serves_all(estran):
    assert estran()["doctor-redis-none"] == "fine"

"""Databases of earlier versions: they are brought up to date, and nothing in them is lost."""

import asyncio
import json
import sqlite3
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, select

from estran.server.store import rows, schema
from estran.server.store.database import MIGRATIONS, Database
from tests.server.near import serving

SITTERS = "SELECT seat, place, name, hash, word FROM match_seats ORDER BY seat"  # what the lists said, too
STRUCTS = {
    "rooms": rows.RoomRow,
    "seats": rows.SeatRow,
    "matches": rows.MatchRow,
    "batches": rows.BatchRow,
    "choices": rows.ChoiceRow,
    "talks": rows.TalkRow,
    "work": rows.Duty,
    "contacts": rows.ContactRow,
    "profiles": rows.ProfileRow,
    "devices": rows.DeviceRow,
    "passkeys": rows.PasskeyRow,
    "played": rows.PlayedRow,
    "results": rows.ResultRow,
    "ratings": rows.RatingRow,
    "rating_steps": rows.RatingStepRow,
}


def differences(connection):
    """What a migration would still have to change to make the tables what the schema says."""
    sqlite = connection.dialect.name == "sqlite"  # PostgreSQL cannot compare defaults of JSON columns
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": sqlite})
    return compare_metadata(context, schema.metadata)


async def differences_after_migrations(url):
    database = Database(url)
    try:
        await database.migrate()
        found: list[Any] = []
        await database._backend.migrate(lambda connection: found.extend(differences(connection)))
        return found
    finally:
        await database.close()


def test_the_migrations_make_the_tables_of_the_schema_on_sqlite(tmp_path):
    assert asyncio.run(differences_after_migrations(f"sqlite:///{tmp_path / 'estran.db'}")) == []


@pytest.mark.slow
def test_the_migrations_make_the_tables_of_the_schema_on_postgresql(tmp_path, postgresql):
    assert asyncio.run(differences_after_migrations(postgresql.database(f"schema-{tmp_path.name}"))) == []


def test_a_column_that_no_migration_makes_is_found(tmp_path):
    engine = create_engine(f"sqlite:///{tmp_path / 'bare.db'}")
    with engine.begin() as connection:
        schema.metadata.create_all(connection)
        connection.exec_driver_sql("ALTER TABLE rooms DROP COLUMN hints")

        assert [change[0] for change in differences(connection)] == ["add_column"]
    engine.dispose()


@pytest.mark.parametrize("table", STRUCTS)
def test_a_struct_has_the_columns_of_its_table_in_their_order(table):
    columns = [column.name for column in select(schema.metadata.tables[table]).selected_columns]

    assert list(STRUCTS[table].__struct_fields__) == columns


def downgraded(file, to="0001"):
    """Take a database back to earlier tables, or to the first that there were."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, to)
    engine.dispose()


def test_a_match_from_before_is_still_there_with_its_plies(tmp_path):
    file = tmp_path / "estran.db"
    with serving(tmp_path) as near:
        near.start(near.open_room(["bot", "bot", "local"]))
    downgraded(file)

    with serving(tmp_path) as near:
        near.open_room(["bot", "bot", "local"])

    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT missing FROM matches").fetchall() == [("[]",), ("[]",)]
        assert connection.execute("SELECT count(*) FROM batches").fetchone() == (1,)


def test_lists_of_seats_become_rows_and_lists_again(tmp_path):
    file = tmp_path / "estran.db"
    with serving(tmp_path) as near:
        made = near.open_room(["local", "local", "bot"])
        with near.socket() as line:
            match = line.hello(made["code"], made["tokens"].values())["match"]
            line.ask({"type": "commit", "key": "0", "match": match, "seat": "B", "hash": "0" * 64})
            near.start(made)
    with sqlite3.connect(file) as connection:
        seats = connection.execute(SITTERS).fetchall()
    downgraded(file)
    with sqlite3.connect(file) as connection:
        lists = connection.execute("SELECT players, seating, names, hashes, words FROM matches").fetchone()
    with serving(tmp_path):
        pass
    with sqlite3.connect(file) as connection:
        again = connection.execute(SITTERS).fetchall()

    assert lists[0] == 3
    assert [json.loads(one) for one in lists[1:]] == [[0, 1, 2], ["A", "B", "Noroît"], ["", "0" * 64, ""], ["", "", ""]]
    assert again == seats
    assert seats == [
        ("A", 0, "A", "", ""),
        ("B", 1, "B", "0" * 64, ""),
        ("C", 2, "Noroît", "", ""),
    ]


def test_a_word_of_before_loses_the_signs_that_a_database_cannot_keep(tmp_path):
    file = tmp_path / "estran.db"
    with serving(tmp_path) as near:
        near.start(near.open_room(["local", "bot", "bot"]))
    downgraded(file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE matches SET words = ?", [json.dumps(["a\0b", "", ""])])
    connection.close()

    with serving(tmp_path):
        pass

    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT word FROM match_seats WHERE seat = 'A'").fetchone() == ("ab",)
    connection.close()


def test_old_whispers_stay_with_those_who_provably_sat_there(tmp_path):
    file = tmp_path / "estran.db"
    with serving(tmp_path) as near:
        running, seating = near.open_room(["local", "local", "bot"]), near.open_room(["local", "local", "bot"])
        for made in (running, seating):
            with near.socket() as line:
                line.hello(made["code"], made["tokens"].values())
                line.ask({"type": "say", "key": "0", "text": "early", "seat": "A", "to": "B"})
                if made is running:
                    near.start(made)
                    line.until("update")
                    line.ask({"type": "say", "key": "1", "text": "late", "seat": "A", "to": "B"})
                    line.ask({"type": "say", "key": "2", "text": "to a bot", "seat": "A", "to": "C"})
    downgraded(file)

    with serving(tmp_path) as near:
        for made, place, heard in ((running, "0", ["late", "to a bot"]), (running, "1", ["late"]), (seating, "1", [])):
            with near.socket() as line:
                line.hello(made["code"], [made["tokens"][place]])
                told = [json.loads(text) for text in line.everything()]

                assert [talk["text"] for talk in told if talk["type"] == "talk"] == heard


def test_people_who_were_away_before_come_back_and_their_match_goes_on(tmp_path):
    file = tmp_path / "estran.db"
    with serving(tmp_path) as near:
        running, stopped = near.open_room(["local", "local", "bot"]), near.open_room(["local", "bot", "bot"])
        for made in (running, stopped):
            near.start(made)
        near.vote(stopped, "end")
        with near.socket() as line:
            match = line.hello(running["code"], [running["tokens"]["1"]])["match"]
            version = line.until("update")["version"]
            assert line.ask({"type": "leave", "key": "1", "match": match, "seat": "B"})["type"] == "done"
    downgraded(file, "0006")
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT count(*) FROM seats WHERE away").fetchone() == (1,)
    connection.close()

    with serving(tmp_path) as near:
        with near.socket() as line:
            room = line.hello(running["code"], running["tokens"].values())
            while room["chairs"][1]["stand_in"]:
                room = line.until("room")
            for seat in "AB":
                choice = {"match": match, "version": version, "seat": seat, "move": "7"}
                assert line.ask({"type": "choose", "key": seat, **choice})["type"] == "done"
            while line.until("update")["version"] == version:
                pass
        with near.socket() as line:
            assert line.hello(stopped["code"])["ending"] == "abandoned"  # what was agreed is newer than those tables
        assert room["late"] == "once"
        assert [chair["resigned"] for chair in room["chairs"]] == [False, False, False]

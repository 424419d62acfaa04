"""What commit fc4c5b0 wrote: its database in mid-match is played to the end, and its records load and replay."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import JSON, Boolean, Connection, MetaData, Table

from estran.client import Client, Host, LiveTable
from estran.engine.game import Refused
from estran.games import NAMES
from estran.match.chance import fair_outcome
from estran.match.match import Match
from estran.match.record import MatchRecord
from estran.match.verify import verify
from estran.server.settings import Times
from estran.server.store.database import MIGRATIONS, Database
from tests.server.near import serving
from tests.server.players import vote
from tests.server.serving import OFTEN

SAVED = Path(__file__).parents[1] / "saved"
KEYS: dict[str, Any] = json.loads((SAVED / "keys.json").read_text())
OPEN = {
    "dolores": ("B", "dodge"),
    "douro": ("A", "give 0"),
}  # secret choices that were acknowledged, and wait for others
PLIES = {"dolores": 39, "dorada": 41, "douro": 55}


def copied(file: Path, url: str) -> str:
    """The rows of an old SQLite file in a PostgreSQL database with tables of the same age."""

    def copy(connection: Connection) -> None:
        with closing(sqlite3.connect(file)) as old:
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS))
            config.attributes["connection"] = connection
            command.upgrade(config, *old.execute("SELECT version_num FROM alembic_version").fetchone())
            tables = MetaData()
            tables.reflect(connection)
            old.row_factory = sqlite3.Row
            for table in tables.sorted_tables:
                rows = [_read(table, dict(row)) for row in old.execute(f"SELECT * FROM {table.name}")]
                if rows and table.name != "alembic_version":
                    connection.execute(table.insert(), rows)

    async def fill() -> None:
        database = Database(url)
        await database._backend.migrate(copy)
        await database.close()

    asyncio.run(fill())
    return url


def _read(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row of SQLite, which keeps JSON as text and truth as a number, as PostgreSQL takes it."""
    for column in table.columns:
        if row[column.name] is not None and isinstance(column.type, JSON | Boolean):
            row[column.name] = (
                json.loads(str(row[column.name])) if isinstance(column.type, JSON) else bool(row[column.name])
            )
    return row


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def near(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("saved")
    with sqlite3.connect(folder / "estran.db") as database:
        database.executescript((SAVED / "estran.sql").read_text(encoding="utf-8"))
    place = {}
    if request.param == "postgresql":
        url = request.getfixturevalue("postgresql").database(f"saved-{folder.name}")
        place["database"] = copied(folder / "estran.db", url)
    times = Times(poll=0.5, idle=0.05, promise=0.5, reveal=0.5)
    with serving(folder, **place, **OFTEN, days=0, times=times) as near:
        yield near


def host_of(client: Client, name: str) -> Host:
    """The host of a saved room."""
    keys = KEYS[name]
    return Host(client, keys["code"], "", keys["host"], keys["tokens"])


async def play_to_the_end(table: LiveTable) -> None:
    """Take the first choice, always."""
    async for turn in table.turns():
        await turn.choose(turn.moves[0])


@pytest.mark.anyio
@pytest.mark.parametrize("game", NAMES)
async def test_a_match_from_before_is_played_to_its_end_with_the_choice_that_was_open(near, game):
    async with Client(near.url) as client, host_of(client, game).seats().sit() as table:
        await table.until(lambda table: table.version)
        before = list(table.chairs["A"].plies)
        chosen = {seat: chair.chosen for seat, chair in table.chairs.items() if chair.chosen}
        await play_to_the_end(table)
        record = MatchRecord.decode(await client.record(table.match or ""))

    assert len(before) == PLIES[game]
    assert chosen == dict([OPEN[game]] if game in OPEN else [])
    for seat, move in chosen.items():
        assert f"{seat} {move}" in record.plies[len(before) : len(before) + 3]
    assert Match.replay(record).over
    assert_version_1(record)


def assert_version_1(record: MatchRecord) -> None:
    """The dice went on as they began, and so are called not proven."""
    fairness = record.fairness
    assert fairness is not None
    assert fairness.seed is not None
    assert fairness.draws is not None
    assert fairness.version == 1
    seed = bytes.fromhex(fairness.seed)
    for number, odds in fairness.draws:
        outcome = fair_outcome(seed, fairness.match, fairness.words, number, odds, version=1)
        assert record.plies[number] == f"* {outcome}"
    with pytest.raises(Refused, match="the dice are not proven"):
        verify(record)


@pytest.mark.anyio
async def test_what_was_said_before_is_still_heard(near):
    async with Client(near.url) as client, host_of(client, "dolores").seats().sit() as table:
        await table.until(lambda table: len(table.talks) >= 3)

    assert [(said["kind"], said["seat"], said["to"], said["text"]) for said in table.talks[:3]] == [
        ("chat", "A", None, "Bonjour à tous"),
        ("whisper", "B", "C", "between us"),
        ("signal", "A", None, "will share"),
    ]


@pytest.mark.anyio
@pytest.mark.parametrize("game", NAMES)
async def test_a_rematch_in_preparation_keeps_its_seats_and_the_words_that_were_committed(near, game):
    async with Client(near.url) as client:
        host = host_of(client, f"{game}-over")
        async with client.http.stream("GET", f"/api/rooms/{host.code}/matches") as answer:
            first = json.loads(await answer.aread())[-1]
        async with host.seats().sit() as table:
            await table.until(lambda table: not any(chair["stand_in"] for chair in table.room["chairs"]))  # B is back
            chairs = [(chair["seat"], chair["level"], chair["ready"]) for chair in table.room["chairs"]]
            await host.do("POST", "start")
            await play_to_the_end(table)
            record = MatchRecord.decode(await client.record(table.match or ""))

    assert first["names"] == ["A", "B", "C"]
    assert chairs == [("C", None, True), ("A", None, True), ("B", None, True)]
    assert record.names == ["B", "C", "A"]
    assert Match.replay(record).over
    assert_version_1(record)


@pytest.mark.anyio
async def test_a_match_that_waited_for_words_begins_without_them_and_the_next_one_has_dice_of_version_2(near):
    async with Client(near.url) as client, host_of(client, "words").seats().sit() as table:
        await play_to_the_end(table)
        record = MatchRecord.decode(await client.record(table.match or ""))
        first = table.room["match"]
        await vote(table, "rematch")
        await table.until(lambda table: table.room["match"] != first)
        await play_to_the_end(table)
        following = MatchRecord.decode(await client.record(table.match or ""))

    assert record.fairness is not None
    assert record.fairness.words == ["", "", ""]
    assert Match.replay(record).over
    assert_version_1(record)
    assert following.fairness is not None
    assert following.fairness.version == 2
    assert verify(following).draws


@pytest.mark.parametrize("name", [f"{game}.{where}.json" for game in NAMES for where in ("local", "server")])
def test_a_record_from_before_loads_and_replays_and_its_dice_are_not_proven(name):
    record = MatchRecord.decode((SAVED / name).read_bytes())

    assert Match.replay(record).over
    if ".server." in name:
        assert_version_1(record)
    else:
        assert verify(record).draws is None

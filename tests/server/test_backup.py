"""Backup, restore and clean-up: everything comes back, nothing is half done, and silent rooms go."""

import asyncio
import gzip
import itertools
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from estran.cli import main
from estran.engine.game import Refused
from estran.server.settings import Times
from estran.server.store.backup import TABLES, back_up, restore
from estran.server.store.database import Database
from estran.server.store.tidy import DAY, FEW, SHARE, PassedTime, tidy
from estran.words.signs import is_control
from tests.server.near import Near, eventually, serving
from tests.strangers import altered, as_json, foreign, huge

REPEATS = int(os.environ.get("ESTRAN_REPEATS", "10"))
SEATS = ["local", "local", "local"]


def played(near: Near) -> None:
    """Something in every table that holds people and play."""
    made = near.open_room(["local", "local", "bot"])
    with near.socket() as line:
        match = line.hello(made["code"], made["tokens"].values())["match"]
        line.ask({"type": "commit", "key": "0", "match": match, "seat": "A", "hash": "0" * 64})
        line.ask({"type": "say", "key": "1", "seat": "A", "text": "Zażółć 👩‍🚀"})
        near.start(made)
        line.ask({"type": "choose", "key": "2", "match": match, "version": 1, "seat": "A", "move": "7"})


def contents(url: str) -> dict[str, list[Any]]:
    """All rows of a database, by table."""

    async def read() -> dict[str, list[Any]]:
        database = Database(url)
        async with database.read() as connection:
            found = {
                name: sorted(map(repr, (await connection.execute(table.select())).all()))
                for name, table in TABLES.items()
            }
        await database.close()
        return found

    return asyncio.run(read())


def sqlite(file: Path) -> str:
    return f"sqlite:///{file}"


def test_a_backup_taken_under_play_fills_another_database_with_the_same(tmp_path, capsys):
    with serving(tmp_path) as near:
        played(near)
        copy, other = tmp_path / "copy.gz", sqlite(tmp_path / "other.db")

        assert main(["backup", str(copy), "--database", sqlite(near.file), "--lang", "en"]) == 0
        assert main(["restore", str(copy), "--database", other, "--lang", "fr"]) == 0

        assert contents(other) == contents(sqlite(near.file))
        assert copy.stat().st_mode & 0o077 == 0  # nobody else reads the seeds
        assert "lignes sont rétablies" in capsys.readouterr().out


@pytest.mark.slow
def test_a_backup_of_sqlite_fills_postgresql_and_back(tmp_path, postgresql):
    url, back = postgresql.database(f"backup-{tmp_path.name}"), sqlite(tmp_path / "back.db")
    with serving(tmp_path) as near:
        played(near)
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"

    assert main(["backup", str(first), "--database", sqlite(near.file)]) == 0
    assert main(["restore", str(first), "--database", url]) == 0
    assert main(["backup", str(second), "--database", url]) == 0
    assert main(["restore", str(second), "--database", back]) == 0

    assert contents(back) == contents(sqlite(near.file))
    assert contents(url).keys() == contents(back).keys()
    asyncio.run(goes_on_counting(url))


async def goes_on_counting(url: str) -> None:
    """What is said next in a restored PostgreSQL gets a number of its own."""
    database = Database(url)
    async with database.write() as connection:
        rows = list(await connection.execute(TABLES["talks"].select()))
        values = {name: value for name, value in rows[0]._mapping.items() if name != "number"}
        values |= {"key": "next", "at": values["at"] + 1}
        await connection.execute(TABLES["talks"].insert().values(**values))
    await database.close()


def test_a_database_that_holds_something_is_only_replaced_by_force(tmp_path, capsys):
    with serving(tmp_path) as near:
        copy = tmp_path / "copy.gz"
        main(["backup", str(copy), "--database", sqlite(near.file)])
        played(near)
    before = contents(sqlite(near.file))

    assert main(["restore", str(copy), "--database", sqlite(near.file), "--lang", "en"]) == 1
    assert "The database is not empty." in capsys.readouterr().err
    assert contents(sqlite(near.file)) == before

    assert main(["restore", str(copy), "--database", sqlite(near.file), "--force"]) == 0
    kept = contents(sqlite(near.file))
    assert [table for table, rows in kept.items() if rows] == [
        "server_keys"
    ]  # which every server makes at its first start
    assert kept["server_keys"] == before["server_keys"]


def damage(copy: Path) -> Iterator[tuple[str, bytes]]:
    """A backup's file, spoilt in many ways."""
    whole, lines = copy.read_bytes(), gzip.decompress(copy.read_bytes()).splitlines(keepends=True)
    yield "no backup", b"hello"
    yield "empty", b""
    yield "cut off", whole[: len(whole) // 2]
    yield "without its end", gzip.compress(b"".join(lines[:-1]))
    yield "a row missing", gzip.compress(b"".join(lines[:3] + lines[4:]))
    yield "more after the end", gzip.compress(b"".join([*lines, lines[1]]))
    yield "another format", gzip.compress(b"".join([lines[0].replace(b"backup/1", b"backup/9"), *lines[1:]]))
    yield "a table of others", gzip.compress(b"".join([lines[0], b'["others",{}]\n', *lines[1:]]))
    yield "a row of others", gzip.compress(b"".join([lines[0], b"7\n", *lines[1:]]))
    yield "a row twice", gzip.compress(b"".join([*lines[:2], lines[1], *lines[2:]]))
    yield "a row of nobody's", gzip.compress(b"".join([lines[0], *lines[2:]]))
    yield "a line without end", gzip.compress(lines[0] + b"[" * 10_000_000)
    yield "nested", gzip.compress(lines[0] + b'["rooms",' * 50_000)
    yield "damaged inside", whole[:-200] + bytes(100) + whole[-100:]
    for name, text in foreign(lines[0]):
        yield name, text
        yield f"{name}, packed", gzip.compress(text)
        yield f"{name}, after the head", gzip.compress(lines[0] + text)


def odd_rows(copy: Path, share: int) -> Iterator[tuple[str, bytes]]:
    """A backup's file with something odd in one row of every table; the tables take a few of these as they are."""
    lines = [json.loads(line) for line in gzip.decompress(copy.read_bytes()).splitlines()]
    for table, place in {line[0]: place for place, line in enumerate(lines[1:-1], 1)}.items():
        for about, odd in itertools.islice(altered(lines[place][1]), 0, None, share):
            whole = [*lines[:place], [table, odd], *lines[place + 1 :]]
            yield f"{table} {about}", gzip.compress(b"".join(as_json(line) + b"\n" for line in whole), 1)


@pytest.mark.soak
def test_a_damaged_backup_is_refused_and_changes_nothing(tmp_path, capsys):
    with serving(tmp_path) as near:
        played(near)
    copy, other = tmp_path / "copy.gz", sqlite(tmp_path / "other.db")
    main(["backup", str(copy), "--database", sqlite(near.file)])
    for name, spoilt in damage(copy):
        bad = tmp_path / "bad.gz"
        bad.write_bytes(spoilt)

        assert main(["restore", str(bad), "--database", other, "--lang", "en"]) == 1, name
        said = capsys.readouterr().err
        assert "is not a complete Estran backup" in said, name
        assert said.count("\n") == 1, name
        assert not any(map(is_control, said.rstrip("\n"))), name
    assert not any(contents(other).values())


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "share"), [("sqlite", 1 if REPEATS > 100 else 11), ("postgresql", 7 if REPEATS > 100 else 31)]
)
def test_a_backup_with_something_odd_in_a_row_ends_in_a_sentence(tmp_path, postgresql, capsys, kind, share):
    with serving(tmp_path) as near:
        played(near)
    copy, bad = tmp_path / "copy.gz", tmp_path / "bad.gz"
    other = sqlite(tmp_path / "o.db") if kind == "sqlite" else postgresql.database(f"odd-{tmp_path.name}")
    main(["backup", str(copy), "--database", sqlite(near.file)])
    codes = set()
    for name, spoilt in odd_rows(copy, share):
        bad.write_bytes(spoilt)
        capsys.readouterr()

        code = main(["restore", str(bad), "--force", "--database", other, "--lang", "fr"])
        said = capsys.readouterr().err
        assert (code, said.count("\n")) in [(0, 0), (1, 1)], name
        assert not any(map(is_control, said.rstrip("\n"))), name
        codes.add(code)
    assert 1 in codes


def test_a_backup_that_no_memory_holds_is_refused_at_once(tmp_path, capsys):
    huge(tmp_path / "huge.gz", gzip.compress(b"{}"))

    assert main(["restore", str(tmp_path / "huge.gz"), "--database", sqlite(tmp_path / "a.db"), "--lang", "en"]) == 1
    assert "is not a complete Estran backup" in capsys.readouterr().err


def age(near: Near, made: dict[str, Any], days: float) -> None:
    """Let a room have been silent for so long."""
    with near.database() as connection:
        then = time.time() - days * DAY
        connection.execute("UPDATE rooms SET touched = ? WHERE code = ?", [then, made["code"]])


def codes(near: Near) -> set[str]:
    with near.database() as connection:
        return {code for (code,) in connection.execute("SELECT code FROM rooms")}


@pytest.mark.parametrize("command", [["backup", "rooms.gz"], ["tidy"]])
def test_where_there_is_no_database_none_is_made(tmp_path, capsys, command):
    missing = tmp_path / "elsewhere.db"

    assert main([*command, "--database", sqlite(missing), "--lang", "en"]) == 1
    assert f"There is no database at {missing}." in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_rooms_where_nothing_happens_are_cleared_away_and_their_matches_abandoned_first(tmp_path, capsys):
    with serving(tmp_path) as near:
        fresh, other, old, playing = (near.open_room(SEATS) for _ in range(4))
        near.start(playing)
        age(near, old, 31)
        age(near, playing, 31)
        tidying = ["tidy", "--days", "30", "--database", sqlite(near.file), "--lang", "en"]

        assert main(tidying) == 0
        assert "Matches abandoned: 1. Rooms cleared away: 1." in capsys.readouterr().out
        assert codes(near) == {fresh["code"], other["code"], playing["code"]}
        past = near.http.get(f"/api/rooms/{playing['code']}/matches").json()[0]
        record = near.http.get(f"/api/matches/{past['match']}/record").json()
        assert (past["status"], len(record["fairness"]["seed"])) == ("abandoned", 64)

        age(near, playing, 31)
        assert main(tidying) == 0
        assert codes(near) == {fresh["code"], other["code"]}


def test_people_in_a_room_that_is_cleared_away_are_told(tmp_path):
    with serving(tmp_path, times=Times(poll=0.05)) as near, near.socket() as line:
        made = near.open_room(SEATS)
        line.hello(made["code"])
        age(near, made, 31)

        near.run(lambda: tidy(near.service.database, 30, force=True))

        assert line.until("goodbye") == {"type": "goodbye", "reason": "room"}
        assert near.http.get("/health/ready").text == "ready"


def test_a_server_clears_away_by_itself_but_not_when_it_starts(tmp_path):
    with serving(tmp_path) as near:
        kept, gone = near.open_room(SEATS), near.open_room(SEATS)
        age(near, gone, 31)
    for settings in ({"days": 0, "times": Times(tidy=0)}, {"days": 30}):
        with serving(tmp_path, **settings) as near:
            assert near.http.get("/health/ready").text == "ready"  # jobs that start at once have had their turn
            assert codes(near) == {kept["code"], gone["code"]}
    with serving(tmp_path, days=30, times=Times(tidy=0.01)) as near:
        eventually(lambda: codes(near) == {kept["code"]})


def test_a_clock_a_month_ahead_or_an_old_backup_clears_nothing_away_unless_one_insists(tmp_path, capsys):
    with serving(tmp_path) as near:
        made = [near.open_room(SEATS) for _ in range(4)]
        for room in made[1:]:
            age(near, room, 1)
        near.start(made[1])
        before = near.kept()

        with pytest.raises(Refused, match="4 of 4 rooms"):
            near.run(lambda: tidy(near.service.database, 30, share=SHARE, now=time.time() + 31 * DAY))

        assert near.kept() == before
    copy, tidying = tmp_path / "copy.gz", ["tidy", "--lang", "en", "--database", sqlite(tmp_path / "again.db")]
    with serving(tmp_path) as near:
        for room in made:
            age(near, room, 31)
    main(["backup", str(copy), "--database", sqlite(near.file)])
    main(["restore", str(copy), *tidying[3:]])

    assert main(tidying) == 1
    assert "Is the clock right" in capsys.readouterr().err
    assert len(contents(sqlite(tmp_path / "again.db"))["rooms"]) == 4
    assert main([*tidying, "--force"]) == 0
    assert "Matches abandoned: 1. Rooms cleared away: 3." in capsys.readouterr().out


def test_a_round_takes_a_share_of_the_rooms_and_those_silent_for_longest(tmp_path):
    with serving(tmp_path, rooms=1000, rate=1e6, burst=1e6) as near:
        made = [near.open_room(SEATS) for _ in range(30)]
        for days, room in enumerate(made[:12]):
            age(near, room, 40 - days / 10)

        assert near.run(lambda: tidy(near.service.database, 30, share=SHARE)) == (0, FEW)
        assert codes(near) == {room["code"] for room in made[FEW:]}
        assert near.run(lambda: tidy(near.service.database, 30, share=SHARE)) == (0, 2)


def test_a_clock_that_steps_forwards_while_a_server_runs_does_not_count(monkeypatch):
    times = {"time": 1e9, "monotonic": 50.0}
    monkeypatch.setattr(time, "time", lambda: times["time"])
    monkeypatch.setattr(time, "monotonic", lambda: times["monotonic"])
    clock = PassedTime()
    seen = []
    for wall, passed in ((3600, 3600), (10 + 31 * DAY, 10), (10, 10), (-31 * DAY, 0), (-100, 0)):
        times["time"] += wall
        times["monotonic"] += passed
        seen.append(clock.now() - 1e9)

    assert seen == [3600, 3610, 3620, 3620, 3520]


def test_back_up_and_restore_leave_no_half_written_file_behind(tmp_path):
    async def scene() -> None:
        database = Database(sqlite(tmp_path / "estran.db"))
        await database.migrate()
        await back_up(database, tmp_path / "copy.gz")
        with pytest.raises(OSError, match="folder"):
            await back_up(database, tmp_path / "no-such-folder" / "copy.gz")
        await restore(database, tmp_path / "copy.gz")
        await database.close()

    asyncio.run(scene())
    assert not list(tmp_path.glob(".estran-*"))

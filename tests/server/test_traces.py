"""What is left of somebody who was erased, on the disk too and when it is raced; and what others can learn of them before."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import event, insert, select, text, update

from estran.server.feeds.limits import GUESSES
from estran.server.match.referee import Referee
from estran.server.people.erasing import erase
from estran.server.people.export import shortened
from estran.server.people.faces import known_at
from estran.server.people.retention import forget_profiles
from estran.server.room.presence import OwnPresence
from estran.server.room.rooms import Rooms
from estran.server.room.seekers import Party, Seekers
from estran.server.settings import Times
from estran.server.store.connection import Connection, Query, fetch
from estran.server.store.database import Database
from estran.server.store.rows import WaitingRow
from estran.server.store.schema import match_seats, profiles, seats, talks, waiting
from estran.server.store.tidy import DAY
from estran.server.wire.http import HeldRoom, NewRoom, Wish
from estran.server.wire.kinds import SeatKind, TalkKind, WishKind
from tests.server.near import Near, bearer, serving
from tests.server.rated import kept, profile_row
from tests.server.somebody import Somebody, message

NAME = "Xylophonquark"
FAR = {"X-Forwarded-For": "203.0.113.7"}


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("near"), trust_proxy=True, rate=1e6, burst=1e6) as near:
        yield near


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """A database of its own, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'estran.db'}"
    return request.getfixturevalue("postgresql").database(f"traces-{tmp_path.name}")


def rooms_on(database: Database) -> Rooms:
    times = Times(promise=60)
    return Rooms(database, Referee(database, times, hurry=lambda room: None), OwnPresence(times.present))


# ---- On the disk


def on_disk(near: Near, words: str) -> list[str]:
    """The files in which words can still be read, whatever the database says."""
    return [path.name for path in near.file.parent.iterdir() if path.is_file() and words.encode() in path.read_bytes()]


def test_who_was_erased_is_in_no_file_of_the_server_any_more(near):
    somebody = Somebody(near.http, NAME)
    somebody.open(["local", "bot", "bot"])
    assert on_disk(near, NAME)

    assert somebody.ask("DELETE").status_code == 204

    assert on_disk(near, NAME) == []


def test_who_was_forgotten_after_a_year_is_in_no_file_either(near):
    Somebody(near.http, f"{NAME} the second")
    assert on_disk(near, f"{NAME} the second")

    async def forget() -> None:
        while (await forget_profiles(near.service.database, time.time() + 366 * DAY))[0]:
            pass

    near.run(forget)

    assert on_disk(near, f"{NAME} the second") == []


def test_every_connection_overwrites_what_is_deleted_whatever_the_library_does_by_itself(near):
    async def asked() -> set[Any]:
        backend = near.service.database._backend
        lines = (backend._writer, backend._carrier)
        return {line.exec_driver_sql("PRAGMA secure_delete").scalar() for line in lines}

    assert near.run(asked) == {1}


@pytest.mark.anyio
async def test_the_log_is_emptied_between_two_commits_and_not_in_the_middle_of_one(tmp_path):
    async with kept(f"sqlite:///{tmp_path / 'estran.db'}") as database:
        async with database.write() as connection:
            await connection.execute(insert(profiles).values(profile_row("first")))
            wiping = asyncio.create_task(database.wipe())
            await asyncio.sleep(0)
            await connection.execute(insert(profiles).values(profile_row("second")))
        await wiping

        async with database.read() as connection:
            found = (await connection.execute(select(profiles.c.id).order_by(profiles.c.id))).scalars().all()
    assert list(found) == ["first", "second"]


# ---- In mutes of a room that somebody has left


def test_whoever_left_the_room_is_in_nobodys_mutes_after_erasing(near):
    gone, stays = Somebody(near.http, NAME), Somebody(near.http, "Bo")
    made = near.open_room(["local", "open", "open"])
    mine = gone.join(made["code"])["token"]
    theirs = stays.join(made["code"])["token"]
    with near.socket() as line, near.socket() as other:
        other.hello(made["code"], [mine])
        assert other.ask({"type": "say", "key": "hi", "seat": "B", "text": "hi"})["type"] == "done"
        line.hello(made["code"], [theirs])
        for key, name in (("one", NAME), ("two", "A")):
            assert line.ask({"type": "mute", "key": key, "seat": "C", "name": name})["type"] == "done"
    near.http.post(f"/api/rooms/{made['code']}/leave", headers=bearer(mine))

    gone.ask("DELETE")

    assert [row for row in near.rows() if NAME in row] == []
    with near.database() as connection:
        muted = [text for (text,) in connection.execute("SELECT muted FROM seats WHERE muted != '[]'")]
    assert muted == ['["A", "B"]']


def test_a_mute_of_somebody_else_who_has_the_name_now_stays(near):
    gone, next_one, stays = Somebody(near.http, "Twin"), Somebody(near.http, "Twin"), Somebody(near.http, "Cy")
    made = near.open_room(["local", "open", "open"])
    mine = gone.join(made["code"])["token"]
    theirs = stays.join(made["code"])["token"]
    with near.socket() as line:
        line.hello(made["code"], [mine])
        line.ask({"type": "say", "key": "hi", "seat": "B", "text": "hi"})
    near.http.post(f"/api/rooms/{made['code']}/leave", headers=bearer(mine))
    next_one.join(made["code"])
    with near.socket() as line:
        line.hello(made["code"], [theirs])
        assert line.ask({"type": "mute", "key": "m", "seat": "C", "name": "Twin"})["type"] == "done"

    gone.ask("DELETE")

    with near.database() as connection:
        assert connection.execute("SELECT count(*) FROM seats WHERE muted = '[\"Twin\"]'").fetchone() == (1,)


# ---- When it is raced


async def wait_in_line(connection: Connection, *people: str) -> None:
    for number, who in enumerate(people):
        wish = {"games": ["douro"], "sizes": [3], "slow": False, "since": 0.0, "seen": time.time()}
        row = {"id": f"{number:064}", "socket": f"s{number}", "name": who, "profile": who}
        await connection.execute(insert(waiting).values(**wish, **row))


@pytest.mark.anyio
async def test_who_is_erased_in_the_moment_of_being_seated_sits_there_without_a_name(url):
    async with kept(url) as database, kept(url) as other:
        seekers = Seekers(rooms_on(database))
        people = [NAME, "bo", "cy"]
        async with database.write() as connection:
            for who in people:
                await connection.execute(insert(profiles).values(profile_row(who)))
            await wait_in_line(connection, *people)

        async def forget() -> None:
            async with other.write() as connection:
                await erase(connection, NAME)

        async with database.write() as connection:
            query = select(waiting).order_by(waiting.c.id).with_for_update()
            line = await fetch(connection, Query(WaitingRow, query))
            await seekers._open(connection, Party("douro", line))
            erasing = asyncio.create_task(forget())
            if not database.embedded:  # it waits for whoever is being seated
                await until_it_waits(database)
        await erasing

        async with database.read() as connection:
            for table in (seats, match_seats):
                found = (await connection.execute(select(table.c.name, table.c.profile))).all()
                assert [tuple(row) for row in found if NAME in tuple(row)] == []
                assert {row[1] for row in found} == {"bo", "cy", None}


async def until_it_waits(database: Database) -> None:
    """Until somebody waits for a lock that somebody else has."""
    async with asyncio.timeout(60):
        while True:
            async with database.read() as connection:
                waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
                if (await connection.execute(text(waits))).scalar_one():
                    return
            await asyncio.sleep(0.01)


@asynccontextmanager
async def counted(database: Database) -> AsyncIterator[list[str]]:
    """The statements that reach a database."""
    told: list[str] = []
    engine = database._backend._engine
    engine = getattr(engine, "sync_engine", engine)

    def note(*happened: Any) -> None:
        told.append(happened[2])

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield told
    finally:
        event.remove(engine, "before_cursor_execute", note)


@pytest.mark.anyio
async def test_erasing_asks_as_often_for_many_rooms_as_for_two_so_that_nobody_waits_long(url):
    asked = []
    async with kept(url) as database:
        every = rooms_on(database)
        for number in (2, 40):
            who = f"profile{number}"
            async with database.write() as connection:
                await connection.execute(insert(profiles).values(profile_row(who)))
            for _ in range(number):
                wishes = [Wish(WishKind.LOCAL, who), Wish(WishKind.BOT), Wish(WishKind.BOT)]
                await every.create(NewRoom("douro", wishes))
            async with database.write() as connection:
                mine = seats.c.name == who
                await connection.execute(update(seats).where(mine).values(profile=who))
                for (room,) in list(await connection.execute(select(seats.c.room).where(mine))):
                    said = {"room": room, "kind": TalkKind.CHAT, "place": 0, "name": who, "text": "hi", "plies": 0}
                    await connection.execute(insert(talks).values(**said, key="k", at=1.0, profile=who))
            async with counted(database) as statements, database.write() as connection:
                assert len(await erase(connection, who)) == number
            asked.append(len(statements))

        async with database.read() as connection:
            names = set(
                (await connection.execute(select(seats.c.name).where(seats.c.kind == SeatKind.PERSON))).scalars()
            )
            spoken = set((await connection.execute(select(talks.c.name))).scalars())
    assert names == spoken == {"A"}
    assert asked[0] == asked[1]


# ---- What others learn


def test_a_rating_is_not_told_of_somebody_who_does_not_want_one(near):
    known = {row[0] for row in ids(near)}
    ana = Somebody(near.http, "Ana")
    ana.ask("PATCH", "", {"rated": True})
    with near.database() as connection:
        (mine,) = [id for (id,) in ids(near) if id not in known]
        connection.execute(
            "INSERT INTO ratings (game, who, mu, sigma, matches) VALUES ('douro', ?, 30.5, 2.5, 4)", [mine]
        )
    made = ana.open(["local", "open", "bot"], rated=True)
    with near.socket() as line:
        assert line.hello(made["watch"])["chairs"][0]["rating"]["mean"] == 30.5

        ana.ask("PATCH", "", {"rated": False})

        while (room := line.until("room"))["chairs"][0]["rating"] is not None:
            pass
        assert room["rated"]


def test_whether_somebody_wants_a_rating_shows_nowhere_else(near):
    ana = Somebody(near.http, "Ana")
    rooms = {rated: ana.open(["local", "open", "bot"], rated=rated)["watch"] for rated in (True, False)}

    def revisions() -> dict[bool, int]:
        found = {}
        for rated, code in rooms.items():
            with near.socket() as line:
                found[rated] = line.hello(code)["revision"]
        return found

    before = revisions()
    ana.ask("PATCH", "", {"rated": True, "name": "Anna"})

    assert revisions() == {True: before[True] + 1, False: before[False]}


def ids(near: Near) -> list[Any]:
    with near.database() as connection:
        return connection.execute("SELECT id FROM profiles").fetchall()


@pytest.mark.anyio
async def test_the_seats_of_a_rated_room_are_asked_about_those_who_want_that(url):
    async with kept(url) as database:
        every = rooms_on(database)
        made = await every.create(NewRoom("douro", [Wish(), Wish(), Wish()], rated=True))
        async with database.write() as connection:
            for who, wants in (("yes", True), ("no", False)):
                await connection.execute(insert(profiles).values(profile_row(who, rated=wants)))
                rating = {"game": "douro", "who": who, "mu": 20.0, "sigma": 1.0, "matches": 3}
                await connection.execute(
                    text("INSERT INTO ratings VALUES (:game, :who, :mu, :sigma, :matches)"), rating
                )
            room = await every.find(connection, made.code)
            known = await known_at(connection, room, ["yes", "no", None])

    assert known["no"].rating is None
    assert known["yes"].rating is not None


def test_who_guesses_codes_does_not_find_rooms_by_hearing_somebody_again(tmp_path, monkeypatch):
    monkeypatch.setattr("estran.server.feeds.limits.GUESSES", GUESSES._replace(per_second=1e-6))
    with serving(tmp_path, trust_proxy=True) as near:
        somebody, made = Somebody(near.http), near.open_room(["local", "open", "bot"])
        for number in range(int(GUESSES.burst)):
            near.http.get(f"/api/rooms/AAAA{number:04}/matches", headers=FAR)

        answers = [
            near.http.delete(f"/api/profile/blocks/{code}/0", headers=FAR | bearer(somebody.token))
            for code in ("AAAA0000", made["code"])
        ]

    assert list(map(message, answers)) == [(429, "refused-too-fast")] * 2


def test_what_is_asked_of_the_database_does_not_tell_which_codes_there_are(near):
    made = near.open_room(["local", "open", "bot"])

    async def asked(*codes: str) -> int:
        held = [HeldRoom(code, ["x" * 32]) for code in codes]
        async with counted(near.service.database) as statements:
            assert await near.service.listings.standings(held) == []
        return len(statements)

    codes = [f"AAAA{number:04}" for number in range(29)]
    assert near.run(lambda: asked(*codes, "BBBB0000")) == near.run(lambda: asked(*codes, made["code"])) == 1


# ---- Addresses for notices at a seat that somebody else was given


def test_an_address_stays_with_whom_it_belonged_to_first(near):
    contact = "c" * 32
    answers = []
    for name in ("Owner", "Other"):
        somebody = Somebody(near.http, name)
        made = somebody.open(["local", "bot", "bot"])
        if name == "Owner":
            contact = subscribe(near)
        wish = {"contact": contact, "on": True}
        path = f"/api/rooms/{made['code']}/notices"
        answers.append(near.http.put(path, headers=bearer(made["tokens"]["0"]), json=wish).status_code)
        if name == "Other":
            assert somebody.ask("GET", "/export").json()["contacts"] == []
            somebody.ask("DELETE")

    assert answers == [204, 204]
    assert near.http.get("/api/contacts", headers=bearer(contact)).status_code == 200


def subscribe(near: Near) -> str:
    keys = {
        "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
        "auth": "tBHItJI5svbpez7KI4CCXg",
    }
    push = {"endpoint": "https://push.example.org/secret/path", "keys": keys}
    answer = near.http.post("/api/contacts", json={"push": push})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def test_an_export_names_an_address_as_far_as_its_owner_knows_it():
    assert shortened("zuleika@example.org") == "z…@example.org"
    assert shortened("https://push.example.org/secret/path") == "https://push.example.org/…"

"""Erasing somebody: at once and everywhere, also while they play; the match goes on, and results stay without a name."""

import asyncio
import time
import uuid
from typing import Any

import pytest
from sqlalchemy import insert, select

from estran.client import Client
from estran.engine.game import Refused
from estran.server.people.erasing import neutral
from estran.server.people.retention import forget_profiles
from estran.server.store.database import Database
from estran.server.store.schema import played, profiles, rating_steps, ratings, results, seats
from estran.server.store.tidy import DAY
from tests.server.near import Line, Near, bearer, serving
from tests.server.notified import subscribe
from tests.server.push_service import Browser
from tests.server.somebody import Somebody, message

NAME, TWIN = "Zuleika", "Quintus"
FACE = 54321


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("near")) as near:
        yield near


def ids(near: Near) -> set[str]:
    with near.database() as connection:
        return {id for (id,) in connection.execute("SELECT id FROM profiles")}


class Evening:
    """Two people and a bot in a running match; one of them is about to be erased, and both have spoken."""

    def __init__(self, near: Near) -> None:
        before = ids(near)
        self.near, self.erased = near, Somebody(near.http, NAME, FACE)
        (self.id,) = ids(near) - before
        self.other = Somebody(near.http, TWIN)
        self.made = self.erased.open(["local", "open", "bot"], auto_roll=True)
        self.seat, self.rival = self.made["tokens"]["0"], self.other.join(self.made["code"])["token"]
        near.start(self.made)
        self.say(self.seat, "A", "good evening")
        self.say(self.rival, "B", "good evening to you")

    def say(self, token: str, seat: str, text: str) -> None:
        with self.near.socket() as line:
            line.hello(self.made["code"], [token])
            wish = {"type": "say", "key": f"{time.monotonic_ns()}", "seat": seat, "text": text}
            assert line.ask(wish)["type"] == "done"

    def erase(self) -> None:
        answer = self.erased.ask("DELETE")
        assert answer.status_code == 204, answer.text

    def everything(self) -> str:
        """All that anybody can read of the room from outside."""
        with self.near.socket() as line:
            room = line.hello(self.made["watch"])
            sent = b"".join(line.everything()).decode()
        paths = [f"/api/matches/{room['match']}/record", f"/api/rooms/{self.made['code']}/matches"]
        told = [self.near.http.get(path).text for path in paths]
        held = {"rooms": [{"code": self.made["code"], "tokens": [self.rival]}]}
        told.append(self.near.http.post("/api/standings", json=held).text)
        return "\n".join([repr(room), sent, *told])


def test_nothing_is_kept_of_somebody_who_was_erased(near):
    evening = Evening(near)
    assert [row for row in near.rows() if NAME in row or evening.id in row]

    evening.erase()

    assert [row for row in near.rows() if NAME in row or evening.id in row] == []
    assert message(evening.erased.ask("GET")) == (401, "people-refused-profile")


def test_who_waits_for_whoever_comes_and_is_erased_waits_no_longer(near):
    seeker = Somebody(near.http, NAME)
    wish = {"type": "seek", "key": "seek", "token": "s" * 32, "name": NAME, "games": ["douro"], "sizes": [3]}
    with near.socket() as line:
        line.send({"type": "lobby"})
        assert line.ask({**wish, "profile": seeker.token})["type"] == "done"
        assert [row for row in near.rows() if NAME in row and "douro" in row]

        assert seeker.ask("DELETE").status_code == 204

        assert [row for row in near.rows() if NAME in row] == []


def test_who_is_at_the_table_and_who_comes_later_no_longer_see_the_name(near):
    evening = Evening(near)
    with near.socket() as rival:  # keeps the room in the memory of the server
        assert rival.hello(evening.made["code"], [evening.rival])["chairs"][0]["face"] == FACE
        assert NAME in evening.everything()

        evening.erase()

        while (room := rival.until("room"))["chairs"][0]["name"] == NAME:  # that somebody looks on is told, too
            pass
        assert [chair["name"] for chair in room["chairs"]][:2] == ["A", TWIN]
        assert room["chairs"][0]["face"] is None
        later = evening.everything()
        assert NAME not in later
        assert "good evening" in later
        assert f'"face":{FACE}' not in later


def ask_move(line: Line, room: dict[str, Any]) -> dict[str, Any]:
    told = line.until("update")
    (news,) = [news for news in told["news"] if news["seat"] == "A"]
    wish = {"match": room["match"], "version": told["version"], "seat": "A"}
    return line.ask({"type": "choose", "key": "after", **wish, "move": news["view"]["choices"][0]["move"]})


def test_who_was_erased_plays_on(near):
    evening = Evening(near)
    evening.erase()

    with near.socket() as line:
        room = line.hello(evening.made["code"], [evening.seat])

        assert room["chairs"][0]["yours"]
        assert ask_move(line, room)["type"] == "done"


def test_what_is_said_after_erasing_is_said_without_the_name(near):
    evening = Evening(near)
    with near.socket() as line:
        line.hello(evening.made["code"], [evening.seat])
        feeds = [feed for feed in near.service.hub.feeds.values() if feed.now]
        (feed,) = [feed for feed in feeds if feed.now.players[0].profile == evening.id]
        stale = feed.now.players[0]  # as the server knew the seat when it was last told of it
        evening.erase()

        near.run(lambda: near.service.talk.say(feed.id, "late", stale, "still here", None))

    assert NAME not in "\n".join(near.rows())


def test_whoever_did_not_hear_somebody_still_does_not(near):
    evening = Evening(near)
    with near.socket() as line:
        line.hello(evening.made["code"], [evening.rival])
        assert line.ask({"type": "mute", "key": "mute", "seat": "B", "name": NAME})["type"] == "done"

    evening.erase()
    evening.say(evening.seat, "A", "psst")

    with near.socket() as line:
        line.hello(evening.made["code"], [evening.rival])
        assert b"psst" not in b"".join(line.everything())


def test_addresses_for_notices_go_with_the_profile_that_sat_there(near):
    evening = Evening(near)
    mine, other = subscribe(near, Browser("/erased")), subscribe(near, Browser("/kept"))
    path = f"/api/rooms/{evening.made['code']}/notices"
    for contact, token in ((mine, evening.seat), (other, evening.rival)):
        answer = near.http.put(path, headers=bearer(token), json={"contact": contact, "on": True})
        assert answer.status_code == 204, answer.text
    near.http.put(path, headers=bearer(evening.seat), json={"contact": mine, "on": False})  # no seat any more

    evening.erase()

    assert near.http.get("/api/contacts", headers=bearer(mine)).status_code == 401
    assert near.http.get("/api/contacts", headers=bearer(other)).status_code == 200


def test_results_stay_and_ratings_go(near):
    evening = Evening(near)
    match = "f" * 32

    async def keep() -> None:
        async with near.service.database.write() as connection:
            over = {"match": match, "game": "douro", "players": 2, "ending": None, "rated": True, "ended": 1.0}
            await connection.execute(insert(played).values(over))
            row = {"match": match, "level": None, "rank": 1, "score": 3.0, "resigned": False}
            await connection.execute(insert(results).values(**row, seat="A", profile=evening.id, name=NAME, face=FACE))
            await connection.execute(insert(results).values(**row, seat="B", profile="0" * 32, name=TWIN, face=FACE))
            rating = {"game": "douro", "who": evening.id, "mu": 26.0, "sigma": 8.0}
            await connection.execute(insert(ratings).values(**rating, matches=1))
            step = {"match": match, "seat": "A", "rank": 1, "mu_before": 25.0, "sigma_before": 8.3, "at": 1.0}
            await connection.execute(insert(rating_steps).values(**rating, **step))

    async def kept() -> tuple[list[Any], list[Any], list[Any]]:
        async with near.service.database.read() as connection:
            ended = select(results.c.profile, results.c.name, results.c.face, results.c.rank).where(
                results.c.match == match, results.c.seat == "A"
            )
            rated = select(ratings.c.who).where(ratings.c.who == evening.id)
            steps = select(rating_steps.c.who, rating_steps.c.mu).where(rating_steps.c.match == match)
            first, second, third = [
                [tuple(row) for row in await connection.execute(one)] for one in (ended, rated, steps)
            ]
            return first, second, third

    near.run(keep)
    exported = evening.erased.ask("GET", "/export").json()
    evening.erase()

    assert [row["score"] for row in exported["results"]] == [3.0]
    assert [row["mu"] for row in exported["rating_steps"]] == [26.0]
    assert near.run(kept) == ([(None, "", None, 1)], [], [(None, 26.0)])


@pytest.mark.parametrize("whose", ["a profile", None])
def test_old_results_are_kept_as_long_as_they_are_somebodys(near, whose):
    match = uuid.uuid4().hex

    async def known(days: float) -> bool:
        await forget_profiles(near.service.database, days * DAY)
        async with near.service.database.read() as connection:
            found = select(played.c.match).where(played.c.match == match)
            return (await connection.execute(found)).one_or_none() is not None

    with near.database() as connection:
        over = (match, "douro", 2, False, 0.0)
        connection.execute("INSERT INTO played (match, game, players, rated, ended) VALUES (?, ?, ?, ?, ?)", over)
        row = (match, "A", whose, "", False)
        connection.execute("INSERT INTO results (match, seat, profile, name, resigned) VALUES (?, ?, ?, ?, ?)", row)

    assert near.run(lambda: known(364))
    assert near.run(lambda: known(366)) is (whose is not None)


def test_a_neutral_name_is_nobody_elses():
    assert neutral(0, ["B"]) == "A"
    assert neutral(1, ["A", "b", "C"]) == "D"
    assert neutral(4, ["e", "A"]) == "B"


# ---- What is kept, as a file


def test_an_export_has_all_that_is_kept_and_no_secret(near):
    evening = Evening(near)
    answer = evening.erased.ask("GET", "/export")

    told = answer.json()

    assert answer.headers["content-disposition"].startswith("attachment")
    assert (told["profile"]["name"], told["profile"]["face"]) == (NAME, FACE)
    assert [seat["name"] for seat in told["seats"]] == [NAME]
    assert [said["text"] for said in told["said"]] == ["good evening"]
    assert len(told["matches"]) == 1
    assert evening.erased.token not in answer.text
    assert evening.id not in answer.text
    assert TWIN not in answer.text


# ---- After a year


def test_a_profile_without_a_visit_for_a_year_is_erased(near):
    evening = Evening(near)

    async def known() -> bool:
        async with near.service.database.read() as connection:
            found = select(profiles.c.id).where(profiles.c.id == evening.id)
            return (await connection.execute(found)).one_or_none() is not None

    for days, kept in ((364, True), (367, False)):
        near.run(lambda days=days: forget_all(near, time.time() + days * DAY))
        assert near.run(known) is kept
    assert NAME not in "\n".join(near.rows())


async def forget_all(near: Near, now: float) -> None:
    """A few at a time, until there are none."""
    while (await forget_profiles(near.service.database, now))[0]:
        pass


def test_a_visit_is_written_down_once_a_day(near):
    somebody = Somebody(near.http)
    with near.database() as connection:
        connection.execute("UPDATE devices SET used = used - 86400")
        connection.execute("UPDATE profiles SET used = used - 86400")
    used = today = time.time() // DAY * DAY

    somebody.told()
    with near.database() as connection:
        used = connection.execute("SELECT max(used) FROM profiles").fetchone()[0]
    before = near.kept()
    somebody.told()

    assert used == today
    assert near.kept() == before


# ---- On both databases


@pytest.mark.anyio
async def test_two_workers_forget_somebody_who_plays(any_server):
    async with Client(any_server.url) as client:
        token = await client.add_profile(NAME, FACE)
        host = await client.open("douro", ["open", "open", "bot"], auto_roll=True)
        mine, other = await client.join(host.code, NAME, token), await client.join(host.code, TWIN)
        async with mine.sit() as here, other.sit() as there, host.seats().sit() as hosting:
            await host.do("POST", "start")
            for table in (here, there, hosting):
                await table.until(lambda table: table.room["status"] == "running")
            assert there.room["chairs"][0]["face"] == FACE
            seat = next(chair["seat"] for chair in here.room["chairs"] if chair["yours"])
            await here.say("hello", seat)
            await there.until(lambda table: table.talks)

            await client.erase_profile(token)

            for table in (here, there, hosting):
                await table.until(lambda table: table.room["chairs"][0]["name"] == "A")
                assert table.room["chairs"][0]["face"] is None
            assert NAME.encode() not in await client.record(there.room["match"])
            turn = None
            await here.until(lambda table: table.turn() or table.version)
            turn = here.turn()
            if turn is not None:
                await turn.choose(turn.moves[0])
        late = await client.watch(host.watch)
        async with late.sit() as onlooker:
            await onlooker.until(lambda table: table.talks)
            assert [talk["name"] for talk in onlooker.talks] == ["A"]


@pytest.mark.anyio
async def test_nobody_sits_down_under_a_profile_that_is_being_erased(any_server):
    async with Client(any_server.url) as client:
        host = await client.open("douro", ["local", "bot", "open"])
        for number in range(12):
            token = await client.add_profile(f"Racer {number}")
            joining = [client.join(host.code, f"Racer {number}", token) for _ in range(2)]
            opening = client.open("douro", ["local", "bot", "bot"], profile=token)
            told = await asyncio.gather(*joining, client.erase_profile(token), opening, return_exceptions=True)
            unexpected = [one for one in told if isinstance(one, Exception) and not isinstance(one, Refused)]
            assert unexpected == []
            assert told[2] is None, told
            await host.do("DELETE", "seats/2")
    url = any_server.database or f"sqlite:///{any_server.folder / 'estran.db'}"
    database = Database(url)
    try:
        async with database.read() as connection:
            left = select(seats.c.room).where(
                seats.c.profile.is_not(None) & seats.c.profile.not_in(select(profiles.c.id))
            )
            assert list(await connection.execute(left)) == []
    finally:
        await database.close()


@pytest.mark.anyio
async def test_two_who_block_each_other_at_once_do_not_wait_in_a_ring(any_server):
    async with Client(any_server.url) as client:
        for _ in range(6):
            tokens = [await client.add_profile(name) for name in ("Ana", "Bo")]
            host = await client.open("douro", ["open", "open", "bot"])
            for number, token in enumerate(tokens):
                await client.join(host.code, f"Player {number}", token)
            blocks = [{"room": host.code, "place": place} for place in (1, 0)]

            await asyncio.gather(
                *(
                    client.ask("POST", "/api/profile/blocks", block, token)
                    for block, token in zip(blocks, tokens, strict=True)
                )
            )

            for token in tokens:
                assert (await client.ask("GET", "/api/profile", token=token))["blocked"] == 1

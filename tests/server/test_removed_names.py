"""A host removes a name: at once and wherever the room has kept it, also while a match runs; the person plays on."""

import asyncio
import contextlib
import itertools
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from estran.client import Client
from estran.engine.game import Refused
from estran.server.room.removing import remove_name
from estran.server.store.database import Database
from estran.server.store.schema import match_seats, played, results, seats, talks
from estran.server.wire.http import NewRoom, Wish
from estran.server.wire.kinds import TalkKind, WishKind
from estran.server.wire.protocol import Room
from tests.server.near import Near, bearer, serving
from tests.server.rated import add_profiles, erase_profile, kept
from tests.server.somebody import Somebody, message
from tests.server.test_traces import rooms_on

NAME, TWIN = "Vulgarissimo", "Quintus"
FACE = 54321
NUMBERS = itertools.count(100)


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("near")) as near:
        yield near


class Evening:
    """A host who looks on, and two people and a bot in a running match: all have spoken, and one bears a name to remove."""

    def __init__(self, near: Near, *, start: bool = True) -> None:
        self.near, self.name = near, f"{NAME} {next(NUMBERS)}"
        self.rude, self.other = Somebody(near.http, self.name, FACE), Somebody(near.http, TWIN)
        self.made = near.open_room(["open", "open", "bot"], auto_roll=True)
        self.seat, self.rival = (one.join(self.made["code"])["token"] for one in (self.rude, self.other))
        if start:
            near.start(self.made)
        self.say(self.seat, "A", "good evening")
        self.say(self.rival, "B", "good evening to you")

    def say(self, token: str, seat: str, text: str) -> None:
        with self.near.socket() as line:
            line.hello(self.made["code"], [token])
            assert (
                line.ask({"type": "say", "key": text.replace(" ", "-"), "seat": seat, "text": text})["type"] == "done"
            )

    def remove(self, place: Any = 0, token: str | None = None) -> Any:
        path = f"/api/rooms/{self.made['code']}/seats/{place}/name"
        return self.near.http.delete(path, headers=bearer(token or self.made["host"]))

    def everything(self, *tokens: str) -> str:
        """All that somebody with these tokens can read of the room, in whichever way."""
        with self.near.socket() as line:
            room = line.hello(self.made["code"], tokens)
            sent = b"".join(line.everything()).decode()
        paths = [f"matches/{room['match']}/{what}" for what in ("record", "story", "moments/0")]
        told = [self.near.http.get(f"/api/{path}").text for path in [*paths, f"rooms/{self.made['code']}/matches"]]
        held = {"rooms": [{"code": self.made["code"], "tokens": [self.rival]}]}
        told.append(self.near.http.post("/api/standings", json=held).text)
        return "\n".join([repr(room), sent, *told])


def owned(near: Near, word: str) -> list[str]:
    """The tables where a word is kept."""
    return sorted({row.split(" ")[0] for row in near.rows() if word in row})


# ---- What goes, and what stays


def test_a_removed_name_is_nowhere_but_in_its_owners_profile(near):
    evening = Evening(near)
    with near.socket() as line:
        line.hello(evening.made["code"], [evening.rival])
        assert line.ask({"type": "mute", "key": "mute", "seat": "B", "name": evening.name})["type"] == "done"
    assert owned(near, evening.name) == ["devices", "match_seats", "profiles", "seats", "talks"]
    assert all(evening.name in evening.everything(*tokens) for tokens in [[], [evening.seat]])

    assert evening.remove().status_code == 204

    assert owned(near, evening.name) == ["devices", "profiles"]
    for tokens in ([], [evening.seat], [evening.rival], [evening.made["host"]]):
        assert evening.name not in evening.everything(*tokens)
    assert evening.name not in near.figures()
    assert "good evening" in evening.everything(evening.seat)


def test_everybody_is_told_at_once_whoever_they_are(near):
    evening = Evening(near)
    hellos = [
        (evening.made["code"], [evening.seat]),
        (evening.made["code"], [evening.rival]),
        (evening.made["watch"], []),
    ]
    with contextlib.ExitStack() as open_sockets:
        lines = [open_sockets.enter_context(near.socket()) for _ in hellos]
        for line, (code, tokens) in zip(lines, hellos, strict=True):
            assert line.hello(code, tokens)["chairs"][0]["unnamed"] is False

        evening.remove()

        for line in lines:
            while (room := line.until("room"))["chairs"][0][
                "name"
            ] == evening.name:  # that somebody looks on is told, too
                pass
            assert [chair["name"] for chair in room["chairs"]][:2] == ["A", TWIN]
            assert [chair["unnamed"] for chair in room["chairs"]] == [True, False, False]
            assert [chair["face"] is None for chair in room["chairs"]] == [False, False, True]


def test_whose_name_was_removed_plays_on_and_speaks_under_a_letter(near):
    evening = Evening(near)
    with near.socket() as line:
        room = line.hello(evening.made["code"], [evening.seat])
        told = line.until("update")
        feeds = [feed for feed in near.service.hub.feeds.values() if feed.now and feed.now.match.id == room["match"]]
        (feed,) = feeds
        stale = feed.now.players[0]  # as the server knew the seat when it was last told of it
        evening.remove()
        near.run(lambda: near.service.talk.say(feed.id, "late", stale, "as they knew me before", None))
        (news,) = told["news"]
        wish = {"match": room["match"], "version": told["version"], "seat": "A"}
        move = news["view"]["choices"][0]["move"]

        assert line.ask({"type": "choose", "key": "after", **wish, "move": move})["type"] == "done"
    assert owned(near, evening.name) == ["devices", "profiles"]


def test_whoever_did_not_hear_somebody_still_does_not(near):
    evening = Evening(near)
    with near.socket() as line:
        line.hello(evening.made["code"], [evening.rival])
        line.ask({"type": "mute", "key": "mute", "seat": "B", "name": evening.name})

    evening.remove()
    evening.say(evening.seat, "A", "psst")

    with near.socket() as line:
        line.hello(evening.made["code"], [evening.rival])
        assert b"psst" not in b"".join(line.everything())


def test_the_owner_keeps_profile_seat_and_words_and_finds_the_letter_in_the_export(near):
    evening = Evening(near)

    evening.remove()

    told = evening.rude.ask("GET", "/export").json()
    assert told["profile"]["name"] == evening.name
    assert [seat["name"] for seat in told["seats"]] == ["A"]
    assert [match["name"] for match in told["matches"]] == ["A"]
    assert [(said["name"], said["text"]) for said in told["said"]] == [("A", "good evening")]
    assert evening.rude.ask("GET", "/running").json()[0]["names"][:2] == ["A", TWIN]


@pytest.mark.parametrize("late", [False, True])
def test_in_others_histories_they_are_somebody_and_the_result_stays_theirs(near, late):
    evening = Evening(near)
    if not late:
        evening.remove()
    near.vote({**evening.made, "tokens": {"0": evening.seat, "1": evening.rival}}, "end", agree=True)
    if late:
        evening.remove()

    def histories() -> list[list[Any]]:
        told = [who.ask("GET", "/matches").json()["matches"] for who in (evening.rude, evening.other)]
        return [[(seat["you"], seat["name"]) for seat in match["seats"][:2]] for (match,) in told]

    assert histories() == [[(True, ""), (False, TWIN)], [(False, ""), (True, TWIN)]]
    assert owned(near, evening.name) == ["devices", "profiles"]
    assert re.search(r'"names":\["A","Quintus"', evening.everything())


def test_an_earlier_match_of_the_room_has_the_letter_too(near):
    evening = Evening(near)
    tokens = {**evening.made, "tokens": {"0": evening.seat, "1": evening.rival}}
    near.vote(tokens, "end", agree=True)
    near.vote(tokens, "rematch", agree=True)
    with near.socket() as line:
        room = line.hello(evening.made["code"], [evening.seat])
    assert room["number"] == 2

    evening.remove()

    past = near.http.get(f"/api/rooms/{evening.made['code']}/matches").json()
    names = {name for match in past for name in match["names"]}
    assert evening.name not in names
    assert "A" in names


def test_whoever_sits_down_there_next_has_a_name(near):
    evening = Evening(near, start=False)
    evening.remove()
    near.http.post(f"/api/rooms/{evening.made['code']}/leave", headers=bearer(evening.seat))

    seated = Somebody(near.http, "Cy").join(evening.made["code"])

    with near.socket() as line:
        chair = line.hello(evening.made["code"], [seated["token"]])["chairs"][seated["place"]]
    assert (chair["name"], chair["unnamed"]) == ("Cy", False)


def test_the_letter_is_nobody_elses(near):
    made = near.open_room(["open", "open", "bot"])
    for name in (NAME, "A"):
        Somebody(near.http, name).join(made["code"])

    near.http.delete(f"/api/rooms/{made['code']}/seats/0/name", headers=bearer(made["host"]))

    with near.socket() as line:
        names = [chair["name"] for chair in line.hello(made["watch"])["chairs"]]
    assert names[:2] == ["B", "A"]


def test_asking_again_changes_nothing(near):
    evening = Evening(near)
    evening.remove()
    before = near.kept()

    assert evening.remove().status_code == 204
    assert near.kept() == before


# ---- Who may


def test_nobody_but_the_host_may(near):
    evening = Evening(near)
    before = near.kept()

    for token in (evening.seat, evening.rival, evening.made["code"], "x" * 32):
        assert message(evening.remove(1, token)) == (403, "refused-host")
    assert evening.near.http.delete(f"/api/rooms/{evening.made['code']}/seats/1/name").status_code == 400
    assert near.kept() == before


def test_only_a_persons_name_is_removed(near):
    made = near.open_room(["open", "bot"], game="dorada")
    path = f"/api/rooms/{made['code']}/seats"
    answers = [near.http.delete(f"{path}/{place}/name", headers=bearer(made["host"])) for place in (0, 1, 7, "x")]

    assert [answer.status_code for answer in answers] == [409, 409, 409, 404]
    told = [answer.json()["message"] for answer in answers]
    assert told == ["people-refused-name", "people-refused-name", "refused-place", "refused-message"]


def test_who_guesses_the_hosts_token_is_counted(tmp_path):
    far = {"X-Forwarded-For": "203.0.113.7"}
    with serving(tmp_path, trust_proxy=True) as near:
        made = near.open_room(["local", "bot"], game="dorada")
        path = f"/api/rooms/{made['code']}/seats/0/name"
        told = {near.http.delete(path, headers={**bearer("x" * 32), **far}).status_code for _ in range(80)}

        assert told == {403, 429}
        assert near.http.delete(path, headers=bearer(made["host"])).status_code == 204


# ---- On the disk, and on both databases


def test_it_is_in_no_file_of_the_server_any_more(tmp_path):
    with serving(tmp_path) as near:
        made = near.open_room(["open", "open", "bot"])
        for name in (NAME, TWIN):
            near.http.post(f"/api/rooms/{made['code']}/join", json={"name": name})
        near.start(made)

        def holding() -> list[Path]:
            return [path for path in tmp_path.iterdir() if path.is_file() and NAME.encode() in path.read_bytes()]

        assert holding()
        near.http.delete(f"/api/rooms/{made['code']}/seats/0/name", headers=bearer(made["host"]))

        assert holding() == []


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """A database of its own, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'estran.db'}"
    return request.getfixturevalue("postgresql").database(f"names-{tmp_path.name}")


@pytest.mark.anyio
async def test_a_name_may_be_removed_while_its_bearer_is_erased(url):
    async with kept(url) as database:
        rooms = rooms_on(database)
        for number in range(6):
            who, match = f"profile {number}", f"match {number}"
            await add_profiles(database, who)
            made = await rooms.create(NewRoom("douro", [Wish(), Wish(), Wish(WishKind.BOT)]))
            for name in (NAME, TWIN):
                await rooms.join(made.code, name)
            async with database.write() as connection:
                room = await rooms.find(connection, made.code)
                mine = (seats.c.room == room.id) & (seats.c.place == 0)
                await connection.execute(update(seats).where(mine).values(profile=who))
                said = {"room": room.id, "kind": TalkKind.CHAT, "place": 0, "name": NAME, "text": "hello"}
                await connection.execute(insert(talks).values(**said, plies=0, key="k", at=1.0, profile=who))
                over = {"match": room.match, "game": "douro", "players": 3, "rated": False, "ended": 1.0}
                await connection.execute(insert(played).values(over))
                for seat, whose, name in (("A", who, NAME), ("B", f"another than {match}", TWIN)):
                    line = {"match": room.match, "seat": seat, "profile": whose, "name": name, "resigned": False}
                    await connection.execute(insert(results).values(line))

            removing = [remove_name(rooms, made.code, made.host, 0) for _ in range(2)]
            await asyncio.gather(*removing, erase_profile(database, who))

        async with database.read() as connection:
            for here in (seats, talks, results):
                names = set((await connection.execute(select(here.c.name))).scalars())
                assert NAME not in names
                assert names & {"A", ""}
            assert set((await connection.execute(select(seats.c.unnamed).where(seats.c.place == 0))).scalars()) == {
                True
            }


@pytest.mark.anyio
async def test_two_workers_forget_a_name_while_its_bearer_plays(any_server):
    async with Client(any_server.url) as client:
        token = await client.add_profile("Ana", FACE)
        host = await client.open("douro", ["open", "open", "bot"], auto_roll=True)
        mine, other = await client.join(host.code, NAME, token), await client.join(host.code, TWIN)
        async with mine.sit() as here, other.sit() as there, host.seats().sit() as hosting:
            await host.do("POST", "start")
            for table in (here, there, hosting):
                await table.until(lambda table: table.room["status"] == "running")
            await here.say("hello", next(chair["seat"] for chair in here.room["chairs"] if chair["yours"]))
            await there.until(lambda table: table.talks)

            await host.remove_name(0)

            for table in (here, there, hosting):
                await table.until(lambda table: table.room["chairs"][0]["unnamed"])
                assert table.room["chairs"][0]["name"] == "A"
            assert NAME.encode() not in await client.record(there.room["match"])
            with pytest.raises(Refused):
                await other.do("DELETE", "seats/0/name")
        async with (await client.watch(host.watch)).sit() as onlooker:
            await onlooker.until(lambda table: table.talks)
            assert [talk["name"] for talk in onlooker.talks] == ["A"]
    assert NAME not in any_server.log
    database = Database(any_server.database or f"sqlite:///{any_server.folder / 'estran.db'}")
    try:
        async with database.read() as connection:
            for kept_in in (seats, match_seats, talks, results):
                assert list(await connection.execute(select(kept_in).where(kept_in.c.name == NAME))) == []
    finally:
        await database.close()


def test_what_is_told_of_it_is_no_more_than_that(near):
    evening = Evening(near)
    evening.remove()
    with near.socket() as line:
        room = line.hello(evening.made["watch"])

    assert set(room) - {"type"} == set(Room.__struct_fields__)
    assert evening.made["host"] not in evening.everything()

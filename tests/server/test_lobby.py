"""The lobby: what it tells and when, and people who are seated there with whoever comes."""

import asyncio
import os
import random
import secrets
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert
from websockets.sync.client import connect

from estran.client import Client
from estran.engine.game import Refused
from estran.server.feeds import lobby as feed
from estran.server.match.tokens import hash_of
from estran.server.room import seekers
from estran.server.room.labels import WORDS, label_of
from estran.server.room.seekers import PATIENCE, names_apart, tables
from estran.server.store.rows import WaitingRow
from estran.server.store.schema import blocks, devices, profiles
from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker
from tests.server.near import Line, Near, eventually, serving
from tests.server.serving import serving as serving_one
from tests.server.serving import serving_many

pytestmark = pytest.mark.anyio
PUBLIC = {"public": True}
ROUNDS = max(
    1, int(os.environ.get("ESTRAN_REPEATS", "10")) // 10
)  # of kills while people seek; `make soak` asks for twenty


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    """A server in this process."""
    with serving(tmp_path_factory.mktemp("near")) as near:
        yield near


@contextmanager
def visiting(near: Near, address: str | None = None):
    """Somebody in the lobby."""
    with near.socket(headers={"X-Forwarded-For": address} if address else None) as line:
        line.send({"type": "lobby"})
        yield line


def wish(token: str | None = None, **more: Any) -> dict[str, Any]:
    """What somebody sends who wants to play with whoever comes."""
    token = token or secrets.token_urlsafe(24)
    usual = {"name": "Ana", "games": ["douro"], "sizes": [3]}
    return {"type": "seek", "key": "seek", "token": token, **usual, **more}


def codes(told: dict[str, Any]) -> set[str]:
    return {room["code"] for room in told["rooms"]}


def until_told(line: Line, condition) -> dict[str, Any]:
    """The lobby, as soon as it is told to be so."""
    while not condition(told := line.until("lobby")):
        pass
    return told


def waiting_in(near: Near) -> int:
    with near.database() as database:
        return int(database.execute("SELECT count(*) FROM waiting WHERE room IS NULL").fetchone()[0])


# ---- What there is


def test_a_room_appears_and_vanishes_without_being_asked_for(near):
    with visiting(near) as line:
        line.until("lobby")
        made = near.open_room(["open", "bot", "bot"], **PUBLIC)
        with near.socket() as host:
            host.hello(made["code"], [made["host"]])
            told = until_told(line, lambda told: made["code"] in codes(told))
            (room,) = [room for room in told["rooms"] if room["code"] == made["code"]]

            assert (room["open"], room["players"], room["slow"]) == (1, 3, False)

            near.http.post(f"/api/rooms/{made['code']}/join", json={"name": "Bo"})
            told = until_told(line, lambda told: made["code"] not in codes(told))

            assert made["watch"] not in {table["watch"] for table in told["tables"]}  # it has not begun


def test_a_public_match_can_be_looked_on_at_and_a_private_one_is_not_told(near):
    public = near.open_room(["local", "bot", "bot"], **PUBLIC)
    private = near.open_room(["local", "bot", "bot"])
    with near.socket() as ana, near.socket() as bo, visiting(near) as line:
        ana.hello(public["code"], [public["host"], *public["tokens"].values()])
        bo.hello(private["code"], [private["host"], *private["tokens"].values()])
        near.start(private)
        near.start(public)
        ana.everything()  # gives a sign of life
        told = until_told(line, lambda told: public["watch"] in {table["watch"] for table in told["tables"]})

        assert private["watch"] not in msgspec.json.encode(told).decode()
        assert public["code"] not in msgspec.json.encode(told).decode()  # who looks on does not learn what opens seats


def test_a_slow_room_that_lacks_somebody_is_marked(near):
    made = near.open_room(["open", "bot", "bot"], move_time=86400, **PUBLIC)
    with near.socket() as host, visiting(near) as line:
        host.hello(made["code"], [made["host"]])
        told = until_told(line, lambda told: made["code"] in codes(told))

        assert [room["slow"] for room in told["rooms"] if room["code"] == made["code"]] == [True]


def test_only_a_change_is_told(near):
    with visiting(near) as line:
        line.until("lobby")
        made = near.open_room(["open", "bot", "bot"])
        with near.socket() as host:
            host.hello(made["code"], [made["host"]])
        looked = near.service.lobby._looked
        eventually(lambda: near.service.lobby._looked > looked + 2 * feed.LOOK)

        assert not any(b'"lobby"' in text for text in line.everything())


def test_what_the_lobby_tells_does_not_depend_on_secret_choices_whispers_or_who_is_away(near):
    made = near.open_room(["local", "local", "bot"], **PUBLIC)
    tokens = list(made["tokens"].values())
    with near.socket() as ana, near.socket() as bo, visiting(near) as line:
        room = ana.hello(made["code"], tokens[:1])
        near.start(made)
        seats = {chair["place"]: chair["seat"] for chair in room["chairs"]}
        bo.hello(made["code"], tokens[1:])
        update = bo.until("update")
        ana.everything()
        until_told(line, lambda told: made["watch"] in {table["watch"] for table in told["tables"]})
        at = {"match": room["match"], "version": update["version"], "seat": seats[1]}

        for number, move in enumerate(("7", "4", "6")):
            assert bo.ask({"type": "choose", "key": f"c{number}", "move": move, **at})["type"] == "done"
        said = {"type": "say", "key": "w", "text": "psst", "seat": seats[1], "to": seats[0]}
        assert bo.ask(said)["type"] == "done"
        bo.socket.close()
        looked = near.service.lobby._looked
        eventually(lambda: near.service.lobby._looked > looked + 2 * feed.LOOK)

        assert not any(b'"lobby"' in text for text in line.everything())


def test_a_visitor_of_the_lobby_enters_no_room_and_the_other_way_round(near):
    made = near.open_room(["open", "bot", "bot"])
    with visiting(near) as line:
        line.until("lobby")

        assert line.hello(made["code"])["message"] == "refused-hello-again"
        assert line.ask({"type": "lobby"})["message"] == "refused-hello-again"
    with near.socket() as line:
        assert line.ask(wish())["message"] == "refused-hello-first"
        line.hello(made["code"])

        assert line.ask({"type": "lobby"})["message"] == "refused-hello-again"


# ---- Two words for a room


def test_a_room_has_the_same_two_words_for_everybody_and_everywhere(near):
    made = near.open_room(["open", "local", "bot"], **PUBLIC)
    with near.socket() as host, near.socket() as onlooker, visiting(near) as line:
        label = host.hello(made["code"], [made["host"], *made["tokens"].values()])["label"]
        told = until_told(line, lambda told: made["code"] in codes(told))
        held = [{"code": made["code"], "tokens": list(made["tokens"].values())}]
        (standing,) = near.http.post("/api/standings", json={"rooms": held}).json()

        assert onlooker.hello(made["watch"])["label"] == label
        assert [room["label"] for room in told["rooms"] if room["code"] == made["code"]] == [label]
        assert standing["label"] == label


def test_labels_are_spread_over_all_words():
    luck = random.Random("labels")
    labels = [label_of(f"{luck.getrandbits(128):032x}") for _ in range(20 * WORDS)]

    assert {first for first, _ in labels} == {second for _, second in labels} == set(range(WORDS))
    assert len(set(labels)) > 10 * WORDS  # and the second word does not follow from the first


# ---- Who sits with whom


def seeker(number: int, since: float = 0.0, **wishes: Any) -> WaitingRow:
    usual: dict[str, Any] = {"name": f"P{number}", "games": ["douro"], "sizes": [3], "slow": False, "profile": None}
    place = {"id": f"{number:064}", "socket": "", "since": since + number / 1000, "seen": since, "room": None}
    return WaitingRow(**{**usual, **place, "place": None, **wishes})


def seated(people: list[WaitingRow], now: float = 100.0, strangers=()) -> list[tuple[str, str]]:
    found = tables(people, {frozenset(pair) for pair in strangers}, now)
    return [(table.game, " ".join(one.name for one in table.people)) for table in found]


def test_whoever_has_waited_longest_is_seated_first():
    assert seated([seeker(number) for number in range(7)]) == [("douro", "P0 P1 P2"), ("douro", "P3 P4 P5")]


def test_nobody_is_seated_at_a_size_a_game_or_a_pace_that_they_did_not_wish_for():
    people = [
        seeker(0, sizes=[3, 4]),
        seeker(1, sizes=[4, 5]),
        seeker(2, games=["dorada"]),
        seeker(3, slow=True),
        seeker(4),
        seeker(5),
    ]

    assert seated(people) == [("douro", "P0 P4 P5")]


def test_the_largest_table_is_filled_that_everybody_agrees_to():
    people = [seeker(number, sizes=[2, 3, 4, 5], games=["dolores", "douro"]) for number in range(4)]

    assert seated(people) == [("dolores", "P0 P1 P2 P3")]


def test_a_table_that_could_grow_waits_for_a_moment_and_one_that_cannot_does_not():
    growing = [seeker(number, 100.0, sizes=[3, 4]) for number in range(3)]

    assert seated(growing, 100.5) == []
    assert seated(growing, 101 + PATIENCE) == [("douro", "P0 P1 P2")]
    assert seated([*growing, seeker(3, 100.0, sizes=[4])], 100.5) == [("douro", "P0 P1 P2 P3")]
    assert seated([*growing[:2], seeker(3, 100.0)], 100.5) == [("douro", "P0 P1 P3")]


def test_a_size_that_the_game_does_not_have_is_not_filled():
    assert seated([seeker(number, sizes=[2]) for number in range(2)]) == []


def test_who_has_blocked_somebody_does_not_meet_them_and_nobody_meets_themselves():
    people = [seeker(number, profile=profile) for number, profile in enumerate("abacd")]

    assert seated(people) == [("douro", "P0 P1 P3")]
    assert seated(people, strangers=["ab"]) == [("douro", "P0 P3 P4")]
    assert seated(people, strangers=["ba", "ca"]) == [("douro", "P1 P3 P4")]


def test_two_of_one_name_are_told_apart():
    people = [seeker(0, name="Ana"), seeker(1, name="ana"), seeker(2, name="x" * 40), seeker(3, name="X" * 40)]

    assert names_apart(people) == ["Ana", "ana 2", "x" * 40, "X" * 38 + " 2"]
    assert names_apart([seeker(number, name="Player 1") for number in range(3)]) == ["Player 1", "Player 2", "Player 3"]


# ---- Being seated


def test_three_who_seek_are_seated_together_and_their_match_begins(near):
    with ExitStack() as stack:
        lines = [stack.enter_context(visiting(near)) for _ in range(3)]
        wishes = [wish(name=name) for name in ("Ana", "Bo", "Ana")]
        for line, one in zip(lines, wishes, strict=True):
            assert line.ask(one)["type"] == "done"
        seats = [line.until("seated") for line in lines]

        assert [seat["name"] for seat in seats] == ["Ana", "Bo", "Ana 2"]
        assert {seat["code"] for seat in seats} == {seats[0]["code"]}
        assert {seat["place"] for seat in seats} == {0, 1, 2}
        for seat, one in zip(seats, wishes, strict=True):
            with near.socket() as table:
                room = table.hello(seat["code"], [one["token"]])

                assert [chair["place"] for chair in room["chairs"] if chair["yours"]] == [seat["place"]]
                assert (room["status"], room["public"], room["host"]) != ("seating", True, True)
                assert room["status"] in ("promises", "words", "running")
        assert near.http.post(f"/api/rooms/{seats[0]['code']}/join", json={"name": "Eve"}).status_code == 409


def test_whoever_goes_while_waiting_is_never_seated(near):
    with visiting(near) as ana, visiting(near) as bo:
        with visiting(near) as gone:
            gone.ask(wish())
            assert waiting_in(near) == 1
        eventually(lambda: waiting_in(near) == 0)
        for line in (ana, bo):
            line.ask(wish())
        with visiting(near) as cem:
            cem.ask(wish(name="Cem"))
            seats = [line.until("seated") for line in (ana, bo, cem)]

        assert len({seat["place"] for seat in seats}) == 3
        assert waiting_in(near) == 0


def test_whoever_stops_is_not_seated_and_may_seek_something_else(near):
    with visiting(near) as ana, visiting(near) as bo:
        ana.ask(wish(sizes=[4]))
        assert ana.ask({"type": "stop", "key": "stop"})["type"] == "done"
        assert waiting_in(near) == 0
        ana.ask(wish(games=["dorada"], sizes=[4]))
        ana.ask(wish(games=["dorada"], sizes=[2]))  # instead of what was wished for before
        assert waiting_in(near) == 1
        bo.ask(wish(name="Bo", games=["dorada"], sizes=[2]))

        assert ana.until("seated")["code"] == bo.until("seated")["code"]


def test_whoever_comes_back_with_the_same_token_is_told_of_the_seat_and_has_only_one(near):
    again = wish(games=["dorada"], sizes=[2])
    with visiting(near) as bo:
        with visiting(near) as ana:
            ana.ask(again)
            bo.ask(wish(name="Bo", games=["dorada"], sizes=[2]))
            seat = ana.until("seated")
        with visiting(near) as ana:
            ana.send(again)

            assert ana.until("seated") == seat
        assert waiting_in(near) == 0


def test_a_second_window_of_the_same_seeker_waits_in_its_place(near):
    again = wish(games=["dorada"], sizes=[2])
    with visiting(near) as ana, visiting(near) as bo:
        with visiting(near) as before:
            before.ask(again)
            ana.ask(again)
        assert ana.everything() is not None
        assert waiting_in(near) == 1
        bo.ask(wish(name="Bo", games=["dorada"], sizes=[2]))

        assert ana.until("seated")["code"] == bo.until("seated")["code"]


def test_after_a_seat_another_one_may_be_sought_at_the_same_socket(near):
    two: dict[str, Any] = {"games": ["dorada"], "sizes": [2]}
    with visiting(near) as ana, visiting(near) as bo:
        codes = []
        for _ in range(2):
            for line in (ana, bo):
                assert line.ask(wish(**two))["type"] == "done"
            codes.append((ana.until("seated")["code"], bo.until("seated")["code"]))

        assert codes[0] != codes[1]
        assert all(mine == theirs for mine, theirs in codes)


def test_seekers_are_counted_for_everybody(near):
    with visiting(near) as line, visiting(near) as ana:
        ana.ask(wish())
        assert until_told(line, lambda told: told["seeking"] == 1)
        ana.socket.close()
        assert until_told(line, lambda told: told["seeking"] == 0)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": ["chess"]}, "refused-game"),
        ({"sizes": [2]}, "refused-players"),
        ({"name": "\u200b"}, "refused-name-empty"),
        ({"token": "short"}, "refused-message"),
        ({"sizes": []}, "refused-message"),
    ],
)
def test_a_wish_that_cannot_come_true_is_refused(near, wrong, message):
    with visiting(near) as line:
        assert line.ask({**wish(), **wrong})["message"] == message
        assert waiting_in(near) == 0


def test_a_socket_that_is_silent_is_not_seated(near, monkeypatch):
    with visiting(near) as silent, visiting(near) as bo:
        silent.ask(wish(games=["dorada"], sizes=[2]))
        monkeypatch.setattr(feed, "HEARD", -1.0)  # nobody was heard lately
        monkeypatch.setattr(seekers, "STALE", 0.0)
        bo.ask(wish(name="Bo", games=["dorada"], sizes=[2]))
        looked = near.service.lobby._looked
        eventually(lambda: near.service.lobby._looked > looked + feed.LOOK)

        assert not any(b"seated" in text for text in (*silent.everything(), *bo.everything()))
        monkeypatch.undo()
        assert silent.until("seated")["code"] == bo.until("seated")["code"]


def test_profiles_that_have_blocked_each_other_are_not_seated_together(near):
    tokens = [secrets.token_urlsafe(24) for _ in range(3)]

    async def meet() -> None:
        async with near.service.database.write() as connection:
            for number, token in enumerate(tokens):
                usual = {"name": "", "face": 0, "language": "en", "pace": "usual", "created": 0, "used": 0}
                await connection.execute(insert(profiles).values(id=f"p{number}", **usual))
                device = {"id": f"d{number}", "profile": f"p{number}", "token": hash_of(token), "name": ""}
                await connection.execute(insert(devices).values(**device, created=0, used=0))
            await connection.execute(insert(blocks).values(profile="p1", blocked="p0", at=0))

    near.run(meet)
    two: dict[str, Any] = {"games": ["dorada"], "sizes": [2]}
    with ExitStack() as stack:
        lines = [stack.enter_context(visiting(near)) for _ in range(3)]
        for line, token in zip(lines, tokens, strict=True):
            line.ask(wish(profile=token, **two))
        first, second = lines[0].until("seated"), lines[2].until("seated")

        assert first["code"] == second["code"]
        assert waiting_in(near) == 1
        with near.database() as database:
            sat = database.execute(
                "SELECT profile FROM seats JOIN rooms ON rooms.id = room WHERE code = ?", [first["code"]]
            )
            assert {profile for (profile,) in sat} == {"p0", "p2"}


def test_a_profile_has_one_place_in_the_line_so_that_nobody_is_crowded_out_by_it(near, monkeypatch):
    monkeypatch.setattr(seekers, "MOST", 4)
    token = near.http.post("/api/profiles", json={"name": "Many", "face": 1, "device": "phone"}).json()["token"]
    with ExitStack() as stack:
        windows = [stack.enter_context(visiting(near)) for _ in range(6)]
        for line in windows:  # of which none can be seated with another
            assert line.ask(wish(profile=token, games=["dorada"], sizes=[2]))["type"] == "done"
        people = [stack.enter_context(visiting(near)) for _ in range(3)]
        for line in people:
            line.ask(wish())

        assert len({line.until("seated")["code"] for line in people}) == 1
        with visiting(near) as other:
            other.ask(wish(games=["dorada"], sizes=[2]))
            assert other.until("seated")["code"] == windows[0].until("seated")["code"]


def test_few_of_one_address_wait_at_the_same_time(tmp_path, monkeypatch):
    monkeypatch.setattr("estran.server.feeds.limits.SEEKING_OF_ADDRESS", 2)
    with serving(tmp_path, trust_proxy=True) as near, ExitStack() as stack:
        lines = [stack.enter_context(visiting(near, "192.0.2.1")) for _ in range(3)]
        answers = [line.ask(wish(sizes=[5])) for line in lines]

        assert [answer["type"] for answer in answers] == ["done", "done", "error"]
        with visiting(near, "192.0.2.2") as other:
            assert other.ask(wish(sizes=[5]))["type"] == "done"
        lines[0].ask({"type": "stop", "key": "stop"})
        assert lines[2].ask(wish(sizes=[5]))["type"] == "done"


def test_wishes_of_one_address_are_limited(tmp_path):
    with serving(tmp_path, trust_proxy=True) as near, visiting(near, "192.0.2.1") as line:
        answers = [line.ask(wish(sizes=[5]))["type"] for _ in range(40)]

        assert answers[:30] == ["done"] * 30
        assert answers[-1] == "error"


def test_who_did_not_come_back_is_forgotten(near, monkeypatch):
    with visiting(near) as ana, visiting(near) as bo:
        for line in (ana, bo):
            line.ask(wish(games=["dorada"], sizes=[2]))
            line.everything()
        ana.until("seated")
    monkeypatch.setattr(seekers, "KEPT", -1.0)
    near.run(near.service.lobby.seekers.forget)

    with near.database() as database:
        assert database.execute("SELECT count(*) FROM waiting").fetchone() == (0,)


# ---- From programs, with several workers, and when one is killed


async def test_programs_are_seated_with_whoever_comes_at_whichever_worker(any_server):
    async with Client(any_server.url) as client:
        wishes = [("Ana", [3, 4]), ("Bo", [4, 5]), ("Cem", [3, 4]), ("Dia", [4])]
        async with asyncio.timeout(60):
            found = await asyncio.gather(*(client.join_any(name, ["douro"], sizes) for name, sizes in wishes))

        assert len({seat.code for seat in found}) == 1
        for seat in found:
            async with seat.sit() as table:
                mine = [chair["name"] for chair in table.room["chairs"] if chair["yours"]]
                assert len(mine) == 1
                assert len(table.room["chairs"]) == 4


async def test_many_who_seek_at_once_are_each_seated_once(any_server):
    async with Client(any_server.url) as client:
        seeking = (client.join_any(f"P{number}", ["dorada"], [2]) for number in range(12))
        async with asyncio.timeout(120):
            found = await asyncio.gather(*seeking)
        tables = [(await client.ask("POST", "/api/standings", {"rooms": [held]}))[0] for held in map(held_by, found)]

    assert len({seat.code for seat in found}) == 6
    assert sorted(name for table in tables for name in table["names"]) == sorted(
        f"P{n}" for n in range(12) for _ in "ab"
    )


def held_by(seat: Any) -> dict[str, Any]:
    return {"code": seat.code, "tokens": seat.tokens}


async def test_what_is_refused_is_raised(any_server):
    async with Client(any_server.url) as client:
        with pytest.raises(Refused) as refused:
            await client.join_any("Ana", ["douro"], [2])

        assert refused.value.message == "refused-players"
        assert isinstance(await client.lobby(), list)


@pytest.mark.slow
@pytest.mark.soak
async def test_a_worker_that_is_killed_seats_nobody_twice_and_leaves_no_ghost(tmp_path, postgresql, redis):
    with serving_many(tmp_path, postgresql, redis) as server:
        async with Client(server.url) as client:
            for _ in range(ROUNDS):
                await seek_through_kills(server, client)


async def seek_through_kills(server: Any, client: Client) -> None:
    """Four wait while both workers are killed; with the fifth they are one table."""
    async with asyncio.TaskGroup() as group:
        waiting = [group.create_task(client.join_any(f"P{number}", ["douro"], [5])) for number in range(4)]
        await asyncio.to_thread(until_seeking, server, 4)
        await asyncio.to_thread(server.kill_worker, 0)  # some of them lose the connection, and come back
        await asyncio.to_thread(server.kill_worker, 1)
        waiting.append(group.create_task(client.join_any("P4", ["douro"], [5])))
        async with asyncio.timeout(120):
            found = await asyncio.gather(*waiting)
        (standing,) = await client.ask("POST", "/api/standings", {"rooms": [held_by(found[0])]})

    assert len({seat.code for seat in found}) == 1
    assert sorted(standing["names"]) == [f"P{number}" for number in range(5)]


def until_seeking(server: Any, number: int) -> None:
    """Wait until the lobby counts so many who seek."""
    with connect(server.url.replace("http", "ws", 1) + "/ws") as socket:
        line = Line(socket)
        line.send({"type": "lobby"})
        until_told(line, lambda told: told["seeking"] == number)


async def test_whoever_was_told_of_a_seat_has_it_after_a_kill(tmp_path):
    with serving_one(tmp_path) as server:
        async with Client(server.url) as client:
            found = await asyncio.gather(*(client.join_any(name, ["dorada"], [2]) for name in ("Ana", "Bo")))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

            for seat in found:
                async with seat.sit() as table:
                    assert sum(chair["yours"] for chair in table.room["chairs"]) == 1


# ---- The words open nothing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_words_of_a_room_open_nothing(near, language):
    made = near.open_room(["open", "bot", "bot"], **PUBLIC)
    with near.socket() as host:
        first, second = host.hello(made["code"], [made["host"]])["label"]
        say = speaker(language).say
        lists = [say(f"label-{which}").split(", ") for which in ("first", "second")]
        words = say("label-both", first=lists[0][first], second=lists[1][second])

        assert [len(words) for words in lists] == [len(set(words)) for words in lists] == [WORDS, WORDS]
        for code in (words, words.replace(" ", ""), f"{first}-{second}", f"{first}{second}"):
            assert near.http.post(f"/api/rooms/{code}/join", json={"name": "Eve"}).status_code in (400, 404)
            with near.socket() as line:
                assert line.hello(code[:16].ljust(4))["message"] == "refused-room"

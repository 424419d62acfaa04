"""Rooms: who comes in, who may do what, and what becomes of a seat; on SQLite, and on two workers with PostgreSQL."""

import random
import time
from contextlib import ExitStack
from typing import Any

import pytest

from estran.client import Client, Seat
from estran.engine.game import Refused
from estran.server.room.presence import OwnPresence, Presence, SharedPresence
from estran.server.settings import Times
from estran.server.store.news import meeting_place
from tests.server import near as nearby
from tests.server.players import BACK, Company, company, turn_of, vote

pytestmark = pytest.mark.anyio


@pytest.fixture
async def client(any_server):
    async with Client(any_server.url) as client:
        yield client


def friends(server, game="douro", **wishes):
    return company(server.url, game, random.Random(f"rooms {game}"), **wishes)


async def refusal(asking) -> str:
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.message


def chair(people: Company, place: int, looker: int = 0) -> Any:
    return people.tables[looker].room["chairs"][place]


# ---- Coming in


async def test_a_public_room_is_in_the_lobby_while_somebody_is_there_and_a_seat_is_free(client):
    room = await client.open("douro", ["open", "bot", "bot"], public=True)

    assert room.code not in {line["code"] for line in await client.ask("GET", "/api/rooms")}

    async with room.seats().sit(back=BACK):
        assert room.code in {line["code"] for line in await client.ask("GET", "/api/rooms")}

        await client.join(room.code, "Ana")

        assert room.code not in {line["code"] for line in await client.ask("GET", "/api/rooms")}


@pytest.mark.parametrize("shared", [False, True])
async def test_one_address_has_few_rooms_in_the_lobby(tmp_path, request, monkeypatch, shared):
    monkeypatch.setattr("estran.server.feeds.limits.SHOWN_OF_ADDRESS", 2)
    far = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in (1, 2)]
    redis = {"redis": request.getfixturevalue("redis").url} if shared else {}
    with nearby.serving(tmp_path, trust_proxy=True, **redis) as near, ExitStack() as stack:
        shown, code = dict[int, list[str]](), ""
        for number, address in enumerate([*far, *far[:1] * 3]):
            made = near.open_room(["open", "bot", "bot"], public=True)
            line = stack.enter_context(near.socket(headers=address))
            line.hello(made["code"], [made["host"]])
            onlooker = stack.enter_context(near.socket(headers=far[1]))
            onlooker.hello(made["watch"])  # who does not belong there, and keeps no room in the lobby
            line.everything()
            shown[number], code = [one["code"] for one in near.http.get("/api/rooms").json()], made["code"]

        assert [len(codes) for codes in shown.values()] == [1, 2, 3, 3, 3]
        assert code not in shown[4]
        assert set(shown[1]) <= set(shown[4])


async def test_a_private_room_is_not_in_the_lobby(client):
    room = await client.open("douro", ["open", "bot", "bot"])

    assert room.code not in {line["code"] for line in await client.ask("GET", "/api/rooms")}


async def test_one_joins_by_a_code_in_small_letters_too(client):
    room = await client.open("douro", ["open", "bot", "bot"])

    seat = await client.join(room.code.lower(), "Ana")

    assert len(seat.tokens) == 1


async def test_a_code_that_nobody_gave_opens_nothing(client):
    assert await refusal(client.join("ZZZZZZZZ", "Ana")) == "refused-room"


async def test_the_watch_code_lets_one_look_but_not_sit(any_server, client):
    room = await client.open("douro", ["open", "bot", "bot"])

    assert await refusal(client.join(room.watch, "Ana")) == "refused-room-locked"
    async with Seat(client, room.watch, []).sit(back=BACK) as table:
        assert table.room["code"] is None
        assert not any(chair["yours"] for chair in table.room["chairs"])


async def test_a_full_room_takes_nobody_in(client):
    room = await client.open("douro", ["bot", "bot", "bot"])

    assert await refusal(client.join(room.code, "Ana")) == "refused-room-full"


async def test_a_name_is_taken_once(client):
    room = await client.open("douro", ["open", "open", "bot"])
    await client.join(room.code, "Ana")

    assert await refusal(client.join(room.code, "ANA")) == "refused-name-taken"


async def test_a_locked_room_takes_nobody_in_until_it_is_unlocked(client):
    room = await client.open("douro", ["open", "bot", "bot"])
    await room.do("PUT", "lock", {"on": True})

    assert await refusal(client.join(room.code, "Ana")) == "refused-room-locked"

    await room.do("PUT", "lock", {"on": False})

    assert (await client.join(room.code, "Ana")).tokens


async def test_what_cannot_be_played_is_not_opened(client):
    assert await refusal(client.open("dorada", ["open"] * 5)) == "refused-players"
    assert await refusal(client.open("chess", ["open"] * 2)) == "refused-game"
    assert await refusal(client.open("douro", ["open"] * 3, options={"speed": 2})) == "refused-option"


# ---- What the host may do


async def test_only_the_host_may_start(client):
    room = await client.open("douro", ["open", "bot", "bot"])
    seat = await client.join(room.code, "Ana")

    assert await refusal(seat.do("POST", "start")) == "refused-host"


async def test_a_match_starts_when_every_seat_is_taken(client):
    room = await client.open("douro", ["open", "bot", "bot"])

    assert await refusal(room.do("POST", "start")) == "refused-seats-open"


async def test_a_match_starts_once(any_server):
    async with friends(any_server) as people:
        await people.start()

        assert await refusal(people.host.do("POST", "start")) == "refused-started"
        assert await refusal(vote(people.players[0].table, "rematch")) == "refused-not-over"


async def test_a_player_who_is_removed_before_the_start_looks_on(any_server):
    async with friends(any_server) as people:
        removed = people.players[1].table
        await people.host.do("DELETE", "seats/1")
        await removed.until(lambda table: table.room["chairs"][1]["kind"] == "open")

        assert not any(chair["yours"] for chair in removed.room["chairs"])


async def test_a_host_neither_replaces_nor_removes_a_person_who_is_present_in_play(any_server):
    async with friends(any_server) as people:
        await people.start()
        ana, bo, _ = (player.table for player in people.players)
        await ana.until(lambda table: table.turn())
        await ana.choose("A", turn_of(ana).moves[0])
        assert await refusal(people.host.do("PUT", "seats/1", {"level": "random"})) == "refused-level-weak"
        assert await refusal(people.host.do("PUT", "seats/1", {"level": "expert"})) == "refused-present"
        assert await refusal(people.host.do("DELETE", "seats/1")) == "refused-present"
        await bo.until(lambda table: table.turn())

        assert not chair(people, 1)["stand_in"]
        await bo.choose("B", turn_of(bo).moves[0])


async def test_before_the_start_a_person_who_is_present_may_be_removed_but_not_replaced(any_server):
    async with friends(any_server) as people:
        assert await refusal(people.host.do("PUT", "seats/1", {"level": "normal"})) == "refused-present"
        await people.host.do("DELETE", "seats/1")
        await people.onlooker.until(lambda table: table.room["chairs"][1]["kind"] == "open")


@pytest.mark.parametrize("shared", [False, True])
async def test_signs_of_life_are_remembered_and_a_fresh_start_takes_nobody_for_absent(shared, request, monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(time, "time", lambda: now[0])
    one: Presence
    other: Presence
    if shared:
        redis = meeting_place(request.getfixturevalue("redis").url)
        await redis.flushdb()
        one, other = SharedPresence(redis, 30), SharedPresence(redis, 30)
    else:
        one = other = OwnPresence(30)
    assert await other.silence("r", "0") == 0
    now[0] += 100
    await one.seen("r", "1", "watch-1")
    await one.seen("r")
    now[0] += 29
    assert await other.here("r") == {"1", "watch-1"}
    await other.gone("r", "watch-1")
    await other.gone("nowhere", "watch-1")
    assert await one.here("r") == {"1"}
    now[0] += 31

    assert await other.here("r") == set()
    assert await other.silence("r", "1") == 60
    assert await other.silence("r", "0") == 160
    await one.seen("r", "1")
    await one.left("r", "1")
    await one.seen("r", "2")
    assert await other.here("r") == {"2"}
    assert await other.silence("r", "1") >= 1800  # who says so is gone at once
    if shared:
        await redis.aclose()
        assert await SharedPresence(meeting_place("redis://127.0.0.1:1"), 30).silence("r", "1") == 0  # nobody can tell


async def test_a_bots_seat_without_an_owner_cannot_be_given_back_in_play(any_server):
    async with friends(any_server, people=2, bots=1) as people:
        await people.start()

        assert await refusal(people.host.do("PUT", "seats/2", {"level": None})) == "refused-bot-needed"


async def test_places_and_levels_that_do_not_exist_are_refused(client):
    room = await client.open("douro", ["open", "bot", "bot"])

    assert await refusal(room.do("DELETE", "seats/7")) == "refused-place"
    assert await refusal(room.do("PUT", "seats/0", {"level": "genius"})) == "refused-level"


# ---- Leaving, moving, sharing a seat


async def test_who_leaves_before_the_start_frees_the_seat(any_server):
    async with friends(any_server) as people:
        await people.players[2].table.seat.do("POST", "leave")
        await people.onlooker.until(lambda table: table.room["chairs"][2]["kind"] == "open")

        assert chair(people, 2, looker=3)["name"] == ""


async def test_a_rematch_has_the_same_people_one_seat_further(any_server):
    async with friends(any_server) as people:
        await people.play()
        await people.rematch()

        letters = {chair["name"]: chair["seat"] for chair in people.onlooker.room["chairs"]}

        assert letters == {"Player 0": "C", "Player 1": "A", "Player 2": "B"}
        assert people.onlooker.room["number"] == 2

        await people.play()


async def test_a_ticket_moves_a_seat_once_and_the_old_token_is_worth_nothing(any_server):
    async with friends(any_server) as people:
        old = people.players[0].table
        ticket = await old.seat.do("POST", "ticket")
        moved = await people.client.ask("POST", f"/api/rooms/{people.host.code}/move", ticket)
        again = people.client.ask("POST", f"/api/rooms/{people.host.code}/move", ticket)

        assert await refusal(again) == "refused-ticket"
        assert await refusal(old.seat.do("POST", "ticket")) == "refused-token"
        async with Seat(people.client, people.host.code, [moved["token"]]).sit(back=BACK) as new:
            await people.start()
            await new.until(lambda table: table.turn())
            await old.until(lambda table: table.version and None in table.chairs)

            assert old.turn() is None
            assert await refusal(old.choose("A", turn_of(new).moves[0])) == "refused-token"
            await turn_of(new).choose(turn_of(new).moves[0])


def test_nobody_is_told_that_somebody_asks_for_a_ticket(tmp_path):
    with nearby.serving(tmp_path, times=Times(present=3600, poll=3600)) as near, near.socket() as onlooker:
        made = near.open_room(["local", "local", "local"])
        onlooker.hello(made["watch"])
        near.run(lambda: near.service.hub.refresh(next(iter(near.service.hub.feeds)), presence=True))
        onlooker.everything()
        asked = near.http.post(f"/api/rooms/{made['code']}/ticket", headers=nearby.bearer(made["tokens"]["0"]))
        near.run(lambda: near.service.hub.refresh(next(iter(near.service.hub.feeds)), presence=True))

        assert asked.status_code == 201
        assert onlooker.everything() == []


def test_nobody_is_here_at_a_seat_that_was_freed(tmp_path):
    with nearby.serving(tmp_path, times=Times(present=3600)) as near, near.socket() as onlooker:
        made = near.open_room(["local", "local", "local"])
        onlooker.hello(made["watch"])
        near.http.delete(f"/api/rooms/{made['code']}/seats/1", headers=nearby.bearer(made["host"]))
        while (told := onlooker.until("room"))["chairs"][1]["kind"] != "open":
            pass

        assert [one["presence"] for one in told["chairs"]] == ["here", "away", "here"]


def test_a_ticket_expires(tmp_path, monkeypatch):
    with nearby.serving(tmp_path) as near:
        made = near.open_room(["local", "bot", "bot"])
        path = f"/api/rooms/{made['code']}"
        ticket = near.http.post(f"{path}/ticket", headers=nearby.bearer(made["tokens"]["0"])).json()
        ten_minutes_later = time.time() + 601
        monkeypatch.setattr(time, "time", lambda: ten_minutes_later)
        answer = near.http.post(f"{path}/move", json=ticket)

        assert (answer.status_code, answer.json()["message"]) == (409, "refused-ticket")
        again = near.http.post(f"{path}/ticket", headers=nearby.bearer(made["tokens"]["0"]))
        assert again.is_success  # nothing has become of the seat


async def test_one_browser_holds_several_seats(client):
    room = await client.open("douro", ["local", "local", "local"])
    async with room.seats().sit(back=BACK) as table:
        await table.until(lambda table: all(chair["ready"] for chair in table.room["chairs"]))
        await room.do("POST", "start")
        async for turn in table.turns():
            await turn.choose(turn.moves[0])

        assert table.room["status"] == "over"
        assert set(table.chairs) == {"A", "B", "C"}


async def test_two_tabs_of_one_seat_both_work(any_server):
    async with friends(any_server) as people:
        first = people.players[0].table
        async with first.seat.sit(back=BACK) as second:
            await people.start()
            for tab in (first, second):
                await tab.until(lambda table: table.turn())
            moves = turn_of(first).moves
            await first.choose("A", moves[0])
            await second.until(lambda table: table.chairs["A"].chosen == moves[0])
            await second.choose("A", moves[1])
            await first.until(lambda table: table.chairs["A"].chosen == moves[1])

            assert first.version == second.version


# ---- History


async def test_the_history_lists_every_match_of_the_room_the_last_one_first(any_server):
    async with friends(any_server) as people:
        await people.play()
        await people.rematch()
        past = await people.client.ask("GET", f"/api/rooms/{people.host.code}/matches")

        assert [line["number"] for line in past] == [2, 1]
        assert past[0]["status"] in ("promises", "words", "running")
        assert past[1]["status"] == "over"
        assert past[0]["result"] is None
        assert len(past[1]["result"]["scores"]) == 3

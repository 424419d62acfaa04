"""Notices: whom they reach and when, what they say, and what survives a kill."""

import asyncio
import os
import re
import threading
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import http_ece
import httpx
import msgspec
import pytest
from sqlalchemy import select

import estran
from estran.server.feeds.limits import PUSHES_TO_CONTACT, PUSHES_TO_ONE
from estran.server.notices.keys import ServerKeys, server_keys_of
from estran.server.notices.notifier import USELESS
from estran.server.notices.push import short
from estran.server.store.database import Database
from estran.server.store.schema import work
from estran.server.wire.kinds import DutyKind
from tests.server.near import Near, bearer, eventually, serving
from tests.server.notified import HOME, NEVER, Table, asked_table, notifying, subscribe
from tests.server.push_service import NAME, RUN, WHERE, Browser, MailHouse, PushService, claims_in
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def near(notified: Near) -> Near:
    return notified


@pytest.fixture(autouse=True)
def nothing_yet(push: PushService, post: MailHouse) -> None:
    push.forget()
    post.forget()


# ---- What is offered


def test_the_server_offers_its_key_and_mail(near):
    offer = near.http.get("/api/notices").json()

    assert offer["mail"] is True
    assert re.fullmatch(r"[A-Za-z0-9_-]{87}", offer["key"])


def test_a_plain_server_offers_no_mail(tmp_path):
    with serving(tmp_path) as near:
        assert near.http.get("/api/notices").json()["mail"] is False
        assert near.http.post("/api/contacts", json={"mail": "ana@example.org"}).json()["message"] == "refused-no-mail"


def test_a_host_may_switch_pushes_off(tmp_path):
    with serving(tmp_path, push=False) as near:
        assert near.http.get("/api/notices").json()["key"] is None
        answer = near.http.post("/api/contacts", json={"push": Browser().subscription})

        assert answer.json()["message"] == "refused-endpoint"


def test_the_keys_are_made_once_and_survive_a_restart(tmp_path):
    with serving(tmp_path) as near:
        first = near.http.get("/api/notices").json()["key"]
    with serving(tmp_path) as near:
        assert near.http.get("/api/notices").json()["key"] == first


def test_of_several_workers_that_start_at_once_one_makes_the_keys(tmp_path):
    with serving(tmp_path) as near:
        with near.database() as connection:
            connection.execute("DELETE FROM server_keys")

        async def race() -> list[ServerKeys]:
            return await asyncio.gather(*(server_keys_of(near.service.database) for _ in range(4)))

        keys = near.run(race)

    assert len({key.push for key in keys}) == 1


# ---- A push, from a turn to a browser


def test_a_push_is_signed_by_the_server_and_encrypted_for_the_browser(near, push):
    browser = Browser("/signed")
    table = asked_table(near, browser)

    table.come_due()

    (taken,) = push.taken
    claims, key = claims_in(taken.headers["authorization"])
    assert (taken.path, taken.headers["host"], taken.headers["content-encoding"]) == (
        "/signed",
        "push.example.com",
        "aes128gcm",
    )
    assert (claims["aud"], claims["sub"]) == ("https://push.example.com", HOME)
    assert key == near.http.get("/api/notices").json()["key"]
    assert 0 < int(taken.headers["ttl"]) <= 86400
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", taken.headers["topic"])
    assert browser.read(taken)["link"] == f"/r/{table.made['code']}"


def test_a_push_holds_nothing_but_game_link_and_stop_link(near, push):
    browser = Browser("/bare")
    seats: Any = ["local", "local", "local"]
    table = asked_table(near, browser, seats=seats)

    table.come_due()

    told = browser.read(push.taken[0])
    stop = told.pop("stop")
    assert told == {"game": "dorada", "link": f"/r/{table.made['code']}"}
    assert re.fullmatch(r"/api/notices/stop/[0-9a-f]{32}[A-Za-z0-9_-]{22}", stop)


def test_two_at_one_screen_are_told_once_of_a_choice_that_both_must_make(near, push, post):
    token = near.http.post("/api/contacts", json={"mail": "both@example.org", "language": "en"}).json()["token"]
    confirm = re.search(rf"{HOME}(/api/notices/confirm/\S+)", post.taken[-1][1].get_content())
    assert confirm is not None
    assert near.http.post(confirm[1]).status_code == 200
    post.forget()
    table = Table(near, "douro")
    for contact in (token, subscribe(near, Browser("/both"))):
        for place in (0, 1):
            table.link(contact, place)
    table.start()

    table.come_due()

    assert [to for to, _ in post.taken] == [["both@example.org"]]
    assert len(push.taken) == 1
    with near.database() as connection:
        told = connection.execute(
            "SELECT DISTINCT contact_seats.decision FROM contact_seats JOIN rooms ON rooms.id = room WHERE code = ?",
            [table.made["code"]],
        ).fetchall()
    assert len(told) == 1  # all four are struck off


def test_nobody_else_can_read_it(near, push):
    asked_table(near, Browser("/mine")).come_due()

    with pytest.raises(http_ece.ECEException):
        Browser("/mine").read(push.taken[0])


def test_a_seat_is_told_once_of_each_decision(near, push):
    browser = Browser("/once")
    table = asked_table(near, browser)
    table.come_due()
    with near.database() as connection:  # as if a worker had been killed before it struck the duty off
        connection.execute(
            "INSERT INTO work (match, kind, decision, at, leased, urgency) "
            "SELECT matches.id, 'notice', decision, 1, 0, 0 FROM matches JOIN rooms ON rooms.match = matches.id WHERE code = ?",
            [table.made["code"]],
        )
    eventually(lambda: not table.owed())

    assert len(push.taken) == 1


def test_nobody_is_told_whose_turn_it_is_not(near, push):
    browser = Browser("/second")
    table, token = Table(near), subscribe(near, browser)
    table.start()
    (asked,) = table.asked()
    for place in range(3):
        if "ABC"[place] != asked:
            table.link(token, place)

    table.come_due()

    assert push.taken == []


def test_the_next_decision_brings_another_notice(near, push):
    table = asked_table(near, Browser("/next"))
    table.come_due()
    first = table.owed()
    (seat,) = table.asked()
    table.choose(seat)
    table.come_due()

    assert (first, len(push.taken)) == ([], 2)


def test_nobody_is_told_who_has_the_table_in_front(near, push):
    table = asked_table(near, Browser("/front"))
    with near.socket() as line:
        line.hello(table.made["code"], table.made["tokens"].values())

        table.come_due()

    assert (push.taken, table.owed()) == ([], [])


def test_an_open_table_that_is_not_in_front_does_not_count(near, push):
    table = asked_table(near, Browser("/behind"))
    with near.socket() as line:
        line.hello(table.made["code"], table.made["tokens"].values(), front=False)
        line.ask({"type": "ping", "front": False})

        table.come_due()

    assert len(push.taken) == 1


def test_a_sign_of_life_tells_that_the_table_is_in_front(near, push):
    table = asked_table(near, Browser("/ping"))
    with near.socket() as line:
        line.hello(table.made["code"], table.made["tokens"].values(), front=False)
        line.ask({"type": "ping"})

        table.come_due()

    assert push.taken == []


def test_what_is_in_front_is_told_to_nobody(near):
    table = asked_table(near, Browser("/unseen"))
    tokens = table.made["tokens"]
    with near.socket() as other, near.socket() as line:
        other.hello(table.made["code"], [tokens["1"]])
        line.hello(table.made["code"], [tokens["0"]], front=False)
        near.run(lambda: near.service.hub.refresh(next(iter(near.service.hub.feeds)), presence=True))
        other.everything()
        line.ask({"type": "ping", "front": True})
        line.ask({"type": "ping", "front": False})
        for room in list(near.service.hub.feeds):
            near.run(lambda room=room: near.service.hub.refresh(room, presence=True))

        assert other.everything() == []


def test_nobody_is_told_who_has_chosen_in_secret(near, push):
    one, other = Browser("/chose"), Browser("/chooses")
    table = Table(near, "douro")
    table.link(subscribe(near, one), place=0)
    table.link(subscribe(near, other), place=1)
    table.start()
    due = table.owed()
    table.choose("A")

    assert table.owed() == due  # when it comes tells nothing of who has chosen, or when
    table.come_due()
    assert [taken.path for taken in push.taken] == ["/chooses"]


def test_a_bot_in_ones_place_is_told_nothing(near, push):
    table = asked_table(near, Browser("/stood-in"))
    with near.database() as connection:
        room = "(SELECT id FROM rooms WHERE code = ?)"
        connection.execute(f"UPDATE seats SET stand_in = 1, level = 'easy' WHERE room = {room}", [table.made["code"]])

    table.come_due()

    assert push.taken == []


def test_whoever_takes_the_seat_later_is_not_told(near, push):
    table = asked_table(near, Browser("/tenure"))
    with near.database() as connection:
        room = "(SELECT id FROM rooms WHERE code = ?)"
        connection.execute(f"UPDATE seats SET tenure = tenure + 1 WHERE room = {room}", [table.made["code"]])

    table.come_due()

    assert push.taken == []


def test_a_match_without_contacts_owes_no_notice(near):
    table = Table(near)
    table.start()

    assert table.owed() == []


def test_asking_for_notices_in_mid_match_tells_of_the_open_decision(near, push):
    table, token = Table(near), subscribe(near, Browser("/late"))
    table.start()
    for place in range(3):
        table.link(token, place)

    table.come_due()

    assert len(push.taken) == 1


def test_unlinking_ends_it_for_this_seat(near, push):
    table = Table(near)
    token = subscribe(near, Browser("/unlinked"))
    table.link(token)
    table.link(token, on=False)
    table.start()

    assert table.owed() == []


def test_a_server_that_has_just_started_waits_for_signs_of_life(tmp_path, push, post):
    with notifying(tmp_path, push, post) as near:
        table = asked_table(near, Browser("/fresh"))
        presence: Any = near.service.presence
        presence._since = time.monotonic()

        table.come_due()

        assert push.taken == []
        assert table.owed()[0][0] > time.time() + NEVER / 2


def test_one_push_service_gets_only_so_many_a_minute_and_nobody_has_failed_by_that(tmp_path, push, post, monkeypatch):
    monkeypatch.setattr("estran.server.feeds.limits.PUSHES_TO_ONE", PUSHES_TO_ONE._replace(per_second=1e-6))
    with notifying(tmp_path, push, post) as near:
        table = asked_table(near, Browser("/often"))
        with near.database() as connection:
            connection.execute("UPDATE contacts SET failures = ?", [USELESS])

        async def use_up() -> None:
            others = map(str, count())
            while await near.service.limits.push_to(NAME, next(others)):
                pass

        near.run(use_up)
        table.come_due()

        assert push.taken == []
        assert table.owed()[0][0] > time.time()  # it comes later
        with near.database() as connection:
            assert connection.execute("SELECT failures FROM contacts").fetchall() == [(USELESS,)]


def test_one_contact_does_not_use_up_what_is_there_for_all(tmp_path, push, post, monkeypatch):
    monkeypatch.setattr("estran.server.feeds.limits.PUSHES_TO_CONTACT", PUSHES_TO_CONTACT._replace(per_second=1e-6))
    with notifying(tmp_path, push, post) as near:
        greedy = asked_table(near, Browser("/greedy"))
        with near.database() as connection:
            ((contact,),) = connection.execute("SELECT id FROM contacts").fetchall()
        modest = asked_table(near, Browser("/modest"))

        async def use_up() -> int:
            return sum([await near.service.limits.push_to(NAME, contact) for _ in range(1000)])

        assert near.run(use_up) == PUSHES_TO_CONTACT.burst
        greedy.come_due()
        modest.come_due()

        assert [taken.path for taken in push.taken] == ["/modest"]
        assert (len(greedy.owed()), len(modest.owed())) == (1, 0)


# ---- Kills


@pytest.fixture(params=["sqlite", "postgresql"])
def killable(request, tmp_path, push) -> Iterator[Serving]:
    """A server in processes of its own, whose notices come to our push service."""
    where: dict[str, Any] = {}
    if request.param == "postgresql":
        postgresql, redis = request.getfixturevalue("postgresql"), request.getfixturevalue("redis")
        where = {"database": postgresql.database(f"estran-{tmp_path.name}"), "redis": redis.url}
    server = Serving(tmp_path, times={"notice": 0.2, "lease": 0.5}, **where)
    server.run = RUN
    server.environment = {
        WHERE: msgspec.json.encode([str(push.certificate), push.port]).decode(),
        "PYTHONPATH": os.pathsep.join([str(Path(estran.__file__).parents[1]), str(Path(__file__).parents[2])]),
    }
    try:
        server.start()
        yield server
    finally:
        push.before = lambda: None
        server.kill()


def asked_over_http(url: str, browser: Browser) -> None:
    """Begin a match in which both seats want notices in one browser."""
    with httpx.Client(base_url=url, timeout=30, verify=False) as http:
        wish = {"game": "dorada", "seats": [{"kind": "local"}] * 2, "auto_roll": True}
        made = http.post("/api/rooms", json=wish).json()
        contact = http.post("/api/contacts", json={"push": browser.subscription}).json()["token"]
        path = f"/api/rooms/{made['code']}"
        for token in made["tokens"].values():
            link = {"contact": contact, "on": True}
            assert http.put(f"{path}/notices", headers=bearer(token), json=link).status_code == 204
        assert http.post(f"{path}/start", headers=bearer(made["host"])).status_code == 204


def test_a_kill_between_sending_and_noting_brings_the_same_notice_again(killable, push):
    browser, killed = Browser("/killed"), threading.Event()

    def kill() -> None:
        killable.kill()
        killed.set()

    push.before = kill  # with the notice in our hands, and before anybody can know it
    asked_over_http(killable.url, browser)
    assert killed.wait(60)
    push.before = lambda: None
    killable.start()
    eventually(lambda: len(push.taken) > 1)

    first, second = push.taken
    assert browser.read(first) == browser.read(second)
    assert first.headers["topic"] == second.headers["topic"]


def test_a_server_that_is_killed_afterwards_tells_nobody_again(killable, push):
    asked_over_http(killable.url, Browser("/noted"))
    eventually(lambda: push.taken)
    eventually(lambda: not asyncio.run(owed_at_all(killable)))
    killable.kill()
    killable.start()

    other = Browser("/other")
    asked_over_http(killable.url, other)  # whatever was still owed would have come before this
    eventually(lambda: any(taken.path == "/other" for taken in push.taken))

    assert [taken.path for taken in push.taken] == ["/noted", "/other"]


async def owed_at_all(server: Serving) -> list[Any]:
    """Whether any notice is owed."""
    database = Database(server.database or f"sqlite:///{server.folder / 'estran.db'}")
    try:
        async with database.read() as connection:
            return list(await connection.execute(select(work.c.match).where(work.c.kind == DutyKind.NOTICE)))
    finally:
        await database.close()


# ---- A slow week


def test_in_a_slow_week_everybody_is_told_of_every_turn_once(near, push):
    """Two friends play Dorada by notices alone, a move a day: each comes when told, and goes again."""
    day = 86400
    table = Table(near, seats=["local", "local"], move_time=day)
    browsers = {"A": Browser("/week-A"), "B": Browser("/week-B")}
    for place, browser in enumerate(browsers.values()):
        table.link(subscribe(near, browser), place)
    table.start()
    told: list[str] = []
    for _ in range(14):
        table.come_due()
        (taken,) = push.taken
        push.taken.clear()
        seat = taken.path[-1]
        assert browsers[seat].read(taken)["link"] == f"/r/{table.made['code']}"
        told.append(seat)
        table.choose(seat, [table.made["tokens"]["AB".index(seat).__str__()]])

    assert set(told) == {"A", "B"}
    assert short("a") != short("b")

"""Who asks, from where and how often: other sites, proxies, floods and guesses."""

import asyncio
import contextlib
import socket
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from litestar.datastructures import Headers
from uvicorn.protocols.utils import ClientDisconnected
from websockets.sync.client import connect
from websockets.typing import Origin

from estran.cli.serve import host_of
from estran.server.doors.addresses import is_here
from estran.server.doors.guard import address_of, is_own_name, is_own_page, warn_of_proxy
from estran.server.doors.sockets import DONE, _ending
from estran.server.feeds.limits import (
    CONTACTS_OF_ADDRESS,
    GUESSES,
    HINTS_OF_ADDRESS,
    HINTS_OF_SEAT,
    MAILS_TO_ONE,
    PASSKEYS_OF_ADDRESS,
    PROFILES_OF_ADDRESS,
    PUSHES_TO_CONTACT,
    PUSHES_TO_ONE,
    RARE_OF_ADDRESS,
    RARE_OF_SEAT,
    SEEKING_OF_ADDRESS,
    SEEKS_OF_ADDRESS,
    SHOWN_OF_ADDRESS,
    TALK_OF_ADDRESS,
    TALK_OF_ONLOOKERS,
    TALK_OF_SEAT,
    Limits,
    OwnCounts,
    Rate,
    SharedCounts,
    is_own,
)
from estran.server.feeds.mailbox import Mailbox
from estran.server.match import live
from estran.server.room.talk import KEPT, SIGNALS
from estran.server.settings import Settings
from estran.server.store.news import meeting_place
from tests.server.near import Line, bearer, serving
from tests.server.serving import serving_many

FAR, ELSEWHERE = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("near")) as near:
        yield near


# ---- Where a page comes from


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "localhost:8000", True),  # programs send none
        ("http://localhost:8000", "localhost:8000", True),
        ("https://play.example.org", "play.example.org", True),
        ("https://play.example.org", "play.example.org:443", True),
        ("http://Play.Example.org", "play.example.ORG", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("https://other.example.org", "localhost:8000", True),  # a site that the host has named
        ("http://localhost:8001", "localhost:8000", False),
        ("http://localhost", "localhost:8000", False),
        ("http://127.0.0.1:8000", "localhost:8000", False),
        ("https://play.example.org.evil.example", "play.example.org", False),
        ("https://evil.example/play.example.org", "play.example.org", False),
        ("https://play.example.org@evil.example", "play.example.org", False),
        ("http://other.example.org", "localhost:8000", False),
        ("null", "localhost:8000", False),
        ("null", "", False),
        ("", "", False),
        ("file://", "", False),
        ("http://localhost:port", "localhost:port", False),
    ],
)
def test_only_our_own_pages_and_programs_may_talk_to_us(origin, host, own):
    headers = Headers({"host": host} | ({} if origin is None else {"origin": origin}))

    assert is_own_page(headers, ("https://other.example.org",)) is own


def test_a_page_of_another_site_gets_neither_a_socket_nor_a_room(near):
    with near.socket(headers={"Origin": "https://evil.example"}) as line:
        assert line.closed()[0] == 4403
    body = {"game": "douro", "seats": [{}, {}, {}]}
    answer = near.http.post("/api/rooms", json=body, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["message"]) == (403, "refused-origin")
    with near.socket(headers={"Origin": near.url}) as line:
        assert line.ask({"type": "ping"})["type"] == "pong"


# ---- Limits by address


def come(told: str, forwarded: list[str], *, trusted: bool, host: str = "localhost:8000") -> str:
    headers = Headers([(b"host", host.encode()), *((b"x-forwarded-for", value.encode()) for value in forwarded)])
    connection: Any = SimpleNamespace(scope={"client": (told, 1)}, headers=headers)
    return address_of(connection, Settings(database="", trust_proxy=trusted))


def test_a_proxy_is_believed_only_when_the_host_says_so():
    assert come("127.0.0.1", [], trusted=False) == "127.0.0.1"
    assert come("127.0.0.1", ["192.0.2.1"], trusted=False) == "forwarded"
    assert come("127.0.0.1", ["192.0.2.1"], trusted=True) == "192.0.2.1"


def test_this_machine_is_known_by_its_connection_and_not_by_what_a_header_says():
    for told in ("127.0.0.1", "::1"):
        assert come("127.0.0.1", [told], trusted=True) == "forwarded"
        assert come(told, [], trusted=True, host="play.example.org") == "forwarded"  # a tunnel
        assert is_own(come(told, [], trusted=True, host="[::1]:8000"))
    for told in ("::ffff:127.0.0.1", "::", "0.0.0.0"):
        assert come("127.0.0.1", [told], trusted=True) == "forwarded"
    assert not is_own("forwarded")


@pytest.mark.parametrize("name", ["Via", "Forwarded", "X-Real-IP"])
@pytest.mark.parametrize("trusted", [False, True])
def test_whatever_header_a_proxy_writes_this_machine_is_not_taken_for_who_asks(name, trusted):
    headers = Headers([(b"host", b"localhost:8000"), (name.lower().encode(), b"1.1 cache")])
    near: Any = SimpleNamespace(scope={"client": ("127.0.0.1", 1)}, headers=headers)
    far: Any = SimpleNamespace(scope={"client": ("192.0.2.1", 1)}, headers=headers)
    settings = Settings(database="", trust_proxy=trusted)

    assert address_of(near, settings) == "forwarded"
    assert not is_here(near, settings)
    assert address_of(far, settings) == "192.0.2.1"  # a proxy of the visitor's own


def test_a_proxy_that_nobody_told_of_is_warned_of_once(tmp_path, capsys):
    warn_of_proxy.cache_clear()
    with serving(tmp_path) as near:
        for _ in range(3):
            near.http.get("/api/rooms", headers=FAR)

    assert capsys.readouterr().out.count("unknown_proxy") == 1


def test_loopback_that_a_header_tells_of_is_limited(tmp_path):
    with serving(tmp_path, trust_proxy=True, rate=0.001, burst=2) as near:
        claimed = {"X-Forwarded-For": "127.0.0.1"}

        assert [near.http.get("/api/rooms", headers=claimed).status_code for _ in range(3)] == [200, 200, 429]


# ---- The name that we are called by


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20:8000", True),
        ("laptop:8000", True),
        ("Laptop.local:8000", True),
        ("play.example.org", True),
        ("PLAY.example.org.:443", True),
        ("evil.example:8000", False),
        ("local.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("play.example.org.evil.example", False),
    ],
)
def test_only_names_that_no_stranger_can_own_are_ours(host, ours):
    settings = Settings(hosts=("play.example.org",))

    assert is_own_name(Headers({"host": host}), settings) is ours
    assert is_own_name(Headers({"host": host, "x-forwarded-for": "192.0.2.1"}), settings) is ours
    behind = Settings(trust_proxy=True)
    assert is_own_name(Headers({"host": host, "x-forwarded-for": "192.0.2.1"}), behind)  # the proxy has let it through


def test_a_site_that_points_its_own_name_at_us_gets_nothing(near):
    port = near.url.rpartition(":")[2]
    evil = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
    body = {"game": "douro", "seats": [{}, {}, {}]}
    for answer in (
        near.http.post("/api/rooms", json=body, headers=evil),
        near.http.get("/api/rooms", headers=evil),
        near.http.get("/", headers=evil),
    ):
        assert (answer.status_code, answer.json()["message"]) == (421, "refused-host-name")
        assert "evil.example" in answer.json()["text"]
    assert near.http.get("/health/live", headers=evil).status_code == 200
    bare = socket.create_connection(("127.0.0.1", int(port)))
    with connect(f"ws://evil.example:{port}/ws", sock=bare, origin=Origin(evil["Origin"])) as line:
        assert Line(line).closed()[0] == 4403


def test_the_names_of_a_server_come_from_the_command_line():
    names = [host_of(url) for url in ("https://Play.example.org/", "play.example.org:8000", "0.0.0.0", "::")]

    assert names == ["play.example.org", "play.example.org", "0.0.0.0", ""]


def test_only_the_last_entry_is_the_proxy_s_own():
    assert come("127.0.0.1", ["192.0.2.9, 192.0.2.1"], trusted=True) == "192.0.2.1"
    assert come("127.0.0.1", ["192.0.2.9", "192.0.2.1"], trusted=True) == "192.0.2.1"


def test_a_home_network_of_ipv6_counts_as_one_address():
    assert come("2001:db8:1:2:3::4", [], trusted=False) == come("2001:db8:1:2:ffff::", [], trusted=False)
    assert come("2001:db8:1:2:3::4", [], trusted=False) != come("2001:db8:1:3::", [], trusted=False)
    assert come("::ffff:192.0.2.1", [], trusted=False) == "192.0.2.1"


def test_a_rate_passes_a_burst_and_then_a_steady_flow(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("estran.server.feeds.limits.time.monotonic", lambda: now[0])
    counts, rate = OwnCounts(), Rate("x", 2, 3)

    assert [counts.use(rate) for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [counts.use(rate) for _ in range(3)] == [True, True, False]
    now[0] = 100.0
    assert [counts.use(rate) for _ in range(4)] == [True, True, True, False]


@pytest.fixture(params=["own", "shared"])
async def pair(request):
    """Two workers' counts that count together."""
    if request.param == "own":
        own = OwnCounts()
        yield own, own
        return
    url = request.getfixturevalue("redis").url
    async with meeting_place(url) as one, meeting_place(url) as other:
        yield SharedCounts(one), SharedCounts(other)


SLOW = Rate("slow", 0.001, 3)


@pytest.mark.anyio
async def test_workers_count_together(pair):
    one, other = pair

    assert [await counts.take(SLOW, "a") for counts in (one, other, one, other)] == [True, True, True, False]
    assert await one.take(SLOW, "b")
    assert await other.empty(SLOW, "a")
    assert not await other.empty(SLOW, "b")


@pytest.mark.anyio
async def test_what_is_charged_is_owed(pair):
    one, other = pair
    quick = Rate("quick", 10, 2)
    for _ in range(20):
        await one.charge(quick, "c")

    assert await other.empty(quick, "c")
    assert not await other.take(quick, "c")


@pytest.mark.anyio
async def test_only_so_many_are_open_at_a_time(pair):
    one, other = pair

    assert [await one.hold("d", "1", 2), await other.hold("d", "2", 2), await one.hold("d", "3", 2)] == [
        True,
        True,
        False,
    ]
    assert await other.hold("d", "1", 2)  # still open
    await other.release("d", "1")
    assert await one.hold("d", "3", 2)


@pytest.mark.anyio
async def test_while_redis_is_away_each_worker_counts_for_itself():
    counts = SharedCounts(meeting_place("redis://127.0.0.1:1"))

    assert [await counts.take(SLOW, "a") for _ in range(4)] == [True, True, True, False]
    assert await counts.empty(SLOW, "a")
    await counts.charge(SLOW, "a")
    assert [await counts.hold("a", str(number), 1) for number in range(2)] == [True, False]
    await counts.release("a", "0")
    assert await counts.hold("a", "1", 1)


@pytest.mark.anyio
async def test_each_address_has_limits_of_its_own_and_this_machine_has_none():
    limits = Limits(Settings(rate=0.001, burst=2, sockets=1, rooms=1), OwnCounts())
    one, other = limits.visitor("192.0.2.1"), limits.visitor("192.0.2.2")

    assert [await one.request() for _ in range(3)] == [True, True, False]
    assert await other.request()
    assert [await one.open(socket) for socket in "ab"] == [True, False]
    assert [await one.open_room() for _ in range(2)] == [True, False]
    for address in ("127.0.0.1", "::1", "::/64"):
        own = limits.visitor(address)
        assert all([await own.request() and await own.open("a") and await own.open_room() for _ in range(5)])


@pytest.mark.anyio
async def test_addresses_with_nothing_to_remember_are_forgotten():
    counts = OwnCounts()
    for number in range(20_050):
        await counts.take(Rate("x", 1e9, 1), str(number))

    assert len(counts) < 10_100


@pytest.mark.anyio
async def test_an_onlooker_who_talks_too_fast_leaves_the_others_their_share():
    limits = Limits(Settings(), OwnCounts())
    for _ in range(100):
        await limits.visitor("192.0.2.1").say("room", None)

    assert await limits.visitor("192.0.2.2").say("room", None)


def test_the_figures_of_the_hosting_page_are_those_of_the_code():
    limits = Limits(Settings(), OwnCounts())
    rates = [
        ("requests over HTTP", limits.requests),
        ("rooms opened (`--rooms`)", limits.rooms),
        ("sockets opened", limits.openings),
        ("messages", limits.socket),
        ("messages", limits.messages),
        ("wrong codes and tokens", GUESSES),
        ("things said, signals included", TALK_OF_SEAT),
        ("things said by spectators", TALK_OF_ONLOOKERS),
        ("things said", TALK_OF_ADDRESS),
        ("hints", HINTS_OF_SEAT),
        ("hints", HINTS_OF_ADDRESS),
        ("taking back, leaving, resigning, votes, mutes, words for the dice", RARE_OF_SEAT),
        ("the same", RARE_OF_ADDRESS),
        ("requests to play with whoever comes", SEEKS_OF_ADDRESS),
        ("new contacts for notices", CONTACTS_OF_ADDRESS),
        ("new profiles", PROFILES_OF_ADDRESS),
        ("challenges for passkeys", PASSKEYS_OF_ADDRESS),
        ("emails that ask to confirm", MAILS_TO_ONE),
        ("notices by push", PUSHES_TO_CONTACT),
        ("notices by push", PUSHES_TO_ONE),
    ]
    page = Path("docs/hosting.md").read_text()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.count("|") == 5]
    told = [(what, rate, burst) for what, _, rate, burst in rows if burst.isdigit()]

    assert told == [(what, figure(rate), f"{rate.burst:g}") for what, rate in rates]
    assert f"at most {limits.most_sockets} sockets open" in page
    assert f"at most {SHOWN_OF_ADDRESS} rooms in the lobby" in page
    assert f"at most {SEEKING_OF_ADDRESS} people waiting there" in page
    assert f"keeps the last {KEPT} things said at its table" in page
    assert f"at most {SIGNALS} of them in a match" in page


def figure(rate: Rate) -> str:
    return f"{rate.per_second:g}" if rate.per_second >= 0.1 else f"{rate.per_second * 3600:g} per hour"


# ---- Guesses


@pytest.fixture
def unforgiven(monkeypatch):
    """Wrong codes are not forgotten while a test runs, however slow the machine is."""
    monkeypatch.setattr("estran.server.feeds.limits.GUESSES", GUESSES._replace(per_second=1e-6))


def test_who_guesses_codes_and_tokens_is_stopped(tmp_path, unforgiven):
    with serving(tmp_path, trust_proxy=True, rate=1e6, burst=1e6) as near:
        statuses = [
            near.http.get(f"/api/rooms/AAAA{number:04}/matches", headers=FAR).status_code for number in range(40)
        ]
        assert statuses[0] == 404
        assert statuses[-1] == 429
        assert near.http.get("/api/rooms", headers=ELSEWHERE).status_code == 200
        assert near.http.get("/api/rooms", headers=FAR).status_code == 200  # no code, no guess


def test_codes_cannot_be_guessed_on_sockets_that_are_open_already(tmp_path, unforgiven):
    with serving(tmp_path, trust_proxy=True) as near, contextlib.ExitStack() as open_sockets:
        lines = [open_sockets.enter_context(near.socket(headers=FAR)) for _ in range(20)]
        told = list[str]()
        for line in lines:
            told += [line.hello(f"AAAA{number:04}")["message"] for number in range(2)]
        for line in lines:
            line.send({"type": "hello", "room": "AAAA0009"})

            assert line.closed()[0] == 4429

        assert told == ["refused-room"] * 30 + ["refused-too-fast"] * 10


def test_where_somebody_guesses_those_with_a_seat_play_on(tmp_path, unforgiven):
    with serving(tmp_path, trust_proxy=True) as near:
        made = near.open_room(["local", "open", "bot"])
        for number in range(35):
            near.http.get(f"/api/rooms/AAAA{number:04}/matches", headers=FAR)
        path, token = f"/api/rooms/{made['code']}", bearer(made["tokens"]["0"])
        with near.socket(headers=FAR) as seated, near.socket(headers=FAR) as stranger:
            assert seated.hello(made["code"], made["tokens"].values())["type"] == "room"
            assert stranger.hello(made["code"])["message"] == "refused-too-fast"
        assert near.http.post(f"{path}/ticket", headers=FAR | token).status_code == 201
        for header in ({}, {"Authorization": "x"}):  # which anybody can send
            assert near.http.post(f"{path}/join", json={"name": "Bo"}, headers=FAR | header).status_code == 429
            assert near.http.get(f"{path}/matches/", headers=FAR | header).status_code == 429
        for there in (made["code"], "AAAA0000"):  # a wrong token learns nothing of the code either
            wrong = near.http.post(f"/api/rooms/{there}/start", headers=FAR | bearer("x" * 32))
            assert (wrong.status_code, wrong.json()["message"]) == (429, "refused-too-fast")
        assert near.http.post(f"{path}/join", json={"name": "Bo"}, headers=ELSEWHERE).status_code == 201


# ---- Sockets


def test_whatever_a_socket_says_it_counts_as_open(tmp_path, monkeypatch):
    with serving(tmp_path, trust_proxy=True) as near:
        counts, held = near.service.limits.counts, list[str]()
        hold = counts.hold

        async def watched(who, which, most):
            held.append(which)
            return await hold(who, which, most)

        monkeypatch.setattr(counts, "hold", watched)
        with near.socket(headers=FAR) as line:
            line.ask({"type": "nonsense"})

        assert len(held) == 2  # when it was opened, and when it said something
        assert len(set(held)) == 1


@pytest.mark.anyio
async def test_who_goes_away_without_a_word_is_no_failure():
    async def write():
        raise ClientDisconnected

    task = asyncio.create_task(write())
    await asyncio.wait([task])

    assert _ending(task, Mailbox()).code == DONE


# ---- What is asked for rarely


def test_taking_back_is_found_out_once_and_asked_for_so_often(tmp_path, monkeypatch):
    looks = Mock(return_value=False)
    monkeypatch.setattr(live, "reveals", looks)
    monkeypatch.setattr(live, "is_open", lambda game: False)
    with serving(tmp_path) as near, near.socket() as line:
        made = near.open_room(["local", "local"], "dorada", auto_roll=False, options={"first": "A"})
        room = line.hello(made["code"], made["tokens"].values())
        near.start(made)
        where = {"match": room["match"], "seat": "A"}
        line.until("update")
        assert line.ask({"type": "roll", "key": "r", "version": 1, **where})["type"] == "done"
        chosen = line.ask({"type": "choose", "key": "c", "version": 2, "move": "0", **where})
        assert chosen["type"] == "done"
        asked = [line.ask({"type": "undo", "key": f"u{n}", "version": chosen["version"], **where}) for n in range(60)]

    assert [told["type"] for told in asked[:20]] == ["done"] * 20
    assert "refused-too-fast" in {told.get("message") for told in asked}
    assert looks.call_count == 1


def test_nobody_leaves_resigns_or_votes_without_end(tmp_path):
    with serving(tmp_path) as near, near.socket() as line:
        made = near.open_room(["local", "local", "local"])
        near.start(made)
        room = line.hello(made["code"], made["tokens"].values())
        where = {"match": room["match"], "seat": "A"}
        asked = [line.ask({"type": "vote", "key": f"v{n}", "kind": "end", **where}) for n in range(60)]
        others = [line.ask({"type": kind, "key": "o", **where})["message"] for kind in ("leave", "resign")]

    assert [told["type"] for told in asked[:20]] == ["done"] * 20
    assert "refused-too-fast" in {told.get("message") for told in asked}
    assert others == ["refused-too-fast"] * 2


# ---- Talk and hints


def said(line, key, **more):
    return line.ask({"type": "say", "key": key, "text": "la", **more})["type"] == "done"


def test_a_seat_talks_once_a_second_over_however_many_sockets(tmp_path):
    with serving(tmp_path) as near:
        made, begun, done = near.open_room(["local", "bot", "bot"]), time.monotonic(), 0
        for number in range(6):
            with near.socket() as line:
                line.hello(made["code"], made["tokens"].values())
                done += sum(said(line, f"{number} {again}".replace(" ", "-"), seat="A") for again in range(10))

        assert 10 <= done <= 11 + (time.monotonic() - begun)


def test_an_address_talks_so_much_in_however_many_rooms(tmp_path):
    with serving(tmp_path, trust_proxy=True) as near:
        begun, done = time.monotonic(), 0
        for _ in range(9):
            made = near.open_room(["local", "bot", "bot"])
            with near.socket(headers=FAR) as line:
                line.hello(made["code"], made["tokens"].values())
                done += sum(said(line, str(again), seat="A") for again in range(10))
        assert 60 <= done <= 61 + 3 * (time.monotonic() - begun)

        with near.socket(headers=ELSEWHERE) as line:
            line.hello(made["watch"])
            assert said(line, "elsewhere")


def test_onlookers_do_not_talk_a_seat_into_silence(tmp_path, monkeypatch):
    monkeypatch.setattr("estran.server.feeds.limits.TALK_OF_SEAT", TALK_OF_SEAT._replace(per_second=1e-6))
    with serving(tmp_path) as near:
        made = near.open_room(["local", "bot", "bot"])
        with near.socket() as watching, near.socket() as seated:
            watching.hello(made["watch"])
            seated.hello(made["code"], made["tokens"].values())
            answers = [watching.ask({"type": "say", "key": str(n), "text": "la"}) for n in range(20)]
            assert answers[-1]["message"] == "refused-talk-too-fast"
            stolen = watching.ask({"type": "say", "key": "x", "text": "la", "seat": "A"})
            assert stolen["message"] == "refused-token"
            assert all(said(seated, str(number), seat="A") for number in range(10))


def test_two_workers_count_together(tmp_path, postgresql, redis):
    with serving_many(tmp_path, postgresql, redis, trust_proxy=True, rate=0.001, burst=10) as server:
        asked = [httpx.get(f"{server.url}/api/games", headers=FAR, verify=False) for _ in range(40)]
        statuses = [answer.status_code for answer in asked]

        assert sorted(set(statuses)) == [200, 429]
        assert statuses.count(200) == 10


# ---- Rooms, sockets, requests


def test_rooms_sockets_and_requests_of_one_address_are_limited(tmp_path):
    with serving(tmp_path, trust_proxy=True, rooms=1, sockets=1, burst=4, rate=0.001) as near:
        far = {"X-Forwarded-For": "192.0.2.1"}
        body = {"game": "douro", "seats": [{}, {}, {}]}
        first = near.http.post("/api/rooms", json=body, headers=far)
        second = near.http.post("/api/rooms", json=body, headers=far)
        assert (first.status_code, second.json()["message"]) == (201, "refused-too-many-rooms")
        with near.socket(headers=far) as line, near.socket(headers=far) as another:
            assert line.ask({"type": "ping"})["type"] == "pong"
            assert another.closed()[0] == 4429
        near.http.get("/api/rooms", headers=far)
        near.http.get("/api/rooms", headers=far)
        assert near.http.get("/api/rooms", headers=far).json()["message"] == "refused-too-fast"

"""Who asks, from where and how often: other sites, proxies, floods and guesses."""

from types import SimpleNamespace
from typing import Any

import pytest
from litestar.datastructures import Headers

from estran.server.doors.guard import address_of, is_own_page
from estran.server.feeds.limits import Bucket, Limits
from estran.server.settings import Settings
from tests.server.near import serving


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


def come(told: str, forwarded: list[str], *, trusted: bool) -> str:
    headers = Headers([(b"x-forwarded-for", value.encode()) for value in forwarded])
    connection: Any = SimpleNamespace(scope={"client": (told, 1)}, headers=headers)
    return address_of(connection, Settings(database="", trust_proxy=trusted))


def test_a_proxy_is_believed_only_when_the_host_says_so():
    assert come("127.0.0.1", [], trusted=False) == "127.0.0.1"
    assert come("127.0.0.1", ["192.0.2.1"], trusted=False) == "forwarded"
    assert come("127.0.0.1", ["192.0.2.1"], trusted=True) == "192.0.2.1"


def test_only_the_last_entry_is_the_proxy_s_own():
    assert come("127.0.0.1", ["192.0.2.9, 192.0.2.1"], trusted=True) == "192.0.2.1"
    assert come("127.0.0.1", ["192.0.2.9", "192.0.2.1"], trusted=True) == "192.0.2.1"


def test_a_home_network_of_ipv6_counts_as_one_address():
    assert come("2001:db8:1:2:3::4", [], trusted=False) == come("2001:db8:1:2:ffff::", [], trusted=False)
    assert come("2001:db8:1:2:3::4", [], trusted=False) != come("2001:db8:1:3::", [], trusted=False)
    assert come("::ffff:192.0.2.1", [], trusted=False) == "192.0.2.1"


def test_a_bucket_passes_a_burst_and_then_a_steady_rate(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("estran.server.feeds.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(rate=2, burst=3)

    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 100.0
    assert bucket.full


def test_each_address_has_limits_of_its_own_and_this_machine_has_none():
    limits = Limits(rate=0.001, burst=2, sockets=1, rooms=1)

    assert [limits.take("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert limits.take("192.0.2.2")
    assert [limits.open("192.0.2.1") for _ in range(2)] == [True, False]
    limits.closed("192.0.2.1")
    assert limits.open("192.0.2.1")
    assert [limits.open_room("192.0.2.1") for _ in range(2)] == [True, False]
    for own in ("127.0.0.1", "::1", "::/64"):
        assert all(limits.take(own) and limits.open(own) and limits.open_room(own) for _ in range(5))


def test_addresses_with_nothing_to_remember_are_forgotten():
    limits = Limits(rate=1e9, burst=1, sockets=1)
    for number in range(20_050):
        limits.take(f"192.0.2.{number}")

    assert len(limits._requests) < 10_100


def test_who_guesses_codes_and_tokens_is_stopped(tmp_path):
    with serving(tmp_path, trust_proxy=True, rate=1e6, burst=1e6) as near:
        far = {"X-Forwarded-For": "192.0.2.1"}
        statuses = [
            near.http.get(f"/api/rooms/AAAA{number:04}/matches", headers=far).status_code for number in range(40)
        ]
        assert statuses[0] == 404
        assert statuses[-1] == 429
        with near.socket(headers=far) as line:
            assert line.closed()[0] == 4429
        elsewhere = {"X-Forwarded-For": "192.0.2.2"}
        assert near.http.get("/api/rooms", headers=elsewhere).status_code == 200


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

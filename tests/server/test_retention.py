"""What is kept for how long, as docs/hosting.md promises: by the server's own rounds, with a clock that is set."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from estran.server.people import retention
from estran.server.settings import Times
from estran.server.store import tidy
from estran.server.store.tidy import DAY
from tests.server.near import Near, bearer, eventually, serving
from tests.server.somebody import Somebody

NAME, FRIEND = "Zuleika", "Quintus"
OFTEN = Times(tidy=0.01, puzzles=3600)
KEYS = {
    "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    "auth": "tBHItJI5svbpez7KI4CCXg",
}


class Clock:
    """The time of day as this process sees it, rounds of clearing away included."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead, real = 0.0, time.time
        self.rounds: Counter[str] = Counter()
        monkeypatch.setattr(time, "time", lambda: real() + self.ahead)
        for where, name in ((retention, "forget_profiles"), (tidy, "forget_contacts"), (tidy, "tidy")):
            monkeypatch.setattr(where, name, self._counting(name, getattr(where, name)))

    def _counting(self, name: str, work: Any) -> Any:
        async def counted(*asked: Any, **more: Any) -> Any:
            try:
                return await work(*asked, **more)
            finally:
                self.rounds[name] += 1

        return counted

    def go_round(self) -> None:
        """Wait until everything has been looked at once more, from the beginning to the end."""
        self.rounds.clear()
        eventually(lambda: len(self.rounds) == 3 and min(self.rounds.values()) >= 2)


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


@contextmanager
def after(folder: Any, clock: Clock, days: float, **settings: Any) -> Iterator[Near]:
    """The server, started so many days later."""
    clock.ahead = days * DAY
    with serving(folder, days=30, times=OFTEN, **settings) as near:
        clock.go_round()
        yield near


def fill(near: Near) -> str:
    """Something of everything that has a time; gives the token of a contact."""
    ana, bo = Somebody(near.http, NAME), Somebody(near.http, FRIEND)
    made = ana.open(["local", "open", "bot"])
    bo.join(made["code"])
    assert ana.ask("POST", "/blocks", {"room": made["code"], "place": 1}).status_code == 204
    for path in ("/told", "/silent"):
        push = {"endpoint": f"https://push.example.org{path}", "keys": KEYS}
        contact: str = near.http.post("/api/contacts", json={"push": push}).json()["token"]
    wish = {"contact": contact, "on": True}
    path = f"/api/rooms/{made['code']}/notices"
    assert near.http.put(path, headers=bearer(made["tokens"]["0"]), json=wish).status_code == 204
    host = near.url.replace("127.0.0.1", "localhost").removeprefix("http://")
    assert near.http.post("/api/passkeys/options", headers={"Host": host}).status_code == 200
    with near.database() as connection:
        (mine,) = connection.execute("SELECT id FROM profiles WHERE name = ?", [NAME]).fetchone()
        connection.execute("UPDATE contacts SET confirmed = NULL WHERE address LIKE '%/silent'")
        key = "INSERT INTO passkeys (id, profile, key, count, name, created) VALUES ('k', ?, x'00', 0, 'key', 0)"
        connection.execute(key, [mine])
        rating = "INSERT INTO ratings (game, who, mu, sigma, matches) VALUES ('douro', ?, 20, 1, 1)"
        connection.execute(rating, [mine])
        over = "INSERT INTO played (match, game, players, rated, ended) VALUES ('m', 'douro', 2, 1, ?)"
        connection.execute(over, [time.time()])
        row = "INSERT INTO results (match, seat, profile, name, rank, resigned) VALUES ('m', 'A', ?, ?, 1, 0)"
        connection.execute(row, [mine, NAME])
    for _ in range(2):  # which nobody has forgotten: otherwise most look so, and the clock is doubted
        near.open_room(["local", "open", "bot"])
    with near.database() as connection:
        connection.execute("UPDATE rooms SET touched = touched + 1e9 WHERE code != ?", [made["code"]])
    return contact


def left(near: Near) -> dict[str, int]:
    """How many rows there are of everything that belongs to people."""
    tables = ("profiles", "devices", "passkeys", "blocks", "ratings", "results", "contacts", "challenges")
    with near.database() as connection:
        found = {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in tables}
        found["rooms"] = connection.execute("SELECT count(*) FROM rooms").fetchone()[0] - 2
    return found


PROFILES = {"profiles": 2, "devices": 2, "passkeys": 1, "blocks": 1, "ratings": 1, "results": 1}
NOBODY = dict.fromkeys(PROFILES, 0)


def test_everything_is_kept_as_long_as_the_hosting_page_says_and_no_longer(tmp_path, clock):
    with serving(tmp_path) as near:
        fill(near)
        assert left(near) == {**PROFILES, "contacts": 2, "challenges": 1, "rooms": 1}
    gone = {"challenges": 0}
    kept = {
        0.9: {**PROFILES, "contacts": 2, "rooms": 1, **gone},  # a challenge is good for five minutes
        1.1: {**PROFILES, "contacts": 1, "rooms": 1, **gone},  # an address that nobody has confirmed, for a day
        29: {**PROFILES, "contacts": 1, "rooms": 1, **gone},
        31: {**PROFILES, "contacts": 1, "rooms": 0, **gone},  # a room, for as long as its host says
        89: {**PROFILES, "contacts": 1, "rooms": 0, **gone},
        91: {**PROFILES, "contacts": 0, "rooms": 0, **gone},  # an address where nothing was sent
        364: {**PROFILES, "contacts": 0, "rooms": 0, **gone},
        367: {**NOBODY, "contacts": 0, "rooms": 0, **gone},  # a profile, since the day of the last visit
    }
    for days, expected in kept.items():
        with after(tmp_path, clock, days) as near:
            assert left(near) == expected, days
    assert NAME.encode() not in b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())


def test_a_visit_makes_the_year_begin_again(tmp_path, clock):
    with serving(tmp_path) as near:
        ana = Somebody(near.http, NAME)
        Somebody(near.http, FRIEND)
    with after(tmp_path, clock, 300) as near:
        assert near.http.get("/api/profile", headers=bearer(ana.token)).status_code == 200
    with after(tmp_path, clock, 600) as near:
        assert left(near)["profiles"] == 1
        assert near.http.get("/api/profile", headers=bearer(ana.token)).json()["name"] == NAME


def test_a_clock_that_is_set_two_years_ahead_under_a_running_server_takes_nothing_away(tmp_path, clock):
    with after(tmp_path, clock, 0) as near:
        fill(near)
        with near.database() as connection:
            connection.execute("DELETE FROM challenges")
        before = left(near)

        clock.ahead = 730 * DAY
        clock.go_round()

        assert left(near) == before

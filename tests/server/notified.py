"""A server that hands its notices to services of our own, and matches in which somebody wants them."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from estran.server.settings import Times
from tests.server.near import Near, bearer, eventually, serving
from tests.server.push_service import Browser, MailHouse, PushService

HOME = "https://play.example.org"
NEVER = 3600.0  # seconds of grace, so that only what a test calls due is due
SEATS = ["local", "local", "local"]


@contextmanager
def notifying(folder: Path, push: PushService, post: MailHouse, **settings: Any) -> Iterator[Near]:
    """A server that has listened for hours, and hands its notices to our own services."""
    mail = {"smtp": f"smtp://127.0.0.1:{post.port}", "mail_from": "estran@example.org", "public_urls": (HOME,)}
    times = {"times": Times(notice=NEVER, slow_notice=NEVER, idle=0.02, breath=0, alone=0)}
    with serving(folder, **{**mail, **times, **settings}) as near:
        presence: Any = near.service.presence
        presence._since -= 10 * NEVER
        assert near.service.worker.notifier is not None
        near.service.worker.notifier.sender.way_out = push.way_out()
        yield near


class Table:
    """A match of people at one screen, of which one or more want notices."""

    def __init__(self, near: Near, game: str = "dorada", seats: list[str] = SEATS, **wishes: Any) -> None:
        self.near, self.made = near, near.open_room(seats, game, auto_roll=True, **wishes)

    def start(self) -> None:
        self.near.start(self.made)

    def link(self, contact: str, place: int = 0, on: bool = True) -> httpx.Response:
        path, token = f"/api/rooms/{self.made['code']}/notices", self.made["tokens"][str(place)]
        return self.near.http.put(path, headers=bearer(token), json={"contact": contact, "on": on})

    def owed(self) -> list[tuple[float, int]]:
        """When notices are due, and of which decision."""
        with self.near.database() as connection:
            return connection.execute(
                "SELECT work.at, work.decision FROM work JOIN matches ON matches.id = work.match JOIN rooms "
                "ON rooms.id = matches.room WHERE kind = 'notice' AND rooms.code = ?",
                [self.made["code"]],
            ).fetchall()

    def come_due(self) -> None:
        """Let the time for notices come, and wait until the worker has dealt with them."""
        assert self.owed()
        with self.near.database() as connection:
            mine = "(SELECT matches.id FROM matches JOIN rooms ON rooms.id = room WHERE code = ?)"
            connection.execute(f"UPDATE work SET at = 0 WHERE kind = 'notice' AND match IN {mine}", [self.made["code"]])
        eventually(lambda: all(at > 0 for at, _ in self.owed()))

    def asked(self) -> list[str]:
        """The seats that are to choose."""
        with self.near.socket() as line:
            line.hello(self.made["code"], self.made["tokens"].values(), front=False)
            return [news["seat"] for news in line.until("update")["news"] if news["view"]["choices"]]

    def choose(self, seat: str, tokens: list[str] | None = None) -> None:
        """A person whose page is not in front makes any choice."""
        with self.near.socket() as line:
            room = line.hello(self.made["code"], tokens or self.made["tokens"].values(), front=False)
            told = line.until("update")
            (news,) = [news for news in told["news"] if news["seat"] == seat]
            wish = {"match": room["match"], "version": told["version"], "seat": seat}
            move = news["view"]["choices"][0]["move"]
            answer = line.ask({"type": "choose", "key": f"{time.monotonic_ns()}", **wish, "move": move})
            assert answer["type"] == "done", answer


def subscribe(near: Near, browser: Browser, language: str = "en") -> str:
    answer = near.http.post("/api/contacts", json={"language": language, "push": browser.subscription})
    assert answer.status_code == 201, answer.text
    assert answer.json()["confirmed"]
    token: str = answer.json()["token"]
    return token


def asked_table(near: Near, browser: Browser, game: str = "dorada", **wishes: Any) -> Table:
    """A match in which every seat wants notices in one browser."""
    table, token = Table(near, game, **wishes), subscribe(near, browser)
    for place in map(int, table.made["tokens"]):
        assert table.link(token, place).status_code == 204
    table.start()
    return table

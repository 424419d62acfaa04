"""Somebody at a browser: a page, what went wrong in it, and what came over its socket."""

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, WebSocket, sync_playwright

from estran.games import NAMES
from estran.server.doors import static
from estran.server.settings import Times
from tests.server.near import Near, serving
from tests.server.serving import OFTEN, QUICK
from tests.services import Missing, program

PATIENCE = 60.0  # seconds
WIDE, PHONE = {"width": 1280, "height": 900}, {"width": 360, "height": 740}
PATIENT = Times(
    **{**QUICK, "lease": PATIENCE, "budget": PATIENCE, "promise": PATIENCE, "reveal": PATIENCE}
)  # a busy machine's bots are late, not lost
Place = dict[str, Any]  # a room as the browser remembers it


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium; whoever is root has to do without its sandbox."""
    if not (static.SITE / "index.html").is_file():
        raise Missing("the browser client is not built: run “python hatch_build.py”")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@contextmanager
def laid(folder: Path, **settings: Any) -> Iterator[Near]:
    """A server that nobody has to wait for; its bots need no compiled rules to choose at random."""
    plain = patch.dict(os.environ, ESTRAN_PLAIN="1")
    with plain, serving(folder, **{**OFTEN, "times": PATIENT, **settings}) as near:
        yield near


def launch(playwright: Playwright) -> Browser:
    """The browser itself."""
    return playwright.chromium.launch(executable_path=program("chromium-headless-shell"), args=["--no-sandbox"])


class Person:
    """One browser window of somebody's own; errors in it are collected."""

    def __init__(self, browser: Browser, url: str, **wishes: Any) -> None:
        settings = {"viewport": WIDE, "locale": "en", "base_url": url, "reduced_motion": "reduce", **wishes}
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.url, self.errors, self.foreign = url, list[str](), list[str]()
        self.frames: list[str] = []  # everything that came over sockets
        self.updates: dict[str, Any] = {}  # the last news of each seat, "?" for an onlooker
        self.version = 0
        self.room: dict[str, Any] = {}
        self.page: Page = self.open()

    def open(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("console", lambda told: self.errors.append(told.text) if told.type in ("error", "warning") else None)
        page.on("pageerror", lambda problem: self.errors.append(str(problem)))
        page.on("request", lambda asked: self._watch(asked.url))
        page.on("websocket", self._listen)
        return page

    def _watch(self, url: str) -> None:
        if not url.startswith((self.url, "data:", "blob:")):
            self.foreign.append(url)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, text: str | bytes) -> None:
        told = json.loads(text)
        if told["type"] != "pong":
            self.frames.append(str(text))
        if told["type"] == "room":
            self.room = told
        if told["type"] == "update":
            self.version = told["version"]
            for news in told["news"]:
                before = self.updates.get(news["seat"] or "?", {})
                self.updates[news["seat"] or "?"] = {**news, "view": news["view"] or before.get("view")}

    # ---- Where one is

    def remember(self, *places: Place, **settings: Any) -> None:
        """Have sat in rooms before, and like things so."""
        kept = {"places": places, "settings": {"sound": False, "pace": "none", **settings}}
        items = {f"estran.{name}": json.dumps(value) for name, value in kept.items()}
        script = f"for (const [k, v] of Object.entries({json.dumps(items)})) localStorage.getItem(k) ?? localStorage.setItem(k, v)"
        self.context.add_init_script(f"if (location.origin !== 'null') {{ {script} }}")

    def go(self, path: str) -> None:
        """Open a page, and wait until its words are there."""
        self.page.goto(path)
        self.page.locator("main h1, main h2").first.wait_for(state="attached")

    def sit(self, place: Place) -> None:
        """Open a room in which one sits, and wait for the table, with what comes after its first frame, or its curtain."""
        self.remember(place)
        self.go(f"/r/{place['code']}")
        self.page.locator(".below > *, #curtain").first.wait_for()

    # ---- How things stand, as the socket tells; the page has to show it

    def news(self, seat: str = "A") -> Any:
        """The last news of a seat."""
        return self.updates.get(seat, {"view": None, "chosen": None, "roll": False})

    def asked(self, seat: str = "A") -> bool:
        """Whether this seat must do something."""
        news = self.news(seat)
        return bool(news["roll"] or (news["view"] and news["view"]["choices"] and news["chosen"] is None))

    def over(self) -> bool:
        """Whether the match has ended."""
        return any(news["view"] and news["view"]["winners"] for news in self.updates.values())

    def until(self, condition: Callable[[], Any], patience: float = PATIENCE) -> bool:
        """Wait until something is so; whether it came about."""
        end = time.monotonic() + patience
        while not condition():
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(25)
        return True

    def reach(self, version: int) -> bool:
        """Wait until this version of the match has come."""
        return self.until(lambda: self.version >= version)

    def spoken(self) -> list[str]:
        """What the live regions hold."""
        return self.page.locator("[data-voice] p").all_inner_texts()

    def check(self) -> None:
        """Nothing went wrong, and nobody else was asked for anything."""
        assert self.errors == [], self.errors
        assert self.foreign == [], self.foreign


def seats_at(near: Near, game: str, *kinds: str, start: bool = True, seed: bytes | None = None, **wishes: Any) -> Place:
    """A room with a match; the browser that remembers it has all its local seats."""
    made = near.open_room(list(kinds), game, **wishes)
    if seed is not None:
        with near.database() as connection:
            connection.execute("UPDATE matches SET seed = ? WHERE room = ?", [seed, made["code"]])
    if start:
        near.start(made)
    tokens = list(made["tokens"].values())
    return {
        "code": made["code"],
        "watch": made["watch"],
        "game": game,
        "name": "A",
        "host": made["host"],
        "tokens": tokens,
        "at": 1,
    }


def friends(near: Near, game: str, number: int = 0, **options: Any) -> Place:
    """A room of three, not begun, whose codes and dice are always the same; each number once a server."""
    seats = [{"kind": "local", "name": name} for name in ("Ada", "Ben", "Chloé")]
    made = near.http.post("/api/rooms", json={"game": game, "seats": seats, "options": options}).json()
    match, code, watch = (
        f"{NAMES.index(game) + 2}{rest}"
        for rest in (f"{number}" + "e" * 30, f"{number + 2}DEFGHJ", f"{number + 2}TCHRSX")
    )
    with near.database() as connection:
        (old,) = connection.execute("SELECT match FROM rooms WHERE code = ?", [made["code"]]).fetchone()
        fixed = [match, code, watch, made["code"]]
        connection.execute("UPDATE rooms SET match = ?, code = ?, watch = ? WHERE code = ?", fixed)
        # of the first version: what these matches bring was looked for when there was no other
        connection.execute("UPDATE matches SET id = ?, seed = ?, fair = 1 WHERE id = ?", [match, bytes(32), old])
        connection.execute("UPDATE match_seats SET match = ? WHERE match = ?", [match, old])
    kept = {"code": code, "watch": watch, "game": game, "name": "Ada", "host": made["host"], "at": 1}
    return {**kept, "tokens": list(made["tokens"].values())}


def record_of(near: Near, person: Person) -> Any:
    """The record of the match that somebody plays."""
    return near.http.get(f"/api/matches/{person.room['match']}/record").json()


def agree(near: Near, place: Place, kind: str) -> None:
    """Let everybody who sits here agree: to end the match, or to play another one."""
    with near.socket() as line:
        room = line.hello(place["code"], place["tokens"])
        for seat in [chair["seat"] for chair in room["chairs"] if chair["yours"]]:
            vote = {"type": "vote", "key": f"{kind}-{seat}", "match": room["match"], "seat": seat, "kind": kind}
            assert line.ask(vote)["type"] == "done"


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

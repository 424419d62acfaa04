"""Moments of matches, one for every kind of choice, and a browser that is shown them without playing up to there."""

import json
import random
from typing import Any

import msgspec
from playwright.sync_api import Browser, WebSocketRoute

from estran.games import find
from estran.match.match import Match
from tests.browser.people import Person, seats_at
from tests.server.near import Near

MATCHES = 12  # played at random, to find every kind of choice
NAMED = ("Anneliese", "Bartholomäus", "Chloé-Marie", "Dominique", "Emanuela")
Moment = dict[str, Any]  # what a seat is told of a match up to there, as an update has it


def moments(game: str) -> dict[str, Moment]:
    """For every kind of choice at a full table, the moment at which there is most to choose from, and the end."""
    players = max(find(game).players)
    found: dict[str, tuple[int, Moment]] = {}
    for seed in range(MATCHES):
        played = played_at_random(Match(game, players, seed=seed, names=NAMED[:players]), random.Random(seed))
        match = played.at(0)
        for ply in played.plies:
            for seat in sorted({match.roller} if match.roller else match.waiting - {"*"}):
                keep(found, match, seat)
            match.append(ply)
        keep(found, match, "A")
    return {kind: moment for kind, (_, moment) in sorted(found.items())}


def played_at_random(match: Match, luck: random.Random) -> Match:
    """The match, played to its end; messages are played rather than kept, so that more can be seen."""
    while not match.over:
        seat = min(match.waiting)
        moves = match.legal(seat)
        match.play(seat, luck.choice([move for move in moves if move != "pass"] or moves))
    return match


def keep(found: dict[str, tuple[int, Moment]], match: Match, seat: str) -> None:
    """Remember the moment if there is more to choose from than at any like it."""
    rolls = match.roller == seat
    view = match.view(seat)
    verbs = sorted({word for choice in view.choices if not (word := choice.move.split(" ")[0]).isdecimal()})
    kind = "end" if view.winners else "roll" if rolls else " ".join([view.phase, *verbs])
    size = len(view.choices) * 1000 + len(match.plies)
    if kind not in found or found[kind][0] < size:
        told = {
            "seat": seat,
            "plies": match.plies_seen(seat),
            "events": list(match.events(seat)),
            "view": view,
            "chosen": None,
            "roll": rolls,
            "undo": False,
            "steps": [],
        }
        found[kind] = (size, msgspec.json.decode(msgspec.json.encode(told)))


class Viewer:
    """Somebody at a full table who is shown any moment that a test likes.

    Have the moments ready before: a page that hears nothing for some seconds gives its connection up.
    """

    def __init__(self, browser: Browser, near: Near, game: str, **wishes: Any) -> None:
        self.person = Person(browser, near.url, **wishes)
        self.sockets: list[WebSocketRoute] = []
        self.room = ""  # as the page is told of it, once it is shown moments
        self.hint: dict[str, Any] | None = None  # that is given for the moment
        self.person.page.route_web_socket("**/ws", self._connect)
        players = max(find(game).players)
        self.person.sit(seats_at(near, game, "local", *["bot"] * (players - 1)))
        self.version = 10_000

    def _connect(self, route: WebSocketRoute) -> None:
        self.sockets.append(route)
        server = route.connect_to_server()
        server.on_message(lambda text: self._pass_on(route, text))
        route.on_message(
            lambda text: self._hint(route, text) if self.hint and '"hint"' in str(text) else server.send(text)
        )

    def _hint(self, route: WebSocketRoute, text: str | bytes) -> None:
        """Answer somebody who asks for a hint."""
        asked = json.loads(text)
        rest = {"key": asked["key"], "seat": asked["seat"], "version": self.version}
        route.send(json.dumps({"type": "hint", "share": 1, **rest, **(self.hint or {})}))

    def _pass_on(self, route: WebSocketRoute, text: str | bytes) -> None:
        """The match itself goes on behind the moment that is shown; a page that has come back finds the same room."""
        kind = json.loads(text)["type"] if self.room else None
        if kind == "room":
            route.send(self.room)
        elif kind != "update":
            route.send(text)

    def show(self, moment: Moment) -> None:
        """Show a moment, and wait until the page does."""
        self.version += 1
        update = {"type": "update", "match": self.person.room["match"], "since": 0, "version": self.version}
        rest: dict[str, Any] = {"missing": [], "undo": None, "undone": None, "due": None, "hurried": [], "warming": []}
        chairs = [{**chair, "seat": "ABCDE"[place]} for place, chair in enumerate(self.person.room["chairs"])]
        mine = next(place for place, chair in enumerate(chairs) if chair["yours"])
        theirs = "ABCDE".index(moment["seat"])
        chairs[mine]["seat"], chairs[theirs]["seat"] = moment["seat"], chairs[mine]["seat"]
        status = "over" if moment["view"]["winners"] else "running"
        self.room = json.dumps({**self.person.room, "chairs": chairs, "status": status})
        self.sockets[-1].send(self.room)
        self.sockets[-1].send(json.dumps({**update, "news": [moment], **rest}))
        self.person.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

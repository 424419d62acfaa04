"""Matches that were played over a socket, to look back on."""

import random
from typing import Any

import httpx

from tests.server.near import Line, Near, bearer, eventually

CHOICES = 4  # of every seat, if the match is not played to its end


class Played:
    """A match that has come some way, or to its end, with the token of every seat."""

    def __init__(self, near: Near, game: str, players: int = 3, *, whole: bool = False) -> None:
        self.near, self.made = near, near.open_room(["local"] * players, game, auto_roll=True)
        near.start(self.made)
        with near.socket() as line:
            room = line.hello(self.made["code"], self.made["tokens"].values())
            self.match = room["match"]
            self.tokens = {chair["seat"]: self.made["tokens"][str(chair["place"])] for chair in room["chairs"]}
            self.events: dict[str, list[Any]] = {seat: [] for seat in self.tokens}  # as the socket told them
            self.views: dict[str, dict[int, Any]] = {seat: {} for seat in self.tokens}  # by how many plies there were
            self.last = 0
            self._play(line, self._hear(line), whole)

    def _hear(self, line: Line) -> dict[str, Any]:
        """The next update, written down as it was told."""
        told = line.until("update")
        self.last += len(told["news"][0]["plies"])
        for news in told["news"]:
            self.events[news["seat"]] += news["events"]
            self.views[news["seat"]][self.last] = news["view"]
        return told

    def _play(self, line: Line, told: dict[str, Any], whole: bool) -> None:
        """Everybody chooses at random, a few times or to the end."""
        luck, number = random.Random(3), 0
        while whole or number < CHOICES * len(self.tokens):
            if told["news"][0]["view"]["winners"]:
                return
            for news in told["news"]:
                if not news["view"]["choices"] or news["chosen"] is not None:
                    continue
                number += 1
                move = luck.choice(news["view"]["choices"])["move"]
                wish = {"match": self.match, "version": told["version"], "seat": news["seat"], "move": move}
                line.send({"type": "choose", "key": str(number), **wish})
            version = told["version"]
            while told["version"] == version:
                told = self._hear(line)

    def ask(self, plies: int | str, seat: str | None = None, token: str | None = None) -> httpx.Response:
        """A moment as the server answers it."""
        path = f"/api/matches/{self.match}/moments/{plies}"
        headers = bearer(token) if token else None
        return self.near.http.get(path, params={"seat": seat} if seat else None, headers=headers)

    def story(self, seat: str | None = None, token: str | None = None) -> httpx.Response:
        """The story as the server answers it."""
        path = f"/api/matches/{self.match}/story"
        headers = bearer(token) if token else None
        return self.near.http.get(path, params={"seat": seat} if seat else None, headers=headers)

    def seen_by(self, *seats: str | None) -> list[bytes]:
        """All that can be asked for at these seats: the last moment and the story."""
        asked = [(seat, self.tokens.get(seat) if seat else None) for seat in seats]
        return [answer.content for who in asked for answer in (self.ask(self.last, *who), self.story(*who))]

    def end(self) -> None:
        """Everybody agrees to end the match, and everything may be seen."""
        self.near.vote(self.made, "end")
        eventually(lambda: self.story().json()["status"] == "abandoned")

"""Players without a browser, who hold seats of the same room and move when a test says so."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from tests.browser.people import Place, friends
from tests.server.near import Line, Near

NUMBERS = count(1)  # of what rivals ask for
Choosing = Callable[[str, list[str]], str]  # by seat and moves


class Rival:
    """Holds some seats of a room over a socket of its own."""

    def __init__(self, line: Line, code: str, tokens: list[str]) -> None:
        self.line, self.version, self.match = line, 0, ""
        self.news: dict[str, Any] = {}
        line.send({"type": "hello", "room": code, "tokens": tokens})
        while not self.news:
            self.take()

    def take(self) -> dict[str, Any]:
        """The next message, remembered if it is news."""
        told = self.line.read()
        if told["type"] == "update":
            self.version, self.match = told["version"], told["match"]
            for news in told["news"]:
                before = self.news.get(news["seat"], {})
                self.news[news["seat"]] = {**news, "view": news["view"] or before.get("view")}
        return told

    def due(self) -> str | None:
        """A seat held here that must do something."""
        for seat, news in self.news.items():
            if seat and (news["roll"] or (news["view"]["choices"] and news["chosen"] is None)):
                return str(seat)
        return None

    def over(self) -> bool:
        """Whether the match has ended."""
        return any(news["view"]["winners"] for news in self.news.values())

    def ask(self, **wish: Any) -> None:
        """Ask for something, and wait until it is done."""
        key = f"rival-{next(NUMBERS)}"  # another rival's would be taken for the same request once more
        self.line.send({"match": self.match, "version": self.version, "key": key, **wish})
        while (told := self.take()).get("key") != key:
            pass
        assert told["type"] == "done", told
        while self.version < (told["version"] or 0):  # the news may come after the answer
            self.take()

    def choose(self, seat: str, move: str) -> None:
        """Choose in a seat's name."""
        self.ask(type="choose", seat=seat, move=move)
        self.news[seat]["chosen"] = self.news[seat]["chosen"] or move

    def move(self, choosing: Choosing | None = None) -> None:
        """Wait until a seat held here is asked, and let it do something."""
        while (seat := self.due()) is None and not self.over():
            self.take()
        if seat is None:
            return
        version = self.version
        if self.news[seat]["roll"]:
            self.ask(type="roll", seat=seat)
        else:
            moves = [choice["move"] for choice in self.news[seat]["view"]["choices"]]
            self.ask(type="choose", seat=seat, move=(choosing or first)(seat, moves))
            if self.version == version:
                self.news[seat]["chosen"] = "yes"

    def finish(self, choosing: Choosing | None = None) -> str:
        """Play on to the end; the match."""
        while not self.over():
            self.move(choosing)
        return self.match


def first(seat: str, moves: list[str]) -> str:
    """Whatever is offered first."""
    return moves[0]


def at_random(seed: int) -> Choosing:
    """Anything, but the same every time."""
    luck = random.Random(seed)
    return lambda seat, moves: luck.choice(moves)


def eager(choosing: Choosing) -> Choosing:
    """Plays messages rather than pass, so that more can be seen."""
    return lambda seat, moves: choosing(seat, [move for move in moves if move != "pass"] or moves)


@contextmanager
def rival(near: Near, place: Place, *numbers: int) -> Iterator[Rival]:
    """Somebody at the seats with these numbers of the room's local ones."""
    with near.socket() as line:
        yield Rival(line, place["code"], [place["tokens"][number] for number in numbers])


def share(place: Place, *numbers: int) -> Place:
    """The same room for a browser that holds only some of the local seats."""
    return {**place, "tokens": [place["tokens"][number] for number in numbers]}


MOMENTS = {
    "arrange": (6, 6, "B"),
    "take": (7, 20, "A"),
}  # a match of friends, the luck of its players, and who is asked


def asked_in_dolores(near: Near, phase: str) -> Place:
    """The seat of somebody in a match, played on until they have to arrange the loot, or to take what a bet has won."""
    number, luck, seat = MOMENTS[phase]
    place = friends(near, "dolores", number)
    near.start(place)
    with rival(near, place, 0, 1, 2) as everybody:
        choose = eager(at_random(luck))
        while not _is_asked(everybody.news[seat]["view"], phase):
            assert not everybody.over()
            everybody.move(choose)
    return share(place, "ABC".index(seat))


def _is_asked(view: Any, phase: str) -> bool:
    return bool(view and view["phase"] == phase and view["choices"])

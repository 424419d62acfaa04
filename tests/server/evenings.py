"""A room near the test with one socket per person, where anybody can be silenced and the time be up."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from estran.server.feeds.hub import PRESENCE
from estran.server.settings import Times
from tests.server.near import Line, Near, eventually

DAY = 86400
PATIENT = Times(
    present=3600, absent=7200, poll=0.1, idle=0.05, breath=0.0, rest=0.0
)  # nobody is missed but those we silence


class Evening:
    """A room with one socket per person, and an onlooker's."""

    def __init__(self, near: Near, stack: ExitStack, seats: list[str], *, start: bool = True, **wishes: Any) -> None:
        self.near, self.number = near, 0
        self.made = near.open_room(seats, wishes.pop("game", "douro"), **wishes)
        if start:
            near.start(self.made)
        self.onlooker = Line(stack.enter_context(near.socket()).socket)
        self.room: dict[str, Any] = self.onlooker.hello(self.made["watch"])
        self.people: dict[str, Line] = {}
        for place, token in self.made["tokens"].items():
            line = Line(stack.enter_context(near.socket()).socket)
            line.hello(self.made["code"], [token])
            self.people["ABCDE"[int(place)]] = line
        eventually(lambda: self.present() >= set(self.made["tokens"]))

    def ask(self, seat: str, kind: str, /, **more: Any) -> dict[str, Any]:
        """A request of a seat, answered."""
        self.number += 1
        return self.people[seat].ask(
            {"type": kind, "key": f"k{self.number}", "match": self.room["match"], "seat": seat, **more}
        )

    def until(self, condition: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The room as everybody sees it, once something is so there."""
        while not condition(self.room):
            self.room = self.onlooker.until("room")
        return self.room

    @property
    def id(self) -> str:
        """The room's id."""
        with self.near.database() as connection:
            found: str = connection.execute("SELECT id FROM rooms WHERE code = ?", [self.made["code"]]).fetchone()[0]
        return found

    def present(self) -> set[str]:
        """Who gave a sign of life lately."""
        return self.near.run(lambda: self.near.service.presence.here(self.id))

    def silence(self, *who: str, seconds: float = 7300) -> None:
        """Let it be so long since somebody gave a sign of life."""

        async def forget() -> None:
            signs = self.near.service.presence._signs[room]  # type: ignore[attr-defined]
            signs.update(dict.fromkeys(who, time.monotonic() - seconds))
            await self.near.service.news.publish(f"{PRESENCE}{room}")

        room = self.id
        self.near.run(forget)

    def time_is_up(self) -> None:
        """The time for the open choice has run out."""
        with self.near.database() as connection:
            connection.execute("UPDATE work SET at = 0 WHERE kind = 'due'")

    def sat(self) -> list[Any]:
        """Who has played what, as the record says."""
        found: list[Any] = self.near.http.get(f"/api/matches/{self.room['match']}/record").json().get("sat", [])
        return found


@contextmanager
def evening(near: Near, *seats: str, **wishes: Any) -> Iterator[Evening]:
    with ExitStack() as stack:
        yield Evening(near, stack, list(seats) or ["local"] * 3, **wishes)


def chair(room: dict[str, Any], seat: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in room["chairs"] if one["seat"] == seat)
    return found

"""What a move at one table waits while four experts think at another table of the same server: `make bench-bots`.

Two people play Dorada over one socket, without a break but a short one, first while nobody else plays and then while four
experts play Dolorès: in turn, round after round, on one process of `estran serve`.
"""

import argparse
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from benchmarks.load import ours, percentile
from benchmarks.playouts import verdict
from estran.bots.levels import LEVELS, bot_of
from estran.games import find

PATIENCE = 60.0  # seconds
BREATH = 0.02  # seconds between two moves
MOST = 1.5  # times: how much longer half of the moves may wait; steadier on a busy machine than milliseconds
PEOPLE = {"game": "dorada", "seats": [{"kind": "local"}] * 2, "auto_roll": True}
EXPERTS = {"game": "dolores", "seats": [{"kind": "bot", "level": "expert"}] * 4}


class Table:
    """One socket that has all the seats of a room which somebody can hold, or looks on where none is."""

    def __init__(self, http: httpx.Client, line: ClientConnection, room: Any) -> None:
        self.http, self.line, self.luck, self.moves = http, line, random.Random(1), 0
        self.news: dict[str | None, Any] = {}  # by seat; an onlooker has none
        made = http.post("/api/rooms", json=room).raise_for_status().json()
        self.url, self.host = f"/api/rooms/{made['code']}", {"Authorization": f"Bearer {made['host']}"}
        http.post(f"{self.url}/start", headers=self.host).raise_for_status()
        tokens = list(made["tokens"].values())
        self.send({"type": "hello", "room": made["code"] if tokens else made["watch"], "tokens": tokens})
        while not self.news:
            self.take()

    def send(self, message: Any) -> None:
        """Send a message."""
        self.line.send(msgspec.json.encode(message).decode())

    def take(self) -> Any:
        """The next message, remembered if it is news."""
        told = msgspec.json.decode(self.line.recv(PATIENCE))
        if told["type"] == "update":
            self.match, self.version = told["match"], told["version"]
            self.news |= {news["seat"]: news["view"] for news in told["news"] if news["view"]}
        return told

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return any(view["winners"] for view in self.news.values())

    def move(self) -> float:
        """Whoever's turn it is moves; how many milliseconds it takes until that is safe."""
        while not any(view["choices"] for view in self.news.values()):
            self.take()
        seat, view = next((seat, view) for seat, view in self.news.items() if view["choices"])
        self.moves += 1
        wish = {"type": "choose", "match": self.match, "version": self.version, "seat": seat, "key": str(self.moves)}
        start = perf_counter()
        self.send({**wish, "move": self.luck.choice(view["choices"])["move"]})
        while (told := self.take()).get("key") != wish["key"]:
            pass
        waited = 1000 * (perf_counter() - start)
        while self.version < told["version"]:
            self.take()
        return waited

    def reached(self) -> int:
        """The version of the match now."""
        self.send({"type": "ping"})
        while self.take()["type"] != "pong":
            pass
        return int(self.version)

    def leave(self) -> None:
        """Nobody goes on with this match: people agree on that, and among bots the host ends it."""
        people = [seat for seat in self.news if seat is not None]
        if not self.over and not people:
            self.http.post(f"{self.url}/abandon", headers=self.host).raise_for_status()
        for seat in [] if self.over else people:
            vote = {"type": "vote", "kind": "end", "match": self.match, "seat": seat, "key": f"end-{seat}"}
            self.send(vote)
            while self.take().get("key") != vote["key"]:
                pass


@contextmanager
def table(url: str, room: Any) -> Iterator[Table]:
    """A table at which a match has begun; it is left in the end."""
    socket = url.replace("http", "ws", 1) + "/ws"
    with httpx.Client(base_url=url, timeout=PATIENCE) as http, connect(socket, compression=None, max_size=None) as line:
        laid = Table(http, line, room)
        yield laid
        laid.leave()


def waits(url: str, seconds: float) -> list[float]:
    """Milliseconds of every move of two people who play for so long, one match after the other."""
    waited, end = list[float](), perf_counter() + seconds
    while perf_counter() < end:
        with table(url, PEOPLE) as people:
            while not people.over and perf_counter() < end:
                waited.append(people.move())
                sleep(BREATH)
    return waited


def measure(url: str, rounds: int, seconds: float) -> tuple[list[float], list[float], int]:
    """Waits without experts, and with them; and how often those have moved meanwhile."""
    alone, beside, moved = list[float](), list[float](), 0
    for _ in range(rounds):
        alone += waits(url, seconds)
        with table(url, EXPERTS) as experts:
            before = experts.reached()
            beside += waits(url, seconds)
            moved += experts.reached() - before
    return alone, beside, moved


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=15, help="of each part of a round")
    wanted = parser.parse_args()
    bot_of("expert", find("dolores"))  # its code is on the disk from now on
    with TemporaryDirectory(prefix="estran-experts-") as folder, ours(Path(folder)) as (url, _):
        with table(url, EXPERTS):
            sleep(2 * wanted.seconds)  # the server's own expert is ready then
        alone, beside, moved = measure(url, wanted.rounds, wanted.seconds)
    print("milliseconds until a move is safe      moves      p50      p95      p99")
    for name, times in (("nobody else plays", alone), ("four experts think elsewhere", beside)):
        print(f"{name:36}{len(times):8}" + "".join(f"{percentile(times, share):9.1f}" for share in (0.5, 0.95, 0.99)))
    print(f"the experts' table went on {moved} times; each of them thinks for {LEVELS['expert'].seconds:g} s")
    slower = percentile(beside, 0.5) / percentile(alone, 0.5)
    print(f"p50 beside experts: {slower:.2f} times, at most {MOST:g}: {verdict(slower <= MOST)}")


if __name__ == "__main__":
    main()

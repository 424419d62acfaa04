"""A crowd at the tables: sockets that choose at random moments, and how long they wait. Run by `benchmarks.load`.

It runs in a process of its own and must be light: sockets in C (picows), messages read no further than needed.
"""

import asyncio
import os
import random
import sys
from collections.abc import Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
import uvloop
from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
PING = 2.5  # seconds between a browser's signs of life
ADDRESSES = 25  # a crowd comes from many addresses, and a server has limits for each
SHOWS = 2.0  # seconds that a page takes to show what has happened, on average
CALM = 3.0  # moves a second at each of the first few tables: all code is warm, and no match ends early
PATIENCE = 60.0


class Wanted(Struct):
    """What a crowd is asked to do."""

    url: str
    pid: int  # of the server, to see what it weighs
    tables: int
    rate: float  # moves a second at all tables together
    seconds: float
    warm_up: float
    few: int  # tables at which the server is weighed first
    games: list[str] = []
    staged: bool = False  # sockets are pages that show every step, and say when they have


class Found(Struct):
    """What a crowd saw; times in milliseconds, weights in KiB."""

    done: list[float]  # from sending a move to its answer
    told: list[float]  # until the last of the other seats has the update
    late: list[float]  # how late the crowd itself was to send
    few: int
    many: int
    after: int
    busy: float  # share of one core that the server used
    refused: int
    stolen: float = 0.0  # share of the machine that other machines on the same hardware took meanwhile


# ---- As much of the wire as a crowd must read


class Choice(Struct):
    """A legal choice."""

    move: str


class View(Struct):
    """A seat's view of the table."""

    choices: list[Choice]
    winners: Any = None


class SeatNews(Struct):
    """What is new for a seat."""

    view: View
    chosen: str | None


class Update(Struct, tag="update"):
    """The match has gone on."""

    match: str
    version: int
    news: list[SeatNews]


class Done(Struct, tag="done"):
    """A move is safe."""

    key: str
    version: int | None = None


class Error(Struct, tag="error"):
    """A move was refused."""

    text: str
    key: str | None = None


read = msgspec.json.Decoder(Update | Done | Error).decode
IGNORED = (b'{"type":"room"', b'{"type":"pong"', b'{"type":"talk"', b'{"type":"ask"')


class Table:
    """Four sockets at one table."""

    def __init__(self, crowd: "Crowd") -> None:
        self.crowd = crowd
        self.seats: list[Seat] = []
        self.moving: Seat | None = None
        self.sent = 0.0
        self.version = 0  # the last one that a move made
        self.moves: list[tuple[float, int, Seat]] = []  # moves that made a version: when sent, which, whose

    @property
    def ready(self) -> bool:
        """Everybody has seen the table as it is, and nobody's move is under way."""
        return self.moving is None and all(seat.match and seat.version >= self.version for seat in self.seats)


class Seat(WSListener):  # type: ignore[misc]  # only `make bench` installs picows
    """One socket."""

    def __init__(self, table: Table, room: str, token: str, letter: str) -> None:
        self.table, self.room, self.token, self.letter = table, room, token, letter
        self.match = ""
        self.version = 0
        self.moves: list[str] = []
        self.over = False
        self.heard: list[tuple[float, int]] = []  # when which version came
        self.transport: Any = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say which seat this is."""
        self.transport = transport
        staged = (
            {"stage": True} if self.table.crowd.wanted.staged else {}
        )  # a server of before the stage is asked as ever
        self.send({"type": "hello", "room": self.room, "tokens": [self.token], **staged})

    def send(self, message: dict[str, Any]) -> None:
        """Send one message."""
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take note of what the server says."""
        payload = frame.get_payload_as_bytes()
        if payload.startswith(IGNORED) or frame.msg_type != WSMsgType.TEXT:
            return
        now = perf_counter()
        match read(payload):
            case Update() as update:
                self.match, self.version = update.match, update.version
                self.moves = [choice.move for choice in update.news[0].view.choices]
                self.over = bool(update.news[0].view.winners)
                if update.news[0].chosen:
                    self.moves = []
                self.heard.append((now, update.version))
                if self.table.crowd.wanted.staged:
                    shown = {"type": "seen", "match": update.match, "version": update.version, "pace": "usual"}
                    asyncio.get_running_loop().call_later(random.expovariate(1 / SHOWS), self.send, shown)
            case Done() as done:
                self.table.crowd.answered(self.table, self, now, done.version)
            case Error() as error:
                self.table.crowd.refuse(self.table, error.text)

    def choose(self) -> None:
        """Send any legal move."""
        move = random.choice(self.moves)
        self.table.moving, self.table.sent, self.moves = self, perf_counter(), []
        what = {"match": self.match, "version": self.version, "seat": self.letter, "move": move}
        self.send({"type": "choose", "key": random.randbytes(8).hex(), **what})


def _same(seat: Seat) -> Seat:
    return seat


class Crowd:
    """All tables, and the times that were measured at them."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.tables: list[Table] = []
        self.done: list[float] = []
        self.late: list[float] = []
        self.refused = 0
        self._games: Iterator[str] = cycle(wanted.games)

    def answered(self, table: Table, seat: Seat, now: float, version: int | None) -> None:
        """A move is safe."""
        self.done.append((now - table.sent) * 1000)
        if version is not None:
            table.moves.append((table.sent, version, seat))
            table.version = version
        table.moving = None

    def refuse(self, table: Table, text: str) -> None:
        """A move was not taken; a crowd that only makes legal moves should never hear this."""
        print(text, file=sys.stderr)
        self.refused += 1
        table.moving = None

    async def sit(self, number: int) -> None:
        """Open a room, take all four seats, each with a socket of its own, and begin."""
        self.tables.append(await self.open(number, [{"kind": "local"}] * SEATS))

    async def open(self, number: int, seats: list[dict[str, str]]) -> Table:
        """A table at which a match has begun, with a socket for every seat that is not a bot's."""
        address = f"127.0.0.{2 + number % ADDRESSES}"
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(base_url=self.wanted.url, transport=transport, timeout=PATIENCE) as http:
            wish = {"game": next(self._games), "seats": seats, "auto_roll": True}
            made = (await http.post("/api/rooms", json=wish)).raise_for_status().json()
            table = Table(self)
            for letter, token in zip("ABCD", made["tokens"].values(), strict=False):
                seat = Seat(table, made["code"], token, letter)
                url = self.wanted.url.replace("http", "ws", 1) + "/ws"
                await ws_connect(partial(_same, seat), url, local_addr=(address, 0), read_buffer_init_size=4096)
                table.seats.append(seat)
            headers = {"Authorization": f"Bearer {made['host']}"}
            (await http.post(f"/api/rooms/{made['code']}/start", headers=headers)).raise_for_status()
        return table

    def everybody_here(self) -> list[Table]:
        """All tables."""
        return list(self.tables)

    async def everybody(self) -> None:
        """Wait until every socket has seen its table."""
        async with asyncio.timeout(PATIENCE):
            while not all(table.ready for table in self.tables):
                await asyncio.sleep(0.02)

    def choose(self) -> None:
        """Somebody who is asked chooses, at any table where no move is under way."""
        for table in random.sample(self.tables, len(self.tables)):
            asked = [seat for seat in table.seats if seat.moves] if table.ready else []
            if asked:
                random.choice(asked).choose()
                return

    async def load(self, seconds: float, rate: float) -> None:
        """Moves come at random moments, as people's do: so many a second on average, whatever the server's pace."""
        next_move = perf_counter()
        end = next_move + seconds
        while next_move < end:
            await asyncio.sleep(max(0.0, next_move - perf_counter()))
            while next_move <= perf_counter() and next_move < end:
                self.late.append((perf_counter() - next_move) * 1000)
                self.choose()
                next_move += random.expovariate(rate)

    async def ping(self) -> None:
        """Every socket gives a sign of life every so often, evenly spread."""
        while True:
            seats = [seat for table in self.everybody_here() for seat in table.seats]
            begun = perf_counter()
            for number, seat in enumerate(seats):
                seat.transport.send(WSMsgType.TEXT, b'{"type":"ping"}')
                await asyncio.sleep(max(0.0, begun + PING * (number + 1) / len(seats) - perf_counter()))
            await asyncio.sleep(0)

    def kib(self) -> int:
        """The server's resident memory."""
        status = Path(f"/proc/{self.wanted.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def cpu(self) -> float:
        """Seconds of processor time that the server has used."""
        fields = Path(f"/proc/{self.wanted.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def told(self) -> list[float]:
        """From each move that made a version to the moment when the last of the other seats had it."""
        times = []
        for table in self.tables:
            for sent, version, mover in table.moves:
                others = [seat for seat in table.seats if seat is not mover]
                first = [next((at for at, heard in seat.heard if heard >= version), None) for seat in others]
                times += [(max(at for at in first if at) - sent) * 1000] if all(first) else []
        return times

    async def run(self) -> Found:
        """Weigh the server with few sockets and with all, then measure."""
        pinging = asyncio.create_task(self.ping())
        for number in range(self.wanted.few):
            await self.sit(number)
        await self.everybody()
        await self.load(self.wanted.warm_up, CALM * self.wanted.few)
        few = self.kib()
        for number in range(self.wanted.few, self.wanted.tables):
            await self.sit(number)
        await self.everybody()
        await self.load(self.wanted.warm_up, self.wanted.rate)
        many = self.kib()
        self.done, self.late = [], []
        for table in self.tables:
            table.moves = []
        used = self.cpu()
        await self.load(self.wanted.seconds, self.wanted.rate)
        used = self.cpu() - used
        await self.everybody()
        pinging.cancel()
        return Found(self.done, self.told(), self.late, few, many, self.kib(), used / self.wanted.seconds, self.refused)


def main() -> None:
    """Do what the first argument says, as JSON, and answer as JSON."""
    wanted = msgspec.json.decode(sys.argv[1], type=Wanted)
    found = uvloop.run(Crowd(wanted).run())
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()

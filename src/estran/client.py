"""A small client for programs: open or join a room, and play over the net like anybody else.

async with Client("http://localhost:8000") as client:
    seat = await client.join("K7PQ2M9X", "My bot")
    async with seat.sit() as table:
        async for turn in table.turns():
            await turn.choose(random.choice(turn.moves))
"""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from estran.engine.game import Refused
from estran.match.chance import salted

__all__ = ["Chair", "Client", "Host", "LiveTable", "Seat", "Turn"]

PING = 2.5  # seconds between signs of life
FINISHED = ("over", "abandoned")  # statuses of a match that has ended
PROMISING = ("seating", "promises")  # statuses in which words for the dice are promised
BACK = 3.5  # seconds before a lost connection is tried again, give or take


class Client:
    """One server, over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        private = self.url.startswith("https")  # reading the list of authorities takes long, and http has no use for it
        self.http = httpx.AsyncClient(base_url=self.url, timeout=30, verify=private)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """Ask for something; what the server refuses is raised."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        if answer.is_error:
            told = answer.json()
            raise Refused(told["message"], **told["arguments"])
        return answer.json() if answer.content else None

    async def open(self, game: str, seats: list[str], **wishes: Any) -> "Host":
        """Open a room; seats are `open`, `local` or `bot`."""
        body = {"game": game, "seats": [{"kind": kind} for kind in seats], **wishes}
        made = await self.ask("POST", "/api/rooms", body)
        return Host(self, made["code"], made["watch"], made["host"], list(made["tokens"].values()))

    async def join(self, code: str, name: str) -> "Seat":
        """Take a seat in a room."""
        seated = await self.ask("POST", f"/api/rooms/{code}/join", {"name": name})
        return Seat(self, code, [seated["token"]])

    async def watch(self, code: str) -> "Seat":
        """Look on by the room's watch code."""
        return Seat(self, code, [])

    async def record(self, match: str) -> bytes:
        """A match's record, as it may be seen now."""
        answer = await self.http.get(f"/api/matches/{match}/record")
        return answer.content


@dataclass
class Seat:
    """One or several seats of a room held by this program, or an onlooker's place."""

    client: Client
    code: str
    tokens: list[str]

    @contextlib.asynccontextmanager
    async def sit(self, **settings: Any) -> AsyncIterator["LiveTable"]:
        """Sit down: a socket that comes back by itself when it is lost."""
        table = LiveTable(self, **settings)
        reading, entering = asyncio.create_task(table.run()), asyncio.create_task(table.entered.wait())
        try:
            await asyncio.wait((reading, entering), return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                reading.result()  # the door was shut: raises the refusal
            yield table
        finally:
            reading.cancel()
            entering.cancel()
            await asyncio.gather(reading, entering, return_exceptions=True)

    async def do(self, method: str, path: str, body: Any = None) -> Any:
        """Something about one's own seat: `leave`, `away`, `ticket`."""
        return await self.client.ask(method, f"/api/rooms/{self.code}/{path}", body, self.tokens[0])


@dataclass
class Host:
    """A room of one's own."""

    client: Client
    code: str
    watch: str
    token: str
    tokens: list[str]

    async def do(self, method: str, path: str, body: Any = None) -> Any:
        """What hosts do: `start`, `rematch`, `abandon`, `lock`, `seats/2`."""
        return await self.client.ask(method, f"/api/rooms/{self.code}/{path}", body, self.token)

    def seats(self) -> Seat:
        """The local seats, with the host's rights."""
        return Seat(self.client, self.code, [self.token, *self.tokens])


@dataclass
class Chair:
    """What this program knows at one of its seats."""

    seat: str | None
    plies: list[str] = field(default_factory=list)
    events: list[Any] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    chosen: str | None = None
    roll: bool = False


@dataclass
class Turn:
    """A seat must choose, and these are its moves."""

    table: "LiveTable"
    match: str
    seat: str
    version: int
    moves: list[str]
    view: dict[str, Any]

    async def choose(self, move: str) -> int | None:
        """Make a choice; returns when it is safe."""
        return await self.table.choose(self.seat, move, version=self.version)


class LiveTable:
    """A socket's view of a room: what it was told, kept up to date."""

    def __init__(self, seat: Seat, *, back: float = BACK, word: str = "") -> None:
        self.seat, self.back, self.word = seat, back, word  # the word for the fair dice; random characters are added
        salted(word)  # refuses one that is too long before anybody waits for it
        self.room: dict[str, Any] = {}
        self.match: str | None = None
        self.version = 0
        self.chairs: dict[str | None, Chair] = {}
        self.talks: list[dict[str, Any]] = []
        self.missing: list[str] = []
        self.hurried: list[str] = []  # bots for which a quicker one has answered
        self.undo: dict[str, Any] | None = None
        self.due: float | None = None
        self.entered = asyncio.Event()
        self.changed = asyncio.Condition()
        self.words: dict[str, str] = {}
        self._waiting: dict[str, tuple[bytes, asyncio.Future[dict[str, Any]]]] = {}
        self._socket: ClientConnection | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- The connection

    async def run(self) -> None:
        """Stay connected: say hello, send again what was not answered, read; and come back after a break."""
        url = self.seat.client.url.replace("http", "ws", 1) + "/ws"
        while True:
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with connect(url, compression=None, max_size=None) as socket:
                    await self._talk(socket)
            self._socket = None
            await asyncio.sleep(self.back * (0.5 + secrets.randbelow(1000) / 1000))

    async def _talk(self, socket: ClientConnection) -> None:
        last = self.talks[-1]["at"] if self.talks else 0
        hello = {"room": self.seat.code, "tokens": self.seat.tokens, "match": self.match, "version": self.version}
        seats = [seat for seat in self.chairs if seat]
        await socket.send(msgspec.json.encode({"type": "hello", "talk": last, "seats": seats, **hello}).decode())
        self._socket = socket
        for request, _ in list(self._waiting.values()):
            await socket.send(request.decode())
        pinging = asyncio.create_task(self._ping(socket))
        try:
            async for text in socket:
                await self.take(msgspec.json.decode(text))
        finally:
            pinging.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING)
                await socket.send('{"type":"ping"}')

    async def lose(self) -> None:
        """Drop the connection, as a bad network would; it comes back."""
        if self._socket is not None:
            await self._socket.close()

    # ---- What is told

    async def take(self, told: dict[str, Any]) -> None:
        """One message of the server."""
        match told["type"]:
            case "done" | "error":
                waiting = self._waiting.pop(told["key"], None) if told["key"] else None
                if waiting is not None and not waiting[1].done():
                    waiting[1].set_result(told)
                if told["key"] is None and not self.entered.is_set():
                    raise Refused(told["message"], **told["arguments"])
            case "room":
                self.room = told
                self.entered.set()
                self._tend_words()
            case "update":
                self._update(told)
            case "talk":
                self.talks.append(told)
        async with self.changed:
            self.changed.notify_all()

    def _update(self, told: dict[str, Any]) -> None:
        if told["since"] == 0 or told["match"] != self.match:
            self.chairs = {}
        for news in told["news"]:
            chair = self.chairs.setdefault(news["seat"], Chair(news["seat"]))
            chair.plies += news["plies"]
            chair.events += news["events"]
            chair.view, chair.chosen, chair.roll = news["view"], news["chosen"], news["roll"]
        self.match, self.version = told["match"], told["version"]
        self.missing, self.undo, self.due = told["missing"], told["undo"], told["due"]
        self.hurried = told["hurried"]

    def _tend_words(self) -> None:
        """Add a word to the fair dice for every seat held here: first its hash, and itself once everybody has promised theirs."""
        for chair in self.room["chairs"]:
            if not chair["yours"] or chair["kind"] != "person":
                continue
            place = f"{self.room['match']}-{chair['seat']}"
            if self.room["status"] in PROMISING and not chair["ready"] and place not in self.words:
                self.words[place] = salted(self.word)
                digest = hashlib.sha256(self.words[place].encode()).hexdigest()
                self._later("commit", match=self.room["match"], seat=chair["seat"], hash=digest)
            if self.room["status"] == "words" and place in self.words:
                self._later("reveal", match=self.room["match"], seat=chair["seat"], word=self.words[place])

    def _later(self, kind: str, **fields: Any) -> None:
        async def send() -> None:
            with contextlib.suppress(Refused):
                await self.request(kind, **fields)

        task = asyncio.create_task(send())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- What is asked

    async def request(self, kind: str, *, key: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request under a key and wait for its answer, through as many connections as it takes."""
        key = key or secrets.token_hex(8)
        text = msgspec.json.encode({"type": kind, "key": key, **fields})
        waiting = self._waiting.setdefault(key, (text, asyncio.get_running_loop().create_future()))
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(text.decode())
        told = await asyncio.shield(waiting[1])
        if told["type"] == "error":
            raise Refused(told["message"], **told["arguments"])
        return told

    async def choose(self, seat: str, move: str, *, key: str | None = None, version: int | None = None) -> int | None:
        """Make a choice; returns its version when it is safe, or None while others still choose."""
        return await self._decide("choose", seat, key, version, move=move)

    async def roll(self, seat: str, *, key: str | None = None, version: int | None = None) -> int | None:
        """Ask for the die."""
        return await self._decide("roll", seat, key, version)

    async def take_back(self, seat: str, agree: bool = True) -> int | None:
        """Ask all people at the table to take the last choice back, or answer such a request."""
        return await self._decide("undo", seat, None, None, agree=agree)

    async def _decide(self, kind: str, seat: str, key: str | None, version: int | None, **fields: Any) -> int | None:
        on = {"match": self.match, "seat": seat, "version": self.version if version is None else version}
        told = await self.request(kind, key=key, **on, **fields)
        made: int | None = told["version"]
        return made

    async def say(self, text: str, seat: str | None = None, to: str | None = None) -> None:
        """Talk."""
        await self.request("say", text=text, seat=seat, to=to)

    async def signal(self, seat: str, signal: str) -> None:
        """Promise or offer something from the game's vocabulary."""
        await self.request("signal", match=self.room["match"], seat=seat, signal=signal)

    async def mute(self, seat: str, name: str, on: bool = True) -> None:
        """Hear no more, or again, from somebody."""
        await self.request("mute", seat=seat, name=name, on=on)

    # ---- Waiting

    async def until(self, condition: Any, timeout: float = 60) -> None:
        """Wait until what was told fulfils a condition."""
        async with asyncio.timeout(timeout), self.changed:
            await self.changed.wait_for(lambda: condition(self))

    def turn(self) -> Turn | None:
        """The next thing that one of the seats held here must choose, if any."""
        for seat, chair in self.chairs.items():
            moves = [choice["move"] for choice in chair.view.get("choices", [])]
            if seat is not None and moves and chair.chosen is None and self.room["status"] == "running":
                return Turn(self, self.match or "", seat, self.version, moves, chair.view)
        return None

    async def turns(self) -> AsyncIterator[Turn]:
        """Every choice that the seats held here must make, until the match is over; dice are rolled on the way."""
        while True:
            await self.until(lambda table: table.over or table.turn() or table.rolling(), timeout=86400)
            if self.over:
                return
            if seat := self.rolling():
                version = self.version
                with contextlib.suppress(Refused):  # somebody else at this seat was faster
                    await self.roll(seat)
                await self.until(lambda table, version=version: table.version > version or table.over)
            elif turn := self.turn():
                version, seat = self.version, turn.seat
                yield turn
                await self.until(
                    lambda table, version=version, seat=seat: (
                        table.version > version or table.chairs[seat].chosen or table.over
                    )
                )

    def rolling(self) -> str | None:
        """A seat held here that may roll the die."""
        return next((seat for seat, chair in self.chairs.items() if seat and chair.roll), None)

    @property
    def over(self) -> bool:
        """The match has ended, and all of it was told."""
        return self.room.get("status") in FINISHED

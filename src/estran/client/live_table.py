"""A socket's view of a room: what is told, what is asked, and waiting for one's turn."""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from estran.engine.game import Refused
from estran.match.chance import salted

if TYPE_CHECKING:
    from estran.client.rooms import Seat

PING = 2.5  # seconds between signs of life
FINISHED = ("over", "abandoned")  # statuses of a match that has ended
A_MOMENT = 1.0  # seconds before something is asked for again that came too fast
PROMISING = ("seating", "promises")  # statuses in which words for the dice are promised
BACK = 3.5  # seconds before a lost connection is tried again, give or take


@dataclass
class Chair:
    """What this program knows at one of its seats."""

    seat: str | None
    plies: list[str] = field(default_factory=list)
    events: list[Any] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    chosen: str | None = None
    roll: bool = False
    undo: bool = False  # the last choice can be taken back, or that can be asked for


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

    def __init__(
        self,
        seat: "Seat",
        *,
        back: float = BACK,
        word: str = "",
        front: bool = True,
        on_turn: Callable[[Turn], object] | None = None,
    ) -> None:
        self.seat, self.back, self.word = seat, back, word  # the word for the fair dice; random characters are added
        salted(word)  # refuses one that is too long before anybody waits for it
        self.front = front  # somebody looks at this program, so its people need no other notice
        self.on_turn = on_turn  # called once whenever a seat held here must choose or roll
        self.room: dict[str, Any] = {}
        self.match: str | None = None
        self.version = 0
        self.chairs: dict[str | None, Chair] = {}
        self.talks: list[dict[str, Any]] = []
        self.missing: list[str] = []
        self.hurried: list[str] = []  # bots for which a quicker one has answered
        self.warming: list[str] = []  # those for which one answers until they are ready
        self.undo: dict[str, Any] | None = None  # who asks to take a choice back, and who has agreed
        self.undone: dict[str, Any] | None = None  # what was taken back, if nothing has happened since
        self.due: float | None = None
        self.entered = asyncio.Event()
        self.changed = asyncio.Condition()
        self.words: dict[str, str] = {}
        self._waiting: dict[str, tuple[bytes, asyncio.Future[dict[str, Any]]]] = {}
        self._socket: ClientConnection | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._staying = asyncio.Event()  # nobody here has left the table
        self._staying.set()
        self._noticed: dict[str, tuple[str, int]] = {}  # by seat: the match and version that `on_turn` was called for

    # ---- The connection

    async def run(self) -> None:
        """Stay connected: say hello, send again what was not answered, read; and come back after a break."""
        url = self.seat.client.url.replace("http", "ws", 1) + "/ws"
        while await self._staying.wait():
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with connect(url, compression=None, max_size=None) as socket:
                    await self._talk(socket)
            self._socket = None
            await asyncio.sleep(self.back * (0.5 + secrets.randbelow(1000) / 1000))

    async def _talk(self, socket: ClientConnection) -> None:
        last = self.talks[-1]["at"] if self.talks else 0
        hello = {"room": self.seat.code, "tokens": self.seat.tokens, "match": self.match, "version": self.version}
        hello |= {"talk": last, "seats": [seat for seat in self.chairs if seat], "front": self.front}
        await socket.send(msgspec.json.encode({"type": "hello", **hello}).decode())
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
                await socket.send(msgspec.json.encode({"type": "ping", "front": self.front}).decode())

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
        self._notice()
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
            chair.undo = news["undo"]
        self.match, self.version = told["match"], told["version"]
        self.missing, self.undo, self.due = told["missing"], told["undo"], told["due"]
        self.hurried, self.warming, self.undone = told["hurried"], told["warming"], told["undone"]

    def _notice(self) -> None:
        """Tell the program, once for each time, which of its seats must choose or roll."""
        if self.on_turn is None:
            return
        for turn in self._turns():
            if self._noticed.get(turn.seat) != (turn.match, turn.version):
                self._noticed[turn.seat] = turn.match, turn.version
                asyncio.get_running_loop().call_soon(self.on_turn, turn)

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
        """Ask for it, again where that came too fast; any other refusal has its reason."""

        async def send() -> None:
            while True:
                try:
                    await self.request(kind, **fields)
                except Refused as refused:
                    if refused.message == "refused-too-fast":
                        await asyncio.sleep(A_MOMENT)
                        continue
                return

        task = asyncio.create_task(send())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- What is asked

    async def request(self, kind: str, /, *, key: str | None = None, **fields: Any) -> dict[str, Any]:
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
        """Take one's own last choice back, where the chair's `undo` says so; with other people they are asked, and answer so."""
        return await self._decide("undo", seat, None, None, agree=agree)

    async def leave(self) -> None:
        """Leave the table with all seats held here; a bot stands in where others play on. `come_back` comes back."""
        await self._for_each(self._mine, "leave")
        self._staying.clear()
        await self.lose()

    async def come_back(self, timeout: float = 60) -> None:
        """Sit down again after leaving; returns when the server says how things stand."""
        self.entered.clear()
        self._staying.set()
        await asyncio.wait_for(self.entered.wait(), timeout)

    async def resign(self, seat: str) -> None:
        """Give the match up for good: a bot plays this seat to the end."""
        await self.request("resign", match=self.room["match"], seat=seat)

    async def vote(self, kind: str, agree: bool = True, about: str | None = None) -> None:
        """Propose, agree to or decline the `end` of the match, a `stand-in` for the seat `about`, or a `rematch`.

        The answer is that of all seats held here; `votes` says what is asked, and who has answered.
        """
        playing = [seat for seat in self._mine if seat not in self.stand_ins]
        seats = self._mine if kind == "rematch" else playing or self._mine
        await self._for_each(seats, "vote", kind=kind, agree=agree, about=about)

    async def rematch(self, timeout: float = 60) -> bool:
        """Say yes to another match, and wait for it; False if it has not come about in this time."""
        match = self.room["match"]
        await self.vote("rematch")
        try:
            await self.until(lambda table: table.room["match"] != match, timeout)
        except TimeoutError:
            return False
        return True

    @property
    def _mine(self) -> list[str]:
        """The seats held here."""
        return [chair["seat"] for chair in self.room["chairs"] if chair["yours"] and chair["kind"] == "person"]

    async def _for_each(self, seats: list[str], kind: str, /, **fields: Any) -> None:
        """Ask for something at each of these seats; once it is done for one, what is left may be settled by it."""
        match, settled = self.room["match"], False
        for seat in seats:
            try:
                await self.request(kind, match=match, seat=seat, **fields)
                settled = True
            except Refused:
                if not settled:
                    raise

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
        return next((turn for turn in self._turns() if turn.moves), None)

    def _turns(self) -> Iterator[Turn]:
        """What each of the seats held here must choose; where it must roll, there are no moves."""
        if self.room.get("status") != "running" or self.room["match"] != self.match:
            return
        for seat, chair in self.chairs.items():
            moves = [choice["move"] for choice in chair.view.get("choices", [])]
            if seat is not None and seat not in self.stand_ins and ((moves and chair.chosen is None) or chair.roll):
                yield Turn(self, self.match or "", seat, self.version, moves, chair.view)

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
        rollers = (seat for seat, chair in self.chairs.items() if seat and chair.roll)
        return next((seat for seat in rollers if seat not in self.stand_ins), None)

    # ---- Who is there

    @property
    def presence(self) -> dict[str, str]:
        """Whether the person of each seat is `here`, `away` or has `left`; bots are always here."""
        return {chair["seat"]: chair["presence"] for chair in self.room["chairs"] if chair["seat"]}

    @property
    def stand_ins(self) -> set[str]:
        """The seats of people for whom a bot plays: until they return, or to the end if they have resigned."""
        return {chair["seat"] for chair in self.room["chairs"] if chair["stand_in"] or chair["resigned"]}

    @property
    def votes(self) -> list[dict[str, Any]]:
        """What the people at the table are asked to agree to, and who has."""
        votes: list[dict[str, Any]] = self.room["votes"]
        return votes

    @property
    def unrated(self) -> str | None:
        """Why the match at this table is not rated though those of the room are: `people`, `taken-back`, `hint` or `ended`."""
        reason: str | None = self.room.get("unrated")
        return reason

    @property
    def over(self) -> bool:
        """The match has ended, and all of it was told."""
        return self.room.get("status") in FINISHED

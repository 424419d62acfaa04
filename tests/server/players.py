"""People for the tests: scripted clients that choose at random, lose their connections, and say everything twice."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
import msgspec

from estran.client import Client, Host, LiveTable, Seat, Turn
from estran.client.live_table import A_MOMENT
from estran.engine.game import Refused
from estran.match.match import Match
from estran.match.record import MatchRecord
from estran.match.verify import verify

BACK = 0.05  # seconds until a lost connection is tried again
PATIENCE = 120.0  # seconds without anything to do after which a test has failed


@dataclass
class Player:
    """One client at one seat, and everything that it was promised."""

    table: LiveTable
    luck: random.Random
    trouble: float = 0.0  # how likely each kind of mischief is, at every choice
    patience: float = PATIENCE
    acknowledged: int = 0
    promised: dict[int, str] = field(default_factory=dict)  # the last acknowledged choice on each version
    answered: list[tuple[str, dict[str, Any], int | None]] = field(default_factory=list)
    mischief: int = 0

    async def play(self, match: str | None = None) -> None:
        """Play until the match is over."""
        match = match or self.table.room["match"]
        self.promised, self.answered = {}, []
        while True:
            await patiently(self.table, lambda table: ended(table, match) or busy(table, match), self.patience)
            if ended(self.table, match):
                return
            await self.decide()

    async def decide(self) -> None:
        """Choose or roll, and wait until that shows."""
        table = self.table
        version = table.version
        if roller := table.rolling():
            await self.ask("roll", {"seat": roller, "version": version})
            await patiently(table, lambda table: table.version > version, self.patience)
        elif turn := table.turn():
            await self.choose(turn.seat, turn.moves, version)
            await patiently(
                table, lambda table: table.version > version or table.chairs[turn.seat].chosen, self.patience
            )

    async def choose(self, seat: str, moves: list[str], version: int) -> None:
        """Choose at random, and perhaps change one's mind while the others still think."""
        move = self.luck.choice(moves)
        answer = await self.ask("choose", {"seat": seat, "move": move, "version": version})
        self.promised[version] = move
        if answer is None and self.happens():
            other = self.luck.choice(moves)
            with contextlib.suppress(Refused):  # it may be too late for that
                await self.ask("choose", {"seat": seat, "move": other, "version": version})
                self.promised[version] = other

    async def ask(self, kind: str, wish: dict[str, Any]) -> int | None:
        """Ask under a key, with all the mischief that a bad network makes."""
        key = f"key-{self.luck.getrandbits(60):x}"
        answer = await self._send(kind, key, wish)
        self.answered.append((kind, {"key": key, **wish}, answer))
        self.acknowledged += 1
        if self.happens():
            self.drop()
        if self.happens():
            old_kind, old_wish, first = self.luck.choice(self.answered)
            assert await self._send(old_kind, old_wish["key"], old_wish) == first
        return answer

    async def _send(self, kind: str, key: str, wish: dict[str, Any]) -> int | None:
        wish = {name: value for name, value in wish.items() if name != "key"}
        sending = [asyncio.create_task(getattr(self.table, kind)(key=key, **wish))]
        if self.happens():
            sending.append(asyncio.create_task(getattr(self.table, kind)(key=key, **wish)))
        if self.happens():
            await asyncio.sleep(self.luck.random() * 0.01)
            self.drop()
        answers = await asyncio.gather(*sending)
        assert len(set(answers)) == 1
        answer: int | None = answers[0]
        return answer

    def happens(self) -> bool:
        """Whether something goes wrong now."""
        wrong = self.luck.random() < self.trouble
        self.mischief += wrong
        return wrong

    def drop(self) -> None:
        """Lose the connection without a goodbye."""
        if self.table._socket is not None:
            self.table._socket.transport.abort()

    def check(self, record: MatchRecord) -> None:
        """What was promised is in the record, once and in order."""
        seat = next(seat for seat in self.table.chairs if seat)
        written = [ply[2:] for ply in record.plies if ply[0] == seat]
        kept = [move for _, move in sorted(self.promised.items())]

        assert written == kept


async def patiently(table: LiveTable, condition: Callable[[LiveTable], Any], patience: float) -> None:
    """Wait for something, and say how things stand if it does not come."""
    try:
        await table.until(condition, patience)
    except TimeoutError as problem:
        views = {seat: (chair.view.get("waiting"), chair.chosen, chair.roll) for seat, chair in table.chairs.items()}
        asked = [text.decode() for text, _ in table._waiting.values()]
        raise AssertionError(
            f"nothing came: {table.room}, version {table.version} of {table.match}, {views}, unanswered {asked}"
        ) from problem


def turn_of(table: LiveTable) -> Turn:
    """What one of the seats held here must choose now."""
    turn = table.turn()
    assert turn is not None
    return turn


def ended(table: LiveTable, match: str) -> bool:
    """Whether this match is over, and all of it was told."""
    return table.over and table.room["match"] == match == table.match


def busy(table: LiveTable, match: str) -> bool:
    """Whether there is something to do in this match."""
    return table.room["match"] == match == table.match and bool(table.turn() or table.rolling())


def as_sent(thing: Any) -> Any:
    """A thing as it comes out of a socket."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def check_sight(table: LiveTable, record: MatchRecord) -> None:
    """Whoever looked at a match saw exactly what the record says, as far as it was for these eyes."""
    match = Match.replay(record)
    for seat, chair in table.chairs.items():
        assert chair.plies == match.plies_seen(seat)
        assert chair.events == as_sent(list(match.events(seat)))
        assert chair.view == as_sent(match.view(seat))


@dataclass
class Company:
    """A room with its host, its players and an onlooker."""

    client: Client
    host: Host
    players: list[Player]
    onlooker: LiveTable
    patience: float = PATIENCE

    @property
    def tables(self) -> list[LiveTable]:
        """Everybody's view of the room."""
        return [*(player.table for player in self.players), self.onlooker]

    async def start(self) -> None:
        """Begin once everybody has promised a word for the dice; a rematch that all agreed to has begun already."""
        for table in self.tables:
            await patiently(table, lambda table: begun(table) or all_ready(table), self.patience)
        await stubborn(lambda: self.host.do("POST", "start"), "refused-started")

    async def play(self) -> None:
        """Play the match that has been prepared, to its end, and check everything about it."""
        match: str = self.onlooker.room["match"]
        playing = [asyncio.create_task(player.play(match)) for player in self.players]
        await self.start()
        await asyncio.gather(*playing)
        await patiently(self.onlooker, lambda table: ended(table, match), self.patience)
        await self.check(match)

    async def check(self, match: str) -> MatchRecord:
        """The record is proven, complete, and what everybody saw."""
        record = MatchRecord.decode(await stubborn(lambda: self.client.record(match)))
        proof = verify(record)
        assert proof.over
        assert proof.draws is not None
        for player in self.players:
            player.check(record)
        for table in self.tables:
            check_sight(table, record)
        return record

    async def rematch(self) -> None:
        """Everybody agrees to another match."""
        match = self.onlooker.room["match"]
        for player in self.players:
            await patiently(player.table, lambda table: ended(table, match), self.patience)
        await asyncio.gather(*(vote(player.table, "rematch") for player in self.players))
        for table in self.tables:
            await patiently(table, lambda table: table.room["match"] != match, self.patience)


def begun(table: LiveTable) -> bool:
    """Whether the match waits for nobody's promise any more."""
    return table.room["status"] not in ("seating", "promises")


def all_ready(table: LiveTable) -> bool:
    """Whether everybody has promised a word for the dice."""
    return all(chair["ready"] for chair in table.room["chairs"])


async def vote(table: LiveTable, kind: str, **more: Any) -> None:
    """Agree to something, or propose it, at every seat that is held here."""
    mine = [chair["seat"] for chair in table.room["chairs"] if chair["yours"]]
    match = table.room["match"]
    asking = (partial(table.request, "vote", match=match, seat=seat, kind=kind, **more) for seat in mine)
    await asyncio.gather(*(stubborn(ask) for ask in asking))


async def stubborn(asking: Callable[[], Awaitable[Any]], done: str = "") -> Any:
    """Ask until there is an answer; a refusal that says it is done already is one."""
    while True:
        try:
            return await asking()
        except (httpx.TransportError, msgspec.DecodeError):
            await asyncio.sleep(BACK)
        except Refused as refused:
            if refused.message == "refused-away":
                await asyncio.sleep(BACK)
            elif refused.message == "refused-too-fast":  # their matches take a second or two
                await asyncio.sleep(A_MOMENT)
            elif refused.message == done:
                return None
            else:
                raise


@contextlib.asynccontextmanager
async def company(
    url: str,
    game: str,
    luck: random.Random,
    *,
    people: int = 3,
    bots: int = 0,
    trouble: float = 0.0,
    patience: float = PATIENCE,
    **wishes: Any,
) -> AsyncIterator[Company]:
    """People and bots in a new room, ready to start."""
    async with Client(url) as client, contextlib.AsyncExitStack() as chairs:
        host = await client.open(game, ["open"] * people + ["bot"] * bots, **wishes)
        players = []
        for number in range(people):
            seat = await client.join(host.code, f"Player {number}")
            table = await chairs.enter_async_context(seat.sit(back=BACK))
            players.append(Player(table, random.Random(luck.getrandbits(60)), trouble, patience))
        onlooker = await chairs.enter_async_context(Seat(client, host.watch, []).sit(back=BACK))
        yield Company(client, host, players, onlooker, patience)

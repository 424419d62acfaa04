"""Many messages that no browser would send: each gets an answer, nothing hangs, nothing grows."""

import asyncio
import gc
import os
import random
import resource
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from estran.server import metrics
from estran.server.wire.kinds import Pace, VoteKind
from estran.server.wire.protocol import Request
from tests.server.near import Line, Near, eventually, serving

pytestmark = [pytest.mark.slow, pytest.mark.soak]

MESSAGES = 500 * int(os.environ.get("ESTRAN_REPEATS", "10"))  # a twentieth of what `make soak` asks for
TOGETHER = 25  # messages that are sent before their answers are read
FRESH = 40  # rounds after which a socket is replaced by a new one
FINAL = ("leave", "resign")  # after which a seat has less to say
KINDS = (
    *(tag for message in get_args(Request) if (tag := message.__struct_config__.tag) not in FINAL),
    "grant",
    "done",
    "",
)  # the last three are none
ODD: tuple[Any, ...] = (
    *(None, True, 0, -1, 1.5, 2**31, 2**63, -(2**70), 1e300, "", "A", "Z", "?", "*", "A\n", "\0", "\u202e", "\ud7ff"),
    *("x" * 100, "é" * 600, [], [[]], ["A"] * 9, {}, {"a": {}}, "0" * 32, "f" * 64, "will share", "give 4", "share"),
)
SEEN: Counter[str] = Counter()  # what the server has answered


class Fuzzer:
    """Makes up messages from a seed: well formed ones with odd parts, and odd ones altogether."""

    def __init__(self, seed: int, rooms: list[dict[str, Any]]) -> None:
        self.luck = random.Random(seed)
        self.rooms = {room["watch"]: room for room in rooms}
        self.keys = [f"k{number}" for number in range(50)]

    def message(self) -> str | bytes:
        """The next one."""
        match self.luck.randrange(12):
            case 0:
                return self.luck.randbytes(self.luck.randrange(80))
            case 1:
                return msgspec.json.encode(self.luck.choice(ODD)).decode()
            case 2:
                text = msgspec.json.encode(self.request()).decode()
                return text[: self.luck.randrange(len(text))]
            case 3:
                return self.luck.choice("[{") * self.luck.choice([10, 5000])
            case 4:
                return msgspec.json.encode(self.request())
            case _:
                return msgspec.json.encode(self.request()).decode()

    def request(self) -> dict[str, Any]:
        """A request with all fields that any has, some of them odd or missing."""
        room, luck = self.luck.choice(list(self.rooms.values())), self.luck
        fields = {
            "type": luck.choice(KINDS) if luck.random() < 0.95 else luck.choice(FINAL),
            "key": luck.choice(self.keys),
            "match": room["match"],
            "version": luck.randrange(1, 12),
            "seat": luck.choice("ABC"),
            "move": luck.choice([str(luck.randrange(12)), "share", "dodge", "pass", f"give {luck.randrange(11)}"]),
            "hash": luck.randbytes(32).hex(),
            "word": "w",
            "text": luck.choice(["Ahoy", "<script>", "Zażółć", "👩‍🚀"]),
            "to": luck.choice([None, "A", "B"]),
            "signal": luck.choice(["will share", "want 2", "yes"]),
            "name": luck.choice(["A", "B", ""]),
            "on": luck.choice([True, False]),
            "kind": luck.choice(list(VoteKind)),
            "about": luck.choice([None, "A", "B", "C"]),
            "agree": luck.choice([True, False]),
            "pace": luck.choice([*Pace, "hasty"]),
            "stage": luck.choice([True, False]),
            "room": luck.choice([room["code"], room["watch"]]),
            "tokens": luck.choice([[], [room["host"]], list(room["tokens"].values())]),
        }
        for name in luck.sample(sorted(fields), luck.choice([0, 0, 0, 1, 2])):
            if luck.random() < 0.5:
                fields[name] = luck.choice(ODD)
            else:
                del fields[name]
        return fields


def test_no_message_brings_the_server_down_or_makes_it_grow(tmp_path):
    failures = dict(counted(metrics.FAILURES))
    with serving(tmp_path, message_rate=1e9, message_burst=1e9) as near:
        rooms = [started(near, game) for game in ("dolores", "dorada", "douro", "douro")]
        fuzzer = Fuzzer(7, rooms)
        play(near, fuzzer, MESSAGES // 5)  # what is loaded, compiled and remembered once is no growth
        before = footprint(near)

        answered = play(near, fuzzer, MESSAGES)

        assert answered == MESSAGES
        assert len(SEEN) > 15  # it comes through many doors, not only to the first
        assert SEEN["done"] > MESSAGES / 100
        assert near.http.get("/health/ready").text == "ready"
        eventually(lambda: not near.service.hub.mailboxes)
        eventually(lambda: footprint(near)["tasks"] <= before["tasks"])  # a bot may be about to move for who resigned
        after = footprint(near)
        assert after["feeds"] == after["sockets"] == after["rooms"] - len(rooms) == 0
        assert after["kilobytes"] - before["kilobytes"] < 50_000 + MESSAGES // 10
    assert dict(counted(metrics.FAILURES)) == failures  # no socket was closed because we were wrong


def started(near: Near, game: str) -> dict[str, Any]:
    """A room with a running match of this game, all seats held by whoever has its tokens."""
    made = near.open_room(["local", "local", "local"], game)
    near.start(made)
    with near.socket() as line:
        return made | {"match": line.hello(made["code"])["match"]}


def play(near: Near, fuzzer: Fuzzer, messages: int) -> int:
    """Send so many messages over a few sockets; tells how many were answered, or had their socket closed with a code."""
    answered = 0
    with ExitStack() as stack:
        lines: list[Line] = [stack.enter_context(near.socket()) for _ in range(4)]
        for number in range(messages // TOGETHER):
            place = number % len(lines)
            if number % FRESH < len(lines):
                lines[place].socket.close()
                lines[place] = stack.enter_context(near.socket())
                greet(lines[place], fuzzer)
            answered += exchange(lines[place], fuzzer, [fuzzer.message() for _ in range(TOGETHER)])
    return answered


def greet(line: Line, fuzzer: Fuzzer) -> None:
    """Come in by the door, or not at all."""
    room = fuzzer.luck.choice([*fuzzer.rooms.values(), None])
    if room is not None:
        assert line.hello(room["code"], room["tokens"].values())["type"] == "room"


def exchange(line: Line, fuzzer: Fuzzer, messages: list[str | bytes]) -> int:
    """Send some messages; every one is answered; a hello by the room or an error, a hint in its own time, and `seen` not at all."""
    for message in messages:
        line.send(message)
    line.send('{"type":"ping"}')
    answers, pings = 0, [kind_of(message) for message in messages].count("ping") + 1
    try:
        while pings:
            told = line.read()
            answers += told["type"] in ("done", "error")
            SEEN[told.get("message", told["type"])] += 1
            if told["type"] == "room":  # the next match of a room has another id
                fuzzer.rooms[told["watch"]]["match"] = told["match"]
            pings -= told["type"] == "pong"
    except ConnectionClosed:
        assert line.socket.close_code in (4413, 4429), line.socket.close_code
        return len(messages)
    silent = sum(kind_of(message) in ("ping", "hello", "hint", "seen") for message in messages)
    assert answers >= len(messages) - silent, (answers, messages)
    return len(messages)


def kind_of(message: str | bytes) -> Any:
    """The type of a message that can be read at all."""
    try:
        content = msgspec.json.decode(message)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return content.get("type") if isinstance(content, dict) else None


def footprint(near: Near) -> dict[str, int]:
    """What must not grow."""

    async def tasks() -> int:
        return len(asyncio.all_tasks())

    gc.collect()
    with near.database() as connection:
        rooms = connection.execute("SELECT count(*) FROM rooms").fetchone()[0]
    return {
        "tasks": near.run(tasks),
        "feeds": len(near.service.hub.feeds),
        "sockets": len(near.service.hub.mailboxes),
        "rooms": rooms,
        "kilobytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss,
    }


def counted(counter: Any) -> Iterator[tuple[str, float]]:
    """What a counter has counted, by its labels."""
    for family in counter.collect():
        for sample in family.samples:
            if sample.name.endswith("_total"):
                yield str(sorted(sample.labels.items())), sample.value

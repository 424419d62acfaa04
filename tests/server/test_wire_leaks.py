"""The same evening played twice over real sockets, alike in all that is public and different in what is secret.

What a seat, an onlooker, the logs and anybody who asks over HTTP get is compared byte by byte; only times are taken out.
"""

import re
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from estran.server.feeds.hub import PRESENCE
from estran.server.feeds.room_feed import RoomFeed, RoomNow
from estran.server.settings import Times
from tests.server.near import Line, Near, eventually, serving

MATCH, CODE, WATCH = "ab" * 16, "SAMECDE2", "SAMEWTC2"  # the dice depend on the match's id and seed: both are the same
TIMES = re.compile(
    rb'"(at|created|ended|due)":[0-9.e+]+|"timestamp": "[^"]*"|"label":\[\d+,\d+\]'
)  # and the room's name, which comes of its id


class Evening:
    """One table: seat A, an onlooker, and a rival who holds all other seats; with all that the first two are sent."""

    def __init__(self, near: Near, stack: ExitStack, game: str, options: dict[str, Any]) -> None:
        made = near.open_room(["local", "local", "local"], game, options=options)
        with near.database() as connection:
            connection.execute("UPDATE rooms SET match = ?, code = ?, watch = ?", [MATCH, CODE, WATCH])
            connection.execute("UPDATE matches SET id = ?, seed = ?", [MATCH, bytes(32)])
            connection.execute("UPDATE match_seats SET match = ?", [MATCH])
        made["code"] = CODE
        self.near, self.version, self.number = near, 1, 0
        self.seat, self.onlooker, self.rival = (Line(stack.enter_context(near.socket()).socket) for _ in range(3))
        self.seen: list[bytes] = []
        self.views: dict[str, Any] = {}
        self.tokens = tokens = list(made["tokens"].values())
        entering = ((self.rival, CODE, tokens[1:]), (self.seat, CODE, tokens[:1]), (self.onlooker, WATCH, tokens[:0]))
        rooms = [(line, line.hello(code, held, stage=True)) for line, code, held in entering]  # they see every step
        for line, room in rooms:
            while not all_here(room):
                room = line.until("room")
        near.start(made)
        self.catch_up(1)
        self.look()
        self.seen.clear()  # how they came in, one after the other, is nobody's secret

    def choose(self, seat: str, move: str) -> Any:
        """A choice, acknowledged; gives the version that it made, if it made one."""
        line = self.seat if seat == "A" else self.rival
        self.number += 1
        choice = {"type": "choose", "match": MATCH, "version": self.version, "seat": seat, "move": move}
        told = line.ask({**choice, "key": f"k{self.number}"})
        assert told["type"] == "done", told
        return told["version"]

    def reveal(self, move: str) -> None:
        """Seat A chooses last, and everybody is sent what follows."""
        self.catch_up(self.choose("A", move))
        self.look()

    def catch_up(self, version: int) -> None:
        """Wait until everybody has been sent a version, and remember what each seat then sees."""
        self.version = version
        for line in (self.seat, self.onlooker, self.rival):
            update: dict[str, Any] = {}
            while update.get("version") != version:
                text = bytes(line.socket.recv(60, decode=False))
                update = msgspec.json.decode(text)
                self.seen += [text] if line is not self.rival else []
            self.views |= {news["seat"]: news["view"] for news in update["news"] if news["seat"]}

    def look(self) -> None:
        """Take down all that seat A, an onlooker and a passer-by can see now."""
        for line in (self.seat, self.onlooker):
            self.seen += line.everything()
        asked = ("/api/rooms", f"/api/rooms/{CODE}/matches", f"/api/matches/{MATCH}/record")
        self.seen += [self.near.http.get(path).content for path in asked]


def all_here(room: dict[str, Any]) -> bool:
    """Everybody has come in."""
    return room["onlookers"] == 1 and all(chair["presence"] == "here" for chair in room["chairs"])


def evening(folder: Path, game: str, play: Callable[[Evening], None], **options: Any) -> list[bytes]:
    """All that can be seen of an evening by those who hold no secret of it."""
    folder.mkdir()
    for_ever = Times(present=3600, poll=3600)  # nobody is missed because a busy machine is late
    with serving(folder, times=for_ever) as near, ExitStack() as stack:
        table = Evening(near, stack, game, options)
        play(table)
        table.look()
    return [TIMES.sub(b"", text) for text in table.seen]


def test_while_choices_are_open_nobody_learns_that_or_what_others_have_chosen(tmp_path):
    def playing(before: list[list[str]]) -> Callable[[Evening], None]:
        """Choices that are made and changed again before they are settled, the same in the end."""

        def play(table: Evening) -> None:
            for round_, changes in enumerate(before):
                for change in changes:
                    table.choose("B", change)
                    table.look()
                if not changes:
                    table.look()
                table.choose("B", str(round_))
                table.choose("C", str(round_ + 1))
                table.reveal(str(round_ + 2))

        return play

    first = evening(tmp_path / "1", "douro", playing([["7"], ["8"], ["9"]]))
    second = evening(tmp_path / "2", "douro", playing([["10"], ["6"], ["7"]]))
    third = evening(tmp_path / "3", "douro", playing([[], [], []]))

    assert first == second == third
    assert sum(b'"update"' in text for text in first) >= 6


def test_gifts_to_charity_are_seen_by_their_givers_alone(tmp_path):
    def giving(gift: int) -> Callable[[Evening], None]:
        def play(table: Evening) -> None:
            given = 0
            while not given or table.version < given + 4:
                if table.views["A"]["phase"] == "give":
                    moves = {"A": "give 2", "B": "give 3", "C": f"give {gift}"}
                    given = table.version
                else:  # either gift would be played last, so that both evenings go the same way
                    hands = {seat: view["hand"] for seat, view in table.views.items()}
                    moves = {
                        seat: str(min(hand, key=lambda card: (card in (4, 6), card))) for seat, hand in hands.items()
                    }
                table.choose("B", moves["B"])
                table.choose("C", moves["C"])
                table.reveal(moves["A"])

        return play

    first, second = (evening(tmp_path / str(gift), "douro", giving(gift)) for gift in (4, 6))

    assert first == second
    assert any(b"C ?" in text for text in first)


def test_gestures_of_the_dolores_are_open_to_nobody_before_all_are_in(tmp_path):
    def gesturing(*changes: str) -> Callable[[Evening], None]:
        def play(table: Evening) -> None:
            asked = [seat for seat in "BC" if table.views[seat]["choices"]]
            assert asked  # at most one of the two who gesture is seat A
            for change in changes:
                table.choose(asked[0], change)
                table.look()

        return play

    silent, first, second = (
        evening(tmp_path / str(number), "dolores", gesturing(*changes), messages=False)
        for number, changes in enumerate(([], ["share", "dodge"], ["conflict", "share"]))
    )

    assert first == second
    assert set(first) == set(silent)


def test_whispers_and_onlookers_talk_leave_no_trace_elsewhere(tmp_path):
    def talking(*said: dict[str, Any]) -> Callable[[Evening], None]:
        def play(table: Evening) -> None:
            for number, words in enumerate(said):
                told = table.rival.ask({"type": "say", "key": f"s{number}", **words})
                assert told["type"] == "done"
            table.look()
            assert table.rival.ask({"type": "say", "key": "last", "seat": "B", "text": "for all"})["type"] == "done"
            table.seen += [line.socket.recv(60, decode=False) for line in (table.seat, table.onlooker)]

        return play

    quiet = evening(tmp_path / "1", "douro", talking())
    whispering = evening(
        tmp_path / "2",
        "douro",
        talking({"seat": "B", "to": "C", "text": "psst"}, {"seat": "C", "to": "B", "text": "what"}),
    )

    assert quiet == whispering
    assert any(b"for all" in text for text in quiet)


def test_nobody_learns_more_of_a_person_than_here_away_or_left(tmp_path):
    def living(*, busy: bool) -> Callable[[Evening], None]:
        """Somebody has seen it all, looks elsewhere, comes over another device, and is there all the same; or just is there."""

        def play(table: Evening) -> None:
            if busy:
                table.rival.ask({"type": "ping", "front": False})
                table.rival.send({"type": "seen", "match": MATCH, "version": 1, "pace": "key"})
                with table.near.socket() as device:
                    device.hello(CODE, table.tokens[1:2], front=False)
                    device.everything()
                with table.near.socket() as device:
                    device.hello(CODE, table.tokens[1:])
                    device.send({"type": "hint", "key": "h", "match": MATCH, "version": 1, "seat": "B"})
                    device.everything()
            table.look()
            table.choose("B", "1")
            table.choose("C", "2")
            table.reveal("3")

        return play

    quiet, busy = (evening(tmp_path / str(busy), "douro", living(busy=busy)) for busy in (False, True))

    assert quiet == busy
    assert any(b'"update"' in text for text in quiet)


def test_what_who_has_left_tries_to_choose_tells_nobody_anything(tmp_path):
    def gone(*tries: str) -> Callable[[Evening], None]:
        def play(table: Evening) -> None:
            leave = {"type": "leave", "key": "l", "match": MATCH, "seat": "B"}
            assert table.rival.ask(leave)["type"] == "done"
            for line in (table.seat, table.onlooker):
                while (text := bytes(line.socket.recv(60, decode=False))) and b'"presence":"left"' not in text:
                    table.seen.append(text)
                table.seen.append(text)
            for number, move in enumerate(tries):
                choice = {
                    "type": "choose",
                    "key": f"t{number}",
                    "match": MATCH,
                    "version": 1,
                    "seat": "B",
                    "move": move,
                }
                assert table.rival.ask(choice)["message"] == "refused-stand-in"
                table.look()
            if not tries:
                table.look()

        return play

    silent, first, second = (
        evening(tmp_path / str(number), "douro", gone(*tries)) for number, tries in enumerate(([], ["7"], ["9"]))
    )

    assert silent == first == second
    assert any(b'"presence":"left"' in text for text in silent)


def test_a_secret_choice_does_not_tell_that_somebody_is_back(tmp_path):
    def late(*choices: str) -> Callable[[Evening], None]:
        """B let the time run out once, which everybody was told, and is at the table without a sign of life since."""

        def play(table: Evening) -> None:
            with table.near.database() as connection:
                connection.execute("UPDATE match_seats SET lapsed = 1 WHERE seat = 'B'")
                connection.execute("UPDATE rooms SET move_time = 86400, revision = revision + 1")
            table.near.run(lambda: silence(table.near, "1"))
            for line in (table.seat, table.onlooker):
                while b'"replaceable":true' not in (text := bytes(line.socket.recv(60, decode=False))):
                    table.seen.append(text)
                table.seen.append(text)
            for move in choices:
                table.choose("B", move)
                table.look()
            if not choices:
                table.look()

        return play

    silent, first, second = (
        evening(tmp_path / str(number), "douro", late(*choices)) for number, choices in enumerate(([], ["7"], ["9"]))
    )

    assert silent == first == second


Secret = tuple[dict[str, Any], Callable[[RoomNow], bool]]  # what B sends, and whether the server knows of it
CHOICE: Secret = ({"type": "choose", "match": MATCH, "version": 1, "move": "7"}, lambda now: "B" in now.choices)
WHISPER: Secret = ({"type": "say", "to": "C", "text": "psst"}, lambda now: bool(now.talks))
MUTE: Secret = ({"type": "mute", "name": "A"}, lambda now: now.players[1].muted == ["A"])


def knows(feed: RoomFeed, is_known: Callable[[RoomNow], bool]) -> bool:
    """Whether the room was looked at after something had happened there."""
    return feed.now is not None and is_known(feed.now)


def test_nothing_secret_brings_out_who_has_come_back_meanwhile(tmp_path):
    def returning(*secrets: Secret) -> Callable[[Evening], None]:
        """B and C were away, which everybody was told, and have given a sign of life since, which nobody was."""

        def play(table: Evening) -> None:
            table.near.run(lambda: silence(table.near, "1", "2"))
            for line in (table.seat, table.onlooker):
                while (told := line.until("room")) and not all(one["presence"] == "away" for one in told["chairs"][1:]):
                    pass
            assert table.rival.ask({"type": "ping"})["type"] == "pong"
            hub, room = table.near.service.hub, room_of(table.near)
            for number, (secret, is_known) in enumerate(secrets):
                assert table.rival.ask({**secret, "key": f"s{number}", "seat": "B"})["type"] == "done"
                eventually(partial(knows, hub.feeds[room], is_known))
            table.look()
            table.near.run(lambda: hub.refresh(room, presence=True))  # as it is every few seconds

        return play

    quiet, *others = (
        evening(tmp_path / str(number), "douro", returning(*secrets))
        for number, secrets in enumerate(([], [CHOICE], [WHISPER, MUTE]))
    )

    assert all(other == quiet for other in others)
    assert sum(b'"presence":"here"' in text for text in quiet) == 2  # and then they are told


async def silence(near: Near, *who: str) -> None:
    """Let it be long since somebody gave a sign of life."""
    room = room_of(near)
    for one in who:
        near.service.presence._signs[room][one] -= near.service.settings.times.present  # type: ignore[attr-defined]
    await near.service.news.publish(f"{PRESENCE}{room}")


def room_of(near: Near) -> str:
    """The id of the only room."""
    with near.database() as connection:
        found: str = connection.execute("SELECT id FROM rooms").fetchone()[0]
    return found

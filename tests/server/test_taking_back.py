"""What may be taken back at a table: one's own last choice, where nothing has followed or nobody else plays."""

import random
from collections.abc import Callable
from contextlib import contextmanager
from typing import Any

import pytest

from estran.match.record import FORMAT, MatchRecord
from estran.server.match import stand_ins
from estran.server.settings import Times
from tests.server.near import Line, Near, serving

# ---- One's own choice, over the wire


class Table:
    """A match over one socket that holds some of its seats, and what each of them was told last."""

    def __init__(self, near: Near, line: Line, game: str, seats: list[str]) -> None:
        self.near, self.line, self.number = near, line, 0
        self.made = near.open_room(seats, game)
        near.start(self.made)
        self.match = line.hello(self.made["code"], self.made["tokens"].values())["match"]
        self.told: dict[str, Any] = {}
        self.plies: list[str] = []
        self.hear()

    def hear(self) -> dict[str, Any]:
        """The next update."""
        self.told = self.line.until("update")
        plies = self.told["news"][0]["plies"]
        self.plies = plies if self.told["since"] == 0 else [*self.plies, *plies]
        return self.told

    def news(self, seat: str) -> dict[str, Any]:
        """What a seat was told last."""
        found: dict[str, Any] = next(news for news in self.told["news"] if news["seat"] == seat)
        return found

    def ask(self, kind: str, seat: str, /, **more: Any) -> dict[str, Any]:
        """A request on the version that was told last, answered."""
        self.number += 1
        wish = {"match": self.match, "version": self.told["version"], "seat": seat, **more}
        self.line.send({"type": kind, "key": f"k{self.number}", **wish})
        while True:
            told = self.line.read()
            if told["type"] == "update":
                self.told = told
                plies = told["news"][0]["plies"]
                self.plies = plies if told["since"] == 0 else [*self.plies, *plies]
            if told["type"] in ("done", "error"):
                return told

    def until(self, condition: Callable[["Table"], bool]) -> None:
        """Hear until something is so."""
        while not condition(self):
            self.hear()

    def asked(self, seat: str) -> bool:
        """Whether a seat must choose now."""
        return bool(self.news(seat)["view"]["choices"]) and self.news(seat)["chosen"] is None

    def choose(self, seat: str, which: int = 0) -> str:
        """Roll if that is due, and take one of the choices."""
        self.until(lambda table: table.news(seat)["roll"] or table.asked(seat))
        if self.news(seat)["roll"]:
            assert self.ask("roll", seat)["type"] == "done"
            self.until(lambda table: table.asked(seat))
        move: str = self.news(seat)["view"]["choices"][which]["move"]
        version = self.told["version"]
        assert self.ask("choose", seat, move=move)["type"] == "done"
        self.until(lambda table: table.told["version"] > version or table.news(seat)["chosen"] == move)
        return move

    def row(self) -> tuple[Any, ...]:
        """Of the match, whether a choice was taken back."""
        with self.near.database() as connection:
            return tuple(connection.execute("SELECT taken_back FROM matches").fetchone())


@pytest.fixture
def near(tmp_path):
    with serving(tmp_path, times=Times(breath=0.0, idle=0.05)) as near:
        yield near


@contextmanager
def table_of(near, game, *seats):
    with near.socket() as line:
        yield Table(near, line, game, list(seats))


def test_against_bots_one_goes_back_to_ones_own_choice_of_a_pawn_with_the_same_die(near):
    with table_of(near, "dorada", "local", "bot", "bot") as table:
        assert not table.news("A")["undo"]

        move = table.choose("A")
        table.until(lambda table: table.news("A")["roll"])  # both bots have moved
        before = list(table.plies)
        mine = max(number for number, ply in enumerate(before) if ply.startswith("A "))
        assert table.news("A")["undo"]
        assert any(ply.startswith("B ") for ply in before[mine:])
        assert table.ask("undo", "A")["type"] == "done"
        table.until(lambda table: table.told["undone"] is not None)

        assert table.plies == before[:mine]
        assert table.plies[-1].startswith("* ")  # the die still lies there
        assert table.told["undone"] == {"by": "A", "move": move}
        assert table.asked("A")
        assert table.row() == (1,)

        table.choose("A", -1)
        table.until(lambda table: table.told["undone"] is None)


def test_against_bots_one_goes_back_across_what_was_revealed_and_further_still(near):
    with table_of(near, "douro", "local", "bot", "bot") as table:
        moves = [table.choose("A") for _ in range(2)]
        table.until(lambda table: sum(ply.startswith("A ") for ply in table.plies) == 2 and table.asked("A"))
        before = list(table.plies)
        for move in reversed(moves):
            assert table.news("A")["undo"]
            assert table.ask("undo", "A")["type"] == "done"
            table.until(lambda table, move=move: table.told["undone"] == {"by": "A", "move": move})
            assert table.plies == before[: len(table.plies)]
            assert table.asked("A")

        assert not table.news("A")["undo"]
        assert table.ask("undo", "A")["message"] == "refused-undo"

        for _ in range(2):
            table.choose("A")
        table.until(lambda table: sum(ply.startswith("A ") for ply in table.plies) == 2 and table.asked("A"))
        drawn = [number for number, ply in enumerate(before) if ply.startswith("* ")]
        assert [table.plies[number] for number in drawn] == [before[number] for number in drawn]  # the same dice


def test_with_people_only_the_one_who_chose_may_ask_and_only_while_nothing_has_followed(near):
    with table_of(near, "dorada", "local", "local") as table:
        seat = "A" if table.news("A")["roll"] else "B"
        other = "AB".replace(seat, "")
        table.choose(seat)
        table.until(lambda table: table.news("A")["roll"] or table.news("B")["roll"])

        assert (table.news(seat)["undo"], table.news(other)["undo"]) == (True, False)
        assert table.ask("undo", other)["message"] == "refused-undo-revealed"
        assert table.ask("undo", seat)["type"] == "done"
        table.until(lambda table: table.told["undo"] is not None)
        assert table.told["undo"]["by"] == seat
        assert table.ask("undo", other)["type"] == "done"
        table.until(lambda table: table.told["undone"] is not None)
        assert table.asked(seat)
        assert table.row() == (1,)  # though nothing was seen that one could use: a choice was taken back

        table.choose(seat)
        table.until(lambda table: table.news("A")["roll"] or table.news("B")["roll"])
        roller = "A" if table.news("A")["roll"] else "B"
        assert table.ask("roll", roller)["type"] == "done"
        table.until(lambda table: table.asked(roller))

        assert not table.news(seat)["undo"]
        assert table.ask("undo", seat)["message"] == "refused-undo-revealed"


@pytest.mark.parametrize("declined", [True, False])
def test_a_wish_that_was_declined_or_withdrawn_is_not_made_again_at_once(tmp_path, declined):
    times = Times(breath=0.0, idle=0.05, rest=3600)
    with serving(tmp_path, times=times) as near, table_of(near, "dorada", "local", "local") as table:
        seat = "A" if table.news("A")["roll"] else "B"
        other = "AB".replace(seat, "")
        table.choose(seat)
        table.until(lambda table: table.news(other)["roll"])
        assert table.ask("undo", seat)["type"] == "done"
        table.until(lambda table: table.told["undo"] is not None)
        assert table.ask("undo", other if declined else seat, agree=False)["type"] == "done"
        table.until(lambda table: table.told["undo"] is None)

        assert table.ask("undo", seat)["message"] == "refused-proposed-lately"
        assert table.told["undo"] is None  # and nobody is asked
        assert table.ask("vote", seat, kind="end", agree=True)["type"] == "done"  # something else may be proposed

        near.run(lambda: long_ago(near, f"{seat} undo"))
        assert table.ask("undo", seat)["type"] == "done"


async def long_ago(near, proposal):
    """Let it be long since something was declined."""
    rests = near.service.presence._signs
    (room,) = [name for name in rests if name.startswith("rests-")]
    rests[room][proposal] -= 7200


def test_with_people_choices_that_were_revealed_are_not_on_offer(near):
    with table_of(near, "douro", "local", "local", "local") as table:
        for seat in "ABC":
            table.choose(seat)
        table.until(lambda table: table.told["version"] == 2)

        assert not any(news["undo"] for news in table.told["news"])
        assert table.ask("undo", "A")["message"] == "refused-undo-revealed"


def test_nothing_is_taken_back_across_people_who_have_resigned(near):
    with table_of(near, "douro", "local", "local", "local") as table:
        for seat in "ABC":
            table.choose(seat)
        table.until(lambda table: table.told["version"] == 2)
        for seat in "BC":
            assert table.ask("resign", seat)["type"] == "done"

        assert table.ask("undo", "A")["message"] == "refused-undo-revealed"


# ---- Who played what, after a choice was taken back


def test_the_record_of_a_match_that_went_back_before_somebody_changed_says_who_plays_now(near):
    with table_of(near, "douro", "local", "bot", "bot") as table:
        table.choose("A")
        table.until(lambda table: table.told["version"] == 2)
        there = len(table.plies)
        with near.database() as connection:
            connection.execute("UPDATE matches SET sat = ?", [f'[[{there}, "B", "hard"]]'])

        assert table.ask("undo", "A")["type"] == "done"
        table.until(lambda table: table.told["undone"] is not None)
        record = near.http.get(f"/api/matches/{table.match}/record").json()

        assert len(record["plies"]) < there
        assert record["sat"] == [[len(record["plies"]), "B", "hard"]]


@pytest.mark.parametrize("seed", range(50))
def test_whoever_plays_a_seat_still_does_after_a_choice_was_taken_back(seed):
    luck = random.Random(seed)
    sat: list[Any] = []
    now = dict.fromkeys("ABC", "person")
    played: list[str] = []  # who made each ply
    for _ in range(60):
        match luck.randrange(3):
            case 0:
                played.append(now["ABC"[len(played) % 3]])
            case 1:
                seat, who = luck.choice("ABC"), luck.choice(["person", "normal", "expert"])
                now[seat] = who
                sat = stand_ins.tidy([*sat, (len(played), seat, who)])
            case 2 if luck.random() < 0.3:
                keep = luck.randint(0, len(played))
                played, sat = played[:keep], stand_ins.cut(sat, keep)
    record = MatchRecord(format=FORMAT, game="douro", players=3, plies=["A 1"] * len(played), sat=sat)
    record.check_sitters()

    assert [record.sitter("ABC"[ply % 3], ply) or "person" for ply in range(len(played))] == played
    assert {seat: record.sitter(seat, len(played)) or "person" for seat in "ABC"} == now

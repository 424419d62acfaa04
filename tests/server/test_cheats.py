"""Leaving, coming back, resigning and letting the time run out win nobody anything, and records do not lie about it."""

from collections.abc import Iterator
from typing import Any

import pytest

from estran.server.match.context import Caller
from estran.server.wire.kinds import Late
from tests.server.evenings import DAY, PATIENT, Evening, chair, evening
from tests.server.near import Near, bearer, serving


@pytest.fixture
def near(tmp_path: Any) -> Iterator[Near]:
    with serving(tmp_path, times=PATIENT) as near:
        yield near


def bot_chooses(table: Evening, seat: str, move: str, *, late: Late | None = None) -> None:
    """A bot makes a secret choice for somebody, while others still choose."""
    referee = table.near.service.referee
    table.near.run(lambda: referee.choose(Caller(table.room["match"], seat, 1), move, late=late))


def chosen_at(table: Evening, place: str) -> str | None:
    """What somebody who says hello is told of their own choice."""
    with table.near.socket() as line:
        line.hello(table.made["code"], [table.made["tokens"][place]])
        told: str | None = line.until("update")["news"][0]["chosen"]
        return told


# ---- What bots chose in secret


def test_who_comes_back_does_not_see_what_a_bot_chose_and_chooses_again(near):
    with evening(near) as table:
        assert table.ask("B", "leave")["type"] == "done"
        bot_chooses(table, "B", "3")

        assert chosen_at(table, "1") is None
        with near.database() as connection:
            assert connection.execute("SELECT count(*) FROM choices").fetchone() == (0,)


def test_who_resigned_does_not_see_what_a_bot_chose(near):
    with evening(near) as table:
        assert table.ask("B", "resign")["type"] == "done"
        bot_chooses(table, "B", "3")

        assert chosen_at(table, "1") is None


def test_whose_time_is_up_neither_sees_nor_changes_what_a_bot_chose(near):
    with evening(near, move_time=DAY) as table:
        bot_chooses(table, "B", "3", late=Late.ONCE)

        assert chosen_at(table, "1") is None
        assert table.ask("B", "choose", version=1, move="7")["message"] == "refused-time-up"


# ---- Taking back


def test_nothing_is_taken_back_across_other_people_even_when_they_have_left(near):
    with evening(near, "local", "local", game="dorada", options={"first": "A"}, auto_roll=True) as table:
        for version, seat in ((1, "A"), (2, "B")):
            moves = table.people[seat]
            move = next(one for one in update_of(moves, version)["news"][0]["view"]["choices"])["move"]
            assert table.ask(seat, "choose", version=version, move=move)["type"] == "done"
        update_of(table.people["A"], 3)
        assert table.ask("B", "leave")["type"] == "done"

        assert table.ask("A", "undo", version=3)["message"] == "refused-undo-revealed"


def update_of(line: Any, version: int) -> dict[str, Any]:
    """What somebody is told when the match has come so far."""
    told: dict[str, Any] = line.until("update")
    while told["version"] < version:
        told = line.until("update")
    return told


def test_asking_to_take_back_does_not_fill_the_database(near):
    with evening(near, "local", "local", game="dorada", options={"first": "A"}, auto_roll=True) as table:
        with near.database() as connection:
            rows = [(table.room["match"], "A", f"old {number}", None) for number in range(502)]
            connection.executemany("INSERT INTO answers VALUES (?, ?, ?, ?)", rows)

        assert table.ask("A", "undo", version=1)["message"] == "refused-too-fast"


# ---- Levels


def test_a_host_who_leaves_cannot_let_an_expert_play(near):
    with evening(near) as table:
        assert table.ask("A", "leave")["type"] == "done"
        near.http.put(
            f"/api/rooms/{table.made['code']}/seats/0", json={"level": "expert"}, headers=bearer(table.made["host"])
        )

        room = table.until(lambda room: chair(room, "A")["stand_in"])
        assert chair(room, "A")["level"] == "normal"


def test_no_level_is_changed_during_a_match_and_no_seat_after_it(near):
    with evening(near, "local", "local", "bot") as table:
        seats, host = f"/api/rooms/{table.made['code']}/seats", bearer(table.made["host"])
        bot = near.http.put(f"{seats}/2", json={"level": "easy"}, headers=host)
        for seat in "AB":
            assert table.ask(seat, "vote", kind="end")["type"] == "done"
        table.silence("1")
        person = near.http.put(f"{seats}/1", json={"level": "normal"}, headers=host)

        assert bot.json()["message"] == "refused-started"
        assert person.json()["message"] == "refused-not-running"


# ---- Records


def test_a_choice_made_before_leaving_is_its_persons_in_the_record(near):
    with evening(near) as table:
        assert table.ask("B", "choose", version=1, move="7")["type"] == "done"
        assert table.ask("B", "leave")["type"] == "done"
        for seat in "AC":
            assert table.ask(seat, "choose", version=1, move="7")["type"] == "done"
        update_of(table.onlooker, 2)
        record = near.http.get(f"/api/matches/{table.room['match']}/record").json()

        ((first, seat, who),) = record["sat"]
        assert (seat, who) == ("B", "normal")
        assert record["plies"].index("B 7") < first


def test_a_match_that_somebody_was_not_asked_about_is_abandoned_and_not_agreed_on(near):
    with evening(near, "local", "local", "bot") as table:
        assert table.ask("B", "leave")["type"] == "done"
        assert table.ask("A", "vote", kind="end")["type"] == "done"

        assert table.until(lambda room: room["status"] == "abandoned")["ending"] == "abandoned"


# ---- Asking


def test_nothing_is_asked_of_a_match_from_another_room(near):
    with evening(near) as table, near.socket() as line:
        other = near.open_room(["open"] * 3)
        line.hello(other["watch"], [table.made["tokens"]["0"]])
        wish = {"type": "vote", "key": "k", "match": table.room["match"], "seat": "A", "kind": "end"}

        assert line.ask(wish)["message"] == "refused-match"


@pytest.mark.parametrize("kind", ["leave", "resign", "vote"])
def test_a_key_that_somebody_used_tells_nobody_else_anything(near, kind):
    with evening(near) as table:
        choice = {"type": "choose", "key": "mine", "match": table.room["match"], "seat": "B", "version": 1, "move": "7"}
        assert table.people["B"].ask(choice)["type"] == "done"
        wish = {"type": kind, "key": "mine", "match": table.room["match"], "seat": "B", "kind": "end"}

        assert table.onlooker.ask(wish)["message"] == "refused-token"


def test_whatever_is_said_is_a_sign_of_life_but_not_a_choice(near):
    with evening(near) as table:
        table.silence("1")
        table.until(lambda room: chair(room, "B")["replaceable"])
        assert table.ask("B", "choose", version=1, move="7")["type"] == "done"
        assert "1" not in table.present()
        assert table.people["B"].ask({"type": "say", "key": "s", "seat": "B", "text": "Here!"})["type"] == "done"

        assert chair(table.until(lambda room: chair(room, "B")["presence"] == "here"), "B")["replaceable"] is False


def test_in_a_slow_match_nobody_who_is_here_is_replaced_though_the_time_is_up(near):
    with evening(near, move_time=DAY) as table:
        bot_chooses(table, "B", "3", late=Late.ONCE)

        assert table.ask("A", "vote", kind="stand-in", about="B")["message"] == "refused-present"

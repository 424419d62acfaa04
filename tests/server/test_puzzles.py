"""Puzzles of the day over HTTP: what is sent gives nothing away, and what was best comes with the answer."""

import subprocess
import sys
from datetime import date, timedelta

import msgspec
import pytest

from estran.games import NAMES
from estran.puzzles.days import FIRST, puzzles_of, shipped
from estran.puzzles.finding import Order
from estran.server.doors import puzzles as doors
from estran.server.minds import puzzles as minds
from estran.server.settings import Times
from tests.server.near import PATIENCE, eventually, serving

SECOND = FIRST + timedelta(days=1)
FIELDS = {"game", "players", "seat", "view", "events"}


@pytest.fixture
def near(tmp_path, monkeypatch):
    """A server for which it is the second day."""
    monkeypatch.setattr(doors, "today", lambda: SECOND)
    with serving(tmp_path) as near:
        yield near


def told_of(answer):
    """A refusal: its status, its message and its sentence."""
    refusal = answer.json()
    return answer.status_code, refusal["message"], refusal["text"]


def encoded(puzzle):
    """A puzzle as it is sent."""
    return msgspec.json.encode(doors.shown(puzzle))


# ---- What is sent before somebody has chosen


def test_a_day_shows_one_puzzle_of_each_game_as_its_seat_sees_it(near):
    day = near.http.get("/api/puzzles/today").json()
    (again, before) = (near.http.get(f"/api/puzzles/{when}").json() for when in (SECOND, FIRST))

    assert day == again
    assert (day["day"], day["today"], day["before"]) == (SECOND.isoformat(), True, FIRST.isoformat())
    assert (before["day"], before["today"], before["before"]) == (FIRST.isoformat(), False, None)
    assert [shown["game"] for shown in day["puzzles"]] == sorted(NAMES)
    for shown, puzzle in zip(day["puzzles"], puzzles_of(2), strict=True):
        match = puzzle.match()
        assert shown.keys() == FIELDS
        assert (shown["players"], shown["seat"]) == (puzzle.players, puzzle.seat)
        assert shown["view"] == msgspec.to_builtins(match.view(puzzle.seat))
        assert shown["events"] == [list(told) for told in msgspec.to_builtins(list(match.events(puzzle.seat)))]


@pytest.mark.parametrize("game", NAMES)
def test_what_is_sent_is_the_same_whatever_the_answer_is(game):
    for puzzle in (puzzle for puzzles in shipped() for puzzle in puzzles if puzzle.game == game):
        worst = min(puzzle.values, key=puzzle.values.__getitem__)
        swapped = {**puzzle.values, puzzle.best: puzzle.values[worst], worst: puzzle.values[puzzle.best]}
        other = msgspec.structs.replace(
            puzzle, values=swapped, natural=puzzle.best, reason="only", arguments={}, exact=not puzzle.exact
        )

        assert other.best != puzzle.best
        assert encoded(other) == encoded(puzzle)


@pytest.mark.parametrize("game", NAMES)
def test_choices_are_sent_in_the_order_of_the_rules(game):
    for puzzle in (puzzle for puzzles in shipped() for puzzle in puzzles if puzzle.game == game):
        sent = [choice["move"] for choice in msgspec.json.decode(encoded(puzzle))["view"]["choices"]]

        assert sent == puzzle.match().legal(puzzle.seat)


# ---- What comes with the answer


@pytest.mark.parametrize("number", range(len(NAMES)))
def test_every_choice_is_told_whether_it_is_the_best_and_what_all_are_worth(near, number):
    puzzle = puzzles_of(2)[number]
    for move in puzzle.values:
        answer = near.http.post(f"/api/puzzles/{SECOND}/{puzzle.game}", json={"move": move})

        assert answer.status_code == 200
        assert answer.json() == {
            "right": move == puzzle.best,
            "best": puzzle.best,
            "reason": puzzle.reason,
            "arguments": puzzle.arguments,
            "values": puzzle.values,
            "exact": puzzle.exact,
            "today": True,
        }


def test_an_earlier_day_is_answered_as_such(near):
    puzzle = puzzles_of(1)[0]
    answer = near.http.post(f"/api/puzzles/{FIRST}/{puzzle.game}", json={"move": puzzle.best})

    assert answer.json()["right"]
    assert not answer.json()["today"]


def test_nothing_is_kept_of_an_answer(near):
    before = near.kept()
    near.http.post("/api/puzzles/today/douro", json={"move": "0"})

    assert near.kept() == before


# ---- What is refused


@pytest.mark.parametrize(
    ("day", "message", "part"),
    [
        (SECOND + timedelta(days=1), "puzzle-refused-early", "has not begun yet"),
        (FIRST - timedelta(days=1), "puzzle-refused-none", "no puzzle for 2026-11-17"),
        (date.max, "puzzle-refused-early", "9999-12-31"),
        (date.min, "puzzle-refused-none", "0001-01-01"),
        ("tomorrow", "puzzle-refused-day", "“tomorrow” is not a day"),
        ("2026-02-30", "puzzle-refused-day", "is not a day"),
        ("%F0%9F%90%9F", "puzzle-refused-day", "is not a day"),
    ],
)
def test_a_day_without_puzzles_is_refused_in_a_sentence(near, day, message, part):
    for answer in (
        near.http.get(f"/api/puzzles/{day}"),
        near.http.post(f"/api/puzzles/{day}/douro", json={"move": "0"}),
    ):
        status, told, sentence = told_of(answer)

        assert (status, told) == (404, message)
        assert part in sentence


def test_what_is_no_choice_or_no_game_is_refused(near):
    (legal,) = (list(puzzle.values) for puzzle in puzzles_of(2) if puzzle.game == "douro")
    _, message, sentence = told_of(near.http.post("/api/puzzles/today/douro", json={"move": "99"}))

    assert message == "refused-ply"
    assert all(move in sentence for move in legal)
    assert told_of(near.http.post("/api/puzzles/today/chess", json={"move": "0"}))[1] == "refused-game"


@pytest.mark.parametrize("body", [{}, {"move": 7}, {"move": ""}, {"move": "0" * 101}, [], "0", None])
def test_a_body_that_is_no_choice_is_not_understood(near, body):
    assert near.http.post("/api/puzzles/today/douro", json=body).status_code == 400


def test_a_long_day_and_a_long_game_are_not_understood(near):
    assert near.http.get(f"/api/puzzles/{'9' * 17}").status_code == 400
    assert near.http.post(f"/api/puzzles/today/{'d' * 17}", json={"move": "0"}).status_code == 400


def test_puzzles_count_among_the_requests_of_an_address(tmp_path):
    far = {"X-Forwarded-For": "192.0.2.1"}
    with serving(tmp_path, trust_proxy=True, rate=0.001, burst=3) as near:
        statuses = [near.http.get("/api/puzzles/today", headers=far).status_code for _ in range(5)]

    assert statuses == [200, 200, 200, 429, 429]


# ---- Days after those that ship


@pytest.fixture
def later(tmp_path, monkeypatch):
    """A server on the last day but two of those that ship, on which no search is needed to find a puzzle."""
    day = FIRST + timedelta(days=len(shipped()) - 3)
    asked = []

    async def found(order):
        asked.append(order)
        (puzzle,) = (one for one in puzzles_of(order.day + 1) if one.game == order.game)  # not what comes round
        return msgspec.structs.replace(puzzle, day=order.day)

    for module in (doors, minds):
        monkeypatch.setattr(module, "today", lambda: day)
    monkeypatch.setattr(minds, "found", found)
    with serving(tmp_path, times=Times(puzzles=0.01)) as near:
        yield near, day, asked


def test_a_server_finds_the_puzzles_of_the_coming_week_and_no_others(later):
    near, _, asked = later
    eventually(lambda: near.run(near.service.puzzles.wanted) is None)

    assert asked == [Order(game, minds.SEED, day) for day in range(61, 66) for game in NAMES]


def test_what_was_found_is_shown_on_its_day_and_a_day_that_has_begun_gets_no_more(later, monkeypatch):
    near, day, _ = later
    eventually(lambda: near.run(near.service.puzzles.wanted) is None)
    with near.database() as connection:
        connection.execute("DELETE FROM puzzles WHERE day = 62 AND game = 'douro'")
    for module in (doors, minds):
        monkeypatch.setattr(module, "today", lambda: day + timedelta(days=4))
    eventually(lambda: near.run(near.service.puzzles.wanted) is None)
    whole, broken = (near.http.get(f"/api/puzzles/{day + timedelta(days=ahead)}").json() for ahead in (3, 4))

    assert [one["view"] for one in whole["puzzles"]] == [
        msgspec.to_builtins(puzzle.match().view(puzzle.seat)) for puzzle in puzzles_of(62)
    ]
    assert [one["view"] for one in broken["puzzles"]] == [
        msgspec.to_builtins(puzzle.match().view(puzzle.seat)) for puzzle in puzzles_of(62)
    ]
    late = msgspec.structs.replace(puzzles_of(2)[2], day=62)
    near.run(lambda: near.service.puzzles.keep(late))
    with near.database() as connection:
        assert connection.execute("SELECT count(*) FROM puzzles WHERE day = 62").fetchone() == (2,)


def test_the_process_that_finds_them_ends_with_the_one_that_asked():
    finder = [sys.executable, "-m", minds.__name__, "douro", "1", "61"]

    assert subprocess.run(finder, input=b"", timeout=PATIENCE, check=False).returncode == 1

"""`estran puzzle` and `estran puzzles`: the puzzles of the day at the terminal, and how they are made."""

import re

import msgspec
import pytest

from estran.cli import puzzles as making
from estran.games import NAMES, find
from estran.puzzles.days import puzzles_of
from estran.puzzles.puzzle import Puzzle
from estran.words.choices import counted
from estran.words.speaker import speaker
from tests.cli.driver import Person

DAY = "2026-11-18"  # the first


def answers(pick):
    """What people type for a choice in each puzzle of the first day."""
    return tuple(counted(find(puzzle.game), pick(puzzle)) for puzzle in puzzles_of(1))


@pytest.mark.parametrize(("lang", "right"), [("en", "Right!"), ("fr", "Bien vu"), ("pl", "Dobrze!")])
def test_whoever_finds_the_best_choice_is_told_why_it_is(estran, lang, right):
    ran = estran("puzzle", "--day", DAY, typed=answers(lambda puzzle: puzzle.best), lang=lang)

    assert ran.code == 0
    assert ran.out.count(right) == len(NAMES)
    assert ran.out.splitlines()[-1].count("✓") == len(NAMES)


def test_a_natural_choice_is_shown_to_be_worse(estran):
    ran = estran("puzzle", "dorada", "--day", DAY, typed=answers(lambda puzzle: puzzle.natural)[1:2])
    (puzzle,) = (puzzle for puzzle in puzzles_of(1) if puzzle.game == "dorada")
    worths = [
        line.split(":")[0].strip() for line in ran.out.splitlines() if line[:4].strip().isdigit() and ":" in line[:6]
    ]

    assert "Not the best." in ran.out
    assert worths == [f"{100 * value:.0f}" for value in sorted(puzzle.values.values(), reverse=True)]
    assert ran.out.splitlines()[-1] == f"Estran {DAY}:  Dorada ✗"


def test_nothing_gives_the_answer_away(estran):
    ran = estran("puzzle", "dolores", "--day", DAY, typed=("hint", "undo", "save it.json", "table", "quit"))

    assert ran.code == 0
    assert ran.out.count("is not possible") == 3  # they are no choices
    assert "%" not in ran.out


def test_only_commands_that_a_puzzle_has_are_proposed_and_told(estran):
    out = estran("puzzle", "dorada", "--day", DAY, typed=("hnit", "resing", "scoer", "?", "quit")).out

    assert re.findall("Did you mean “(.*)”", out) == ["score"]
    assert speaker("en").say("terminal-puzzle-help") in out
    assert speaker("en").say("dorada-guide-stack") in out


def test_tab_completes_to_commands_that_a_puzzle_has(tmp_path):
    person = Person("puzzle", "dorada", "--day", DAY, folder=tmp_path)
    for line in ("hin\t", "scor\t"):
        person.read_to_choice()
        person.type(line)
    person.read_to_choice()

    assert "“hin” is not possible here." in person.seen
    assert ": 0 points." in person.seen


def test_what_is_no_day_is_refused(estran):
    ran = estran("puzzle", "--day", "tomorrow")

    assert ran.code != 0
    assert "“tomorrow” is not a day" in ran.err


@pytest.fixture
def at_once(monkeypatch):
    """Nothing is looked for."""
    monkeypatch.setattr(
        making,
        "find_puzzle",
        lambda order: Puzzle(order.day, order.game, 3, "A", [], {"1": 0.5}, "1", "only", {}, True),
    )


def test_puzzles_are_written_by_day_and_game(estran, at_once, tmp_path):
    out = tmp_path / "found.jsonl"
    ran = estran("puzzles", "--days", "2", "--first", "61", "--out", str(out))
    lines = out.read_text().splitlines()

    assert ran.code == 0
    assert len(lines) == 2 * len(NAMES)
    assert lines[0].startswith('{"day":61,"game":"dolores"')
    assert "6 of 6 puzzles were found" in ran.out


def test_puzzles_may_go_to_the_output(estran, at_once, tmp_path):
    ran = estran("puzzles", "--days", "1", "--first", "61", "--out", "-")

    assert ran.code == 0
    assert [msgspec.json.decode(line)["game"] for line in ran.out.splitlines()] == list(NAMES)
    assert not list(tmp_path.rglob("-"))


def test_what_was_found_before_ctrl_c_is_kept(estran, at_once, tmp_path, monkeypatch):
    def interrupted(work, orders, crew):
        yield [work(orders[0])]
        raise KeyboardInterrupt

    monkeypatch.setattr(making, "share_out", interrupted)
    out = tmp_path / "found.jsonl"
    ran = estran("puzzles", "--days", "2", "--out", str(out))

    assert ran.code == 130
    assert len(out.read_text().splitlines()) == 1

"""`estran analyse`: a table and sentences for people, JSON for programs, and clear words for what cannot be looked at."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from estran.bots.analysis import Judged, judge
from estran.bots.outlook import Belief, Outlook
from estran.bots.search_bot import SearchBot
from estran.bots.sight import Sight
from estran.engine.game import Game
from estran.match.match import Match
from estran.match.record import MatchRecord
from tests.words.accounts import HERE

INTERRUPTED = 130


@pytest.fixture
def beginning(tmp_path, monkeypatch):
    """The first contest of a recorded match; nothing has to be compiled for it."""
    monkeypatch.setenv("ESTRAN_PLAIN", "1")
    path = tmp_path / "evening.json"
    Match.replay(MatchRecord.load(HERE / "douro.json"), 10).record().save(path)
    return str(path)


@pytest.mark.parametrize(("lang", "play"), [("en", "Play 4"), ("fr", "Jouer 4"), ("pl", "Zagraj 4")])
def test_every_choice_has_a_row_with_chances_and_cost(estran, beginning, lang, play):
    ran = estran("analyse", beginning, "--iterations", "2", lang=lang)
    (row,) = (line for line in ran.out.splitlines() if play in line)

    assert ran.code == 0
    assert row.split()[:2] == ["6", "Ada"]
    assert sum(word.isdigit() and int(word) <= 100 for word in row.split()) >= 4
    assert "\x1b[3" not in ran.out  # readable without colour


def test_the_same_iterations_write_the_same_file(estran, beginning, tmp_path):
    files = [tmp_path / name for name in ("one.json", "two.json")]
    for file in files:
        assert estran("analyse", beginning, "--iterations", "2", "--json", str(file)).code == 0
    found = json.loads(files[0].read_text())

    assert files[0].read_bytes() == files[1].read_bytes()
    assert [choice["move"] for choice in found["choices"]] == ["4", "7", "8"]
    assert set(found["choices"][0]) == {
        "ply",
        "opened",
        "seat",
        "move",
        "value",
        "cost",
        "best",
        "better",
        "chances",
        "stand_in",
    }


def test_a_bot_that_sat_in_for_somebody_is_counted_apart(estran, beginning, tmp_path):
    record = MatchRecord.load(beginning)
    record.sat = [(7, "B", "normal"), (8, "C", "person")]
    record.save(beginning)

    ran = estran("analyse", beginning, "--iterations", "2", "--json", "found.json")
    found = json.loads((tmp_path / "found.json").read_text())

    assert "bot (normal) for Ben" in ran.out
    assert "A bot for Ben: 1 choice, total cost " in ran.out
    assert "\nBen: " not in ran.out
    assert "\nAda: 1 choice, " in ran.out
    assert [choice["stand_in"] for choice in found["choices"]] == [None, "normal", None]


@pytest.mark.parametrize(
    ("looked_at", "said"),
    [
        (0, "Stopped; nothing was written.\n"),
        (2, "Stopped before all 3 choices were looked at; the analysis covers those that were.\n"),
    ],
)
def test_a_stopped_analysis_keeps_the_choices_that_were_looked_at(
    estran, beginning, tmp_path, monkeypatch, looked_at, said
):
    judged: list[Judged] = []

    def interrupted(*arguments: Any) -> Judged:
        if len(judged) == looked_at:
            raise KeyboardInterrupt
        judged.append(judge(*arguments))
        return judged[-1]

    monkeypatch.setattr("estran.cli.analyse.judge", interrupted)
    ran = estran("analyse", beginning, "--iterations", "2", "--json", "found.json")
    file = tmp_path / "found.json"

    assert ran.code == INTERRUPTED
    assert ran.err == said
    assert file.exists() == (looked_at > 0)
    if looked_at:
        found = json.loads(file.read_text())
        assert (found["done"], found["total"], len(found["choices"])) == (looked_at, 3, looked_at)
        assert "\nAda: 1 choice, " in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("no-such-file.json",), "no-such-file.json cannot be used"),
        ((__file__,), "test_analyse.py cannot be used. This record is incomplete or damaged: it is not complete JSON."),
        ((str(HERE / "douro.json"), "--iterations", "many"), "many"),
        ((str(HERE / "douro.json"), "--budget", "3", "--iterations", "3"), "choose one of them"),
    ],
)
def test_what_cannot_be_looked_at_is_refused_in_words(estran, arguments, said):
    ran = estran("analyse", *arguments)

    assert ran.code != 0
    assert said in ran.err


def test_a_record_without_choices_is_refused(estran, tmp_path):
    path = tmp_path / "empty.json"
    Match.replay(MatchRecord.load(HERE / "douro.json"), 3).record().save(path)

    assert "has no choice to look at" in estran("analyse", str(path)).err


def test_a_budget_is_for_the_whole_match(estran, beginning, monkeypatch):
    looks: list[float] = []

    class Timed(SearchBot):
        """One that counts the seconds it is given, and spends none of them."""

        def __init__(self, game: Game, iterations: int | None, seconds: float) -> None:
            assert iterations is None
            super().__init__(game, 1)
            self.given = seconds

        def outlook(self, sight: Sight, beliefs: Mapping[int, Belief] | None = None) -> Outlook:
            looks.append(self.given)
            return super().outlook(sight, beliefs)

    monkeypatch.setattr("estran.cli.analyse.SearchBot", Timed)

    assert estran("analyse", beginning, "--budget", "3").code == 0
    assert looks
    assert sum(looks) <= 3

"""What commands report as JSON: each says which form it has, and has the fields that the reference names."""

import json
from pathlib import Path

import pytest

from estran.match.match import Match
from estran.match.record import MatchRecord
from estran.tools.command_docs import JSON
from tests.lab.conftest import plain  # noqa: F401 (a fixture)
from tests.trials.conftest import plain as arena_plain  # noqa: F401 (a fixture)
from tests.words.accounts import HERE

pytestmark = pytest.mark.usefixtures("plain")
DONE, FAILED = 0, 1
RECORD = str(HERE / "douro.json")
RIVAL = "tests.trials.rivals:Last"
REPORTS = {
    "verify": (("verify", RECORD), ("verify", "bad.json")),
    "replay": (("replay", RECORD),),
    "analyse": (("analyse", "evening.json", "--iterations", "2"),),
    "score": (("score", "dorada", "A B A"),),
    "boards": (("boards",),),
    "boards check": (("boards", "check", "good.toml"), ("boards", "check", "bad.toml")),
    "simulate": (("simulate", "douro", "--matches", "4"),),
    "lab": (("lab", "dorada", "--players", "2", "--bots", "random", "--matches", "3"),),
    "arena": (("arena", "dorada", "--bots", "random", RIVAL, "--players", "2", "--matches", "2"),),
}


@pytest.mark.parametrize("command", REPORTS)
def test_a_report_says_what_form_it_has_and_has_the_fields_of_the_page(estran, tmp_path, command):
    Match.replay(MatchRecord.load(RECORD), 10).record().save(tmp_path / "evening.json")
    (tmp_path / "bad.json").write_text(json.dumps(json.loads(Path(RECORD).read_text()) | {"plies": ["A 99"]}))
    (tmp_path / "bad.toml").write_text("gold = 3")
    estran("boards", "new", "--out", "good.toml")

    reports = [json.loads(estran(*line, "--json").out) for line in REPORTS[command]]

    assert {report["format"] for report in reports} == {f"estran-{command.replace(' ', '-')}-report/1"}
    assert {next(iter(report)) for report in reports} == {"format"}
    assert {name for report in reports for name in report} == {
        "format",
        *(name for field in JSON[command] for name in field.name.split(", ")),
    }


def test_verify_answers_programs(estran, tmp_path):
    record = json.loads(Path(RECORD).read_text())
    (tmp_path / "bad.json").write_text(json.dumps(record | {"plies": ["A 99"]}))

    good, bad = estran("verify", RECORD, "--json"), estran("verify", "bad.json", "--json")

    assert (good.code, bad.code) == (DONE, FAILED)
    assert json.loads(good.out)["valid"]
    assert json.loads(good.out)["plies"] == len(record["plies"])
    assert not json.loads(bad.out)["valid"]
    assert json.loads(bad.out)["problem"]["id"].startswith("refused-")


def test_without_fair_dice_those_fields_are_null_that_the_page_says(estran):
    found = json.loads(estran("verify", RECORD, "--json").out)
    (names,) = (field.name.split(", ") for field in JSON["verify"] if "null without fair dice" in field.meaning)

    assert found["dice"] == "unproven"
    assert [name for name in found if found[name] is None and name != "ended"] == names
    assert found["missing"] == []


def test_a_replay_answers_programs(estran):
    found = json.loads(estran("replay", RECORD, "--from", "3", "--json").out)

    assert [found["plies"][0]["ply"], found["plies"][0]["move"]] == [3, MatchRecord.load(RECORD).plies[3]]
    assert any(ply["told"] for ply in found["plies"])


def test_a_score_answers_programs(estran):
    assert json.loads(estran("score", "dorada", "A B A", "--json").out)["points"] == {"A": 160, "B": 80}
    assert json.loads(estran("score", "dolores", "Ada: wines 2", "--json").out)["points"] == {"Ada": 4}


def test_boards_answer_programs(estran, tmp_path):
    boards = json.loads(estran("boards", "--json").out)
    (tmp_path / "bad.toml").write_text("gold = 3")
    bad = estran("boards", "check", "bad.toml", "--json")

    assert [board["name"] for board in boards["boards"]] == ["classic", "leap"]
    assert bad.code == FAILED
    assert len(json.loads(bad.out)["problems"]) == 4

"""Many random matches: the report, the records, the threads."""

import json
import re

import pytest

from estran.games import NAMES
from tests.cli.driver import Person

pytestmark = pytest.mark.compiled


def numbers(out: str) -> str:
    """A report without the line about speed, which differs from run to run."""
    return re.sub(r".*(per second|par seconde|na sekundę).*\n", "", out)


@pytest.mark.parametrize("game", NAMES)
def test_a_report_has_a_line_for_every_seat(estran, game):
    ran = estran("simulate", game, "--players", "3", "--matches", "200", "--seed", "1")
    shares = [float(share) for share in re.findall(r"wins (\d+\.\d+)%", ran.out)]

    assert ran.code == 0
    assert [seat for seat in "ABC" if f"Seat {seat}: mean score " in ran.out] == ["A", "B", "C"]
    assert sum(shares) == pytest.approx(100, abs=0.02)
    assert "200 random matches, seed 1." in ran.out


def test_the_same_seed_gives_the_same_matches_on_any_number_of_threads(estran):
    line = ("simulate", "douro", "--players", "4", "--matches", "300", "--seed", "9")

    assert numbers(estran(*line).out) == numbers(estran(*line, "--jobs", "2").out)


def test_another_seed_gives_other_matches(estran):
    line = ("simulate", "douro", "--players", "4", "--matches", "300", "--seed")

    assert numbers(estran(*line, "1").out).replace("seed 1", "") != numbers(estran(*line, "2").out).replace(
        "seed 2", ""
    )


@pytest.mark.parametrize("game", NAMES)
def test_records_are_of_the_matches_that_the_report_counts(estran, game, tmp_path):
    line = ("simulate", game, "--players", "3", "--matches", "6", "--seed", "7", "--records", "all", "--jobs", "2")
    ran = estran(*line)
    paths = sorted((tmp_path / "all").glob("*.json"))
    records = [json.loads(path.read_text()) for path in paths]
    means = [sum(record["result"]["scores"][seat] for record in records) / 6 for seat in range(3)]
    length = sum(len(record["plies"]) for record in records) / 6

    assert len(paths) == 6
    assert [estran("verify", str(path)).code for path in paths] == [0] * 6
    assert re.findall(r"mean score (\d+\.\d+)", ran.out) == [f"{mean:.2f}" for mean in means]
    assert f"Length: {length:.1f} plies" in ran.out


def test_options_reach_matches_and_records(estran, tmp_path):
    line = ("simulate", "dorada", "--players", "2", "--matches", "2", "--records", "all")
    estran(*line, "--option", "board=leap", "--option", "colours=2")
    record = json.loads(next((tmp_path / "all").glob("*.json")).read_text())

    assert record["options"] == {"board": "leap", "colours": 2}


def test_the_report_speaks_the_users_language(estran):
    line = ("simulate", "douro", "--players", "3", "--matches", "200", "--seed", "1")

    assert re.search(
        r"Place A\u202f: score moyen \d+,\d\d\u202f; victoires \d+,\d\d\u202f% ± ", estran(*line, lang="fr").out
    )
    assert re.search(r"Miejsce A: średni wynik \d+,\d\d; zwycięstwa \d+,\d\d% ± ", estran(*line, lang="pl").out)


def test_a_folder_that_cannot_be_made_is_refused_before_anything_is_played(estran, tmp_path):
    (tmp_path / "file").write_text("")

    ran = estran("simulate", "douro", "--matches", "2", "--records", "file/all")

    assert ran.code == 1
    assert ran.err == "file/all cannot be used: part of its path is not a folder.\n"
    assert ran.out == ""


def test_a_person_sees_how_far_it_has_come(tmp_path):
    person = Person("simulate", "douro", "--players", "3", "--matches", "30000", "--seed", "1", folder=tmp_path)
    code = person.read_to_end()

    assert code == 0
    assert "Playing at random" in person.seen
    assert "30,000 random matches" in person.seen

"""Many random matches: the report, the records, the threads."""

import errno
import json
import re
import signal

import pytest

from estran.cli.simulate import record_of
from estran.games import NAMES
from estran.match.record import MatchRecord
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


def test_a_folder_that_nothing_can_be_written_to_is_refused_before_anything_is_played(estran, tmp_path, monkeypatch):
    def forbidden(**_):
        raise PermissionError(errno.EACCES, "no", "/records/draft")

    monkeypatch.setattr("tempfile.TemporaryFile", forbidden)
    ran = estran("simulate", "douro", "--matches", "2", "--records", "all")

    assert ran.code == 1
    assert ran.err == "all cannot be used: permission denied.\n"
    assert ran.out == ""


@pytest.mark.parametrize("there", [["000003"], ["000005", "000002", "000004"], ["000000"]])
def test_no_record_that_is_there_is_replaced_and_the_first_is_named_before_anything_is_played(estran, tmp_path, there):
    (tmp_path / "all").mkdir()
    for number in there:
        (tmp_path / "all" / f"douro-7-{number}.json").write_text("mine")

    ran = estran("simulate", "douro", "--matches", "6", "--seed", "7", "--records", "all")

    assert ran.code == 2
    assert ran.err.startswith(f"all/douro-7-{min(there)}.json already exists.")
    assert ran.out == ""
    assert sorted(path.name for path in (tmp_path / "all").iterdir()) == [f"douro-7-{it}.json" for it in sorted(there)]
    assert {path.read_text() for path in (tmp_path / "all").iterdir()} == {"mine"}


def test_with_force_records_that_are_there_are_replaced(estran, tmp_path):
    (tmp_path / "all").mkdir()
    (tmp_path / "all" / "douro-7-000003.json").write_text("mine")

    ran = estran("simulate", "douro", "--matches", "6", "--seed", "7", "--records", "all", "--force")

    assert ran.code == 0
    assert estran("verify", "all/douro-7-000003.json").code == 0


def test_records_of_other_matches_are_in_nobodys_way(estran, tmp_path):
    others = ["douro-7-000006.json", "douro-8-000001.json", "dorada-7-000001.json", "douro-7-1.json"]
    (tmp_path / "all").mkdir()
    for other in others:
        (tmp_path / "all" / other).write_text("mine")

    ran = estran("simulate", "douro", "--matches", "6", "--seed", "7", "--records", "all")

    assert ran.code == 0
    assert {(tmp_path / "all" / other).read_text() for other in others} == {"mine"}


def test_a_record_that_comes_while_matches_are_played_is_not_replaced(estran, tmp_path, monkeypatch):
    late = tmp_path / "all" / "douro-7-000003.json"

    def record_while_another_comes(order, match, results, row):
        late.write_text("mine")
        return record_of(order, match, results, row)

    monkeypatch.setattr("estran.cli.simulate.record_of", record_while_another_comes)
    ran = estran("simulate", "douro", "--matches", "6", "--seed", "7", "--records", "all")

    assert ran.code == 2
    assert ran.err.startswith("all/douro-7-000003.json already exists.")
    assert late.read_text() == "mine"
    assert not (tmp_path / "all" / "douro-7-000004.json").exists()


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("within", ["between", "amid"])
def test_a_run_that_is_stopped_counts_and_names_the_records_that_it_leaves(estran, tmp_path, monkeypatch, jobs, within):
    whole = MatchRecord.save

    def stopped_before(order, match, results, row):
        if match == 3 and within == "between":
            signal.raise_signal(signal.SIGINT)
        return record_of(order, match, results, row)

    def stopped_amid(record, path):
        if path.stem.endswith("000002") and within == "amid":
            signal.raise_signal(signal.SIGINT)
        whole(record, path)

    monkeypatch.setattr("estran.cli.simulate.record_of", stopped_before)
    monkeypatch.setattr(MatchRecord, "save", stopped_amid)
    line = ("simulate", "dolores", "--matches", "1e8", "--seed", "7", "--jobs", jobs, "--records", "all")
    ran = estran(*line)

    assert ran.code == 130
    assert "3 random matches, seed 7." in ran.out
    assert "The records are in all." in ran.out
    assert ran.err.startswith("Stopped before all 100,000,000 matches were played;")
    assert sorted(path.name for path in (tmp_path / "all").iterdir()) == [
        f"dolores-7-{match:06}.json" for match in range(3)
    ]


def test_a_person_sees_how_far_it_has_come(tmp_path):
    person = Person("simulate", "douro", "--players", "3", "--matches", "30000", "--seed", "1", folder=tmp_path)
    code = person.read_to_end()

    assert code == 0
    assert "Playing at random" in person.seen
    assert "30,000 random matches" in person.seen

"""The report: the numbers that the chunks add up to, for eyes and ears, in three languages, and as files for programs."""

import csv
import re
from xml.etree import ElementTree

import numpy as np
import pytest

from estran.games import NAMES, find
from estran.lab.chunks import Played
from estran.lab.compiled import SUMS
from estran.lab.csv_files import write_matches
from estran.lab.experiment import Chunk, Experiment
from estran.lab.report import LabReport
from estran.lab.results import LabResults
from estran.lab.run import play_missing
from estran.lab.tallies import cells_of
from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker
from tests.lab.test_compiled import OTHER

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("plain")]
MATCHES = 4


@pytest.fixture
def results(tmp_path):
    """Ten matches of Douro for three, by hand: A wins six with 9 points and C four with 8, after 100 or 102 plies."""
    experiment = Experiment.of(find("douro"), 3, ["normal", "easy", "normal"], [{}], 7)
    points, won = np.tile([5, 4, 8, 0, 0], (10, 1)), np.full(10, 0b100)
    points[:6, 0], won[:6] = 9, 0b001
    plies = np.array([100, 102] * 5)
    sums = np.zeros((SUMS, cells_of(find("douro"))), np.int64)
    sums[:, 7] = (10, 15, 10, 15, 45)  # level 1, card 7: once in each of ten matches; in five of them it brought 3
    sums[:, 12 * 11 + 2] = (30, 24, 90, 72, 60)  # boats of level 3: three a match, most of them filled
    chunk = Chunk(0, 10, 0)
    results = LabResults.open(tmp_path, experiment)
    results.add(Played.of("douro", chunk, (points, won, plies, sums)))
    return results


def table(folder, name):
    """A table as other programs read it."""
    with (folder / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_the_markdown_has_the_numbers(results):
    LabReport(results, 10, speaker("en")).write()
    text = (results.folder / "report.md").read_text()

    assert "10 matches with 3 players, played by normal and easy, seed 7." in text
    assert "| A | normal | 60.0% ± 36.9 | 7.4 ± 1.5 |" in text
    assert "| B | easy | 0.0% (0.0 to 30.0) | 4.0 ± – |" in text
    assert "| 9 | 6 | 20.00% | 100.00% |" in text
    assert "| 8 | 10 | 33.33% | 40.00% |" in text
    assert "| 102 | 5 | 50.00% |" in text
    assert "A match has 101.0 plies on average" in text
    assert "| 7 | 1.5 ± 1.1 |" in text
    assert re.search(r"\| level 3 \| 30 \| 80\.0% ± ", text)


def test_the_tables_are_files_with_every_number_in_full(results):
    LabReport(results, 10, speaker("fr")).write()
    first = table(results.folder, "seats")[0]
    card = next(row for row in table(results.folder, "cards") if (row["card"], row["boat"]) == ("7", "level-1"))

    assert float(first["share"]) == pytest.approx(0.6)
    assert float(first["share_margin"]) == pytest.approx(0.369, abs=0.001)
    assert (card["times"], float(card["gain"])) == ("10", 1.5)
    assert table(results.folder, "scores")[-1] == {"score": "9", "times": "6", "part": "0.2", "won": "1.0"}


def test_every_match_is_a_line_for_other_programs(results):
    (path,) = write_matches(results, 10)
    lines = path.read_text().splitlines()

    assert lines[0] == "match,points_A,points_B,points_C,winners,plies"
    assert lines[1] == "0,9,4,8,A,100"
    assert lines[10] == "9,5,4,8,C,102"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_report_of_each_game_is_whole_in_each_language(tmp_path, name, language):
    results = played(tmp_path, name, [{}])
    html = LabReport(results, MATCHES, speaker(language)).write().read_text()
    text = (tmp_path / "report.md").read_text()

    assert f'<html lang="{language}">' in html
    assert "#00000" not in html  # no stand-in for a colour is left
    assert not re.search(r'(src|href)="(?!#)', html)
    assert len(re.findall("<svg ", html)) == len(re.findall('<svg role="img" aria-label="[^"]{20,}', html)) >= 3
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    assert html.count("<table ") >= html.count("<figure>")  # every plot has its numbers
    for picture in re.findall(r"\]\((\S+\.svg)\)", text):
        ElementTree.fromstring((tmp_path / picture).read_text())


@pytest.mark.parametrize("name", NAMES)
def test_two_sets_of_rules_are_compared_and_told_one_by_one(tmp_path, name):
    results = played(tmp_path, name, [{}, OTHER[name]])
    report = LabReport(results, MATCHES, speaker("en"))
    html = report.write(tmp_path / "elsewhere.html").read_text()
    sides = results.sides(MATCHES)
    mean = [side.plies.mean() for side in sides]
    row = table(tmp_path, "compared-means")[-1]

    assert html == (tmp_path / "report.html").read_text()
    assert f"<h2>First rules: {next(iter(OTHER[name]))}=" in html  # what is usual is named, too
    assert f"<h2>Second rules: {next(iter(OTHER[name]))}=" in html
    assert "<h3>Seats</h3>" in html
    for number, which in enumerate(("First", "Second")):
        told = " and ".join(report.what_differs(number))

        assert html.count(f'data-label="{which} rules: {told}"') == sum(map(len, (it.rows for it in report.comparison)))
    assert 'data-label="First rules"' not in html

    assert [float(row[column]) for column in ("mean-first", "mean-second")] == pytest.approx(mean)
    assert float(row["mean-more"]) == pytest.approx(mean[0] - mean[1])
    rows, alike = sum(len(numbers.rows) for numbers in report.comparison), name == "douro"  # whose option is only shown
    assert len(list(report.lines())) == rows + alike >= 3 + 2 + 3 + 3
    assert ("All matches are the same on both sides" in html) == alike
    assert {path.name for path in write_matches(results, MATCHES)} == {"matches-first.csv", "matches-second.csv"}
    assert (tmp_path / "seats-second.csv").exists()


@pytest.mark.parametrize(
    ("name", "bots", "silent"), [("dolores", "easy", True), ("dolores", "random", False), ("douro", "easy", False)]
)
def test_levels_that_would_talk_are_said_to_be_silent(tmp_path, name, bots, silent):
    said = " ".join(LabReport(played(tmp_path, name, [{}], [bots]), MATCHES, speaker("en")).preface())

    assert ("play without talking" in said) == silent


def test_numbers_that_mix_several_versions_say_so(tmp_path):
    results = played(tmp_path, "dorada", [{}], ["tests.trials.rivals:Last"])
    said = list(LabReport(results, MATCHES, speaker("en")).preface())
    first = results.played[Chunk(0, 1, 0)]
    results.played[first.chunk] = Played(first.chunk, "another version", first.columns)
    mixed = list(LabReport(results, MATCHES, speaker("en")).preface())

    assert not any("mix several versions" in text for text in said)
    assert any("mix several versions" in text for text in mixed)


def played(folder, name, rules, bots=("random",)):
    """A few matches for three."""
    results = LabResults.open(folder, Experiment.of(find(name), 3, bots, rules, 5))
    play_missing(results, MATCHES)
    return results

"""What the lab keeps for each game: a tally and a chapter, and what happens where there is none."""

import pytest

from estran.games import NAMES, find
from estran.lab.chapters import chapter_of
from estran.lab.chunks import play_chunk
from estran.lab.compiled import SUMS
from estran.lab.experiment import Chunk, Experiment
from estran.lab.report import LabReport
from estran.lab.results import LabResults
from estran.lab.run import play_missing
from estran.lab.tallies import Sheet, cells_of, places_of, tally_of
from estran.report.pages import Heading
from estran.words.speaker import speaker


@pytest.fixture
def empty(monkeypatch):
    """No game has anything on its shelf."""
    for room in ("tallies", "chapters"):
        monkeypatch.setattr(f"estran.lab.{room}.shelf", lambda game, layer, chapter: None)


@pytest.mark.parametrize("name", NAMES)
def test_each_game_counts_on_a_sheet_of_its_own_and_has_a_whole_chapter(name):
    tally, chapter = tally_of(find(name)), chapter_of(find(name))

    assert issubclass(tally.Notes, Sheet)
    assert sum(place.stop - place.start for place in places_of(find(name)).values()) == cells_of(find(name)) > 0
    assert all(map(callable, (tally.hear, tally.finish, chapter.numbers, chapter.compared, chapter.parts)))


@pytest.mark.usefixtures("plain", "empty")
def test_without_a_tally_matches_are_the_same_and_nothing_is_counted():
    experiment = Experiment.of(find("dorada"), 2, ["random"], [{}], 3)
    points, won, plies, sums = play_chunk(experiment, Chunk(0, 2, 0)).arrays()

    assert sums.shape == (SUMS, 0)
    assert (won > 0).all()
    assert (plies > 0).all()
    assert points.shape == (2, 5)


@pytest.mark.slow
@pytest.mark.usefixtures("plain", "empty")
@pytest.mark.parametrize("rules", [[{}], [{}, {"board": "leap"}]], ids=["one", "two"])
def test_without_a_chapter_the_report_has_the_common_part_alone(tmp_path, rules):
    results = LabResults.open(tmp_path, Experiment.of(find("dorada"), 2, ["random"], rules, 3))
    play_missing(results, 3)
    report = LabReport(results, 3, speaker("en"))
    own = [part.text for part in report.parts() if isinstance(part, Heading) and part.level == 1 + len(rules)]

    assert own == COMMON * len(rules)
    assert {numbers.name for found in report.found for numbers in found.values()} == TABLES
    assert report.write().exists()


COMMON = ["Seats", "Ties", "Scores", "Length"]
TABLES = {"seats", "scores", "lengths", "ties"}

"""Dorada in the lab: what its tally hears, its maps, and two boards beside each other."""

import re

import numpy as np
import pytest

from estran.games import find
from estran.games.dorada.boards import to_data
from estran.games.dorada.events import Event
from estran.lab.chunks import play_chunk
from estran.lab.dorada import chapter, tally
from estran.lab.dorada.boards import propose
from estran.lab.experiment import Chunk, Experiment
from estran.lab.report import LabReport
from estran.lab.results import LabResults, Side
from estran.lab.run import play_missing
from estran.lab.tallies import places_of
from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker
from tests.lab.told import counted, told

pytestmark = pytest.mark.slow

A, B, C = range(3)
DORADA = 100


def stops(**places):
    """The cells of places where pawns stopped."""
    return {tally.STOPS + int(place.strip("_")): times for place, times in places.items()}


# ---- The tally


def test_a_pawn_stops_where_it_moves_and_wherever_springboards_send_it():
    events = [(Event.MOVED, A, 0, 5, 11), (Event.SPRUNG, A, 11, 4, 15), (Event.SPRUNG_BACK, A, 15, 12)]
    sheet = told("dorada", *events)

    assert counted(sheet) == stops(_11=1, _15=1, _12=1)


def test_a_pawn_that_is_sent_to_start_stops_there():
    assert counted(told("dorada", (Event.SENT_TO_START, B, 2))) == stops(_0=1)


@pytest.mark.parametrize("before", [(Event.MOVED, A, 0, 36, DORADA), (Event.SPRUNG, A, 33, 7, DORADA)])
def test_a_pawn_gets_home_once(before):
    assert counted(told("dorada", before, (Event.ARRIVED, A, 0, 3))) == stops(_100=1)


def test_a_pawn_that_falls_has_stopped_there_and_is_lost_there():
    sheet = told("dorada", (Event.MOVED, C, 2, 1, 7), (Event.FELL, C, 2, 7, 3))

    assert counted(sheet) == {7: 1} | stops(_7=1)


def test_whoever_stopped_somewhere_is_counted_once_with_the_share_of_victory():
    moves = [(Event.MOVED, A, 0, 1, 5), (Event.MOVED, A, 0, 2, 5), (Event.MOVED, B, 1, 2, 5), (Event.MOVED, C, 2, 2, 6)]
    sheet = told("dorada", *moves, share=[30, 0, 30], lead=[1, -2, 1])

    assert sheet.times[tally.VICTORIES + 5] == 2
    assert sheet.gains[tally.VICTORIES + 5] == 30
    assert sheet.gains[tally.VICTORIES + 6] == 30


@pytest.mark.usefixtures("plain")
def test_in_matches_every_pawn_is_lost_on_a_trap_or_gets_home():
    game = find("dorada")
    *_, sums = play_chunk(Experiment.of(game, 3, ["random"], [{}], 5), Chunk(0, 5, 0)).arrays()
    places = places_of(game)
    falls, stopped = sums[0, places["falls"]], sums[0, places["stops"]]

    assert falls.sum() + stopped[DORADA] == 5 * 3 * 4
    assert set(np.flatnonzero(falls)) <= {7, 9, 10, 14, 15, 18, 21, 23, 29, 30, 35, 36, 37, 38, 39}
    assert (falls <= stopped).all()


# ---- The report


def studied(folder, rules, bots, matches=12):
    """A report of a few matches of two."""
    experiment = Experiment.of(find("dorada"), 2, bots, rules, 3)
    results = LabResults.open(folder, experiment)
    play_missing(results, matches)
    return results


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_maps_show_every_square_and_the_table_has_its_numbers(tmp_path, lang):
    board = propose(4)
    results = studied(tmp_path, [{"board": to_data(board)}], ["random"])
    LabReport(results, 12, speaker(lang)).write()
    page = (tmp_path / "report.html").read_text()
    written = re.findall(r"<text[^>]*>([^<]*)</text>|<tspan[^>]*>([^<]*)</tspan>", page)
    labels = [one or other for one, other in written]

    for square in board.traps:
        assert labels.count(f"{square} x") == 2  # once on each map
    for square, number in board.springboards.items():
        assert labels.count(f"{square} {number:+}".replace("-", "−")) == 2
    assert page.count('scope="row"') > board.dorada
    assert len((tmp_path / "squares.csv").read_text().splitlines()) == board.dorada
    assert "#00000" not in page  # all colours are the page's own


@pytest.mark.usefixtures("plain")
def test_two_boards_are_compared_by_pawns_home_and_by_the_edge_of_the_better_bot(tmp_path):
    rules = [{"board": to_data(propose(4))}, {"board": to_data(propose(5))}]
    report = LabReport(studied(tmp_path, rules, ["normal", "random"]), 12, speaker("en"))
    lines = list(report.lines())
    homes, edges = report.comparison[-2].rows[0], report.comparison[-1].rows[0]

    assert lines[-2].startswith("Pawns that get home, of four: ")
    assert lines[-1].startswith("Edge of the better bot: ")
    assert homes[3].mean == homes[1].mean - homes[2].mean
    assert edges[1].mean == report.found[0]["skill"].rows[0][3].mean


@pytest.mark.parametrize(
    ("winners", "edges"), [([1, 1, 1], [1, -2]), ([1, 2, 4], [0, 0]), ([7, 7, 7], [0, 0]), ([6, 6, 6], [-0.5, 1])]
)
def test_a_bot_s_edge_is_zero_at_the_even_share_and_one_when_it_always_wins(winners, edges):
    experiment = Experiment.of(find("dorada"), 3, ["normal", "random", "random"], [{}], 3)
    rows = np.zeros((3, 5), np.int16), np.array(winners, np.uint8), np.zeros(3, np.int32), np.zeros((5, 303), np.int64)
    side = Side(*rows, {})
    (table,) = chapter.skill(side, experiment)

    assert [row[-1].mean for row in table.rows] == pytest.approx(edges)

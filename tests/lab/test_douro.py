"""The tally of Douro 1872, on events written by hand and in matches that are replayed."""

import numpy as np
import pytest

from estran.engine.seats import CHANCE
from estran.games import find
from estran.games.douro.events import Event
from estran.games.douro.state import Phase
from estran.lab.chunks import play_chunk
from estran.lab.douro import tally
from estran.lab.experiment import Chunk, Experiment
from estran.lab.tallies import places_of
from tests.lab.told import counted, played, told

A, B, C = range(3)
SHOWN = [(Event.REVEALED, A, 7), (Event.REVEALED, B, 2), (Event.REVEALED, C, 7)]
LEVEL_3, ROCKS, GIFT = 2 * 11, 5 * 11, 11 * 11


def test_each_card_answers_for_what_it_gains_on_a_boat():
    sheet = told("douro", *SHOWN, (Event.BOAT, 3, 15), (Event.FULL, 16, 15), (Event.GAINED, A, 1), (Event.GAINED, C, 1))

    assert counted(sheet) == {LEVEL_3 + 7: 2, LEVEL_3 + 2: 1, tally.LOADED + 2: 1}
    assert counted(sheet, "gains") == {LEVEL_3 + 7: 2, tally.LOADED + 2: 1}


def test_who_owes_more_than_there_is_loses_only_what_was_paid():
    sheet = told("douro", *SHOWN, (Event.ROCKS, 15), (Event.SHORT, 16, 15), (Event.SPARED, B, 1, 4))

    assert counted(sheet, "gains") == {ROCKS + 2: -1}
    assert sheet.times[tally.LOADED + 5] == 1


def test_cards_that_towing_carries_on_count_for_the_boat_that_it_brings():
    sheet = told("douro", *SHOWN, (Event.TOWING,), (Event.TOWED, 3), (Event.BOAT, 3, 15), (Event.LOST, B, 2))

    assert counted(sheet) == {LEVEL_3 + 7: 2, LEVEL_3 + 2: 1}
    assert counted(sheet, "gains") == {LEVEL_3 + 2: -2}


def test_gifts_are_counted_apart():
    given = [(Event.DONATED, A, 0), (Event.DONATED, B, 10), (Event.DONATED, C, 4)]
    sheet = told("douro", (Event.CHARITY,), *given, (Event.PAID, A, 1), (Event.THANKED, B, 1))

    assert counted(sheet) == {GIFT: 1, GIFT + 10: 1, GIFT + 4: 1}
    assert counted(sheet, "gains") == {GIFT: -1, GIFT + 10: 1}


@pytest.mark.usefixtures("plain")
def test_in_a_match_all_boats_and_gifts_are_counted_and_bring_all_the_points():
    points, _, _, sums = play_chunk(Experiment.of(find("douro"), 4, ["random"], [{}], 2), Chunk(0, 3, 0)).arrays()
    cards = sums[:2, places_of(find("douro"))["cards"]].reshape(2, -1, 11)

    assert cards[0, :-1].sum() == 3 * 4 * 20  # matches, seats, contests
    assert cards[0, -1].sum() == 3 * 4
    assert cards[1].sum() == points[:, :4].sum() - 3 * 4 * 5


@pytest.mark.usefixtures("plain")
def test_the_worth_of_cards_is_what_the_table_shows_before_and_after_each_boat():
    experiment = Experiment.of(find("douro"), 3, ["tests.trials.rivals:Last", "random", "random"], [{}], 9)
    cards = play_chunk(experiment, Chunk(0, 1, 0)).arrays()[3][:2, : 12 * 11].reshape(2, 12, 11)
    seen = np.zeros_like(cards)
    for before, after, outcome in turns(experiment):
        level = int(before.valley[before.sailed])
        boat = level - 1 if level else 5 + outcome
        for seat in range(3):
            seen[0, boat, before.showing[seat]] += 1
            seen[1, boat, before.showing[seat]] += after.points[seat] - before.points[seat]

    last = cards - seen  # the last boat is settled together with charity
    assert last[0, :11].sum() == 0
    assert np.array_equal(cards[0, :11], seen[0, :11])
    assert abs(last[1]).sum() <= 2 * 3


def turns(experiment):
    """Every boat that was turned up in the first match: the table before and after, and which it was."""
    match = played(experiment, 0)
    tables = [*(ply.table for ply in match.plies), match.table]
    for ply, after in zip(match.plies, tables[1:], strict=True):
        if ply.who == CHANCE and ply.table.phase == Phase.TURN and after.phase != Phase.TOW:
            yield ply.table, after, ply.number

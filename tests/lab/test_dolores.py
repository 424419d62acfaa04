"""The tally of Dolorès, on events written by hand and in matches that are replayed."""

import numpy as np
import pytest

from estran.games import find
from estran.games.dolores.events import Event
from estran.lab.chunks import play_chunk
from estran.lab.experiment import Chunk, Experiment
from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord
from tests.lab.told import counted, played, told

A, B, C = range(3)
SHARE, CONFLICT, DODGE = range(3)
SCORES = [(Event.TOTAL, A, 4), (Event.TOTAL, B, 6), (Event.TOTAL, C, 2)]
BEGIN = (Event.SHARING, A, B, 40)


def test_a_pair_of_gestures_answers_for_the_scores_that_it_changes():
    sheet = told("dolores", *SCORES, BEGIN, (Event.CONFLICT_SHARE, B, A), (Event.TOTAL, B, 11))

    assert counted(sheet) == {3 * CONFLICT + SHARE: 1, 3 * SHARE + CONFLICT: 1}
    assert counted(sheet, "gains") == {3 * CONFLICT + SHARE: 5}


def test_two_alike_are_two_sides_of_one_cell():
    changes = [(Event.TOTAL, A, 1), (Event.TOTAL, B, 6)]
    sheet = told("dolores", *SCORES, BEGIN, (Event.DODGE_DODGE, A, B), *changes)

    assert counted(sheet) == {3 * DODGE + DODGE: 2}
    assert counted(sheet, "gains") == {3 * DODGE + DODGE: -3}


@pytest.mark.parametrize("end", [(Event.STOLE, A, B, 3), (Event.SHARING, B, C, 36)])
def test_what_a_theft_or_the_next_sharing_changes_is_no_gesture_s(end):
    sheet = told("dolores", *SCORES, BEGIN, (Event.SHARE_SHARE, A, B), end, (Event.TOTAL, A, 9))

    assert counted(sheet, "gains") == {}


def test_a_bet_s_winnings_are_no_gesture_s():
    sheet = told("dolores", *SCORES, BEGIN, (Event.TOTAL, C, 8), (Event.DODGE_CONFLICT, A, B))

    assert counted(sheet, "gains") == {}


def test_whoever_played_a_message_is_counted_with_share_and_lead_at_the_end():
    events = [(Event.CONVOY_PLAYED, B), (Event.STOLE, A, B, 3), (Event.BET_PLAYED, B)]
    sheet = told("dolores", *events, share=[30, 30, 0], lead=[4, 4, -8])

    assert counted(sheet) == {9 + 2: 1, 9 + 5: 1, 9 + 8: 1, 18 + 2: 1, 18 + 5: 1, 18 + 8: 1}
    assert counted(sheet, "gains") == {9 + 2: 30, 9 + 5: 30, 9 + 8: 30, 18 + 2: 4, 18 + 5: 4, 18 + 8: 4}


@pytest.mark.usefixtures("plain")
def test_in_matches_every_sharing_with_gestures_has_two_sides_and_every_message_a_player():
    experiment = Experiment.of(find("dolores"), 3, ["tests.trials.rivals:Last", "random", "easy"], [{}], 3)
    sums = np.sum([play_chunk(experiment, Chunk(number, 1, 0)).arrays()[3] for number in range(3)], axis=0)
    outcomes = messages = 0
    for number in range(3):
        kinds = [event.event for event in events_of(experiment, number)]
        outcomes += sum(kind in OUTCOMES for kind in kinds)
        messages += sum(kind.endswith("_played") or kind == "stole" for kind in kinds)

    assert sums[0, :9].sum() == 2 * outcomes > 0
    assert sums[0, 9:18].sum() == sums[0, 18:].sum() == messages > 0


OUTCOMES = {"share_share", "conflict_share", "conflict_conflict", "dodge_share", "dodge_conflict", "dodge_dodge"}


def events_of(experiment, number):
    """Everything that a match of the usual kind tells of these plies."""
    plies = played(experiment, number).texts()
    record = MatchRecord(format=FORMAT, game=experiment.game, players=3, names=["A", "B", "C"], plies=plies)
    return [event for _, event in Match.replay(record, len(plies)).events()]

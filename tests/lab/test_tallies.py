"""What tallies count, on events written by hand and in matches that are replayed."""

import numpy as np
import pytest

from estran.engine.seats import CHANCE
from estran.games import find
from estran.games.dolores.events import Event as Dolores
from estran.games.douro.events import Event as Douro
from estran.games.douro.state import Phase
from estran.lab.chunks import play_chunk
from estran.lab.compiled import sheets_of
from estran.lab.dolores import tally as dolores
from estran.lab.douro import tally as douro
from estran.lab.experiment import Chunk, Experiment
from estran.lab.tallies import places_of
from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord
from estran.trials.matches import Setting, match_of
from estran.trials.schedule import Fixture

A, B, C = range(3)


def told(name, tally, *events, **ending):
    """A fresh sheet after these events at a table of three, and after the end if it is told."""
    game = find(name)
    sheet, state = sheets_of(game)[0], game.set_table(3)
    for kind, *arguments in events:
        tally.hear(state, sheet, int(kind), *arguments, *[0] * (4 - len(arguments)))
    if ending:
        sheet.share[:3], sheet.lead[:3] = ending["share"], ending["lead"]
        tally.finish(state, sheet)
    return sheet


def played(experiment, number):
    """A match of slow bots, with all its plies."""
    return match_of(Setting(experiment.game, experiment.rules[0], experiment.seed), Fixture(number, experiment.bots))


def counted(sheet, numbers="times"):
    """The cells that are not empty."""
    return {int(cell): int(getattr(sheet, numbers)[cell]) for cell in np.flatnonzero(getattr(sheet, numbers))}


# ---- Douro 1872

SHOWN = [(Douro.REVEALED, A, 7), (Douro.REVEALED, B, 2), (Douro.REVEALED, C, 7)]
LEVEL_3, ROCKS, GIFT = 2 * 11, 5 * 11, 11 * 11


def test_each_card_answers_for_what_it_gains_on_a_boat():
    sheet = told(
        "douro", douro, *SHOWN, (Douro.BOAT, 3, 15), (Douro.FULL, 16, 15), (Douro.GAINED, A, 1), (Douro.GAINED, C, 1)
    )

    assert counted(sheet) == {LEVEL_3 + 7: 2, LEVEL_3 + 2: 1, douro.LOADED + 2: 1}
    assert counted(sheet, "gains") == {LEVEL_3 + 7: 2, douro.LOADED + 2: 1}


def test_who_owes_more_than_there_is_loses_only_what_was_paid():
    sheet = told("douro", douro, *SHOWN, (Douro.ROCKS, 15), (Douro.SHORT, 16, 15), (Douro.SPARED, B, 1, 4))

    assert counted(sheet, "gains") == {ROCKS + 2: -1}
    assert sheet.times[douro.LOADED + 5] == 1


def test_cards_that_towing_carries_on_count_for_the_boat_that_it_brings():
    sheet = told("douro", douro, *SHOWN, (Douro.TOWING,), (Douro.TOWED, 3), (Douro.BOAT, 3, 15), (Douro.LOST, B, 2))

    assert counted(sheet) == {LEVEL_3 + 7: 2, LEVEL_3 + 2: 1}
    assert counted(sheet, "gains") == {LEVEL_3 + 2: -2}


def test_gifts_are_counted_apart():
    given = [(Douro.DONATED, A, 0), (Douro.DONATED, B, 10), (Douro.DONATED, C, 4)]
    sheet = told("douro", douro, (Douro.CHARITY,), *given, (Douro.PAID, A, 1), (Douro.THANKED, B, 1))

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


# ---- Dolorès

SHARE, CONFLICT, DODGE = range(3)
SCORES = [(Dolores.TOTAL, A, 4), (Dolores.TOTAL, B, 6), (Dolores.TOTAL, C, 2)]
BEGIN = (Dolores.SHARING, A, B, 40)


def test_a_pair_of_gestures_answers_for_the_scores_that_it_changes():
    sheet = told("dolores", dolores, *SCORES, BEGIN, (Dolores.CONFLICT_SHARE, B, A), (Dolores.TOTAL, B, 11))

    assert counted(sheet) == {3 * CONFLICT + SHARE: 1, 3 * SHARE + CONFLICT: 1}
    assert counted(sheet, "gains") == {3 * CONFLICT + SHARE: 5}


def test_two_alike_are_two_sides_of_one_cell():
    changes = [(Dolores.TOTAL, A, 1), (Dolores.TOTAL, B, 6)]
    sheet = told("dolores", dolores, *SCORES, BEGIN, (Dolores.DODGE_DODGE, A, B), *changes)

    assert counted(sheet) == {3 * DODGE + DODGE: 2}
    assert counted(sheet, "gains") == {3 * DODGE + DODGE: -3}


@pytest.mark.parametrize("end", [(Dolores.STOLE, A, B, 3), (Dolores.SHARING, B, C, 36)])
def test_what_a_theft_or_the_next_sharing_changes_is_no_gesture_s(end):
    sheet = told("dolores", dolores, *SCORES, BEGIN, (Dolores.SHARE_SHARE, A, B), end, (Dolores.TOTAL, A, 9))

    assert counted(sheet, "gains") == {}


def test_a_bet_s_winnings_are_no_gesture_s():
    sheet = told("dolores", dolores, *SCORES, BEGIN, (Dolores.TOTAL, C, 8), (Dolores.DODGE_CONFLICT, A, B))

    assert counted(sheet, "gains") == {}


def test_whoever_played_a_message_is_counted_with_share_and_lead_at_the_end():
    events = [(Dolores.CONVOY_PLAYED, B), (Dolores.STOLE, A, B, 3), (Dolores.BET_PLAYED, B)]
    sheet = told("dolores", dolores, *events, share=[30, 30, 0], lead=[4, 4, -8])

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

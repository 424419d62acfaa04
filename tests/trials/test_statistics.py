"""Intervals, verdicts, ladder and times against cases that are known."""

from math import inf, sqrt

import pytest

from estran.arena.ladder import ladder, places
from estran.trials.matches import Row, step_of
from estran.trials.schedule import pair
from estran.trials.statistics import SHARE, Interval, Verdict, interval, pooled, standings, student, thoughts
from estran.trials.telling import told
from estran.words.speaker import speaker


def row(number, lineup, winners, scores=None, times=None):
    """What came of a match; winners have a point unless scores say otherwise."""
    points = scores or [int(seat in winners) for seat in range(len(lineup))]
    return Row(number, tuple(lineup), tuple(points), tuple(winners), 10, tuple(times or [{} for _ in lineup]))


def duel(number, wins):
    """A deal at a table of two: how many of its two matches `a` wins."""
    lineups = pair("a", "b", 2)
    return [row(number, lineup, [lineup.index("a" if place < wins else "b")]) for place, lineup in enumerate(lineups)]


def duels(*wins):
    return [match for number, count in enumerate(wins) for match in duel(number, count)]


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_quantiles_are_those_of_the_printed_table(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, abs=0.006)


def test_an_interval_is_student_s():
    found = interval([1.0, 2.0, 3.0, 4.0, 5.0])

    assert found.mean == 3
    assert found.margin == pytest.approx(2.776 * sqrt(2.5 / 5), abs=0.01)


def test_a_single_unit_tells_nothing():
    assert interval([1.0]).margin == inf


def test_the_unit_is_the_deal_with_all_its_line_ups():
    (one,) = standings(duels(2, 1, 1, 2, 1, 1, 2, 1))

    assert (one.bot, one.players, one.matches) == ("a", 2, 16)
    assert one.share.mean == pytest.approx(11 / 16)
    assert one.share == interval([1, 0.5, 0.5, 1, 0.5, 0.5, 1, 0.5], *SHARE)
    assert one.even == 0.5
    assert one.lead.mean == pytest.approx(2 * 11 / 16 - 1)


def test_units_that_are_all_alike_leave_a_doubt():
    assert interval([1.0] * 20, *SHARE).margin == pytest.approx(3 / 20)
    assert interval([1.0] * 20).margin == inf
    assert interval([1.0] * 20, *SHARE).high == 1
    assert standings(duels(2, 2, 2))[0].verdict == Verdict.OPEN
    assert standings(duels(*[2] * 20))[0].verdict == Verdict.BETTER


def test_no_interval_reaches_beyond_what_a_share_can_be():
    one = interval([1, 1, 1, 1, 1, 0.5], *SHARE)

    assert one.low == pytest.approx(one.mean - one.margin)
    assert one.mean + one.margin > 1 == one.high
    assert pooled([one, one]).high == 1
    assert one.stretched(-2, 2).low == 0


@pytest.mark.parametrize(
    ("one", "words"),
    [
        (Interval(0.625, 0.031, 40, *SHARE), "62.5% ± 3.1"),
        (Interval(0.98, 0.05, 40, *SHARE), "98.0% (93.0 to 100.0)"),
        (interval([1.0, 0.5], *SHARE), "75.0% (too few)"),
        (Interval(0.5, 0.7, 12, *SHARE), "50.0% (too few)"),
        (Interval(0.0, 0.0, 0), "–"),
    ],
)
def test_an_interval_in_words_says_nothing_impossible(one, words):
    assert told(one, 1, speaker("en"), percent=True) == words


@pytest.mark.parametrize(
    ("wins", "verdict"),
    [
        ([2, 2, 2, 1, 2, 2, 2, 2], Verdict.BETTER),
        ([0, 0, 0, 1, 0, 0, 0, 0], Verdict.WORSE),
        ([2, 0, 1, 1, 2, 0, 1, 2], Verdict.OPEN),
        ([2], Verdict.OPEN),
    ],
)
def test_a_verdict_needs_the_whole_interval_on_one_side(wins, verdict):
    assert standings(duels(*wins))[0].verdict == verdict


def test_a_deal_that_is_not_complete_does_not_count():
    (one,) = standings([*duels(2, 1), duel(2, 2)[0]])

    assert one.share.units == 2


def test_a_shared_victory_is_shared_out():
    rows = [row(0, lineup, [0, 1]) for lineup in pair("a", "b", 2)]

    assert standings(rows)[0].share.mean == 0.5


def test_over_three_seats_equals_have_half_of_the_victories():
    rows = [row(number, lineup, [seat]) for number, seat in enumerate([0, 1, 2]) for lineup in pair("a", "b", 3)]
    (one,) = standings(rows)

    assert one.share.mean == 0.5
    assert one.alone.mean == pytest.approx(1 / 3)
    assert one.even == 0.5


def test_sizes_count_alike_over_all():
    wide = [row(number, lineup, [lineup.index("b")]) for number in range(2) for lineup in pair("a", "b", 3)]
    two, three, both = standings([*duels(2, 2, 2, 2), *wide])

    assert [two.players, three.players, both.players] == [2, 3, None]
    assert both.share == pooled([two.share, three.share])
    assert both.share.mean == (two.share.mean + three.share.mean) / 2
    assert both.matches == 8 + 12


def test_everybody_is_told_of_at_mixed_tables():
    lineups = [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    rows = [row(number, lineup, [lineup.index("b")]) for number in range(10) for lineup in lineups]
    found = {one.bot: one for one in standings(rows, ["c", "b", "a"])}

    assert list(found) == ["c", "b", "a"]
    assert found["b"].share.mean == 1
    assert found["b"].even == pytest.approx(1 / 3)
    assert found["a"].verdict == Verdict.WORSE


# ---- Ladder


def test_the_ladder_is_ordered_by_who_wins():
    rows = [
        row(number, lineup, [lineup.index(winner)])
        for number in range(10)
        for loser, winner in (("c", "b"), ("b", "a"), ("c", "a"))
        for lineup in pair(winner, loser, 2)
    ]

    rungs = ladder(rows)

    assert [rung.bot for rung in rungs] == ["a", "b", "c"]
    assert {rung.matches for rung in rungs} == {40}


def test_the_ladder_does_not_depend_on_the_order_of_playing():
    rows = duels(2, 0, 1, 2, 1)

    assert ladder(rows) == ladder(rows[::-1])


def test_several_seats_of_one_bot_are_one_rung():
    rows = [row(0, lineup, [lineup.index("a")]) for lineup in pair("a", "b", 4)]

    rungs = ladder(rows)

    assert [rung.bot for rung in rungs] == ["a", "b"]
    assert rungs[0].skill > 25 > rungs[1].skill


def test_winners_stand_before_points_and_equals_share_a_place():
    assert places(row(0, "abcd", [1], [9, 8, 9, 2])) == [1, 0, 1, 2]
    assert places(row(0, "abc", [0, 2], [5, 4, 5])) == [0, 1, 0]


# ---- Times


def test_times_are_told_by_contestant():
    quick, slow = step_of(0.001), step_of(0.1)
    rows = [row(0, "ab", [0], times=[{quick: 18, slow: 2}, {slow: 4}]), row(0, "ba", [0], times=[{}, {quick: 20}])]

    told = {thought.bot: thought for thought in thoughts(rows)}

    assert told["a"].choices == 40
    assert told["a"].median == pytest.approx(0.001)
    assert told["a"].slow == pytest.approx(0.001)
    assert told["b"].slow == pytest.approx(0.1)

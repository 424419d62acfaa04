"""Means and intervals out of sums, against the same out of all matches side by side."""

from math import inf, sqrt

import numpy as np
import pytest

from estran.lab.intervals import UNKNOWN, difference, frequency, mean_gain, over_matches, scaled
from estran.trials.statistics import SHARE, student


def sums_of(times, gains):
    """What a tally keeps of a cell that had these times and gains in matches one after the other."""
    times, gains = np.array(times), np.array(gains)
    return np.array([times.sum(), gains.sum(), (times**2).sum(), (times * gains).sum(), (gains**2).sum()])


def margin_of(off):
    """The interval around a sum whose parts are off by so much."""
    return student(len(off) - 1) * sqrt(len(off) * np.var(off, ddof=1))


def test_the_mean_over_matches_has_student_s_interval():
    found = over_matches(np.array([1.0, 2.0, 3.0, 4.0, 5.0]))

    assert found.mean == 3
    assert found.margin == pytest.approx(2.776 * sqrt(2.5 / 5), abs=0.01)


def test_what_never_differs_leaves_a_doubt_as_far_as_its_span_is_known():
    assert over_matches(np.zeros(300), *SHARE).margin == pytest.approx(0.01)
    assert over_matches(np.zeros(300)).margin == inf


def test_a_mean_gain_takes_the_match_for_the_unit():
    times, gains = np.array([3, 0, 1, 2, 2, 4]), np.array([5, 0, -1, 2, 0, 6])
    found = mean_gain(sums_of(times, gains), 6)

    assert found.mean == 1.0  # 12 of 12
    assert found.margin == pytest.approx(margin_of((gains - 1.0 * times) / 12))
    assert found.units == 4  # of six matches: it came up in five, and not equally often


def test_a_single_gain_a_match_has_the_usual_interval():
    gains = np.array([2, 0, 5, 1, 1, 3, 0, 2])

    assert mean_gain(sums_of(np.ones(8, int), gains), 8)[:2] == pytest.approx(over_matches(gains.astype(float))[:2])


def test_what_never_came_up_is_unknown():
    assert mean_gain(sums_of([0, 0], [0, 0]), 2) == UNKNOWN
    assert difference(sums_of([0, 0], [0, 0]), 2, 3, 60) == UNKNOWN
    assert difference(sums_of([3, 3], [60, 60]), 2, 3, 60) == UNKNOWN  # nobody is left to compare with


def test_a_difference_is_that_between_all_seats_that_are_counted_and_all_others():
    times, gains = np.array([1, 0, 2, 1, 0, 1]), np.array([60, 0, 30, 0, 0, 60])  # of three seats and 60 a match
    found = difference(sums_of(times, gains), 6, 3, 60)
    with_it, without = 150 / 5, 210 / 13
    off = (gains - with_it * times) / 5 - ((60 - gains) - without * (3 - times)) / 13

    assert found.mean == pytest.approx(with_it - without)
    assert found.margin == pytest.approx(margin_of(off))


def test_an_interval_of_a_difference_holds_the_truth_about_as_often_as_it_says():
    luck, held = np.random.default_rng(5), 0
    for _ in range(
        400
    ):  # one of three seats has it in half of the matches, and then wins half of them instead of a third
        has, wins = luck.random(200) < 0.5, luck.random(200)
        gains = np.where(has & (wins < 0.5), 60, 0)
        found = difference(sums_of(has.astype(int), gains), 200, 3, 60)
        without = (0.5 * 60 + 0.5 * 0.5 * 60) / 2.5  # of 2.5 seats a match on average
        held += found.low <= 30 - without <= found.high

    assert 0.91 <= held / 400 <= 0.985


def test_a_frequency_is_that_of_matches():
    found = frequency(sums_of([1, 0, 0, 1, 1, 0, 0, 0], [0] * 8), 8)

    assert found[:2] == pytest.approx(over_matches(np.array([1, 0, 0, 1, 1, 0, 0, 0.0]))[:2])


def test_a_measure_can_be_changed():
    assert scaled(over_matches(np.array([60.0, 0.0, 60.0, 0.0])), 60).mean == 0.5

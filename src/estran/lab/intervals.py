"""Means with 95 % intervals, from one number per match or from the sums of a tally's cells."""

from math import inf, sqrt
from typing import Any

from numpy.typing import NDArray

from estran.lab.compiled import TIMES, TIMES_TIMES
from estran.trials.statistics import RULE_OF_THREE, Interval, student

UNKNOWN = Interval(inf, inf, 0)


def over_matches(values: NDArray[Any], span: float = inf) -> Interval:
    """The mean of one number per match. If all are equal, the margin follows the rule of three."""
    matches = len(values)
    spread = float(values.std(ddof=1)) if matches > 1 else 0.0
    margin = student(matches - 1) * spread / sqrt(matches) if spread else RULE_OF_THREE * span / matches
    return Interval(float(values.mean()), margin, matches)


def mean_gain(sums: NDArray[Any], matches: int) -> Interval:
    """What a cell brought each time, on average; the unit of sampling is the match, not the single time."""
    times, gains, times_times, times_gains, gains_gains = map(float, sums)
    if not times:
        return UNKNOWN
    mean = gains / times
    squares = gains_gains - 2 * mean * times_gains + mean**2 * times_times  # of each match's deviation
    return Interval(mean, _margin(squares / times**2, matches), int(times))


def frequency(sums: NDArray[Any], matches: int) -> Interval:
    """How often a cell is counted per match, on average."""
    mean = float(sums[TIMES]) / matches
    spread = float(sums[TIMES_TIMES]) / matches - mean**2
    return Interval(mean, _margin(spread / matches, matches), matches)


def difference(sums: NDArray[Any], matches: int, players: int, whole: int) -> Interval:
    """How much more the seats that a cell counts have on average than the seats that it does not count.

    A cell counts each seat at most once per match.

    All seats of a match have `whole` together. The unit of sampling is the match again.
    """
    times, gains, times_times, times_gains, gains_gains = map(float, sums)
    others, theirs = matches * players - times, matches * whole - gains
    if not times or not others:
        return UNKNOWN
    mean, other = gains / times, theirs / others
    a, b = 1 / times + 1 / others, -mean / times - other / others
    c = -(whole - other * players) / others
    squares = a**2 * gains_gains + b**2 * times_times + matches * c**2
    squares += 2 * (a * b * times_gains + a * c * gains + b * c * times)
    return Interval(mean - other, _margin(squares, matches), int(times))


def scaled(one: Interval, by: float) -> Interval:
    """The same in another unit."""
    return Interval(one.mean / by, one.margin / by, one.units)


def _margin(variance: float, matches: int) -> float:
    return student(matches - 1) * sqrt(max(variance, 0.0) * matches / (matches - 1)) if matches > 1 else inf

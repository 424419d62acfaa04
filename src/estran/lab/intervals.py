"""Means with 95 % intervals, from one number per match or from the sums of a tally's cells."""

from math import inf, sqrt
from typing import Any

from numpy.typing import NDArray

from estran.lab.compiled import TIMES, TIMES_TIMES
from estran.trials.statistics import RULE_OF_THREE, Interval, student

UNKNOWN = Interval(inf, inf, 0)


def over_matches(values: NDArray[Any], least: float = -inf, most: float = inf) -> Interval:
    """The mean of one number per match. If all are equal, the margin follows the rule of three."""
    matches = len(values)
    spread = float(values.std(ddof=1)) if matches > 1 else 0.0
    margin = student(matches - 1) * spread / sqrt(matches) if spread else RULE_OF_THREE * (most - least) / matches
    return Interval(float(values.mean()), margin, matches, least, most)


def mean_gain(sums: NDArray[Any], matches: int, least: float = -inf, most: float = inf) -> Interval:
    """What a cell brought each time, on average; the unit of sampling is the match, not the single time."""
    times, gains, times_times, times_gains, gains_gains = map(float, sums)
    if not times:
        return UNKNOWN
    mean = gains / times
    squares = gains_gains - 2 * mean * times_gains + mean**2 * times_times  # of each match's deviation
    return Interval(mean, _margin(squares / times**2, matches), _units(sums), least, most)


def frequency(sums: NDArray[Any], matches: int) -> Interval:
    """How often a cell is counted per match, on average."""
    mean = float(sums[TIMES]) / matches
    spread = float(sums[TIMES_TIMES]) / matches - mean**2
    return Interval(mean, _margin(spread / matches, matches), matches, 0.0)


def difference(sums: NDArray[Any], matches: int, players: int, whole: int) -> Interval:
    """How much more the seats that a cell counts have on average than the seats that it does not count.

    A cell counts each seat at most once per match.

    All seats of a match have `whole` together, and none has less than nothing if that is more than nothing. The unit of sampling is the match again.
    """
    times, gains, times_times, times_gains, gains_gains = map(float, sums)
    others, theirs = matches * players - times, matches * whole - gains
    if not times or not others:
        return UNKNOWN
    mean, other, reach = gains / times, theirs / others, whole or inf
    a, b = 1 / times + 1 / others, -mean / times - other / others
    c = -(whole - other * players) / others
    squares = a**2 * gains_gains + b**2 * times_times + matches * c**2
    squares += 2 * (a * b * times_gains + a * c * gains + b * c * times)
    return Interval(mean - other, _margin(squares, matches), _units(sums), -reach, reach)


def scaled(one: Interval, by: float) -> Interval:
    """The same in another unit."""
    return one.stretched(1 / by)


def _units(sums: NDArray[Any]) -> int:
    """In how many matches it came up, if as often in each; more evenly than it did it cannot have been."""
    return int(float(sums[TIMES]) ** 2 / float(sums[TIMES_TIMES]))


def _margin(variance: float, matches: int) -> float:
    return student(matches - 1) * sqrt(max(variance, 0.0) * matches / (matches - 1)) if matches > 1 else inf

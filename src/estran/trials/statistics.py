"""Statistics of rows: shares of victory and leads in points with intervals, verdicts, and thinking times."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from enum import StrEnum
from math import inf, isfinite, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from estran.trials.matches import Row, seconds_of
from estran.trials.schedule import pair, rotations

SURE = 0.95  # how often an interval holds the true value
RULE_OF_THREE = 3  # the 95 % upper bound for something that never happened in n units is 3 / n
ENOUGH = 5  # units; what fewer of them say is no more than a guess
SHARE = (0.0, 1.0)  # the least and the most that a share can be
EXACT = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}  # Student's quantiles where the expansion is too inaccurate


class Verdict(StrEnum):
    """What can be said of a contestant."""

    BETTER = "better"
    WORSE = "worse"
    OPEN = "open"  # not told apart yet


class Interval(NamedTuple):
    """A mean and its margin of error, within what it can be."""

    mean: float
    margin: float  # infinite where it is unknown
    units: int  # independent observations
    least: float = -inf  # that it can be
    most: float = inf

    @property
    def low(self) -> float:
        """The lower end."""
        return max(self.mean - self.margin, self.least)

    @property
    def high(self) -> float:
        """The upper end."""
        return min(self.mean + self.margin, self.most)

    @property
    def too_few(self) -> bool:
        """Whether there are too few units to tell, or the interval holds all that it can be."""
        whole = isfinite(self.most - self.least) and (self.low, self.high) == (self.least, self.most)
        return self.units < ENOUGH or whole

    @property
    def is_cut(self) -> bool:
        """Whether the margin reaches beyond what it can be."""
        return self.mean - self.margin < self.least or self.mean + self.margin > self.most

    def stretched(self, by: float, plus: float = 0.0) -> "Interval":
        """The same on another scale: so many times as large, and so much more."""
        ends = sorted((by * self.least + plus, by * self.most + plus))
        return Interval(by * self.mean + plus, abs(by) * self.margin, self.units, *ends)


class Standing(NamedTuple):
    """How a contestant did against others at tables of one size, or over all sizes alike."""

    players: int | None
    group: tuple[str, ...]  # all who met
    bot: str
    share: Interval  # of the victories, in all line-ups
    even: float  # the share of seats it had
    alone: Interval  # its share where all other seats were others'
    lead: Interval  # its points over those of the others, per seat
    matches: int

    @property
    def verdict(self) -> Verdict:
        """Better or worse only if the even share lies outside the interval, and there are enough deals."""
        if self.share.too_few:
            return Verdict.OPEN
        if self.share.low > self.even:
            return Verdict.BETTER
        return Verdict.WORSE if self.share.high < self.even else Verdict.OPEN


class Thought(NamedTuple):
    """How long a contestant took to choose, in seconds."""

    bot: str
    choices: int
    median: float
    slow: float  # 95 of 100 choices took no longer


# ---- Intervals


def interval(values: Sequence[float], least: float = -inf, most: float = inf) -> Interval:
    """The mean of independent units, and Student's interval around it, within what the mean can be.

    If all units are equal, the margin follows the rule of three.
    """
    units = len(values)
    spread = stdev(values) if units > 1 else 0.0
    margin = student(units - 1) * spread / sqrt(units) if spread else RULE_OF_THREE * (most - least) / units
    return Interval(fmean(values), margin, units, least, most)


def student(freedom: int) -> float:
    """Student's quantile in standard errors, by the Cornish-Fisher expansion."""
    if freedom in EXACT:
        return EXACT[freedom]
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def pooled(intervals: Sequence[Interval]) -> Interval:
    """The mean of several means, equally weighted."""
    margin = sqrt(sum(part.margin**2 for part in intervals)) / len(intervals)
    units = sum(part.units for part in intervals)
    least, most = (fmean(ends) for ends in zip(*(part[3:] for part in intervals), strict=True))
    return Interval(fmean(part.mean for part in intervals), margin, units, least, most)


# ---- Standings


def standings(rows: Iterable[Row], order: Sequence[str] = ()) -> list[Standing]:
    """Each pair at each table size and over all sizes, for the bot that is named first; at mixed tables, for every bot."""
    found: list[Standing] = []
    units = complete_units(rows, order)
    for group in dict.fromkeys(group for group, _ in units):
        sizes = {players: list(numbers.values()) for (who, players), numbers in units.items() if who == group}
        told = group[:1] if len(group) == 2 else group
        own = [_standing(players, group, bot, unit) for players, unit in sizes.items() for bot in told]
        found += [*own, _over_all(own)] if len(group) == 2 and len(own) > 1 else own
    return found


def complete_units(
    rows: Iterable[Row], order: Sequence[str] = ()
) -> dict[tuple[tuple[str, ...], int], dict[int, list[Row]]]:
    """Rows by who met, table size and number; a number whose line-ups are not all played yet does not count."""
    rows = sorted(rows, key=lambda row: (row.fixture, row.scores))
    names = list(dict.fromkeys([*order, *(name for row in rows for name in row.lineup)]))
    found: dict[tuple[tuple[str, ...], int], dict[int, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        group = tuple(sorted(set(row.lineup), key=names.index))
        found[group, len(row.lineup)][row.number].append(row)
    whole = {
        (group, players): {number: unit for number, unit in numbers.items() if _is_complete(group, unit)}
        for (group, players), numbers in found.items()
    }
    places = {name: place for place, name in enumerate(names)}
    ordered = sorted(whole.items(), key=lambda one: ([places[name] for name in one[0][0]], one[0][1]))
    return {key: numbers for key, numbers in ordered if numbers}


def _is_complete(group: tuple[str, ...], unit: list[Row]) -> bool:
    """Whether every line-up that the schedule has for those who met was played, once."""
    played = [row.lineup for row in unit]
    players = len(played[0])
    if len(group) not in (2, players):
        return False
    return sorted(played) == sorted(pair(*group, players) if len(group) == 2 else rotations(played[0]))


def _standing(players: int, group: tuple[str, ...], bot: str, units: list[list[Row]]) -> Standing:
    alone = [[row for row in unit if row.lineup.count(bot) == 1] for unit in units]
    return Standing(
        players,
        group,
        bot,
        interval([fmean(victory(row, bot) for row in unit) for unit in units], *SHARE),
        fmean(row.lineup.count(bot) / players for row in units[0]),
        interval([fmean(victory(row, bot) for row in unit) for unit in alone], *SHARE),
        interval([fmean(lead(row, bot) for row in unit) for unit in units]),
        sum(map(len, units)),
    )


def _over_all(sizes: list[Standing]) -> Standing:
    first = sizes[0]
    share, alone, lead = (pooled([getattr(one, name) for one in sizes]) for name in ("share", "alone", "lead"))
    even = fmean(one.even for one in sizes)
    return Standing(None, first.group, first.bot, share, even, alone, lead, sum(one.matches for one in sizes))


def victory(row: Row, bot: str) -> float:
    """The part of the victory that fell to this contestant's seats; winners share it."""
    return sum(row.lineup[seat] == bot for seat in row.winners) / len(row.winners)


def lead(row: Row, bot: str) -> float:
    """By how many points this contestant's seats were ahead of the others' on average."""
    own = [score for name, score in zip(row.lineup, row.scores, strict=True) if name == bot]
    others = [score for name, score in zip(row.lineup, row.scores, strict=True) if name != bot]
    return fmean(own) - fmean(others)


# ---- Thinking times


def thoughts(rows: Iterable[Row], order: Sequence[str] = ()) -> list[Thought]:
    """How long each contestant took, on the scale of the rows."""
    steps: dict[str, Counter[int]] = {name: Counter() for name in order}
    for row in rows:
        for name, times in zip(row.lineup, row.times, strict=True):
            steps.setdefault(name, Counter()).update(times)
    return [
        Thought(name, times.total(), quantile(times, 0.5), quantile(times, 0.95))
        for name, times in steps.items()
        if times
    ]


def quantile(steps: Counter[int], part: float) -> float:
    """The time that this fraction of the choices did not exceed."""
    wanted, passed = part * steps.total(), 0
    for step in sorted(steps):
        passed += steps[step]
        if passed >= wanted:
            return seconds_of(step)
    raise ValueError("nothing was chosen")

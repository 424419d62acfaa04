"""Intervals in words, the same on every console and page."""

from estran.report.numbers import number
from estran.trials.statistics import Interval
from estran.words.speaker import Speaker


def told(one: Interval, decimals: int, speaker: Speaker, *, percent: bool = False) -> str:
    """`62.5 % ± 3.1`; where the margin reaches too far, from where to where; where units are too few, that they are."""
    if not one.units:
        return "–"
    if percent:
        one = one.stretched(100)
    values = {"mean": one.mean, "margin": one.margin, "low": one.low, "high": one.high}
    how = "few" if one.too_few else "range" if one.is_cut else "margin"
    words = {name: number(value, decimals, speaker) for name, value in values.items()}
    return speaker.say(f"lab-{'percent' if percent else 'number'}-{how}", **words)

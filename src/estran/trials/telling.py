"""Intervals and options in words, the same on every console and page."""

from collections.abc import Mapping
from typing import Any

import msgspec

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


def as_typed(options: Mapping[str, Any]) -> dict[str, str]:
    """Options as they are typed on the command line, an object by its name: `board`, `mine`."""
    return {name: _plain(value) for name, value in options.items()}


def listed(typed: Mapping[str, str]) -> list[str]:
    """The same for a sentence: `board=mine`."""
    return [f"{name}={text}" for name, text in typed.items()]


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return str(value.get("name", "…"))
    return msgspec.json.encode(value).decode().strip('"')

"""Reports as JSON, for programs: one value on the output, indented, and in no language but that of its sentences."""

from typing import Any

from estran.cli.terminal import Terminal
from estran.trials.statistics import Interval


def json_of(found: Any) -> str:
    """The report as JSON; what is no number is null."""
    import msgspec

    return msgspec.json.format(msgspec.json.encode(found)).decode()


def show_json(terminal: Terminal, found: Any) -> None:
    """The report on the output."""
    terminal.show(json_of(found), whole=True)


def ends(one: Interval) -> dict[str, float | int | None] | None:
    """An interval: its mean and both ends, which are null where there are too few units to tell."""
    if not one.units:
        return None
    low, high = (None, None) if one.too_few else (one.low, one.high)
    return {"mean": one.mean, "low": low, "high": high, "units": one.units}

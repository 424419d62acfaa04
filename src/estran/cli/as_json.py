"""Reports as JSON, for programs: an object that says which form it has, indented, and in no language but that of its sentences."""

from collections.abc import Mapping
from typing import Any

from estran.cli.terminal import Terminal
from estran.trials.statistics import Interval

VERSIONS = {  # of each command's report; a version ends when a field goes or comes to mean something else
    "simulate": 1,
    "arena": 1,
    "lab": 1,
    "verify": 1,
    "replay": 1,
    "analyse": 1,
    "score": 1,
    "boards": 1,
    "boards check": 1,
    "doctor": 1,
}


def format_of(command: str) -> str:
    """What a command's report calls its form, as records and backups call theirs."""
    return f"estran-{command.replace(' ', '-')}-report/{VERSIONS[command]}"


def json_of(command: str, found: Mapping[str, Any]) -> str:
    """A command's report as JSON; what is no number is null."""
    import msgspec

    return msgspec.json.format(msgspec.json.encode({"format": format_of(command), **found})).decode()


def show_json(terminal: Terminal, command: str, found: Mapping[str, Any]) -> None:
    """A command's report on the output."""
    terminal.show(json_of(command, found), whole=True)


def ends(one: Interval) -> dict[str, float | int | None] | None:
    """An interval: its mean and both ends, which are null where there are too few units to tell."""
    if not one.units:
        return None
    low, high = (None, None) if one.too_few else (one.low, one.high)
    return {"mean": one.mean, "low": low, "high": high, "units": one.units}

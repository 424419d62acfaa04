"""Arguments and options that several commands share."""

from collections.abc import Callable, Mapping
from typing import Any

from estran.cli.declare import PAIR, argument, option
from estran.cli.kinds import FILE, SEED, GameName, GameOption, Jobs, WholeNumber

Decorator = Callable[[Any], Any]
MOST_TASKS = 10**6  # at once, on a cluster


def _games() -> Mapping[str, Any]:
    from estran.games import names

    *others, last = names()
    return {"games": ", ".join(others), "last": last}


def game(*, required: bool = True) -> Decorator:
    """The game that is played."""
    return argument("game", "GAME", "terminal-help-game", filled=_games, type=GameName(), required=required)


def record() -> Decorator:
    """The file of a record."""
    return argument("record", "RECORD", "terminal-help-record-file", type=FILE)


def game_option() -> Decorator:
    """Options of the game."""
    return option("--option", "options", value=PAIR, words="terminal-help-option", type=GameOption(), multiple=True)


def players(usual: int) -> Decorator:
    """How many sit at the table."""
    return option("--players", value="N", words="terminal-help-players", type=WholeNumber(1, 99), default=usual)


def seed(words: str = "terminal-help-simulate-seed", usual: int = 0) -> Decorator:
    """What fixes all chance."""
    return option("--seed", value="S", words=words, type=SEED, default=usual)


def crew_jobs() -> Decorator:
    """How many work at once, here or on a cluster."""
    return option("--jobs", value="J", words="terminal-help-crew-jobs", type=WholeNumber(1, MOST_TASKS))


def jobs(words: str = "terminal-help-jobs") -> Decorator:
    """How many threads or processes work at once."""
    return option("--jobs", value="J", words=words, type=Jobs(), default=1)


def ray() -> Decorator:
    """The cluster that does the work."""
    return option(
        "--ray",
        value="ADDRESS",
        words="terminal-help-crew-ray",
        filled=lambda: {"host": "HOST:PORT", "client": "ray://HOST:PORT"},
    )


def as_json(words: str = "terminal-help-as-json") -> Decorator:
    """The report as JSON on the output, for programs."""
    return option("--json", "as_json", words=words)

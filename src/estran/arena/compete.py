"""The arena from Python: bots meet, and the standings come back."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from estran.arena.results import ArenaResults
from estran.arena.run import play_due
from estran.crew import Crew
from estran.engine.arguments import HIGHEST, check_texts, check_whole
from estran.games import find
from estran.trials.contestants import check
from estran.trials.forfeits import LIMIT
from estran.trials.matches import Setting
from estran.trials.schedule import fixtures
from estran.trials.statistics import Standing, standings


def compete(
    game: str,
    bots: Sequence[str],
    *,
    players: Iterable[int] | None = None,
    matches: int = 100,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
    mixed: bool = False,
    limit: float = LIMIT,
    folder: str | Path | None = None,
) -> list[Standing]:
    """Let bots play each other at every seat and with the same luck, and say how each pair did.

    Bots are named as on the command line: `normal`, `hard@200`, `my.module:Bot`. `players` are the table sizes, all of the
    game's unless given, and `matches` counts deals, in each of which all line-ups play. In a `folder` the matches are kept,
    and a later call with the same setting goes on from there. A bot that raises an error, answers illegally, or takes longer
    than `limit` seconds over a choice forfeits that match.
    """
    check_whole("matches", matches, 0)
    check_whole("seed", seed, 0, HIGHEST)
    check_whole("jobs", jobs, 1)
    check_texts("bots", bots)
    rules = find(game)
    check(bots, rules)
    due = list(fixtures(bots, sorted(players or rules.players), matches, mixed=mixed))
    with TemporaryDirectory() as passing:
        results = ArenaResults.open(Path(folder or passing), Setting.of(game, options or {}, seed, limit))
        play_due(results, due, Crew(jobs))
        return standings(results.rows, bots)

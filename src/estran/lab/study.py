"""The lab from Python: many matches are played, and tables of numbers come back."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from estran.crew import Crew
from estran.engine.arguments import HIGHEST, check_texts, check_whole
from estran.extras import need
from estran.games import find
from estran.lab.csv_files import write_matches
from estran.lab.experiment import Experiment
from estran.lab.numbers import Numbers
from estran.lab.report import LabReport
from estran.lab.results import LabResults
from estran.lab.run import play_missing
from estran.words.speaker import speaker


def study(
    game: str,
    *,
    players: int = 3,
    bots: Sequence[str] = ("normal",),
    matches: int = 20_000,
    options: Mapping[str, Any] | None = None,
    against: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
    folder: str | Path | None = None,
) -> dict[str, Numbers]:
    """Play many matches and give every table of the lab's report, by its name.

    With `against`, the options of a second set of rules, each set has its own tables and others compare the two. In a
    `folder` matches, report and CSV files are kept as `estran lab` keeps them, and a later call goes on from there.
    """
    check_whole("matches", matches, 1)
    check_whole("seed", seed, 0, HIGHEST)
    check_whole("jobs", jobs, 1)
    check_texts("bots", bots)
    rules = [options or {}] if against is None else [options or {}, against]
    with TemporaryDirectory() as passing:
        results = LabResults.open(Path(folder or passing), Experiment.of(find(game), players, bots, rules, seed))
        play_missing(results, matches, Crew(jobs))
        report = LabReport(results, matches, speaker("en"))
        if folder is not None:
            need("lab")  # for the plots
            write_matches(results, matches)
            report.write()
        return dict(report.tables())

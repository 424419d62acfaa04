"""Who does the work of arena and lab, as the command line says it."""

import os
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager, redirect_stdout
from pathlib import Path

from estran.crew import Crew
from estran.engine.game import Refused

MOST_TASKS = 10**6  # at once, on a cluster


def crew_of(jobs: int | None, ray: str | None, bots: Iterable[str]) -> Crew:
    """The crew; bots that are not levels may live in the current folder, which is then sent to other machines too."""
    most = MOST_TASKS if ray else 4 * (os.cpu_count() or 1)
    if jobs is not None and jobs > most:
        raise Refused("terminal-usage-number", name="--jobs", came=str(jobs), least="1", most=str(most))
    crew = Crew(jobs, ray or None, Path.cwd() if any(":" in bot for bot in bots) else None)
    crew.check()
    return crew


def bots_printing_aside() -> AbstractContextManager[object]:
    """What bots print meanwhile goes to the error stream, for the output is the report's."""
    return redirect_stdout(sys.stderr)

"""Who does the work of arena and lab, as the command line says it."""

import os
from collections.abc import Iterable
from pathlib import Path

from estran.cli.reading import whole_number
from estran.crew import Crew

MOST_TASKS = 10**6  # at once, on a cluster


def crew_of(jobs: str | None, ray: str | None, bots: Iterable[str]) -> Crew:
    """The crew; bots that are not levels may live in the current folder, which is then sent to other machines too."""
    most = MOST_TASKS if ray else 4 * (os.cpu_count() or 1)
    wanted = None if jobs is None else whole_number(jobs, "--jobs", 1, most)
    crew = Crew(wanted, ray or None, Path.cwd() if any(":" in bot for bot in bots) else None)
    crew.check()
    return crew

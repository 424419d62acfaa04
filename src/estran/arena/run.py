"""Plays the fixtures that are due, and keeps each row as it is done."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial

from estran.arena.results import ArenaResults
from estran.crew import ALONE, Crew, WorkersLost, share_out
from estran.engine.game import Refused
from estran.trials.matches import play_match, ready
from estran.trials.schedule import Fixture

Advance = Callable[[int], None]


def play_due(
    results: ArenaResults, due: Sequence[Fixture], crew: Crew = ALONE, advance: Advance = lambda done: None
) -> None:
    """Play what is due and not there yet; the rows are the same for any crew, in any order."""
    there = {row.fixture for row in results.rows}
    left = [fixture for fixture in due if fixture not in there]
    if not left:
        return
    results.begin()
    if crew.is_here:
        for name, players in {name: len(fixture.lineup) for fixture in left for name in fixture.lineup}.items():
            ready(name, results.setting, players)  # compiles what is not compiled yet, once for all processes
    with closing(share_out(partial(play_match, results.setting), left, crew)) as played, naming_line_ups():
        for rows in played:
            results.add(rows)
            advance(len(rows))


@contextmanager
def naming_line_ups() -> Iterator[None]:
    """Where a process is lost, say who was playing: one of these bots may have ended it."""
    try:
        yield
    except WorkersLost as lost:
        lineups = list(dict.fromkeys(" ".join(fixture.lineup) for fixture in lost.items))
        raise Refused("terminal-crew-lost-bots", lineups=lineups) from lost

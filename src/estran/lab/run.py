"""Plays the chunks that are missing, and keeps each as it is done."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial

from estran.crew import ALONE, Crew, WorkersLost, share_out
from estran.engine.game import Refused
from estran.lab.chunks import Played, play_chunk
from estran.lab.experiment import Chunk
from estran.lab.results import LabResults

Advance = Callable[[int], None]


def play_missing(results: LabResults, matches: int, crew: Crew = ALONE, advance: Advance = lambda done: None) -> None:
    """Play so many matches, except those that are there already; they are the same for any crew."""
    missing = results.missing(matches)
    if missing and crew.is_here:
        first = missing[0]
        play_chunk(results.experiment, Chunk(first.first, 1, first.side))  # compiles, once for all processes
    share = _on_threads if results.experiment.quick and crew.is_here else share_out
    with closing(share(partial(play_chunk, results.experiment), missing, crew)) as done:
        try:
            for several in done:
                for played in several:
                    results.add(played)
                    advance(played.chunk.matches)
        except WorkersLost as lost:
            raise Refused("terminal-crew-lost-bots", lineups=[" ".join(results.experiment.bots)]) from lost


def _on_threads(
    play: Callable[[Chunk], Played], missing: Sequence[Chunk], crew: Crew
) -> Generator[list[Played], None, None]:
    """Compiled code releases the interpreter lock, so threads are enough, and nothing has to be loaded twice."""
    pool = ThreadPoolExecutor(crew.jobs or 1)
    try:
        yield from ([played] for played in pool.map(play, missing))
    finally:
        pool.shutdown(cancel_futures=True)

"""Play what is due, on several processes, and keep every row as it comes."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from time import perf_counter

from estran.arena.play import Row, Setting, play_chunk, ready
from estran.arena.results import Results
from estran.arena.schedule import Fixture
from estran.server.orphans import end_with_parent

LONG = 1.0  # seconds that a chunk should take: what is lost when everything is stopped
LARGEST = 64  # matches of a chunk

Advance = Callable[[int], None]


def play_all(results: Results, due: Sequence[Fixture], jobs: int = 1, advance: Advance = lambda done: None) -> None:
    """Play what is due and not there yet; the rows are the same for any number of jobs, only their order is not."""
    there = {row.fixture for row in results.rows}
    left = [fixture for fixture in due if fixture not in there]
    if not left:
        return
    results.begin()
    for name, players in {name: len(fixture.lineup) for fixture in left for name in fixture.lineup}.items():
        ready(name, results.setting, players)  # compiles what is not compiled yet, once for all processes
    play = _one_by_one if jobs == 1 else _side_by_side
    for rows in play(results.setting, left, jobs):
        results.add(rows)
        advance(len(rows))


def _one_by_one(setting: Setting, left: Sequence[Fixture], jobs: int) -> Iterator[list[Row]]:
    for fixture in left:
        yield play_chunk(setting, [fixture])


def _side_by_side(setting: Setting, left: Sequence[Fixture], jobs: int) -> Iterator[list[Row]]:
    """Chunks of about a second each, two for every process so that none waits."""
    remaining, size, matches, seconds = iter(left), 1, 0, 0.0
    under_way: set[Future[tuple[list[Row], float]]] = set()
    with _pool(jobs) as pool:
        while True:
            while len(under_way) < 2 * jobs and (chunk := list(islice(remaining, size))):
                under_way.add(pool.submit(_timed, setting, chunk))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                rows, took = future.result()
                matches, seconds = matches + len(rows), seconds + took
                size = max(1, min(LARGEST, int(LONG * matches / seconds)))
                yield rows


def _timed(setting: Setting, chunk: Sequence[Fixture]) -> tuple[list[Row], float]:
    begun = perf_counter()
    return play_chunk(setting, chunk), perf_counter() - begun


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with us: what they are at is given up when we are stopped."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_go_quietly)
    try:
        yield pool
    except BaseException:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _go_quietly() -> None:
    """Ctrl-C reaches the whole group: whoever started us decides what becomes of it; and we end with them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()

"""Work shared out in chunks: done here, by several processes, or on a Ray cluster; the results are the same, only their order is not."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, Protocol, TypeVar

from estran.engine.game import Refused
from estran.extras import need
from estran.processes import end_with_parent

LONG = 1.0  # seconds that a chunk should take: what is lost when everything is stopped
LARGEST = 64  # items of a chunk
RETRIES = 5  # how often Ray does a chunk again whose worker or machine was lost
PATIENCE = 30.0  # seconds that a cluster has to answer
KNOWN = ["auto", "local", "HOST:PORT", "ray://HOST:PORT"]  # how addresses are written
LOCAL = "local"  # the address of a cluster on this machine that is made for the run
STORE = 100 * 2**20  # bytes that such a cluster keeps for what workers hand on: our results are small

REHEARSAL = """
import sys, ray
try:
    ray.init(sys.argv[1], log_to_driver=False, logging_level="CRITICAL")
except Exception as problem:
    sys.exit(print(problem) or 1)
"""

Item = TypeVar("Item")
Result = TypeVar("Result")
Chunk = tuple[list[Any], float]  # the results, and the seconds that they took


class Crew(NamedTuple):
    """Who does the work."""

    jobs: int | None = None  # how many at once; unless said otherwise one here, and all processors of a cluster
    ray: str | None = None  # the address of a cluster
    folder: Path | None = None  # goes along to a cluster's machines: work that imports from it finds it there

    @property
    def is_here(self) -> bool:
        """Whether all of it works on this machine, and with what this process has compiled."""
        return self.ray is None

    def check(self) -> None:
        """Refuse what could not even begin."""
        if self.ray is not None:
            need("cluster")


ALONE = Crew(jobs=1)


def share_out(
    work: Callable[[Item], Result], items: Iterable[Item], crew: Crew = ALONE
) -> Generator[list[Result], None, None]:
    """Do the work on every item; results come as they are ready, those of a chunk together."""
    if crew.is_here and crew.jobs in (None, 1):
        yield from ([work(item)] for item in items)
        return
    remaining, size = iter(items), 1
    with _processes(crew.jobs or 1) if crew.is_here else _cluster(crew) as team:
        while True:
            while team.has_room() and (chunk := list(islice(remaining, size))):
                team.begin(work, chunk)
            if not team.under_way:
                return
            for results, took in team.finished():
                size = max(1, min(LARGEST, 2 * len(results), int(LONG * len(results) / took)))
                yield results


def _timed(work: Callable[[Any], Any], chunk: Sequence[Any]) -> Chunk:
    begun = perf_counter()
    results = [work(item) for item in chunk]
    return results, perf_counter() - begun


class Workforce(Protocol):
    """Those who work elsewhere, and what they are at."""

    under_way: Any

    def has_room(self) -> bool:
        """Whether one more chunk keeps somebody from waiting."""
        ...

    def begin(self, work: Callable[[Any], Any], chunk: Sequence[Any]) -> None:
        """Hand out a chunk."""
        ...

    def finished(self) -> list[Chunk]:
        """Wait until something is done."""
        ...


# ---- Processes of this machine


class Processes:
    """Two chunks for every process, so that none waits."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self._pool, self._most = pool, 2 * jobs
        self.under_way: set[Future[Chunk]] = set()

    def has_room(self) -> bool:
        """Whether one more chunk keeps somebody from waiting."""
        return len(self.under_way) < self._most

    def begin(self, work: Callable[[Any], Any], chunk: Sequence[Any]) -> None:
        """Hand out a chunk."""
        self.under_way.add(self._pool.submit(_timed, work, chunk))

    def finished(self) -> list[Chunk]:
        """Wait until something is done."""
        done, self.under_way = wait(self.under_way, return_when=FIRST_COMPLETED)
        try:
            return [future.result() for future in done]
        except BrokenProcessPool as problem:
            raise Refused("terminal-crew-lost", reason=str(problem)) from problem


@contextmanager
def _processes(jobs: int) -> Iterator[Workforce]:
    """Processes that end with us: what they are at is given up when we are stopped."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_go_quietly)
    try:
        yield Processes(pool, jobs)
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


# ---- A Ray cluster


class Cluster:
    """Tasks of Ray, which does a chunk again when its worker or its machine was lost."""

    def __init__(self, ray: Any, most: int | None) -> None:
        self._ray, self._most = ray, most
        self._task = ray.remote(max_retries=RETRIES)(_timed)
        self.under_way: list[Any] = []

    def has_room(self) -> bool:
        """Whether one more chunk keeps somebody from waiting; a cluster may grow and shrink."""
        return len(self.under_way) < (self._most or 2 * max(1, int(self._ray.cluster_resources().get("CPU", 1))))

    def begin(self, work: Callable[[Any], Any], chunk: Sequence[Any]) -> None:
        """Hand out a chunk."""
        self.under_way.append(self._task.remote(work, chunk))

    def finished(self) -> list[Chunk]:
        """Wait until something is done."""
        done, self.under_way = self._ray.wait(self.under_way)
        try:
            chunks: list[Chunk] = self._ray.get(done)
        except self._ray.exceptions.RayTaskError as failed:  # the work's own error, wrapped
            raise failed.cause from None
        except self._ray.exceptions.RayError as problem:
            raise Refused("terminal-crew-lost", reason=_line(str(problem))) from problem
        return chunks


@contextmanager
def _cluster(crew: Crew) -> Iterator[Workforce]:
    """A cluster that answers; whatever is still under way in the end is called off."""
    address = str(crew.ray)
    own = {"num_cpus": crew.jobs, "include_dashboard": False, "object_store_memory": STORE}
    others = {"runtime_env": {"working_dir": str(crew.folder)}} if crew.folder else {}
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # Ray would tell its makers of a cluster that it makes
    ray = _imported()
    if address != LOCAL:
        _rehearse(address)
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", **(own if address == LOCAL else others))
        team = Cluster(ray, None if address == LOCAL else crew.jobs)
        try:
            yield team
        finally:
            for task in team.under_way:
                ray.cancel(task)
    finally:
        ray.shutdown()


def _imported() -> Any:
    """Ray, which on its import takes the signal that others have already found a use for."""
    heeded = signal.getsignal(signal.SIGTERM)
    import ray

    signal.signal(signal.SIGTERM, heeded)
    return ray


def _rehearse(address: str) -> None:
    """Connect in a process that can be ended: where nothing answers, Ray waits for minutes and heeds no Ctrl-C."""
    line = [sys.executable, "-c", REHEARSAL, address]
    try:
        ran = subprocess.run(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired as silence:
        raise Refused("terminal-crew-silent", came=address, seconds=int(PATIENCE), known=KNOWN) from silence
    if ran.returncode:
        raise Refused("terminal-crew-address", came=address, reason=_line(ran.stdout.decode()), known=KNOWN)


def _line(text: str) -> str:
    return " ".join(text.split()).rstrip(".")

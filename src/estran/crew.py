"""Runs work in chunks: in this process, in several, or on a Ray cluster; the results are the same, in any order."""

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

LONG = 1.0  # target seconds per chunk, which is also what is lost when a run is stopped
LARGEST = 64  # items per chunk
RETRIES = 5  # per chunk, when Ray loses its worker or machine
PATIENCE = 30.0  # timeout for connecting to a cluster, in seconds
KNOWN = ["auto", "local", "HOST:PORT", "ray://HOST:PORT"]  # how addresses are written
LOCAL = "local"  # the address of a cluster on this machine, started for this run alone
STORE = 100 * 2**20  # bytes of object store for such a cluster: our results are small

REHEARSAL = """
import sys, ray
try:
    ray.init(sys.argv[1], log_to_driver=False, logging_level="CRITICAL")
except Exception as problem:
    sys.exit(print(problem) or 1)
"""

Item = TypeVar("Item")
Result = TypeVar("Result")
Timed = tuple[list[Any], float]  # the results of a chunk, and the seconds that it took


class Crew(NamedTuple):
    """Which workers do the work."""

    jobs: int | None = None  # how many at once; by default one here, and one per CPU of a cluster
    ray: str | None = None  # the address of a cluster
    folder: Path | None = None  # copied to a cluster's machines, so that work can import from it

    @property
    def is_here(self) -> bool:
        """Whether all workers are on this machine, and share what this process has compiled."""
        return self.ray is None

    def check(self) -> None:
        """Refuse a crew that cannot start."""
        if self.ray is not None:
            need("cluster")


ALONE = Crew(jobs=1)


def share_out(
    work: Callable[[Item], Result], items: Iterable[Item], crew: Crew = ALONE
) -> Generator[list[Result], None, None]:
    """Do the work on every item; yields the results of each chunk as it is done."""
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


def _timed(work: Callable[[Any], Any], chunk: Sequence[Any]) -> Timed:
    begun = perf_counter()
    results = [work(item) for item in chunk]
    return results, perf_counter() - begun


class WorkersLost(Refused):
    """A process of this machine has ended in the middle of its work."""

    def __init__(self, reason: str, items: Sequence[Any]) -> None:
        super().__init__("terminal-crew-lost", reason=reason)
        self.items = items  # those that were handed out and not done


class Workforce(Protocol):
    """A pool of workers, and the chunks under way."""

    under_way: Any

    def has_room(self) -> bool:
        """Whether one more chunk would keep a worker busy."""
        ...

    def begin(self, work: Callable[[Any], Any], chunk: Sequence[Any]) -> None:
        """Submit a chunk."""
        ...

    def finished(self) -> list[Timed]:
        """Wait until at least one chunk is done."""
        ...


# ---- Processes of this machine


class Processes:
    """Two chunks per worker process, so that none waits for the next."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self._pool, self._most = pool, 2 * jobs
        self.under_way: dict[Future[Timed], Sequence[Any]] = {}  # what each chunk has to do

    def has_room(self) -> bool:
        """Whether one more chunk would keep a worker busy."""
        return len(self.under_way) < self._most

    def begin(self, work: Callable[[Any], Any], chunk: Sequence[Any]) -> None:
        """Submit a chunk."""
        try:
            self.under_way[self._pool.submit(_timed, work, chunk)] = chunk
        except BrokenProcessPool as problem:
            raise self._lost(problem) from problem

    def finished(self) -> list[Timed]:
        """Wait until at least one chunk is done."""
        done = wait(self.under_way, return_when=FIRST_COMPLETED).done
        try:
            results = [future.result() for future in done]
        except BrokenProcessPool as problem:
            raise self._lost(problem) from problem
        for future in done:
            del self.under_way[future]
        return results

    def _lost(self, problem: BrokenProcessPool) -> WorkersLost:
        """What is said when a process is gone; which chunk it had is not known, only which ones are not done."""
        return WorkersLost(_line(str(problem)), [item for chunk in self.under_way.values() for item in chunk])


@contextmanager
def _processes(jobs: int) -> Iterator[Workforce]:
    """A process pool that ends with us: when we are stopped, chunks under way are abandoned."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_end_quietly)
    try:
        yield Processes(pool, jobs)
    except BaseException:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _end_quietly() -> None:
    """Ignore Ctrl-C, which reaches the whole process group and is the parent's to handle; keep off its output; end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr  # what bots print is no result
    end_with_parent()


# ---- A Ray cluster


class Cluster:
    """Tasks of Ray, which retries a chunk when its worker or machine is lost."""

    def __init__(self, ray: Any, most: int | None) -> None:
        self._ray, self._most = ray, most
        self._task = ray.remote(max_retries=RETRIES)(_timed)
        self.under_way: list[Any] = []

    def has_room(self) -> bool:
        """Whether one more chunk would keep a worker busy; a cluster may grow and shrink."""
        return len(self.under_way) < (self._most or 2 * max(1, int(self._ray.cluster_resources().get("CPU", 1))))

    def begin(self, work: Callable[[Any], Any], chunk: Sequence[Any]) -> None:
        """Submit a chunk."""
        self.under_way.append(self._task.remote(work, chunk))

    def finished(self) -> list[Timed]:
        """Wait until at least one chunk is done."""
        done, self.under_way = self._ray.wait(self.under_way)
        try:
            chunks: list[Timed] = self._ray.get(done)
        except self._ray.exceptions.RayTaskError as failed:  # the work's own error, wrapped
            raise failed.cause from None
        except self._ray.exceptions.RayError as problem:
            raise Refused("terminal-crew-lost", reason=_line(str(problem))) from problem
        return chunks


@contextmanager
def _cluster(crew: Crew) -> Iterator[Workforce]:
    """A connected cluster; it drops the tasks that are still under way when we disconnect.

    They are not cancelled: Ray ends the whole process, without a word to us, when a cancelled task completes just then.
    """
    address = str(crew.ray)
    own = {"num_cpus": crew.jobs, "include_dashboard": False, "object_store_memory": STORE}
    others = {"runtime_env": {"working_dir": str(crew.folder)}} if crew.folder else {}
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # Ray would report usage of a new cluster to its makers
    ray = _imported()
    if address != LOCAL:
        _rehearse(address)
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", **(own if address == LOCAL else others))
        yield Cluster(ray, None if address == LOCAL else crew.jobs)
    finally:
        ray.shutdown()


def _imported() -> Any:
    """Import Ray, then put our SIGTERM handler back (Ray replaces it)."""
    handler = signal.getsignal(signal.SIGTERM)
    import ray

    signal.signal(signal.SIGTERM, handler)
    return ray


def _rehearse(address: str) -> None:
    """Try to connect in a subprocess first: where nothing answers, Ray blocks for minutes and ignores Ctrl-C."""
    line = [sys.executable, "-c", REHEARSAL, address]
    try:
        ran = subprocess.run(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired as silence:
        raise Refused("terminal-crew-silent", came=address, seconds=int(PATIENCE), known=KNOWN) from silence
    if ran.returncode:
        raise Refused("terminal-crew-address", came=address, reason=_line(ran.stdout.decode()), known=KNOWN)


def _line(text: str) -> str:
    return " ".join(text.split()).rstrip(".")

"""What is counted for hosts; several workers on one machine add up through files in a folder of their own."""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the library's own name for it
MILLISECONDS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
THOUGHT = (0.01, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.5, 2, 3, 5, 10)

SOCKETS = Gauge("estran_sockets", "Open sockets", multiprocess_mode="livesum")
ROOMS_IN_USE = Gauge("estran_rooms_in_use", "Rooms with an open socket", multiprocess_mode="livesum")
WORK = Gauge("estran_work_due", "Bot moves and deadlines that are due and not done", multiprocess_mode="mostrecent")
MESSAGES = Counter(
    "estran_messages", "Messages taken from sockets, by kind; of choices, those that completed a move", ["kind"]
)
REFUSALS = Counter("estran_refusals", "Requests and messages refused, by reason", ["reason"])
FAILURES = Counter("estran_failures", "Requests and sockets that failed through no fault of theirs", ["reason"])
CLOSED = Counter("estran_sockets_closed", "Sockets closed by us, by code", ["code"])
ROOMS = Counter("estran_rooms_opened", "Rooms opened")
MOVES = Counter("estran_moves", "Versions of matches committed: all secret choices of one moment make one")
COMMITS = Histogram(
    "estran_commit_seconds",
    "A write, from its wish to its commit on disk; choices that stay secret and tidying by the clock are left out",
    buckets=MILLISECONDS,
)
WAITING = Gauge("estran_thoughts_waiting", "Thoughts that wait for a process", ["kind"], multiprocess_mode="livesum")
ANSWERS = Histogram("estran_answer_seconds", "A bot's answer, waiting included, by level", ["level"], buckets=THOUGHT)
LOST = Counter("estran_thoughts_lost", "Thoughts that took far too long, or whose process was lost")
DEGRADED = Counter("estran_answers_degraded", "Bots' answers given by a quicker bot because too many were searching")
BELATED = Counter("estran_work_refused", "Bots' choices that were refused because the match had gone on")
TAKEN_OVER = Counter("estran_work_taken_over", "Work that another worker took because its lease was not renewed")
CLEARED = Counter("estran_rooms_cleared", "Rooms cleared away because nothing happened there any more")
NOTICES = Counter("estran_notices", "Notices that it is somebody's turn, by kind and outcome", ["kind", "outcome"])


def report() -> bytes:
    """Everything counted, of all workers on this machine."""
    if FOLDER not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library has no types here
    return generate_latest(registry)


def forget_the_dead() -> None:
    """What a worker that was killed had open is not open any more."""
    folder = os.environ.get(FOLDER)
    for path in Path(folder).glob("gauge_live*.db") if folder else ():
        process = int(path.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            path.unlink(missing_ok=True)
        except PermissionError:  # it exists, but belongs to another user
            continue

"""A real server for the tests: `estran serve` in processes of its own, which can be killed and started again."""

import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.services import Postgresql, Redis, free_port

RUN = "import sys; from estran.cli import main; sys.exit(main())"
PATIENCE = 60.0  # seconds until a server must be ready
ROOM_LEFT = 128 * 1024  # bytes that a file may have on a disk that is full
OFTEN = {"rate": 1e6, "burst": 1e6, "sockets": 10_000, "rooms": 1_000_000, "message_rate": 1e6, "message_burst": 1e6}
QUICK = {
    "rest": 0.0,
    "idle": 0.05,
    "promise": 0.2,
    "poll": 0.5,
    "lease": 2.0,
    "budget": 2.0,
    "breath": 0.0,
    "answer": 0.0,
    "alone": 0.0,
}


class Serving:
    """One address; the server behind it may come and go."""

    def __init__(
        self, folder: Path, *, database: str | None = None, redis: str | None = None, workers: int = 1, **settings: Any
    ) -> None:
        self.folder, self.port, self.workers, self.database = folder, free_port(), workers, database
        self.url = f"http://127.0.0.1:{self.port}"
        self.options = ["--port", str(self.port), "--workers", str(workers), "--rooms", "1000000", "--sockets", "10000"]
        self.options += ["--database", database] if database else []
        self.options += ["--redis", redis] if redis else []
        times = {**QUICK, **settings.pop("times", {})}
        self.settings = {**OFTEN, **settings, "times": times}
        self.options += ["--trust-proxy"] if settings.get("trust_proxy") else []
        self.environment: dict[str, str] = {}  # in which it runs, beside our own
        self.run = RUN  # what is run
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        """What the server wrote to standard error."""
        return (self.folder / "server.log").read_text()

    def launch(self) -> None:
        """Start without waiting."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
        environment |= {"ESTRAN_DATA": str(self.folder), "ESTRAN_SETTINGS": json.dumps(self.settings)}
        environment |= self.environment
        command = [sys.executable, "-c", self.run, "serve", *self.options]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command, env=environment, stdout=subprocess.DEVNULL, stderr=log, start_new_session=True
            )

    def start(self) -> None:
        """Start, and wait until it is ready."""
        self.launch()
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Ask until the server says so."""
        end = time.monotonic() + PATIENCE
        with httpx.Client(verify=False, timeout=5) as client:
            while time.monotonic() < end and self._process is not None and self._process.poll() is None:
                with contextlib.suppress(httpx.TransportError):
                    if client.get(f"{self.url}/health/ready").status_code == 200:
                        return
                time.sleep(0.02)
        raise RuntimeError(f"the server did not become ready:\n{self.log}")

    def stop(self) -> int | None:
        """Ask it to stop, and wait."""
        process, self._process = self._process, None
        if process is None:
            return None
        process.send_signal(signal.SIGTERM)
        try:
            return process.wait(20)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)

    def kill(self) -> None:
        """Kill it and all its workers at once."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def kill_worker(self, number: int) -> None:
        """Kill one of several workers, once all of them are there; the supervisor starts another."""
        end = time.monotonic() + PATIENCE
        while len(children := self.children()) < self.workers:
            if time.monotonic() > end:
                raise RuntimeError(f"only {len(children)} workers run:\n{self.log}")
            time.sleep(0.02)
        os.kill(children[number], signal.SIGKILL)

    @contextlib.contextmanager
    def full_disk(self) -> Iterator[None]:
        """Let its files grow no further, as far as it is one process; only Linux lets us do so."""
        assert self._process is not None
        before = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (ROOM_LEFT, before[1]))
        try:
            yield
        finally:
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, before)

    def wait_until_not_ready(self) -> None:
        """Ask until the server says that it is not."""
        end = time.monotonic() + PATIENCE
        with httpx.Client(verify=False, timeout=10) as client:
            while client.get(f"{self.url}/health/ready").status_code == 200:
                if time.monotonic() > end:
                    raise RuntimeError(f"the server is still ready:\n{self.log}")
                time.sleep(0.02)

    def freeze(self) -> None:
        """Let its process stand still, as on a machine that is out of breath."""
        if self._process is not None:
            os.kill(self._process.pid, signal.SIGSTOP)

    def wake(self) -> None:
        """Let it go on."""
        if self._process is not None:
            os.kill(self._process.pid, signal.SIGCONT)

    def kill_supervisor(self) -> None:
        """Kill the process that keeps the workers, and it alone."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def children(self) -> list[int]:
        """The processes of the workers."""
        if self._process is None:
            return []
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in _command(child)]


def _command(pid: str) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


@contextlib.contextmanager
def serving(folder: Path, *, environment: dict[str, str] | None = None, **settings: Any) -> Iterator[Serving]:
    """A server that is ready, on a database of its own, and gone afterwards."""
    server = Serving(folder, **settings)
    server.environment = environment or {}
    try:
        server.start()
        yield server
    finally:
        server.kill()


@contextlib.contextmanager
def serving_many(folder: Path, postgresql: Postgresql, redis: Redis, **settings: Any) -> Iterator[Serving]:
    """Two workers on a fresh PostgreSQL database and a Redis."""
    database = postgresql.database(f"estran-{folder.name}")
    with serving(folder, database=database, redis=redis.url, workers=2, **settings) as server:
        yield server

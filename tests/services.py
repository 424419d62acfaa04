"""Real PostgreSQL, Redis, nginx, Chromium and Firefox, and a clock that can be set, for tests and benchmarks: on loopback, gone afterwards.

On Debian as root what is missing is installed; elsewhere `Missing` says what it is and how to get it.
"""

import contextlib
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from filelock import FileLock

PACKAGES = {
    "postgres": "postgresql",
    "redis-server": "redis-server",
    "chromium-headless-shell": "chromium-headless-shell",
    "firefox-esr": "firefox-esr",
    "nginx": "nginx",
    "openssl": "openssl",
    "systemd-analyze": "systemd",
    "faketime": "faketime",
    "lou_translate": "liblouis-bin",
}
NGINX_SITE = Path(__file__).parents[1] / "docs" / "hosting" / "nginx.conf"
PATIENCE = 60.0  # seconds that a service may take to start
LOCKED = 300  # seconds that somebody else, such as a machine that has just started, may be busy with packages


class Missing(Exception):
    """A service that is not here and cannot be installed without asking."""


def program(name: str) -> str:
    """The path of a program, installed first where that is possible."""
    found = _find(name)
    if found is None:
        _install(name)
        found = _find(name)
    if found is None:
        raise Missing(
            f"{name} is missing: install it with “apt-get install {PACKAGES[name]}” or your system's own means"
        )
    return found


def _find(name: str) -> str | None:
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    return shutil.which(name, path=os.pathsep.join([*map(str, versions), os.environ.get("PATH", ""), "/usr/sbin"]))


def _install(name: str) -> None:
    """Ask Debian for it, without letting it start a service of its own."""
    if not Path("/etc/debian_version").exists() or os.getuid() != 0:
        return
    with FileLock(Path(tempfile.gettempdir()) / "estran-apt.lock"):  # test workers come here at the same time
        if _find(name) is None:
            print(f"Installing {PACKAGES[name]} …", flush=True)  # noqa: T201 - one line of what it does
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
            for command in (["update"], ["install", "--yes", "--no-install-recommends", PACKAGES[name]]):
                full = ["apt-get", "-qq", "-o", f"DPkg::Lock::Timeout={LOCKED}", *command]
                subprocess.run(full, env=quiet, stdout=subprocess.DEVNULL, check=False)


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for_port(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until somebody listens, as long as the process that should do so lives."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.02)
    raise RuntimeError(f"nobody listens on port {port} (exit status {process.poll()})")


class Service:
    """A process on loopback that can be stopped and started again with what it has kept."""

    command: list[str]
    stop_signal = signal.SIGTERM
    user: str | None = None

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it listens."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self.command, stdout=log, stderr=log, cwd=self.folder, user=self.user, start_new_session=True
            )
        wait_for_port(self.port, self._process)

    def stop(self) -> None:
        """Stop, and wait until it is gone."""
        if self._process is not None:
            self._process.send_signal(self.stop_signal)
            self._process.wait(PATIENCE)
            self._process = None


class Postgresql(Service):
    """A cluster of its own, run by somebody without rights: it refuses root."""

    stop_signal = signal.SIGINT  # fast: whoever is connected is cut off

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        server = program("postgres")
        if os.getuid() == 0:
            names = {entry.pw_name for entry in pwd.getpwall()}
            self.user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(folder, self.user)
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 200,
        }
        self.command = [server, "-D", str(folder / "data"), *(f"--{name}={value}" for name, value in settings.items())]
        initdb = [str(Path(server).with_name("initdb")), "-D", str(folder / "data"), "-U", "estran", "-A", "trust"]
        initdb += ["-E", "UTF8", "--locale=C.UTF-8"]
        subprocess.run(initdb, user=self.user, cwd=folder, check=True, stdout=subprocess.DEVNULL)

    def database(self, name: str) -> str:
        """The address of a fresh database."""
        psql = [str(Path(self.command[0]).with_name("psql")), self._url("postgres"), "--quiet", "--command"]
        end = time.monotonic() + PATIENCE
        while subprocess.run([*psql, f'CREATE DATABASE "{name}"'], check=False).returncode:
            if time.monotonic() > end:
                raise RuntimeError("PostgreSQL takes no connections")
            time.sleep(0.1)  # it listens before it is ready
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://estran@127.0.0.1:{self.port}/{name}"


class Redis(Service):
    """A Redis that keeps nothing: losing it must lose nothing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.command = [program("redis-server"), *settings]
        self.url = f"redis://127.0.0.1:{self.port}/0"


class Nginx(Service):
    """The nginx of the hosting guide, line by line, with ports, certificate and logs of its own."""

    def __init__(self, folder: Path, upstream: int, days: int = 60, spoilt: Mapping[str, str] | None = None) -> None:
        super().__init__(folder)
        self.upstream = upstream  # the port of the server behind it
        self._spoilt = spoilt or {}  # lines of the guide that a careless host writes otherwise
        self.plain_port, self.logs = free_port(), (folder / "access.log", folder / "errors.log")
        (folder / "html").mkdir()
        make_certificate(folder / "certificate.pem", folder / "key.pem", "play.example.org", days)
        self.command = [program("nginx"), "-p", str(folder), "-c", "nginx.conf", "-e", "start.log"]

    def start(self) -> None:
        """Write the configuration, and start."""
        changes = {
            r"listen \[::\]:\d+( ssl)?;": "",  # not every machine has IPv6
            r"listen 80;": f"listen 127.0.0.1:{self.plain_port};",
            r"listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
            r"127\.0\.0\.1:8000": f"127.0.0.1:{self.upstream}",
            r"/etc/letsencrypt/live/play\.example\.org/fullchain\.pem": "certificate.pem",
            r"/etc/letsencrypt/live/play\.example\.org/privkey\.pem": "key.pem",
            r"/var/log/nginx/estran\.log": str(self.logs[0]),
            r"/var/log/nginx/estran-errors\.log": str(self.logs[1]),
            r"/var/www/html": str(self.folder / "html"),
            **self._spoilt,
        }
        site = NGINX_SITE.read_text(encoding="utf-8")
        for pattern, ours in changes.items():
            site, found = re.subn(pattern, ours, site)
            if not found:
                raise RuntimeError(f"nothing in {NGINX_SITE.name} reads {pattern}")
        paths = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        own = "".join(f"{name}_temp_path {self.folder / name};\n" for name in paths)
        user = "user root;" if os.getuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(
            f"{user}\ndaemon off;\npid nginx.pid;\nevents {{}}\nhttp {{\n{own}{site}}}\n", encoding="utf-8"
        )
        subprocess.run([*self.command, "-t", "-q"], cwd=self.folder, check=True)
        super().start()


def make_certificate(certificate: Path, key: Path, name: str, days: int) -> None:
    """A certificate for a name and for this machine, signed by nobody but itself."""
    wishes = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", str(days)]
    names = ["-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name},DNS:localhost,IP:127.0.0.1"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    command = [program("openssl"), "req", "-x509", *wishes, *names, *files]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


Kind = TypeVar("Kind", bound=Service)


@contextlib.contextmanager
def started(kind: Callable[[Path], Kind]) -> Iterator[Kind]:
    """A service for as long as it is needed, its data outside the checkout and gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="estran-"))
    try:
        service = kind(folder)
        service.start()
        try:
            yield service
        finally:
            service.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class SteppingClock:
    """A time of day for the processes of a server that can be set while they run; the time that passes is left alone."""

    def __init__(self, folder: Path) -> None:
        launcher = Path(program("faketime"))
        found = sorted(launcher.parents[1].glob("lib/*/faketime/libfaketimeMT.so.1"))
        if not found:
            raise Missing(
                "libfaketime is missing: install it with “apt-get install faketime” or your system's own means"
            )
        self._file = folder / "clock"
        self.environment = {
            "LD_PRELOAD": str(found[0]),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "FAKETIME_CACHE_DURATION": "1",  # seconds until a step is noticed
        }
        self.seconds = 0
        self.step(0)

    def step(self, seconds: int) -> None:
        """Set the clock forwards, or back if they are negative."""
        self.seconds += seconds
        draft = self._file.with_suffix(".new")
        draft.write_text(f"{self.seconds:+d}\n")
        draft.replace(self._file)

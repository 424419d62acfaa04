"""What hosts rely on: health, figures, logs without secrets, a gentle stop, backup, restore and clean-up."""

import asyncio
import json
import os
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from websockets.sync.client import connect

from estran.cli import main
from estran.cli.serve import has_desktop
from estran.server.metrics import FOLDER, forget_the_dead
from estran.server.serve import KEPT
from estran.server.store.database import Database
from tests.server.near import Line, Near, bearer, eventually, serving
from tests.services import free_port

DOCS = Path(__file__).parents[2] / "docs"
ESTRAN = str(Path(sys.executable).with_name("estran"))
SEATS = ["local", "local", "local"]
ROOM_LEFT = 128 * 1024  # bytes that a file may have on a disk that is full


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("near")) as near:
        yield near


class Process:
    """The command `estran serve` as a host runs it, with what it prints."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.port, self.errors, self.said = free_port(), folder / "errors", folder / "said"
        environment = {**os.environ, "ESTRAN_DATA": str(folder), "ESTRAN_LANG": "en"}
        with self.errors.open("wb") as errors, self.said.open("wb") as said:
            self.process = subprocess.Popen(
                [ESTRAN, "serve", "--port", str(self.port), *options], env=environment, stdout=said, stderr=errors
            )
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=30, verify=False)
        eventually(self._answers)

    def _answers(self) -> bool:
        assert self.process.poll() is None, self.errors.read_text()
        with suppress(httpx.TransportError):
            return self.http.get("/health/ready").status_code == 200
        return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(how)
        return self.process.wait(30)

    @contextmanager
    def socket(self) -> Iterator[Line]:
        """A socket to it."""
        with connect(f"ws://127.0.0.1:{self.port}/ws", compression=None) as socket:
            yield Line(socket)


@contextmanager
def hosted(folder: Path, *options: str) -> Iterator[Process]:
    process = Process(folder, *options)
    try:
        yield process
    finally:
        process.http.close()
        process.process.kill()
        process.process.wait()


# ---- Health and figures


def test_a_server_says_that_it_lives_and_is_ready(near):
    assert near.http.get("/health/live").text == "live"
    assert near.http.get("/health/ready").text == "ready"


@pytest.mark.parametrize("path", ["/", "/health/live", "/health/ready"])
def test_whoever_watches_a_server_may_ask_for_the_head_of_an_answer_alone(near, path):
    whole, head = near.http.get(path), near.http.head(path)

    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]


def in_the_way(file: Path) -> bool:
    """Put a folder where a file should be; a server may have made the file again before it stands there."""
    file.unlink(missing_ok=True)
    with suppress(FileExistsError):
        file.mkdir()
    return file.is_dir()


def test_a_server_whose_database_is_away_lives_and_is_not_ready(tmp_path):
    with serving(tmp_path) as near:
        eventually(lambda: in_the_way(near.file))
        near.run(near.service.database.close)

        answer = near.http.get("/health/ready")

        assert (answer.status_code, answer.text) == (503, "not ready")
        assert near.http.get("/health/live").status_code == 200


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="left out: only Linux lets us fill another's disk")
def test_a_server_that_cannot_write_is_not_ready_until_it_can_again(tmp_path):
    with hosted(tmp_path) as server:
        log = tmp_path / "estran.db-wal"
        while log.stat().st_size < ROOM_LEFT:
            body = {"game": "douro", "seats": [{"kind": kind} for kind in SEATS]}
            assert server.http.post("/api/rooms", json=body).status_code == 201
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)

        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (ROOM_LEFT, before[1]))  # files grow no more
        eventually(lambda: server.http.get("/health/ready").status_code == 503)
        assert server.http.get("/health/live").status_code == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)

        eventually(lambda: server.http.get("/health/ready").status_code == 200)


def test_a_database_that_only_reads_is_not_ready(tmp_path, postgresql):
    database = Database(postgresql.database(f"reading-{tmp_path.name}"))

    async def scene() -> None:
        await database.migrate()
        await database.try_writing()
        async with database.write() as connection:
            await connection.execute(text("ALTER ROLE estran SET default_transaction_read_only = on"))
        await database.close()
        with pytest.raises(DBAPIError, match="read-only"):
            await database.try_writing()
        async with database.write() as connection:
            await connection.execute(text("SET TRANSACTION READ WRITE"))
            await connection.execute(text("ALTER ROLE estran RESET default_transaction_read_only"))
        await database.close()

    asyncio.run(scene())


def test_however_many_ask_whether_a_server_is_ready_the_disk_is_asked_once(near, monkeypatch):
    asked = []
    write = near.service.database.try_writing

    async def counted_write() -> None:
        asked.append(1)
        await write()

    async def asked_at_once() -> list[bool]:
        return list(await asyncio.gather(*(near.service.ready() for _ in range(100))))

    monkeypatch.setattr(near.service.database, "try_writing", counted_write)
    monkeypatch.setattr(near.service, "_ready", None)

    assert near.run(asked_at_once) == [True] * 100
    assert len(asked) == 1


def figure(near: Near, name: str) -> float:
    """A figure as Prometheus reads it."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", near.figures(), re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_what_happens_is_counted(near):
    names = (
        *("estran_moves_total", "estran_rooms_opened_total", "estran_commit_seconds_count"),
        *('estran_messages_total{kind="choose"}', 'estran_refusals_total{reason="refused-ply"}'),
    )
    before = {name: figure(near, name) for name in names}
    with near.socket() as line:
        made = near.open_room(SEATS)
        near.start(made)
        room = line.hello(made["code"], made["tokens"].values())
        choice = {"type": "choose", "match": room["match"], "version": 1}
        assert line.ask({**choice, "seat": "A", "key": "0", "move": "77"})["type"] == "error"
        for seat in "ABC":
            assert line.ask({**choice, "seat": seat, "key": "1", "move": "7"})["type"] == "done"

        after = {name: figure(near, name) - before[name] for name in names}
        assert figure(near, "estran_sockets") == figure(near, "estran_rooms_in_use") == 1

    assert after.pop("estran_commit_seconds_count") >= 3
    assert list(after.values()) == [1, 1, 1, 1]  # what was chosen in secret counts once it is known
    eventually(lambda: figure(near, "estran_sockets") == 0)


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "/metrics//", "/metrics%2f", "/%6detrics", "/metrics?x"])
def test_figures_are_told_at_the_port_for_them_alone(near, path):
    port = near.service.settings.metrics_port
    forged = {"Host": f"127.0.0.1:{port}", "X-Forwarded-For": "127.0.0.1", "X-Forwarded-Port": str(port)}

    answers = [near.http.get(path), near.http.get(path, headers=forged)]

    assert [answer.status_code for answer in answers] == [404, 404]
    assert not [answer for answer in answers if "estran_" in answer.text]


def test_the_port_for_figures_is_on_loopback_alone_and_must_be_free(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("ESTRAN_DATA", str(tmp_path))
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = str(other.getsockname()[1])

        code = main(["serve", "--port", str(free_port()), "--metrics-port", taken, "--lang", "en"])

    assert code == 1
    assert f"Port {taken} on 127.0.0.1 is not free. Choose another one with --metrics-port." in capsys.readouterr().err


def test_the_port_for_figures_is_not_that_for_players(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("ESTRAN_DATA", str(tmp_path))
    port = str(free_port())

    assert main(["serve", "--port", port, "--metrics-port", port, "--lang", "en"]) == 1
    assert f"Port {port} on 127.0.0.1 is not free. Choose another one with --metrics-port." in capsys.readouterr().err


def test_a_server_without_a_port_for_figures_tells_none(tmp_path):
    with serving(tmp_path, metrics_port=None) as near:
        assert near.http.get("/metrics").status_code == 404


def test_what_a_killed_worker_had_open_is_forgotten(tmp_path, monkeypatch):
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    dead, living = tmp_path / f"gauge_livesum_{child.pid}.db", tmp_path / f"gauge_livesum_{os.getpid()}.db"
    dead.touch()
    living.touch()
    monkeypatch.setenv(FOLDER, str(tmp_path))

    forget_the_dead()

    assert (dead.exists(), living.exists()) == (False, True)


@pytest.mark.slow
def test_several_workers_count_together_and_stop_gently_together(tmp_path, postgresql, redis):
    database = postgresql.database(f"hosted-{tmp_path.name}")
    port = str(free_port())
    options = ["--workers", "2", "--database", database, "--redis", redis.url, "--metrics-port", port]
    with hosted(tmp_path, *options) as server, ExitStack() as stack:
        body = {"game": "douro", "seats": [{}, {}, {}]}
        for _ in range(8):  # each on a connection of its own, so that both workers are met
            assert httpx.post(f"{server.http.base_url}/api/rooms", json=body).status_code == 201
        lines = [stack.enter_context(server.socket()) for _ in range(8)]
        assert [line.ask({"type": "ping"})["type"] for line in lines] == ["pong"] * 8

        figures = [httpx.get(f"http://127.0.0.1:{port}/metrics", verify=False).text for _ in range(4)]

        assert all("estran_rooms_opened_total 8.0" in text and "estran_sockets 8.0" in text for text in figures)
        server.process.send_signal(signal.SIGTERM)
        assert [line.until("goodbye")["reason"] for line in lines] == ["restart"] * 8
        assert server.process.wait(30) == 0


# ---- A gentle stop


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_on_a_signal_moves_are_finished_sockets_told_and_the_exit_code_is_0(tmp_path, how):
    with hosted(tmp_path) as server, server.socket() as line, server.socket() as stranger:
        made = server.http.post(
            "/api/rooms", json={"game": "douro", "seats": [{"kind": kind} for kind in SEATS]}
        ).json()
        server.http.post(f"/api/rooms/{made['code']}/start", headers=bearer(made["host"]))
        room = line.hello(made["code"], made["tokens"].values())
        line.until("update")
        line.send({"type": "choose", "match": room["match"], "version": 1, "seat": "A", "move": "7", "key": "1"})
        server.process.send_signal(how)

        told = [line.until("done", "goodbye")]
        told += [line.until("goodbye")] if told[0]["type"] == "done" else []

        assert told[-1] == {"type": "goodbye", "reason": "restart"}
        assert line.closed()[0] == stranger.closed()[0] == 1012
        assert server.process.wait(30) == 0
        assert "The server has stopped." in server.said.read_text()


@pytest.mark.slow
def test_a_port_that_is_taken_is_named(tmp_path):
    with hosted(tmp_path) as server:
        taken = subprocess.run(
            [ESTRAN, "serve", "--port", str(server.port), "--lang", "en"],
            env={**os.environ, "ESTRAN_DATA": str(tmp_path / "other")},
            capture_output=True,
            text=True,
            check=False,
        )
    assert taken.returncode == 1
    assert f"Port {server.port} on 127.0.0.1 is not free." in taken.stderr


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--database", "mysql://ada:secret@localhost/x"], "The database cannot be used"),
        (["--database", f"postgresql://ada:secret@127.0.0.1:{free_port()}/x"], "The database cannot be used"),
        (["--redis", f"redis://:secret@127.0.0.1:{free_port()}"], "Redis cannot be reached"),
        (["--workers", "2"], "need Redis"),
    ],
)
def test_a_server_that_cannot_start_says_why_and_no_password(options, complaint, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("ESTRAN_DATA", str(tmp_path))

    code = main(["serve", *options, "--lang", "en"])

    said = "".join(capsys.readouterr())
    assert code == 1
    assert complaint in said
    assert "secret" not in said


# ---- Logs


@pytest.mark.slow
def test_logs_are_json_and_hold_no_token_seed_word_name_or_talk(tmp_path):
    with hosted(tmp_path) as server, server.socket() as line:
        seats = [{"kind": "local", "name": f"Ada-the-{n}"} for n in range(3)]
        made = server.http.post("/api/rooms", json={"game": "douro", "seats": seats}).json()
        secrets = [made["host"], *made["tokens"].values(), "Ada-the-0", "w0rd-of-mine", "what-I-said", "ill-egal"]
        room = line.hello(made["code"], made["tokens"].values())
        match = room["match"]
        hashed = "5f7bd7a6ac2dd6e96d2f1e2a4ee9e3ed4c8e8fbeae7c0b7d0a43a3f5b8f80a5f"
        line.ask({"type": "commit", "key": "0", "match": match, "seat": "A", "hash": hashed})
        server.http.post(f"/api/rooms/{made['code']}/start", headers=bearer(made["host"]))
        line.ask({"type": "reveal", "key": "1", "match": match, "seat": "A", "word": "w0rd-of-mine"})
        line.ask({"type": "say", "key": "2", "seat": "A", "text": "what-I-said"})
        line.ask({"type": "choose", "key": "3", "match": match, "version": 1, "seat": "A", "move": "ill-egal"})
        server.http.post(f"/api/rooms/{made['code']}/start", headers=bearer("wrong-" + made["host"]))
        secrets += break_the_database(tmp_path / "estran.db", server, line, match)
        assert server.stop() == 0

        lines = server.errors.read_text().splitlines()

    events = [json.loads(entry) for entry in lines]  # each is an object, so none is a traceback
    assert {"started", "socket_failed", "request_failed", "stopped"} <= {event["event"] for event in events}
    assert not [secret for secret in secrets for entry in lines if secret in entry]


def break_the_database(file: Path, server: Process, line: Line, match: str) -> list[str]:
    """Damage a row, so that a request and a socket fail; gives the secrets that stood beside the damage."""
    with closing(sqlite3.connect(file, timeout=30)) as connection, connection:
        (seed,) = connection.execute("SELECT seed FROM matches").fetchone()
        connection.execute("UPDATE matches SET options = 'broken'")
    assert server.http.get(f"/api/matches/{match}/record").status_code == 500
    line.send({"type": "choose", "key": "4", "match": match, "version": 1, "seat": "A", "move": "1"})
    assert line.closed()[0] == 1011
    return [seed.hex(), repr(seed)[2:-1], "broken"]


# ---- The guide


def test_every_option_in_the_guide_and_its_units_exists(capsys):
    guide = [DOCS / "hosting.md", *(DOCS / "hosting").iterdir()]
    said = re.findall(
        r"estran(?:-admin)? (serve|backup|restore|tidy|doctor)\b([^`\n]*)",
        "\n".join(path.read_text() for path in guide),
    )
    known = {}
    for command in ("serve", "backup", "restore", "tidy", "doctor"):
        assert main([command, "--help", "--lang", "en"]) == 0
        known[command] = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))

    assert {command for command, _ in said} == known.keys()
    for command, rest in said:
        assert set(re.findall(r"--[a-z-]+", rest)) <= known[command], rest


def test_commands_of_the_guide_install_what_was_tested_and_show_no_password():
    blocks = re.findall(r"```sh\n(.*?)```", (DOCS / "hosting.md").read_text(), re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    installs = [line for line in lines if "pip install" in line]

    assert len(installs) == 6
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)
    assert all(Path(DOCS.parent, path).exists() for line in installs for path in re.findall(r"requirements/\S+", line))
    assert [line for line in lines if "certbot certonly" in line and "--deploy-hook" not in line] == []
    assert [line for line in lines if re.search(r"://\w+:\w+@", line)] == []


def test_every_figure_in_the_guide_is_counted(near):
    figures = set(re.findall(r"`(estran_[a-z_]+)`", (DOCS / "hosting.md").read_text()))
    counted = near.figures()

    assert len(figures) >= 8
    assert not {name for name in figures if f"# HELP {name} " not in counted}


def test_links_and_files_in_the_guide_lead_somewhere():
    text = (DOCS / "hosting.md").read_text()
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", text) + re.findall(r"docs/(hosting/[a-z.-]+)", text)

    assert len(targets) >= 6
    assert not [target for target in targets if not (DOCS / target).exists()]


# ---- Opening the page


@pytest.mark.parametrize(
    ("terminal", "display", "opened"), [(True, ":0", True), (True, "", False), (False, ":0", False), (False, "", False)]
)
def test_a_browser_is_opened_only_where_somebody_could_look_at_it(terminal, display, opened, monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)

    assert has_desktop() is opened


def test_no_idle_connection_is_closed_while_programs_or_nginx_may_use_it_again():
    told = re.search(r"keepalive_timeout (\d+)s", (DOCS / "hosting" / "nginx.conf").read_text("utf-8"))
    programs = httpx.Limits().keepalive_expiry

    assert told
    assert programs
    assert max(programs, int(told[1])) < KEPT

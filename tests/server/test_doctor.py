"""`estran doctor`: every finding that it can make, on the real thing wherever that can be had."""

import asyncio
import json
import os
import re
import shutil
import socket
import sqlite3
import threading
import time
from collections import namedtuple
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest
from sqlalchemy import text

from estran.cli import main
from estran.server import doctor
from estran.server.doctor import Clock, Severity
from estran.server.doors import static
from estran.server.doors.guard import warn_of_proxy
from estran.server.doors.health import Asker
from estran.server.doors.static import NOT_BUILT
from estran.server.store.database import Database
from estran.words.folders import HERE, LANGUAGES
from tests.server.near import PATIENCE, serving
from tests.services import Missing, Nginx, free_port, started

HOST = "play.example.org"
Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def estran(tmp_path, monkeypatch, capsys):
    """The command, in a set-up where all is well unless a test spoils it; it gives the level of every finding."""
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").touch()
    monkeypatch.setattr(doctor, "SITE", site)
    monkeypatch.setattr(
        static, "file", lambda name: static.File(b"", b"", "text/html", "") if name == "index.html" else None
    )
    monkeypatch.setattr(doctor, "PATIENCE", PATIENCE)  # a machine that is busy with other tests answers late
    monkeypatch.setenv("ESTRAN_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("ESTRAN_CACHE", str(tmp_path / "cache"))
    for name in ("ESTRAN_DATABASE", "ESTRAN_REDIS"):
        monkeypatch.delenv(name, raising=False)

    def run(*options: str) -> dict[str, str]:
        code = main(["doctor", "--json", "--lang", "en", *options])
        (answer,) = re.findall(
            r"^\{$.*?^\}$", capsys.readouterr().out, re.MULTILINE | re.DOTALL
        )  # among the server's logs
        told = json.loads(answer)
        levels = {finding["message"]: finding["level"] for finding in told["findings"]}
        assert code == (not told["well"]) == bool({"warning", "problem"} & set(levels.values()))
        return levels

    return run


@pytest.fixture
def database(tmp_path):
    """A database as a server has left it."""
    (tmp_path / "data").mkdir(mode=0o700)
    asyncio.run(migrated(f"sqlite:///{tmp_path}/data/estran.db"))
    return tmp_path / "data" / "estran.db"


async def migrated(url: str) -> None:
    database = Database(url)
    await database.migrate()
    await database.close()


def change(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement, values)


# ---- Files and disk


def test_before_the_first_start_nothing_is_wrong_and_nothing_is_created(estran, tmp_path):
    told = estran()

    assert told["doctor-database-new"] == "note"
    assert told["doctor-url-none"] == "note"
    assert not (tmp_path / "data").exists()


def test_a_database_that_nobody_else_can_read_is_fine(estran, database):
    told = estran()

    assert told["doctor-files-closed"] == told["doctor-database-fine"] == told["doctor-disk-fine"] == "fine"


def test_files_that_others_can_read_are_named_backups_too_and_left_as_they_are(estran, database, capsys):
    database.chmod(0o644)
    (database.parent / "backup").mkdir()
    copy = database.parent / "backup" / "Mon.gz"
    copy.touch(0o644)

    assert estran()["doctor-file-open"] == "problem"
    main(["doctor", "--lang", "en"])
    said = capsys.readouterr().out
    assert f"chmod 600 {database}\n" in said
    assert f"chmod 600 {copy}\n" in said
    assert database.stat().st_mode & 0o777 == 0o644


def test_a_folder_that_others_can_enter_is_named(estran, database):
    database.parent.chmod(0o755)

    told = estran()

    assert told["doctor-folder-open"] == "warning"
    assert "doctor-files-closed" not in told


def test_a_folder_that_serves_other_things_too_is_noted(estran, database, monkeypatch):
    database.parent.chmod(0o755)
    monkeypatch.chdir(database.parent)

    assert estran()["doctor-folder-shared"] == "note"


def test_files_of_another_user_are_noted(estran, database, monkeypatch):
    owner = database.stat().st_uid
    monkeypatch.setattr("os.getuid", lambda: owner + 1)

    assert estran()["doctor-file-foreign"] == "note"


def test_a_file_that_root_left_in_the_folder_of_the_server_is_named_with_what_to_do(
    estran, database, monkeypatch, capsys
):
    root, server = 0, database.stat().st_uid + 4321
    monkeypatch.setattr(doctor, "_owner_of", lambda path: root if path == database else server)

    told = estran()
    main(["doctor", "--lang", "en"])

    assert told["doctor-file-stray"] == "problem"
    assert "doctor-file-foreign" not in told
    assert f"chown {server} {database}\n" in capsys.readouterr().out


def test_a_folder_that_we_may_not_enter_is_named_and_the_rest_is_looked_at(estran, database, monkeypatch):
    access, exists = os.access, Path.exists

    def seen(path: Path) -> bool:
        if path == database:
            raise PermissionError(13, "Permission denied")
        return exists(path)

    monkeypatch.setattr(
        os, "access", lambda path, mode: (path, mode) != (database.parent, os.X_OK) and access(path, mode)
    )
    monkeypatch.setattr(Path, "exists", seen)

    told = estran()

    assert told["doctor-folder-closed"] == "problem"
    assert told["doctor-redis-none"] == told["doctor-client-fine"] == "fine"


@pytest.mark.parametrize(("free", "finding"), [(500, "doctor-disk-low"), (50, "doctor-disk-full")])
def test_a_disk_with_little_room_is_named(estran, database, monkeypatch, free, finding):
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**12, 0, free * 10**6))

    assert estran()[finding] in ("warning", "problem")


# ---- Database and Redis


def test_a_file_that_is_no_database_is_named(estran, database):
    database.write_bytes(b"this is not a database" * 100)

    assert estran()["doctor-database-damaged"] == "problem"


def test_a_file_that_cannot_be_opened_is_named(estran, database):
    database.unlink()
    database.mkdir(0o700)

    assert estran()["doctor-database-shut"] == "problem"


@pytest.mark.parametrize("address", ["nonsense", "mysql://ada:secret@x/y", "postgresql://ada:secret@x:port/y"])
def test_an_address_of_no_database_that_we_know_is_named_and_the_rest_is_looked_at(estran, address, capsys):
    told = estran("--database", address)
    main(["doctor", "--lang", "en", "--database", address])

    assert told["doctor-database-unknown"] == "problem"
    assert told["doctor-redis-none"] == told["doctor-client-fine"] == "fine"
    assert "secret" not in capsys.readouterr().out


def test_a_database_and_a_redis_that_are_away_are_named_without_their_passwords(estran, capsys):
    away = f"ada:secret@127.0.0.1:{free_port()}"
    options = ["--database", f"postgresql://{away}/x", "--redis", f"redis://{away}"]

    told = estran(*options)
    main(["doctor", "--lang", "en", *options])

    assert told["doctor-database-away"] == told["doctor-redis-away"] == "problem"
    assert told["doctor-disk-elsewhere"] == "note"
    assert "secret" not in capsys.readouterr().out


@pytest.mark.parametrize(("version", "finding"), [("0001", "doctor-database-older"), ("9999", "doctor-database-newer")])
def test_tables_of_another_version_are_named_and_left_as_they_are(estran, database, version, finding):
    change(database, "UPDATE alembic_version SET version_num = ?", version)

    assert estran()[finding] == "warning"
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(version,)]


def test_a_database_without_tables_is_an_empty_one(estran, database):
    database.unlink()
    change(database, "CREATE TABLE other (thing)")
    database.chmod(0o600)

    assert estran()["doctor-database-empty"] == "note"


def test_postgresql_and_redis_are_asked(estran, postgresql, redis, tmp_path):
    url = postgresql.database(f"doctor-{tmp_path.name}")
    options = ["--database", url, "--redis", redis.url]
    assert estran(*options)["doctor-database-empty"] == "note"
    asyncio.run(migrated(url))

    told = estran(*options)

    assert told["doctor-database-fine"] == told["doctor-redis-fine"] == told["doctor-clock-fine"] == "fine"


def test_a_database_that_does_not_know_utf8_is_named(estran, postgresql, tmp_path):
    url, name = postgresql.database(f"utf8-{tmp_path.name}"), f"ascii-{tmp_path.name}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE \"{name}\" ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
        await connection.close()

    asyncio.run(create())

    assert "doctor-database-encoding" not in estran("--database", url)
    assert estran("--database", f"{url.rpartition('/')[0]}/{name}")["doctor-database-encoding"] == "warning"


def test_a_database_that_only_reads_is_named(estran, postgresql, tmp_path):
    url = postgresql.database(f"reads-{tmp_path.name}")
    asyncio.run(migrated(url))

    async def stop_writing() -> None:
        database = Database(url)
        async with database.write() as connection:
            name = url.rpartition("/")[2]
            await connection.execute(text(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'))
        await database.close()

    asyncio.run(stop_writing())

    assert estran("--database", url)["doctor-database-unwritable"] == "problem"


def test_without_redis_one_process_serves_all(estran):
    assert estran()["doctor-redis-none"] == "fine"


# ---- The clock


def test_a_clock_behind_what_has_happened_already_is_named(estran, database):
    room = {
        **dict.fromkeys(("id", "code", "watch", "host", "game", "match"), "x"),
        **dict.fromkeys(("public", "locked", "auto_roll", "hints", "revision", "talked", "created"), 0),
        "options": "{}",
        "touched": time.time() + 3600,
    }
    with closing(sqlite3.connect(database)) as connection:
        columns = {name: kind for _, name, kind, must, *_ in connection.execute("PRAGMA table_info(rooms)") if must}
    room |= dict.fromkeys(columns.keys() - room.keys(), 0)
    change(database, f"INSERT INTO rooms ({', '.join(room)}) VALUES ({', '.join('?' * len(room))})", *room.values())

    assert estran()["doctor-clock-behind"] == "problem"


def test_a_clock_that_differs_from_others_is_named():
    clock = Clock()
    clock.compare("one.example", time.time() + 1)
    assert clock.finding().message == "doctor-clock-fine"
    clock.compare("two.example", time.time() - 3600)

    finding = clock.finding()

    assert (finding.message, finding.level) == ("doctor-clock-wrong", Severity.PROBLEM)
    assert finding.arguments == {"other": "two.example", "seconds": 3600}


def test_a_clock_that_nothing_can_be_compared_with_is_noted(estran):
    assert estran()["doctor-clock-unknown"] == "note"


# ---- The address that people open


@pytest.fixture
def fronted(tmp_path, monkeypatch):
    """A server behind the nginx of the guide, spoilt in some way, at its public name."""
    resolve = socket.getaddrinfo

    def resolved(host, *more, **other):
        return resolve("127.0.0.1" if host in (HOST, HOST.encode()) else host, *more, **other)

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    (tmp_path / "data").mkdir(mode=0o700)
    with ExitStack() as stack:

        def front(*, days=60, spoilt=None, trust=True):
            near = stack.enter_context(serving(tmp_path / "data", trust_proxy=trust))
            port = int(near.url.rpartition(":")[2])
            try:
                nginx = stack.enter_context(started(partial(Nginx, upstream=port, days=days, spoilt=spoilt)))
            except Missing as missing:
                pytest.skip(f"left out: {missing}")
            monkeypatch.setenv("SSL_CERT_FILE", str(nginx.folder / "certificate.pem"))
            return near, f"https://{HOST}:{nginx.port}/"

        yield front


def test_a_server_set_up_as_the_guide_says_is_well(estran, fronted, capsys):
    _, url = fronted()

    told = estran("--url", url)

    well = ("doctor-tls-fine", "doctor-proxy-near", "doctor-socket-fine", "doctor-clock-fine", "doctor-client-fine")
    assert [told[message] for message in well] == ["fine"] * 5
    assert main(["doctor", "--lang", "en", "--url", url]) == 0
    assert "All is well, as far as can be seen from here.\n" in capsys.readouterr().out


def test_a_certificate_that_was_not_renewed_is_named(estran, fronted):
    _, url = fronted(days=5)

    assert estran("--url", url)["doctor-tls-ends"] == "warning"


def test_a_certificate_that_browsers_refuse_is_named(estran, fronted, monkeypatch):
    _, url = fronted()
    monkeypatch.delenv("SSL_CERT_FILE")

    assert estran("--url", url)["doctor-tls-bad"] == "problem"


def test_a_proxy_that_is_not_believed_is_named(estran, fronted):
    _, url = fronted(trust=False)

    assert estran("--url", url)["doctor-proxy-untrusted"] == "problem"


ADDED = "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"


@pytest.mark.parametrize(
    ("line", "ours", "finding"),
    [
        (r"proxy_set_header X-Forwarded-For \$remote_addr;", "", "doctor-proxy-forged"),
        (
            r"proxy_set_header X-Forwarded-For \$remote_addr;",
            'proxy_set_header X-Forwarded-For "";',
            "doctor-proxy-silent",
        ),
        (r"proxy_set_header Host \$http_host;", "proxy_set_header Host $proxy_host;", "doctor-proxy-host"),
        (r'proxy_set_header Connection "upgrade";', "", "doctor-socket-closed"),
    ],
)
def test_a_proxy_with_a_line_wrong_is_named(estran, fronted, line, ours, finding):
    _, url = fronted(spoilt={line: ours})

    assert estran("--url", url)[finding] == "problem"


def test_a_proxy_that_adds_its_own_address_last_is_fine(estran, fronted):
    _, url = fronted(spoilt={r"proxy_set_header X-Forwarded-For \$remote_addr;": ADDED})

    assert estran("--url", url)["doctor-proxy-near"] == "fine"


def test_a_server_that_believes_everybody_without_a_proxy_is_named(estran, tmp_path):
    with serving(tmp_path, trust_proxy=True) as near:
        assert estran("--url", near.url)["doctor-proxy-forged"] == "problem"


def test_what_cannot_be_seen_from_the_machine_itself_is_said(estran, tmp_path):
    with serving(tmp_path) as near:
        told = estran("--url", near.url)

    assert told["doctor-proxy-unknown"] == "note"
    assert told["doctor-clock-unknown"] == "note"


def test_a_server_without_a_proxy_is_not_warned_of_one(estran, tmp_path, capsys):
    warn_of_proxy.cache_clear()
    with serving(tmp_path) as near:
        assert main(["doctor", "--lang", "en", "--url", near.url]) in (0, 1)

    said = capsys.readouterr().out
    assert "Sockets come through." in said
    assert "unknown_proxy" not in said


def test_people_who_come_from_elsewhere_through_a_proxy_are_told_their_address():
    visitor = Asker("192.0.2.9", HOST, forwarded=True, trusted=True)

    (finding,) = doctor._of_proxy(urlsplit(f"https://{HOST}/"), visitor, visitor)

    assert (finding.message, finding.arguments) == ("doctor-proxy-fine", {"address": "192.0.2.9"})


def test_people_who_come_from_elsewhere_without_a_proxy_come_directly():
    visitor = Asker("192.0.2.9", "192.0.2.1:8000", forwarded=False, trusted=False)

    (finding,) = doctor._of_proxy(urlsplit("http://192.0.2.1:8000/"), visitor, visitor)

    assert finding.message == "doctor-proxy-direct"


def test_an_address_without_tls_is_named(estran, fronted):
    near, _ = fronted()

    assert estran("--url", near.url.replace("127.0.0.1", HOST))["doctor-tls-none"] == "problem"


def test_an_address_that_does_not_answer_is_named(estran):
    assert estran("--url", f"http://127.0.0.1:{free_port()}")["doctor-url-away"] == "problem"
    assert estran("--url", "http://[nonsense")["doctor-url-away"] == "problem"


def test_a_server_that_is_not_ready_is_named(estran, fronted, monkeypatch):
    near, url = fronted()

    async def away() -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(near.service.database, "try_writing", away)

    assert estran("--url", url)["doctor-url-unready"] == "problem"


def test_a_proxy_without_a_server_behind_it_is_named(estran, fronted, capsys):
    _, url = fronted(spoilt={r"127\.0\.0\.1:8000": f"127.0.0.1:{free_port()}"})

    told = estran("--url", url)
    main(["doctor", "--lang", "en", "--url", url])

    assert told["doctor-url-down"] == "problem"
    assert "doctor-url-foreign" not in told
    assert "status 502" in capsys.readouterr().out


@contextmanager
def answering(status: int = 200, location: str | None = None, **pages: str):
    """A server that is none of ours, or an old one."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = pages.get(self.path.strip("/").replace("/", "_") or "top", "hello").encode()
            self.send_response(status)
            if location is not None:
                self.send_header("Location", location)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_something_else_at_the_address_is_named(estran):
    with answering() as url:
        assert estran("--url", url)["doctor-url-foreign"] == "problem"


def test_an_address_that_only_leads_on_is_named_with_the_one_to_give(estran, fronted, capsys):
    fronted()
    with answering(301, f"https://{HOST}/health/ready") as plain:
        url = plain.replace("127.0.0.1", HOST)
        told = estran("--url", url)
        main(["doctor", "--lang", "en", "--url", url])

    assert told["doctor-url-moved"] == "warning"
    assert not {"doctor-tls-none", "doctor-url-foreign"} & told.keys()
    assert f"--url https://{HOST}/\n" in capsys.readouterr().out


def test_figures_that_everybody_is_told_are_named(estran):
    seen = {"address": "127.0.0.1", "host": "", "forwarded": False, "trusted": False}
    with answering(health_seen=json.dumps(seen), metrics="estran_moves_total 7") as url:
        assert estran("--url", url)["doctor-metrics-open"] == "problem"


# ---- Compiled code and the browser client


def test_a_cache_without_compiled_code_is_noted_and_one_with_it_is_fine(estran, tmp_path):
    assert estran()["doctor-cache-empty"] == "note"
    for game in ("dolores", "dorada", "douro"):
        (tmp_path / "cache" / "compiled" / f"estran.games.{game}.rules.act-0").touch()

    assert estran()["doctor-cache-fine"] == "fine"


def test_a_cache_that_cannot_be_written_is_named_and_leaves_nothing_behind(estran, tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("ESTRAN_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    assert estran()["doctor-cache-lost"] == "warning"
    assert not list(tmp_path.glob("estran-*"))


def test_a_client_that_was_not_built_is_named(estran, tmp_path):
    (tmp_path / "site" / "index.html").unlink()

    assert estran()["doctor-client-missing"] == "problem"


def test_a_server_elsewhere_whose_client_was_not_built_is_named(estran):
    seen = json.dumps({"address": "127.0.0.1", "host": "", "forwarded": False, "trusted": False})
    with answering(top=NOT_BUILT, health_seen=seen) as url:
        told = estran("--url", url)

    assert told["doctor-client-missing"] == "problem"
    assert "doctor-client-fine" not in told


def test_a_server_that_starts_without_its_client_says_so(estran, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(static, "SITE", tmp_path / "site")
    monkeypatch.setattr("estran.server.serve.serve", lambda *wishes: wishes[-1]())
    main(["serve", "--lang", "en"])
    assert "The browser client is not built" not in capsys.readouterr().out
    (tmp_path / "site" / "index.html").unlink()

    main(["serve", "--lang", "en"])

    assert "The browser client is not built" in capsys.readouterr().out


# ---- All of it


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_found_is_said_in_every_language(estran, tmp_path, language, capsys):
    (tmp_path / "site" / "index.html").unlink()

    code = main(["doctor", "--lang", language])

    said = capsys.readouterr().out.splitlines()
    assert code == 1
    assert len(said) >= 6
    assert said[-1].startswith("1 ")


def test_every_finding_is_tested():
    found = re.findall(r"^(doctor-[a-z-]+) =", (HERE / "en" / "doctor.ftl").read_text(), re.MULTILINE)
    findings = {name for name in found if not name.startswith("doctor-level-")} - {"doctor-well", "doctor-unwell"}
    tested = set(re.findall(r'"(doctor-[a-z-]+)"', Path(__file__).read_text()))

    assert findings - tested == set()

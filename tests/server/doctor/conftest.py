"""The command in a set-up where all is well unless a test spoils it."""

import asyncio
import json
import re
import socket
from contextlib import ExitStack
from functools import partial

import pytest

from estran.cli import main
from estran.server import doctor
from estran.server.doctor import address, storage
from estran.server.doors import static
from tests.server.doctor.patient import HOST, migrated
from tests.server.near import PATIENCE, serving
from tests.services import Missing, Nginx, started


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
    for module in (address, storage):  # a machine that is busy with other tests answers late
        monkeypatch.setattr(module, "PATIENCE", PATIENCE)
    monkeypatch.setenv("ESTRAN_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("ESTRAN_CACHE", str(tmp_path / "cache"))
    for name in ("ESTRAN_DATABASE", "ESTRAN_REDIS", "ESTRAN_SMTP", "ESTRAN_MAIL_FROM", "ESTRAN_SMTP_PASSWORD"):
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

"""The nginx of the hosting guide, as it is, in front of a real server."""

import json
import re
import ssl
import threading
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.near import PATIENCE, Line
from tests.server.serving import Serving
from tests.services import Missing, Nginx, free_port, started

HOST = "play.example.org"
BODY = {"game": "douro", "seats": [{"kind": kind} for kind in ("local", "local", "local")]}


@contextmanager
def nginx_before(port: int):
    try:
        with started(partial(Nginx, upstream=port)) as nginx:
            yield nginx
    except Missing as missing:
        pytest.skip(f"left out: {missing}")


class Front:
    """A server behind nginx, as its visitors meet it."""

    def __init__(self, nginx: Nginx) -> None:
        self.nginx, self.url = nginx, f"https://127.0.0.1:{nginx.port}"
        self.trust = ssl.create_default_context(cafile=str(nginx.folder / "certificate.pem"))
        self.http = httpx.Client(base_url=self.url, verify=self.trust, headers={"Host": HOST}, timeout=PATIENCE)

    def __enter__(self) -> "Front":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @contextmanager
    def socket(self, page: str = f"https://{HOST}"):
        """A socket through nginx, asked for by a page of this site."""
        url = f"wss://127.0.0.1:{self.nginx.port}/ws"
        trust = ssl.create_default_context(cafile=str(self.nginx.folder / "certificate.pem"))
        # This client reads in a thread of its own, which a session ticket of TLS 1.3 wakes before there is anything to read.
        trust.maximum_version = ssl.TLSVersion.TLSv1_2
        with connect(url, ssl=trust, compression=None, origin=Origin(page), open_timeout=PATIENCE) as line:
            yield Line(line)


@pytest.fixture(scope="module")
def front(tmp_path_factory):
    folder, metrics = tmp_path_factory.mktemp("behind"), free_port()
    server = Serving(folder)
    server.options += ["--trust-proxy", "--metrics-port", str(metrics)]
    try:
        server.start()
        with nginx_before(server.port) as nginx, Front(nginx) as front:
            yield front
    finally:
        server.kill()


def test_who_comes_without_tls_is_sent_to_the_name_of_the_server_whatever_host_they_claim(front):
    for host in (HOST, "evil.example"):
        answer = httpx.get(f"http://127.0.0.1:{front.nginx.plain_port}/r/ABCD?x=1", headers={"Host": host})

        assert (answer.status_code, answer.headers["location"]) == (301, f"https://{HOST}/r/ABCD?x=1")


def test_certbot_finds_its_answers_where_it_lays_them(front):
    challenge = front.nginx.folder / "html" / ".well-known" / "acme-challenge" / "token"
    challenge.parent.mkdir(parents=True)
    challenge.write_text("answer")

    url = f"http://127.0.0.1:{front.nginx.plain_port}/.well-known/acme-challenge/token"

    assert httpx.get(url, headers={"Host": HOST}).text == "answer"


def test_pages_come_with_their_headers_and_with_strict_transport_security(front):
    headers = front.http.get("/").headers

    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert not re.search(r"\d", headers["server"])
    assert front.http.get("/health/ready").text == "ready"


def test_a_match_is_played_through_nginx(front):
    made = front.http.post("/api/rooms", json=BODY).json()
    start = f"/api/rooms/{made['code']}/start"
    assert front.http.post(start, headers={"Authorization": f"Bearer {made['host']}"}).status_code == 204
    with front.socket(front.url) as line:
        room = line.hello(made["code"], made["tokens"].values())
        choice = {"type": "choose", "key": "1", "match": room["match"], "version": 1, "seat": "A", "move": "7"}
        line.until("update")

        assert line.ask(choice)["type"] == "done"


def test_a_page_of_another_site_gets_no_socket_through_nginx(front):
    with front.socket() as line:  # the page's name is the server's, but the socket was asked of another
        assert line.closed()[0] == 4403


@pytest.mark.parametrize(
    "path",
    ["/metrics", "/metrics/", "/metrics//", "/metrics%2f", "/%6detrics", "/x/../metrics", "/./metrics/?a", "//metrics"],
)
def test_figures_are_not_told_through_nginx(front, path):
    request = httpx.Request("GET", httpx.URL(front.url, raw_path=path.encode()), headers={"Host": HOST})

    answer = front.http.send(request)

    assert answer.status_code in (403, 404)
    assert "estran_" not in answer.text


def test_bodies_beyond_16_kilobytes_are_refused_by_nginx_itself(front):
    answer = front.http.post("/api/rooms", content=b" " * 17_000)

    assert (answer.status_code, answer.headers["content-type"]) == (413, "text/html")


def test_floods_of_requests_and_of_sockets_are_stopped_by_nginx_itself(front):
    with nginx_before(front.nginx.upstream) as nginx, Front(nginx) as fresh:  # whose counts are its own
        pages = until_refused(lambda: fresh.http.get("/health/live").status_code)
        sockets = until_refused(lambda: fresh.http.get("/ws").status_code)  # nginx counts before anybody shakes hands

    assert set(pages) == {200}
    assert len(pages) > 60
    assert len(sockets) > 50


def until_refused(ask):
    """The answers before the first refusal."""
    answers = []
    while (answer := ask()) != 429:
        answers.append(answer)
        assert len(answers) < 5000
    return answers


def test_logs_of_nginx_hold_no_address_and_no_code_of_a_room(front):
    made = front.http.post("/api/rooms", json=BODY).json()
    for _ in range(100):
        front.http.get(f"/api/rooms/{made['code']}")
    httpx.get(f"http://127.0.0.1:{front.nginx.plain_port}/r/{made['code']}", headers={"Host": HOST})

    access, errors = (path.read_text() for path in front.nginx.logs)

    assert len(access.splitlines()) > 100
    for text in (access, errors):
        assert made["code"] not in text
        assert "127.0.0.1" not in text


def test_nothing_that_a_client_claims_about_its_address_is_passed_on():
    class Echo(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = json.dumps(list(self.headers.items())).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Echo) as echo, nginx_before(echo.server_port) as nginx:
        threading.Thread(target=echo.serve_forever, daemon=True).start()
        with Front(nginx) as front:
            forged = {"Host": HOST, "X-Forwarded-For": "192.0.2.7"}
            told = [dict(front.http.get(path, headers=forged).json()) for path in ("/", "/ws", "/api/rooms")]
        echo.shutdown()

    assert [(headers["X-Forwarded-For"], headers["Host"]) for headers in told] == [("127.0.0.1", HOST)] * 3

"""`estran doctor` looks at the address that people open, and at the proxy in front of it."""

import json
from urllib.parse import urlsplit

import pytest

from estran.cli import main
from estran.server.doctor import address
from estran.server.doors.guard import warn_of_proxy
from estran.server.doors.health import Asker
from tests.server.doctor.patient import HOST, answering
from tests.server.near import serving
from tests.services import free_port


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
    assert "WebSockets get through." in said
    assert "unknown_proxy" not in said


def test_people_who_come_from_elsewhere_through_a_proxy_are_told_their_address():
    visitor = Asker("192.0.2.9", HOST, forwarded=True, trusted=True)

    (finding,) = address._of_proxy(urlsplit(f"https://{HOST}/"), visitor, visitor)

    assert (finding.message, finding.arguments) == ("doctor-proxy-fine", {"address": "192.0.2.9"})


def test_people_who_come_from_elsewhere_without_a_proxy_come_directly():
    visitor = Asker("192.0.2.9", "192.0.2.1:8000", forwarded=False, trusted=False)

    (finding,) = address._of_proxy(urlsplit("http://192.0.2.1:8000/"), visitor, visitor)

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

"""`estran doctor` looks at compiled code, the browser client and mail, and says all that it found."""

import json
import re
from pathlib import Path

import pytest

from estran.cli import main
from estran.server.doors import static
from estran.server.doors.static import NOT_BUILT
from estran.words.folders import HERE, LANGUAGES
from tests.server.doctor.patient import answering
from tests.server.push_service import MailHouse
from tests.services import free_port

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


# ---- Mail


def test_a_server_without_mail_is_fine(estran):
    assert estran()["doctor-mail-none"] == "fine"


def test_a_mail_server_that_lets_us_in_is_fine_and_is_sent_nothing(estran):
    house = MailHouse()
    try:
        told = estran("--smtp", f"smtp://127.0.0.1:{house.port}", "--mail-from", "estran@example.org")
    finally:
        house.close()

    assert (told["doctor-mail-fine"], house.taken) == ("fine", [])


def test_a_mail_server_that_does_not_answer_is_a_problem(estran):
    told = estran("--smtp", f"smtp://127.0.0.1:{free_port()}", "--mail-from", "estran@example.org")

    assert told["doctor-mail-away"] == "problem"


def test_a_mail_server_that_wants_to_hear_a_password_in_the_clear_is_a_problem(estran, monkeypatch):
    monkeypatch.setenv("ESTRAN_SMTP_PASSWORD", "secret")
    house = MailHouse()
    try:
        told = estran("--smtp", f"smtp://ana@127.0.0.1:{house.port}", "--mail-from", "estran@example.org")
    finally:
        house.close()

    assert told["doctor-mail-away"] == "problem"


@pytest.mark.parametrize(
    "options",
    [
        ("--smtp", "http://mail.example.org", "--mail-from", "estran@example.org"),
        ("--smtp", "smtp://ana:secret@mail.example.org", "--mail-from", "estran@example.org"),
        ("--smtp", "smtp://mail.example.org"),
        ("--smtp", "smtp://mail.example.org", "--mail-from", "nobody"),
        ("--smtp", "smtp://mail.example.org", "--mail-from", "a@example.org", "--smtp-password-file", "/nowhere"),
    ],
)
def test_settings_for_mail_that_cannot_be_used_are_a_problem(estran, options):
    assert estran(*options)["doctor-mail-wrong"] == "problem"


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
    tests = "".join(file.read_text() for file in Path(__file__).parent.glob("test_*.py"))
    tested = set(re.findall(r'"(doctor-[a-z-]+)"', tests))

    assert findings - tested == set()

"""`estran rules` as files: a booklet, and braille."""

import pytest

from estran.books import louis
from estran.cli import books
from tests.services import Missing, program

MISUSED, FAILED = 2, 1


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_booklet_is_written_beside_what_is_there(estran, tmp_path, monkeypatch, lang):
    monkeypatch.chdir(tmp_path)
    ran = estran("rules", "dolores", "--print", lang=lang)
    again = estran("rules", "dolores", "--print", lang=lang)

    assert (ran.code, again.code) == (0, MISUSED)
    assert f"dolores-{lang}.html" in ran.out
    assert (tmp_path / f"dolores-{lang}.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_braille_is_written_for_a_language(estran, tmp_path, monkeypatch):
    try:
        program(louis.PROGRAM)
    except Missing as missing:
        pytest.skip(str(missing))
    monkeypatch.chdir(tmp_path)
    ran = estran("rules", "dorada", "--brf", "--contracted", "--out", "court.brf", lang="fr")

    assert ran.out == "Enregistré dans court.brf.\n"
    assert (tmp_path / "court.brf").read_bytes().count(b"\f") > 10


@pytest.mark.parametrize(
    "wrong", [("--print", "--brf"), ("--contracted",), ("--out", "x.html"), ("--pdf", "--contracted")]
)
def test_what_does_not_go_together_is_refused(estran, tmp_path, monkeypatch, wrong):
    monkeypatch.chdir(tmp_path)
    ran = estran("rules", "dorada", *wrong)

    assert ran.code == MISUSED
    assert "--print" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_without_a_browser_no_pdf_but_the_way_to_one(estran, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("shutil.which", lambda name: None)
    ran = estran("rules", "dorada", "--pdf")

    assert ran.code == FAILED
    assert "Use --print" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_a_browser_prints_a5_pages(estran, tmp_path, monkeypatch):
    try:
        shell = program("chromium-headless-shell")
    except Missing as missing:
        pytest.skip(str(missing))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(books, "BROWSERS", (shell,))
    ran = estran("rules", "dorada", "--pdf")
    pdf = (tmp_path / "dorada-en.pdf").read_bytes()

    assert ran.code == 0
    assert pdf.startswith(b"%PDF")
    assert b"/MediaBox [0 0 420" in pdf or b"/MediaBox [0 0 419" in pdf


# ---- The board for fingers


def test_a_board_is_printed_on_one_sheet_or_two_and_its_key(estran, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    whole = estran("boards", "print")
    halves = estran("boards", "print", "leap", "--paper", "a4", lang="pl")

    assert (whole.code, halves.code) == (0, 0)
    assert (tmp_path / "board-classic-en.pdf").read_bytes().count(b"/Type/Page/") == 2
    assert (tmp_path / "board-leap-pl.pdf").read_bytes().count(b"/Type/Page/") == 3


def test_a_board_of_ones_own_is_printed_as_pictures(estran, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    estran("boards", "new", "--out", "mine.toml")
    ran = estran("boards", "print", "mine.toml", "--out", "mine.svg")

    assert ran.code == 0
    assert {path.name for path in tmp_path.iterdir()} == {"mine.toml", "mine.svg", "mine-2.svg"}


@pytest.mark.parametrize("wrong", [("--paper", "a5"), ("--out", "board.png"), ("nowhere.toml",)])
def test_a_board_that_cannot_be_printed_is_refused(estran, tmp_path, monkeypatch, wrong):
    monkeypatch.chdir(tmp_path)

    assert estran("boards", "print", *wrong).code != 0
    assert list(tmp_path.iterdir()) == []

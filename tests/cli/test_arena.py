"""The arena at the terminal: what it plays, says, keeps, refuses, and how it is stopped."""

import json
import re
import sys

import pytest

from estran.arena.results import ArenaResults
from tests.cli.driver import Person
from tests.trials.conftest import plain  # noqa: F401 (a fixture)

pytestmark = pytest.mark.usefixtures("plain")
MISUSED, FAILED = 2, 1
INTERRUPTED = 130
LINE = ("arena", "dorada", "--bots", "random", "tests.trials.rivals:Last", "--players", "2", "--matches", "3")
LANGUAGES = {"en": 0, "fr": 1, "pl": 2}


def test_matches_are_played_reported_and_kept(estran, tmp_path):
    ran = estran(*LINE)
    results = ArenaResults.read(tmp_path / "arena-dorada")

    assert ran.code == 0
    assert "To play: 6. Already played: 0.\n" in ran.out
    assert "random against tests.trials.rivals:Last, 2 players: " in ran.out
    assert "The report is in arena-dorada/report.html.\n" in ran.out
    assert len(results.rows) == 6


def test_the_same_line_plays_nothing_twice_and_a_longer_one_goes_on(estran):
    first, again = estran(*LINE), estran(*LINE)
    longer = estran(*LINE[:-1], "4")

    assert "To play: 0. Already played: 6.\n" in again.out
    assert first.out.partition("\n")[2] == again.out.partition("\n")[2]
    assert "To play: 2. Already played: 6.\n" in longer.out


def test_a_report_can_be_made_again_in_another_language_without_playing(estran, tmp_path):
    estran(*LINE)
    ran = estran("arena", "dorada", "--matches", "0", lang="fr")
    page = (tmp_path / "arena-dorada" / "report.html").read_text()

    assert ran.code == 0
    assert 'lang="fr"' in page
    assert "Qui bat qui" in page


def test_mixed_tables_and_several_sizes_are_told_one_by_one(estran):
    bots = ("random", "easy", "tests.trials.rivals:Last", "tests.trials.rivals:FIRST")
    ran = estran("arena", "dorada", "--bots", *bots, "--players", "3", "4", "--matches", "1", "--mixed")

    assert "To play: 16." in ran.out  # four threes and one four, each in every rotation
    assert len(re.findall(r"^easy against .*, 3 players", ran.out, re.MULTILINE)) == 3
    assert len(re.findall(r"^easy against .*, 4 players", ran.out, re.MULTILINE)) == 1


def test_what_a_bot_prints_does_not_get_into_the_report(estran):
    ran = estran(
        "arena",
        "dorada",
        "--bots",
        "random",
        "tests.trials.rivals:Prints",
        "--players",
        "2",
        "--matches",
        "1",
        "--json",
    )

    assert json.loads(ran.out)["matches"] == 2
    assert ran.err.startswith("made\n")
    assert "\nthinking\n" in ran.err


def test_options_reach_the_matches(estran, tmp_path):
    estran(*LINE, "--option", "board=leap", "colours=2")

    assert ArenaResults.read(tmp_path / "arena-dorada").setting.options == '{"board":"leap","colours":2}'
    assert "Options: board=leap and colours=2." in (tmp_path / "arena-dorada" / "report.md").read_text()


BAD_LINES = {  # what is typed: the exit code, and the beginning of the complaint in English, French and Polish
    ("arena", "chess"): (MISUSED, "There is no game “chess”.", "Il n’y a pas de jeu", "Nie ma gry"),
    ("arena", "douro"): (MISUSED, "Two bots or more are needed", "Il faut au moins deux robots", "Potrzebne są co"),
    ("arena", "douro", "--bots", "easy"): (MISUSED, "Two bots or more", "Il faut au moins", "Potrzebne są"),
    ("arena", "douro", "--bots", "easy", "genius"): (
        MISUSED,
        "There is no bot level “genius”.",
        "Il n’y a pas de robot de niveau « genius ».",
        "Nie ma bota na poziomie „genius”.",
    ),
    ("arena", "douro", "--bots", "easy", "easy"): (
        MISUSED,
        "The bot “easy” is named twice.",
        "Le robot « easy » est nommé deux fois.",
        "Bot „easy” jest podany dwa razy.",
    ),
    ("arena", "douro", "--bots", "easy", "normal@9"): (
        MISUSED,
        "“normal@9” is not a bot",
        "« normal@9 » n’est pas un robot",
        "„normal@9” nie jest botem",
    ),
    ("arena", "douro", "--bots", "easy", "no.such:Bot"): (
        MISUSED,
        "The bot “no.such:Bot” cannot be imported: No module named 'no'.",
        "Le robot « no.such:Bot » ne peut pas être importé",
        "Nie można zaimportować bota „no.such:Bot”",
    ),
    ("arena", "douro", "--bots", "easy", "random", "--players", "2"): (
        MISUSED,
        "Douro 1872 is for 3 to 5 players, not for 2.",
        "Douro 1872 se joue de 3 à 5 joueurs, pas à 2.",
        "Douro 1872: od 3 do 5 osób, a nie 2.",
    ),
    ("arena", "douro", "--bots", "easy", "random", "--players", "few"): (
        MISUSED,
        "--players must be a whole number",
        "--players : il faut un nombre entier",
        "--players: potrzebna jest liczba całkowita",
    ),
    ("arena", "douro", "--bots", "easy", "random", "--mixed"): (
        MISUSED,
        "A mixed table of 3 needs 3 different bots; there are 2.",
        "Une table mixte de 3 places",
        "Mieszany stół z liczbą miejsc 3",
    ),
    ("arena", "douro", "--bots", "easy", "random", "--matches", "many"): (
        MISUSED,
        "--matches must be a whole number",
        "--matches : il faut",
        "--matches: potrzebna",
    ),
    ("arena", "douro", "--matches", "0"): (
        FAILED,
        "arena-douro/matches.jsonl cannot be used: it does not exist.",
        "arena-douro/matches.jsonl est inutilisable",
        "Nie można użyć pliku arena-douro/matches.jsonl",
    ),
}


@pytest.mark.parametrize("line", BAD_LINES, ids=" ".join)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_line_is_refused_before_anything_is_written(estran, tmp_path, line, lang):
    ran = estran(*line, lang=lang)

    assert ran.code == BAD_LINES[line][0]
    assert ran.err.replace("\u202f", " ").startswith(str(BAD_LINES[line][1 + LANGUAGES[lang]]))
    assert ran.err.count("\n") == 1
    assert list(tmp_path.glob("arena-*")) == []


def test_a_folder_of_another_seed_is_refused(estran):
    estran(*LINE)
    ran = estran(*LINE, "--seed", "5")

    assert ran.code == MISUSED
    assert ran.err.startswith("arena-dorada holds matches of Dorada with other options or another seed.")
    assert estran("arena", "douro", "--matches", "0", "--out", "arena-dorada").code == MISUSED


def test_without_the_packages_of_reports_it_says_how_to_install_them(estran, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "openskill", None)

    ran = estran(*LINE)

    assert ran.code == FAILED
    assert "pip install estran[lab]" in ran.err
    assert list(tmp_path.glob("arena-*")) == []


def test_help_tells_of_bots_and_tables(estran):
    assert "--bots BOT …: who plays, two or more" in estran("arena", "--help").out
    assert "hard@1000" in estran("arena", "--help", lang="fr").out
    assert "hard@1000" in estran("arena", "--help", lang="pl").out


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_whoever_stops_it_keeps_what_was_played_and_can_go_on(tmp_path, jobs):
    line = ("arena", "dorada", "--bots", "random", "easy", "--players", "2", "--matches", "1000", "--jobs", jobs)
    person = Person(*line, folder=tmp_path)
    person.child.expect(r" [1-9]\d*/2000")  # the bar has moved
    code = person.interrupt()
    results = ArenaResults.read(tmp_path / "arena-dorada")

    assert code == INTERRUPTED
    assert f"Matches saved in arena-dorada: {len(results.rows)}. The same command continues." in person.seen.replace(
        "\u202f", " "
    )
    assert "Traceback" not in person.seen
    assert 0 < len(results.rows) < 2000

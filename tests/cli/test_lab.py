"""The lab at the terminal: what it plays, says, keeps, refuses, and how it is stopped and killed."""

import json
import os
import re
import signal
import sys
from pathlib import Path

import pytest

from estran.games.dorada.boards import FOLDER as BOARDS
from estran.lab.report import LabReport
from estran.lab.results import LabResults
from tests.cli.driver import Person
from tests.lab.conftest import plain  # noqa: F401 (a fixture)
from tests.trials.conftest import plain as arena_plain  # noqa: F401 (a fixture)

pytestmark = pytest.mark.usefixtures("plain")
MISUSED, FAILED = 2, 1
INTERRUPTED = 130
SLOW = "tests.trials.rivals:Last"
LINE = ("lab", "dorada", "--players", "2", "--bots", SLOW, "random", "--matches", "3")
LANGUAGES = {"en": 0, "fr": 1, "pl": 2}


def test_matches_are_played_reported_and_kept(estran, tmp_path):
    ran = estran(*LINE)

    assert ran.code == 0
    assert "To play: 3. Already played: 0.\n" in ran.out
    assert re.search(rf"^Seat A, {SLOW}: \d+\.\d% \(too few\) of the victories, ", ran.out, re.MULTILINE)
    assert ran.out.endswith("The report is lab-dorada/report.html; matches and tables are in lab-dorada.\n")
    assert len((tmp_path / "lab-dorada" / "matches.csv").read_text().splitlines()) == 1 + 3
    assert len(LabResults.read(tmp_path / "lab-dorada").played) == 3


def test_the_same_line_plays_nothing_twice_and_a_longer_one_goes_on(estran):
    first, again = estran(*LINE), estran(*LINE)
    longer = estran(*LINE[:-1], "5")

    assert "To play: 0. Already played: 3.\n" in again.out
    assert first.out.partition("\n")[2] == again.out.partition("\n")[2]
    assert "To play: 2. Already played: 3.\n" in longer.out


def test_the_page_can_be_anywhere_and_in_any_language(estran, tmp_path):
    ran = estran(*LINE, "--report", "here/there.html", lang="fr")
    page = (tmp_path / "here" / "there.html").read_text()

    assert "Le compte rendu est dans here/there.html" in ran.out
    assert '<html lang="fr">' in page
    assert "Part des victoires" in page


def test_two_sets_of_rules_are_compared(estran, tmp_path):
    ran = estran(*LINE, "--option", "board=classic", "--against", "board=leap", "first=B")

    assert "To play: 6." in ran.out
    named = r"^Seat A: .* \(board=classic and first=null\) and .* \(board=leap and first=B\), difference "
    assert re.search(named, ran.out, re.MULTILINE)
    assert LabResults.read(tmp_path / "lab-dorada").experiment.rules == ("{}", '{"board":"leap","first":"B"}')


def test_what_a_bot_prints_does_not_get_into_the_report(estran):
    ran = estran("lab", "dorada", "--players", "2", "--bots", "tests.trials.rivals:Prints", "--matches", "1", "--json")

    assert json.loads(ran.out)["matches"] == 1
    assert ran.err.startswith("made\n")
    assert "\nthinking\n" in ran.err


ALIKE = {
    "en": "All matches are the same on both sides: these bots play alike under both sets of rules.",
    "fr": "Toutes les parties sont les mêmes des deux côtés\u202f: ces robots jouent de la même façon avec les deux jeux de règles.",
    "pl": "Wszystkie partie są po obu stronach takie same: te boty grają tak samo według obu zestawów zasad.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_sets_of_rules_that_these_bots_play_alike_are_told_to_be_so(estran, tmp_path, lang):
    ran = estran("lab", "douro", "--bots", "random", "--matches", "3", "--against", "open_cards=true", lang=lang)

    assert ALIKE[lang] in ran.out.splitlines()
    assert ALIKE[lang] in (tmp_path / "lab-douro" / "report.md").read_text()


def test_two_boards_of_one_name_are_told_apart_by_their_files(estran, tmp_path):
    mine = (BOARDS / "classic.toml").read_text(encoding="utf-8").replace('"classic"', '"mine"')
    (tmp_path / "old.toml").write_text(mine, encoding="utf-8")
    (tmp_path / "new.toml").write_text(mine.replace("33 = 7", "33 = 8"), encoding="utf-8")
    line = ("lab", "dorada", "--bots", "random", "--matches", "3", "--option", "board=old.toml", "first=A")
    ran = estran(*line, "--against", "board=new.toml", "first=B")

    assert " (board=old.toml and first=A) and " in ran.out
    assert " (board=new.toml and first=B), difference " in ran.out
    assert "First rules: board=old.toml and first=A" in (tmp_path / "lab-dorada" / "report.md").read_text()
    assert ALIKE["en"] not in ran.out


def test_a_board_with_the_name_of_one_in_the_box_is_told_apart_from_that(estran, tmp_path):
    (tmp_path / "mine.toml").write_text((BOARDS / "classic.toml").read_text(encoding="utf-8"), encoding="utf-8")
    ran = estran("lab", "dorada", "--bots", "random", "--matches", "3", "--against", "board=mine.toml")

    assert " (board=classic) and " in ran.out
    assert " (board=classic *), difference " in ran.out


def test_one_bot_may_play_all_seats(estran, tmp_path):
    estran("lab", "dorada", "--bots", "random", "--matches", "2")

    assert LabResults.read(tmp_path / "lab-dorada").experiment.bots == ("random",) * 3


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The bot “tests.trials.rivals:Raises” failed during a match: KeyError: 'boom\\x1b[31m'."),
        (
            "fr",
            "Le robot «\u202ftests.trials.rivals:Raises\u202f» a échoué pendant une partie\u202f: KeyError: 'boom\\x1b[31m'.",
        ),
        ("pl", "Bot „tests.trials.rivals:Raises” zawiódł podczas partii: KeyError: 'boom\\x1b[31m'."),
    ],
)
def test_a_bot_that_fails_is_named_and_the_fault_is_not_ours(estran, lang, told):
    ran = estran("lab", "dorada", "--players", "2", "--bots", "tests.trials.rivals:Raises", "--matches", "1", lang=lang)

    assert ran.code == MISUSED
    assert ran.err.startswith(told)


BAD_LINES = {  # what is typed: the beginning of the complaint in English, French and Polish
    ("lab", "chess"): ("There is no game “chess”.", "Il n’y a pas de jeu", "Nie ma gry"),
    ("lab", "douro", "--bots", "easy", "normal"): (
        "--bots takes one bot for all seats or one for each of the 3, not 2.",
        "--bots prend un robot pour toutes les places ou un pour chacune des 3, mais il y en a 2.",
        "--bots przyjmuje jednego bota na wszystkie miejsca albo po jednym na każde z 3, a podane boty: 2.",
    ),
    ("lab", "douro", "--bots", "genius"): (
        "There is no bot level “genius”.",
        "Il n’y a pas de robot de niveau « genius ».",
        "Nie ma bota na poziomie „genius”.",
    ),
    ("lab", "douro", "--bots", "normal@9"): (
        "“normal@9” is not a bot",
        "« normal@9 » n’est pas un robot",
        "„normal@9” nie jest botem",
    ),
    ("lab", "douro", "--players", "2"): (
        "Douro 1872 is for 3 to 5 players, not for 2.",
        "Douro 1872 se joue de 3 à 5 joueurs, pas à 2.",
        "Douro 1872: od 3 do 5 osób, a nie 2.",
    ),
    ("lab", "douro", "--matches", "0"): (
        "--matches must be a whole number",
        "--matches : il faut",
        "--matches: potrzebna",
    ),
    ("lab", "douro", "--jobs", "none"): ("--jobs must be a whole number", "--jobs : il faut", "--jobs: potrzebna"),
    ("lab", "douro", "--option", "tide=1"): (
        "Douro 1872 has no option “tide”.",
        "Douro 1872 n’a pas d’option « tide ».",
        "Douro 1872 nie ma opcji „tide”.",
    ),
    ("lab", "douro", "--report", "-"): (
        "This cannot be written to the output. Name a file instead.",
        "Ceci ne peut pas aller sur la sortie. Indiquez plutôt un fichier.",
        "Tego nie można skierować na wyjście. Podaj nazwę pliku.",
    ),
    ("lab", "douro", "--report", "r.pdf"): (
        "A report is written as .html, not as “r.pdf”.",
        "Un compte rendu s’écrit en .html, pas en « r.pdf ».",
        "Raport zapisuje się jako .html, a nie „r.pdf”.",
    ),
    ("lab", "dorada", "--against", "board=classic"): (
        "Both sets of rules are the same, so there is nothing to compare. --against must change an option.",
        "Les deux jeux de règles sont les mêmes : il n’y a rien à comparer. L’option --against doit changer quelque chose.",
        "Oba zestawy zasad są takie same, więc nie ma czego porównywać. Opcja --against musi coś zmieniać.",
    ),
    ("lab", "douro", "--against", "--out", "x1"): (
        "--against needs an option of the game, as name=value, for example open_points=true.",
        "Après --against, il faut une option du jeu, nom=valeur, par exemple open_points=true.",
        "Po --against potrzebna jest opcja gry, nazwa=wartość, na przykład open_points=true.",
    ),
    ("lab", "douro", "--option", "open_points=true", "open-points=false"): (
        "The option open_points is given twice. Give it once.",
        "L’option open_points est donnée deux fois. Donnez-la une seule fois.",
        "Opcja open_points jest podana dwa razy. Podaj ją raz.",
    ),
    ("lab", "douro", "--out", "--force"): (
        "Wrong use of --out: ",
        "L’option --out est mal employée",
        "Złe użycie opcji --out: ",
    ),
    ("lab", "douro", "--against", "open_points=maybe"): (
        "The option open_points cannot be maybe.",
        "L’option open_points ne peut pas valoir maybe.",
        "Opcja open_points nie może mieć wartości maybe.",
    ),
}


@pytest.mark.parametrize("line", BAD_LINES, ids=" ".join)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_line_is_refused_before_anything_is_written(estran, tmp_path, line, lang):
    ran = estran(*line, lang=lang)

    assert ran.code == MISUSED
    assert ran.err.replace("\u202f", " ").startswith(BAD_LINES[line][LANGUAGES[lang]])
    assert ran.err.count("\n") == 1
    assert list(tmp_path.glob("lab-*")) == []


@pytest.mark.parametrize(
    "other", [("--seed", "5"), ("--option", "board=leap"), ("--against", "board=leap")], ids=" ".join
)
def test_a_folder_with_another_setting_is_refused(estran, other):
    estran(*LINE)
    ran = estran(*LINE, *other)

    assert ran.code == MISUSED
    assert ran.err.startswith("lab-dorada holds matches of Dorada with other players, options, bots or another seed.")


def test_a_report_that_cannot_be_written_is_refused_before_anybody_waits(estran, tmp_path):
    (tmp_path / "here").write_text("a file")
    ran = estran(*LINE, "--report", "here/there.html")

    assert ran.code == FAILED
    assert "To play" not in ran.out
    assert list(tmp_path.glob("lab-*")) == []


def test_a_report_that_is_there_already_is_refused_before_anything_is_written(estran, tmp_path):
    (tmp_path / "notes.html").write_text("mine")
    ran = estran(*LINE, "--report", "notes.html")

    assert ran.code == MISUSED
    assert list(tmp_path.glob("lab-*")) == []


def test_without_the_package_of_plots_it_says_how_to_install_it(estran, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "matplotlib", None)

    ran = estran(*LINE)

    assert ran.code == FAILED
    assert "pip install estran[lab]" in ran.err
    assert list(tmp_path.glob("lab-*")) == []


def test_help_tells_of_bots_and_rules(estran):
    assert "--against K=V: an option of a second set of rules" in estran("lab", "--help").out
    assert "hard@1000" in estran("lab", "--help", lang="fr").out
    assert "hard@1000" in estran("lab", "--help", lang="pl").out


def test_whoever_stops_it_while_it_reports_is_told_what_is_kept(estran, monkeypatch, tmp_path):
    def interrupted(report, path=None):
        raise KeyboardInterrupt

    monkeypatch.setattr(LabReport, "write", interrupted)
    ran = estran(*LINE)

    assert ran.code == INTERRUPTED
    assert "Stopped. Matches saved in lab-dorada: 3. The same command continues.\n" in ran.out


@pytest.fixture
def findable(monkeypatch):
    """Bots of the tests are found by other processes, too."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]), prepend=os.pathsep)


@pytest.mark.slow
@pytest.mark.usefixtures("findable")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_whoever_stops_it_keeps_what_was_played_and_can_go_on(tmp_path, jobs):
    person = Person(*LINE[:-1], "1000", "--jobs", jobs, folder=tmp_path)
    person.child.expect(r" [1-9]\d*/1000")  # the bar has moved
    code = person.interrupt()
    kept = LabResults.read(tmp_path / "lab-dorada").played

    assert code == INTERRUPTED
    assert f"Matches saved in lab-dorada: {len(kept)}. The same command continues." in person.seen
    assert "Traceback" not in person.seen
    assert 0 < len(kept) < 1000


@pytest.mark.slow
@pytest.mark.usefixtures("findable")
def test_whoever_is_killed_goes_on_to_the_same_end(tmp_path, estran):
    person = Person(*LINE[:-1], "60", folder=tmp_path)
    person.child.expect(r" [1-9]\d*/60")  # the bar has moved
    person.child.kill(signal.SIGKILL)
    person.child.wait()
    kept = len(LabResults.read(tmp_path / "lab-dorada").played)
    went_on = estran(*LINE[:-1], "60", "--jobs", "2")
    estran(*LINE[:-1], "60", "--out", "at-once")

    assert 0 < kept < 60
    assert f"To play: {60 - kept}. Already played: {kept}." in went_on.out
    for name in ("matches.csv", "squares.csv", "report.html"):
        assert (tmp_path / "lab-dorada" / name).read_bytes() == (tmp_path / "at-once" / name).read_bytes()

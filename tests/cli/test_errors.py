"""Whatever goes wrong is one line in the user's language and an exit code, never a traceback."""

import subprocess

import pytest

from estran.games.dorada.boards import find, to_data
from tests.cli.driver import ESTRAN, PATIENCE

MISUSED, FAILED = 2, 1
BAD_LINES = {  # what is typed: the exit code, and the beginning of the complaint in English, French and Polish
    ("play", "chess"): (MISUSED, "There is no game “chess”.", "Il n’y a pas de jeu « chess ».", "Nie ma gry „chess”."),
    ("play", "douro", "--players", "7"): (
        MISUSED,
        "Douro 1872 is for 3 to 5 players, not for 7.",
        "Douro 1872 se joue de 3 à 5 joueurs, pas à 7.",
        "Douro 1872: od 3 do 5 osób, a nie 7.",
    ),
    ("play", "douro", "--players", "many"): (
        MISUSED,
        "--players must be a whole number from 3 to 5",
        "--players : il faut un nombre entier de 3 à 5",
        "--players: potrzebna jest liczba całkowita od 3 do 5",
    ),
    ("play", "douro", "--players", "3", "--bots", "2", "--names", "Ada,Bo"): (
        MISUSED,
        "One name is needed, for the one person who plays, not 2.",
        "Il faut un seul nom, celui de la seule personne qui joue ; vous en avez donné 2.",
        "Potrzebne jest jedno imię, bo gra jedna osoba; podano 2.",
    ),
    ("play", "douro", "--players", "3", "--option", "open_points"): (
        MISUSED,
        "“open_points” is not an option of a game.",
        "« open_points » n’est pas une option de jeu.",
        "„open_points” nie jest opcją gry.",
    ),
    ("play", "douro", "--players", "3", "--option", "wind=strong"): (
        MISUSED,
        "Douro 1872 has no option “wind”.",
        "Douro 1872 n’a pas d’option « wind ».",
        "Douro 1872 nie ma opcji „wind”.",
    ),
    ("play", "douro", "--players", "3", "--option", "open_points=perhaps"): (
        MISUSED,
        "The option open_points cannot be perhaps.",
        "L’option open_points ne peut pas valoir perhaps.",
        "Opcja open_points nie może mieć wartości perhaps.",
    ),
    ("play", "douro", "--players", "3", "--bots", "XY"): (
        MISUSED,
        "There is no seat “X” for a bot.",
        "Il n’y a pas de place « X » pour un robot.",
        "Nie ma miejsca „X” dla bota.",
    ),
    ("play", "douro", "--players", "3", "--bots", "4"): (
        MISUSED,
        "--bots must be a whole number from 0 to 3",
        "--bots : il faut un nombre entier de 0 à 3",
        "--bots: potrzebna jest liczba całkowita od 0 do 3",
    ),
    ("play", "douro", "--players", "3", "--level", "genius"): (
        MISUSED,
        "There is no bot level “genius”. The levels are: random, easy, normal, hard and expert.",
        "Il n’y a pas de robot de niveau « genius ».",
        "Nie ma bota na poziomie „genius”.",
    ),
    ("play", "douro", "--players", "3", "--bots", "1", "--names", "Ada"): (
        MISUSED,
        "2 names are needed",
        "Il faut 2 noms",
        "Potrzebne są 2 imiona",
    ),
    ("play", "douro", "--players", "3", "--bots", "1", "--names", "Ada,Ada"): (
        MISUSED,
        "The name “Ada” is taken.",
        "Le nom « Ada » est déjà pris.",
        "Imię „Ada” jest już zajęte.",
    ),
    ("play", "--resume", "a.json", "--option", "open_points=true"): (
        MISUSED,
        "--option cannot be combined with --resume",
        "--option ne va pas avec --resume",
        "--option nie pasuje do --resume",
    ),
    ("play", "--seed", "x"): (MISUSED, "--seed must be", "--seed : il faut", "--seed: potrzebna"),
    ("play", "--resume", "missing.json"): (
        FAILED,
        "missing.json cannot be used: it does not exist.",
        "missing.json est inutilisable : il n’existe pas.",
        "Nie można użyć pliku missing.json: nie istnieje.",
    ),
    ("play", "douro", "--players", "3", "--bots", "2", "--record", "/dev/null/folder/a.json"): (
        FAILED,
        "/dev/null/folder/a.json cannot be used: part of its path is not a folder.",
        "/dev/null/folder/a.json est inutilisable : un élément du chemin n’est pas un dossier.",
        "Nie można użyć pliku /dev/null/folder/a.json: część ścieżki nie jest folderem.",
    ),
    ("play", "douro", "--players", "3", "--bots", "2", "--record", "-"): (
        MISUSED,
        "A match at the terminal cannot be written to the output, because it is played there. Name a file instead.",
        "Une partie au terminal ne peut pas être écrite sur la sortie, puisqu’elle s’y joue. Indiquez plutôt un fichier.",
        "Partii rozgrywanej w terminalu nie można zapisać na wyjście, bo właśnie tam się toczy. Podaj nazwę pliku.",
    ),
    ("play", "--resume", "-"): (
        MISUSED,
        "A match cannot go on from the input, because the answers come from there. Name a file instead.",
        "On ne peut pas reprendre une partie depuis l’entrée, puisque les réponses en viennent. Indiquez plutôt un fichier.",
        "Partii nie można wznowić z wejścia, bo stamtąd przychodzą odpowiedzi. Podaj nazwę pliku.",
    ),
    ("simulate", "douro", "--records", "-"): (
        MISUSED,
        "Records cannot be written to the output, because each match has a file of its own. Name a folder instead.",
        "Les enregistrements ne peuvent pas aller sur la sortie, puisque chaque partie a son fichier. Indiquez plutôt un dossier.",
        "Zapisów partii nie można skierować na wyjście, bo każda partia ma własny plik. Podaj nazwę folderu.",
    ),
    ("play", "--resume", "a.json", "--players", "3"): (
        MISUSED,
        "--players cannot be combined with --resume",
        "--players ne va pas avec --resume",
        "--players nie pasuje do --resume",
    ),
    ("play", "--colour", "red"): (
        MISUSED,
        "There is no option “--colour”.",
        "Il n’y a pas d’option « --colour ».",
        "Nie ma opcji „--colour”.",
    ),
    ("play", "--players"): (
        MISUSED,
        "Wrong use of --players",
        "L’option --players est mal employée",
        "Złe użycie opcji --players",
    ),
    ("play", "douro", "dorada"): (
        MISUSED,
        "Unexpected argument “dorada”",
        "Argument inattendu : « dorada »",
        "Nieoczekiwany argument „dorada”",
    ),
    ("sing",): (
        MISUSED,
        "There is no command “sing”.",
        "Il n’y a pas de commande « sing ».",
        "Nie ma polecenia „sing”.",
    ),
    ("verify",): (MISUSED, "RECORD is missing.", "Il manque RECORD.", "Brakuje argumentu RECORD."),
    ("verify", "missing.json"): (
        FAILED,
        "missing.json cannot be used",
        "missing.json est inutilisable",
        "Nie można użyć pliku missing.json",
    ),
    ("verify", "."): (
        FAILED,
        ". cannot be used: it is a folder.",
        ". est inutilisable : c’est un dossier.",
        "Nie można użyć pliku .: to jest folder.",
    ),
    ("replay", "missing.json"): (
        FAILED,
        "missing.json cannot be used",
        "missing.json est inutilisable",
        "Nie można użyć pliku missing.json",
    ),
    ("rules", "chess"): (MISUSED, "There is no game “chess”.", "Il n’y a pas de jeu « chess ».", "Nie ma gry „chess”."),
    ("rules", "douro", "DOU-99"): (
        MISUSED,
        "There is no clause “DOU-99”.",
        "Il n’y a pas d’article « DOU-99 ».",
        "Nie ma zasady „DOU-99”.",
    ),
    ("simulate", "douro", "--matches", "0"): (
        MISUSED,
        "--matches must be a whole number",
        "--matches : il faut un nombre entier",
        "--matches: potrzebna jest liczba całkowita",
    ),
    ("simulate", "douro", "--jobs", "none"): (
        MISUSED,
        "--jobs must be a whole number",
        "--jobs : il faut un nombre entier",
        "--jobs: potrzebna jest liczba całkowita",
    ),
    ("boards", "check", "missing.toml"): (
        FAILED,
        "missing.toml cannot be used: it does not exist.",
        "missing.toml est inutilisable : il n’existe pas.",
        "Nie można użyć pliku missing.toml: nie istnieje.",
    ),
    ("play", "dorada", "--players", "2", "--option", "board=missing.toml"): (
        FAILED,
        "Nobody can play on the board “missing.toml”",
        "Le plateau « missing.toml » n’est pas jouable",
        "Na planszy „missing.toml” nie da się grać",
    ),
    ("score", "dolores", "sails 3"): (
        MISUSED,
        "“sails” is not a collection.",
        "« sails » n’est pas une collection.",
        "„sails” nie jest zestawem.",
    ),
    ("score", "dolores", "wines"): (
        MISUSED,
        "“wines” is not a collection.",
        "« wines » n’est pas une collection.",
        "„wines” nie jest zestawem.",
    ),
}


@pytest.mark.parametrize("line", BAD_LINES, ids=" ".join)
@pytest.mark.parametrize(("lang", "column"), [("en", 1), ("fr", 2), ("pl", 3)])
def test_a_bad_line_is_refused_in_one_line_of_the_users_language(estran, line, lang, column):
    ran = estran(*line, lang=lang)

    assert ran.code == BAD_LINES[line][0]
    assert ran.err.replace("\u202f", " ").startswith(BAD_LINES[line][column])
    assert ran.err.count("\n") == 1


def test_an_unknown_language_is_refused_in_the_one_of_the_system(estran, monkeypatch):
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")

    ran = estran("rules", "douro", lang="de")

    assert ran.code == MISUSED
    assert ran.err == "Język „de” nie jest dostępny. Do wyboru: en, fr i pl.\n"


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"[1, 2]", b'{"format": "other/1"}', b'{"format": "estran-record/1"}', b"\xff\xfe\x00", b"null"],
)
@pytest.mark.parametrize("command", ["verify", "replay", "resume"])
def test_a_damaged_record_is_refused_in_one_line(estran, tmp_path, text, command):
    (tmp_path / "a.json").write_bytes(text)
    line = ("play", "--resume", "a.json") if command == "resume" else (command, "a.json")

    ran = estran(*line)

    assert ran.code == FAILED
    assert ran.err.startswith("a.json cannot be used. This ")
    assert ran.err.count("\n") == 1


def test_the_input_ends_before_everything_is_answered(estran):
    ran = estran("play", "douro")

    assert ran.code == FAILED
    assert ran.err == "The input ended before everything was answered.\n"


def test_a_closed_pipe_ends_the_program_quietly():
    program = subprocess.run(
        f"{ESTRAN} rules douro --lang en | head -1",
        shell=True,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert program.stdout == "Douro 1872\n"
    assert program.stderr == ""


def test_letters_that_the_terminal_cannot_write_become_the_nearest_it_can():
    program = subprocess.run(
        [ESTRAN, "rules", "dolores", "--lang", "pl"],
        capture_output=True,
        timeout=PATIENCE,
        check=False,
        env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )

    assert program.returncode == 0
    assert program.stdout.isascii()
    assert b"dla 2-4 osob" in program.stdout  # a dash, and a letter with an accent
    assert program.stderr == b""


def test_bytes_that_are_no_letters_are_only_a_bad_answer(tmp_path):
    program = subprocess.run(
        [ESTRAN, "play", "douro", "--players", "3", "--bots", "2", "--seed", "1", "--lang", "en"],
        input=b"\xff\xfe\n7\nquit\n",
        capture_output=True,
        timeout=PATIENCE,
        check=False,
        cwd=tmp_path,
    )

    assert program.returncode == 0
    assert b"You play 7." in program.stdout
    assert b"Traceback" not in program.stderr


def test_a_match_on_a_board_of_ones_own_carries_the_board_in_its_record(estran, tmp_path):
    lines = to_data(find("leap"))
    springboards = "\n".join(f"{square} = {number}" for square, number in lines["springboards"].items())
    text = f"dorada = 40\ngold = {lines['gold']}\ntraps = {lines['traps']}\n[springboards]\n{springboards}\n"
    (tmp_path / "mine.toml").write_text(text)

    estran("play", "dorada", "--players", "2", "--bots", "2", "--option", "board=mine.toml", "--record", "a.json")

    assert '"name": "mine"' in (tmp_path / "a.json").read_text()
    assert estran("verify", "a.json").code == 0

"""Answers that cannot be used: said in the player's own words, with what was probably meant, and never a dead end."""

import os
import subprocess

import pytest

from estran.bots.levels import LEVELS
from estran.words.speaker import speaker
from tests.cli.driver import ESTRAN, Person

DOURO = ("play", "douro", "--players", "3", "--bots", "2", "--seed", "4")
DOLORES = ("play", "dolores", "--players", "2", "--bots", "1", "--seed", "4")
QUIT = {"en": "quit", "fr": "quitter", "pl": "koniec"}


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [("en", "hepl", "help"), ("en", "tabel", "table"), ("fr", "aied", "aide"), ("pl", "pomco", "pomoc")],
)
def test_a_mistyped_command_is_recognized(estran, lang, typed, meant):
    out = estran(*DOURO, typed=(typed,), lang=lang).out

    assert speaker(lang).say("terminal-did-you-mean", meant=meant) in out


def test_what_is_nothing_like_a_command_is_not_taken_for_one(estran):
    out = estran(*DOURO, typed=("xyzzy", "12345", "-1")).out

    assert out.count("is not possible here") == 3
    assert "Did you mean" not in out


@pytest.mark.parametrize("lang", ["fr", "pl"])
def test_a_wrong_choice_is_answered_without_seats_plies_or_english(estran, lang):
    out = estran(*DOLORES, typed=("xyzzy",), lang=lang).out
    answer = next(line for line in out.splitlines() if "xyzzy" in line)

    assert answer == speaker(lang).say("terminal-not-offered", came="xyzzy", labels=["1", "2", "3"])


@pytest.mark.parametrize(("lang", "gesture"), [("en", "peace"), ("fr", "partage"), ("pl", "zgoda")])
def test_a_choice_may_be_called_by_a_word_of_its_own(estran, lang, gesture):
    out = estran(*DOLORES, typed=(gesture,), lang=lang).out

    assert speaker(lang).say("terminal-not-offered", came=gesture, labels=["1", "2", "3"]) not in out


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_help_is_understood_in_every_language(estran, lang):
    out = estran(*DOURO, typed=("help",), lang=lang).out

    assert speaker(lang).say("terminal-help-in-play", hint="given") in out


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_help_names_hints_only_where_there_are_any(estran, lang):
    together = estran(*DOURO[:4], "--bots", "0", "--names", "A,B,C", typed=("?",), lang=lang).out

    assert speaker(lang).say("terminal-help-in-play", hint="none") in together
    assert "hint" not in speaker("en").say("terminal-help-in-play", hint="none")


# ---- Questions before a match


QUESTIONS = {  # how one comes to each question, and what tells about it
    "terminal-about-game": ("play",),
    "terminal-about-players": ("play", "dorada"),
    "terminal-about-bots": ("play", "dorada", "--players", "2"),
    "terminal-about-level": ("play", "dorada", "--players", "2"),
    "terminal-about-name": ("play", "dorada", "--players", "2", "--bots", "0"),
}


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("about", QUESTIONS)
def test_every_question_can_be_asked_about_and_left(estran, tmp_path, about, lang):
    before = ("1",) if about == "terminal-about-level" else ()

    ran = estran(*QUESTIONS[about], typed=(*before, "?", QUIT[lang]), lang=lang)

    assert ran.code == 0
    assert speaker(lang).say(about) in ran.out
    assert ran.out.endswith(speaker(lang).say("terminal-not-begun") + "\n")
    assert list(tmp_path.iterdir()) == []


def asked(monkeypatch, capsys, *typed, **environment):
    """What `estran play` says to somebody whose environment is this, and who types these lines."""
    import io

    from estran.cli import main

    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    code = main(["play", "--seed", "1"])
    return code, *capsys.readouterr()


@pytest.mark.usefixtures("estran")
@pytest.mark.parametrize("word", ["quit", "quitter", "koniec"])
def test_the_question_for_a_language_is_left_in_any_of_them(monkeypatch, capsys, word):
    code, out, _ = asked(monkeypatch, capsys, "?", word)

    assert code == 0
    assert all(speaker(language).say("terminal-about-language") in out for language in ("en", "fr", "pl"))


@pytest.mark.usefixtures("estran")
def test_the_question_for_a_language_says_what_it_understands(monkeypatch, capsys):
    _, out, _ = asked(monkeypatch, capsys, "x", "7", "en", "quit")

    assert "“x” is not one of these languages. Type a number from 1 to 3, a name, or one of en, fr and pl." in out
    assert "The answer must be a whole number from 1 to 3, not “7”." in out


def test_the_question_for_bots_names_seats_that_are_there(estran):
    two = estran("play", "dorada", "--players", "2", typed=("quit",)).out
    three = estran("play", "dorada", "--players", "3", typed=("quit",)).out

    assert "such as B (Enter" in two
    assert "such as BC (Enter" in three


@pytest.mark.usefixtures("estran")
@pytest.mark.parametrize("variable", ["LANG", "LC_ALL", "LC_MESSAGES", "ESTRAN_LANG"])
def test_nobody_is_asked_for_the_language_that_the_system_speaks(monkeypatch, capsys, variable):
    _, out, _ = asked(monkeypatch, capsys, **{variable: "fr_FR.UTF-8"})

    assert out.startswith("1  Dolorès")


@pytest.mark.usefixtures("estran")
@pytest.mark.parametrize("system", ["C.UTF-8", "de_DE.UTF-8", ""])
def test_a_system_that_speaks_none_of_ours_leaves_the_question(monkeypatch, capsys, system):
    _, out, _ = asked(monkeypatch, capsys, LANG=system)

    assert out.startswith("1  English\n")


@pytest.mark.usefixtures("estran")
def test_a_wish_for_a_language_that_nobody_speaks_is_refused(monkeypatch, capsys):
    code, _, err = asked(monkeypatch, capsys, ESTRAN_LANG="xx")

    assert code == 2
    assert err == "The language “xx” is not available. Choose one of: en, fr and pl.\n"


def test_a_mistyped_game_or_level_is_recognized(estran):
    out = estran("play", typed=("dorad", "dorada", "2", "1", "nromal")).out

    assert "Did you mean “Dorada”?" in out
    assert "Did you mean “normal”?" in out


# ---- Rules


@pytest.mark.parametrize(
    ("wanted", "lang", "first"),
    [("theft", "en", "Theft (DOL-23)"), ("VOL", "fr", "Vol (DOL-23)"), ("złodziej", "pl", "Złodziej (DOL-23)")],
)
def test_a_clause_is_found_by_its_title_in_a_match_too(estran, wanted, lang, first):
    alone = estran("rules", "dolores", wanted, lang=lang).out
    typed = f"{speaker(lang).say('terminal-alias-rules').split()[0]} {wanted}"
    within = estran(*DOLORES, typed=(typed,), lang=lang).out

    assert alone.startswith(first) or f"\n{first}" in alone
    assert alone in within


def test_what_several_clauses_speak_of_is_a_list_of_their_titles(estran):
    ran = estran("rules", "douro", "phylloxera")

    assert ran.code == 0
    assert ran.out.count("DOU-") > 3
    assert " (DOU-21)" in ran.out


def test_what_no_clause_speaks_of_is_said_with_the_nearest_title(estran):
    ran = estran("rules", "dolores", "tehft")

    assert ran.code == 2
    assert ran.err == "No clause of Dolorès mentions “tehft”. Did you mean “Theft”?\n"
    assert estran("rules", "dolores", "xyzzy").err == "No clause of Dolorès mentions “xyzzy”.\n"


def test_a_sheet_for_towing_or_an_unknown_boat_is_refused_in_words(estran):
    towing = estran("score", "douro", "sirga, cards 4 8 6, phylloxera B")
    unknown = estran("score", "douro", "order 99, cards 4 8 6, phylloxera B")

    assert (towing.code, unknown.code) == (2, 2)
    assert towing.err == "Sirga, towing, has no result of its own: name the boat that it fetches, such as order 17.\n"
    assert unknown.err.startswith("With 3 players there is no boat with an order of 99. The orders are: 1, 3, 5, 7")


# ---- Terminals that can do less


def test_a_terminal_that_cannot_be_wiped_is_told_no_signs_for_it(tmp_path):
    person = Person(
        "play",
        "douro",
        "--players",
        "3",
        "--bots",
        "C",
        "--names",
        "Ada,Bo",
        "--seed",
        "3",
        folder=tmp_path,
        term="dumb",
    )
    person.read_to(person.question("terminal-pass", name="Ada"))
    person.type("")
    person.read_to(person.question("terminal-choice", who="named", name="Ada", choices=2, only=""))
    person.type("7")
    person.read_to(person.question("terminal-pass", name="Bo"))

    assert "\x1b" not in person.seen
    assert "\r\n" * 30 in person.seen
    assert person.say("terminal-not-wiped") in person.seen


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_what_an_encoding_lacks_becomes_the_nearest_that_it_has(tmp_path, encoding):
    ran = subprocess.run(
        [ESTRAN, "boards", "--lang", "pl"],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    out = ran.stdout.decode(encoding)

    assert "?" not in out
    assert " -3 " in out
    assert "pulapka" in out.replace("ł", "l")


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_answers_to_questions_are_refused_in_the_words_of_the_question(estran, lang):
    say = speaker(lang).say
    levels = [say(f"start-level-{level}") for level in LEVELS]

    out = estran("play", "dorada", "--players", "2", typed=("9", "1", "xyzzy", QUIT[lang]), lang=lang).out

    assert say("terminal-usage-number", name=say("terminal-number"), came="9", least="0", most="2") in out
    assert say("refused-level", came="xyzzy", known=levels) in out


# ---- Choices that are alike


def test_choices_that_nobody_could_tell_apart_are_listed_once(estran):
    table = "2 players  dealer A  now arrange A  loot lace-1 lace-1 | lace-1 wines-2"

    out = estran("play", "dolores", "--bots", "1", "--level", "random", "--table", table, typed=("?", "quit")).out
    listed = [line for line in out.splitlines() if "In front of Bot B: " in line]

    assert [line[0] for line in listed] == ["1", "2", "1", "2"]
    assert len(set(listed)) == 2


def test_a_table_whose_parts_only_one_space_separates_is_refused_for_that(estran):
    ran = estran("play", "douro", "--table", "3 players phylloxera B  valley 2 fog")

    assert "two spaces must stand between its parts, so also between “3 players” and “phylloxera B”." in ran.err

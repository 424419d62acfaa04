"""Lines at a real terminal: recalled with the arrow keys, completed with Tab, and no secret among them."""

import subprocess
import sys

from estran.cli.editing import completions
from tests.cli.driver import Person

UP = "\x1b[A"
ALONE = ("play", "dorada", "--players", "2", "--bots", "1", "--option", "first=A", "--seed", "4")
TWO_PEOPLE = ("play", "douro", "--players", "3", "--bots", "C", "--names", "Ada,Bo", "--seed", "3")


def test_a_line_is_recalled_with_the_arrow_key(tmp_path):
    person = Person(*ALONE, folder=tmp_path)
    person.read_to(person.question("terminal-roll", who="you", name=""))
    person.type("score")
    person.read_to(person.question("terminal-roll", who="you", name=""))
    person.type(UP)
    person.read_to(person.question("terminal-roll", who="you", name=""))

    assert person.seen.count("Bot B: 0 points.") == 2


def test_a_word_is_completed_with_tab(tmp_path):
    person = Person(*ALONE, folder=tmp_path)
    person.read_to(person.question("terminal-roll", who="you", name=""))
    person.type("sco\t")
    person.read_to(person.question("terminal-roll", who="you", name=""))

    assert "Bot B: 0 points." in person.seen


def test_a_secret_choice_is_not_remembered(tmp_path):
    person = Person(*TWO_PEOPLE, folder=tmp_path)
    for name, card in (("Ada", "7"), ("Bo", "8")):
        person.read_to(person.question("terminal-pass", name=name))
        person.type("")
        person.read_to(person.question("terminal-choice", who="named", name=name, choices=2, only=""))
        person.type(card)
    person.read_to(person.question("terminal-pass", name="Ada"))
    heard = len(person.seen)
    person.type(UP)
    person.read_to(person.question("terminal-choice", who="named", name="Ada", choices=2, only=""))

    assert "8" not in person.seen[heard:].partition("\n")[0]


def test_nothing_is_edited_where_the_screen_cannot(tmp_path):
    person = Person(*ALONE, folder=tmp_path, term="dumb")
    person.read_to(person.question("terminal-roll", who="you", name=""))
    person.type("sco\t")
    person.read_to(person.question("terminal-roll", who="you", name=""))

    assert "Did you mean “score”?" in person.seen
    assert "\x1b" not in person.seen


def test_words_are_completed_without_their_accents():
    assert completions("re", ["règles", "Remous", "score"]) == ["règles", "Remous"]
    assert completions("", ["a", "b", "a"]) == ["a", "b"]


def test_the_editor_is_loaded_by_the_first_question_alone():
    code = "import sys, estran.cli.play, estran.cli.learn; print('readline' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"

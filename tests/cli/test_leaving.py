"""Anyone who leaves finds the match again: after Ctrl-C, at the end of the input, and when the terminal goes away."""

import re
import shlex
import signal
import subprocess
import sys

import pytest

from estran.match.record import MatchRecord
from tests.cli.driver import ESTRAN, Person, first_offer, play_first_offers

GAMES = {  # what each is called with, and the first moves of seat A
    "dolores": ("dolores", "--players", "2", "--option", "messages=false", "--option", "dealer=A"),
    "dorada": ("dorada", "--players", "2", "--option", "first=A", "--auto-roll"),
    "douro": ("douro", "--players", "3"),
}


def seated(game, folder, *more):
    bots = "BC" if game == "douro" else "B"
    return Person("play", *GAMES[game], "--bots", bots, "--seed", "5", *more, folder=folder)


def choose_first(person):
    """Answer the next question of a match with the first offer."""
    person.type(first_offer(person.read_to_choice()))


def resume_command(text):
    """The command that a person is told to type."""
    return shlex.split(re.findall(r"To go on, type: estran (.*)", text)[-1].strip())


def press_ctrl_c(person):
    return person.interrupt()


def end_the_input(person):
    person.child.sendeof()
    return person.read_to_end()


@pytest.mark.parametrize("leave", [press_ctrl_c, end_the_input])
@pytest.mark.parametrize("game", GAMES)
def test_after_ctrl_c_or_end_of_input_the_match_goes_on_as_it_would_have(game, leave, tmp_path):
    person = seated(game, tmp_path)
    choose_first(person)
    person.read_to_choice()
    code = leave(person)
    again = Person(*resume_command(person.seen), folder=tmp_path)
    choose_first(again)
    again.read_to_choice()
    again.type("save later.json")
    again.read_to_choice()
    again.type("quit")
    again.read_to_end()

    straight = seated(game, tmp_path)
    choose_first(straight)
    choose_first(straight)
    straight.read_to_choice()
    straight.type("save straight.json")
    straight.read_to_choice()
    straight.type("quit")
    straight.read_to_end()

    assert code == (130 if leave is press_ctrl_c else 1)
    assert "Traceback" not in person.seen + again.seen
    later = MatchRecord.load(tmp_path / "later.json")
    assert later.plies == MatchRecord.load(tmp_path / "straight.json").plies
    assert later.seed == 5


def test_ctrl_c_before_the_match_says_so_in_one_line(tmp_path):
    person = Person("play", folder=tmp_path, lang="fr")
    person.read_to(person.question("terminal-ask-game", default="Dolorès"))
    code = person.interrupt()

    assert code == 130
    assert person.seen.rstrip().endswith("Arrêt.")
    assert "Traceback" not in person.seen


def test_a_terminal_that_is_closed_leaves_the_match_in_its_file(tmp_path):
    person = seated("douro", tmp_path, "--record", "kept.json")
    choose_first(person)
    person.read_to_choice()
    person.interrupt(lambda: person.child.kill(signal.SIGHUP))

    assert "A 0" in MatchRecord.load(tmp_path / "kept.json").plies


@pytest.mark.parametrize("seats", [("--bots", "2"), ("--bots", "C", "--names", "Ada,Bo")])
def test_a_terminal_that_goes_away_takes_no_match_with_it(tmp_path, seats):
    person = Person("play", "douro", "--players", "3", *seats, "--seed", "3", folder=tmp_path)
    if "C" in seats:
        person.read_to(person.question("terminal-pass", name="Ada"))
        person.type("")
    person.read_to("our choice:")
    person.child.ptyproc.fileobj.close()  # as when a window is closed
    person.child.ptyproc.wait()

    assert [MatchRecord.load(file).game for file in tmp_path.glob("*.json")] == ["douro"]


def test_a_program_that_is_told_to_end_keeps_the_match(tmp_path):
    person = seated("douro", tmp_path)
    person.read_to_choice()
    person.interrupt(lambda: person.child.kill(signal.SIGTERM))

    assert "The match has been saved to " in person.seen
    assert len(list(tmp_path.glob("douro-*.json"))) == 1


def test_when_nobody_reads_the_lines_any_more_the_match_is_kept_and_said_so_elsewhere(tmp_path):
    program = subprocess.Popen(
        [ESTRAN, "play", "douro", "--players", "3", "--bots", "3", "--seed", "1", "--lang", "en", "--record", "a.json"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        text=True,
    )
    assert program.stdout is not None
    program.stdout.readline()
    program.stdout.close()
    assert program.stderr is not None
    said = program.stderr.read()
    code = program.wait()
    program.stderr.close()

    assert code == 1
    assert "To go on, type: estran play --resume a.json --bots ABC --lang en" in said
    assert "Traceback" not in said


def test_where_nothing_can_be_written_the_match_is_kept_elsewhere(estran, tmp_path, monkeypatch):
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    folder.rmdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    ran = estran("play", "douro", "--players", "3", "--bots", "2", "--seed", "4", typed=("7",))

    assert len(list(tmp_path.glob("douro-*.json"))) == 1
    assert f"--resume {tmp_path}" in ran.out


def test_a_resumed_match_tells_what_happened_since_the_last_choice_and_no_more(estran):
    play = ("play", "douro", "--players", "3", "--bots", "2", "--seed", "4", "--record", "a.json")
    estran(*play, typed=("7", "8"))

    out = estran("play", "--resume", "a.json", "--bots", "2", typed=()).out

    assert "You play 8." in out
    assert "You play 7." not in out


def test_who_resumes_without_naming_bots_is_asked_for_them(estran):
    estran("play", "douro", "--players", "3", "--bots", "2", "--seed", "4", "--record", "a.json", typed=("7",))

    ran = estran("play", "--resume", "a.json", typed=("2", "easy"))

    assert "The match continues with A, Bot B and Bot C." in ran.out
    assert "How well do the bots play" in ran.out
    assert "Your choice:" in ran.out


WRECKERS = ("--players", "2", "--bots", "0", "--names", "Ana,Bo", "--seed", "9", "--option", "messages=false")


def test_who_resumes_while_one_of_two_has_chosen_hears_what_it_is_about_and_what_was_said(estran):
    typed = ("", "say will share", "1", "quit")
    estran("play", "dolores", *WRECKERS, "--record", "a.json", typed=typed)

    out = estran("play", "--resume", "a.json", "--bots", "0", typed=("last", "quit")).out

    assert out.count("deals and shares with") == 2
    assert out.count("in front of Bo:") == 2
    assert out.count("says: “I will show Peace.”") == 2
    assert out.count("Ana now has") == 2


def test_what_is_said_at_a_question_leaves_what_happened_before_it_to_be_told_again(estran):
    out = estran("play", "dolores", *WRECKERS, typed=("", "say will share", "1", "last", "quit")).out

    assert out.count("deals and shares with") == 2


def test_who_resumes_hears_which_seat_is_whose(estran):
    estran("play", "dorada", "--players", "2", "--bots", "0", "--names", "Ana,B", "--record", "a.json", typed=("quit",))

    ran = estran("play", "--resume", "a.json", typed=("quit",))

    assert "The match continues with Ana (A) and B." in ran.out


def test_a_finished_match_cannot_be_resumed(estran):
    estran("play", "douro", "--players", "3", "--bots", "3", "--seed", "4", "--record", "a.json")

    ran = estran("play", "--resume", "a.json", "--bots", "2")

    assert ran.code == 1
    assert ran.err == "The match in a.json is over. “estran replay” plays it back.\n"


def test_a_new_match_never_replaces_an_old_one(estran, tmp_path):
    play = ("play", "douro", "--players", "3", "--bots", "2", "--seed", "4", "--record", "a.json")
    estran(*play, typed=("7",))
    before = (tmp_path / "a.json").read_bytes()

    ran = estran(*play, typed=("7",))

    assert ran.code == 2
    assert ran.err.startswith("a.json already exists.")
    assert (tmp_path / "a.json").read_bytes() == before


def test_ctrl_c_works_where_the_starter_ignores_it(tmp_path):
    ignoring = (
        "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); os.execv(sys.argv[1], sys.argv[1:])"
    )
    program = [sys.executable, "-c", ignoring, ESTRAN, "play", "douro", "--players", "3", "--bots", "2", "--seed", "4"]
    person = Person(program=program, folder=tmp_path)
    person.read_to_choice()
    code = person.interrupt()

    assert code == 130
    assert "The match has been saved to " in person.seen


def test_a_match_undone_at_its_end_is_kept_as_it_ends_at_last(tmp_path):
    person = seated("douro", tmp_path, "--record", "kept.json")
    play_first_offers(person, at_the_end=("undo",))

    assert MatchRecord.load(tmp_path / "kept.json").result is not None
    assert person.seen.count("The match has been saved to kept.json.") == 2

"""At a terminal nobody waits for a bot that has to be compiled: another plays in its place, and people are told so."""

import subprocess
import sys
from io import StringIO
from itertools import chain, repeat
from pathlib import Path

import pytest

from estran.bots.levels import Ready
from estran.bots.random import RandomBot
from estran.cli import warmth
from estran.cli.simulate import progress
from estran.cli.terminal import Terminal
from estran.cli.warmth import Warmth
from estran.engine.family import tell_those_who_wait
from estran.games import find
from estran.words.speaker import speaker
from tests.cli.driver import Person

WAITING = [sys.executable, "-c", "input()"]  # until somebody lets it go


def compilers():
    """The processes that compile for a terminal."""
    commands = (entry / "cmdline" for entry in Path("/proc").iterdir() if entry.name.isdecimal())
    found = set()
    for command in commands:
        try:
            if b"estran.cli.warmth" in command.read_bytes():
                found.add(command.parent.name)
        except OSError:  # it has ended meanwhile
            continue
    return found


def test_on_a_fresh_machine_an_expert_plays_at_once_and_nothing_is_left_behind(tmp_path, monkeypatch):
    monkeypatch.setenv("ESTRAN_CACHE", str(tmp_path / "cache"))
    before = compilers()
    person = Person("play", "douro", "--players", "3", "--bots", "2", "--level", "expert", folder=tmp_path)
    person.read_to_choice()
    assert compilers() > before
    person.type("1")
    _, heard = person.read_to_choice_or()
    for name in ("Bot B", "Bot C"):
        assert heard.count(person.say("terminal-warming", name=name)) == 1
    person.type("hint")
    _, heard = person.read_to_choice_or()
    assert person.say("terminal-hint-warming") in heard
    person.type("quit")

    assert person.read_to_end() == 0
    assert compilers() == before


def test_people_are_told_once_that_a_bot_warms_up_and_once_that_it_is_itself(estran, monkeypatch):
    answers = chain([True] * 4, repeat(False))
    monkeypatch.setattr(Warmth, "begin", lambda warmth, level, game: None)
    monkeypatch.setattr(Warmth, "ready", lambda warmth, level, game: Ready(RandomBot(), next(answers)))
    play = ["play", "douro", "--players", "3", "--bots", "2", "--level", "hard", "--seed", "11"]
    out = estran(*play, typed=("7", "6", "5", "4", "3", "2")).out

    for name in ("Bot B", "Bot C"):
        assert out.count(f"{name} is warming up") == 1
        assert out.count(f"{name} has warmed up") == 1
        assert out.index(f"{name} is warming up") < out.index(f"{name} has warmed up")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Warming up, which "), ("fr", "Préparation en cours"), ("pl", "Trwa rozgrzewka")]
)
def test_a_bar_that_stands_still_because_of_the_compiler_says_so_once(monkeypatch, lang, said):
    screen = StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", screen)
    with progress(Terminal(speaker(lang)), "terminal-lab-playing", 3) as advance:
        tell_those_who_wait()
        tell_those_who_wait()
        advance(3)
    tell_those_who_wait()

    assert screen.getvalue().count(said) == 1


def test_another_plays_until_the_compiler_has_ended(monkeypatch):
    game, hard = find("douro"), RandomBot()
    monkeypatch.setattr(warmth, "PATIENCE", 0.0)
    monkeypatch.setattr(warmth, "bot_of", lambda level, game: hard)
    popen = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", lambda command, **more: popen(WAITING, **more))
    with Warmth() as warm:
        assert warm.ready("hard", game).warming
        assert warm.ready("normal", game) == (hard, False)  # nothing has to be compiled for it
        warm_up = warm._under_way["hard", "douro"]
        warm_up.process.communicate(b"\n")

        assert warm.ready("hard", game) == (hard, False)


def test_what_still_compiles_ends_with_the_command(monkeypatch):
    popen = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", lambda command, **more: popen(WAITING, **more))
    with Warmth() as warm:
        warm.begin("expert", find("douro"))
        (warm_up,) = warm._under_way.values()

    assert warm_up.process.returncode != 0


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_nothing_is_compiled_for_a_bot_that_does_not_search(level):
    with Warmth() as warm:
        warm.begin(level, find("douro"))

        assert not warm._under_way


def test_nothing_is_compiled_where_rules_are_played_as_they_are_written(monkeypatch):
    monkeypatch.setenv("ESTRAN_PLAIN", "1")
    with Warmth() as warm:
        warm.begin("expert", find("douro"))

        assert not warm._under_way

"""The tutorials at the terminal: the script's choices lead to the end, others are played out, explained and taken back."""

import re

import pytest

from estran.games import NAMES, find
from estran.lessons.script import ROLL, lesson_of
from estran.words.choices import counted
from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker

every_game = pytest.mark.parametrize("game", NAMES)


def typed(lesson, *, stray=False):
    """What leads through a lesson; where somebody strays, every other choice is tried before the script's."""
    for step in lesson.steps:
        choosing = step.move not in (None, ROLL) and not step.say
        if choosing and stray:
            yield from (counted(find(lesson.game), move) for move in step.asides)
        yield counted(find(lesson.game), step.move) if choosing else ""


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_the_script_leads_through_every_step_to_the_end(estran, game, lang):
    lesson, say = lesson_of(game), speaker(lang).say

    ran = estran("learn", game, typed=tuple(typed(lesson)), lang=lang)

    assert ran.code == 0
    for step in lesson.steps:
        assert say(f"{game}-learn-text-{step.name}") in ran.out
    assert say("learn-taken-back") not in ran.out
    assert f"\n{say('terminal-learn-learnt')}\n- " in ran.out
    assert ran.out.endswith(say("terminal-learn-over", command=f"estran play {game} --lang {lang}") + "\n")


@every_game
def test_a_choice_that_the_script_does_not_make_is_played_out_explained_and_taken_back(estran, game):
    lesson, say = lesson_of(game), speaker("en").say
    strays = sum(len(step.asides) for step in lesson.steps)

    ran = estran("learn", game, typed=tuple(typed(lesson, stray=True)))

    assert ran.code == 0
    assert strays > 3
    assert ran.out.count(say("learn-taken-back")) == strays
    for step in lesson.steps:
        if step.asides:
            assert ran.out.count(say(f"{game}-learn-other-{step.name}")) == len(step.asides)


def test_what_comes_of_a_wrong_choice_is_told(estran):
    out = estran("learn", "douro", "--from", "3", typed=("0",)).out

    assert re.search(r"Your choice: \nYou play 0\.\n.*\n", out)


def test_whoever_leaves_is_told_how_to_go_on_there(estran):
    left = estran("learn", "dorada", typed=("", "", "quit"))
    again = estran(*re.findall(r"type: estran (.*) --lang en$", left.out, re.MULTILINE)[0].split(), typed=())

    assert left.code == 0
    assert "Step 3 of 16: Move a pawn" in left.out
    assert again.code == 1
    assert "Step 3 of 16: Move a pawn" in again.out
    assert "Step 2 of 16" not in again.out


def test_the_step_before_comes_once_more(estran):
    out = estran("learn", "dorada", typed=("", "undo", "", "quit")).out

    assert out.count("Step 1 of 16") == 2
    assert out.count("Step 2 of 16") == 2


def test_a_lesson_is_looked_at_like_a_match_and_gives_no_hints(estran):
    out = estran("learn", "dorada", "--from", "3", typed=("map", "table", "rules theft", "?", "hint")).out

    assert "START: AAAA" in out
    assert "Open traps:" in out
    assert "No clause of Dorada mentions “theft”." in out
    assert speaker("en").say("terminal-learn-help") in out
    assert "“hint” is not possible here." in out


def test_help_in_a_lesson_tells_what_its_text_says_that_it_tells(estran):
    orders = estran("learn", "douro", "--from", "2", typed=("help", "quit")).out
    gestures = estran("learn", "dolores", "--from", "4", typed=("?", "quit")).out

    assert "“Help” lists them all." in orders
    assert "Orders of level 3 still to come: 13, 15, 17; turned up: none.\n" in orders
    assert "Barraca, the floating tavern: The lowest card gains 2, whatever the sum.\n" in orders
    assert "Fight and Peace: Fight takes everything.\n" in gestures


def test_only_commands_that_a_lesson_has_are_proposed(estran):
    out = estran("learn", "dorada", "--from", "3", typed=("hnit", "resing", "unod", "quit")).out

    assert re.findall("Did you mean “(.*)”", out) == ["undo"]


def test_a_step_that_is_not_there_is_refused(estran):
    assert estran("learn", "dorada", "--from", "17").code == 2
    assert estran("learn", "chess").code == 2

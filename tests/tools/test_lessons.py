"""The tutorials: played by the rules, to the end of a match, with words for every step."""

import re

import pytest

from estran.games import NAMES
from estran.tools import lessons
from estran.words.rulebook import clauses
from tests.words.catalogues import messages, variables

STALE = "run: python -m estran.tools.lessons"
every_game = pytest.mark.parametrize("game", NAMES)
every_language = pytest.mark.parametrize("language", ["en", "fr", "pl"])


@every_game
def test_a_lesson_is_what_the_rules_make_of_its_script(game):
    shown = lessons.shown(game).read_text(encoding="utf-8")

    assert shown == lessons.written(lessons.lesson_of(game)), STALE


@every_game
def test_a_lesson_is_a_whole_match_in_twelve_to_twenty_steps(game):
    lesson = lessons.lesson_of(game)

    assert 12 <= len(lesson.steps) <= 20
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    assert lesson.scenes[-1].view.winners == ["A"]
    assert lesson.steps[-1].move is None


@every_game
def test_what_a_step_asks_for_is_one_of_the_learner_s_choices(game):
    lesson = lessons.lesson_of(game)
    asked = [step for step in lesson.steps if step.move]

    assert len(asked) >= 6
    for step in asked:
        scene = lesson.scenes[step.scene]
        assert step.move in [choice.move for choice in scene.view.choices] or (step.move == "roll" and scene.roll)


@every_game
def test_every_clause_of_a_step_stands_in_the_rulebook(game):
    named = {clause for step in lessons.lesson_of(game).steps for clause in step.clauses}

    assert sorted(named - set(clauses(game, "en"))) == []


@every_game
@every_language
def test_every_step_has_its_words_and_no_others_are_kept(game, language):
    lesson, expected = lessons.lesson_of(game), set()
    for step in lesson.steps:
        expected |= {f"{game}-learn-title-{step.name}", f"{game}-learn-text-{step.name}"}
        if step.move and len(lesson.scenes[step.scene].view.choices) > 1:
            expected.add(f"{game}-learn-other-{step.name}")  # why we try the script's move
    written = {id for id in messages(language) if re.match(rf"{game}-learn-(title|text|other)-", id)}

    assert written == expected
    assert not any(variables(language, id) for id in written)

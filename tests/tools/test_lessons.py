"""The tutorials: played by the rules, to the end of a match, with words for every step."""

import gzip
import re

import pytest

from estran.games import NAMES
from estran.lessons import script
from estran.match.match import Match, Refused
from estran.tools import lessons
from estran.words.rulebook import clauses
from tests.words.catalogues import messages, readings, variables

HEAVY = 60_000  # bytes of all lessons, as they travel
LONGEST = 35  # words of a step
STALE = "run: python -m estran.tools.lessons"
every_game = pytest.mark.parametrize("game", NAMES)
every_language = pytest.mark.parametrize("language", ["en", "fr", "pl"])


@every_game
def test_a_lesson_is_what_the_rules_make_of_its_script(game):
    shown = lessons.shown(game).read_text(encoding="utf-8")

    assert shown == lessons.written(script.lesson_of(game)), STALE


@every_game
def test_a_lesson_is_a_whole_match_in_twelve_to_twenty_steps(game):
    lesson = script.lesson_of(game)

    assert 12 <= len(lesson.steps) <= 20
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    assert lesson.scenes[-1].view.winners == ["A"]
    assert lesson.steps[-1].move is None


@every_game
def test_what_a_step_asks_for_is_one_of_the_learner_s_choices(game):
    lesson = script.lesson_of(game)
    asked = [step for step in lesson.steps if step.move]

    assert len(asked) >= 6
    for step in asked:
        scene = lesson.scenes[step.scene]
        assert step.move in [choice.move for choice in scene.view.choices] or (step.move == "roll" and scene.roll)


@every_game
def test_a_scene_has_the_table_after_every_ply_of_which_something_is_told(game):
    record = script.record_of(game)
    for scene in script.lesson_of(game).scenes:
        told = {ply for ply, _ in scene.events}
        assert len(scene.steps) == (0 if scene.leap else max(0, scene.version - scene.first - 1))
        for ply, view in enumerate(scene.steps, scene.first):
            assert view == (Match.replay(record, ply + 1).view(script.LEARNER) if ply in told else None)
        assert scene.view == Match.replay(record, scene.version).view(script.LEARNER)


@every_game
def test_every_other_choice_of_the_learner_is_played_out(game):
    lesson = script.lesson_of(game)
    for step in lesson.steps:
        scene = lesson.scenes[step.scene]
        asked = {choice.move for choice in scene.view.choices} if step.move not in (None, "roll") else set()
        assert set(step.asides) == asked - {step.move}
        for aside in step.asides.values():
            assert aside.first == scene.version < aside.version
            assert aside.events
            assert not aside.leap


def test_others_do_in_an_aside_what_they_do_in_the_script():
    steps = {step.name: step for step in script.lesson_of("douro").steps}
    told = [told.event for _, told in steps["bid"].asides["0"].events]
    cards = [told.arguments for _, told in steps["bid"].asides["0"].events if told.event == "revealed"]

    assert [card and card["card"] for card in cards] == [0, 4, 3]
    assert "short" in told


def test_an_aside_ends_before_the_next_deal_and_lets_nobody_stand_undecided():
    steps = {step.name: step for step in script.lesson_of("dolores").steps}
    greedy = steps["greed"].asides["share"]  # the other shows First Pick, and takes the first card

    assert [told.event for _, told in greedy.events if told.event in ("picked", "dealt")] == ["picked"]


def test_a_signal_is_one_of_the_game_s_own():
    (stop,) = [stop for stop in script.script_of("dolores").steps if stop.say]

    assert stop.answers
    with pytest.raises(Refused):
        list(script.answers_of(Match("dolores", 3), script.Stop("talk", [], say="please")))


def test_all_lessons_together_are_light():
    assert sum(len(gzip.compress(lessons.shown(game).read_bytes())) for game in NAMES) < HEAVY


@every_game
def test_every_clause_of_a_step_stands_in_the_rulebook(game):
    named = {clause for step in script.lesson_of(game).steps for clause in step.clauses}

    assert sorted(named - set(clauses(game, "en"))) == []


@every_game
@every_language
def test_every_step_has_its_words_and_no_others_are_kept(game, language):
    lesson, expected = script.lesson_of(game), set()
    for step in lesson.steps:
        expected |= {f"{game}-learn-title-{step.name}", f"{game}-learn-text-{step.name}"}
        if step.move and len(lesson.scenes[step.scene].view.choices) > 1:
            expected.add(f"{game}-learn-other-{step.name}")  # why we try the script's move
    written = {id for id in messages(language) if re.match(rf"{game}-learn-(title|text|other)-", id)}

    assert written == expected
    assert not any(variables(language, id) for id in written)


@every_game
@every_language
def test_a_step_has_35_words_at_most(game, language):
    said = {id: said_in(language, id) for id in messages(language) if re.match(rf"{game}-learn-(text|other)-", id)}

    assert {id: text for id, text in said.items() if len(words(text)) > LONGEST} == {}


@pytest.mark.parametrize(("text", "count"), [("Iris’s 5: go!", 3), ("Do-Lo-Rès\u202f! Il n’y a rien.", 5), ("", 0)])
def test_words_are_counted_as_people_count_them(text, count):
    assert len(words(text)) == count


@every_game
@pytest.mark.parametrize(("language", "goal"), [("en", "goal"), ("fr", "but"), ("pl", "cel")])
def test_the_goal_is_told_first_of_all(game, language, goal):
    first = script.lesson_of(game).steps[0]

    assert goal in said_in(language, f"{game}-learn-text-{first.name}").split(".")[0].lower()


def said_in(language, id):
    (text,) = readings(language, id, {})
    return text


def words(text):
    return re.findall(r"\w[\w’'-]*", text)

"""The tutorials, in the browser: by keyboard alone to the end, in three languages, with nothing lost on the way."""

import itertools
import random

import pytest

from estran.games import NAMES
from estran.tools.lessons import lesson_of
from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker
from tests.browser.drivers import Keyboard

MANY = 400  # presses that a choice of several parts may need by luck
IN_PARTS = {"arrange"}  # steps whose choice takes several presses; elsewhere one control after another is tried
every_game = pytest.mark.parametrize("game", NAMES)


class InTurn(random.Random):
    """No luck at all: one after another."""

    def __init__(self):
        super().__init__(0)
        self.count = itertools.count()

    def randrange(self, *limits):
        """The next one."""
        return next(self.count) % limits[-1]


class Learner:
    """Somebody in a tutorial who has only a keyboard."""

    def __init__(self, someone, game, language="en"):
        self.someone, self.page, self.game, self.language = someone, someone.page, game, language
        self.lesson, self.keys = lesson_of(game), Keyboard(someone)
        someone.remember()
        someone.go(f"/learn/{game}?lang={language}")
        self.page.locator("#status").wait_for()

    def say(self, id, **arguments):
        """What the page says, in its language."""
        return speaker(self.language).say(id, **arguments)

    def title(self, step):
        """The heading of a step."""
        return self.say(f"{self.game}-learn-title-{step.name}")

    def heading(self):
        """Where the learner is."""
        return self.page.locator("#status").inner_text()

    def press(self, label):
        """Go to a button of the step with the Tab key, and press it."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if (
                self.page.evaluate("document.activeElement.closest('.step') && document.activeElement.innerText")
                == label
            ):
                return self.page.keyboard.press("Enter")
        raise AssertionError(f"no way to {label}")

    def go_on(self, step):
        """Do what the step asks for: read on, or try until the script's move is made."""
        if step.move is None:
            return self.press(self.say("learn-on"))
        self.keys.luck = random.Random(1) if step.name in IN_PARTS else InTurn()
        for _ in range(MANY):
            self.keys.act()
            if self.heading() != self.title(step):
                return None
        raise AssertionError(f"{step.name} does not go on")

    def reach(self, name):
        """Go on up to a step."""
        for step in self.lesson.steps:
            if step.name == name:
                return
            self.go_on(step)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tutorial_can_be_learnt_by_keyboard_alone(person, game, language):
    learner = Learner(person(locale=language), game, language)

    for number, step in enumerate(learner.lesson.steps):
        assert learner.heading() == learner.title(step)
        if number:
            assert learner.page.evaluate("document.activeElement.id") == "status"
            assert any(learner.say(f"{game}-learn-text-{step.name}") in said for said in learner.someone.spoken())
        if step is not learner.lesson.steps[-1]:
            learner.go_on(step)

    learner.press(learner.say("start-alone"))
    learner.page.locator("section.choice").wait_for()


def test_another_legal_move_is_explained_and_nothing_is_lost(person):
    learner = Learner(person(), "douro")
    learner.reach("bid")
    card = learner.page.locator("section.choice button").first  # the 0, where an 8 is asked for
    card.focus()
    learner.page.keyboard.press("Enter")
    why = learner.say("douro-learn-other-bid")

    assert learner.page.locator("section.choice").get_by_text(why).is_visible()
    assert why in learner.someone.spoken()
    assert learner.heading() == learner.say("douro-learn-title-bid")
    assert card.evaluate("card => card === document.activeElement")


def test_who_does_not_know_what_to_do_is_shown(person):
    learner = Learner(person(), "dolores")
    learner.reach("peace")
    learner.press(learner.say("learn-show"))

    assert learner.heading() == learner.say("dolores-learn-title-message")


def test_a_tutorial_is_taken_up_where_it_was_left(person):
    learner = Learner(person(), "dorada")
    learner.reach("stack")
    learner.page.reload()
    learner.page.locator("#status").wait_for()
    resumed = learner.heading()
    learner.press(learner.say("learn-back"))
    before = learner.heading()
    learner.press(learner.say("learn-again"))

    assert resumed == learner.say("dorada-learn-title-stack")
    assert before == learner.say("dorada-learn-title-move")
    assert learner.heading() == learner.say("dorada-learn-title-path")


def test_the_list_of_tutorials_says_how_far_one_has_come(person):
    learner = Learner(person(), "dorada")
    learner.reach("stack")
    learner.someone.go("/learn")
    shelf = learner.page.locator("section[aria-labelledby=dorada] a").first
    shelf.wait_for()

    assert learner.say("learn-resume", step=4) in shelf.inner_text()


def test_the_table_s_keys_answer_in_a_tutorial(person):
    learner = Learner(person(), "douro")
    for key in "stlhbocm?":
        before = len(learner.someone.spoken())
        learner.page.keyboard.press(key)
        learner.page.wait_for_function(
            "before => document.querySelectorAll('[data-voice] p').length >= Math.min(before + 1, 4)", arg=before
        )

        assert learner.someone.spoken()[-1].strip()

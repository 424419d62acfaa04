"""The tutorials, in the browser: by keyboard alone to the end, in three languages, with nothing lost on the way."""

import itertools
import random

import pytest
from playwright.sync_api import expect

from estran.games import NAMES
from estran.lessons.script import lesson_of
from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker
from tests.browser.drivers import Keyboard
from tests.browser.people import PHONE

MANY = 400  # presses that a choice of several parts may need by luck
IN_PARTS = {"arrange"}  # steps whose choice takes several presses; elsewhere one control after another is tried
every_game = pytest.mark.parametrize("game", NAMES)
LYING = {"width": PHONE["height"], "height": 360}
MISSING = """(names) => names.filter((name) => !["anchor", "part", "place"].some((mark) =>
    document.querySelector(`.stage [data-${mark}="${CSS.escape(name)}"]`)?.getBoundingClientRect().width))"""
NEEDED = "[data-part=headline], [data-part=board], [data-part=own], [data-part=choice], [data-part=text]"
CALLING = """() => { // for ever as large as at first
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[data-lit]::after { animation-duration: 9999s !important }");
  document.adoptedStyleSheets = [sheet];
}"""
OFF = """(needed) => {
  const box = (element) => element.getBoundingClientRect(), choice = document.querySelector("[data-part=choice]");
  const name = (element) => `${element.localName} ${element.dataset.part ?? element.innerText}`;
  const within = (inner, outer) => inner.left >= outer.left - 1 && inner.top >= outer.top - 1
    && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const controls = ".stage :is([data-move], [data-pick], .asked button, .ways button)";
  const shown = [...document.querySelectorAll(`${needed}, ${controls}`)]
    .filter((element) => element.checkVisibility());
  const off = shown.filter((element) => !within(box(element), screen));
  const cut = [...choice.querySelectorAll("p, button")].filter((element) =>
    element.checkVisibility() && !element.closest(".hidden, details") && !within(box(element), box(choice)));
  return [...new Set([...off, ...cut])].map(name);
}"""


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

    def __init__(self, someone, game, language="en", **settings):
        self.someone, self.page, self.game, self.language = someone, someone.page, game, language
        self.lesson, self.keys = lesson_of(game), Keyboard(someone)
        someone.remember(**settings)
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
                self.page.evaluate("document.activeElement.closest('.stage') && document.activeElement.innerText")
                == label
            ):
                return self.page.keyboard.press("Enter")
        raise AssertionError(f"no way to {label}")

    def go_on(self, step):
        """Do what the step asks for: read on, or try until the script's move is made."""
        if step.say:
            return self.press(self.page.locator("[data-say]").inner_text())
        if step.move is None:
            return self.press(self.say("learn-on"))
        self.keys.luck = random.Random(1) if step.name in IN_PARTS else InTurn()
        for _ in range(MANY):
            self.keys.act()
            if self.heading() != self.title(step):
                return None
        raise AssertionError(f"{step.name} does not go on")

    def reach(self, name):
        """Go on up to a step, being shown what to do."""
        for step in self.lesson.steps:
            if step.name == name:
                return
            self.be_shown()

    def be_shown(self):
        """Go on without doing anything oneself."""
        before = self.heading()
        self.page.locator(".ways button").first.click()
        self.page.wait_for_function("(before) => document.getElementById('status').innerText !== before", arg=before)


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


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_another_legal_move_is_played_out_explained_and_taken_back(person, by):
    learner = Learner(person(), "douro")
    learner.reach("bid")
    page, cards = learner.page, learner.page.locator("section.choice [data-move]")
    text, why = learner.say("douro-learn-text-bid"), learner.say("douro-learn-other-bid")

    def do(button):
        button.focus()
        return page.keyboard.press("Enter") if by == "keyboard" else button.click()

    do(cards.first)  # the 0, where an 8 is asked for
    page.locator("#again").wait_for()

    assert page.locator("[data-part=text]").inner_text() == why
    assert page.evaluate("document.activeElement.id") == "again"
    page.wait_for_function(
        "(why) => document.querySelector('[data-voice]').parentElement.innerText.includes(why)", arg=why
    )
    assert any("2 points" in said for said in learner.someone.spoken()), learner.someone.spoken()
    assert cards.count() == 0

    do(page.locator("#again"))
    cards.first.wait_for()

    assert page.evaluate("document.activeElement.id") == "choice"
    assert page.locator("[data-part=text]").inner_text() == text
    assert learner.heading() == learner.say("douro-learn-title-bid")
    assert cards.count() == 10

    do(page.locator("[data-move='8']"))
    page.wait_for_function("(text) => document.querySelector('[data-part=text]').innerText !== text", arg=text)
    assert learner.heading() == learner.say("douro-learn-title-full")


@pytest.mark.parametrize("by", ["Space", "tap"])
def test_what_happens_is_played_at_the_learner_s_pace(person, by):
    learner = Learner(person(), "douro", pace="key")
    learner.reach("bid")
    page = learner.page
    text = page.locator("[data-part=text]").inner_text()
    page.locator("[data-move='8']").click()
    page.locator("[data-stage=playing]").wait_for()

    assert learner.heading() != learner.say("douro-learn-title-bid")  # what happens is told there
    assert page.locator("[data-part=text]").inner_text() == text  # and the next text waits
    assert page.locator("section.choice [data-move]:not([aria-disabled=true])").count() == 0
    presses = 0
    while page.locator("[data-stage=playing]").count():
        presses += 1
        assert presses < MANY
        if by == "tap":
            page.locator("[data-part=board]").click(position={"x": 5, "y": 5})
        else:
            page.keyboard.press("Space")

    assert presses > 1
    assert learner.heading() == learner.say("douro-learn-title-full")
    assert page.evaluate("document.activeElement.id") == "status"


@every_game
def test_what_the_text_speaks_of_is_there_and_lit(person, game):
    learner = Learner(person(), game)
    for step in learner.lesson.steps:
        assert learner.heading() == learner.title(step)
        assert learner.page.evaluate(MISSING, step.lit) == [], step.name
        for name in step.lit:
            learner.page.locator(f"[data-lit='{name}']").wait_for()
        if step is not learner.lesson.steps[-1]:
            learner.be_shown()


def test_a_ring_goes_along_with_what_it_is_around(person):
    learner = Learner(person(), "douro")
    learner.reach("pest")
    around = """() => { const [ring, thing] = ["[data-lit=louse-B]", "[data-anchor=louse-B]"].map((one) =>
        document.querySelector(one)?.getBoundingClientRect());
      return ring && Math.abs(ring.x + ring.width / 2 - thing.x - thing.width / 2) < 2
        && Math.abs(ring.y + ring.height / 2 - thing.y - thing.height / 2) < 2 && ring.width > thing.width }"""
    learner.page.wait_for_function(around)
    before = learner.page.locator("[data-anchor=louse-B]").bounding_box()
    learner.page.set_viewport_size(PHONE)
    learner.page.wait_for_function(around)

    assert learner.page.locator("[data-anchor=louse-B]").bounding_box() != before


@every_game
def test_rings_that_call_for_attention_never_widen_a_phone_s_page(person, game):
    learner = Learner(person(viewport=PHONE, reduced_motion="no-preference"), game)
    page = learner.page
    page.evaluate(CALLING)
    for step in learner.lesson.steps:
        page.locator("[data-stage=still]").wait_for()
        if step.lit:
            page.locator("[data-lit]").first.wait_for(state="attached")
        assert page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [PHONE["width"]] * 2, step.name
        if step is not learner.lesson.steps[-1]:
            learner.be_shown()


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_phone_shows_all_that_a_step_needs(person, game, language):
    learner = Learner(person(viewport=PHONE, locale=language), game, language)
    page = learner.page
    for step in learner.lesson.steps:
        wrong = page.locator(f"[data-move='{next(iter(step.asides), '')}']:not([aria-disabled=true])")
        for size in (LYING, PHONE):
            page.set_viewport_size(size)
            assert page.evaluate(OFF, NEEDED) == [], (step.name, size)
            assert page.locator("[data-part=board]").bounding_box()["height"] > 120, (step.name, size)
            if wrong.count():
                wrong.first.click()
                page.locator("#again").wait_for()
                assert page.evaluate(OFF, NEEDED) == [], (step.name, size, "tried")
                page.locator("#again").click()
                page.locator("#again").wait_for(state="detached")
        if step is not learner.lesson.steps[-1]:
            learner.be_shown()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "step"), [("dolores", "gestures"), ("douro", "orders"), ("douro", "tavern")])
def test_where_a_step_names_the_help_a_way_there_is_on_the_screen(person, game, step, language):
    learner = Learner(person(viewport=PHONE, locale=language), game, language)
    learner.reach(step)
    way = learner.page.locator("[data-part=text] a")

    expect(way).to_have_text(learner.say("table-help"))
    expect(way).to_be_in_viewport(ratio=1)
    way.click()
    expect(learner.page.locator("#help")).to_be_focused()
    expect(learner.page.locator("#help")).to_be_in_viewport()


def test_a_signal_is_made_and_answered(person):
    learner = Learner(person(), "dolores")
    learner.reach("talk")
    learner.page.locator("[data-say]").click()
    agreed = learner.say("dolores-signal-yes")

    assert learner.heading() == learner.say("dolores-learn-title-peace")
    assert agreed in learner.page.locator("[data-part=text]").inner_text()
    assert any(agreed in said for said in learner.someone.spoken())


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
    learner.page.get_by_role("button", name=learner.say("learn-again")).press("Enter")

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


def test_where_there_is_only_something_to_read_the_keys_say_how_to_go_on(person):
    learner = person()
    learner.go("/learn/douro")
    for key in "tcm":
        before = learner.page.locator("[data-voice=assertive] p").count()
        learner.page.keyboard.press(key)
        learner.page.locator("[data-voice=assertive] p").nth(before).wait_for(state="attached")

    assert learner.spoken() == [speaker("en").say("learn-read")] * 3


def test_the_table_s_keys_answer_in_a_tutorial(person):
    learner = Learner(person(), "douro")
    for key in "stlhbocm?":
        before = len(learner.someone.spoken())
        learner.page.keyboard.press(key)
        learner.page.wait_for_function(
            "before => document.querySelectorAll('[data-voice] p').length >= Math.min(before + 1, 4)", arg=before
        )

        assert learner.someone.spoken()[-1].strip()

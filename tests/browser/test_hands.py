"""Keys that choose: numbers and R press what the page offers, as a click would."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.drivers import SAY
from tests.browser.people import seats_at

STAGE = "(stage) => document.querySelector('.table').setAttribute('data-stage', stage)"


@pytest.fixture
def ada(person, near):
    """At a table of Douro, asked for a card, and asked once more before it counts."""
    ada = person()
    ada.remember(place := seats_at(near, "douro", "local", "bot", "bot"), confirm=True)
    ada.go(f"/r/{place['code']}")
    ada.page.locator("#choice").wait_for()
    marked(ada)
    return ada


def marked(ada):
    """Moves and parts carry their marks; where a game does not write them yet, they are written here."""
    ada.page.evaluate(
        """(moves) => {
            if (document.querySelector("[data-part] [data-move]")) return;
            const choice = document.querySelector("section.choice");
            choice.dataset.part = "choice";
            const buttons = [...choice.querySelectorAll(".asked button")];
            buttons.forEach((button, index) => (button.dataset.move = moves[index] ?? "roll"));
        }""",
        [choice["move"] for choice in ada.news()["view"]["choices"]],
    )


def play(card):
    """A card's choice, in words."""
    return SAY("douro-choice-play", card=card)


def sure(ada):
    """Where it is asked whether a choice is meant."""
    return ada.page.get_by_role("group", name=SAY("table-confirm-group"))


def test_a_number_chooses_and_is_confirmed_like_a_click(ada):
    ada.page.keyboard.press("3")
    expect(sure(ada)).to_contain_text(play(3))

    told = ada.page.locator("[data-voice] p", has_text=SAY("table-confirm-keys", choice=play(3)))
    told.wait_for(state="attached")
    ada.page.keyboard.press("3")
    expect(told).to_have_count(2)  # asked again: only Enter confirms
    ada.page.keyboard.press("Enter")

    assert ada.until(lambda: any('"A 3"' in frame for frame in ada.frames))


def test_escape_takes_a_choice_back_that_was_to_be_confirmed(ada):
    ada.page.locator("[data-move='6']").focus()
    ada.page.keyboard.press("7")
    expect(sure(ada)).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(sure(ada)).to_have_count(0)
    told = SAY("table-confirm-dropped", choice=play(7))
    ada.page.locator("[data-voice] p", has_text=told).wait_for(state="attached")
    ada.page.keyboard.press("7")
    expect(sure(ada)).to_contain_text(play(7))
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")  # on another card: that one is chosen instead

    expect(sure(ada)).to_contain_text(play(8))
    ada.page.keyboard.press("Enter")
    assert ada.until(lambda: any('"A 8"' in frame for frame in ada.frames))


def test_a_typed_choice_is_confirmed_by_enter_too(ada):
    ada.page.get_by_text(SAY("table-command"), exact=True).click()
    field = ada.page.get_by_label(SAY("table-command-label"))
    field.fill("3")
    field.press("Enter")
    expect(sure(ada)).to_contain_text(play(3))
    field.press("Enter")

    assert ada.until(lambda: any('"A 3"' in frame for frame in ada.frames))


def test_a_number_that_could_go_on_waits_for_the_next_digit_or_for_enter(ada):
    ada.page.keyboard.press("1")
    told = SAY("table-number-or", choice=play(1), numbers=["10"])
    ada.page.locator("[data-voice] p", has_text=told).wait_for()
    assert sure(ada).count() == 0

    ada.page.keyboard.press("0")
    expect(sure(ada)).to_contain_text(play(10))
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("Enter")

    expect(sure(ada)).to_contain_text(re.compile(re.escape(play(1)) + "(?!0)"))


@pytest.mark.parametrize("focused", ["main", "#choice", "[data-move='3']"])
def test_enter_plays_the_number_that_was_typed_wherever_the_focus_is(person, near, focused):
    ada = person()
    ada.sit(seats_at(near, "douro", "local", "bot", "bot"))
    ada.page.locator(focused).focus()
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("Enter")

    assert ada.until(lambda: any('"A 1"' in frame for frame in ada.frames))


def test_enter_presses_a_button_elsewhere_and_plays_no_number(person, near):
    ada = person()
    ada.sit(seats_at(near, "douro", "local", "bot", "bot"))
    button = ada.page.get_by_role("button", name=SAY("table-menu"), exact=True)
    button.focus()
    ada.page.keyboard.press("1")
    told = SAY("table-number-elsewhere", choice=play(1), numbers=["10"])
    ada.page.locator("[data-voice] p", has_text=told).wait_for(state="attached")
    ada.page.keyboard.press("Enter")

    ada.page.get_by_role("dialog", name=SAY("table-menu")).wait_for()
    assert not any('"A 1"' in frame for frame in ada.frames)


def test_a_number_chooses_nothing_while_one_types_or_the_stage_plays(ada):
    field = ada.page.get_by_label(SAY("table-say"), exact=True)
    field.press("2")
    ada.page.locator("#choice").focus()
    ada.page.evaluate(STAGE, "playing")
    ada.page.keyboard.press("2")

    assert field.input_value() == "2"
    assert sure(ada).count() == 0
    ada.page.evaluate(STAGE, "still")
    ada.page.keyboard.press("2")
    expect(sure(ada)).to_be_visible()


def test_a_number_that_stands_for_nothing_says_what_one_may_do(ada):
    ada.page.keyboard.press("5")  # no card has this number

    ada.page.locator("[data-voice] p", has_text=SAY("table-may", choices="").split(":")[0]).wait_for()


def test_r_rolls_and_what_one_may_do_says_what_would_happen(person, near):
    ada = person()
    ada.sit(seats_at(near, "dorada", "local", "bot"))
    ada.until(lambda: ada.news()["roll"])
    ada.page.get_by_role("button", name=SAY("dorada-roll")).wait_for()
    marked(ada)
    ada.page.keyboard.press("i")
    ada.page.locator("[data-voice] p", has_text=SAY("table-may-roll")).wait_for(state="attached")
    ada.page.get_by_text(SAY("table-command"), exact=True).click()
    field = ada.page.get_by_label(SAY("table-command-label"))
    field.fill("dance")
    field.press("Enter")
    told = SAY("table-not-understood", typed="dance", moves=["roll"])
    ada.page.locator("[data-voice] p", has_text=told).wait_for(state="attached")
    ada.page.locator("#choice").focus()

    ada.page.keyboard.press("r")

    assert ada.until(lambda: ada.news()["view"]["choices"])
    ada.page.keyboard.press("m")
    told = ada.page.locator("[data-voice] p", has_text="(")  # in brackets what each move would do
    told.first.wait_for()
    assert told.first.inner_text().startswith(SAY("table-may", choices="").split(":")[0])


def test_the_help_lists_the_keys_and_says_how_they_reach_the_page(ada):
    ada.page.keyboard.press("?")

    expect(ada.page.locator("dialog dt", has_text="0–9")).to_be_visible()
    expect(ada.page.locator("#help-title")).to_be_focused()  # what was asked for comes next
    expect(ada.page.get_by_text(SAY("table-keys-readers"))).to_be_visible()


def test_whoever_reads_from_the_top_reads_nothing_outdated(ada):
    last = "() => document.querySelector('main').compareDocumentPosition(document.querySelector('[data-voice]'))"

    assert ada.page.evaluate(last) & 4  # it follows


def test_personal_settings_are_off_at_first_and_remembered(person):
    ada = person()
    ada.remember()
    ada.go("/")
    ada.page.locator("details.settings summary").click()
    for wish in ("web-rolls", "web-forced"):
        expect(ada.page.get_by_label(SAY(wish))).not_to_be_checked()
        ada.page.get_by_label(SAY(wish)).check()

    ada.page.reload()
    ada.page.locator("details.settings summary").click()

    for wish in ("web-rolls", "web-forced"):
        expect(ada.page.get_by_label(SAY(wish))).to_be_checked()

"""The chart of a replay: everybody's chances as lines, as a slider for the keyboard, as sentences and as numbers."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, laid
from tests.browser.test_access import themes, violations
from tests.server.played import Played

LONG = 240_000  # milliseconds: sixty choices, as they are written, on a busy machine


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    """A server that does not think long about each choice."""
    with laid(tmp_path_factory.mktemp("near"), analysis=1) as near:
        yield near


@pytest.fixture(scope="module")
def played(near):
    """A whole match."""
    return Played(near, "douro", 3, whole=True)


@pytest.fixture
def charted(person, played):
    """Somebody who has asked for the chances of a match, and has them."""

    def come(**wishes):
        one = person(**wishes)
        one.remember()
        one.go(f"/replay/{played.match}")
        one.page.get_by_role("button", name="Work them out").click()
        one.page.get_by_role("heading", name="Where the match turned").wait_for(timeout=LONG)
        return one

    return come


def test_the_chances_are_drawn_said_and_axe_finds_nothing(charted):
    ada = charted()

    assert ada.page.locator("section:has(> #chances) svg").first.locator("path.line").count() == 3
    assert ada.until(lambda: any(said.startswith("The analysis is done.") for said in ada.spoken()))
    ada.page.get_by_text("All numbers").first.click()
    expect(ada.page.locator(".numbers tbody tr")).not_to_have_count(0)
    for theme in themes(ada):
        assert violations(ada.page) == [], theme


def test_the_chart_is_walked_by_keyboard_and_the_table_follows(charted, played):
    ada = charted()
    slider = ada.page.get_by_label("Walk along the chart")
    slider.focus()
    ada.page.keyboard.press("End")

    assert ada.until(lambda: ada.page.evaluate("location.hash") == f"#{played.last}")
    expect(slider).to_be_focused()
    assert slider.get_attribute("aria-valuetext").startswith(f"Ply {played.last} of {played.last}. ")
    assert " in 100" in slider.get_attribute("aria-valuetext")


def test_a_turning_point_is_a_way_to_its_moment(charted):
    ada = charted(viewport=PHONE)
    link = ada.page.locator("section:has(> #chances) ol a").first
    target = link.get_attribute("href")
    link.focus()
    ada.page.keyboard.press("Enter")

    assert ada.until(lambda: ada.page.evaluate("location.hash") == target)
    expect(ada.page.get_by_role("slider", name="Moment")).to_have_value(target.removeprefix("#"))
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

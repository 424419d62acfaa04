"""Tide in the browser: a client that was built without it plays it at the plain table."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import near, person
from tests.browser.drivers import Keyboard, Mouse, play
from tests.browser.people import PHONE, chromium
from tests.browser.test_access import themes, violations
from tests.server.near import Near
from tests.services import Missing

__all__ = ["near", "person"]  # fixtures of the browser's tests


@pytest.fixture(scope="module")
def browser():
    """A browser for this file alone: as long as one is open, no other test can run an event loop of its own."""
    try:
        with chromium() as browser:
            yield browser
    except Missing as missing:
        pytest.skip(f"left out: {missing}")


def at_the_start(person, **wishes):
    """Somebody who looks at the start page until the guest is there."""
    ada = person(**wishes)
    ada.remember(name="Ada")
    ada.go("/")
    ada.page.get_by_role("heading", name="Tide").wait_for()
    return ada


def against_bots(person, **wishes):
    """Somebody who has clicked on “play against bots”."""
    ada = at_the_start(person, **wishes)
    ada.page.locator("section[aria-labelledby=tide] button.first").click()
    ada.page.locator("#choice").wait_for()
    return ada


def test_the_server_tells_what_its_guests_are(near: Near):
    (tide,) = near.http.get("/api/games").json()

    assert tide["facts"]["name"] == "tide"
    assert tide["facts"]["options"][0]["values"] == [3, 6, 9]
    assert "tide-name = Tide" in tide["words"]["en"]
    assert tide["rules"]["en"].startswith("# Tide")


@pytest.mark.parametrize("driver", [Mouse, Keyboard])
def test_a_match_against_bots_is_played_to_its_end(person, driver):
    ada = against_bots(person)
    play(ada, driver(ada))

    log = ada.page.locator("[role=log][aria-labelledby=log]").inner_text()
    assert log.count("The wave: ") == 6
    assert "You grab" in log
    expect(ada.page.locator("section.end")).to_contain_text("The match is over.")


@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_at_the_plain_table(person, size):
    ada = against_bots(person, viewport=size)
    wrong = {theme: violations(ada.page) for theme in themes(ada)}
    play(ada, Mouse(ada))
    wrong |= {f"{theme} at the end": violations(ada.page) for theme in themes(ada)}

    assert {when: what for when, what in wrong.items() if what} == {}
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_is_set_with_the_guests_own_options_and_its_rules_can_be_read(person):
    ada = at_the_start(person)
    ada.page.locator("a[href='/#new/tide']").click()
    ada.page.get_by_label("Other players").select_option("bot")
    ada.page.get_by_text("Game options").click()
    ada.page.get_by_label("rounds").select_option("3")
    ada.page.locator("form.new button.first").click()
    ada.page.locator("#choice").wait_for()

    assert ada.room["options"] == {"rounds": 3}
    ada.page.keyboard.press("s")
    expect(ada.page.locator("[data-voice=assertive]")).to_contain_text("Ada: pebbles 0, grabbed –.")
    ada.go("/rules/tide#TID-4")
    expect(ada.page.get_by_role("heading", name="What the wave takes TID-4")).to_be_focused()


def test_whoever_comes_back_to_a_guest_s_table_finds_it_and_its_replay(person):
    ada = against_bots(person)
    ada.page.reload()
    ada.page.locator("#choice").wait_for()
    play(ada, Mouse(ada))
    ada.page.get_by_role("link", name="Replay", exact=True).click()

    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Tide")
    kept = json.loads(ada.page.evaluate("localStorage.getItem('estran.places')"))
    assert [place["game"] for place in kept] == ["tide"]

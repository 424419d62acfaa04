"""Whole matches of each game from the start page: by mouse, by keyboard alone, and by ear."""

import re

import pytest
from playwright.sync_api import expect

from estran.games import NAMES
from tests.browser.drivers import Ear, Keyboard, Mouse, play

OUTCOME = re.compile("Winner|Shared victory")  # a match of Dolorès or Dorada may have several winners

every_game = pytest.mark.parametrize("game", NAMES)


def sit_down(someone, game):
    """The one click that lays a table against bots."""
    someone.remember()
    someone.go("/")
    return someone.page.locator(f"section[aria-labelledby={game}] button.first")


@every_game
def test_a_match_against_bots_can_be_played_by_mouse(person, game):
    ada = person()
    sit_down(ada, game).click()

    play(ada, Mouse(ada))

    expect(ada.page.locator("[data-part=headline]").get_by_text(OUTCOME)).to_be_visible()


@every_game
def test_a_match_against_bots_can_be_played_by_keyboard_alone(person, game):
    ada = person()
    sit_down(ada, game).focus()
    ada.page.keyboard.press("Enter")

    play(ada, Keyboard(ada))


@every_game
def test_a_match_can_be_played_with_the_accessibility_tree_alone(person, game):
    ada = person()
    sit_down(ada, game).focus()
    ada.page.keyboard.press("Enter")
    ear = Ear(ada)

    ear.play()

    assert ada.over()
    assert len(ear.heard) > 20

"""Two people at one screen and a third far away: nobody answers for somebody else."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import button, clean, guest, hears, sees, watchful
from tests.browser.drivers import SAY
from tests.browser.people import PHONE, agree, friends
from tests.browser.rivals import share


@pytest.fixture
def near(tmp_path, request):
    """A server that misses nobody who is only busy, except where somebody is to be missed."""
    soon = {} if "for_somebody" in request.node.name else {"present": 600.0, "absent": 900.0}
    with watchful(tmp_path, **soon) as near:
        yield near


def answers(someone):
    """Who has said yes to another match, and who no."""
    vote = next((vote for vote in someone.room["votes"] if vote["kind"] == "rematch"), None)
    return (vote["agreed"], vote["declined"]) if vote else ([], [])


def test_each_at_a_screen_answers_for_themselves_whether_to_play_again(person, near, number):
    place = friends(near, "dorada", next(number))
    near.start(place)
    agree(near, place, "end")
    ada, chloe = person(viewport=PHONE), person()
    ada.sit(share(place, 0, 1))
    chloe.sit(guest(place, 2))
    button(ada, "table-rematch-as", name="Ada").click()
    hears(chloe, "table-rematch-agreed", seats="Ada")
    assert answers(chloe) == (["A"], [])  # Ben was not asked yet
    expect(ada.page.locator("section.choice")).to_contain_text(SAY("table-rematch-awaited", seats="Ben and Chloé"))
    button(ada, "table-rematch-no-as", name="Ben").click()
    hears(chloe, "table-rematch-declined", seats="Ben")
    assert answers(chloe) == (["A"], ["B"])
    button(chloe, "table-rematch").click()
    hears(ada, "table-rematch-without-help")
    expect(button(ada, "table-rematch-without", seats="Ben")).to_be_visible()
    wide = "() => [...document.querySelectorAll('section.choice button')].every((one) => one.getBoundingClientRect().right <= innerWidth)"
    assert ada.page.evaluate(wide)
    clean(ada)
    button(ada, "table-rematch-withdraw-as", name="Ada").focus()
    ada.page.keyboard.press("Enter")
    hears(chloe, "table-rematch-declined", seats="Ada and Ben")
    button(ada, "table-rematch-as", name="Ben").click()
    assert ada.until(lambda: answers(ada) == (["B", "C"], ["A"]))
    button(ada, "table-rematch-as", name="Ada").click()

    for someone in (ada, chloe):
        assert someone.until(lambda someone=someone: someone.room["number"] == 2)
        hears(someone, "start-heard-begins")


def test_each_at_a_screen_agrees_for_themselves_that_a_bot_plays_for_somebody(person, near, number):
    place = friends(near, "dorada", next(number))
    near.start(place)
    both, chloe = person(), person()
    both.sit(guest(place, 0, 1))
    chloe.sit(guest(place, 2))
    chloe.page.goto("about:blank")
    button(both, "table-stand-in", name="Chloé").click()
    hears(both, "table-vote-awaited", seats="Ben")
    sees(both, "Chloé", "away")
    button(both, "table-vote-yes-as", name="Ben").click()

    sees(both, "Chloé", "away-bot")

"""An evening among friends: what is heard when somebody leaves, comes back or plays on with fewer, and what it does to ratings."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import button, guest, hears, menu, turn, watchful
from tests.browser.drivers import SAY, Mouse, act_and_wait
from tests.browser.people import friends, seats_at
from tests.browser.rivals import rival, share


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with watchful(tmp_path_factory.mktemp("near")) as near:
        yield near


HEARD = """() => { window.heard = []; new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.parentElement?.closest("[data-voice]")) window.heard.push(node.textContent) })))
    .observe(document, { childList: true, subtree: true }) }"""


def said(someone) -> list[str]:
    """Everything that the page has said since it opened."""
    return list(someone.page.evaluate("() => window.heard"))


def listen(someone) -> None:
    """Note everything that is said from the next page on."""
    someone.context.add_init_script(f"({HEARD})()")


def test_two_who_leave_from_one_screen_do_not_hear_of_another_window(person, near, number):
    place = friends(near, "dorada", next(number))
    near.start(place)
    ada = person()
    listen(ada)
    ada.sit(share(place, 0, 1))
    with rival(near, guest(place, 2), 0):  # Chloé, who plays on
        menu(ada).get_by_role("button", name=SAY("table-leave"), exact=True).click()
        hears(ada, "table-left")

    assert SAY("table-left-yours") not in " ".join(said(ada))


def test_a_reload_tells_no_talk_again_but_what_was_missed(person, near, number):
    place = friends(near, "dorada", next(number))
    near.start(place)
    ada, ben = person(), person()
    listen(ben)
    ada.sit(share(place, 0))
    ben.sit(guest(place, 1))
    for someone, words in ((ada, "Good evening"), (ben, "Hello")):
        someone.page.get_by_label(SAY("table-say"), exact=True).fill(words)
        someone.page.keyboard.press("Enter")
        expect(ben.page.locator(".talk")).to_contain_text(words)
    ben.page.goto("about:blank")
    ada.page.get_by_label(SAY("table-say"), exact=True).fill("Are you there?")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".talk")).to_contain_text("Are you there?")
    ben.page.goto(f"/r/{place['code']}")

    hears(ben, "table-says", **{"is": "other", "name": "Ada", "text": "Are you there?"})
    expect(ben.page.locator(".talk")).to_contain_text("Good evening")
    assert not [one for one in said(ben) if "Good evening" in one or "Hello" in one]


def test_a_newcomer_is_not_read_what_was_said_before(person, near, number):
    place = friends(near, "dorada", next(number))
    near.start(place)
    ada, eve = person(), person()
    listen(eve)
    ada.sit(share(place, 0))
    ada.page.get_by_label(SAY("table-say"), exact=True).fill("Among us")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".talk")).to_contain_text("Among us")
    eve.remember()
    eve.go(f"/w/{place['watch']}")
    expect(eve.page.locator(".talk")).to_contain_text("Among us")
    expect(eve.page.locator(".status")).not_to_contain_text("Among us")

    assert not [one for one in said(eve) if "Among us" in one]


def test_a_seat_that_is_taken_away_is_told_as_that(person, near):
    ada = person()
    listen(ada)
    place = seats_at(near, "dorada", "local", "open", "open", start=False)
    ada.remember(place)
    ada.go(f"/r/{place['code']}")
    ada.page.get_by_role("button", name=re.compile(SAY("start-drop"))).first.click()
    hears(ada, "start-heard-dropped", number=2)

    assert SAY("start-heard-room") not in " ".join(said(ada))


def test_in_a_rated_room_the_wish_to_take_back_says_what_it_costs(person, near, number):
    place = friends(near, "dorada", next(number), first="A")
    with near.database() as connection:
        connection.execute("UPDATE rooms SET rated = 1 WHERE code = ?", [place["code"]])
    near.start(place)
    ada, ben = person(), person()
    ada.sit(share(place, 0))
    ben.sit(guest(place, 1))
    turn(ada, "A")
    act_and_wait(ada, Mouse(ada), "A")
    button(ada, "table-undo").click()

    expect(ben.page.locator(".votes")).to_contain_text(SAY("table-undo-unrated"))

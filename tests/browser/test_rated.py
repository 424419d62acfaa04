"""Whether this match is rated is said at the table, and why if it is not, or not any more."""

import json

import pytest
from playwright.sync_api import ViewportSize, expect

from estran.games import NAMES
from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker
from tests.browser.company import button, clean, hears, menu, turn
from tests.browser.drivers import SAY, Mouse, act_and_wait
from tests.browser.people import PHONE, Person, agree
from tests.browser.rivals import rival, share
from tests.browser.test_me import at_home
from tests.browser.test_one_screen import PARTS, PROBLEMS, SETTLE
from tests.server.somebody import Somebody


def willing(near, *names):
    """People who want to be rated."""
    people = [Somebody(near.http, name) for name in names]
    for one in people:
        one.ask("PATCH", "", {"rated": True})
    return people


def table(near, people, game="dorada", bots=0, **wishes):
    """A rated match of theirs, begun; whoever has no profile is None."""
    ada, *others = people
    kinds = ["local", *["open"] * len(others), *["bot"] * bots]
    made = ada.open(kinds, game=game, rated=True, **wishes)
    tokens = [*made["tokens"].values()]
    for other in others:
        if other is None:
            joined = near.http.post(f"/api/rooms/{made['code']}/join", json={"name": "Ben"}).json()
        else:
            joined = other.join(made["code"])
        tokens.append(joined["token"])
    near.start(made)
    kept = {"code": made["code"], "watch": made["watch"], "game": game, "name": "Ada", "host": made["host"], "at": 1}
    return {**kept, "tokens": tokens}


def sits(someone, somebody, place):
    """Somebody with a profile, at the table."""
    at_home(someone, somebody)
    places = json.dumps(json.dumps([share(place, 0)]))
    someone.context.add_init_script(f"if (location.origin !== 'null') localStorage.setItem('estran.places', {places})")
    someone.go(f"/r/{place['code']}")
    someone.page.locator(".below > *, #curtain").first.wait_for()


def shows(someone, id):
    """It stands at the table, and in the menu."""
    expect(someone.page.locator(".rated")).to_have_text(SAY(id))
    opened = menu(someone)
    expect(opened).to_contain_text(SAY(id))
    someone.page.keyboard.press("Escape")


def test_a_rated_match_says_so_until_a_hint_is_used(person, near):
    (ada,) = willing(near, "Ada")
    page = person()
    sits(page, ada, table(near, [ada], "douro", bots=2))
    shows(page, "table-rated")
    clean(page)
    page.page.locator("#board").focus()
    page.page.keyboard.press("i")

    hears(page, "table-unrated-hint")
    shows(page, "table-unrated-hint")
    clean(page)
    page.page.reload()
    page.page.locator(".below > *").first.wait_for()
    shows(page, "table-unrated-hint")


def test_both_hear_that_a_choice_was_taken_back(person, near):
    ada, ben = willing(near, "Ada", "Ben")
    place = table(near, [ada, ben], options={"first": "A"})
    page, onlooker = person(), person()
    sits(page, ada, place)
    onlooker.remember()
    onlooker.go(f"/w/{place['watch']}")
    shows(onlooker, "table-rated")
    with rival(near, place, 1) as other:
        turn(page, "A")
        act_and_wait(page, Mouse(page), "A")
        button(page, "table-undo").click()
        while not other.take().get("undo"):
            pass
        other.ask(type="undo", seat="B", agree=True)

    for someone in (page, onlooker):
        hears(someone, "table-unrated-taken-back")
        shows(someone, "table-unrated-taken-back")


def test_with_somebody_who_has_no_profile_it_says_what_it_takes(person, near):
    (ada,) = willing(near, "Ada")
    page = person()
    sits(page, ada, table(near, [ada, None]))

    shows(page, "table-unrated-people")


def test_the_end_says_that_an_ended_match_is_not_rated(person, near):
    ada, ben = willing(near, "Ada", "Ben")
    page, place = person(), table(near, [ada, ben])
    sits(page, ada, place)
    agree(near, place, "end")

    hears(page, "table-unrated-ended")
    expect(page.page.locator("[data-result=unrated]")).to_have_text(SAY("table-unrated-ended"))
    clean(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_it_has_room_beside_a_choice(browser, near, game, language):
    (ada,) = willing(near, "Ada")
    place = table(near, [ada, None], game, bots=1)
    page = Person(browser, near.url, viewport=PHONE, locale=language)
    sits(page, ada, place)
    assert page.until(lambda: page.asked("A") or page.version)
    said = speaker(language).say("table-unrated-people")
    for width, height in ((360, 740), (740, 360), (1366, 768)):
        page.page.set_viewport_size(ViewportSize(width=width, height=height))
        page.page.evaluate(SETTLE)
        problems = page.page.evaluate(PROBLEMS, [one for one in PARTS if one != "result"])
        assert not [one for one in problems if said[:20] in one]
        expect(page.page.locator(".rated")).to_be_visible(visible=width > 1000)
    page.page.set_viewport_size(ViewportSize(width=360, height=740))
    page.page.keyboard.press("q")
    expect(page.page.get_by_role("dialog")).to_contain_text(said)
    page.context.close()

"""Hints at the table: by button and by key, shown and said, in the reader's language, and not against people."""

import pytest
from playwright.sync_api import expect

from estran.games import NAMES
from estran.words.speaker import speaker
from tests.browser.moments import Viewer, moments
from tests.browser.people import PHONE, seats_at
from tests.browser.test_access import violations

SEATS = {"dolores": 2, "dorada": 2, "douro": 3}


@pytest.fixture
def seated(person, near):
    """Somebody at seat A who is about to choose."""

    def sit(game, *kinds, lang="en", wishes=None, **room):
        one = person(locale=lang, **(wishes or {}))
        room = {"auto_roll": True, **room} if game == "dorada" else room
        one.sit(seats_at(near, game, "local", *(kinds or ["bot"] * (SEATS[game] - 1)), **room))
        assert one.until(lambda: one.news()["view"] and one.news()["view"]["choices"])
        return one

    return sit


def shown(one):
    """The hint on the page, once it is there."""
    hint = one.page.locator("details:has(> summary:text-is('Hint')) p")
    expect(hint).to_be_visible()
    assert one.until(lambda: "Thinking" not in hint.inner_text())
    return hint.inner_text()


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_is_shown_and_said_and_axe_finds_nothing(seated, game):
    ada = seated(game)
    ada.page.get_by_text("Hint", exact=True).click()
    hint = shown(ada)

    several = len(ada.news()["view"]["choices"]) > 1  # a single choice needs no thought
    assert any('"type":"hint"' in frame for frame in ada.frames) == several
    assert hint.count(".") >= 2
    assert ada.until(lambda: hint in ada.spoken())
    assert violations(ada.page) == []


def test_a_key_asks_for_a_hint_and_the_help_tells_of_it(seated):
    ada = seated("douro")
    ada.page.locator("#board").focus()
    ada.page.keyboard.press("i")

    assert shown(ada).startswith("Play ")
    expect(ada.page.locator("#board")).to_be_focused()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_contain_text("a hint: what to choose, and why")


def test_a_hint_is_forgotten_when_the_table_has_gone_on(seated):
    ada = seated("douro")
    ada.page.keyboard.press("i")
    version, card = ada.version, shown(ada).removeprefix("Play ").split(".")[0]
    ada.page.locator("section.choice").get_by_role("button", name=f"Play {card}").first.click()
    assert ada.reach(version + 1)

    expect(ada.page.locator("details:has(> summary:text-is('Hint'))")).not_to_have_attribute("open", "")


@pytest.mark.parametrize("lang", ["fr", "pl"])
def test_a_hint_speaks_the_reader_s_language_also_on_a_phone(seated, lang):
    ada = seated("dorada", lang=lang, wishes={"viewport": PHONE})
    ada.page.get_by_text(speaker(lang).say("table-hint"), exact=True).click()
    start = {"fr": "Avancer le pion", "pl": "Rusz pionkiem"}[lang]

    assert ada.until(lambda: any(said.startswith(start) for said in ada.spoken()))
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("allowed", [False, True])
def test_among_people_hints_are_offered_only_where_the_room_allows_them(seated, allowed):
    ada = seated("dorada", "local", hints=allowed, options={"first": "A"})

    expect(ada.page.get_by_text("Hint", exact=True)).to_have_count(int(allowed))
    ada.page.keyboard.press("i")
    if allowed:
        assert shown(ada)
    else:
        assert ada.until(lambda: any("Hints are available only" in said for said in ada.spoken()))


@pytest.mark.parametrize("game", NAMES)
def test_what_the_hint_names_is_marked(seated, game):
    ada = seated(game)
    ada.page.get_by_text("Hint", exact=True).click()
    shown(ada)

    expect(ada.page.locator(".advised")).to_have_count(1)
    expect(ada.page.locator(".advised")).to_be_visible()


CARDS = ":is([data-part=offer], [data-part=own]) button.advised"


@pytest.fixture(scope="module")
def in_dolores():
    return moments("dolores")


@pytest.fixture
def advised(browser, near, in_dolores):
    """Somebody with a hint on the screen, and the move that it names."""
    viewer = Viewer(browser, near, "dolores")

    def show(kind, reason):
        moment = in_dolores[kind]
        move = moment["view"]["choices"][-1]["move"]
        viewer.hint = {"move": move, "reason": reason, "arguments": {"kind": "gold", "points": 1, "total": 1}}
        viewer.show(moment)
        viewer.person.page.locator("#board").focus()
        viewer.person.page.keyboard.press("i")
        viewer.person.page.locator(CARDS).first.wait_for()
        return viewer.person.page, move

    yield show
    viewer.person.context.close()


@pytest.mark.parametrize(("kind", "reason"), [("pick pick", "pick-theft"), ("drop drop", "drop")])
def test_a_card_or_collection_that_the_hint_names_is_marked_and_says_so(advised, kind, reason):
    page, move = advised(kind, reason)
    marked = page.locator(CARDS)

    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-move", move)
    expect(marked).to_contain_text("Hint: ")


@pytest.mark.parametrize(("kind", "reason"), [("take take", "pick-theft"), ("arrange arrange", "arrange-blind")])
def test_cards_that_the_hint_names_are_marked_until_they_lie_as_it_says(advised, kind, reason):
    page, move = advised(kind, reason)
    marked = page.locator(CARDS)
    while marked.count():
        expect(marked.first).to_contain_text("Hint: ")
        marked.first.click()

    expect(page.locator("section.choice button.advised")).to_have_attribute("data-move", move)

"""What fails is seen: links that cannot be handed on, parts of the page that do not come; and people without a name."""

import pytest
from playwright.sync_api import expect

from estran.words.speaker import speaker
from tests.browser.drivers import SAY
from tests.browser.people import agree, seats_at

DEVICE = """Object.defineProperty(navigator, 'share', { value: () => { window.shares = (window.shares ?? 0) + 1;
    return Promise.reject(new DOMException('no', 'NAME')) } });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.clipboard = text } } })"""


def ended(person, near, name):
    """Somebody at the end of a match, whose device's own dialog ends like this."""
    place = seats_at(near, "dorada", "local", "bot")
    agree(near, place, "end")
    ada = person()
    ada.context.add_init_script(DEVICE.replace("NAME", name))
    ada.sit(place)
    ada.page.get_by_role("button", name=SAY("table-share")).click()
    ada.page.wait_for_function("() => window.shares === 1")
    return ada


def test_a_dialog_that_was_closed_copies_nothing_and_says_nothing(person, near):
    ada = ended(person, near, "AbortError")

    assert ada.page.get_by_role("button", name=SAY("table-share")).count() == 1
    assert ada.page.locator(".remark").count() == 0
    assert ada.page.evaluate("() => window.clipboard") is None


def test_a_dialog_that_does_not_open_leaves_the_link_on_the_clipboard(person, near):
    ada = ended(person, near, "NotAllowedError")

    ada.page.get_by_role("button", name=SAY("table-shared")).wait_for()
    assert ada.page.evaluate("() => window.clipboard").endswith(f"/replay/{ada.room['match']}")


def test_an_invitation_that_cannot_be_handed_on_is_copied(person, near):
    ada = person()
    ada.context.add_init_script(DEVICE.replace("NAME", "NotAllowedError"))
    place = seats_at(near, "dorada", "local", "open", start=False)
    ada.remember(place)
    ada.go(f"/r/{place['code']}")

    ada.page.get_by_role("button", name=SAY("start-share")).first.click()

    ada.page.get_by_role("button", name=SAY("start-copied")).first.wait_for()
    assert ada.page.evaluate("() => window.clipboard").endswith(f"/r/{place['code']}")


def test_a_language_that_does_not_come_is_missed_aloud_and_the_old_one_stays(person):
    ada = person(service_workers="block")
    ada.remember()
    ada.page.route("**/assets/fr-*.js", lambda route: route.abort())
    ada.go("/")
    ada.page.locator("details.settings summary").click()
    box = ada.page.locator("details.settings").get_by_label(SAY("web-language"))

    box.select_option("fr")

    expect(ada.page.locator(".remark")).to_contain_text(SAY("web-unreachable"))
    expect(box).to_have_value("en")
    ada.errors.clear()


@pytest.mark.parametrize("door", ["code", "watch"])
def test_a_table_that_does_not_come_is_missed_aloud(person, near, door):
    place = seats_at(near, "dorada", "local", "bot")
    ada = person(service_workers="block")
    ada.remember(*([place] if door == "code" else []))
    ada.page.route("**/assets/parts-*.js", lambda route: route.abort())

    ada.page.goto(f"/{'r' if door == 'code' else 'w'}/{place[door]}")

    expect(ada.page.get_by_role("alert")).to_contain_text(SAY("web-unreachable"))
    ada.errors.clear()


def test_who_plays_without_a_name_has_one_in_the_reader_s_language(person, near):
    ada, eve = person(locale="fr"), person(locale="pl")
    ada.remember()
    ada.go("/")
    ada.page.locator("[data-play=douro], section[aria-labelledby=douro] button.first").first.click()
    ada.page.locator("#choice").wait_for()
    eve.remember()

    eve.go(f"/w/{ada.room['watch']}")

    name = speaker("pl").say("start-nameless", number=1)
    expect(eve.page.get_by_role("list", name=speaker("pl").say("table-present-title"))).to_contain_text(name)
    assert speaker("fr").say("start-me") not in [chair["name"] for chair in eve.room["chairs"]]

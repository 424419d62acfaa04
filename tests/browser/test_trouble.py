"""Lost connections, reloaded tabs, a server that comes back: nothing of one's own is lost, half-made choices included."""

import pytest
from playwright.sync_api import expect

from tests.browser.drivers import SAY, Mouse, play
from tests.browser.people import PHONE, Person, seats_at
from tests.browser.rivals import asked_in_dolores
from tests.server.serving import serving

CARDS = "section.choice button"
CARDS_BY_SIDE = "(sides) => sides.map((side) => [...side.querySelectorAll('[data-pick]')].map((card) => [card.dataset.pick, card.ariaPressed]))"


def chosen(ada):
    """The card that is marked as chosen."""
    return ada.page.locator(f"{CARDS}[aria-pressed=true]")


def test_a_choice_made_without_a_connection_is_sent_when_it_is_back(person, near):
    ada = person()
    ada.sit(seats_at(near, "douro", "local", "bot", "bot"))
    cut(ada)
    ada.page.locator(".bad").first.wait_for()  # the status says that the connection is lost

    ada.page.locator(CARDS).nth(3).click()
    ada.page.wait_for_timeout(200)
    assert ada.version == 1
    ada.context.set_offline(False)

    assert ada.until(lambda: ada.version > 1)
    assert any(SAY("table-back") in said for said in ada.spoken())
    play(ada, Mouse(ada))
    ada.errors[:] = [told for told in ada.errors if "ERR_INTERNET_DISCONNECTED" not in told]


def test_a_server_that_is_out_of_reach_is_missed_aloud_from_the_beginning(person, near):
    ada = person()
    ada.remember(place := seats_at(near, "dorada", "local", "bot"))
    ada.page.route_web_socket("**/ws", lambda socket: socket.close())

    ada.page.goto(f"{near.url}/r/{place['code']}")

    ada.page.locator("[data-voice] p", has_text=SAY("web-unreached")).wait_for(state="attached")
    expect(ada.page).to_have_title(f"{SAY('web-unreached')} – Estran")


def test_what_is_said_without_a_connection_is_said_once(person, near):
    ada = person()
    ada.sit(seats_at(near, "dorada", "local", "bot"))
    field = ada.page.get_by_label(SAY("table-say"), exact=True)
    cut(ada)
    ada.page.locator(".bad").first.wait_for()

    field.fill("Hello")
    field.press("Enter")
    field.press("Enter")
    ada.context.set_offline(False)
    ada.page.wait_for_function("(field) => !field.value", arg=field.element_handle())
    field.fill("Bye")
    field.press("Enter")
    lines = ada.page.locator(".talk li")
    lines.filter(has_text="Bye").wait_for()

    assert [line.split(": ")[1] for line in lines.all_inner_texts()] == ["Hello", "Bye"]
    ada.errors[:] = [told for told in ada.errors if "ERR_INTERNET_DISCONNECTED" not in told]


def test_news_of_the_connection_and_of_onlookers_move_nothing_on_a_phone(person, near):
    ada, eve = person(viewport=PHONE), person()
    place = seats_at(near, "douro", "local", "local", "local")
    ada.sit({**place, "tokens": place["tokens"][:1]})
    board = ada.page.locator("section.board")
    before = board.bounding_box()
    eve.remember()
    eve.go(f"/w/{place['watch']}")
    ada.page.keyboard.press("q")  # the menu tells of them
    ada.page.get_by_text(SAY("table-onlookers", count=1)).wait_for()
    ada.page.keyboard.press("Escape")

    assert board.bounding_box() == before
    cut(ada)
    ada.page.locator(".bad").first.wait_for()
    assert board.bounding_box() == before
    ada.errors[:] = [told for told in ada.errors if "ERR_INTERNET_DISCONNECTED" not in told]


def cut(ada):
    """Cut the socket, and keep the network away."""
    ada.context.set_offline(True)
    ada.page.evaluate("() => window.sockets.forEach((socket) => socket.close())")


@pytest.fixture
def person(browser, near):
    """People whose sockets a test can cut."""
    people: list[Person] = []

    def come(url=near.url, **wishes):
        one = Person(browser, url, **wishes)
        one.context.add_init_script(
            "window.sockets = []; const Real = WebSocket;"
            "window.WebSocket = class extends Real { constructor(...all) { super(...all); window.sockets.push(this) } }"
        )
        people.append(one)
        return one

    yield come
    for one in people:
        one.context.close()
    for one in people:
        one.check()


def test_a_secret_choice_is_still_there_after_the_tab_is_reloaded(person, near):
    ada = person()
    place = seats_at(near, "douro", "local", "local", "local")
    ada.sit({**place, "tokens": place["tokens"][:1]})
    ada.page.locator(CARDS).nth(5).click()
    chosen(ada).wait_for()
    name = chosen(ada).get_attribute("aria-label")

    ada.page.reload()
    chosen(ada).wait_for()

    assert chosen(ada).get_attribute("aria-label") == name


def test_a_half_made_choice_survives_updates_and_a_reloaded_tab(person, near):
    ada = person()
    place = seats_at(near, "douro", "local", "local", "local")
    ada.sit({**place, "tokens": place["tokens"][:1]})
    ada.page.evaluate("() => localStorage.setItem('estran.settings', JSON.stringify({ confirm: true, sound: false }))")
    ada.page.reload()
    ada.page.locator(CARDS).nth(5).click()
    yes = ada.page.get_by_role("button", name=SAY("table-confirm-yes"))
    yes.wait_for()

    cut(ada)
    ada.page.locator(".bad").first.wait_for()
    ada.context.set_offline(False)
    ada.page.wait_for_function("() => !document.querySelector('.status .bad')")

    assert yes.is_visible()
    yes.click()
    chosen(ada).wait_for()
    ada.errors[:] = [told for told in ada.errors if "ERR_INTERNET_DISCONNECTED" not in told]


@pytest.mark.parametrize("phase", ["arrange", "take"])
def test_a_choice_of_several_parts_is_half_made_still_after_news_and_a_reloaded_tab(person, near, phase):
    place = asked_in_dolores(near, phase)
    ben, eve = person(), person()
    ben.sit(place)
    sides = ben.page.locator("[data-part=offer] .side")
    untouched = sides.evaluate_all(CARDS_BY_SIDE)
    sides.locator("[data-pick]").first.click()
    half_made = sides.evaluate_all(CARDS_BY_SIDE)
    assert half_made != untouched
    eve.remember()
    eve.go(f"/r/{place['watch']}")  # somebody comes to look on: that is news for him
    ben.until(lambda: ben.room["onlookers"])
    ben.page.reload()
    ben.page.locator("#choice").wait_for()

    assert sides.evaluate_all(CARDS_BY_SIDE) == half_made


def test_a_match_goes_on_after_the_server_was_killed_and_started_again(person, tmp_path):
    with serving(tmp_path) as server:
        ada = person(url=server.url)
        ada.remember()
        ada.go("/")
        ada.page.locator("section[aria-labelledby=douro] button.first").click()
        ada.page.locator("#choice").wait_for()
        ada.page.locator(CARDS).nth(2).click()
        ada.until(lambda: ada.version > 1)

        server.kill()
        ada.page.locator(".bad").first.wait_for()
        version = ada.version
        server.start()
        ada.page.wait_for_function("() => !document.querySelector('.status .bad')")
        ada.until(lambda: ada.asked("A"))
        Mouse(ada).act()

        assert ada.until(lambda: ada.version > version)
        ada.errors[:] = [told for told in ada.errors if "WebSocket" not in told and "ERR_CONNECTION" not in told]

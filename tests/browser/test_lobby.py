"""The lobby on the start page: rooms and tables that come and go by themselves, and strangers who are seated together."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from estran.games import NAMES
from tests.browser.company import clean, hears
from tests.browser.drivers import SAY
from tests.browser.people import PHONE, Person


def lobby(someone: Person):
    """The lobby, as soon as it is there."""
    section = someone.page.locator("section[aria-labelledby=lobby]")
    section.locator("[data-focus]").first.wait_for()
    return section


def come(person: Callable[..., Person], name: str = "Ada", **wishes: Any) -> Person:
    """Somebody on the start page."""
    someone = person(**wishes)
    someone.remember(name=name)
    someone.go("/")
    lobby(someone)
    return someone


def button(someone: Person, id: str):
    return lobby(someone).get_by_role("button", name=SAY(id), exact=True)


def seek(someone: Person, *, game: str = "douro", sizes: tuple[int, ...] = (4,)) -> None:
    """Say what one would like to play, and look for a table."""
    button(someone, "lobby-whoever").click()
    for name in NAMES:
        lobby(someone).get_by_role("checkbox", name=SAY(f"{name}-name"), exact=True).set_checked(name == game)
    for size in (2, 3, 4, 5):
        box = lobby(someone).get_by_role("checkbox", name=str(size), exact=True)
        if box.is_enabled():
            box.set_checked(size in sizes)
    button(someone, "lobby-go").click()


def seeking(near) -> int:
    with near.database() as database:
        return int(database.execute("SELECT count(*) FROM waiting WHERE room IS NULL").fetchone()[0])


def test_four_strangers_are_seated_together_and_their_match_begins(person, near):
    people = [come(person, name) for name in ("Ada", "Ben", "Cem", "Ada")]
    for someone in people:
        seek(someone)
    for someone in people:
        someone.page.locator("section.choice").first.wait_for()

    rooms = [someone.room for someone in people]
    assert len({room["watch"] for room in rooms}) == 1
    assert sorted(chair["name"] for chair in rooms[0]["chairs"]) == ["Ada", "Ada 2", "Ben", "Cem"]
    assert {chair["seat"] for room in rooms for chair in room["chairs"] if chair["yours"]} == set("ABCD")
    expect(people[3].page.locator("#main")).to_be_focused()
    said = people[3].page.locator("[data-voice=assertive] p").first.text_content()
    assert said is not None
    assert SAY("douro-name") in said
    people[0].page.reload()  # the seat is kept here
    people[0].page.locator("section.choice").first.wait_for()
    assert any(chair["yours"] for chair in people[0].room["chairs"])


def test_whoever_closes_the_tab_while_waiting_is_never_seated(person, near):
    gone, ada, ben = (come(person, name) for name in ("Eve", "Ada", "Ben"))
    seek(gone, game="dorada", sizes=(2,))
    gone.until(lambda: seeking(near) == 1)
    gone.page.close()
    ada.until(lambda: seeking(near) == 0)
    seek(ada, game="dorada", sizes=(2,))
    ada.until(lambda: seeking(near) == 1)
    seek(ben, game="dorada", sizes=(2,))
    for someone in (ada, ben):
        someone.page.locator("section.choice").first.wait_for()

    assert sorted(chair["name"] for chair in ada.room["chairs"]) == ["Ada", "Ben"]


def test_whoever_goes_to_another_page_or_stops_waits_no_longer(person, near):
    ada = come(person)
    seek(ada, sizes=(5,))
    ada.until(lambda: seeking(near) == 1)
    button(ada, "lobby-stop").click()
    expect(lobby(ada).locator("[data-focus=wish]")).to_be_focused()
    hears(ada, "lobby-stopped")
    assert seeking(near) == 0
    button(ada, "lobby-go").click()
    ada.until(lambda: seeking(near) == 1)
    ada.page.locator("header a[href='/rules']").first.click()

    assert ada.until(lambda: seeking(near) == 0)


def test_a_line_appears_and_vanishes_and_leads_to_the_room(person, near):
    ada, ben = come(person), come(person, "Ben")
    made = near.open_room(["open", "bot", "bot"], public=True)
    with near.socket() as host:
        host.hello(made["code"], [made["host"]])
        link, other = (lobby(one).locator(f"a[href='/r/{made['code']}']") for one in (ada, ben))
        link.wait_for()
        other.wait_for()
        other.focus()  # it does not go under somebody's finger
        room = json.loads(ada.frames[-1])
        assert next(line for line in room["rooms"] if line["code"] == made["code"])["open"] == 1
        near.http.post(f"/api/rooms/{made['code']}/join", json={"name": "Cem"})

        link.wait_for(state="detached")
        expect(other).to_contain_text(SAY("lobby-gone"))
        expect(other).to_be_focused()
        clean(ben)
        button(ben, "lobby-whoever").focus()
        other.wait_for(state="detached")


def test_a_public_table_is_watched_from_the_lobby(person, near):
    made = near.open_room(["local", "bot", "bot"], public=True)
    with near.socket() as line:
        line.hello(made["code"], [made["host"], *made["tokens"].values()])
        near.start(made)
        line.everything()
        eve = come(person, "Eve")
        clean(eve)
        lobby(eve).locator(f"a[href='/w/{made['watch']}']").click()

        eve.page.locator("#choice").wait_for()
        assert not any(chair["yours"] for chair in eve.room["chairs"])


def test_bots_are_offered_to_whom_nobody_comes(person, near):
    ada = person()
    ada.page.clock.install()
    ada.remember(name="Ada")
    ada.go("/")
    ada.page.clock.run_for(2000)
    seek(ada, game="dorada", sizes=(3,))
    ada.page.clock.run_for(21_000)
    hears(ada, "lobby-nobody")
    clean(ada)
    button(ada, "lobby-wait").click()
    expect(button(ada, "lobby-bots")).to_have_count(0)
    ada.page.clock.run_for(61_000)
    button(ada, "lobby-bots").click()
    assert ada.until(lambda: ada.page.clock.run_for(100) or ada.page.locator("section.choice").count())

    assert [chair["kind"] for chair in ada.room["chairs"]] == ["person", "bot", "bot"]
    assert seeking(near) == 0
    ada.errors.clear()  # where time flies, answers seem late, and connections are made anew


def test_a_lost_connection_is_said_and_the_wait_goes_on(person, near):
    ada, ben = come(person), come(person, "Ben")
    seek(ada, game="dorada", sizes=(2,))
    ada.until(lambda: seeking(near) == 1)
    for mailbox in list(near.service.hub.mailboxes):
        near.loop.call_soon_threadsafe(mailbox.dismiss, "restart")
    hears(ada, "lobby-lost")
    hears(ada, "lobby-back")
    ben.page.reload()
    seek(ben, game="dorada", sizes=(2,))
    for someone in (ada, ben):
        someone.page.locator("section.choice").first.wait_for()

    assert ada.room["watch"] == ben.room["watch"]
    ada.errors.clear()
    ben.errors.clear()


@pytest.mark.parametrize("locale", ["en", "fr", "pl"])
def test_the_wish_fits_a_phone_and_is_accessible(person, near, locale):
    ada = come(person, viewport=PHONE, locale=locale)
    lobby(ada).locator("[data-focus=whoever]").click()
    expect(lobby(ada).locator("[data-focus=wish]")).to_be_focused()
    clean(ada)

    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for box in lobby(ada).locator("label, button").all():
        place = box.bounding_box()
        assert place is None or place["height"] >= 43.5


def test_without_a_game_nothing_is_sought(person, near):
    ada = come(person)
    button(ada, "lobby-whoever").click()
    for box in lobby(ada).get_by_role("checkbox").all():
        box.set_checked(False) if box.is_enabled() else None
    button(ada, "lobby-go").click()
    hears(ada, "lobby-choose")

    assert seeking(near) == 0


def test_a_room_is_called_by_two_words_in_the_room_and_where_one_continues(person, near):
    ada = person()
    made = near.open_room(["local", "open", "bot"])
    place = {"code": made["code"], "game": "douro", "name": "A", "host": made["host"], "at": 0}
    ada.remember({**place, "tokens": list(made["tokens"].values())})
    ada.go(f"/r/{made['code']}")
    label = ada.page.locator("[data-part=label]")
    label.wait_for()
    words = label.text_content()
    ada.go("/")
    again = ada.page.locator("section[aria-labelledby=continue] [data-part=label]")

    expect(again).to_have_text(words or "?")
    assert len((words or "").split()) == 2

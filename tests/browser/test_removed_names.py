"""A host removes a name: by the menu of the table and in the waiting room; everybody sees and hears it at once."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import button, clean, guest, hears, menu
from tests.browser.drivers import SAY
from tests.browser.people import seats_at

NAME = "Vulgarissimo"


def renamed(near, place, number, name=NAME):
    """Somebody at the table is called so."""
    with near.database() as connection:
        (room,) = connection.execute("SELECT id FROM rooms WHERE code = ?", [place["code"]]).fetchone()
        connection.execute("UPDATE seats SET name = ? WHERE room = ? AND place = ?", [name, room, number])


def sits(person, place, *, host=False, **wishes):
    """Somebody at one seat, with the host's token or without it."""
    someone = person(**wishes)
    number = 0 if host else 1
    someone.sit({**guest(place, number), **({"host": place["host"]} if host else {})})
    return someone


def test_a_host_removes_a_name_at_the_table_and_all_see_and_hear_it(person, near):
    place = seats_at(near, "dorada", "local", "local", start=False)
    renamed(near, place, 1)
    near.start(place)
    host, rude = sits(person, place, host=True), sits(person, place)
    rude.page.get_by_label(SAY("table-say"), exact=True).fill("good evening")
    rude.page.get_by_role("button", name=SAY("table-say-send"), exact=True).click()
    expect(host.page.locator(".talk")).to_contain_text(NAME)
    box = menu(rude)
    expect(box.get_by_text(SAY("me-unname"), exact=True)).to_have_count(0)  # no host
    rude.page.keyboard.press("Escape")

    box = menu(host)
    box.get_by_text(SAY("me-unname"), exact=True).click()
    expect(box).to_contain_text(SAY("me-unname-help"))
    clean(host)
    button(host, "me-unname-one", name=NAME).click()

    hears(host, "me-unnamed", **{"is": "other", "seat": "B", "name": "B"})
    hears(rude, "me-unnamed", **{"is": "you", "seat": "B", "name": "B"})
    for someone in (host, rude):
        expect(someone.page.locator(".talk")).to_contain_text("good evening")
        expect(someone.page.locator("main")).not_to_contain_text(NAME)
    box = menu(host)
    expect(box.get_by_text(SAY("me-unname"), exact=True)).to_have_count(0)  # there is none left to remove


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_host_removes_a_name_in_the_waiting_room_by_keyboard_in_every_language(person, near, language):
    place = seats_at(near, "dorada", "local", "local", "open", start=False)
    renamed(near, place, 1)
    host = person(locale=language)
    host.remember({**guest(place, 0), "host": place["host"]})
    host.go(f"/r/{place['code']}")
    names = host.page.locator("section[aria-labelledby=chairs] details").filter(has_text=NAME)
    names.wait_for()
    names.locator("summary").focus()
    host.page.keyboard.press("Enter")
    clean(host)
    host.page.keyboard.press("Tab")
    host.page.keyboard.press("Enter")

    expect(host.page.locator("#chair-1 b")).to_have_text("B")
    expect(names).to_have_count(0)
    expect(host.page.locator("#chair-1")).to_be_focused()
    assert host.until(lambda: any("B" in said for said in host.spoken()))
    expect(host.page.locator("main")).not_to_contain_text(NAME)

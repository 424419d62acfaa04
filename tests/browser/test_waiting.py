"""Whose turn it is, matches over days, the way into a room, and what is refused."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import button, clean, guest, watchful
from tests.browser.drivers import SAY, Mouse
from tests.browser.people import agree, friends, seats_at
from tests.browser.rivals import rival, share


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with watchful(tmp_path_factory.mktemp("near")) as near:
        yield near


# ---- What shows whose turn it is


def test_a_page_says_at_first_sight_that_it_has_shown_all_so_that_bots_go_on(person, near):
    ada = person()
    sent = []
    ada.page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(json.loads(text))))
    ada.remember(place := seats_at(near, "dorada", "local", "bot"), pace="usual")
    ada.go(f"/r/{place['code']}")

    assert ada.until(lambda: any(one["type"] == "seen" and one["match"] == ada.room["match"] for one in sent), 10)


def test_the_headline_says_whom_one_waits_for_where_everybody_knows(person, near, number):
    place = friends(near, "douro", next(number))
    near.start(place)
    ada = person()
    ada.sit(share(place, 0))
    Mouse(ada).act()

    expect(ada.page.locator("#status")).to_have_text(re.compile("^Chosen: Play .* – waiting for the others.$"))
    expect(ada.page).to_have_title(re.compile("^Chosen: Play .* – waiting for the others"))
    near.run(lambda: named(near, ada.room["match"], "A", "B", "C"))  # as after a minute, before she had chosen
    told = SAY("table-missing-then", seats=["Ben", "Chloé"])  # by now one of them may have chosen, too
    expect(ada.page.locator(".status")).to_contain_text(told)
    expect(ada.page.locator("#status")).to_have_text(re.compile("– waiting for the others.$"))
    near.run(lambda: named(near, ada.room["match"], "A", "C"))
    expect(ada.page.locator("#status")).to_have_text(re.compile("– waiting for Chloé.$"))
    expect(ada.page.locator(".status")).to_contain_text(SAY("table-missing", seats=["Chloé"]))


def test_a_match_that_was_ended_by_agreement_waits_for_nobody(person, near, number):
    place = friends(near, "douro", next(number))
    near.start(place)
    ada = person()
    ada.sit(share(place, 0))
    near.run(lambda: named(near, ada.room["match"], "C"))
    told = SAY("table-missing", seats=["Chloé"])
    expect(ada.page.locator(".status")).to_contain_text(told)
    agree(near, place, "end")

    expect(ada.page.locator("#status")).to_have_text(SAY("table-agreed"))
    expect(ada.page.get_by_text(told)).to_have_count(0)


def test_bots_that_are_not_themselves_yet_are_named_and_said_once_and_then_that_they_are(person, near):
    ada = person()
    ada.sit(seats_at(near, "douro", "local", "bot", "bot"))
    ben, chloe = (ada.room["chairs"][place]["name"] for place in (1, 2))
    both, one, other = (SAY("table-warming", seats=seats) for seats in ([ben, chloe], [ben], [chloe]))
    match, status = ada.room["match"], ada.page.locator(".status")

    near.run(lambda: amended(near, match, warming=["B"]))
    expect(status).to_contain_text(one)
    near.run(lambda: amended(near, match, warming=["B", "C"]))
    expect(status).to_contain_text(both)
    assert ada.until(lambda: other in ada.spoken())
    assert ada.spoken().count(one) == 1
    assert both not in ada.spoken()  # the first has been named before
    near.run(lambda: amended(near, match, warming=[]))
    expect(status).not_to_contain_text(SAY("table-warming", seats=[""])[:10])
    assert ada.until(lambda: SAY("table-warm", seats=[ben, chloe]) in ada.spoken())


async def named(near, match, *seats):
    """Name those who have not chosen yet, as is done after a while."""
    await amended(near, match, missing=list(seats))


async def amended(near, match, **marks):
    """Tell a table something about its seats."""
    async with near.service.database.write() as connection:
        await near.service.referee.amend(connection, match, **marks)
        room = (await near.service.referee.row(connection, match)).room
        await near.service.referee.change(connection, room)
    await near.service.news.publish(room)


def test_the_tab_is_marked_while_one_is_asked_and_looks_elsewhere(person, near):
    ada = person()
    fronts: list[bool] = []
    ada.page.on("websocket", lambda line: line.on("framesent", lambda sent: fronts.append('"front":true' in str(sent))))
    ada.context.add_init_script("navigator.setAppBadge = async (n) => { window.badge = n }")
    ada.sit(seats_at(near, "dorada", "local", "bot"))
    icon = ada.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon.svg")
    assert fronts[0]
    ada.page.evaluate("() => { document.hasFocus = () => false; dispatchEvent(new Event('blur')) }")

    expect(ada.page).to_have_title(re.compile("^● "))
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    assert ada.page.evaluate("() => window.badge") == 1
    assert ada.until(lambda: not fronts[-1])
    ada.page.evaluate("() => { document.hasFocus = () => true; dispatchEvent(new Event('focus')) }")
    expect(ada.page).to_have_title(re.compile("^[^●]"))


# ---- Slow matches


def test_that_a_bot_chose_for_somebody_whose_time_ran_out_is_heard_and_in_the_log(person, near):
    place = seats_at(near, "douro", "local", "local", "local", move_time=86400)
    ada = person()
    ada.sit(share(place, 0))
    said = SAY("table-late", name="B")
    Mouse(ada).act()
    expect(ada.page.locator("#status")).to_have_text(re.compile("– waiting for one or more of B and C.$"))
    with rival(near, place, 2) as chloe:
        chloe.move()
    assert not ada.page.get_by_text(said).count()
    with near.database() as connection:
        connection.execute("UPDATE work SET at = 0 WHERE kind = 'due'")

    assert ada.until(lambda: any(said in one for one in ada.spoken()))
    expect(ada.page.locator(".log li").filter(has_text=said)).to_have_count(1)
    assert not any(SAY("table-late", name="C") in one for one in ada.spoken())


def test_a_slow_match_stands_first_under_continue_in_human_units(person, near):
    week = 7 * 86400
    mine = seats_at(near, "douro", "local", "local", "bot", move_time=week, late="take-over")
    theirs = seats_at(near, "dorada", "local", "local", options={"first": "B"})
    begun = seats_at(near, "dorada", "local", "local", start=False)
    gone = {**begun, "code": "ZZZZZZZZ"}
    earlier(near, theirs, 3 * 3600 + 60)
    ada = person()
    places = (guest(theirs, 0), guest(mine, 0), {**begun, "at": 0}, {**gone, "at": 0})
    ada.remember(*({**place, "at": len(places) - number} for number, place in enumerate(places)))
    ada.go("/")
    lines = ada.page.locator("section[aria-labelledby=continue] li")

    expect(lines.nth(0)).to_contain_text(SAY("start-standing-due", time="7 days"))
    expect(lines.nth(1)).to_contain_text(SAY("start-standing-theirs", names="B", time="3 hours"))
    expect(lines.nth(2)).to_contain_text(SAY("start-standing-seating"))
    ada.page.get_by_text(SAY("start-continue-more", number=1)).click()
    expect(lines.nth(3)).to_contain_text(SAY("start-standing-gone"))
    clean(ada)
    lines.nth(0).get_by_role("link").click()
    ada.page.locator("#choice").wait_for()
    expect(ada.page.locator(".status .more")).to_contain_text(SAY("table-time", time="7 days"))
    ada.page.locator("section.choice button").first.wait_for()
    assert not ada.page.evaluate(SECONDS)


def test_the_start_page_looks_again_how_matches_stand(person, near):
    place = seats_at(near, "dorada", "local", "local", options={"first": "B"})
    ada = person()
    ada.page.clock.install()
    ada.remember(guest(place, 0))
    ada.go("/")
    line = ada.page.locator("section[aria-labelledby=continue] li")
    expect(line).to_contain_text("Waiting for B")
    with rival(near, place, 1) as ben:
        while ben.due():
            ben.move()
    ada.page.clock.run_for(16_000)

    expect(line).to_contain_text("Your turn")


SECONDS = """() => new Promise((done) => {
    const told = [], watcher = new MutationObserver((all) => told.push(...all));
    watcher.observe(document.querySelector('.more'), { subtree: true, childList: true, characterData: true });
    setTimeout(() => done(told.length), 2200) })"""


def earlier(near, place, seconds):
    """Let what is asked in a room have been asked so much earlier."""
    with near.database() as connection:
        connection.execute(
            "UPDATE batches SET at = at - ? WHERE match = (SELECT match FROM rooms WHERE code = ?)",
            [seconds, place["code"]],
        )


def test_a_new_room_says_what_slow_means_and_what_missed_time_leads_to(person):
    ada = person()
    ada.remember(name="Ada")
    ada.go("/#new/dorada")
    ada.page.get_by_text(SAY("start-settings")).click()
    ada.page.get_by_label(SAY("start-time")).select_option(SAY("start-time-days", number=14))
    expect(ada.page.locator("#time-help")).to_have_text(SAY("start-time-slow"))
    ada.page.get_by_label(SAY("start-late")).select_option(SAY("start-late-take-over"))
    clean(ada)
    ada.page.locator("form.new button.first").click()
    ada.page.locator("#chairs").wait_for()

    assert (ada.room["move_time"], ada.room["late"], ada.room["slow"]) == (14 * 86400, "take-over", True)
    expect(ada.page.locator("dl")).to_contain_text(SAY("start-late-take-over"))


# ---- The way into a room


def test_an_invitation_made_at_this_machine_warns_and_offers_another_address(person):
    ada = person()
    ada.remember(name="Ada")
    ada.page.route("**/api/addresses", lambda route: route.fulfill(json=["http://192.168.1.5:8000"]))
    ada.go("/#new/dorada")
    ada.page.locator("form.new button.first").click()

    expect(ada.page.locator(".near")).to_contain_text(SAY("start-near-others", host=ada.url.removeprefix("http://")))
    link = ada.page.get_by_label(SAY("start-invite-link"), exact=True)
    expect(link).to_have_value(f"http://192.168.1.5:8000/r/{ada.room['code']}")
    clean(ada)
    ada.page.get_by_label(SAY("start-near-address")).select_option(ada.url)
    expect(link).to_have_value(f"{ada.url}/r/{ada.room['code']}")


def test_somebody_with_an_invitation_is_no_onlooker(person, near):
    place = seats_at(near, "dorada", "local", "open", start=False)
    ada, ben = person(), person()
    ada.remember(place)
    ada.go(f"/r/{place['code']}")
    expect(ada.page.locator("#room")).to_be_focused()
    button(ada, "start-begin").click(force=True)  # it says why it cannot be used
    expect(ada.page.locator(".remark")).to_contain_text(SAY("start-begin-open"))
    ben.remember()
    ben.go(f"/r/{place['code']}")
    ben.page.get_by_label(SAY("start-name")).fill("Ben")
    ben.page.keyboard.press("Enter")

    assert ada.until(lambda: any(chair["name"] == "Ben" for chair in ada.room["chairs"]))
    assert not any('"onlookers":1' in frame for frame in ada.frames)
    expect(ada.page.locator(".remark")).to_have_count(0)  # it is not so any more
    expect(ada.page.locator("main")).to_contain_text(SAY("start-invite-full", code=place["code"]))
    ben.page.locator("#chairs").wait_for()
    assert not ben.page.locator(
        "[data-voice=polite] p", has_text=SAY("refused-room-full")
    ).count()  # it was his own seat


# ---- What is refused is seen


def test_what_is_refused_is_seen_until_it_is_closed(person, near):
    ada = person()
    ada.remember()
    ada.go("/")
    ada.page.locator("section[aria-labelledby=lobby] li, section[aria-labelledby=lobby] p").first.wait_for()
    ada.context.set_offline(True)
    ada.page.locator("[data-play]").first.click()

    remark = ada.page.locator(".remark")
    expect(remark).to_contain_text(SAY("web-unreachable"))
    assert remark.get_attribute("role") is None  # the announcer has said it
    clean(ada)
    remark.get_by_role("button").click()
    expect(remark).to_have_count(0)
    ada.context.set_offline(False)
    ada.errors.clear()


def test_a_link_counts_as_copied_only_where_it_was(person, near):
    place = seats_at(near, "dorada", "local", "bot")
    agree(near, place, "end")
    ada = person()
    ada.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ada.sit(place)
    button(ada, "table-share").click()

    expect(ada.page.locator(".remark")).to_contain_text(f"/replay/{ada.room['match']}")
    assert button(ada, "table-share").count() == 1  # and does not say that it was copied

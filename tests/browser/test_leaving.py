"""Evenings with friends who leave and come back, and one who never does."""

import re
import time

import pytest
from playwright.sync_api import expect

from estran.server.doors import sockets
from tests.browser.company import SOON, button, clean, guest, hears, menu, sees, watchful
from tests.browser.drivers import SAY, Mouse, act_and_wait
from tests.browser.people import friends, seats_at
from tests.browser.rivals import rival, share


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with watchful(tmp_path_factory.mktemp("near")) as near:
        yield near


SOCKETS = "window.sockets = []; const Real = WebSocket;"
SOCKETS += "window.WebSocket = class extends Real { constructor(...all) { super(...all); window.sockets.push(this) } }"

# ---- A page behind others

SLEEPY = """(() => {
  const every = window.setInterval.bind(window), once = window.setTimeout.bind(window);
  window.setInterval = (run, ms, ...all) => every(() => window.asleep || run(...all), ms);
  window.setTimeout = (run, ms, ...all) => once(() => window.asleep || run(...all), ms);
})()"""  # browsers let the timers of pages sleep that nobody has looked at for long
SIGNS = "window.signs = 0; const send = WebSocket.prototype.send;"
SIGNS += "WebSocket.prototype.send = function (text) { window.signs += text.includes('ping'); send.call(this, text) }"


def test_somebody_whose_page_sleeps_is_still_here(person, near, monkeypatch):
    monkeypatch.setattr(sockets, "ASK", 0.2)
    place = seats_at(near, "dorada", "local", "local")
    ada, ben = person(), person()
    ben.context.add_init_script(f"{SLEEPY}; {SIGNS}")
    ada.sit(share(place, 0))
    ben.sit(guest(place, 1))
    sees(ada, "B", "here")
    ben.page.evaluate("() => { window.asleep = true; window.signs = 0 }")

    asleep = time.monotonic()
    assert ada.until(lambda: time.monotonic() > asleep + 1.5 * SOON["present"])

    assert ben.page.evaluate("() => window.signs") > 0
    sees(ada, "B", "here")
    ben.page.evaluate("() => { window.asleep = false }")
    ben.page.wait_for_function("() => window.signs > (window.before ??= window.signs)")  # it ticks again
    assert SAY("table-lost") not in ben.spoken()


# ---- Leaving, and coming back


def test_a_friend_leaves_a_bot_plays_on_and_the_friend_comes_back(person, near, number):
    place = friends(near, "douro", next(number))
    near.start(place)
    ada, ben = person(), person()
    ada.sit(share(place, 0))
    with rival(near, place, 2) as chloe:
        ben.sit(guest(place, 1))
        sees(ada, "Ben", "here")
        dialog = menu(ben)
        expect(dialog).to_contain_text(SAY("table-leave-bot"))
        clean(ben)
        dialog.get_by_role("button", name=SAY("table-leave"), exact=True).click()

        expect(ben.page).to_have_url(re.compile(r"/$"))
        sees(ada, "Ben", "left-bot")
        hears(ada, "table-heard-stand-in", name="Ben")
        clean(ada)
        Mouse(ada).act()
        chloe.move()
        assert ada.reach(2)  # nobody waits for him

    ben.page.reload()
    mine = ben.page.locator("section[aria-labelledby=continue] a").first
    expect(mine).to_contain_text(SAY("start-standing-bot"))
    mine.click()
    ben.page.locator("#choice").wait_for()
    expect(ben.page.locator("section.choice")).to_contain_text(SAY("table-stood-in", count=1))
    expect(ben.page.locator("[role=log][aria-labelledby=log]")).to_contain_text(SAY("table-by-bot"))
    clean(ben)

    sees(ada, "Ben", "here")
    hears(ada, "table-heard-back", name="Ben")
    assert ben.until(lambda: ben.asked("B"))
    Mouse(ben).act()
    assert ben.until(lambda: ben.news("B")["chosen"])
    expect(ben.page.locator("section.choice")).not_to_contain_text(SAY("table-stood-in", count=1))


def test_who_has_left_in_another_window_comes_back_by_a_button(person, near, number):
    place = friends(near, "dorada", next(number))
    near.start(place)
    ada, ben = person(), person()
    ada.sit(share(place, 0, 2))
    ben.sit(guest(place, 1))
    other = ben.open()
    other.goto(f"/r/{place['code']}")
    other.get_by_role("button", name=SAY("table-menu"), exact=True).click()
    other.get_by_role("button", name=SAY("table-leave"), exact=True).click()
    expect(ben.page.locator("section.choice")).to_contain_text(SAY("table-left-yours"))
    clean(ben)
    button(ben, "table-return").click()

    sees(ada, "Ben", "here")
    expect(ben.page.locator("section.choice")).not_to_contain_text(SAY("table-left-yours"))


def test_whoever_leaves_is_told_so_and_without_a_connection_stays(person, near):
    ada = person()
    ada.context.add_init_script(SOCKETS)
    ada.sit(seats_at(near, "dorada", "local", "bot", move_time=86400))
    dialog = menu(ada)
    expect(dialog).to_contain_text(SAY("table-leave-clock", late="once"))
    ada.context.set_offline(True)
    ada.page.evaluate("() => window.sockets.forEach((socket) => socket.close())")
    ada.page.locator(".status .bad").wait_for()
    dialog.get_by_role("button", name=SAY("table-leave"), exact=True).click()
    expect(ada.page.locator(".remark")).to_contain_text(SAY("table-leave-offline"))
    ada.context.set_offline(False)
    ada.page.wait_for_function("() => !document.querySelector('.status .bad')")
    ada.errors[:] = [told for told in ada.errors if "ERR_INTERNET_DISCONNECTED" not in told]

    menu(ada).get_by_role("button", name=SAY("table-leave"), exact=True).click()
    expect(ada.page).to_have_url(re.compile(r"/$"))
    expect(ada.page.locator("main")).to_be_focused()
    hears(ada, "table-left")


def test_who_has_resigned_is_still_seen_to_be_here_or_not(person, near, number):
    place = friends(near, "dorada", next(number))
    near.start(place)
    ada, ben = person(), person()
    ada.sit(share(place, 0, 2))
    ben.sit(guest(place, 1))
    sees(ada, "Ben", "here")
    dialog = menu(ben)
    dialog.get_by_role("button", name=SAY("table-resign"), exact=True).click()
    dialog.get_by_role("button", name=SAY("table-resign-yes"), exact=True).click()
    sees(ada, "Ben", "here-resigned")
    hears(ben, "table-resigned-yours")
    assert ben.page.locator("[data-voice=polite] p", has_text=SAY("table-resigned-yours")).count() == 1
    dialog = menu(ben)
    expect(dialog).to_contain_text(SAY("table-leave-resigned"))
    dialog.get_by_role("button", name=SAY("table-leave"), exact=True).click()

    sees(ada, "Ben", "left-resigned")
    hears(ada, "table-heard-left", name="Ben")


def test_the_last_person_s_match_waits(person, near):
    ada = person()
    ada.sit(seats_at(near, "dorada", "local", "bot"))
    version = ada.version
    dialog = menu(ada)
    expect(dialog).to_contain_text(SAY("table-leave-waits"))
    dialog.get_by_role("button", name=SAY("table-leave"), exact=True).click()
    ada.page.locator("section[aria-labelledby=continue] a").first.click()
    ada.page.locator("#choice").wait_for()

    assert ada.version == version
    act_and_wait(ada, Mouse(ada), "A")


def test_for_a_friend_who_never_comes_back_the_others_vote_for_a_bot(person, near, number):
    place = friends(near, "douro", next(number))
    near.start(place)
    ada, ben, chloe = person(), person(), person()
    ada.sit(share(place, 0))
    ben.sit(guest(place, 1))
    chloe.sit(guest(place, 2))
    eve = person()
    eve.remember()
    eve.go(f"/w/{place['watch']}")
    chloe.context.close()

    sees(ben, "Chloé", "away")
    hears(ben, "table-heard-away", name="Chloé")
    offer = button(ben, "table-stand-in", name="Chloé")
    offer.wait_for()
    clean(ben)
    offer.click()
    proposal = SAY("table-vote-stand-in", seat="Ben", seat_is="other", rival="Chloé")
    panel = ada.page.get_by_role("group", name=proposal)
    panel.wait_for()
    hears(ada, "table-vote-stand-in", seat="Ben", seat_is="other", rival="Chloé")
    clean(ada)
    expect(eve.page.get_by_role("group", name=proposal)).to_be_visible()
    assert eve.page.get_by_role("group", name=proposal).get_by_role("button").count() == 0
    ada.page.locator("#choice").focus()
    ada.page.keyboard.press("Tab")
    expect(panel.get_by_role("button", name=SAY("table-vote-yes"))).to_be_focused()
    ada.page.keyboard.press("Enter")

    sees(ada, "Chloé", "away-bot")
    sees(eve, "Chloé", "away-bot")
    expect(ada.page.locator("#choice")).to_be_focused()  # the button is gone
    Mouse(ada).act()
    Mouse(ben).act()
    assert ada.reach(2)


def test_the_host_lets_a_bot_play_at_once_and_whoever_comes_back_plays_again(person, near, number):
    place = friends(near, "dorada", next(number))
    near.start(place)
    ada, ben, chloe = person(), person(), person()
    ada.sit(share(place, 0))
    ben.sit(guest(place, 1))
    chloe.sit(guest(place, 2))
    assert not button(ada, "table-stand-in", name="Chloé").count()  # while she is here
    chloe.page.goto("about:blank")
    button(ben, "table-stand-in", name="Chloé").wait_for()
    button(ada, "table-stand-in", name="Chloé").click()

    sees(ben, "Chloé", "away-bot")  # without a vote
    for someone in (ada, ben):
        hears(someone, "table-heard-stand-in", name="Chloé")
        expect(someone.page.locator(".votes")).to_have_count(0)
    proposal = SAY("table-vote-stand-in", seat="Ada", seat_is="other", rival="Chloé")
    assert not ben.page.locator("[data-voice=polite] p", has_text=proposal).count()
    chloe.go(f"/r/{place['code']}")

    for someone in (ada, ben):
        sees(someone, "Chloé", "here")
        hears(someone, "table-heard-back", name="Chloé")
    expect(chloe.page.locator("section.choice")).not_to_contain_text(SAY("table-stand-in-yours"))


def test_a_vote_about_somebody_who_comes_back_is_over_and_nobody_has_declined_it(person, near, number):
    place = friends(near, "dorada", next(number))
    near.start(place)
    ada, ben, chloe = person(), person(), person()
    ada.sit(share(place, 0))
    ben.sit(guest(place, 1))
    chloe.sit(guest(place, 2))
    chloe.page.goto("about:blank")
    button(ben, "table-stand-in", name="Chloé").click()
    button(ada, "table-vote-yes").wait_for()
    expect(button(ben, "table-vote-withdraw")).to_be_visible()
    assert not button(ben, "table-vote-yes").count()
    chloe.go(f"/r/{place['code']}")

    for someone in (ada, ben):
        sees(someone, "Chloé", "here")
        expect(someone.page.locator(".votes")).to_have_count(0)
    expect(ben.page.locator(".remark")).to_have_count(0)
    assert SAY("table-vote-dropped") not in " ".join(ben.spoken())


def test_the_others_go_on_without_a_host_who_has_gone_to_bed(person, near, number):
    place = friends(near, "dorada", next(number))
    near.start(place)
    ada, ben, chloe = person(), person(), person()
    ada.sit(share(place, 0))
    ben.sit(guest(place, 1))
    chloe.sit(guest(place, 2))
    ada.context.close()
    button(ben, "table-stand-in", name="Ada").click()
    button(chloe, "table-vote-yes").click()
    sees(ben, "Ada", "away-bot")

    menu(ben).get_by_role("button", name=SAY("table-end-offer")).click()
    button(chloe, "table-vote-yes").click()
    for someone in (ben, chloe):
        expect(someone.page.locator("#status")).to_have_text(SAY("table-abandoned"))
        button(someone, "table-rematch").click()

    begin = button(ben, "start-begin")  # her seat is still hers, so the next match does not begin by itself
    begin.wait_for()
    expect(ben.page.locator("main")).to_contain_text(SAY("start-begin-deputy"))
    assert not button(ben, "start-remove").count()
    begin.click()
    for someone in (ben, chloe):
        someone.page.locator("#choice").wait_for()
        assert someone.room["number"] == 2

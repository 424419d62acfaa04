"""Two people at one screen and a third far away: nobody answers for somebody else, and nobody sees what another hides."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import button, clean, guest, hears, sees, watchful
from tests.browser.drivers import SAY
from tests.browser.people import PHONE, agree, friends
from tests.browser.rivals import rival, share
from tests.server.somebody import Somebody


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


# ---- One of them goes on at another device


def seated(near):
    """Hanna, who has a profile, Olga and a third person at one table of Douro."""
    hanna = Somebody(near.http, "Hanna")
    seats = [{"kind": "local", "name": name} for name in ("Hanna", "Olga", "Chloé")]
    made = near.http.post("/api/rooms", json={"game": "douro", "seats": seats, "profile": hanna.token}).json()
    near.start(made)
    tokens = list(made["tokens"].values())
    return hanna, {"code": made["code"], "game": "douro", "name": "Hanna", "host": None, "tokens": tokens, "at": 1}


def choose(someone, card):
    """Lift the curtain, play a card, and pass on."""
    lift = someone.page.locator(".curtain button")
    lift.click()
    someone.page.locator(f"[data-move='{card}']").click()
    someone.page.locator("button", has_text=SAY("table-pass-on")).or_(button(someone, "table-hide")).click()
    lift.first.wait_for()


def test_who_is_left_at_a_screen_stays_behind_the_curtain_when_another_seat_moves_on(person, near):
    hanna, place = seated(near)
    both = person()
    both.sit(share(place, 0, 1))
    choose(both, 7)
    choose(both, 4)
    assert hanna.ask("POST", f"/seats/{place['code']}").status_code == 201
    curtain, lift = both.page.locator(".curtain"), button(both, "table-curtain-lift", name="Olga")
    moved = SAY("table-moved", names="Hanna")

    expect(curtain).to_contain_text(moved)
    expect(curtain.get_by_role("button")).to_have_count(1)
    hears(both, "table-moved", names="Hanna")
    for _ in range(2):  # it is remembered
        expect(lift).to_be_visible()
        assert "4" not in both.page.locator("main").inner_text()
        assert both.page.locator("[data-part=own]").count() == 0
        both.page.reload()
        both.page.locator(".below > *, #curtain").first.wait_for()
        expect(curtain).to_contain_text(moved)
    clean(both)

    lift.click()
    expect(both.page.locator("[data-move='4']")).to_have_attribute("aria-pressed", "true")
    button(both, "table-hide").click()
    expect(lift).to_be_visible()
    version = both.version
    with rival(near, place, 2) as chloe:
        chloe.move()
    assert both.reach(version + 1)
    expect(lift).to_be_visible()  # what follows is private again
    assert both.page.locator("[data-part=own]").count() == 0


def test_a_seat_that_moves_on_from_under_its_own_table_leaves_the_curtain(person, near):
    hanna, place = seated(near)
    both = person()
    both.sit(share(place, 0, 1))
    button(both, "table-curtain-lift", name="Hanna").click()
    both.page.locator("[data-part=own]").wait_for()
    hanna.ask("POST", f"/seats/{place['code']}")

    expect(button(both, "table-curtain-lift", name="Olga")).to_be_visible()
    assert both.page.locator("[data-part=own]").count() == 0


def test_where_one_has_sat_alone_it_is_said_that_ones_seat_has_moved_on(person, near):
    hanna, place = seated(near)
    alone = person()
    alone.sit(share(place, 0))
    alone.page.locator("[data-part=own]").wait_for()
    hanna.ask("POST", f"/seats/{place['code']}")

    hears(alone, "table-moved", names="Hanna")
    expect(alone.page.locator("[data-part=choice]")).to_contain_text(SAY("table-moved", names="Hanna"))
    assert alone.page.locator(".curtain").count() == 0


def test_what_was_told_to_one_is_not_left_behind_the_curtain_for_the_next(person, near):
    place = friends(near, "douro", 4)
    near.start(place)
    both = person()
    both.sit(share(place, 0, 1))
    button(both, "table-curtain-lift", name="Ada").click()
    both.page.locator("section.choice [data-move]").first.click()
    assert both.until(lambda: any(said.startswith("Chosen") for said in both.spoken()))
    button(both, "table-pass-on").click()
    both.page.locator(".curtain").wait_for()

    assert not [said for said in both.spoken() if "Chosen" in said or "hand" in said]

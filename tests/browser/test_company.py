"""Several people: two browsers, one browser for all, onlookers; and what is left of a match afterwards."""

import re

import pytest
from playwright.sync_api import expect

from estran.games import NAMES
from tests.browser.drivers import SAY, Mouse, act_and_wait, play
from tests.browser.people import seats_at
from tests.browser.rivals import at_random, rival, share

every_game = pytest.mark.parametrize("game", NAMES)


@pytest.fixture(scope="module")
def played(near):
    """A finished match of each game, by its name."""
    matches = {}
    for game in NAMES:
        place = seats_at(near, game, "local", "local", "local")
        with rival(near, place, 0, 1, 2) as all_three:
            matches[game] = all_three.finish(at_random(1))
    return matches


@pytest.mark.parametrize("game", NAMES)
def test_two_browsers_play_against_each_other(person, near, game):
    kinds = ["local", "local"] + (["bot"] if game == "douro" else [])
    place = seats_at(near, game, *kinds)
    ada, ben = person(), person()
    ada.sit(share(place, 0))
    ben.sit(share(place, 1))
    sides = [(ada, Mouse(ada, 1), "A"), (ben, Mouse(ben, 2), "B")]

    while not (ada.over() and ben.over()):
        for someone, mouse, seat in sides:
            someone.page.wait_for_timeout(5)
            if someone.asked(seat) and not someone.over():
                act_and_wait(someone, mouse, seat)

    ada.page.get_by_role("link", name=SAY("table-replay")).wait_for()
    ben.page.get_by_role("link", name=SAY("table-replay")).wait_for()
    assert ada.news("A")["view"]["winners"] == ben.news("B")["view"]["winners"]


def test_at_one_screen_a_curtain_hangs_between_two_seats_with_secrets(person, near):
    ada = person()
    ada.sit(seats_at(near, "douro", "local", "local", "bot"))
    lift = ada.page.locator(".curtain button")
    lift.press("Enter")  # it hangs from the beginning
    expect(ada.page.locator("#choice")).to_be_focused()
    ada.page.locator("[data-move='7']").click()
    hide = ada.page.get_by_role("button", name=SAY("table-pass-on"))
    hide.wait_for()
    passed = SAY("table-chosen-pass", choice=SAY("douro-choice-play", card=7))
    expect(ada.page.locator("#status")).to_have_text(SAY("table-headline-of", name="A", said=passed))
    ada.page.locator("[data-move='4']").click()  # until then it may be changed
    assert ada.until(lambda: "4" in (ada.news("A")["chosen"], ada.news("B")["chosen"]))
    hide.click()
    lift.wait_for()

    assert ada.page.locator("#choice").count() == 0  # nothing of the table is left to see
    assert "4" not in ada.page.locator("main").inner_text()
    assert lift.evaluate("button => button === document.activeElement")


def both_choose(person):
    """Two at one screen play cards of Douro, one after the other; gives what lifts the curtain between them."""
    lift = person.page.locator(".curtain button")
    for card in (7, 4):
        lift.click()
        person.page.locator(f"[data-move='{card}']").click()
        if card == 7:
            person.page.get_by_role("button", name=SAY("table-pass-on")).click()
    return lift


def test_while_somebody_elsewhere_thinks_each_at_one_screen_looks_at_their_own_table(person, near):
    ada = person()
    place = seats_at(near, "douro", "local", "local", "local")
    ada.sit({**place, "tokens": place["tokens"][:2]})
    lift = both_choose(ada)
    ada.page.get_by_role("button", name=SAY("table-hide"), exact=True).click()
    lift.nth(1).wait_for()

    assert "4" not in ada.page.locator("main").inner_text()
    expect(ada.page.locator("#curtain")).to_have_text(SAY("table-curtain-nobody"))
    lift.first.click()
    expect(ada.page.locator("[data-move='7']")).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator("[data-move='4']")).to_have_attribute("aria-pressed", "false")


def test_people_at_one_screen_see_the_reveal_together_before_the_curtain_falls(person, near):
    ada = person()
    place = seats_at(near, "douro", "local", "local", "bot")
    ada.remember(place, pace="key")  # so that the reveal stays until somebody goes on
    ada.sit(place)
    lift = both_choose(ada)
    table = ada.page.locator("[data-stage=playing]")
    table.wait_for()

    assert lift.count() == 0
    assert ada.page.locator("[data-part=headline]").inner_text().startswith("A ")  # nobody is “you”: all see the same
    assert ada.page.locator("[data-part=own] > :not(h2)").count() == 0
    while table.count():
        ada.page.keyboard.press("Space")
    lift.wait_for()  # what follows is private again


def test_dorada_has_no_secrets_and_needs_no_curtain(person, near):
    ada = person()
    ada.sit(seats_at(near, "dorada", "local", "local", options={"colours": 2}))

    for _ in range(6):
        before = ada.version
        ada.until(lambda: ada.asked("A") or ada.asked("B"))
        asked = "A" if ada.asked("A") else "B"
        expect(ada.page.locator("#status")).to_have_text(re.compile(f"^{asked} – "))  # each of them is “you”
        Mouse(ada).act()
        ada.until(lambda before=before: ada.version > before, 2)

    assert ada.page.locator(".curtain").count() == 0
    assert ada.version > 4


@every_game
def test_an_onlooker_sees_the_table_and_may_choose_nothing(person, near, game):
    place = seats_at(near, game, "local", "local", "local")
    eve = person()
    eve.remember()
    eve.go(f"/w/{place['watch']}")
    eve.page.locator("#choice").wait_for()
    with rival(near, place, 0, 1, 2) as others:
        for _ in range(4):
            others.move()

        assert eve.until(lambda: eve.version == others.version)
    assert eve.page.locator("section.choice button").count() == 0
    assert eve.page.locator("#own").count() == 0
    assert eve.page.locator("[role=log] li").first.inner_text()


@every_game
def test_a_replay_goes_step_by_step_and_shows_each_seat_s_view(person, played, game):
    ada = person()
    ada.remember()
    ada.go(f"/replay/{played[game]}")
    page = ada.page
    page.locator("main input[type=range]").wait_for()

    page.get_by_role("button", name=SAY("replay-to-end")).click()
    page.wait_for_function(
        "() => { const r = document.querySelector('main input[type=range]'); return r.value === r.max }"
    )
    page.get_by_role("button", name=SAY("replay-back"), exact=True).click()
    page.wait_for_function(
        "() => { const r = document.querySelector('main input[type=range]'); return Number(r.value) < Number(r.max) }"
    )
    page.get_by_label(SAY("replay-whose")).select_option(index=1)

    assert page.locator("#board").is_visible()
    assert page.evaluate("location.hash").startswith("#")


@every_game
def test_the_page_checks_the_dice_of_a_match(person, played, game):
    ada = person()
    ada.remember()
    ada.go(f"/verify/{played[game]}")

    ada.page.wait_for_function(
        "() => document.title.includes('Estran') && document.querySelectorAll('main li, main tr').length > 0"
    )

    assert SAY("replay-verify-bad") not in ada.page.locator("main").inner_text()
    assert ada.page.title().startswith(SAY("replay-verify-good", draws=0).split("0")[0][:8])


@every_game
def test_a_tutorial_leads_to_its_end_by_keyboard(person, game):
    ada = person()
    ada.remember()
    ada.go(f"/learn/{game}")
    page = ada.page
    on = page.locator(".ways button:first-of-type")
    for _ in range(80):
        if page.get_by_text(SAY("learn-learnt"), exact=True).count():
            break
        title = page.locator("#status").inner_text()
        on.first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("(before) => document.getElementById('status').innerText !== before", arg=title)

    assert page.get_by_text(SAY("learn-learnt"), exact=True).is_visible()
    assert page.evaluate("document.activeElement.id") == "status"


def test_the_match_can_be_played_with_typed_words(person, near):
    ada = person()
    ada.sit(seats_at(near, "douro", "local", "bot", "bot"))
    page = ada.page
    page.get_by_text(SAY("table-command"), exact=True).click()
    field = page.get_by_label(SAY("table-command-label"))

    field.fill("score")
    field.press("Enter")
    assert ada.until(lambda: any("5" in said for said in ada.spoken()))
    field.fill("bid 7")
    field.press("Enter")

    assert ada.until(lambda: ada.version > 1)
    play(ada, Mouse(ada))

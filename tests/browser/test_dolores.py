"""Dolorès on its stage: hands that are shown together, cards that travel, talk at the gestures."""

import pytest

from estran.words.speaker import speaker
from tests.browser.moments import Viewer, moments
from tests.browser.people import PHONE, WIDE, seats_at
from tests.browser.reveals import gestures_due
from tests.browser.rivals import rival, share
from tests.server.near import Near

SAY = speaker("en").say
WATCH = """() => {
  const table = document.querySelector("[data-stage]"), seen = window.seen = [];
  const look = () => {
    const now = {
      stage: table.dataset.stage,
      counting: !!document.querySelector(".reveal.counting"),
      hands: [...document.querySelectorAll(".reveal .hand svg")]
        .filter((hand) => hand.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length,
      told: document.querySelector("[data-part=result]").textContent,
      lit: document.querySelectorAll("td.lit").length,
      travelling: document.querySelectorAll(".layer > *").length > 0,
      asked: !!document.querySelector("[data-move]:not([aria-disabled=true])"),
      headline: document.querySelector("[data-part=headline]").textContent,
    };
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  };
  new MutationObserver(look).observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
}"""


@pytest.fixture
def sharing(near):
    """A room of three without messages."""
    return seats_at(near, "dolores", "local", "local", "local", options={"messages": False})


def test_a_reveal_is_counted_shown_lit_and_dealt_out_before_the_next_question(person, near, sharing):
    with rival(near, sharing, 0, 1, 2) as everybody:
        other = gestures_due(everybody)
        ada = person(reduced_motion="no-preference")
        ada.remember(share(sharing, 0), pace="usual")
        ada.sit(share(sharing, 0))
        ada.page.evaluate(WATCH)
        everybody.choose(other, "share")
        ada.page.locator("[data-move=share]").click()
        ada.page.wait_for_function("() => window.seen.length > 1 && window.seen.at(-1).stage === 'still'")
    seen = ada.page.evaluate("() => window.seen")
    played = [moment for moment in seen if moment["stage"] == "playing"]
    order = [
        next(index for index, moment in enumerate(played) if moment["counting"] and moment["hands"] == 2),
        next(index for index, moment in enumerate(played) if moment["hands"] == 2 and not moment["counting"]),
        next(index for index, moment in enumerate(played) if moment["travelling"]),
    ]

    assert order == sorted(order)
    assert played[order[0]]["lit"] == 1  # of nine cells, the one that happened
    assert not any(moment["asked"] for moment in played)  # the question comes after the last beat
    assert not any(moment["hands"] for moment in seen[seen.index(played[-1]) + 1 :])


LATE = """() => { const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { animation-play-state: paused !important }");
  document.adoptedStyleSheets = [sheet]; }"""  # no animation comes any further


def test_what_is_told_of_hands_comes_with_them_however_late_a_browser_draws(person, near, sharing):
    with rival(near, sharing, 0, 1, 2) as everybody:
        other = gestures_due(everybody)
        ada = person(reduced_motion="no-preference")
        ada.remember(share(sharing, 0), pace="slow")
        ada.sit(share(sharing, 0))
        before = ada.page.locator("[data-part=result]").text_content()
        ada.page.evaluate(LATE)
        ada.page.evaluate(WATCH)
        everybody.choose(other, "share")
        ada.page.locator("[data-move=share]").click()
        ada.page.wait_for_function("() => window.seen.some((one) => one.counting && one.headline.includes('show'))")
    counted = [moment for moment in ada.page.evaluate("() => window.seen") if moment["counting"]]
    closed = [moment for moment in counted if not moment["hands"]]

    assert closed
    assert counted[-1]["hands"] == 2
    for moment in closed:
        assert "show" not in moment["headline"]
        assert (moment["lit"], moment["told"]) == (0, before)


HIDDEN = """() => { const veil = document.querySelector(".sky").getBoundingClientRect();
  return [...document.querySelectorAll("[data-part=offer] .paper")].map((card) => card.getBoundingClientRect())
    .filter((card) => card.top < veil.bottom) }"""
CUT = """() => { const veil = document.querySelector(".sky").getBoundingClientRect();
  return [...document.querySelectorAll("[data-part=offer] h3")].map((name) => name.getBoundingClientRect())
    .filter((name) => name.top < veil.bottom && name.bottom > veil.bottom) }"""


@pytest.mark.parametrize("size", [WIDE, PHONE, {"width": 740, "height": 360}], ids=["wide", "phone", "turned"])
def test_the_loot_stays_in_sight_while_hands_are_shown(person, near, sharing, size):
    with rival(near, sharing, 0, 1, 2) as everybody:
        other = gestures_due(everybody)
        ada = person(viewport=size, reduced_motion="no-preference")
        ada.remember(share(sharing, 0), pace="key")
        ada.sit(share(sharing, 0))
        everybody.choose(other, "share")
        ada.page.locator("[data-move=share]").click()
        ada.page.locator(".reveal.counting").wait_for()

    assert ada.page.locator("[data-part=offer] .paper").count() == 4
    assert ada.page.evaluate(HIDDEN) == []
    assert ada.page.evaluate(CUT) == []  # names are hidden whole, or not at all


def test_space_ends_a_beat_and_chooses_nothing(person, near, sharing):
    with rival(near, sharing, 0, 1, 2) as everybody:
        other = gestures_due(everybody)
        ada = person(reduced_motion="no-preference")
        ada.remember(share(sharing, 0), pace="key")
        ada.sit(share(sharing, 0))
        everybody.choose(other, "conflict")
        ada.page.locator("[data-move=share]").click()
        ada.page.locator(".reveal.counting").wait_for()
        version = ada.version
        ada.page.keyboard.press("Space")
        ada.page.locator(".reveal:not(.counting)").wait_for()
        ada.page.keyboard.press("Space")
        ada.page.wait_for_function("() => !document.querySelector('.reveal')")

    assert ada.version == version
    assert ada.page.locator("[data-move][aria-pressed=true]").count() <= 1


def test_what_is_said_stands_at_the_seats_and_is_heard_once(person, near: Near, sharing):
    with rival(near, sharing, 0, 1, 2) as everybody:
        other = gestures_due(everybody)
        number = "ABC".index(other)
        ada, ben = person(), person()
        ada.sit(share(sharing, 0))
        ben.sit(share(sharing, number))
        ada.page.locator("[data-part=talk] [data-say='both share']").click()
        ada.page.locator("[data-part=own] .bubble").wait_for()
        ben.page.locator("[data-part=rivals] .bubble").wait_for()
        sentence = SAY("dolores-signal-both", gesture=SAY("dolores-gesture-share"))
        card = ben.page.locator("[data-part=offer] button").first
        card.click()  # says what it would say
        asked = ben.page.locator("[data-part=board] .wish").inner_text()
        assert ada.page.locator("[data-part=rivals] .bubble").count() == 0
        card.click()
        ada.page.locator("[data-part=rivals] .bubble").wait_for()
        bubble = ada.page.locator("[data-part=rivals] .bubble")
        said, wanted = bubble.inner_text(), [SAY("dolores-signal-want", slot=slot) for slot in range(1, 5)]
        heard = [told for told in ben.spoken() if sentence in told]

    assert len(heard) == 1
    assert said in wanted
    assert asked == SAY("dolores-talk-again", words=said)
    assert asked in ben.spoken()


@pytest.fixture(scope="module")
def recorded():
    return moments("dolores")


@pytest.fixture
def viewer(recorded, browser, near):
    shown = Viewer(browser, near, "dolores")
    yield shown
    shown.person.context.close()


def test_giving_up_a_collection_says_the_score_that_remains_on_the_collection_itself(viewer, recorded):
    moment = recorded["drop drop"]
    viewer.show(moment)
    for choice in moment["view"]["choices"]:
        button = viewer.person.page.locator(f"[data-part=own] [data-move='{choice['move']}']")

        assert str(choice["scores"]["ABCD".index(moment["seat"])]) in button.inner_text()


def test_every_meeting_of_gestures_has_the_scores_that_may_follow(viewer, recorded):
    moment = recorded["gesture conflict dodge share"]
    view, seat = moment["view"], moment["seat"]
    viewer.show(moment)
    cells = viewer.person.page.locator("section.choice tbody td")
    least, most = view["spans"]["dodge share" if view["dealer"] == seat else "share dodge"]["ABCD".index(seat)]

    assert cells.count() == cells.locator("b").count() == 9
    assert f"{least}–{most}" in cells.nth(2).inner_text()
    assert SAY("dolores-range", least=least, most=most) in cells.nth(2).text_content()


def test_gestures_show_the_numbers_of_their_keys(viewer, recorded):
    viewer.show(recorded["gesture conflict dodge share"])
    page = viewer.person.page
    page.evaluate(PRESSED)
    shown = page.locator("section.choice [data-move]:has(kbd:visible)").evaluate_all(
        "(all) => all.map((one) => [one.querySelector('kbd').dataset.key, one.dataset.move])"
    )

    assert len(shown) == 3
    for number, move in shown:
        page.keyboard.press(number)
        assert page.evaluate("window.pressed") == move


def test_after_the_end_the_board_shows_nothing_of_another_sharing(viewer, recorded):
    viewer.show(recorded["end"])
    viewer.person.page.locator("[data-part=end]").wait_for()

    assert viewer.person.page.locator("[data-part=board]").count() == 1
    assert viewer.person.page.locator("[data-part=offer] :is(.change, .side, .gap, .shown)").count() == 0


PRESSED = """() => document.addEventListener("click", (event) => {
    window.pressed = event.target.closest("[data-move]")?.dataset.move;
    event.stopPropagation();
}, true)"""


def test_cards_of_the_loot_are_picked_where_they_lie(viewer, recorded):
    moment = recorded["pick pick"]
    viewer.show(moment)
    moves = [choice["move"] for choice in moment["view"]["choices"]]
    cards = viewer.person.page.locator("[data-part=offer] [data-move]")

    assert sorted(cards.evaluate_all("(all) => all.map((card) => card.dataset.move)")) == sorted(moves)
    assert viewer.person.page.locator("section.choice [data-move]").count() == 0
    viewer.person.page.evaluate(PRESSED)
    for move in moves:  # by the number that is shown and spoken, wherever the card lies
        viewer.person.page.keyboard.press(str(int(move.removeprefix("pick ")) + 1))
        assert viewer.person.page.evaluate("window.pressed") == move

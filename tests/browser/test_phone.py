"""Room for everything: a choice that keeps its place, nothing that jumps, nothing that has the focus hidden; by finger and by drag."""

import pytest

from estran.games import NAMES
from tests.browser.drivers import Finger, play
from tests.browser.people import PHONE, WIDE, friends, seats_at
from tests.browser.rivals import asked_in_dolores, at_random, eager, rival, share

every_game = pytest.mark.parametrize("game", NAMES)
JUMPS = """() => { window.jumped = 0; window.jumps = []; const place = (box) => `${box.x},${box.y} ${box.width}x${box.height}`;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
      if (entry.hadRecentInput) return;
      window.jumped += entry.value;
      window.jumps.push([entry.value, ...entry.sources.map(({ node, previousRect, currentRect }) =>
        `${(node?.outerHTML ?? node?.textContent ?? '').slice(0, 80)} ${place(previousRect)} -> ${place(currentRect)}`)]) }))
    .observe({ type: 'layout-shift', buffered: true }) }"""
LAPTOP = {"width": 1366, "height": 768}
HARDLY = 0.01  # of a whole match: a number that gets a second digit, the name of another card
STAGED = 0.01  # of some moves with all that is shown of them
MOVED = """() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const moved = [window.jumped, window.jumps]; window.jumped = 0; window.jumps = []; told(moved) })))"""
HIDDEN = """() => { const here = document.activeElement, box = here.getBoundingClientRect(), x = box.x + box.width / 2;
    const seen = [0.25, 0.5, 0.75].some((part) => { const top = document.elementFromPoint(x, box.y + box.height * part);
      return top && (here.contains(top) || top.contains(here)) });
    return seen ? null : here.outerHTML.slice(0, 200) }"""


@every_game
def test_a_whole_match_is_played_with_a_finger(person, near, game):
    ada = person(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.sit(seats_at(near, game, "local", "bot", "bot"))

    play(ada, Finger(ada))


@pytest.mark.parametrize(("size", "number"), [(LAPTOP, 8), (PHONE, 5)], ids=["wide", "phone"])
@every_game
def test_nothing_jumps_in_a_whole_match(person, near, game, size, number):
    place = friends(near, game, number)  # in Dolorès with a Bet and a Broken Lantern, and a Bet while Dawn may come
    near.start(place)
    ada = person(viewport=size)
    ada.page.add_init_script(f"({JUMPS})()")
    ada.sit(share(place, 0))
    ada.page.evaluate("() => { window.jumped = 0; window.jumps = [] }")  # the page has become a table
    with rival(near, place, 0, 1, 2) as everybody:
        choose, jumped, jumps = eager(at_random(number)), 0.0, list[str]()
        while not everybody.over():
            before = kind_of(ada)
            everybody.move(choose)
            assert ada.reach(everybody.version)
            moved, how = ada.page.evaluate(MOVED)
            # A phone's sheet is as high as its content: another question may move it, and the end is another screen.
            if kind_of(ada) == before or (size is LAPTOP and not everybody.over()):
                jumped, jumps = jumped + moved, jumps + how

    assert jumped < HARDLY, jumps


@every_game
def test_nothing_jumps_on_a_phone_from_the_first_frame_on(person, near, game):
    place = seats_at(near, game, "local", "local", "local", seed=bytes(32))
    ada = person(viewport=PHONE, reduced_motion="no-preference")
    ada.page.add_init_script(f"({JUMPS})()")
    ada.remember(share(place, 0), pace="quick")
    ada.sit(share(place, 0))
    with rival(near, place, 0, 1, 2) as everybody:
        choose = eager(at_random(1))
        for _ in range(8):  # in Douro with a boat that has a long name
            everybody.move(choose)
            assert ada.reach(everybody.version)
            ada.page.evaluate("() => new Promise(requestAnimationFrame)")
            ada.page.locator("[data-stage=still]").wait_for()
    jumped, jumps = ada.page.evaluate(MOVED)

    assert jumped <= STAGED, jumps


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_end_of_a_match_comes_at_once_and_moves_nothing_that_stays(person, near, size):
    place = seats_at(near, "douro", "local", "local", "local", seed=bytes(32))
    ada = person(viewport=size)
    ada.page.add_init_script(f"({JUMPS})()")
    ada.sit(share(place, 0))
    with rival(near, place, 0, 1, 2) as everybody:
        choose = eager(at_random(2))
        while not everybody.over():
            ada.page.evaluate(MOVED)
            everybody.move(choose)
            assert ada.reach(everybody.version)
    ada.page.locator("#result").wait_for()
    jumped, jumps = ada.page.evaluate(MOVED)

    assert jumped <= STAGED, jumps


def kind_of(someone):
    """What somebody is asked, or that they have chosen."""
    news = someone.news()
    return news["view"]["phase"], bool(news["view"]["choices"]), news["chosen"] is None, news["view"]["winners"]


@every_game
def test_nothing_that_has_the_focus_hides_behind_the_choice(person, near, game):
    ada = person(viewport=PHONE)
    ada.sit(seats_at(near, game, "local", "bot", "bot"))
    before = ada.page.evaluate("() => document.querySelector('.board').getBoundingClientRect().top")
    stops = 0
    for key in ("Tab", "Shift+Tab"):  # down the page and up again, to where the browser's own controls begin
        ada.page.keyboard.press(key)
        while ada.page.evaluate("() => document.activeElement !== document.body"):
            assert ada.page.evaluate(HIDDEN) is None
            ada.page.keyboard.press(key)
            stops += 1

    assert stops > 20
    assert 0 < before < PHONE["height"] / 2  # the board shows on the first screen


@every_game
def test_where_there_is_little_height_the_choice_stands_in_the_page(person, near, game):
    ada = person(viewport={"width": 360, "height": 400})  # a phone turned, or enlarged
    ada.sit(seats_at(near, game, "local", "bot", "bot"))

    assert ada.page.evaluate("() => getComputedStyle(document.querySelector('section.choice')).position") != "fixed"


def test_a_card_of_the_loot_is_dragged_to_the_other_side(person, near):
    ben = person()
    ben.sit(asked_in_dolores(near, "arrange"))
    loot = ben.page.locator("[data-part=offer]")
    left, right = loot.locator(".side").first, loot.locator(".side").nth(1)
    before, box = right.locator("[data-pick]").count(), loot.bounding_box()
    left.locator("[data-pick]").first.hover()
    ben.page.mouse.down()
    ben.page.mouse.move(box["x"] + box["width"] * 0.8, box["y"] + 60, steps=5)
    ben.page.mouse.up()

    assert right.locator("[data-pick]").count() == before + 1


ROOM = """(list) => { const copy = list.cloneNode(true);
  [...copy.options].forEach((option) => option.value === list.value || option.remove());
  list.after(copy);
  copy.style.maxInlineSize = "none";
  const needed = copy.offsetWidth;
  copy.remove();
  return [needed, list.offsetWidth] }"""


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_usual_pace_is_not_cut_off(person, near, language):
    ada = person(viewport=PHONE, locale=language)
    place = seats_at(near, "dorada", "local", "bot")
    ada.remember(place, pace="usual")
    ada.sit(place)
    needed, room = ada.page.locator("[data-part=pace] select").evaluate(ROOM)

    assert needed <= room

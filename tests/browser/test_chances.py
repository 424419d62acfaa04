"""The chart of a replay: everybody's chances as lines that are pressed or walked, as sentences and as numbers; and what was better."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, WIDE, laid
from tests.browser.test_access import themes, violations
from tests.server.near import eventually
from tests.server.played import Played

FLAT = {"width": 740, "height": 360}
LONG = 240_000  # milliseconds: sixty choices, as they are written, on a busy machine


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    """A server that does not think long about each choice."""
    with laid(tmp_path_factory.mktemp("near"), analysis=1) as near:
        yield near


@pytest.fixture(scope="module")
def played(near):
    """A whole match."""
    return Played(near, "douro", 3, whole=True)


@pytest.fixture
def charted(person, played):
    """Somebody who has asked for the chances of a match, and has them."""

    def come(seat=None, **wishes):
        one = person(**wishes)
        one.remember()
        if seat is not None:
            sit(one, played.match, seat)
        one.go(f"/replay/{played.match}")
        one.page.get_by_role("button", name="Show everyone’s chances").click()
        one.page.get_by_role("heading", name="Where the chances swung most").wait_for(timeout=LONG)
        return one

    return come


def sit(one, match, seat):
    """Have held a seat in a match."""
    kept = json.dumps(json.dumps({match: {"commitment": None, "words": {seat: "word"}}}))
    one.context.add_init_script(f"localStorage.setItem('estran.promises', {kept})")


def hash_of(one):
    """The fragment of the address."""
    return one.page.evaluate("location.hash")


def test_the_chances_are_drawn_said_and_axe_finds_nothing(charted):
    ada = charted()

    assert ada.page.locator(".chart path.line").count() == 3
    assert ada.until(lambda: any(said.startswith("The analysis is finished. The chances") for said in ada.spoken()))
    assert max(map(len, ada.spoken())) < 150  # where it turned is there to be read
    ada.page.get_by_text("All numbers").first.click()
    expect(ada.page.locator(".numbers tbody tr")).not_to_have_count(0)
    for theme in themes(ada):
        assert violations(ada.page) == [], theme


@pytest.mark.parametrize("viewport", [PHONE, FLAT, WIDE], ids=["phone", "flat", "wide"])
def test_whoever_waits_for_the_chances_is_told_and_keeps_the_board(person, played, viewport):
    known = {"game": "douro", "players": 3, "done": 0, "total": 57, "choices": [], "points": [], "turns": []}
    ada = person(viewport=viewport)
    ada.remember()
    ada.page.route("**/analysis", lambda route: route.fulfill(json=known))
    ada.go(f"/replay/{played.match}#20")
    ada.page.get_by_role("button", name="Show everyone’s chances").click()
    expect(ada.page.locator("#chances")).to_be_focused()
    waited = "A strong bot is looking at every choice of the match."
    expect(ada.page.locator(".lines")).to_contain_text(waited)
    assert ada.until(lambda: any(said.startswith(waited) for said in ada.spoken()))
    known["done"] = 30
    assert ada.until(lambda: "Analysing… 30 of 57 choices" in ada.spoken())
    known["done"] = 31
    expect(ada.page.locator(".lines")).to_contain_text("Analysing… 31 of 57 choices")

    assert "Analysing… 31 of 57 choices" not in ada.spoken()  # now and then is enough
    assert ada.page.evaluate("scrollY") == 0
    expect(ada.page.locator("[data-part=board]")).to_be_in_viewport(ratio=1)


def test_the_chart_is_walked_by_keyboard_and_the_table_follows(charted, played):
    ada = charted()
    slider = ada.page.get_by_label("Chances: go to a moment")
    slider.focus()
    ada.page.keyboard.press("End")

    assert ada.until(lambda: ada.page.evaluate("location.hash") == f"#{played.last}")
    expect(slider).to_be_focused()
    assert slider.get_attribute("aria-valuetext").startswith(f"Ply {played.last} of {played.last}. ")
    assert "%" in slider.get_attribute("aria-valuetext")


def test_a_turning_point_is_a_way_to_its_moment(charted):
    ada = charted(viewport=PHONE)
    link = ada.page.locator("ol.turns a").first
    target = link.get_attribute("href")
    link.focus()
    ada.page.keyboard.press("Enter")

    assert ada.until(lambda: ada.page.evaluate("location.hash") == target)
    expect(ada.page.get_by_role("slider", name="Moment", exact=True)).to_have_value(target.removeprefix("#"))
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("viewport", [PHONE, FLAT, WIDE], ids=["phone", "flat", "wide"])
def test_a_press_on_the_chart_goes_to_that_moment_and_marks_it(charted, played, viewport):
    ada = charted(viewport=viewport)
    slider = ada.page.get_by_label("Chances: go to a moment")
    box = slider.bounding_box()
    ada.page.mouse.click(box["x"] + 0.6 * box["width"], box["y"] + box["height"] / 2)

    assert ada.until(lambda: abs(int(hash_of(ada)[1:] or 0) - 0.6 * played.last) < 6)
    marked = ada.page.locator(".chart .now").bounding_box()
    shown = box["x"] + int(hash_of(ada)[1:]) / played.last * box["width"]
    assert abs(marked["x"] + marked["width"] / 2 - shown) < 4
    assert box["y"] + box["height"] <= viewport["height"]  # it lies on the first screen


def test_one_moment_is_called_the_turning_point_and_it_is_the_result_s(charted, played):
    ada = charted()
    ada.go(f"/replay/{played.match}#{played.last}")
    turn = ada.page.locator("[data-result=turn]")
    turn.wait_for()

    assert ada.page.get_by_role("heading").filter(has_text=re.compile("turn", re.IGNORECASE)).all_inner_texts() == [
        turn.get_by_role("heading").inner_text()
    ]


def test_the_panel_of_the_chances_tells_how_far_they_are(person, played):
    ada = person()
    ada.remember(chances=True)
    half = {**analysed(played), "done": 7, "total": 60, "turns": [], "choices": [], "points": []}
    ada.page.route("**/analysis", lambda route: route.fulfill(json=half))
    ada.go(f"/replay/{played.match}")
    panel = ada.page.locator("section.chances")

    expect(panel).to_contain_text("Analysing… 7 of 60 choices")
    expect(panel.get_by_role("progressbar")).to_have_js_property("position", 7 / 60)


def test_whoever_wanted_the_chances_has_them_in_the_next_replay(charted, played):
    ada = charted()
    ada.go(f"/replay/{played.match}#4")
    ada.page.locator(".chart").wait_for()

    ada.page.get_by_role("button", name="Hide the chances").click()
    expect(ada.page.get_by_role("button", name="Show everyone’s chances")).to_be_visible()
    expect(ada.page.locator(".chart")).to_have_count(0)


def test_one_s_own_seat_comes_first_by_its_label_and_its_weight(charted):
    ada = charted(seat="B")

    expect(ada.page.get_by_label("Whose view")).to_have_value("B")
    expect(ada.page.locator(".legend li").first).to_contain_text("You ")
    widths = ada.page.locator(".chart g").evaluate_all(
        "all => all.map(one => [one.classList.contains('own'), parseFloat(getComputedStyle(one.querySelector('.line')).strokeWidth)])"
    )
    own = [width for mine, width in widths if mine]
    assert len(own) == 1
    assert own[0] > max(width for mine, width in widths if not mine)


def test_what_was_better_is_said_at_its_moment_and_a_mistake_is_a_way_there(person, played):
    """The analysis is known, so that there is a mistake; the page has to find its table and its words."""
    eventually(lambda: analysed(played)["done"] == analysed(played)["total"])
    whole = analysed(played)
    choice = next(one for one in whole["choices"] if one["seat"] == "B" and one["best"][-1]["move"] != one["move"])
    for one in whole["choices"]:
        one["better"], one["cost"] = None, 0.0
    better = {"move": choice["best"][-1]["move"], "reason": "none", "arguments": {}}
    choice |= {"cost": 0.12, "better": better}
    ada = person()
    ada.remember(chances=True)
    sit(ada, played.match, "B")
    ada.page.route("**/analysis", lambda route: route.fulfill(json=whole))
    ada.go(f"/replay/{played.match}")
    link = ada.page.locator("ol.mistakes a")
    said = f"“Play {choice['move']}”, better “Play {better['move']}”, −12 percentage points."
    expect(link).to_have_text(re.compile(rf"^Contest \d+ of 20: {said}$"))
    link.click()

    assert ada.until(lambda: hash_of(ada) == f"#{choice['opened']}-B")
    expect(ada.page.locator("[data-part=board]")).to_be_in_viewport(ratio=1)
    expect(link).to_be_focused()
    expect(ada.page.locator(".facts span").first).to_have_text(
        link.inner_text().split(":")[0]
    )  # the board's word for it
    said = f"You chose “Play {choice['move']}”. “Play {better['move']}” was better: your choice cost you 12 percentage points."
    expect(ada.page.locator(".better")).to_contain_text(said)
    assert ada.until(lambda: any(said in spoken for spoken in ada.spoken()))


def analysed(played):
    """The analysis as far as it is."""
    return played.near.http.get(f"/api/matches/{played.match}/analysis").json()

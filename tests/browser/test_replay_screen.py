"""A replay lies on one screen, as the table does: the whole board, the headline, the playback and the chart."""

import pytest
from playwright.sync_api import expect

from estran.games import NAMES
from tests.browser.test_one_screen import PROBLEMS, SETTLE, SIZES
from tests.server.played import Played

PLAYERS = {"dolores": 3, "dorada": 2, "douro": 3}
STAGED = ("headline", "rivals", "board", "choice")
LEAST = 130  # pixels of a board: less is a miniature
PARTS = "[data-stage] .stage :is(button, select, input, .chart)"
OFF = """(parts) => [...document.querySelectorAll(parts)]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".log, .beside"))
  .filter((element) => { const box = element.getBoundingClientRect(), panel = document.querySelector("[data-part=choice]");
    const below = panel.contains(element) ? panel.getBoundingClientRect().bottom : innerHeight;
    return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > Math.min(innerHeight, below) })
  .map((element) => `off: ${element.localName} ${element.title || element.className}`)"""
COVERED = """() => { // by the page's settings, whose place is the corner
  const gear = document.querySelector(".settings summary").getBoundingClientRect();
  const within = [...document.querySelectorAll("[data-stage] .stage :is(h2, .told, button, select, input, svg)")];
  return within.filter((element) => element.checkVisibility() && !element.closest(".hidden, .log, .beside")).filter((element) => {
    const box = element.getBoundingClientRect();
    return box.left < gear.right && box.right > gear.left && box.top < gear.bottom && box.bottom > gear.top;
  }).map((element) => `under the settings: ${element.localName} ${element.className}`) }"""

TRANSPORT = """() => [...document.querySelectorAll(".transport button")]
  .map((element) => element.getBoundingClientRect()).flatMap((box) => [box.left, box.top])"""


@pytest.fixture(scope="module")
def played(near):
    """A whole match of each game."""
    return {game: Played(near, game, PLAYERS[game], whole=True) for game in NAMES}


def analysis_of(match, game):
    """Chances after every third ply, as if all had been worked out."""
    chances = [0.6, 0.3, 0.1][: PLAYERS[game]]
    points = [{"ply": ply, "chances": chances} for ply in range(2, match.last, 3)]
    return {"game": game, "players": len(chances), "done": 1, "total": 1, "choices": [], "turns": [], "points": points}


def show(page, plies, whose):
    """Go to a moment by its address, and wait until the page shows it."""
    page.evaluate("(hash) => { location.hash = hash }", f"#{plies}{whose}")
    expect(page.locator(".slider input")).to_have_value(str(plies))
    expect(page.locator(".looks select").first).to_have_value(whose.removeprefix("-"))


@pytest.mark.parametrize(("language", "charted"), [("en", False), ("fr", True), ("pl", True)])
@pytest.mark.parametrize("game", NAMES)
def test_a_replay_lies_on_one_screen(person, played, game, language, charted):
    match = played[game]
    one = person(locale=language)
    one.remember(chances=charted)
    one.page.route("**/analysis", lambda route: route.fulfill(json=analysis_of(match, game)))
    one.go(f"/replay/{match.match}")
    one.page.locator(".chart" if charted else ".wish").wait_for()
    wrong = list[str]()
    for plies, whose in (
        (0, ""),
        (match.last // 3, ""),
        (match.last // 2, "-B"),
        (match.last - 9, "-B"),
        (match.last, "-open"),
    ):
        show(one.page, plies, whose)
        for width, height in SIZES:
            one.page.set_viewport_size({"width": width, "height": height})
            one.page.evaluate(SETTLE)
            small = width < 640 or height < 544
            parts = [part for part in STAGED if not (part == "rivals" and charted and small)]
            problems = [
                *one.page.evaluate(PROBLEMS, parts),
                *one.page.evaluate(OFF, PARTS),
                *one.page.evaluate(COVERED),
            ]
            problems += [] if one.page.locator("a[href='/']:visible").count() else ["no way to the start page"]
            board = one.page.locator("[data-part=board]").bounding_box()
            problems += [f"a board of {board['height']}"] if board["height"] < LEAST else []
            wrong += [f"{plies}{whose}, {width}x{height}: {problem}" for problem in problems]

    assert not wrong, f"{len(wrong)} problems\n" + "\n".join(wrong[:60])


def test_a_replay_of_douro_shows_the_result_of_a_contest(person, played):
    one = person(viewport={"width": 1366, "height": 768})
    one.go(f"/replay/{played['douro'].match}")
    show(one.page, played["douro"].last // 2, "")

    expect(one.page.locator("[data-part=board] .last .title")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", NAMES)
def test_what_was_better_moves_no_button(person, played, game):
    match = played[game]
    one = person(locale="fr")
    one.remember(chances=True)
    at, judged = mistake_in(match)
    analysis = {**analysis_of(match, game), "choices": [judged]}
    one.page.route("**/analysis", lambda route: route.fulfill(json=analysis))
    one.go(f"/replay/{match.match}")
    one.page.locator(".chart").wait_for()
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        places = list[list[float]]()
        for plies in (at - 1, at):
            show(one.page, plies, "")
            expect(one.page.locator(".better")).to_have_count(int(plies == at))
            one.page.evaluate(SETTLE)
            places.append(one.page.evaluate(TRANSPORT))
        problems = [*one.page.evaluate(OFF, ".controls :is(button, input)"), *one.page.evaluate(COVERED)]

        assert all(abs(one - other) < 2 for one, other in zip(*places, strict=True)), (width, height, places)  # pixels
        assert not problems, (width, height, problems)


def explained(person, match, game, size):
    """Somebody at a moment at which another choice was better, for a reason that takes many words."""
    one = person(viewport=size)
    one.remember(chances=True)
    at, judged = mistake_in(match)
    analysis = {**analysis_of(match, game), "choices": [judged]}
    one.page.route("**/analysis", lambda route: route.fulfill(json=analysis))
    one.go(f"/replay/{match.match}")
    one.page.locator(".chart").wait_for()
    show(one.page, at, "")
    one.page.locator(".better").evaluate("(better) => { better.textContent += ' And so on.'.repeat(20) }")
    one.page.evaluate(SETTLE)
    return one


@pytest.mark.parametrize("game", NAMES)
def test_what_was_better_is_read_to_its_end_above_the_log(person, played, game):
    one = explained(person, played[game], game, {"width": 1366, "height": 768})
    last, box, log = one.page.locator(".better").evaluate(
        """(better) => { const box = better.parentElement; box.scrollTop = box.scrollHeight;
          return [better, box, document.querySelector(".choice .log")].map((one) => one.getBoundingClientRect().toJSON()) }"""
    )

    assert last["bottom"] <= box["bottom"] + 1
    assert box["bottom"] <= log["top"]
    assert box["height"] > 40  # pixels: two lines


def test_the_path_is_as_large_on_a_phone_as_at_the_table_whatever_was_better(person, played):
    one = explained(person, played["dorada"], "dorada", {"width": 360, "height": 740})
    cell = one.page.locator(".map").evaluate("(map) => parseFloat(map.style.getPropertyValue('--cell'))")

    assert cell >= 34  # pixels


def mistake_in(match):
    """A moment in the middle, and a choice of it as if another had been better."""
    found = [
        (plies, seat, view)
        for seat, views in match.views.items()
        for plies, view in views.items()
        if plies > match.last // 2 and len(view["choices"]) > 1
    ]
    at, seat, view = min(found, key=lambda one: one[0])
    made, better = (choice["move"] for choice in view["choices"][:2])
    judged = {"ply": at, "opened": at, "seat": seat, "move": made, "best": [], "cost": 0.12, "stand_in": None}
    return at, {**judged, "better": {"move": better, "reason": "none", "arguments": {}}}

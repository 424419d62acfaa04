"""The typefaces: small, ours in every language, and nothing moves when they come late."""

import re

import pytest

from estran.games import NAMES
from estran.server.doors.static import SITE
from tests.browser.people import PHONE, WIDE, friends
from tests.browser.rivals import at_random, rival, share

ALL = 70_000  # bytes
HARDLY = 0.01
SHIFTS = """() => { window.shift = 0; window.shifts = []; new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    window.shift += entry.value; window.shifts.push(entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80))) }))
  .observe({ type: 'layout-shift', buffered: true }) }"""
LOADED = "() => [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)"
OURS = {"Alegreya", "Estran Sans"}
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
every_size = pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
every_language = pytest.mark.parametrize("language", ["en", "fr", "pl"])


def reader(person, size, language):
    """Somebody whose network keeps the typefaces back until they are let go."""
    ada = person(viewport=size)
    ada.page.add_init_script("delete Navigator.prototype.serviceWorker")  # which would fetch them, too
    ada.context.add_init_script(f"localStorage.setItem('estran.language', '{language}')")
    ada.page.add_init_script(f"({SHIFTS})()")
    ada.held = []

    def hold(route):
        ada.held.append(route)

    ada.page.route("**/*.woff2", hold)
    return ada


def moved(ada):
    """How far things move when the typefaces come at last."""
    assert not OURS & loaded(ada)
    ada.page.evaluate(SETTLED)
    before = ada.page.evaluate("() => window.shift")
    while ada.held or not loaded(ada) >= OURS:
        while ada.held:
            ada.held.pop().continue_()
        ada.page.wait_for_timeout(20)
    ada.page.evaluate(SETTLED)
    return ada.page.evaluate("() => window.shift") - before


def loaded(ada):
    """The families that are there."""
    return {family.strip('"') for family in ada.page.evaluate(LOADED)}


@pytest.fixture(scope="module")
def places(near):
    """Somebody's seat in a match of each game that is under way."""
    found = {}
    for game in NAMES:
        place = friends(near, game, 6)
        near.start(place)
        with rival(near, place, 0, 1, 2) as everybody:
            choose = at_random(6)
            for _ in range(14):
                everybody.move(choose)
        found[game] = share(place, 0)
    return found


def test_the_typefaces_are_small():
    files = list((SITE / "assets").glob("*.woff2"))

    assert len(files) == 4
    assert sum(path.stat().st_size for path in files) <= ALL


def test_the_page_asks_for_the_typefaces_of_every_language_at_once():
    page = (SITE / "index.html").read_text(encoding="utf-8")

    assert (
        len(re.findall(r'rel="preload" as="font" type="font/woff2" href="/assets/[\w-]+-latin-[\w-]{8}\.woff2"', page))
        == 2
    )


@every_size
@every_language
def test_nothing_moves_on_the_start_page_when_the_typefaces_come_late(person, size, language):
    ada = reader(person, size, language)
    ada.page.goto("/", wait_until="commit")
    ada.page.locator("main h2").first.wait_for()

    assert moved(ada) <= HARDLY, ada.page.evaluate("() => window.shifts")


@every_language
@pytest.mark.parametrize("game", NAMES)
def test_nothing_moves_at_a_table_when_the_typefaces_come_late(person, places, language, game):
    ada = reader(person, PHONE, language)
    ada.remember(places[game])
    ada.page.goto(f"/r/{places[game]['code']}", wait_until="commit")
    ada.page.locator("#choice").wait_for()
    ada.page.evaluate(SETTLED)
    ada.page.evaluate("() => { window.shift = 0; window.shifts = [] }")  # the page has become a table

    assert moved(ada) <= HARDLY, ada.page.evaluate("() => window.shifts")

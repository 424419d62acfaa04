"""What everybody must be able to rely on: axe finds nothing, focus stays, nothing moves that should not, phones have room."""

import pytest
from playwright.sync_api import expect

from estran.games import NAMES
from tests.browser.drivers import SAY
from tests.browser.people import AXE, PHONE, friends, seats_at
from tests.browser.rivals import asked_in_dolores, at_random, eager, rival, share

every_game = pytest.mark.parametrize("game", NAMES)
PAGES = [
    "/",
    *(f"/#new/{game}" for game in NAMES),
    "/learn",
    "/rules",
    *(f"/rules/{game}" for game in NAMES),
    "/verify/",
    "/learn/nothing",
]
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
STRONG = {  # axe's own name for what WCAG asks for at level AAA
    "runOnly": {"type": "rule", "values": ["color-contrast-enhanced"]},
    "rules": {"color-contrast-enhanced": {"enabled": True}},
}
FOUND = "async (rules) => (await axe.run(document, { ...rules, resultTypes: ['violations'] })).violations"
KEPT = """() => { const now = document.activeElement, { held } = window, again = now.dataset.move === held.dataset.move;
    return now === held || (!held.isConnected && (now.id === 'choice' || (now.dataset.move && again))) }"""  # or the same choice anew
REGIONS = ["status", "choice", "board", "own", "players", "log", "talk", "help"]
MATCHES = {"dolores": 5, "dorada": 1, "douro": 1}
STATES = {  # every kind of choice (two of Dolorès have a test of their own), one that is made, every reveal, and the end
    "dolores": {
        *("share", "pair", "keep", "guess", "pick", "drop", "steal", "play", "pass"),
        *("chosen", "waiting gesture", "showed", "end"),
    },
    "dorada": {"roll", "move", "waiting roll", "waiting move", "rolled", "end"},
    "douro": {"bid", "give", "chosen", "revealed", "donated", "end"},
}
REVEALS = {"showed", "rolled", "revealed", "donated"}  # gestures, a die, barrels, gifts
TURNS = {"dolores": 12, "dorada": 10, "douro": 14}  # moves after which every kind of choice has been offered to A


def violations(page, rules=RULES):
    """What axe finds wrong, in short."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(FOUND, rules)
    return [
        (each["id"], each["nodes"][0]["target"], each["nodes"][0].get("failureSummary", "")[:200]) for each in found
    ]


def themes(someone):
    """Both themes, one after the other."""
    for theme in ("light", "dark"):
        someone.page.emulate_media(color_scheme=theme)
        yield theme


@pytest.mark.parametrize("address", PAGES)
def test_axe_finds_nothing_on_any_page(person, address):
    ada = person()
    ada.remember()
    ada.go(address)
    ada.page.wait_for_load_state("networkidle")

    for theme in themes(ada):
        assert violations(ada.page) == [], theme


@every_game
def test_axe_finds_nothing_in_any_state_of_a_match(person, near, game):
    seen: set[str] = set()
    for number in range(MATCHES[game]):
        seat = "ABC"[number % 3]
        place = friends(near, game, number + 1)
        near.start(place)
        ada = person()
        ada.sit(share(place, number % 3))
        with rival(near, place, 0, 1, 2) as everybody:
            choose = eager(at_random(number))
            while not everybody.over():
                if fresh := states_of(everybody.news[seat]) - seen:
                    seen |= fresh
                    assert caught_up(ada, everybody, seat)
                    for theme in themes(ada):
                        assert violations(ada.page) == [], (fresh, theme)
                everybody.move(choose)
            ada.page.get_by_role("link", name=SAY("table-replay")).wait_for()
            seen |= {"end", *reveals_of(everybody.news[seat])}
        for theme in themes(ada):
            assert violations(ada.page) == [], theme

    assert STATES[game] <= seen, STATES[game] - seen


@pytest.mark.parametrize("phase", ["arrange", "take"])
def test_axe_finds_nothing_where_the_loot_is_arranged_or_a_bet_is_paid_out(person, near, phase):
    ben = person()
    ben.sit(asked_in_dolores(near, phase))
    for _ in themes(ben):
        assert violations(ben.page) == []


@every_game
def test_axe_finds_nothing_in_any_step_of_a_tutorial(person, game):
    steps, ada = 0, person()
    ada.remember()
    ada.go(f"/learn/{game}")
    on = ada.page.locator(".ways button:first-of-type")
    last = ada.page.get_by_text(SAY("learn-learnt"), exact=True)
    while not last.count():
        steps += 1
        ada.page.emulate_media(
            color_scheme="dark" if steps % 2 else "light"
        )  # the parts were looked at in both already
        assert violations(ada.page) == [], ada.page.title()
        title = ada.page.locator("#status").inner_text()
        on.first.click()
        ada.page.wait_for_function("(before) => document.getElementById('status').innerText !== before", arg=title)


def test_axe_finds_nothing_on_the_way_to_a_match_and_after_it(person, near):
    place = friends(near, "dorada", 7)
    ada, ben, eve = person(), person(), person()
    ada.remember(share(place, 0))
    for someone in (ada, ben):  # she has a seat, and he is asked whether he wants one
        someone.remember()
        someone.go(f"/r/{place['code']}")
        someone.page.wait_for_timeout(500)
        for theme in themes(someone):
            assert violations(someone.page) == [], (someone.page.title(), theme)
    near.start(place)
    with rival(near, place, 0, 1, 2) as everybody:
        match = everybody.finish(at_random(1))
    eve.remember()
    for page in (f"/replay/{match}", f"/verify/{match}"):
        eve.go(page)
        eve.page.wait_for_load_state("networkidle")
        for theme in themes(eve):
            assert violations(eve.page) == [], (page, theme)


def test_axe_finds_nothing_on_a_curtain(person, near):
    ada = person()
    ada.sit(seats_at(near, "douro", "local", "local", "bot"))
    ada.page.locator(".curtain button").wait_for()

    for theme in themes(ada):
        assert violations(ada.page) == [], theme


@pytest.mark.parametrize("address", ["/", "/learn", "/rules"])
def test_pages_in_high_contrast_have_seven_to_one(person, near, address):
    ada = person()
    ada.remember(seats_at(near, "douro", "local", "bot", "bot"), theme="contrast")
    ada.go(address)
    ada.page.wait_for_load_state("networkidle")

    for theme in themes(ada):
        assert violations(ada.page, STRONG) == [], theme


def test_a_room_in_high_contrast_has_seven_to_one(person, near):
    place = seats_at(near, "dorada", "local", "open", start=False)
    ada = person()
    ada.remember(place, theme="contrast")
    ada.go(f"/r/{place['code']}")
    ada.page.locator("#chairs").wait_for()

    for theme in themes(ada):
        assert violations(ada.page, STRONG) == [], theme


@every_game
def test_a_table_in_high_contrast_has_seven_to_one(person, near, game):
    place = seats_at(near, game, "local", "local", "local", seed=bytes(32))
    ada = person()
    ada.remember(share(place, 0), theme="contrast")
    ada.sit(share(place, 0))
    with rival(near, place, 0, 1, 2) as everybody:
        choose = eager(at_random(1))
        for _ in range(3):
            for _ in range(TURNS[game] // 2):
                everybody.move(choose)
            assert ada.reach(everybody.version)
            for theme in themes(ada):
                assert violations(ada.page, STRONG) == [], theme
        everybody.finish(choose)
        ada.page.get_by_role("link", name=SAY("table-replay")).wait_for()
    for theme in themes(ada):
        assert violations(ada.page, STRONG) == [], theme


def test_whoever_asks_the_device_for_more_contrast_has_it_unless_they_wish_otherwise(person):
    ada = person(contrast="more")
    ada.go("/")
    dressed = ada.page.locator("html")
    expect(dressed).to_have_attribute("data-theme", "contrast")
    ada.page.emulate_media(contrast="no-preference")
    expect(dressed).to_have_attribute("data-theme", "auto")
    ada.page.emulate_media(contrast="more")
    ada.page.get_by_text(SAY("web-settings"), exact=True).click()
    ada.page.get_by_label(SAY("web-theme")).select_option("light")

    expect(dressed).to_have_attribute("data-theme", "light")


def states_of(news):
    """The names of a moment: what a seat is asked or waits for, and what was just revealed."""
    return {*reveals_of(news), *choices_of(news)}


def reveals_of(news):
    """What was shown with the last news."""
    return {told["event"] for _, told in news["events"]} & REVEALS


def choices_of(news):
    """What a seat is asked, has chosen, or waits for."""
    view = news["view"]
    if news["roll"]:
        return {"roll"}
    if not view["choices"]:
        return {f"waiting {view['phase']}"}
    if news["chosen"] is not None:
        return {"chosen"}
    kinds = (
        {choice["move"].split(" ")[0] for choice in view["choices"]} if view["game"] == "dolores" else {view["phase"]}
    )
    return {"pair" if "/" in kind else kind for kind in kinds}


def caught_up(ada, everybody, seat):
    """Wait until a browser knows of a seat, its secret choice included, what everybody's socket knows."""
    chosen = everybody.news[seat]["chosen"] is not None
    return ada.reach(everybody.version) and ada.until(lambda: (ada.news(seat)["chosen"] is not None) == chosen)


@every_game
def test_news_never_move_or_take_the_focus(person, near, game):
    place = seats_at(near, game, "local", "local", "local", seed=bytes(32))
    ada = person()
    ada.sit(share(place, 0))
    with rival(near, place, 0, 1, 2) as everybody:
        for number, region in enumerate(REGIONS * 2):
            heading = number < len(REGIONS)
            where = (
                f"#{region}"
                if heading
                else f"section[aria-labelledby={region}] :is(button, input, select, [tabindex='0'])"
            )
            target = ada.page.locator(where).first
            if not target.count():
                continue
            target.focus()
            ada.page.evaluate("() => { window.held = document.activeElement; window.at = [scrollX, scrollY] }")
            everybody.move()
            everybody.move()
            ada.until(lambda: ada.version == everybody.version)

            kept = ada.page.evaluate(KEPT)
            assert kept, (region, heading)
            if heading:
                assert ada.page.evaluate("() => window.held.isConnected && document.activeElement === window.held"), (
                    region
                )


@every_game
def test_nothing_runs_where_less_motion_is_wished(person, near, game):
    place = seats_at(near, game, "local", "local", "local", seed=bytes(32))
    ada = person(reduced_motion="reduce")
    ada.sit(share(place, 0))
    with rival(near, place, 0, 1, 2) as everybody:
        for _ in range(8):
            everybody.move()
            ada.until(lambda: ada.version == everybody.version)
            running = ada.page.evaluate(
                "() => document.getAnimations().filter((a) => a.playState === 'running' && a.effect.getTiming().duration > 1).length"
            )

            assert running == 0


@every_game
def test_motion_is_made_of_transform_and_opacity_alone(person, near, game):
    place = seats_at(near, game, "local", "local", "local", seed=bytes(32))
    ada = person(reduced_motion="no-preference")
    ada.sit(share(place, 0))
    ada.page.evaluate(
        """() => { window.moved = new Set();
          const look = () => { for (const a of document.getAnimations()) for (const f of a.effect.getKeyframes())
            Object.keys(f).forEach((k) => window.moved.add(k)); requestAnimationFrame(look) }; look() }"""
    )
    with rival(near, place, 0, 1, 2) as everybody:
        for _ in range(8):
            everybody.move()
            ada.until(lambda: ada.version == everybody.version)
            ada.page.wait_for_timeout(30)
    moved = set(ada.page.evaluate("() => [...window.moved]")) - {"offset", "computedOffset", "easing", "composite"}

    assert moved <= {"transform", "opacity", "translate", "scale", "rotate"}


@pytest.mark.parametrize("address", PAGES)
def test_no_page_is_wider_than_a_phone(person, address):
    ada = person(viewport=PHONE)
    ada.remember()
    ada.go(address)

    for width in (320, 360, 640):
        assert wider(ada.page, width) == []


@every_game
def test_no_table_is_wider_than_a_phone(person, near, game):
    place = seats_at(near, game, "local", "local", "local", seed=bytes(32))
    ada = person(viewport=PHONE)
    ada.sit(share(place, 0))
    with rival(near, place, 0, 1, 2) as everybody:
        for _ in range(TURNS[game]):
            everybody.move(at_random(2))
        ada.until(lambda: ada.version == everybody.version)

        for width in (320, 360):
            assert wider(ada.page, width) == []
        everybody.finish(at_random(2))
        ada.until(ada.over)
        for width in (320, 360):
            assert wider(ada.page, width) == []


def wider(page, width):
    """What makes a page of this width scroll sideways."""
    page.set_viewport_size({**PHONE, "width": width})
    return page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('main *')]
          .filter((e) => e.getBoundingClientRect().right > innerWidth + 1).slice(0, 5).map((e) => e.outerHTML.slice(0, 120))"""
    )

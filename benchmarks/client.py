"""What the browser client weighs, how long one waits for it, and whether anything jumps; in Debian's Chromium.

`make bench-client` prints the table. The network is this machine's own; the processor is slowed down where that is said.
"""

import gzip
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser
from tests.browser.people import Person, chromium, laid, seats_at
from tests.browser.rivals import share
from tests.browser.weight import by_link, by_start_page, weights
from tests.server.near import Near

from benchmarks.tasks import SLOWER, busy_times, long_tasks, play, steadiness
from estran.games import NAMES
from estran.server.doors.static import SITE
from estran.words.folders import LANGUAGES

TRIES, MOVES = 5, 20
READY = "() => document.querySelector('section.choice :is(button, summary)')"
SHIFTS = """() => { window.shift = 0; new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (!entry.hadRecentInput) window.shift += entry.value })).observe({ type: 'layout-shift', buffered: true }) }"""
SEEN = "() => new MutationObserver(() => (window.seen = Date.now())).observe(document.querySelector('.log'), { childList: true, subtree: true })"


def first_table(browser: Browser, near: Near, game: str) -> float:
    """Seconds from opening the link to a table where one can choose, with nothing cached."""
    times = list[float]()
    for _ in range(TRIES):
        place = seats_at(near, game, "local", "local", "local")
        ada = Person(browser, near.url, service_workers="block")
        ada.remember(share(place, 0))
        ada.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        start = perf_counter()
        ada.page.goto(f"/r/{place['code']}", wait_until="commit")
        ada.page.wait_for_function(READY, polling=10)
        times.append(perf_counter() - start)
        ada.context.close()
    return median(times)


def first_match(browser: Browser, near: Near, game: str) -> tuple[float, float]:
    """Seconds from opening the start page to its buttons, and from a click on “play against bots” to the table."""
    opened, begun = list[float](), list[float]()
    for _ in range(TRIES):
        ada = Person(browser, near.url, service_workers="block")
        ada.remember()
        ada.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        start = perf_counter()
        ada.page.goto("/", wait_until="commit")
        button = ada.page.locator(f"section[aria-labelledby={game}] button.first")
        button.wait_for()
        opened.append(perf_counter() - start)
        button.click()
        ada.page.wait_for_function(READY, polling=10)
        begun.append(perf_counter() - start - opened[-1])
        ada.context.close()
    return median(opened), median(begun)


def catalogues() -> dict[str, int]:
    """Bytes of each language's catalogue to the first table, as they are sent."""
    found = {}
    for language in LANGUAGES:
        sizes = [len(gzip.compress(path.read_bytes())) for path in (SITE / "assets").glob(f"{language}-*.js")]
        found[language] = max(sizes)
    return found


def moves_shown(browser: Browser, near: Near) -> list[float]:
    """Milliseconds from a click in one browser to the line in the other's log."""
    place = seats_at(near, "dorada", "local", "local", options={"colours": 2})
    ada, ben = (Person(browser, near.url) for _ in range(2))
    ada.sit(share(place, 0))
    ben.sit(share(place, 1))
    times: list[float] = []
    for person in (ada, ben):
        person.page.evaluate(SEEN)
        person.page.evaluate("() => addEventListener('click', () => (window.clicked = Date.now()), true)")
    while len(times) < MOVES and not ada.over():
        for person, other, seat in ((ada, ben, "A"), (ben, ada, "B")):
            person.page.wait_for_timeout(20)
            if person.asked(seat) and not person.over():
                before = other.version
                other.page.evaluate("() => { window.seen = 0 }")
                person.page.locator("section.choice button:not([aria-disabled=true], details button)").first.click()
                other.reach(before + 1)
                other.page.wait_for_function("() => window.seen", polling=10)
                times.append(other.page.evaluate("() => window.seen") - person.page.evaluate("() => window.clicked"))
    for person in (ada, ben):
        person.context.close()
    return times


def shift(browser: Browser, near: Near, game: str, width: int) -> float:
    """The layout shift of moves that are played on the stage of somebody who only looks on from their seat."""
    place = seats_at(near, game, "local", "local", "local", seed=bytes(32))
    ada = Person(browser, near.url, viewport={"width": width, "height": 900}, reduced_motion="no-preference")
    ada.page.add_init_script(f"({SHIFTS})()")
    ada.remember(share(place, 0), pace="quick")
    ada.sit(share(place, 0))
    play(near, place, ada, MOVES)
    total: float = ada.page.evaluate("() => window.shift")
    ada.context.close()
    return total


def line(what: str, measured: Any, aim: str) -> None:
    """A line of the table."""
    print(f"{what:<58} {measured:>14}   {aim}")


def main() -> int:
    """Measure everything and print it."""
    line("", "measured", "aim")
    with tempfile.TemporaryDirectory() as folder, laid(Path(folder)) as near, chromium() as browser:
        for game in NAMES:
            seconds = first_table(browser, near, game)
            line(f"{game}: link to a table where one can choose, CPU {SLOWER}× slower", f"{seconds:.2f} s", "1.5 s")
            opened, begun = first_match(browser, near, game)
            line(f"{game}: start page, CPU {SLOWER}× slower", f"{opened:.2f} s", "")
            line(f"{game}: from one click there to a table against bots", f"{begun:.2f} s", "")
            for way, what in ((by_link, "first table"), (by_start_page, "first table through the start page")):
                scripts, _ = weights(way(browser, near, game))
                line(f"{game}: script and style to the {what}, gzip", f"{scripts / 1000:.1f} kB", "100 kB")
        for what, ending, aim in (("typefaces", "woff2", "70 kB"), ("sounds", "mp3", "150 kB")):
            size = sum(path.stat().st_size for path in (SITE / "assets").glob(f"*.{ending}"))
            line(f"{what}, all of them", f"{size / 1000:.1f} kB", aim)
        for language, size in catalogues().items():
            line(f"catalogue {language}, gzip", f"{size / 1000:.1f} kB", "25 kB")
        times = sorted(moves_shown(browser, near))
        line("a move shows in the other browser, median", f"{median(times):.0f} ms", "100 ms")
        line("a move shows in the other browser, slowest of 20", f"{times[-1]:.0f} ms", "")
        for game in NAMES:
            for width in (1280, 360):
                total = shift(browser, near, game, width)
                line(f"{game}: layout shift over {MOVES} moves on the stage, {width} px", f"{total:.4f}", "0.01")
        ratio = steadiness(browser)
        line(f"a fixed loop, CPU {SLOWER}× slower ÷ unslowed; quiet machines say {SLOWER}", f"{ratio:.1f}", "")
        for game in NAMES:
            busy = busy_times(browser, near, game)
            line(f"{game}: longest task on the stage, processor time × {SLOWER}", f"{busy.longest:.0f} ms", "50 ms")
            line(f"{game}: tasks over 50 ms there, of {busy.tasks}", f"{busy.long}", "0")
            line(f"{game}: longest task while the page loads, processor time × {SLOWER}", f"{busy.loading:.0f} ms", "")
            long = long_tasks(browser, near, game)
            line(f"{game}: tasks over 50 ms by the clock, CPU {SLOWER}× slower", f"{len(long)}", "")
    return 0


if __name__ == "__main__":
    sys.exit(main())

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
from tests.browser.rivals import at_random, rival, share
from tests.server.near import Near

from estran.games import NAMES
from estran.server.doors.static import SITE
from estran.words.folders import LANGUAGES

TRIES, SLOWER, MOVES = 5, 4, 20
READY = "() => document.querySelector('section.choice :is(button, summary)')"
SHIFTS = """() => { window.shift = 0; new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (!entry.hadRecentInput) window.shift += entry.value })).observe({ type: 'layout-shift', buffered: true }) }"""
SEEN = "() => new MutationObserver(() => (window.seen = Date.now())).observe(document.querySelector('[role=log]'), { childList: true, subtree: true })"


def first_table(browser: Browser, near: Near, game: str) -> tuple[float, list[str]]:
    """Seconds from opening the link to a table where one can choose, with nothing cached; and the files it took."""
    times, files = list[float](), list[str]()
    for _ in range(TRIES):
        place = seats_at(near, game, "local", "local", "local")
        ada = Person(browser, near.url, service_workers="block")
        ada.remember(share(place, 0))
        ada.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        files.clear()
        ada.page.on("request", lambda asked: files.append(asked.url.removeprefix(near.url)))
        start = perf_counter()
        ada.page.goto(f"/r/{place['code']}", wait_until="commit")
        ada.page.wait_for_function(READY, polling=10)
        times.append(perf_counter() - start)
        ada.context.close()
    return median(times), files


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


def weights(files: list[str]) -> tuple[int, int]:
    """Bytes of script and style, and of the catalogue, as they are sent."""
    assets = {
        Path(name).name: len(gzip.compress((SITE / name[1:]).read_bytes()))
        for name in files
        if name.startswith("/assets/")
    }
    words = sum(size for name, size in assets.items() if name[:3] in {f"{language}-" for language in LANGUAGES})
    return sum(assets.values()) - words, words


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
                person.page.locator("section.choice button:not([aria-disabled=true], details button)").first.click()
                other.reach(before + 1)
                other.page.wait_for_timeout(60)
                times.append(other.page.evaluate("() => window.seen") - person.page.evaluate("() => window.clicked"))
    for person in (ada, ben):
        person.context.close()
    return times


def shift(browser: Browser, near: Near, game: str, width: int) -> float:
    """The layout shift of a whole match at which one only looks on from one's seat."""
    place = seats_at(near, game, "local", "local", "local", seed=bytes(32))
    ada = Person(browser, near.url, viewport={"width": width, "height": 900})
    ada.page.add_init_script(f"({SHIFTS})()")
    ada.sit(share(place, 0))
    with rival(near, place, 0, 1, 2) as everybody:
        choose = at_random(1)
        for _ in range(40):
            everybody.move(choose)
            ada.until(lambda: ada.version == everybody.version)
            ada.page.wait_for_timeout(20)
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
            seconds, files = first_table(browser, near, game)
            scripts, _ = weights(files)
            line(f"{game}: link to a table where one can choose, CPU {SLOWER}× slower", f"{seconds:.2f} s", "1.5 s")
            opened, begun = first_match(browser, near, game)
            line(f"{game}: start page, CPU {SLOWER}× slower", f"{opened:.2f} s", "")
            line(f"{game}: from one click there to a table against bots", f"{begun:.2f} s", "")
            line(f"{game}: script and style to the first table, gzip", f"{scripts / 1000:.1f} kB", "80 kB")
        for language, size in catalogues().items():
            line(f"catalogue {language}, gzip", f"{size / 1000:.1f} kB", "25 kB")
        times = sorted(moves_shown(browser, near))
        line("a move shows in the other browser, median", f"{median(times):.0f} ms", "100 ms")
        line("a move shows in the other browser, slowest of 20", f"{times[-1]:.0f} ms", "")
        for game in NAMES:
            for width in (1280, 360):
                line(f"{game}: layout shift over 40 moves, {width} px", f"{shift(browser, near, game, width):.4f}", "0")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How long the page is busy at a time, while it loads and while a match is played on its stage.

Two measures. Chromium's trace says how long each task was on the processor, whatever else the machine did meanwhile; four
times that is what a processor four times slower takes. The page's own long tasks, with its processor slowed down, go by
the clock, so that they count the machine's other work too: on a busy one they say nothing.
"""

import json
import tempfile
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser
from tests.browser.people import Person, Place, seats_at
from tests.browser.rivals import at_random, eager, rival, share
from tests.server.near import Near

SLOWER, MOVES, LONG = 4, 20, 50  # times; moves that are played; milliseconds
LOOP = """() => { const begun = performance.now(); let sum = 0; for (let i = 0; i < 2e7; i++) sum += Math.sqrt(i);
    return performance.now() - begun + 0 * sum }"""
OBSERVE = """(() => { window.tasks = []; new PerformanceObserver((list) => list.getEntries().forEach((entry) =>
    window.tasks.push(entry.duration))).observe({ type: 'longtask', buffered: true }) })()"""


class Busy(NamedTuple):
    """Tasks of a page; times in milliseconds on a processor that is slower."""

    loading: float  # the longest one while it loads
    longest: float  # the longest one on the stage
    long: int  # how many there are too long
    tasks: int  # of how many


def busy_times(browser: Browser, near: Near, game: str) -> Busy:
    """Load a table and play on its stage, and ask the trace how long each task was on the processor."""
    place, ada = watched(browser, near, game)
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / name for name in ("loading", "stage")]
        browser.start_tracing(page=ada.page, path=paths[0], categories=["disabled-by-default-devtools.timeline"])
        ada.sit(share(place, 0))
        browser.stop_tracing()
        browser.start_tracing(page=ada.page, path=paths[1], categories=["disabled-by-default-devtools.timeline"])
        play(near, place, ada, MOVES)
        browser.stop_tracing()
        loading, stage = (on_processor(path) for path in paths)
    ada.context.close()
    return Busy(max(loading), max(stage), sum(time > LONG for time in stage), len(stage))


def on_processor(path: Path) -> list[float]:
    """Milliseconds that each task of the page would take on a slower processor."""
    events = json.loads(path.read_bytes())["traceEvents"]
    named = (event for event in events if event["name"] == "thread_name")
    mains = {(event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"}
    started = [event["ts"] for event in events if event["name"] == "TracingStartedInBrowser"]
    return [
        event["tdur"] / 1000 * SLOWER
        for event in events
        if event["name"] == "RunTask" and "tdur" in event and (event["pid"], event["tid"]) in mains
        if event["ts"] > max(started, default=0)
    ]


def long_tasks(browser: Browser, near: Near, game: str) -> list[float]:
    """Milliseconds of each long task on the stage, by the clock, with the processor slowed down."""
    place, ada = watched(browser, near, game)
    ada.context.add_init_script(OBSERVE)
    ada.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    ada.sit(share(place, 0))
    ada.page.evaluate("() => { window.tasks.length = 0 }")
    play(near, place, ada, MOVES)
    tasks: list[float] = ada.page.evaluate("() => window.tasks")
    ada.context.close()
    return tasks


def steadiness(browser: Browser) -> float:
    """How much longer a fixed loop takes where the processor is slowed down: as often as that, on a quiet machine."""
    page = browser.new_page()
    line = page.context.new_cdp_session(page)
    times = []
    for rate in (1, SLOWER):
        line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        times.append(median(page.evaluate(LOOP) for _ in range(9)))
    page.close()
    return float(times[1] / times[0])


def watched(browser: Browser, near: Near, game: str) -> tuple[Place, Person]:
    """A match of three, and somebody who is about to sit down and see it on the stage."""
    place = seats_at(near, game, "local", "local", "local", seed=bytes(32))
    ada = Person(browser, near.url, viewport={"width": 1366, "height": 768}, reduced_motion="no-preference")
    ada.remember(share(place, 0), pace="quick")
    return place, ada


def play(near: Near, place: Place, ada: Person, moves: int) -> None:
    """Everybody moves, and each time Ada's stage is waited for."""
    with rival(near, place, 0, 1, 2) as everybody:
        choose = eager(at_random(1))
        for _ in range(moves):
            if everybody.over():
                return
            everybody.move(choose)
            ada.reach(everybody.version)
            ada.page.evaluate("() => new Promise(requestAnimationFrame)")
            ada.page.locator("[data-stage=still]").wait_for()

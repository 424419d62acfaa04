"""What a browser fetches up to the first table, and what that weighs as it is sent."""

import gzip
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from estran.server.doors.static import SITE
from estran.words.folders import LANGUAGES
from tests.browser.people import Person, seats_at
from tests.browser.rivals import share
from tests.server.near import Near

READY = "section.choice :is(button, summary)"
# When the table stands, and what was sent for until then: what is sent for afterwards holds nobody up.
STANDS = f"""new MutationObserver((_, observer) => {{
    if (!document.querySelector("{READY}")) return;
    observer.disconnect();
    window.stands = performance.now();
}}).observe(document, {{ childList: true, subtree: true }})"""
# Whoever plays at once does not wait for the lobby, which comes a second later, however busy the machine is.
AT_ONCE = """{ const later = setTimeout;
window.setTimeout = (what, after, ...rest) => (after >= 1000 ? 0 : later(what, after, ...rest));
new MutationObserver((_, observer) => {
    const button = document.querySelector("[data-play=%s]");
    if (button) { observer.disconnect(); button.click(); }
}).observe(document, { childList: true, subtree: true }) }"""
UNTIL_THEN = """() => performance.getEntriesByType("resource").filter((entry) => entry.startTime < window.stands)
    .map((entry) => new URL(entry.name).pathname)"""


def by_link(browser: Browser, near: Near, game: str) -> set[str]:
    """The files that a link to a table takes, with nothing kept from before."""
    place = seats_at(near, game, "local", "local", "local")
    ada = Person(browser, near.url, service_workers="block")
    ada.remember(share(place, 0), pace="usual")
    return _files(ada, lambda: ada.page.goto(f"/r/{place['code']}"))


def by_start_page(browser: Browser, near: Near, game: str) -> set[str]:
    """The files that the start page takes, and a match against bots that begins there with one click."""
    ada = Person(browser, near.url, service_workers="block")
    ada.remember(pace="usual")

    ada.page.add_init_script(AT_ONCE % game)
    return _files(ada, lambda: ada.page.goto("/"))


def _files(ada: Person, act: Callable[[], object]) -> set[str]:
    ada.page.add_init_script(STANDS)
    act()
    ada.page.locator(READY).first.wait_for()
    ada.page.locator("#players").wait_for()  # the last that comes: nothing is on its way any more
    files = set[str](ada.page.evaluate(UNTIL_THEN))
    ada.context.close()
    return files


def weights(files: set[str]) -> tuple[int, int]:
    """Bytes of script and style, and of the catalogue, as they are sent."""
    sizes = {
        Path(name).name: len(gzip.compress((SITE / name[1:]).read_bytes()))
        for name in files
        if name.startswith("/assets/") and Path(name).suffix in (".js", ".css")
    }
    words = sum(size for name, size in sizes.items() if name[:3] in {f"{language}-" for language in LANGUAGES})
    return sum(sizes.values()) - words, words

"""What the live regions say in the course of a match: compared with accounts that were read and approved.

`python -m tests.browser.announcements` writes them anew, for somebody to read before they are committed.
"""

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser

from estran.games import NAMES
from estran.words.folders import LANGUAGES
from tests.browser.people import Person, chromium, friends, laid
from tests.browser.rivals import at_random, rival, share
from tests.server.near import Near

HERE = Path(__file__).parent / "announcements"
SEED = 4
HEARD = """() => { window.heard = []; const hear = (records) => records.forEach((record) => record.addedNodes.forEach((node) => {
    const region = node.parentElement?.closest('[data-voice]');
    if (region && node.nodeName === 'P') window.heard.push(`${region.dataset.voice === 'polite' ? ' ' : '!'} ${node.textContent}`) }));
    for (const region of document.querySelectorAll('[data-voice]')) new MutationObserver(hear).observe(region, { childList: true }) }"""

SAID = "(last) => window.heard.some((line) => line.endsWith(last))"


def heard(browser: Browser, near: Near, game: str) -> dict[str, list[str]]:
    """All that Ada is told of a match in each language; `!` marks what interrupts."""
    place = friends(near, game)
    near.start(place)
    with ExitStack() as stack:
        everybody = stack.enter_context(rival(near, place, 0, 1, 2))  # who is there from the start is not spoken of
        people = {language: Person(browser, near.url, locale=language) for language in LANGUAGES}
        for ada in people.values():
            stack.callback(ada.context.close)
            ada.sit(share(place, 0))
            ada.page.evaluate(HEARD)
        choose = at_random(SEED)
        while not everybody.over():
            everybody.move(choose)
            for ada in people.values():
                assert ada.reach(everybody.version)
        for ada in people.values():
            decided = ada.page.locator("[data-result=turn] a").inner_text()  # what is said last
            assert ada.until(partial(ada.page.evaluate, SAID, decided))
            ada.check()
        return {language: ada.page.evaluate("() => window.heard") for language, ada in people.items()}


def accounts(browser: Browser, near: Near) -> Iterator[tuple[Path, list[str]]]:
    """Every account, and the file it is kept in."""
    for game in NAMES:
        for language, lines in heard(browser, near, game).items():
            yield HERE / f"{game}.{language}.txt", lines


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, laid(Path(folder)) as near, chromium() as browser:
        for path, lines in accounts(browser, near):
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")

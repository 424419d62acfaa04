"""Photographs every page and five states of each table into build/screenshots: wide and narrow, light and dark.

`make screenshots` runs it. Dice, names and moves are fixed, so that only what was changed looks different. The dozen that
pages show are copied to docs/screenshots by hand.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from estran.games import NAMES
from tests.browser.people import Person, Place, chromium, friends, laid
from tests.browser.rivals import Rival, at_random, eager, rival, share
from tests.server.near import Near

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
SIZES = {"wide": (1280, 900, 1500), "phone": (360, 740, 2000)}  # width, height of the window, most that is shown
QUALITY = 60
SEEDS = {"dolores": 6, "dorada": 2, "douro": 3}
PAGES = {
    "start": "/",
    "new-dolores": "/#new/dolores",
    "learn": "/learn",
    "tutorial-douro": "/learn/douro",
    "tutorial-dolores": "/learn/dolores",
    "rules": "/rules",
    "rules-dorada": "/rules/dorada",
}
FIXED = """let drawn = 0; crypto.getRandomValues = (array) => { // the browser's word for the dice is always the same
    array.fill(0); array[0] = ++drawn % 256; array[1] = drawn >> 8; return array }"""
WHOLE = """() => getComputedStyle(document.querySelector('.panel') ?? document.body).position === 'fixed'
    ? innerHeight : document.documentElement.scrollHeight"""  # where something lies at the foot of the screen, one screen
STATES = 4  # besides the end


class Camera:
    """Takes the same sight four times."""

    def __init__(self, person: Person, folder: Path) -> None:
        self.person, self.page, self.folder = person, person.page, folder
        self.line = person.context.new_cdp_session(person.page)

    def take(self, name: str) -> None:
        """Wide and narrow, light and dark."""
        for size, (width, height, most) in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                self.page.emulate_media(color_scheme=theme)
                self.page.evaluate("() => { scrollTo(0, 0); document.activeElement?.blur() }")
                self.page.wait_for_timeout(120)
                whole = self.page.evaluate(WHOLE)
                clip = {"x": 0, "y": 0, "width": width, "height": min(whole, most), "scale": 1}
                asked = {"format": "webp", "quality": QUALITY, "captureBeyondViewport": True, "clip": clip}
                shot = self.line.send("Page.captureScreenshot", asked)["data"]
                (self.folder / f"{name}-{size}-{theme}.webp").write_bytes(base64.b64decode(shot))


def tables(near: Near, camera_of: Any, game: str) -> str:
    """Five states of a match as Ada sees it; gives the match."""
    place = friends(near, game)
    with camera_of(share(place, 0)) as camera:
        camera.person.go(f"/r/{place['code']}")
        camera.page.locator("main h1").wait_for(state="attached")
        camera.take(f"{game}-room")
        near.start(place)
        camera.page.locator("#choice").wait_for()
        with rival(near, place, 0, 1, 2) as everybody:
            for number, _ in enumerate(moments(everybody, game), 1):
                camera.person.until(lambda: camera.person.version == everybody.version)
                camera.take(f"{game}-{number}")
            camera.page.locator("#result").wait_for()
            camera.take(f"{game}-end")
            return everybody.match


def moments(everybody: Rival, game: str) -> Iterator[None]:
    """Play to the end, and stop at the first moments of different kinds in which Ada is asked."""
    seen: set[Any] = set()
    choose, moves = eager(at_random(SEEDS[game])), 0
    while not everybody.over():
        news = everybody.news["A"]
        kinds = (
            frozenset(choice["move"].split()[0] for choice in news["view"]["choices"])
            if game == "dolores"
            else moves // 8
        )
        state = (news["view"]["phase"], kinds, news["roll"])
        if (news["roll"] or news["view"]["choices"]) and state not in seen and len(seen) < STATES:
            seen.add(state)
            yield
        everybody.move(choose)
        moves += 1


def main() -> int:
    """Photograph everything, or only what is named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or ["pages", *NAMES]
    with tempfile.TemporaryDirectory() as folder, laid(Path(folder)) as near, chromium() as browser:

        @contextmanager
        def camera_of(*places: Place) -> Iterator[Camera]:
            person = Person(browser, near.url)
            person.remember(*places)
            person.context.add_init_script(FIXED)
            yield Camera(person, FOLDER)
            person.context.close()
            person.check()

        matches = {game: tables(near, camera_of, game) for game in NAMES if game in wanted or "pages" in wanted}
        if "pages" in wanted:
            with camera_of() as camera:
                addresses = {**PAGES, **{f"replay-{game}": f"/replay/{match}" for game, match in matches.items()}}
                for name, address in {**addresses, "verify": f"/verify/{matches['douro']}"}.items():
                    camera.person.go(address)
                    camera.page.wait_for_load_state("networkidle")
                    camera.take(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())

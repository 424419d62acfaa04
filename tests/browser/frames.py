"""Contact sheets into build/frames: each game's reveal, frame by frame, and a choice of each at seven sizes.

`make frames` makes them all, `make frames ARGS=douro` those of one game. They are for eyes: a person looks at them.
"""

import base64
import html
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from estran.games import NAMES
from tests.browser.moments import Viewer, moments
from tests.browser.people import Person, Place, chromium, laid
from tests.browser.reveals import NUMBERS, begin
from tests.server.near import Near

FOLDER = Path(__file__).parents[2] / "build" / "frames"
STAGES = ((1366, 768), (360, 740))  # on which a reveal is seen frame by frame
SIZES = ((1366, 768), (1440, 900), (1920, 1080), (768, 1024), (360, 740), (390, 844), (740, 360))
TYPICAL = {"dolores": "gesture conflict dodge", "dorada": "move", "douro": "bid"}  # how kinds of choices begin
NOTE = """() => { window.beats = []; const table = document.querySelector('[data-stage]');
    const look = () => { const said = document.querySelector('[data-part=headline]').innerText;
        if (window.beats.at(-1)?.said !== said) window.beats.push({ said, at: Date.now() / 1000 }) };
    new MutationObserver(look).observe(table, { subtree: true, childList: true, characterData: true }); look() }"""


class Frame(NamedTuple):
    """A picture, and what is written under it."""

    picture: bytes
    told: str


def reveal(browser: Browser, near: Near, game: str, size: tuple[int, int], number: int) -> list[Frame]:
    """The frames of a reveal at the usual pace, as the browser drew them, each with its second and its beat."""
    shots: list[tuple[float, bytes]] = []

    def come(place: Place) -> Person:
        width, height = size
        ada = Person(browser, near.url, viewport={"width": width, "height": height}, reduced_motion="no-preference")
        ada.remember(place, pace="usual")
        ada.sit(place)
        ada.page.evaluate(NOTE)
        line = ada.context.new_cdp_session(ada.page)

        def keep(told: dict[str, Any]) -> None:
            shots.append((told["metadata"]["timestamp"], base64.b64decode(told["data"])))
            line.send("Page.screencastFrameAck", {"sessionId": told["sessionId"]})

        line.on("Page.screencastFrame", keep)
        line.send("Page.startScreencast", {"format": "jpeg", "quality": 80})
        return ada

    ada = begin(game, near, come, number)
    ada.page.locator("[data-stage=playing]").wait_for()
    ada.page.locator("[data-stage=still]").wait_for()
    ada.page.wait_for_timeout(300)
    beats = ada.page.evaluate("() => window.beats")
    ada.context.close()
    return list(labelled(shots, beats))


def labelled(shots: list[tuple[float, bytes]], beats: list[dict[str, Any]]) -> Iterator[Frame]:
    """About ten frames a second, from the first beat on."""
    start = beats[1]["at"] if len(beats) > 1 else shots[0][0]
    last = -1.0
    for at, picture in shots:
        if at < start - 0.1 or at - last < 0.1:
            continue
        last = at
        said = [beat["said"] for beat in beats if beat["at"] <= at]
        yield Frame(picture, f"{max(0.0, at - start):.1f} s  {said[-1] if said else ''}")


def sizes(browser: Browser, near: Near, game: str) -> list[Frame]:
    """A typical choice at all sizes."""
    known = moments(game)
    moment = next(known[kind] for kind in known if kind.startswith(TYPICAL[game]))
    viewer = Viewer(browser, near, game)
    page = viewer.person.page
    frames = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        viewer.show(moment)
        frames.append(Frame(page.screenshot(type="jpeg", quality=90), f"{width}×{height}"))
    viewer.person.context.close()
    return frames


def sheet(browser: Browser, frames: list[Frame], path: Path, high: int) -> None:
    """Lay pictures out in a page, and photograph that."""
    figures = "".join(
        f"<figure><img src='data:image/jpeg;base64,{base64.b64encode(frame.picture).decode()}'>"
        f"<figcaption>{html.escape(frame.told)}</figcaption></figure>"
        for frame in frames
    )
    style = f"""body {{ margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; font: 13px/1.2 sans-serif; width: max-content;
        max-width: 2400px }} figure {{ margin: 0; width: min-content }} img {{ display: block; height: {high}px }}"""
    page = browser.new_page(viewport={"width": 2420, "height": 200})
    page.set_content(f"<style>{style}</style>{figures}")
    page.screenshot(path=path, full_page=True)
    page.close()


def main() -> int:
    """Make the sheets of all games, or of those that are named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, laid(Path(folder)) as near, chromium() as browser:
        for game in sys.argv[1:] or NAMES:
            for size, number in zip(STAGES, NUMBERS, strict=False):
                width, height = size
                frames = reveal(browser, near, game, size, number)
                sheet(browser, frames, FOLDER / f"{game}-reveal-{width}x{height}.png", min(height, 400))
            sheet(browser, sizes(browser, near, game), FOLDER / f"{game}-sizes.png", 620)
    return 0


if __name__ == "__main__":
    sys.exit(main())

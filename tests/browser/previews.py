"""Draws the pictures that links to our pages show in messengers: the client's own drawings with a name, in web/public.

`make previews` runs it; `estran.server.doors.previews` says where they are shown.
"""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from estran.games import NAMES
from estran.server.doors.previews import HEIGHT, WIDTH
from estran.words.speaker import speaker
from tests.browser.people import Person, chromium, laid

FOLDER = Path(__file__).parents[2] / "web" / "public"
QUALITY = 82
FRAME = """([where, name, more]) => {
    const frame = document.createElement("div"), band = document.createElement("p");
    const drawing = document.querySelector(where).cloneNode(true);
    frame.id = "frame";
    for (const words of [name, more]) band.appendChild(document.createElement("span")).textContent = words;
    frame.append(drawing, band);
    document.getElementById("frame")?.remove();
    document.body.append(frame) }"""
STYLE = """
    #frame { position: fixed; inset: 0; z-index: 99; overflow: hidden; background: #12324a }
    #frame svg { position: absolute; inset: auto 0 8rem auto; overflow: visible }
    #frame svg[viewBox="0 0 400 190"] { inline-size: 100%; block-size: calc(100% - 8rem); aspect-ratio: auto; overflow: hidden }
    #frame svg[viewBox="0 0 1400 200"] { block-size: 23rem; aspect-ratio: 7 }
    #frame p { position: absolute; inset: auto 0 0; block-size: 8rem; margin: 0; padding: 0 3rem; background: #12324a; color: #ffe3ae;
      display: flex; align-items: center; justify-content: space-between; font: 600 2.2rem var(--serif) }
    #frame span:first-child { font: 700 5rem var(--serif); color: #fff }"""


def draw(page: Page, where: str, name: str, more: str) -> bytes:
    """A drawing of the start page with a name, as a picture."""
    page.evaluate(FRAME, [where, name, more])
    page.evaluate("() => document.fonts.ready")
    line = page.context.new_cdp_session(page)
    return base64.b64decode(line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})["data"])


def main() -> int:
    """Draw them all."""
    with tempfile.TemporaryDirectory() as folder, laid(Path(folder)) as near, chromium() as browser:
        person = Person(browser, near.url, viewport={"width": WIDTH, "height": HEIGHT}, bypass_csp=True)
        person.remember()
        person.go("/")
        person.page.add_style_tag(content=STYLE)
        called = {game: speaker("en").say(f"{game}-name") for game in NAMES}
        drawn = {"estran": draw(person.page, ".hero svg", "Estran", " · ".join(called.values()))}
        for game, name in called.items():
            drawn[game] = draw(person.page, f"section[aria-labelledby={game}] svg", name, "Estran")
        for name, picture in drawn.items():
            (FOLDER / f"preview-{name}.webp").write_bytes(picture)
        person.context.close()
        person.check()
    return 0


if __name__ == "__main__":
    sys.exit(main())

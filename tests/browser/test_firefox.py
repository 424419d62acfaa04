"""A whole match of each game in Firefox too, from the start page, by mouse."""

import contextlib
import random

import pytest

from estran.games import NAMES
from tests.browser.firefox import Gone, Window, firefox
from tests.services import Missing

PLAY = "[data-play={game}]"  # the one click that lays a table against bots
TABLE = "[data-stage]"
CHOICES = "[data-stage=still] :is([data-move]:not([aria-pressed=true]), [data-pick])"
CONTROLS = f"[data-stage=playing] [data-part=headline], {CHOICES}"  # a tap on the stage goes on
RESULT = "#result"
OVER = "section.choice a[href^='/replay/']"
MOST = 2000  # clicks before a match counts as stuck

# The element that a click in its middle would reach, after scrolling if need be.
REACH = """(element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const [box] = element.getClientRects();
    const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit && (element.contains(hit) || hit.closest("label")?.control === element) ? element : null;
}"""
FIND = f"""(selector) => {{
    const element = document.querySelector(selector);
    return element && ({REACH})(element);
}}"""

# Something that may be clicked, by luck. From the click on that reaches it, whatever changes at the table is noted: that
# the choice was taken, or a part of it. Another look is due at once where something else got the click, or where it came
# too late: a stage that is still by then needs no tap.
CHOOSE = f"""(table, controls, over, luck) => {{
    if (document.querySelector(over)) return "over";
    const free = [...document.querySelectorAll(controls)].filter((control) => control.checkVisibility() &&
        !control.matches(":disabled, :checked, [aria-disabled=true]") && !control.closest("details"));
    const wanted = free.length ? ({REACH})(free[Math.floor(luck * free.length)]) : null;
    if (!wanted) return null;
    window.seen = {{ wanted, clicked: false, changed: false }};
    const seen = window.seen, watch = new MutationObserver(note);
    function note() {{
        seen.changed = seen.clicked;
        if (seen.changed) watch.disconnect();
    }}
    watch.observe(document.querySelector(table), {{ subtree: true, childList: true, attributes: true, characterData: true }});
    addEventListener("change", note, {{ once: true }}); // that a radio button is checked changes no attribute
    addEventListener("click", ({{ target }}) => (seen.clicked = wanted.contains(target)), {{ capture: true, once: true }});
    return wanted;
}}"""
OUTCOME = "(selector) => document.querySelector(selector)?.innerText.match(/wins?!|Shared victory/)?.[0]"
TAKEN = "(controls) => !seen.clicked || seen.changed || !seen.wanted.matches(controls)"


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """Debian's Firefox, where it is or can be installed."""
    try:
        with firefox(tmp_path_factory.mktemp("firefox")) as browser:
            yield browser
    except Missing as missing:
        pytest.skip(f"left out: {missing}")


@pytest.fixture
def window(browser, near):
    """Somebody's window; what went wrong in it fails the test."""
    window = Window(browser, near.url)
    yield window
    window.close()
    assert window.errors == []


def play(window, luck):
    """Click whatever may be clicked until the match is over."""
    for _ in range(MOST):
        found = window.until(CHOOSE, TABLE, CONTROLS, OVER, luck.random())
        if found == "over":
            return
        with contextlib.suppress(Gone):  # others have moved in the meantime
            window.click(found)
        window.until(TAKEN, CONTROLS)
    raise AssertionError(f"{MOST} clicks are not enough")


@pytest.mark.parametrize("game", NAMES)
def test_a_match_against_bots_can_be_played_in_firefox(window, game):
    window.go("/")
    window.click(window.until(FIND, PLAY.format(game=game)))

    play(window, random.Random(1))

    assert window.until(OUTCOME, RESULT)

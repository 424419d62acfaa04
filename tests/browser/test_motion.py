"""Only transform and opacity animate: looked at in a browser, at every beat of each game, and wherever one points or presses."""

import re

import pytest

from estran.games import NAMES
from tests.browser.reveals import begin

CHEAP = {"transform", "opacity"}
# Each kind of animation once, with what it changes, whenever one starts and at every frame.
NOTE = """(() => {
  const beside = ["offset", "computedOffset", "easing", "composite"], noted = (window.noted = {});
  window.note = () => {
    for (const animation of document.getAnimations()) {
      const name = animation.animationName ?? animation.transitionProperty ?? "travel";
      const changed = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      noted[name] = [...new Set([...(noted[name] ?? []), ...changed])].filter((property) => !beside.includes(property));
    }
  };
  for (const kind of ["animationstart", "transitionrun"]) addEventListener(kind, window.note, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...wishes) {
    const animation = animate.apply(this, wishes);
    window.note();
    return animation;
  };
  const frame = () => { window.note(); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
})()"""
PLACES = """() => [...document.querySelectorAll("main :is(a, button, summary), header :is(a, button, summary)")]
  .map((thing) => thing.getBoundingClientRect()).filter((box) => box.width && box.top > 0 && box.bottom < innerHeight)
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])"""
OPEN = "() => document.querySelectorAll('details').forEach((panel) => { panel.open = true; window.note(); })"
SEEN = {  # of a reveal, so that the test knows that it has looked
    "dolores": {"said", "from-left", "from-right", "travel"},
    "dorada": {"throw", "tumble", "travel"},
    "douro": {"lay", "leave", "come", "roll", "late", "arrive", "travel", "transform"},
}


@pytest.fixture
def come(person):
    def come(place):
        ada = person(reduced_motion="no-preference")
        ada.context.add_init_script(NOTE)
        ada.remember(place, pace="usual")
        ada.sit(place)
        return ada

    return come


@pytest.mark.parametrize("game", NAMES)
def test_only_transform_and_opacity_animate(come, near, game):
    page = begin(game, near, come).page
    page.locator("[data-stage=playing]").wait_for()
    page.locator("[data-stage=still]").wait_for()
    for x, y in page.evaluate(PLACES):
        page.mouse.move(x, y)
        page.evaluate("() => window.note()")
    for _ in range(20):
        page.keyboard.press("Tab")
        page.evaluate("() => window.note()")
    page.evaluate(OPEN)
    noted = page.evaluate("() => window.noted")

    assert {re.sub(r"^s\w{4}-", "", name) for name in noted} >= SEEN[game], noted  # without the component's mark
    assert {name: changed for name, changed in noted.items() if not set(changed) <= CHEAP} == {}

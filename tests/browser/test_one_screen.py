"""Whatever a seat needs for a choice is on the screen at once: at every size, in every language, and in longer words."""

from functools import cache

import pytest

from estran.games import NAMES
from estran.words.folders import LANGUAGES
from tests.browser.moments import Viewer, moments

SIZES = ((1366, 768), (1440, 900), (1920, 1080), (768, 1024), (360, 740), (390, 844), (740, 360))
LONGER = "longer"  # English, with 40 % more letters
PARTS = ("headline", "board", "rivals", "own", "result", "choice", "pace")
ENDED = ("headline", "end", "choice")  # the result has the place of the board
PROBLEMS = """(parts) => {
  const stage = document.querySelector("[data-stage]"), problems = [];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (element) => `${element.localName}.${[...element.classList].filter((one) => !one.startsWith("svelte")).join(".")}`
    + ` ${JSON.stringify((element.innerText ?? element.textContent ?? "").trim().slice(0, 40))}`;
  const hidden = (element) => !!element.closest(".hidden, [data-voice], .layer, .bad, .log, .beside, .told") || getComputedStyle(element).clipPath !== "none";
  const box = (element) => element.getBoundingClientRect();
  const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.top >= outer.top - 1
    && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (scrollY !== 0) problems.push(`the page is scrolled by ${scrollY}`);
  if (document.documentElement.scrollWidth > innerWidth) problems.push("the page is wider than the screen");

  const needed = [...stage.querySelectorAll("[data-move], [data-pick]")].filter(shown);
  for (const part of parts) {
    const element = document.querySelector(`[data-part=${part}]`);
    if (!element) problems.push(`no ${part}`);
    else needed.push(element);
  }
  for (const element of needed) {
    const here = box(element);
    if (!inside(here, screen)) problems.push(`off the screen: ${name(element)} ${here.left},${here.top} ${here.right},${here.bottom}`);
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).overflow !== "visible" && !inside(here, box(around)))
        problems.push(`clipped: ${name(element)} by ${name(around)}`);
  }
  for (const element of stage.querySelectorAll("[data-move], [data-pick]")) {
    if (!shown(element)) continue;
    const here = box(element), top = document.elementFromPoint(here.x + here.width / 2, here.y + here.height / 2);
    if (!top || !(element.contains(top) || top.contains(element))) problems.push(`covered: ${name(element)} by ${top && name(top)}`);
    if (Math.max(here.width, here.height) < 44 || Math.min(here.width, here.height) < 24)
      problems.push(`too small: ${name(element)} ${here.width}x${here.height}`);
  }

  const screenful = stage.querySelector(":is(.stage, .closing)");
  for (const element of screenful.querySelectorAll("*")) {
    const style = getComputedStyle(element);
    if (hidden(element) || !shown(element) || style.overflow === "visible") continue;
    const cut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (cut && element.clientWidth && !element.closest("svg") && !element.title) problems.push(`cut: ${name(element)}`);
  }

  const texts = [];
  const walker = document.createTreeWalker(screenful, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || hidden(parent) || !shown(parent) || parent.closest("select, details:not([open]) > :not(summary)")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects())
      if (rect.width > 2 && rect.height > 2) {
        const slack = rect.height * 0.22; // of a line, above and below its letters
        texts.push({ node, left: rect.left, right: rect.right, top: rect.top + slack, bottom: rect.bottom - slack });
      }
  }
  for (const one of texts) {
    if (!inside({ ...one, top: one.top + 1, bottom: one.bottom - 1 }, screen)) problems.push(`text off the screen: ${one.node.data.trim().slice(0, 40)}`);
    for (const other of texts)
      if (one.node !== other.node && one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1 && one.node.data < other.node.data)
        problems.push(`overlap: ${JSON.stringify(one.node.data.trim().slice(0, 30))} and ${JSON.stringify(other.node.data.trim().slice(0, 30))}`);
  }
  return [...new Set(problems)];
}"""
SETTLE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"  # what watches its size has drawn
LENGTHEN = """(names) => {
  const longer = (window.longer ??= new WeakMap()); // what is drawn anew is as short as before
  const walker = document.createTreeWalker(document.querySelector("[data-stage] :is(.stage, .closing)"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (longer.get(node) === node.data) continue;
    node.data = node.data.replace(/\\p{L}{3,}/gu, (word) => names.includes(word) ? word : word + "o".repeat(Math.round(word.length * 0.4)));
    longer.set(node, node.data);
  } }"""

recorded = cache(moments)


@pytest.mark.parametrize("language", [*LANGUAGES, LONGER])
@pytest.mark.parametrize("game", NAMES)
def test_every_choice_is_made_on_one_screen(browser, near, game, language):
    known = recorded(game)
    viewer = Viewer(browser, near, game, locale="en" if language == LONGER else language)
    page, wrong = viewer.person.page, list[str]()
    names = [chair["name"] for chair in viewer.person.room["chairs"]]
    for kind, moment in known.items():
        viewer.show(moment)
        parts = ENDED if kind == "end" else PARTS
        page.locator(f"[data-part={parts[1]}]").wait_for()  # what shows the end is loaded when it has come
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if language == LONGER:
                page.evaluate(LENGTHEN, names)
            page.evaluate(SETTLE)
            problems = page.evaluate(PROBLEMS, parts)
            wrong += [f"{kind}, {width}x{height}: {problem}" for problem in problems]
    viewer.person.context.close()

    assert not wrong, f"{len(wrong)} problems\n" + "\n".join(wrong[:60])

"""The stage of Dorada: a die that tumbles, pawns that walk, are thrown and fall, and one place for the roll and the moves."""

import pytest

from tests.browser.people import PHONE, seats_at
from tests.browser.reveals import until_offered
from tests.browser.rivals import rival, share

WATCH = """() => {
  const table = document.querySelector("[data-stage]"), seen = (window.seen = []);
  const note = (what) => { if (seen.at(-1) !== what) seen.push(what); };
  const look = () => {
    const open = document.querySelector("[data-move]:not([aria-disabled=true])") !== null;
    if (table.dataset.stage === "still") return note(open ? "asked" : "still");
    if (open) note("asked too soon");
    if (document.querySelector(".die.thrown")) note("die tumbles");
    const travels = document.querySelectorAll(".layer > *").length;
    if (travels) note(`${travels} pawn: ${document.querySelector("[data-part=headline]").textContent.split(" ")[0]}`);
  };
  new MutationObserver(look).observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
}"""
# How far a colour is from another: the ratios of what is drawn on squares and pawns, by what they are.
RATIOS = """() => {
  const light = (colour) => { const [r, g, b] = colour.match(/[\\d.]+/g).map(Number)
    .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b };
  const ratio = (one, other) => { const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05) };
  const of = (selector, what) => getComputedStyle(document.querySelector(`.map ${selector}`))[what];
  const ratios = {
    "a square's edge or face on the path": Math.max(
      ratio(of(".stone", "fill"), of(".sand", "stroke")), ratio(of(".stone", "stroke"), of(".sand", "stroke"))),
    "a springboard": ratio(of(".coil", "stroke"), of(".stone", "fill")),
    "a trap's teeth": ratio(of(".teeth", "stroke"), of(".hole", "fill")),
    "a trap's edge": Math.max(ratio(of(".pit", "stroke"), of(".sand", "stroke")), ratio(of(".pit", "fill"), of(".sand", "stroke"))),
    "gold": ratio(of(".frame", "stroke"), of(".gold", "fill")),
    "the path's edge": ratio(of(".edge", "stroke"), getComputedStyle(document.querySelector(".map")).backgroundColor),
  };
  for (const pawn of document.querySelectorAll("[data-stage] svg[viewBox='-19 -14 38 36']")) {
    const [body, mark] = pawn.querySelectorAll("g");
    ratios[`marks of a pawn ${body.getAttribute("fill")}`] =
      ratio(getComputedStyle(body).fill, getComputedStyle(mark).stroke);
  }
  return ratios;
}"""
STRONG = 7
BOARD = "() => { const box = document.querySelector('[data-part=board]').getBoundingClientRect(); return [box.y, box.height] }"


def sit_when(person, near, number, wanted, **wishes):
    """A table at which Ada is asked to roll, or for a move that leads to what is wanted; her page, the place, the move."""
    place, move = until_offered(near, number, wanted)
    ada = person(**wishes.pop("browser", {}))
    ada.remember(share(place, 0), **wishes)
    ada.sit(share(place, 0))
    return ada, place, move


def seen_until_asked(ada):
    """What the stage went through, until the next question or until it is the others' turn."""
    ada.page.wait_for_function("() => window.seen.length > 2 && ['asked', 'still'].includes(window.seen.at(-1))")
    return ada.page.evaluate("() => window.seen")


def test_the_die_tumbles_before_a_pawn_is_asked_for(person, near):
    ada, _, _ = sit_when(person, near, 1, (), pace="usual", browser={"reduced_motion": "no-preference"})
    ada.page.evaluate(WATCH)
    ada.page.locator("[data-part=choice] [data-move=roll]").click()

    assert seen_until_asked(ada) == ["asked", "die tumbles", "asked"]
    assert ada.page.locator("[data-part=choice] [data-move=roll]").count() == 0
    moves = [choice["move"] for choice in ada.news()["view"]["choices"]]
    for part in ("choice", "board"):
        found = ada.page.locator(f"[data-part={part}] [data-move]")
        assert sorted(found.evaluate_all("(all) => all.map((one) => one.dataset.move)")) == sorted(moves)


def test_a_pawn_pressed_on_the_board_walks_is_thrown_and_falls(person, near):
    motion = {"reduced_motion": "no-preference"}
    ada, _, move = sit_when(person, near, 2, ("sprung", "fell"), pace="usual", browser=motion)
    ada.page.evaluate(WATCH)
    ada.page.locator(f"[data-part=board] [data-move='{move}']").click()
    seen = seen_until_asked(ada)

    assert [what for what in seen if what.startswith("1 pawn")] == [
        "1 pawn: You",
        "1 pawn: Springboard",
        "1 pawn: Trap",
    ]
    assert "asked too soon" not in seen
    lost = next(team["lost"] for team in ada.news()["view"]["teams"] if team["seat"] == "A")
    assert ada.page.locator(f"[data-place='{lost[-1]}'] svg.bridge").count() == 1
    assert ada.page.locator(".layer > *").count() == 0


def test_space_goes_on_and_chooses_nothing(person, near):
    ada, _, move = sit_when(person, near, 3, ("fell",), pace="key")
    ada.page.locator(f"[data-part=choice] [data-move='{move}']").focus()
    ada.page.keyboard.press("Enter")
    waits = ada.page.locator("[data-part=pace] button.first")
    waits.wait_for()
    version = ada.version
    ada.page.keyboard.press("Space")
    waits.wait_for(state="detached")

    assert ada.version == version
    assert ada.news()["view"]["turn"]["seat"] != "A"


def test_the_roll_and_the_moves_share_their_place_and_the_focus(person, near):
    ada, _, _ = sit_when(person, near, 4, ())
    here = "() => document.activeElement.dataset.move ?? null"
    ada.page.locator("[data-part=choice] [data-move=roll]").focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(
        "() => document.querySelector('[data-part=choice] [data-move]')?.dataset.move !== 'roll'"
    )
    moved = ada.page.evaluate(here)
    ada.page.keyboard.press("Enter")
    ada.page.locator("[data-part=choice] [data-move=roll]").wait_for()

    assert moved.isdigit()
    assert ada.page.evaluate(here) == "roll"
    assert ada.page.locator("[data-move=roll]").get_attribute("aria-disabled") == "true"


@pytest.mark.parametrize("wanted", [(), ("moved",)])
def test_the_board_of_a_phone_keeps_its_size_from_roll_to_move(person, near, wanted):
    ada, place, _ = sit_when(person, near, 5 + len(wanted), wanted, browser={"viewport": PHONE})
    before = ada.page.evaluate(BOARD)
    with rival(near, place, 0, 1, 2) as everybody:
        for _ in range(6):
            everybody.move()
            ada.reach(everybody.version)
            assert ada.page.evaluate(BOARD) == before

    assert before[1] >= 240


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_in_high_contrast_squares_and_pawns_stand_out(person, near, scheme):
    ada = person(color_scheme=scheme)
    place = seats_at(near, "dorada", "local", "local", "local", "local", seed=bytes(32))
    ada.remember(place, theme="contrast")
    ada.sit(place)
    ratios = ada.page.evaluate(RATIOS)

    assert len(ratios) == 10  # four colours of pawns
    assert {what: ratio for what, ratio in ratios.items() if ratio < STRONG} == {}

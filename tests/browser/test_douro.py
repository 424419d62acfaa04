"""The stage of Douro 1872: what is seen of a contest, beat by beat, and the hand that stays whole."""

import pytest

from tests.browser.drivers import SAY
from tests.browser.people import PHONE, friends, seats_at
from tests.browser.rivals import rival, share

SIDEWAYS = {"width": 740, "height": 360}
WATCH = """() => {
  const table = document.querySelector("[data-stage]"), seen = (window.seen = []);
  const note = (what) => { if (seen.at(-1) !== what) seen.push(what); };
  const look = () => {
    const open = document.querySelector("[data-move]:not([aria-disabled=true])") !== null;
    note(table.dataset.stage === "still" ? (open ? "asked" : "still") : open ? "asked too soon" : "playing");
    if (document.querySelector(".seats .turning")) note("cards turn");
    if (document.querySelector(".boat.turning")) note("boat turns");
    if (document.querySelector(".barrels.rolling")) note("barrels roll");
    for (const likeness of document.querySelectorAll(".layer > *"))
      note(likeness.matches(".paper") ? "card travels" : likeness.matches(".coin, .bank") ? "coin travels" : "louse travels");
  };
  new MutationObserver(look).observe(table, { subtree: true, childList: true, attributes: true });
  look();
}"""


def contest(ada, everybody, *cards):
    """Everybody plays these cards, the person at the browser by a click on hers."""
    ada.page.locator(f"[data-move='{cards[0]}']").click()
    for seat, card in zip("BC", cards[1:], strict=True):
        everybody.choose(seat, str(card))


def test_a_contest_is_seen_beat_by_beat_before_the_next_card_is_asked_for(person, near):
    place = friends(near, "douro", 1)
    near.start(place)
    ada = person(reduced_motion="no-preference")
    ada.remember(share(place, 0), pace="usual")
    ada.sit(share(place, 0))
    with rival(near, place, 1, 2) as others:
        ada.page.evaluate(WATCH)
        contest(ada, others, 10, 6, 6)
        ada.page.wait_for_function("() => window.seen.includes('coin travels') && window.seen.at(-1) === 'asked'")
    seen = ada.page.evaluate("() => window.seen")

    assert "asked too soon" not in seen
    beats = ["cards turn", "card travels", "boat turns", "barrels roll", "coin travels", "asked"]
    first_seen = [seen.index(beat, seen.index("playing")) for beat in beats]
    assert first_seen == sorted(first_seen), seen


def test_space_goes_on_beat_by_beat_and_chooses_nothing(person, near):
    place = friends(near, "douro", 2)
    near.start(place)
    ada = person()
    ada.remember(share(place, 0), pace="key")
    ada.sit(share(place, 0))
    said, headline = [], ada.page.locator("[data-part=headline]")
    with rival(near, place, 1, 2) as others:
        contest(ada, others, 10, 6, 6)  # the focus stays on the card
        waits = ada.page.locator("[data-part=pace] button.first")
        for _ in range(3):
            waits.wait_for()
            said.append(headline.inner_text())
            ada.page.keyboard.press("Space")
            ada.page.wait_for_function(
                "(before) => document.querySelector('[data-part=headline]').innerText !== before", arg=said[-1]
            )
        while ada.page.locator("[data-stage=playing]").count():
            ada.page.keyboard.press("Space")
        ada.page.locator("[data-stage=still] [data-move]:not([aria-disabled=true])").first.wait_for()

    assert [words.split(" ")[0:2] for words in said] == [["You", "play"], ["The", "level"], ["The", "boat"]]
    assert ada.page.locator("[data-move][aria-pressed=true]").count() == 0
    assert ada.news()["chosen"] is None


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, {"width": 1366, "height": 768}])
def test_a_hint_leaves_the_hand_whole(person, near, size):
    ada = person(viewport=size)
    ada.sit(seats_at(near, "douro", "local", "bot", "bot"))
    ada.page.locator("section.choice .foot details summary").first.click()
    hint = ada.page.locator("section.choice details[open] p").filter(has_not_text=SAY("table-hint-wait"))
    hint.wait_for()

    covered = """() => [...document.querySelectorAll("[data-move]")].filter((card) => { const box = card.getBoundingClientRect();
      return [box.top + 3, box.bottom - 3].some((y) => !card.contains(document.elementFromPoint(box.x + box.width / 2, y))) }).length"""
    assert ada.page.locator("[data-move]").count() == 10
    assert ada.page.evaluate(covered) == 0


def test_the_counter_crosses_out_what_rivals_have_played(person, near):
    place = friends(near, "douro", 3)
    near.start(place)
    ada = person()
    ada.sit(share(place, 0))
    with rival(near, place, 1, 2) as others:
        contest(ada, others, 10, 6, 0)
        ada.reach(others.version)
    rivals = ada.page.locator("[data-part=rivals] li")
    rivals.locator(".gone").nth(1).wait_for()

    assert [rivals.nth(place).locator(".gone").all_inner_texts() for place in range(2)] == [["6"], ["0"]]
    assert "Not shown yet: 1, 2, 3" in rivals.nth(1).inner_text()
    assert ada.page.locator("[data-part=result]").inner_text().startswith("Contest 1")


def test_tab_comes_to_a_card_that_can_be_played(person, near):
    place = friends(near, "douro", 6)
    near.start(place)
    ada = person()
    ada.sit(share(place, 0))
    stop = ada.page.locator(".hand button[tabindex='0']")
    with rival(near, place, 1, 2) as others:
        contest(ada, others, 4, 6, 0)
        stayed = stop.get_attribute("aria-label")  # with whoever is there
        ada.page.locator("#choice").focus()
        ada.reach(others.version)
        ada.page.locator(".hand .gone").wait_for()
    ada.page.locator(".hand button[tabindex='0'][aria-disabled=false]").wait_for()

    assert "4" in stayed
    assert stop.count() == 1


# ---- Half-time

JOURNEYS = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/journeys-'))"
GIFTS = """() => {
  const table = document.querySelector("[data-stage]");
  window.gifts = { face: [], said: "", most: 0 };
  const look = () => {
    const faces = [...document.querySelectorAll(".seats .slot")].map((slot) => slot.className.match(/pile|given|down|open|turning/)[0]);
    const cards = document.querySelectorAll(".layer > .paper").length;
    if (!faces.includes("given") && !cards) return;
    if (faces.includes("given"))
      Object.assign(window.gifts, { face: faces, said: document.querySelector("[data-part=headline]").innerText });
    window.gifts.most = Math.max(window.gifts.most, cards);
  };
  new MutationObserver(look).observe(table, { subtree: true, childList: true, attributes: true });
}"""


def half_time(near, number):
    """A match among friends, in which all are asked for a gift."""
    place = friends(near, "douro", number)
    near.start(place)
    with rival(near, place, 0, 1, 2) as everybody:
        while everybody.news["A"]["view"]["phase"] != "give":
            everybody.move()
    return place


def test_gifts_to_charity_are_a_beat_of_their_own_for_players_and_onlookers(person, near):
    place = half_time(near, 4)
    ada, onlooker = person(reduced_motion="no-preference"), person(reduced_motion="no-preference")
    ada.remember(share(place, 0), pace="usual")
    ada.sit(share(place, 0))
    onlooker.remember(pace="usual")
    onlooker.go(f"/w/{place['watch']}")
    for someone in (ada, onlooker):
        someone.page.locator("[data-stage=still]").wait_for()
        someone.page.locator("#players").wait_for()  # what makes things travel has come, too
        assert someone.page.locator(".chapel .gift").count() == 0
        someone.page.evaluate(GIFTS)
    with rival(near, place, 1, 2) as others:
        ada.page.locator("[data-move='give 9']").click()
        for seat in "BC":
            others.choose(seat, "give 3")
    seen = []
    for someone in (ada, onlooker):
        someone.page.locator("[data-stage=still] .chapel .gift").nth(2).wait_for()
        seen.append(someone.page.evaluate("() => window.gifts"))

    hers, theirs = seen
    assert hers["face"] == ["pile", "given", "given"]  # hers comes out of the hand
    assert theirs["face"] == ["given"] * 3
    assert hers["most"] == theirs["most"] == 3
    gave = SAY("douro-event-gave", seat="Ada", seat_is="you", card=9)
    assert hers["said"] == f"{gave} {SAY('douro-event-gave-hidden-several', count=2)}"
    assert theirs["said"] == SAY("douro-event-gave-hidden-several", count=3)


def test_gifts_to_charity_are_a_beat_in_a_replay(person, near):
    place = half_time(near, 5)
    with rival(near, place, 0, 1, 2) as everybody:
        for seat in "ABC":
            everybody.choose(seat, "give 3")
        everybody.finish()
        match = everybody.match
    record = near.http.get(f"/api/matches/{match}/record").json()
    gave = max(at for at, ply in enumerate(record["plies"]) if " give " in ply)
    ben = person(reduced_motion="no-preference")
    ben.remember(pace="usual")
    ben.go(f"/replay/{match}#{gave}")
    ben.page.locator("[data-stage=still]").wait_for()
    ben.page.wait_for_function(JOURNEYS)  # without them nothing travels
    ben.page.evaluate(GIFTS)
    ben.page.get_by_role("button", name=SAY("replay-forward")).click()
    ben.page.wait_for_function("() => window.gifts.most === 3")

    ben.page.locator("[data-stage=still] .chapel .gift").nth(2).wait_for()
    assert ben.page.evaluate("() => window.gifts.face") == ["given"] * 3

"""The end of a match: who won and why stands on one screen and agrees with the record, and a picture of it can be shared."""

import io
from typing import Any

import msgspec
import pytest
from PIL import Image
from playwright.sync_api import expect

from estran.games import NAMES
from estran.match.match import Match
from estran.match.record import MatchRecord
from estran.words.speaker import speaker
from tests.browser.drivers import SAY
from tests.browser.people import PHONE, agree, friends, record_of, seats_at
from tests.browser.rivals import at_random, rival, share
from tests.browser.test_access import themes, violations
from tests.browser.test_one_screen import PROBLEMS

SIZES = ((1366, 768), (360, 740), (740, 360))
PLAYERS = {"A": "Ada", "B": "Ben", "C": "Chloé"}
LUCK = 3
POINTS = {  # of a seat, as its own view has them
    "dolores": lambda view, place: view.wreckers[place].score,
    "dorada": lambda view, place: view.scores[place],
    "douro": lambda view, place: view.growers[place].points,
}
INSIDE = """(selector) => { const box = document.querySelector(selector).getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth && box.width > 0 }"""
CLOSED = "() => delete Navigator.prototype.canShare"

every_game = pytest.mark.parametrize("game", NAMES)


@pytest.fixture
def ended(person, near):
    """Sits somebody at a table, and lets the match be played to its end."""

    def play(game, number=0, **wishes):
        place = friends(near, game, number)
        near.start(place)
        ada = person(**wishes)
        ada.sit(share(place, 0))
        with rival(near, place, 0, 1, 2) as everybody:
            everybody.finish(at_random(LUCK))
        ada.page.locator("#result").wait_for()
        return ada

    return play


def leaders_by_ply(record: Any) -> list[list[str]]:
    """Who had the most points after each ply, by the rules themselves."""
    match = Match.replay(msgspec.convert(record, MatchRecord), 0)
    found = []
    for ply in record["plies"]:
        match.append(ply)
        points = {seat: POINTS[record["game"]](match.view(seat), place) for place, seat in enumerate(PLAYERS)}
        found.append([seat for seat in PLAYERS if points[seat] == max(points.values())])
    return found


@every_game
def test_who_why_and_the_turning_point_are_those_of_the_record(ended, near, game):
    ada = ended(game)
    record = record_of(near, ada)
    winners, scores = record["result"]["winners"], dict(zip(PLAYERS, record["result"]["scores"], strict=True))
    decided, kind, before = turning(leaders_by_ply(record), winners)
    named = {**who(winners), "rivals": listed([seat for seat in before if seat not in winners])}

    expect(ada.page.locator("#result")).to_have_text(SAY("result-shared" if winners[1:] else "result-won", **named))
    rows = ada.page.locator("[data-result=why] li").all_inner_texts()
    for row, (seat, points) in zip(rows, sorted(scores.items(), key=lambda one: -one[1]), strict=True):
        assert ("You" if seat == "A" else PLAYERS[seat]) in row
        assert str(points) in row.split()
    turn = ada.page.locator("[data-result=turn] a")
    assert turn.get_attribute("href") == f"/replay/{record['fairness']['match']}#{decided + 1}-A"
    assert turn.inner_text().split(": ")[1] == SAY(f"result-turn-{kind}", when="", **named).split(": ")[1]


def turning(leaders: list[list[str]], winners: list[str]) -> tuple[int, str, list[str]]:
    """From which ply on the winners led to the end, how that is called, and who led before."""
    decided = max(ply for ply, ahead in enumerate(leaders) if ahead != winners) + 1
    before, last = leaders[decided - 1], decided == len(leaders) - 1
    if winners[1:]:
        return decided, "level-last" if last else "level", before
    return decided, "last" if last else "clear" if winners[0] in before else "ahead", before


def who(winners: list[str]) -> dict[str, str]:
    """The winners, as Ada is told of them."""
    is_ada = "you" if winners[0] == "A" else "other"
    return {"seat": PLAYERS[winners[0]], "seat_is": is_ada, "seats": listed(winners)}


def listed(seats: list[str]) -> str:
    """Several names, as Ada hears them."""
    names = ["you" if seat == "A" else PLAYERS[seat] for seat in seats]
    return " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)


@every_game
def test_the_result_and_the_way_on_are_on_one_screen(ended, game):
    ada = ended(game, 1)
    ada.page.keyboard.press("Tab")  # a focus, wherever it is, moves nothing

    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        for selector in (*(f"[data-result={part}]" for part in ("who", "why", "turn")), "section.choice .first button"):
            assert ada.page.evaluate(INSIDE, selector), (selector, width, height)
        assert ada.page.evaluate(INSIDE, "section.choice .first button:nth-of-type(2)"), (width, height)
        assert ada.page.evaluate(PROBLEMS, ["headline", "end", "choice"]) == [], (width, height)


@every_game
def test_a_picture_of_the_result_is_saved_where_the_browser_cannot_share(ended, game):
    ada = ended(game, 2)
    ada.page.evaluate(CLOSED)
    button = ada.page.get_by_role("button", name=SAY("result-share"))
    button.click()
    said = ada.page.locator("dialog[open] .said")
    keep = ada.page.get_by_role("button", name=SAY("result-save"))
    keep.wait_for()
    expect(said).to_be_empty()
    with ada.page.expect_download() as saved:
        keep.click()
    picture = Image.open(saved.value.path())
    shown = ada.page.locator("dialog[open] img")
    alt = shown.get_attribute("alt")

    assert saved.value.suggested_filename == f"estran-{game}.png"
    assert (picture.format, picture.size) == ("PNG", (1200, 630))
    halves = [picture.convert("RGB").crop(box) for box in ((0, 0, 640, 304), (0, 304, 640, 560), (696, 110, 1144, 560))]
    assert all(len(half.getcolors(10**6) or ()) > 40 for half in halves)  # drawing, words and scores: none is blank
    assert all(name in alt for name in PLAYERS.values())
    assert "you" not in alt.lower().split()
    for secret in (ada.room["watch"], ada.room["match"], ada.room["code"] or "?", "http"):
        assert secret not in alt
    expect(said).to_have_text(SAY("result-saved"))
    for theme in themes(ada):
        assert violations(ada.page) == [], theme
    ada.page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_the_picture_is_handed_to_the_device_where_it_can_share_files(ended):
    ada = ended("dorada", 3)
    ada.page.evaluate("""() => { navigator.canShare = ({ files }) => files[0].type === "image/png";
        navigator.share = async ({ files, title, text }) => { window.shared = [files[0].name, files[0].size > 5000, title, text] } }""")
    ada.page.get_by_role("button", name=SAY("result-share")).click()
    ada.page.wait_for_function("() => window.shared")
    name, large, title, text = ada.page.evaluate("() => window.shared")

    assert (name, large) == ("estran-dorada.png", True)
    assert title.startswith("Dorada: ")
    assert text == ada.page.locator("dialog[open] img").get_attribute("alt")


def test_the_picture_is_the_same_by_day_and_by_night(ended):
    ada = ended("douro", 3)
    ada.page.evaluate(CLOSED)
    drawn = list[bytes]()
    for theme in ("light", "dark"):
        ada.page.emulate_media(color_scheme=theme)
        ada.page.get_by_role("button", name=SAY("result-share")).click()
        with ada.page.expect_download() as saved:
            ada.page.get_by_role("button", name=SAY("result-save")).click()
        drawn.append(Image.open(io.BytesIO(saved.value.path().read_bytes())).convert("RGB").tobytes())
        ada.page.keyboard.press("Escape")

    assert drawn[0] == drawn[1]


def test_the_result_stands_at_the_end_of_a_replay_and_leads_to_the_turning_point(ended):
    ada = ended("dorada", 4)
    decided = ada.page.locator("[data-result=turn] a")
    address, said = decided.get_attribute("href"), decided.inner_text()
    match, moment = address.split("#")
    plies = len(ada.page.request.get(f"/api{match.replace('replay', 'matches')}/record").json()["plies"])
    ada.go(f"{match}#{plies}-A")
    decided.wait_for()

    assert decided.inner_text() == said
    assert decided.get_attribute("href") == f"#{moment}"
    decided.click()
    expect(ada.page.locator(".at")).to_have_text(f"{moment.split('-')[0]} / {plies}")
    expect(ada.page.locator("#result")).to_have_count(0)


# ---- A match that is stopped before its end


@pytest.fixture
def stopped(person, near):
    """Sits somebody at a table, and lets all agree to end the match after some moves; Ada and an onlooker."""

    def play(game, number, moves=12, **wishes):
        place = friends(near, game, number)
        near.start(place)
        with rival(near, place, 0, 1, 2) as everybody:
            luck = at_random(LUCK)
            for _ in range(moves):
                everybody.move(luck)
        ada, onlooker = person(**wishes), person(**wishes)
        ada.sit(share(place, 0))
        onlooker.remember()
        onlooker.go(f"/w/{place['watch']}")
        onlooker.page.locator("#choice").wait_for()
        ada.page.locator("#board").focus()
        agree(near, place, "end")
        for someone in (ada, onlooker):
            someone.page.locator("#result").wait_for()
        return ada, onlooker

    return play


def standing(record: Any) -> list[tuple[int, str, int]]:
    """Everybody's place, name and points after the last ply, by the rules themselves."""
    match = Match.replay(msgspec.convert(record, MatchRecord), len(record["plies"]))
    points = {seat: POINTS[record["game"]](match.view(seat), place) for place, seat in enumerate(PLAYERS)}
    ranked = sorted(PLAYERS, key=lambda seat: -points[seat])
    return [(1 + sum(one > points[seat] for one in points.values()), PLAYERS[seat], points[seat]) for seat in ranked]


def rows(someone) -> list[tuple[int, str, int]]:
    """The lines of a result."""
    lines = someone.page.locator("[data-result=why] li")
    cells = [
        [lines.nth(row).locator(f".{cell}").inner_text() for cell in ("place", "name", "score")] for row in range(3)
    ]
    return [(int(place.strip(" .")), name, int(score.split()[0])) for place, name, score in cells]


@every_game
def test_a_match_ended_by_agreement_says_how_it_stood_and_names_no_winner(stopped, near, game):
    ada, onlooker = stopped(game, 6)
    stood = standing(record_of(near, ada))

    assert rows(onlooker) == stood
    assert rows(ada) == [(place, "You" if name == "Ada" else name, points) for place, name, points in stood]
    for someone in (ada, onlooker):
        page = someone.page
        expect(page.locator("#result")).to_have_text(SAY("result-agreed"))
        expect(page.locator("#status")).to_have_text(SAY("table-agreed"))
        expect(page.get_by_role("link", name=SAY("table-replay"))).to_be_visible()
        assert page.locator("[data-result=why] .won, [data-result=turn]").count() == 0
        assert page.get_by_role("button", name=SAY("result-share"), exact=True).count() == 0
    expect(ada.page.get_by_role("button", name=SAY("table-rematch"), exact=True)).to_be_visible()
    for theme in themes(ada):
        assert violations(ada.page) == [], theme


@every_game
def test_how_it_stood_and_the_way_on_are_on_one_screen(stopped, game):
    ada, onlooker = stopped(game, 7)

    for someone, parts in ((ada, ("end", "choice")), (onlooker, ("end",))):
        for width, height in SIZES:
            someone.page.set_viewport_size({"width": width, "height": height})
            for selector in ("[data-result=who]", ".stood", "[data-result=why]", "section.choice a.button"):
                assert someone.page.evaluate(INSIDE, selector), (selector, width, height)
            assert someone.page.evaluate(PROBLEMS, ["headline", *parts]) == [], (width, height)


def test_how_it_stood_is_said_after_the_end_and_the_focus_is_not_lost(stopped, near):
    ada, onlooker = stopped("douro", 8)
    for someone, you in ((ada, True), (onlooker, False)):
        ranks = " ".join(
            f"{SAY('result-scored', place=place, name='You' if you and name == 'Ada' else name, points=points)}."
            for place, name, points in standing(record_of(near, ada))
        )
        stood = SAY("result-stood-said", ranks=ranks)
        assert someone.until(lambda someone=someone, stood=stood: stood in someone.spoken())
        said = someone.spoken()

        assert said.index(SAY("table-agreed")) < said.index(stood)
        assert said.count(SAY("table-agreed")) == said.count(stood) == 1
    assert ada.page.evaluate("() => document.activeElement.id") in ("board", "choice")


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_how_it_stood_is_said_in_every_language_on_a_phone(stopped, language):
    ada, _ = stopped("dorada", {"fr": 8, "pl": 9}[language], locale=language, viewport=PHONE)

    expect(ada.page.locator("#result")).to_have_text(speaker(language).say("result-agreed"))
    expect(ada.page.locator(".stood")).to_have_text(speaker(language).say("result-stood"))
    assert ada.page.evaluate(PROBLEMS, ["headline", "end", "choice"]) == []


def test_a_replay_ends_with_how_a_stopped_match_stood(stopped, near, person):
    ada, _ = stopped("douro", 9)
    record = record_of(near, ada)
    last = len(record["plies"])
    reader = person()
    reader.remember()
    reader.go(f"/replay/{ada.room['match']}#{last}")
    result = reader.page.locator("#result")
    expect(result).to_have_text(SAY("result-agreed"))
    reader.page.locator("[data-result=why] .score").nth(2).wait_for()

    assert rows(reader) == standing(record)
    assert reader.page.locator("[data-result=why] .won").count() == 0
    assert violations(reader.page) == []
    reader.page.get_by_role("button", name=SAY("replay-back"), exact=True).click()
    expect(result).to_have_count(0)


def test_a_match_that_is_stopped_after_somebody_resigned_says_so(person, near):
    place = seats_at(near, "dorada", "local", "local", "bot")
    ada = person()
    ada.sit(share(place, 0))
    with near.socket() as line:
        room = line.hello(place["code"], [place["tokens"][1]])
        (seat, name) = next((chair["seat"], chair["name"]) for chair in room["chairs"] if chair["yours"])
        assert line.ask({"type": "resign", "key": "r", "match": room["match"], "seat": seat})["type"] == "done"
    agree(near, share(place, 0), "end")

    expect(ada.page.locator("[data-part=end]")).to_contain_text(SAY("result-resigned-stopped", name=name))


def test_who_resigned_is_told_beside_the_result(person, near):
    place = friends(near, "dorada", 5)
    near.start(place)
    ada = person()
    ada.sit(share(place, 0))
    with near.socket() as line:
        room = line.hello(place["code"], [place["tokens"][1]])
        told = line.ask({"type": "resign", "key": "resign", "match": room["match"], "seat": "B"})
        assert told["type"] == "done"
    with rival(near, place, 0, 2) as others:
        others.finish(at_random(LUCK))

    expect(ada.page.locator("[data-part=end]")).to_contain_text(SAY("result-resigned", name="Ben"))


def test_who_resigned_does_not_read_that_they_have_won(person, near):
    """Everybody resigns, so whoever wins is a bot; as many as the rules say."""
    place = friends(near, "dorada", 6)
    near.start(place)
    ada = person()
    ada.sit(share(place, 0))
    with near.socket() as line:
        room = line.hello(place["code"], place["tokens"])
        for seat in "ABC":
            told = line.ask({"type": "resign", "key": f"resign{seat}", "match": room["match"], "seat": seat})
            assert told["type"] == "done"
    page = ada.page
    poster = page.locator("[data-part=end]")

    expect(page.locator("#result")).to_have_text(SAY("result-gone", how="resigned"), timeout=60_000)
    expect(poster).to_contain_text(SAY("result-gone-last"))
    expect(page.locator("[data-result=why] .won").first).to_contain_text("(bot)")
    expect(page.locator("#status")).to_contain_text("(bot)")

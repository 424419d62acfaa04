"""Looking back: replays of every game, the check of the dice, and the rulebooks."""

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.people import agree, seats_at
from tests.server.near import bearer
from tests.server.played import Played

END = {"type": "vote", "kind": "end"}
GAMES = {"dolores": 3, "dorada": 2, "douro": 3}


@pytest.fixture(scope="module")
def played(near):
    """A whole match of each game."""
    return {game: Played(near, game, players, whole=True) for game, players in GAMES.items()}


@pytest.fixture
def reader(person):
    """Somebody who opens a page."""

    def come(path, **wishes):
        one = person(**wishes)
        one.remember()
        one.go(path)
        return one

    return come


def moment(page):
    """The fragment of the address."""
    return page.evaluate("location.hash")


def button(one, name):
    """A button by its whole name."""
    return one.page.get_by_role("button", name=name, exact=isinstance(name, str))


# ---- Replays


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_stepped_through_and_said(game, played, reader):
    ada = reader(f"/replay/{played[game].match}")
    forward = button(ada, "One step forward")
    forward.focus()
    for _ in range(3):
        before = moment(ada.page)
        ada.page.keyboard.press("Enter")
        assert ada.until(lambda before=before: moment(ada.page) != before)

    expect(forward).to_be_focused()
    assert ada.until(lambda: ada.spoken()[-1].startswith(f"Ply {moment(ada.page)[1:]} of {played[game].last}. "))
    button(ada, "To the end").click()
    expect(ada.page.locator("h2", has_text="The result, step by step")).to_be_visible()
    assert moment(ada.page) == f"#{played[game].last}"


@pytest.mark.parametrize("game", GAMES)
def test_a_link_leads_to_a_moment_as_one_seat_saw_it(game, played, reader):
    ada = reader(f"/replay/{played[game].match}#20-B")

    expect(ada.page.get_by_label("Whose view")).to_have_value("B")
    expect(ada.page.get_by_role("slider")).to_have_value("20")
    ada.page.evaluate("location.hash = '#21-open'")
    expect(ada.page.locator("[data-owner]")).to_have_count(GAMES[game])
    expect(ada.page.get_by_label("Link to this moment")).to_have_value(re.compile("#21-open$"))


def test_a_replay_says_who_plays_for_whom_and_how_the_match_was_ended(near, reader):
    match = Played(near, "douro", 3)
    with near.socket() as line:
        room = line.hello(match.made["code"], match.made["tokens"].values())
        for key, seat, wish in (("r", "B", {"type": "resign"}), ("a", "A", END), ("c", "C", END)):
            assert line.ask({**wish, "key": key, "match": room["match"], "seat": seat})["type"] == "done"
    name = "Player B"  # nobody here has given a name
    ada = reader(f"/replay/{match.match}")
    log = ada.page.locator(".log")
    log.get_by_role("button", name=f"From ply {match.last} on, a bot (normal) plays for {name}.").click()

    expect(ada.page.locator(".status .told")).to_contain_text(f"a bot (normal) plays for {name}.")
    expect(log.get_by_role("button", name="The match was ended here by agreement.")).to_be_visible()
    ada.go(f"/verify/{match.match}")
    expect(ada.page.locator(".verdict")).to_contain_text("The match was ended here by agreement.")
    expect(ada.page.locator("#verdict")).to_contain_text("every one matches the seed and the words")


def test_a_replay_plays_by_itself_until_it_is_told_to_pause(played, reader):
    ada = reader(f"/replay/{played['douro'].match}")
    ada.page.get_by_label("Speed").select_option("4")
    play = button(ada, "Play")
    play.click()
    assert ada.until(lambda: moment(ada.page) not in ("", "#0", "#1"))

    pause = button(ada, "Pause")
    expect(pause).to_be_focused()
    pause.click()
    paused = moment(ada.page)
    expect(button(ada, "Play")).to_be_focused()
    ada.page.wait_for_timeout(1200)
    assert moment(ada.page) == paused


def test_a_line_of_the_log_is_a_way_to_its_moment(played, reader):
    ada = reader(f"/replay/{played['dorada'].match}")
    lines = ada.page.locator(".log button")
    lines.nth(5).click()

    expect(lines.nth(5)).to_have_attribute("aria-current", "step")
    expect(lines.nth(5)).to_be_focused()
    ada.page.keyboard.press("ArrowDown")
    expect(lines.nth(6)).to_be_focused()


def test_the_slider_says_where_it_is_and_what_happened(played, person):
    ada = person()
    ada.remember(pace="usual")
    ada.go(f"/replay/{played['dorada'].match}")
    slider = ada.page.get_by_role("slider", name="Moment")
    slider.focus()
    ada.page.keyboard.press("ArrowRight")

    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Ply 1 of \d+\. \w+"))
    expect(slider).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Ply 2 of \d+\. \w+"))
    ada.page.locator("[data-stage=still]").wait_for()
    assert ada.spoken() == []  # the slider has said it itself


def test_a_running_match_shows_what_an_onlooker_may_see(near, reader):
    running = Played(near, "douro")
    ada = reader(f"/replay/{running.match}#4-A")

    expect(ada.page.get_by_text("This match is still being played.")).to_be_visible()
    expect(ada.page.get_by_label("Whose view").locator("option")).to_have_count(1)
    expect(ada.page.locator("[data-owner]")).to_have_count(0)


def test_a_match_that_is_not_there_is_said_plainly(reader):
    for page in ("replay", "verify"):
        ada = reader(f"/{page}/nowhere")

        expect(ada.page.get_by_role("alert")).to_have_text("There is no match “nowhere” at this table.")
        assert all("404" in error for error in ada.errors)
        ada.errors.clear()


def test_nobody_is_called_me(near, person):
    """Whoever gave no name is you in one's own replay, and a player to others."""
    made = near.http.post(
        "/api/rooms", json={"game": "dorada", "seats": [{"kind": "local", "name": "Me"}, {"kind": "bot"}]}
    ).json()
    near.start(made)
    with near.socket() as line:
        match = line.hello(made["code"], made["tokens"].values())["match"]
    near.vote(made, "end")
    kept = json.dumps(json.dumps({match: {"commitment": None, "words": {"A": "word"}}}))
    ada, guest = person(), person()
    ada.context.add_init_script(f"localStorage.setItem('estran.promises', {kept})")
    for one in (ada, guest):
        one.remember()
        one.go(f"/replay/{match}#0-open")

    expect(ada.page.locator("header .between")).to_contain_text("Between you and ")
    expect(ada.page.locator("[data-owner] h2").first).to_have_text("Your pawns")
    expect(guest.page.locator("header .between")).to_contain_text("Between Player A and ")
    expect(guest.page.locator("[data-owner] h2").first).to_have_text("Player A’s pawns")
    for one in (ada, guest):
        assert not re.search(r"\bMe\b", one.page.locator("main").inner_text())


def test_a_choice_is_tried_from_the_replay(played, reader):
    match = played["douro"]
    plies = next(plies for plies, view in match.views["B"].items() if view["choices"] and plies > 20)
    ada = reader(f"/replay/{match.match}#{plies}-B")
    button(ada, re.compile("^Try it yourself from here, as ")).click()
    ada.page.locator("#choice").wait_for()

    assert ada.until(lambda: ada.updates.get("B"))
    assert ada.updates["B"]["view"] == match.views["B"][plies]
    assert [chair["kind"] for chair in ada.room["chairs"]] == ["bot", "person", "bot"]


def test_where_nobody_chooses_and_before_the_end_nothing_can_be_tried(near, played, reader):
    ada = reader(f"/replay/{played['douro'].match}#0")
    expect(ada.page.get_by_text("Try it", exact=True)).to_be_hidden()
    ada.go(f"/replay/{Played(near, 'douro').match}#6")
    expect(ada.page.get_by_text("Try it", exact=True)).to_have_count(0)


# ---- The check of the dice


def test_the_browser_that_played_checks_its_own_word(near, person):
    place = seats_at(near, "douro", "local", "bot", "bot", start=False)
    ada = person()
    ada.remember(place)
    ada.go(f"/r/{place['code']}")
    assert ada.until(lambda: ada.room and ada.room["chairs"][0]["ready"])
    near.http.post(f"/api/rooms/{place['code']}/start", headers=bearer(place["host"]))
    ada.page.locator("#choice").wait_for()
    agree(near, place, "end")
    ada.go(f"/verify/{ada.room['match']}")

    for sentence in (
        "This is the record of the match that you asked for.",
        "Seed and match are those that were committed to before the start.",
        "The commitment is the one that this browser noted before the start.",
        "The word that this browser added to the dice is in the record.",
        "The weights of every draw are those of the game’s rules.",
    ):
        expect(ada.page.locator(".verdict li", has_text=sentence)).to_contain_text("Right:")


def test_a_match_that_was_exchanged_is_refused_by_a_browser_that_sat_there(near, person):
    place = seats_at(near, "douro", "local", "bot", "bot", start=False)
    ada = person()
    ada.remember(place)
    ada.go(f"/r/{place['code']}")
    assert ada.until(lambda: ada.room and ada.room["chairs"][0]["ready"])
    promised, exchanged = ada.room["match"], "0" * 32
    near.http.post(f"/api/rooms/{place['code']}/start", headers=bearer(place["host"]))
    ada.page.locator("#choice").wait_for()
    with near.database() as connection:  # a dishonest server knows all words by now, and tries ids
        keys = (("matches", "id"), *((table, "match") for table in ("match_seats", "rooms", "batches", "work")))
        for table, column in keys:
            connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", [exchanged, promised])
    assert ada.until(lambda: ada.room["match"] == exchanged)
    agree(near, place, "end")
    ada.go(f"/verify/{exchanged}")

    expect(ada.page.locator(".verdict li", has_text="This browser noted a different commitment")).to_contain_text(
        "Wrong:"
    )
    expect(ada.page.locator("#verdict")).to_contain_text("Something is wrong with this record.")


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_is_derived_again(game, played, near, reader):
    draws = near.http.get(f"/api/matches/{played[game].match}/record").json()["fairness"]["draws"]
    ada = reader(f"/verify/{played[game].match}")

    expect(ada.page.locator("#verdict")).to_contain_text(
        f"{len(draws)} draws checked: every one matches the seed and the words."
    )
    ada.page.get_by_text(f"All {len(draws)} draws").click()
    expect(ada.page.locator("tbody tr")).to_have_count(len(draws))


def test_a_record_that_was_changed_is_found_out(played, near, reader, tmp_path):
    record = near.http.get(f"/api/matches/{played['dorada'].match}/record").json()
    ply = next(number for number, ply in enumerate(record["plies"]) if ply in ("* 1", "* 2"))
    record["plies"][ply] = "* 6"
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(record))
    ada = reader("/verify")
    ada.page.get_by_label("A record from this device").set_input_files(file)

    expect(ada.page.locator("#verdict")).to_contain_text("Something is wrong with this record.")
    expect(ada.page.locator(".verdict")).to_contain_text(f"at ply {ply}.")
    assert ada.spoken()[-1] == "Something is wrong with this record."


def test_a_file_that_is_no_record_is_refused(reader, tmp_path):
    (tmp_path / "other.json").write_text("[1, 2")
    ada = reader("/verify")
    ada.page.get_by_label("A record from this device").set_input_files(tmp_path / "other.json")

    expect(ada.page.get_by_role("alert")).to_have_text("This is not a record of a match.")


# ---- The rulebooks


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_its_headings_in_order_and_tables_that_scroll_alone(game, language, reader):
    ada = reader(f"/rules/{game}?lang={language}", viewport={"width": 320, "height": 600})
    ada.page.locator("article h3").first.wait_for()
    levels = ada.page.evaluate("[...document.querySelectorAll('h1, h2, h3')].map(one => Number(one.tagName[1]))")
    names = [table.get_attribute("aria-label") for table in ada.page.locator("article [role=region]").all()]

    assert levels[0] == 1
    assert all(later <= earlier + 1 and later > 1 for earlier, later in pairwise(levels))
    assert ada.page.locator("article table").count() == len(names) == len(set(names)) > 0
    assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert "{" not in ada.page.locator("article").inner_text()


def test_a_rulebook_prints_on_a5_pages_without_the_site_around_it(reader):
    ada = reader("/rules/dorada")
    ada.page.locator("article img").wait_for()
    told = ada.page.pdf(prefer_css_page_size=True)
    boxes = set(re.findall(rb"/MediaBox ?\[0 0 (\d+)[\d.]* (\d+)[\d.]*\]", told))
    ada.page.emulate_media(media="print")

    assert boxes in ({(b"419", b"595")}, {(b"420", b"594")}, {(b"420", b"595")})
    assert ada.page.get_by_role("link", name="Estran").count() == 0
    assert ada.page.locator("article img").get_attribute("alt")


def test_a_search_shows_what_it_found_and_says_how_much(reader):
    ada = reader("/rules/douro")
    ada.page.get_by_label("Search the rules").fill("RAPIDOS")
    assert ada.until(lambda: ada.spoken() and ada.spoken()[-1].endswith("found"))
    found = ada.page.locator("#hits").inner_text()

    assert ada.spoken()[-1] == found
    assert ada.page.locator("article mark").first.inner_text().lower() == "rápidos"
    ada.page.get_by_label("Search the rules").fill("no such words anywhere")
    expect(ada.page.locator("#hits")).to_have_text("Nothing found")


def test_a_clause_has_an_address_and_a_link_leads_to_it_from_a_search(reader):
    ada = reader("/rules/dolores#DOL-12")
    expect(ada.page.locator("#DOL-12")).to_be_focused()
    ada.page.get_by_label("Search the rules").fill("convoy")
    link = ada.page.locator("article p a[href='#DOL-26']").first
    ada.page.locator("article mark").first.wait_for()
    link.click()

    expect(ada.page.locator("#DOL-26")).to_be_focused()
    expect(ada.page.locator("#DOL-26")).to_be_in_viewport()

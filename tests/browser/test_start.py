"""The way in: a new table, an invitation, a seat, a word for the dice; also offline, and with somebody else at the screen."""

import re
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageStat
from playwright.sync_api import Route, expect

from estran.games import NAMES
from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker
from tests.browser.drivers import SAY, Mouse
from tests.browser.people import PHONE, WIDE, agree, seats_at
from tests.browser.rivals import share
from tests.server.near import bearer


def host_of(person, game="dorada", players="2", others="open"):
    """Somebody who sets a table from the start page, and comes to its room or to its first match."""
    ada = person(permissions=["clipboard-read", "clipboard-write"])
    ada.remember(name="Ada")
    ada.go("/")
    ada.page.locator(f"section[aria-labelledby={game}] a[href='/#new/{game}']").click()
    ada.page.get_by_label("Number of players").select_option(players)
    ada.page.get_by_label("Other players").select_option(others)
    ada.page.locator("form.new button.first").click()
    ada.page.locator("#chairs, #choice, #curtain").first.wait_for()
    return ada


def friend_of(person, ada, name="Ben"):
    """Somebody who opens the invitation, and types a name."""
    ben = person()
    ben.remember()
    ben.go(f"/r/{ada.room['code']}")
    ben.page.get_by_label("Your name").fill(name)
    ben.page.keyboard.press("Enter")
    return ben


def begin(ada):
    """The host's button."""
    return ada.page.get_by_role("button", name="Begin the match")


def unfold_dice(ada):
    """Everything about the dice but one line is folded away."""
    ada.page.get_by_text("How it works, or type your own word").click()


# ---- The first screen

SIZES = [{"width": 1440, "height": 900}, {"width": 1366, "height": 768}, PHONE]


def seen(page):
    """The games that can be begun without scrolling: the button is wholly in view, and nothing lies over it."""
    return page.evaluate(
        """() => [...document.querySelectorAll("[data-play]")].filter((button) => {
          const { left, top, right, bottom } = button.getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
            && button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }).map((button) => button.dataset.play)"""
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_can_play_every_game_without_scrolling(person, language):
    ada = person(locale=language)
    ada.go("/")
    for size in SIZES:
        ada.page.set_viewport_size(size)

        assert seen(ada.page) == list(NAMES), size


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_with_two_running_matches_finds_them_first_and_every_game_without_scrolling(person, near, language):
    ada = person(locale=language)
    ada.remember(*(seats_at(near, game, "local", "local", "local") for game in ("dorada", "douro")))
    ada.go("/")
    matches = ada.page.locator("section[aria-labelledby=continue] li.mine")  # how they stand is known
    expect(matches).to_have_count(2)
    for size in SIZES:
        ada.page.set_viewport_size(size)
        last, first = matches.last.bounding_box(), ada.page.locator("[data-play]").first.bounding_box()

        assert last["y"] + last["height"] <= first["y"]
        assert seen(ada.page) == list(NAMES), size


@pytest.mark.parametrize("language", LANGUAGES)
def test_however_many_matches_run_one_can_play_within_a_phone_s_first_screen(person, near, language):
    ada = person(locale=language, viewport=PHONE)
    games = ("dorada", "douro", "dolores", "dorada", "douro")
    ada.remember(*(seats_at(near, game, "local", "local", "local") for game in games))
    ada.go("/")
    expect(ada.page.locator("section[aria-labelledby=continue] li.mine").first).to_be_visible()

    assert seen(ada.page) == list(NAMES)


def placed(page):
    """Where everything about the games stands."""
    return page.evaluate(
        """() => [...document.querySelectorAll(".games *, .more > *")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.className, x, y, width, height];
        })"""
    )


@pytest.mark.parametrize("size", [*SIZES, {"width": 740, "height": 360}], ids=lambda size: size["width"])
def test_the_games_stay_where_they_are_when_it_is_known_how_matches_stand(person, near, size):
    ada, held = person(viewport=size), list[Route]()
    ada.remember(*(seats_at(near, game, "local", "local", "bot") for game in NAMES))

    def hold(asked):
        held.append(asked)

    ada.page.route("**/api/standings", hold)
    ada.go("/")
    before = placed(ada.page)
    assert ada.until(lambda: held)
    for asked in held:
        asked.continue_()
    expect(ada.page.locator("section[aria-labelledby=continue] li.mine").first).to_be_visible()
    expect(ada.page.locator("[data-part=label]").first).to_be_attached()

    assert placed(ada.page) == before


@pytest.mark.parametrize("size", [*SIZES, {"width": 740, "height": 360}], ids=lambda size: size["width"])
def test_nothing_moves_while_the_match_is_made_that_one_plays(person, size):
    ada = person(viewport=size)
    ada.page.route("**/api/rooms", lambda asked: None)  # it takes its time
    ada.go("/")
    before = placed(ada.page)
    ada.page.locator("[data-play=dorada]").click()
    expect(ada.page.locator("[data-play=dorada]")).to_have_attribute("aria-disabled", "true")

    assert placed(ada.page) == before
    ada.page.unroute_all(behavior="ignoreErrors")


def test_players_and_level_are_chosen_by_keyboard_beside_play_and_remembered_for_each_game(person):
    ada = person()
    ada.go("/")
    ada.page.locator("[data-play=dorada]").focus()
    for choice in ("4", "Bots: h"):  # selects answer to what their options begin with
        ada.page.keyboard.press("Tab")
        ada.page.keyboard.type(choice)
    ada.page.reload()
    players, level = (ada.page.get_by_label(f"{what} (Dorada)") for what in ("Number of players", "Level"))
    expect(players).to_have_value("4")
    expect(level).to_have_value("hard")
    expect(ada.page.get_by_label("Number of players (Douro 1872)")).to_have_value("3")
    ada.page.locator("[data-play=dorada]").press("Enter")
    ada.page.locator("#choice").wait_for()

    assert [chair["level"] for chair in ada.room["chairs"]] == [None, "hard", "hard", "hard"]


def test_what_was_remembered_of_bots_is_set_right_where_a_game_does_not_allow_it(person):
    ada = person()
    ada.remember(rivals={"douro": {"players": 9, "level": "cunning"}})
    ada.go("/")

    expect(ada.page.get_by_label("Number of players (Douro 1872)")).to_have_value("5")
    expect(ada.page.get_by_label("Level (Douro 1872)")).to_have_value("normal")


# ---- The reader's language


def test_the_language_chosen_on_the_start_page_is_spoken_at_once_and_remembered(person):
    ada = person()
    ada.go("/")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    for language, itself in (("pl", "polski"), ("fr", "français")):
        ada.page.get_by_role("button", name=itself).click()
        speaks(ada, language)
        ada.page.reload()
        speaks(ada, language)


def speaks(ada, language):
    """The page is in this language, says so to screen readers, and marks the button."""
    expect(ada.page.locator(".lead")).to_have_text(speaker(language).say("start-lead"))
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    expect(ada.page.locator("button[lang][aria-pressed=true]")).to_have_attribute("lang", language)


# ---- Inviting and joining


def test_an_invited_friend_types_a_name_and_plays(person):
    ada = host_of(person)
    ada.page.get_by_role("button", name="Copy (Invitation)").click()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    ben = friend_of(person, ada)
    expect(begin(ada)).not_to_have_attribute("aria-disabled", "true")
    begin(ada).click()

    assert link == f"{ada.url}/r/{ada.room['code']}"
    for one in (ada, ben):
        one.page.locator("#choice").wait_for()


def test_the_page_is_named_after_its_own_heading(person, near):
    ada = person()
    ada.sit(seats_at(near, "dolores", "local", "bot", "bot"))
    main = ada.page.locator("main")
    expect(main).to_have_accessible_name(SAY("dolores-name"))
    for link in (".home", "nav a[href='/rules']"):
        before = ada.page.locator("h1").inner_text()
        ada.page.locator(f"header {link}").click()
        expect(ada.page.locator("h1")).not_to_have_text(before)

        expect(main).to_be_focused()
        expect(main).to_have_accessible_name(ada.page.locator("h1").inner_text())


def test_who_comes_is_said_politely_and_the_match_begins_in_words(person):
    ada = host_of(person)
    ben = friend_of(person, ada)
    ada.page.locator("[data-voice=polite]", has_text="Ben takes seat B.").wait_for(state="attached")
    ben.page.locator("#chairs").wait_for()  # who has not seen the waiting room hears of no change
    begin(ada).click()

    ben.page.locator("[data-voice=polite]", has_text="The match begins.").wait_for(state="attached")


def test_a_button_that_cannot_begin_says_why(person):
    ada = host_of(person)
    begin(ada).focus()
    ada.page.keyboard.press("Enter")

    ada.page.locator("[data-voice=assertive]", has_text="Some seats are still free").wait_for(state="attached")
    expect(begin(ada)).to_be_focused()


def test_a_name_that_is_taken_is_refused_and_can_be_changed_at_once(person):
    ada = host_of(person)
    ben = friend_of(person, ada, name="ada")

    expect(ben.page.locator("#refused")).to_contain_text("already")
    expect(ben.page.get_by_label("Your name")).to_be_focused()
    ben.errors.clear()  # the browser itself notes every refusal


def test_a_full_room_offers_to_look_on(person):
    ada = host_of(person)
    friend_of(person, ada).page.locator("#chairs").wait_for()
    cy = person()
    cy.go(f"/r/{ada.room['code']}")
    cy.page.get_by_role("link", name="Watch").click()

    cy.page.locator("#chairs").wait_for()
    assert cy.page.url.endswith(f"/w/{ada.room['watch']}")


def test_a_code_may_be_typed_with_blanks_and_small_letters(person):
    ada = host_of(person)
    ben, code = person(), ada.room["code"].lower()
    ben.go("/")
    ben.page.get_by_label("Room code or link").fill(f" {code[:4]} {code[4:]} ")
    ben.page.keyboard.press("Enter")

    ben.page.get_by_label("Your name").wait_for()


# ---- In the room


def test_a_removed_friend_leaves_a_free_seat_and_the_focus_stays_there(person):
    ada = host_of(person)
    ben = friend_of(person, ada)
    ada.page.get_by_role("button", name="Remove (Ben)").focus()
    ada.page.keyboard.press("Enter")

    expect(ada.page.locator("#chair-1")).to_be_focused()
    expect(ada.page.locator("#chair-1")).to_contain_text("Free seat")
    ben.page.get_by_text("You have no seat in this room now.").wait_for()


def test_a_bot_of_a_chosen_level_is_put_on_a_free_seat(person):
    ada = host_of(person)
    ada.page.get_by_label("Level").select_option("hard")
    ada.page.get_by_role("button", name="Put a bot here").click()

    expect(ada.page.locator("li", has=ada.page.locator("#chair-1"))).to_contain_text("bot, hard")
    assert [chair["level"] for chair in ada.room["chairs"]] == [None, "hard"]


def test_a_seat_moves_to_another_browser_by_a_link_that_works_once(person):
    ada = host_of(person)
    ben = friend_of(person, ada)
    ben.page.get_by_text("Move it to another device").click()
    ben.page.get_by_role("button", name="Make the link").click()
    link = ben.page.get_by_label("Link that moves seat 1", exact=True).input_value()
    phone, stranger = person(), person()
    phone.page.goto(link)
    phone.page.locator("li", has_text="Ben").get_by_text("at this screen").wait_for()
    stranger.page.goto(link)
    stranger.page.locator("[data-voice=assertive]", has_text="used already").wait_for(state="attached")

    assert phone.page.url == stranger.page.url == link.partition("#")[0]
    stranger.errors.clear()


def test_a_word_of_ones_own_is_promised_and_stays_in_the_browser(person):
    ada = host_of(person)
    unfold_dice(ada)
    ada.page.get_by_label("Your word", exact=True).fill("zażółć")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_text("Your own word is locked in; it stays secret").wait_for()

    assert "zażółć" in ada.page.evaluate("localStorage['estran.promises']")
    assert not any("zażółć" in frame for frame in ada.frames)


def test_a_word_that_is_too_long_cannot_be_typed_and_what_can_be_is_taken(person):
    ada = host_of(person)
    friend_of(person, ada)
    unfold_dice(ada)
    field = ada.page.get_by_label("Your word", exact=True)
    field.click()
    ada.page.keyboard.type("é" * 83)
    ada.page.keyboard.press("Enter")
    ada.page.get_by_text("Your own word is locked in; it stays secret").wait_for()
    begin(ada).click()
    ada.page.locator("#choice").wait_for()

    assert ada.room["missing"] == []
    assert re.fullmatch("é{41}·[A-Za-z0-9_-]{22}", ada.room["words"][0])


def test_a_host_who_starts_early_sees_and_hears_whose_word_is_awaited(person, near):
    ada = host_of(person)
    joined = near.http.post(f"/api/rooms/{ada.room['code']}/join", json={"name": "Ben"}).json()
    ada.page.locator("#chair-1", has_text="Ben").wait_for()
    begin(ada).click()
    sentence = "Waiting for a word for the dice from Ben, a few seconds at most."

    expect(ada.page.locator("#begin-why")).to_have_text(sentence)
    ada.page.locator("[data-voice=polite]", has_text=sentence).wait_for(state="attached")
    near.http.post(f"/api/rooms/{ada.room['code']}/leave", headers=bearer(joined["token"]))
    ada.page.locator("#choice").wait_for()
    expect(ada.page.locator(".status")).to_contain_text("The dice were made without a word from Ben")


def test_somebody_else_at_this_screen_takes_a_seat_and_a_curtain_parts_them(person):
    ada = host_of(person, game="dolores")
    ada.page.get_by_text("Someone else at this screen is playing too").click()
    ada.page.get_by_label("Their name").fill("Abe")
    ada.page.keyboard.press("Enter")
    ada.page.locator("#chair-1", has_text="Abe").wait_for()
    begin(ada).click()
    curtain = ada.page.locator("#curtain")
    first, second = ("Abe", "Ada") if "Abe" in curtain.inner_text() else ("Ada", "Abe")
    ada.page.get_by_role("button", name=first).click()
    for _ in range(8):  # a Theft or a message may come before the gestures
        hide = ada.page.get_by_role("button", name="Hide and pass on")
        if hide.is_visible():
            hide.click()
        elif not curtain.is_visible():
            Mouse(ada).act()
            ada.page.wait_for_timeout(300)

    expect(curtain).to_contain_text(second)


def test_a_table_without_friends_begins_at_once_with_everybodys_words(person):
    ada = host_of(person, game="douro", players="3", others="local")

    words = ada.page.evaluate("Object.values(JSON.parse(localStorage['estran.promises'])).at(-1).words")
    assert sorted(words) == ["A", "B", "C"]
    assert all(re.fullmatch("·[A-Za-z0-9_-]{22}", word) for word in words.values())


def test_matches_that_were_played_here_are_listed_with_their_replays(person, near):
    place = seats_at(near, "dorada", "local", "local")
    ada = person()
    ada.sit(share(place, 0))
    played = ada.room["match"]
    agree(near, place, "end")
    near.http.post(f"/api/rooms/{place['code']}/leave", headers=bearer(place["tokens"][1]))
    ada.page.get_by_role("button", name="Play again").click()

    ada.page.locator("#past").wait_for()  # a seat is free: the room waits for somebody
    expect(ada.page.locator(f"a[href='/replay/{played}']").last).to_be_visible()


def test_what_comes_when_its_table_is_gone_is_no_trouble(person, near):
    place = seats_at(near, "dorada", "local", "local")
    ada = person()
    late = []
    ada.page.route("**/assets/Poster-*.js", lambda route: late.append(route))  # noqa: PLW0108 - Playwright marks its handlers
    ada.sit(share(place, 0))
    agree(near, place, "end")
    assert ada.until(lambda: late)  # how it ended is on its way
    ada.page.get_by_role("link", name="Estran").click()
    ada.page.locator("section[aria-labelledby=continue]").wait_for()
    with ada.page.expect_response("**/assets/Poster-*.js"):
        for route in late:
            route.continue_()

    ada.page.get_by_role("link", name="Puzzle of the day").first.click()
    ada.page.locator("[data-stage]").first.wait_for()


# ---- Coming back, and without a network


def test_one_continues_where_one_left_off(person):
    ada = host_of(person)
    ada.page.get_by_role("link", name="Estran").click()
    ada.page.locator("section[aria-labelledby=continue] a").first.click()

    ada.page.locator("#chairs").wait_for()
    expect(ada.page.locator("#main")).to_be_focused()


def test_the_shell_opens_offline_and_says_that_the_server_is_away(person):
    ada = person()
    ada.go("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.until(lambda: ada.page.evaluate("navigator.serviceWorker.controller !== null"))
    ada.context.set_offline(True)
    ada.go("/")

    expect(ada.page.locator("section[aria-labelledby=lobby]")).to_contain_text("cannot be reached")
    ada.errors.clear()


def picture_of(page, selector):
    """What a part of the page looks like."""
    return Image.open(BytesIO(page.locator(selector).first.screenshot())).convert("RGB")


@pytest.mark.parametrize("game", NAMES)
def test_pictures_of_games_are_no_daylight_where_the_page_is_dark(person, game):
    ada = person()
    ada.remember(theme="dark")
    ada.go("/")
    light = ImageStat.Stat(picture_of(ada.page, f"section[aria-labelledby={game}] .picture").convert("L")).mean[0]

    assert light < 120  # of 255


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_high_contrast_does_not_cut_the_picture_of_the_shore(person, size):
    ada = person(viewport=size)
    ada.remember(theme="contrast")
    ada.go("/")
    hero, text = (ada.page.locator(selector).bounding_box() for selector in (".hero", ".hero .text"))
    edge = round(text["x"] + text["width"] - hero["x"])
    picture = picture_of(ada.page, ".hero")
    middle = picture.height // 2
    row = [picture.getpixel((x, middle)) for x in range(edge - 4, edge + 5)]
    steps = [abs(a - b) for left, right in pairwise(row) for a, b in zip(left, right, strict=True)]

    assert max(steps) < 24  # of 255, from one pixel to the next

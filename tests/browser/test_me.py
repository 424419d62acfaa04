"""Somebody who comes back: a profile that is made in silence, its page, and what several devices make of it."""

import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

from tests.browser.drivers import SAY, Mouse, play
from tests.browser.people import PHONE, Person, laid
from tests.browser.rivals import rival
from tests.browser.test_access import RULES, violations
from tests.browser.test_memory import WAYS
from tests.server.near import bearer
from tests.server.somebody import Somebody

ADA = {"name": "Ada", "sound": False, "pace": "none"}
SIZES = [PHONE, {"width": 740, "height": 360}, {"width": 1366, "height": 768}]


def kept(someone):
    """The profile as a browser remembers it."""
    return json.loads(someone.page.evaluate("localStorage.getItem('estran.profile')") or "null")


def at_home(someone, somebody, **settings):
    """Have a profile on this device."""
    told = {"name": somebody.name, "language": "en", "pace": "quick"}
    profile = json.dumps(json.dumps({"token": somebody.token, "face": 7, "told": told}))
    someone.remember(**{**ADA, "name": somebody.name, **settings})
    script = f"localStorage.getItem('estran.profile') ?? localStorage.setItem('estran.profile', {profile})"
    someone.context.add_init_script(f"if (location.origin !== 'null') {{ {script} }}")


def comes(person, near, name="Ada", **wishes):
    """Somebody with a profile, at a browser on its page."""
    ada, somebody = person(**wishes), Somebody(near.http, name)
    at_home(ada, somebody)
    ada.go("/me")
    ada.page.locator("#devices").wait_for()
    return ada, somebody


def heard(someone, said):
    """Wait until it is spoken."""
    assert someone.until(lambda: said in someone.spoken()), (said, someone.spoken())


def section(someone, name):
    """A part of the page by the id of its heading."""
    return someone.page.locator(f"section[aria-labelledby={name}]")


# ---- Made in silence


def test_the_first_match_makes_a_profile_and_ends_up_among_ones_matches(person, near):
    ada = person()
    ada.remember(**ADA)
    ada.go("/")
    assert kept(ada) is None
    ada.page.locator("[data-play=douro]").first.click()
    play(ada, Mouse(ada))
    profile = kept(ada)
    told = near.http.get("/api/profile", headers=bearer(profile["token"])).json()

    assert (told["name"], told["face"], told["language"]) == ("Ada", profile["face"], "en")
    assert re.fullmatch(r"Chrome, Linux", told["devices"][0]["name"])
    ada.go("/me")
    row = section(ada, "played").locator("ol > li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(SAY("douro-name"))
    expect(row.get_by_role("link", name=SAY("me-replay"))).to_be_visible()
    expect(row.get_by_text(SAY("me-bot", level=SAY("start-level-normal")))).to_have_count(2)
    expect(section(ada, "figures").locator("tbody tr")).to_have_count(1)
    expect(row).to_contain_text(SAY("me-record-until", day="|").split("|")[0])  # before that the page offers it
    with ada.page.expect_download() as taken:
        row.get_by_role("link", name=SAY("me-download")).click()
    assert json.loads(taken.value.path().read_text())["result"]
    row.get_by_role("link", name=SAY("me-mistakes")).click()
    ada.page.wait_for_url(re.compile(r"/replay/.*#0-A$"))
    expect(ada.page.locator("#chances")).to_be_visible()


def test_without_profiles_one_plays_all_the_same_and_asks_again_next_time(person):
    ada = person()
    ada.remember(**ADA)
    ada.page.route("**/api/profiles", lambda asked: asked.abort())
    ada.go("/")
    ada.page.locator("[data-play=dorada]").first.click()
    assert ada.until(ada.asked)
    assert kept(ada) is None
    ada.page.unroute("**/api/profiles")
    ada.go("/")
    ada.page.locator("[data-play=dorada]").first.click()

    assert ada.until(lambda: kept(ada) is not None)
    ada.errors[:] = [told for told in ada.errors if "ERR_FAILED" not in told]


def test_a_server_that_is_slow_with_profiles_holds_nobody_up(person):
    ada = person()
    ada.remember(**ADA)
    waiting = list[Route]()

    def hold(route: Route) -> None:
        waiting.append(route)

    ada.page.route("**/api/profiles", hold)
    ada.go("/")
    ada.page.locator("[data-play=dorada]").first.click()

    assert ada.until(ada.asked)  # the table stands, and the profile is still on its way
    assert len(waiting) == 1
    assert kept(ada) is None
    waiting[0].continue_()
    assert ada.until(lambda: kept(ada) is not None)


def test_a_profile_that_is_gone_is_forgotten_and_the_match_begins(person, near):
    ada, somebody = person(), Somebody(near.http, "Ada")
    somebody.ask("DELETE")
    at_home(ada, somebody)
    ada.go("/")
    ada.page.locator("[data-play=dorada]").first.click()

    assert ada.until(ada.asked)
    assert kept(ada) is None
    ada.errors[:] = [told for told in ada.errors if "401" not in told]


def test_a_changed_name_is_carried_to_the_profile(person, near):
    ada, somebody = comes(person, near)
    section(ada, "who").get_by_label(SAY("start-name")).fill("Ada B.")
    ada.page.keyboard.press("Tab")
    heard(ada, SAY("me-saved"))

    assert somebody.told()["name"] == "Ada B."
    assert json.loads(ada.page.evaluate("localStorage.getItem('estran.settings')"))["name"] == "Ada B."


# ---- The page


def test_another_face_comes_goes_back_and_is_said_by_keyboard_alone(person, near):
    ada, somebody = comes(person, near)
    first = ada.page.get_by_role("img").first.get_attribute("aria-label")
    other = ada.page.get_by_role("button", name=SAY("me-face-other"))
    other.focus()
    ada.page.keyboard.press("Enter")
    second = ada.page.get_by_role("img").first.get_attribute("aria-label")
    assert second != first
    heard(ada, second)
    assert ada.until(lambda: somebody.told()["face"] != 7)
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")

    expect(ada.page.get_by_role("img").first).to_have_attribute("aria-label", first)
    assert ada.until(lambda: somebody.told()["face"] == 7)


def test_a_profile_is_carried_to_a_second_device_and_the_first_one_is_revoked(person, near):
    ada, somebody = comes(person, near)
    made = somebody.open(["local", "bot", "bot"])
    near.start(made)
    ada.page.get_by_role("button", name=SAY("me-carry-make")).click()
    link = ada.page.get_by_label(SAY("me-carry-link"), exact=True).input_value()
    expect(ada.page.get_by_role("img", name=SAY("me-carry-code"))).to_be_visible()
    said = SAY("me-carry-made", time=SAY("start-time-minutes", number=10))
    heard(ada, said)

    ben = person()
    ben.remember(pace="none")
    ben.go(f"/me#{urlsplit(link).fragment}")
    heard(ben, SAY("me-taken"))
    expect(ben.page).to_have_url(re.compile("/me$"))  # the secret does not stay in the address
    expect(ben.page.locator("#who")).to_have_text("Ada")
    devices = section(ben, "devices").locator("li")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text=SAY("me-device-this"))).to_have_count(1)
    devices.filter(has_not_text=SAY("me-device-this")).get_by_role("button").click()
    section(ben, "devices").get_by_role("button", name=SAY("me-revoke"), exact=True).click()
    heard(ben, SAY("me-revoked", device="Ada's phone"))
    assert near.http.get("/api/profile", headers=bearer(somebody.token)).status_code == 401
    ada.page.reload()
    gone = [SAY("me-gone"), SAY("me-nobody")]  # it may have learnt so before it is loaded again
    expect(ada.page.locator("#nobody")).to_have_text(re.compile("|".join(map(re.escape, gone))))
    ada.errors[:] = [told for told in ada.errors if "401" not in told]

    section(ben, "running").get_by_role("button").click()  # a match of the other device goes on here
    ben.page.wait_for_url(re.compile(f"/r/{made['code']}"))
    assert ben.until(ben.asked)


def test_a_link_works_once_and_asks_before_it_replaces_a_profile(person, near):
    ada, somebody = comes(person, near)
    other = Somebody(near.http, "Bea")
    ticket = other.ask("POST", "/link").json()["ticket"]
    ada.go("/")
    ada.go(f"/me#take={ticket}")
    taking = section(ada, "taking")
    taking.wait_for()
    expect(ada.page.locator("#taking")).to_be_focused()
    assert violations(ada.page, RULES) == []
    taking.get_by_role("button", name=SAY("me-replace-no")).click()
    assert kept(ada)["token"] == somebody.token
    ada.go("/")
    ada.go(f"/me#take={ticket}")
    taking.get_by_role("button", name=SAY("me-replace-yes")).click()
    expect(ada.page.locator("#who")).to_have_text("Bea")
    ben = person()
    ben.go(f"/me#take={ticket}")

    expect(ben.page.locator(".remark")).to_contain_text(SAY("people-refused-link"))
    expect(ben.page.locator("#nobody")).to_have_text(SAY("me-nobody"))
    ben.errors[:] = [told for told in ben.errors if "404" not in told]


def test_erasing_says_what_goes_and_what_stays_and_a_running_match_goes_on(person, near):
    ada, somebody = comes(person, near)
    made = somebody.open(["local", "local"], game="dorada")
    near.start(made)
    ben = person()
    place = {"code": made["code"], "game": "dorada", "name": "B", "host": None, "at": 1}
    ben.sit({**place, "tokens": [list(made["tokens"].values())[1]]})
    expect(ben.page.locator(".news b").first).to_have_text("Ada")
    end = section(ada, "mine")
    end.get_by_role("button", name=SAY("me-erase"), exact=True).click()
    expect(end).to_contain_text(SAY("me-erase-goes"))
    expect(end).to_contain_text(SAY("me-erase-stays"))
    assert violations(ada.page, RULES) == []
    end.get_by_role("button", name=SAY("me-erase-yes")).click()
    heard(ada, SAY("me-erased"))

    expect(ada.page.locator("#nobody")).to_be_focused()
    assert kept(ada) is None
    expect(ben.page.locator(".news b").first).not_to_have_text("Ada")
    assert ben.room["status"] == "running"
    assert somebody.ask("GET").status_code == 401


def test_a_passkey_brings_a_profile_back(person, near, browser):
    url = near.url.replace("127.0.0.1", "localhost")
    ada, somebody = Person(browser, url), Somebody(near.http, "Ada")
    at_home(ada, somebody)
    devtools = ada.context.new_cdp_session(ada.page)
    devtools.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    alike = {"isUserVerified": True, "automaticPresenceSimulation": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": {**options, **alike}})
    ada.go("/me")
    ada.page.get_by_role("button", name=SAY("me-passkey-add")).click()
    heard(ada, SAY("me-passkey-added"))
    expect(section(ada, "passkeys").locator("li")).to_have_count(1)
    assert violations(ada.page, RULES) == []
    devices = section(ada, "devices")
    devices.get_by_role("button", name=SAY("me-leave")).click()
    devices.get_by_role("button", name=SAY("me-leave"), exact=True).click()
    heard(ada, SAY("me-left"))
    ada.page.get_by_role("button", name=SAY("me-passkey-enter")).click()
    heard(ada, SAY("me-taken"))
    expect(ada.page.locator("#who")).to_have_text("Ada")
    section(ada, "passkeys").get_by_role("button", name=SAY("me-passkey-remove")).click()
    heard(ada, SAY("me-passkey-removed"))

    expect(section(ada, "passkeys").locator("li")).to_have_count(0)
    ada.context.close()
    ada.check()


def test_by_a_number_instead_of_a_name_there_are_no_passkeys_and_the_page_says_why(person, near):
    ada, _ = comes(person, near)

    expect(section(ada, "passkeys")).to_contain_text(SAY("people-refused-passkeys-here"))
    expect(ada.page.get_by_role("button", name=SAY("me-passkey-add"))).to_have_count(0)


def test_where_nothing_is_kept_the_page_says_what_will_be_lost(person):
    ada = person()
    ada.context.add_init_script(WAYS["full"])
    ada.go("/me")

    expect(ada.page.get_by_role("note")).to_have_text(SAY("me-short"))


def test_all_that_is_kept_comes_as_a_file(person, near):
    ada, _ = comes(person, near)
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name=SAY("me-export")).click()

    assert json.loads(download.value.path().read_text())["profile"]["name"] == "Ada"


# ---- For everybody


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_the_page_fits_every_screen_and_axe_finds_nothing(person, near, size):
    ada, _ = comes(person, near, viewport=size)
    for theme in ("light", "dark", "contrast"):
        ada.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert violations(ada.page, RULES) == []

    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    assert ada.page.evaluate(wide)


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_the_page_speaks_every_language(person, near, language):
    ada, somebody = person(), Somebody(near.http, "Ada")
    at_home(ada, somebody)
    ada.go(f"/me?lang={language}")
    ada.page.locator("#devices").wait_for()

    assert ada.page.locator("html").get_attribute("lang") == language
    assert "me-" not in ada.page.locator("main").inner_text()


# ---- With others


def test_rated_and_unrated_rooms_stand_side_by_side(person, near):
    ada, bea = Somebody(near.http, "Ada"), Somebody(near.http, "Bea", face=9)
    for one in (ada, bea):
        one.ask("PATCH", "", {"rated": True})
    page = person()
    at_home(page, ada)
    for rated in (True, False):
        made = ada.open(["local", "open"], game="dorada", rated=rated)
        bea.join(made["code"])
        page.go("/")
        keep = {"code": made["code"], "game": "dorada", "name": "Ada", "host": made["host"], "at": 1}
        place = json.dumps([{**keep, "tokens": list(made["tokens"].values())}])
        page.page.evaluate("places => localStorage.setItem('estran.places', places)", place)
        page.go(f"/r/{made['code']}")
        page.page.locator("#chairs").wait_for()
        expect(section(page, "chairs").locator("li svg")).to_have_count(2)  # two faces
        expect(page.page.get_by_text(SAY("me-room-is-rated"))).to_have_count(int(rated))
        assert violations(page.page, RULES) == []


def test_the_way_into_a_room_says_the_pace_and_because_of_whom_matches_are_not_rated(person, near):
    ada, bea = Somebody(near.http, "Ada"), Somebody(near.http, "Bea")
    ada.ask("PATCH", "", {"rated": True})
    for rated in (True, False):
        made = ada.open(["local", "open", "open"], rated=rated, move_time=86400)
        bea.join(made["code"])
        host, guest = person(), person()
        at_home(host, ada)
        place = {"code": made["code"], "game": "douro", "name": "Ada", "host": made["host"], "at": 1}
        host.context.add_init_script(kept_places({**place, "tokens": list(made["tokens"].values())}))
        host.go(f"/r/{made['code']}")
        guest.remember()
        guest.go(f"/r/{made['code']}")
        for one, part in ((guest, "article"), (host, "section[aria-labelledby=chairs]")):
            shown = one.page.locator(part)
            expect(shown.get_by_text(SAY("me-room-is-rated"))).to_have_count(int(rated))
            expect(shown.get_by_text(SAY("me-room-kept", names="Bea"))).to_have_count(int(rated))
            expect(shown.get_by_text(SAY("me-room-unrated"))).to_have_count(int(not rated))
            assert violations(one.page, RULES) == []
        pace = guest.page.locator("article")
        for said in ("start-time", "start-late", "start-late-once", "start-time-slow"):
            expect(pace).to_contain_text(SAY(said), ignore_case=True)
        expect(pace).to_contain_text(SAY("start-time-days", number=1))


def kept_places(*places):
    """What puts these rooms into a browser's memory."""
    kept = json.dumps(json.dumps(places))
    return f"if (location.origin !== 'null') localStorage.setItem('estran.places', {kept})"


def test_continue_lists_the_matches_of_a_profile_that_was_carried_here(person, near):
    ada = Somebody(near.http, "Hanna")
    made = ada.open(["local", "bot", "bot"], move_time=86400)
    near.start(made)
    ada.ask("PATCH", "", {"name": "Jo"})
    tablet = person()
    at_home(tablet, ada.second(), name="Jo")
    tablet.go("/")
    line = tablet.page.locator("section[aria-labelledby=continue] li")

    expect(line).to_have_count(1)
    expect(line).to_contain_text(SAY("start-continue-as", name="Hanna", code=made["code"]))
    expect(line).to_contain_text(SAY("start-standing-due", time="24 hours"))
    assert violations(tablet.page, RULES) == []
    line.get_by_role("button").press("Enter")
    tablet.page.locator("section.choice button").first.wait_for()
    tablet.go("/")
    expect(line.get_by_role("link")).to_contain_text(SAY("start-continue-as", name="Hanna", code=made["code"]))
    expect(line).to_have_count(1)


def test_a_match_goes_to_and_fro_between_the_devices_of_a_profile(person, near):
    ada = Somebody(near.http, "Ada")
    made = ada.open(["local", "bot", "bot"], move_time=86400)
    near.start(made)
    phone, laptop = person(), person()
    at_home(phone, ada)
    at_home(laptop, ada.second())
    place = {"code": made["code"], "game": "douro", "name": "Ada", "host": None, "at": 1}
    phone.go("/")
    tokens = list(made["tokens"].values())
    phone.page.evaluate(
        "(kept) => localStorage.setItem('estran.places', kept)", json.dumps([place | {"tokens": tokens}])
    )
    phone.go(f"/r/{made['code']}")
    assert phone.until(phone.asked)
    laptop.go("/")
    lines = "section[aria-labelledby=continue] li"
    laptop.page.locator(lines).get_by_role("button").click()
    assert laptop.until(laptop.asked)

    here = phone.page.get_by_role("button", name=SAY("me-play-here"))
    here.wait_for()  # the seat has gone from under it
    assert violations(phone.page, RULES) == []
    phone.go("/")
    expect(phone.page.locator(lines)).to_have_count(1)
    phone.page.locator(f"{lines} button.bring").click()
    assert phone.until(phone.asked)
    laptop.page.get_by_role("button", name=SAY("me-play-here")).click()
    assert laptop.until(laptop.asked)
    phone.go("/me")
    section(phone, "running").get_by_role("button").click()
    assert phone.until(phone.asked)


def test_continue_says_who_sits_there_and_not_who_was_first_at_this_screen(person, near):
    ada = Somebody(near.http, "Ada")
    made = ada.open(["local", "open", "bot"])
    ben = near.http.post(f"/api/rooms/{made['code']}/join", json={"name": "Ben"}).json()
    page = person()
    place = {"code": made["code"], "game": "douro", "name": "Hanna", "host": None, "at": 1, "tokens": [ben["token"]]}
    page.remember(place)
    page.go("/")
    line = page.page.locator("section[aria-labelledby=continue] li")

    expect(line).to_contain_text(SAY("start-continue-as", name="Ben", code=made["code"]))
    expect(line).to_contain_text("Ada")


def test_the_result_of_a_rated_match_says_what_it_did_to_ones_rating_and_unrated_ones_say_nothing(person, near):
    ada, bea = Somebody(near.http, "Ada"), Somebody(near.http, "Bea", face=9)
    for one in (ada, bea):
        one.ask("PATCH", "", {"rated": True})
    page = person()
    at_home(page, ada)
    for rated in (False, True):
        made = ada.open(["local", "open"], game="dorada", rated=rated, auto_roll=True)
        mine, theirs = list(made["tokens"].values()), bea.join(made["code"])["token"]
        near.start(made)
        keep = {"code": made["code"], "game": "dorada", "name": "Ada", "host": made["host"], "at": 1}
        with rival(near, {**keep, "tokens": [*mine, theirs]}, 0, 1) as both:
            while not both.over():
                both.move()
        page.go("/")
        page.page.evaluate(
            "places => localStorage.setItem('estran.places', places)", json.dumps([{**keep, "tokens": mine}])
        )
        page.go(f"/r/{made['code']}")
        page.page.locator("[data-result]").first.wait_for()
        told = page.page.locator("[data-result=rating]")
        if rated:
            expect(told).to_have_text(re.compile(r"\d\.\d"))
            heard(page, told.inner_text())
            assert ada.told()["ratings"][0]["matches"] == 1
            assert violations(page.page, RULES) == []
        else:
            expect(told).to_have_count(0)


def test_how_ratings_came_about_is_a_chart_and_a_table_and_the_table_shows_the_others(person, near):
    ada, bea = Somebody(near.http, "Ada"), Somebody(near.http, "Bea", face=9)
    for one in (ada, bea):
        one.ask("PATCH", "", {"rated": True})
    page = person(viewport=PHONE)
    at_home(page, ada)
    for played in range(3):
        made = ada.open(["local", "open"], game="dorada", rated=True, auto_roll=True)
        mine, theirs = list(made["tokens"].values()), bea.join(made["code"])["token"]
        near.start(made)
        keep = {"code": made["code"], "game": "dorada", "name": "Ada", "host": made["host"], "at": 1}
        if played == 2:
            break
        with rival(near, {**keep, "tokens": [*mine, theirs]}, 0, 1) as both:
            while not both.over():
                both.move()
        assert page.until(lambda done=played + 1: len(ada.ask("GET", "/ratings").json()) == done)
    steps = ada.ask("GET", "/ratings").json()
    page.go("/me")
    chart = page.page.locator("[data-steps=dorada]")
    expect(chart.locator("p")).to_contain_text(f"{steps[-1]['mean']:.1f}")
    chart.locator("summary").click()
    expect(chart.locator("tbody tr")).to_have_count(2)
    expect(chart.locator("tbody tr").first).to_contain_text(f"{steps[-1]['doubt']:.1f}")
    assert violations(page.page, RULES) == []

    page.page.evaluate(
        "places => localStorage.setItem('estran.places', places)", json.dumps([{**keep, "tokens": mine}])
    )
    page.go(f"/r/{made['code']}")
    shown = page.page.locator(".news .rating")
    expect(shown).to_contain_text(re.compile(r"\d\.\d\s±\s\d\.\d"))
    assert shown.evaluate("(node) => node.scrollWidth <= node.clientWidth || node.clientWidth === 0")
    box = shown.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE["width"]


def test_a_room_is_rated_if_one_asks_for_it_and_the_host_allows_it(person, near):
    ada, _ = comes(person, near)
    ada.page.goto("/#new/dorada")
    ada.page.get_by_text(SAY("start-settings")).click()
    ada.page.get_by_label(SAY("me-room-rated"), exact=True).check()
    assert violations(ada.page, RULES) == []
    ada.page.get_by_role("button", name=SAY("start-open")).click()

    assert ada.until(lambda: ada.room.get("rated") is True)


def test_a_host_without_ratings_offers_none(browser, tmp_path):
    with laid(tmp_path, ratings=False) as near:
        ada = Person(browser, near.url)
        with ada.page.expect_response("**/api/profiles"):
            ada.page.goto("/#new/dorada")
        ada.page.get_by_text(SAY("start-settings")).click()

        expect(ada.page.get_by_label(SAY("start-hints"), exact=True)).to_be_visible()
        expect(ada.page.locator("#rated-help")).to_have_count(0)
        ada.context.close()


def test_somebody_is_blocked_from_below_the_table_and_unblocked_again(person, near):
    ada, bea = Somebody(near.http, "Ada"), Somebody(near.http, "Bea", face=9)
    made = ada.open(["local", "open"], game="dorada")
    bea.join(made["code"])
    near.start(made)
    page = person()
    at_home(page, ada)
    place = {"code": made["code"], "game": "dorada", "name": "Ada", "host": made["host"], "at": 1}
    page.context.add_init_script(
        f"localStorage.setItem('estran.places', {json.dumps(json.dumps([{**place, 'tokens': list(made['tokens'].values())}]))})"
    )
    page.go(f"/r/{made['code']}")
    page.page.get_by_text(SAY("me-block"), exact=True).click()
    expect(page.page.locator(".news li svg")).to_have_count(2)  # whether she is there, and her face
    page.page.get_by_role("button", name=SAY("me-block-one", name="Bea")).click()
    heard(page, SAY("me-block-done", name="Bea"))
    assert ada.told()["blocked"] == 1
    assert violations(page.page, RULES) == []
    page.page.get_by_role("button", name=SAY("me-block-undo", name="Bea")).click()
    heard(page, SAY("me-block-undone", name="Bea"))

    assert ada.told()["blocked"] == 0

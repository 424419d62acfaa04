"""Profiles: somebody who comes back, on as many devices as they like, and whom nobody else learns anything about."""

import pytest

from tests.server.near import Near, bearer, serving
from tests.server.somebody import Somebody, message


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("near")) as near:
        yield near


# ---- Somebody


def test_a_profile_is_told_to_who_holds_its_token(near):
    somebody = Somebody(near.http, "Ana", face=123)

    told = somebody.told()

    assert (told["name"], told["face"], told["rated"], told["blocked"]) == ("Ana", 123, False, 0)
    assert [(device["name"], device["this"]) for device in told["devices"]] == [("Ana's phone", True)]


@pytest.mark.parametrize("header", ["Bearer " + "x" * 32, "Bearer", "Basic abc", ""])
def test_a_token_that_opens_nothing_is_refused(near, header):
    answer = near.http.get("/api/profile", headers={"Authorization": header})

    assert message(answer) == (401, "people-refused-profile")


def test_a_change_leaves_the_rest_as_it_is(near):
    somebody = Somebody(near.http, "Ana", face=9)

    changed = somebody.ask("PATCH", "", {"name": "  Anna  ", "rated": True}).json()

    assert (changed["name"], changed["face"], changed["rated"]) == ("Anna", 9, True)
    assert somebody.told()["name"] == "Anna"


def test_a_name_that_nobody_can_see_is_refused(near):
    somebody = Somebody(near.http)

    assert message(somebody.ask("PATCH", "", {"name": "\u200b"})) == (409, "refused-name-empty")


# ---- Devices


def test_a_link_brings_the_profile_to_another_device_once(near):
    somebody = Somebody(near.http)
    ticket = somebody.ask("POST", "/link").json()["ticket"]

    first, second = (near.http.post("/api/profile/take", json={"ticket": ticket, "device": "tablet"}) for _ in range(2))

    assert [device["name"] for device in first.json()["profile"]["devices"]] == ["Ana's phone", "tablet"]
    assert message(second) == (404, "people-refused-link")


def test_a_new_link_ends_the_one_before(near):
    somebody = Somebody(near.http)
    old = somebody.ask("POST", "/link").json()["ticket"]
    somebody.ask("POST", "/link")

    assert near.http.post("/api/profile/take", json={"ticket": old, "device": "tablet"}).status_code == 404


def test_a_link_is_good_for_ten_minutes(near):
    somebody = Somebody(near.http)
    link = somebody.ask("POST", "/link").json()
    with near.database() as connection:
        connection.execute("UPDATE profiles SET ticket_until = ticket_until - 601 WHERE ticket IS NOT NULL")

    answer = near.http.post("/api/profile/take", json={"ticket": link["ticket"], "device": "tablet"})

    assert message(answer) == (404, "people-refused-link")


def test_a_device_that_was_removed_opens_nothing(near):
    somebody = Somebody(near.http)
    lost = somebody.second()
    (device,) = [device["id"] for device in somebody.told()["devices"] if not device["this"]]

    assert somebody.ask("DELETE", f"/devices/{device}").status_code == 204
    assert message(lost.ask("GET")) == (401, "people-refused-profile")
    assert message(somebody.ask("DELETE", f"/devices/{device}")) == (404, "people-refused-device")


def test_nobody_removes_the_device_of_somebody_else(near):
    somebody, other = Somebody(near.http), Somebody(near.http)
    (device,) = [device["id"] for device in other.told()["devices"]]

    assert message(somebody.ask("DELETE", f"/devices/{device}")) == (404, "people-refused-device")
    assert other.ask("GET").status_code == 200


# ---- Sitting down


def chairs(near: Near, code: str) -> list[dict[str, object]]:
    with near.socket() as line:
        found: list[dict[str, object]] = line.hello(code)["chairs"]
        return found


def test_everybody_sees_the_face_of_who_sits_there(near):
    ana, bo = Somebody(near.http, "Ana", face=1), Somebody(near.http, "Bo", face=2)
    made = ana.open(["local", "open", "bot"])
    bo.join(made["code"])

    assert [chair["face"] for chair in chairs(near, made["watch"])] == [1, 2, None]


def test_a_face_that_changes_is_seen_at_the_table(near):
    ana = Somebody(near.http, face=1)
    made = ana.open(["local", "open", "bot"])
    with near.socket() as line:
        assert line.hello(made["watch"])["chairs"][0]["face"] == 1

        ana.ask("PATCH", "", {"face": 60000})

        assert line.until("room")["chairs"][0]["face"] == 60000


def test_a_profile_holds_one_seat_of_a_room(near):
    ana = Somebody(near.http, "Ana", face=5)
    made = ana.open(["local", "local", "open"])
    ana.join(made["code"], "Ana again")

    assert [chair["face"] for chair in chairs(near, made["code"])] == [5, None, None]


def test_a_seat_that_is_free_again_is_nobodys(near):
    ana, bo = Somebody(near.http, "Ana", face=1), Somebody(near.http, "Bo", face=2)
    made = ana.open(["local", "open", "bot"])
    seated = bo.join(made["code"])
    near.http.post(f"/api/rooms/{made['code']}/leave", headers=bearer(seated["token"]))
    near.http.post(f"/api/rooms/{made['code']}/join", json={"name": "Cy"})

    assert [chair["face"] for chair in chairs(near, made["code"])] == [1, None, None]


def test_a_seat_that_moves_to_another_browser_keeps_its_profile(near):
    ana = Somebody(near.http, face=4)
    made = ana.open(["local", "open", "bot"])
    ticket = near.http.post(f"/api/rooms/{made['code']}/ticket", headers=bearer(made["tokens"]["0"])).json()
    assert near.http.post(f"/api/rooms/{made['code']}/move", json=ticket).status_code == 201

    assert chairs(near, made["code"])[0]["face"] == 4


def test_nobody_sits_down_with_a_token_that_opens_no_profile(near):
    made = near.open_room(["local", "open", "bot"])
    body = {"name": "Bo", "profile": "x" * 32}

    assert message(near.http.post(f"/api/rooms/{made['code']}/join", json=body)) == (401, "people-refused-profile")
    room = {"game": "douro", "seats": [{"kind": "local"}, {"kind": "bot"}, {"kind": "bot"}], "profile": "x" * 32}
    assert message(near.http.post("/api/rooms", json=room)) == (401, "people-refused-profile")

"""Profiles: somebody who comes back, on as many devices as they like, and whom nobody else learns anything about."""

import httpx
import msgspec
import pytest

from estran.cli import main
from estran.server.feeds.limits import GUESSES
from estran.server.people.profiles import DEVICES
from estran.server.settings import Settings
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


# ---- What others learn


def test_of_a_profile_others_learn_the_face_alone(near):
    with near.database() as connection:
        known = {id for (id,) in connection.execute("SELECT id FROM profiles")}
    ana, bo = Somebody(near.http, "Profilename", face=77), Somebody(near.http, "Bo", face=2)
    ana.ask("PATCH", "", {"language": "pl", "pace": "slow", "rated": True})
    ana.second("Devicename")
    with near.database() as connection:
        secrets = [id for (id,) in connection.execute("SELECT id FROM profiles") if id not in known]
        secrets += [text for row in connection.execute("SELECT id, token FROM devices") for text in row]
        rating = "INSERT INTO ratings (game, who, mu, sigma, matches) VALUES ('douro', ?, 41.25, 3.125, 9)"
        connection.executemany(rating, [(id,) for id in secrets[:2]])
    ana.name = "Tablename"
    made = ana.open(["local", "open", "bot"], public=True, auto_roll=True)
    rival = bo.join(made["code"])["token"]
    told = [near.http.get("/api/rooms").text]
    near.start(made)
    with near.socket() as own, near.socket() as other, near.socket() as onlooker:
        for line, tokens, code in ((own, [made["tokens"]["0"]], made["code"]), (other, [rival], made["code"])):
            told.append(repr(line.hello(code, tokens)))
        room = onlooker.hello(made["watch"])
        own.ask({"type": "say", "key": "hi", "seat": "A", "text": "hi"})
        told += [repr(room), *(b"".join(line.everything()).decode() for line in (other, onlooker))]
    told += [
        near.http.get(path).text
        for path in (f"/api/matches/{room['match']}/record", f"/api/rooms/{made['code']}/matches")
    ]
    told.append(near.http.post("/api/standings", json={"rooms": [{"code": made["code"], "tokens": [rival]}]}).text)

    everything = "\n".join(told)
    assert "Tablename" in everything
    assert room["chairs"][0]["face"] == 77
    assert room["chairs"][0]["rating"] is None
    assert [
        secret for secret in [*secrets, "Profilename", "Devicename", "41.25", ana.token] if secret in everything
    ] == []


def test_a_rating_is_seen_where_the_room_is_rated(near):
    with near.database() as connection:
        known = {id for (id,) in connection.execute("SELECT id FROM profiles")}
    ana = Somebody(near.http)
    ana.ask("PATCH", "", {"rated": True})
    with near.database() as connection:
        (mine,) = [id for (id,) in connection.execute("SELECT id FROM profiles") if id not in known]
        for game, mean in (("douro", 30.5), ("dorada", 10.5)):
            row = (game, mine, mean, 2.5, 4)
            connection.execute("INSERT INTO ratings (game, who, mu, sigma, matches) VALUES (?, ?, ?, ?, ?)", row)
    made = ana.open(["local", "open", "bot"], rated=True)

    with near.socket() as line:
        room = line.hello(made["code"])

    assert room["rated"]
    assert room["chairs"][0]["rating"] == {"game": "douro", "mean": 30.5, "doubt": 2.5, "matches": 4}
    assert [rating["game"] for rating in ana.told()["ratings"]] == ["dorada", "douro"]


def test_a_host_who_rates_nothing_refuses_a_rated_room(tmp_path):
    with serving(tmp_path, ratings=False) as near:
        room = {"game": "douro", "seats": [{"kind": "local"}, {"kind": "bot"}, {"kind": "bot"}], "rated": True}

        assert message(near.http.post("/api/rooms", json=room)) == (409, "people-refused-ratings")
        assert near.http.get("/api/profiles").json()["ratings"] is False
        assert near.http.post("/api/rooms", json={**room, "rated": False}).status_code == 201


# ---- Blocks


def say(near: Near, code: str, token: str, text: str, **more: object) -> None:
    with near.socket() as line:
        room = line.hello(code, [token])
        seat = next(chair["seat"] for chair in room["chairs"] if chair["yours"])
        assert (
            line.ask({"type": "say", "key": text.replace(" ", "-"), "seat": seat, "text": text, **more})["type"]
            == "done"
        )


def heard(near: Near, code: str, token: str) -> list[str]:
    with near.socket() as line:
        line.hello(code, [token])
        told = [msgspec.json.decode(text) for text in line.everything()]
        return [one["text"] for one in told if one["type"] == "talk"]


def test_who_was_blocked_is_not_heard_at_any_table_and_not_told(near):
    ana, bo = Somebody(near.http, "Ana"), Somebody(near.http, "Bo")
    made = ana.open(["local", "open", "open"])
    code, mine, theirs = made["code"], made["tokens"]["0"], bo.join(made["code"])["token"]
    third = near.http.post(f"/api/rooms/{code}/join", json={"name": "Cy"}).json()["token"]
    with near.socket() as blocked:
        known = blocked.hello(code, [theirs])["revision"]
        with near.socket() as line:  # keeps the feed, which is to notice
            line.hello(code, [mine])
            line.everything()
            assert ana.ask("POST", "/blocks", {"room": code, "place": 1}).status_code == 204
            told = [msgspec.json.decode(text) for text in blocked.everything()]
            assert [one for one in told if one.get("revision") != known] == []  # only who is there
            say(near, code, theirs, "aloud")
            say(near, code, theirs, "whispered", to="A")
            say(near, code, third, "from the third")
            assert [msgspec.json.decode(text)["text"] for text in line.everything() if b'"talk"' in text] == [
                "from the third"
            ]
    assert heard(near, code, mine) == ["from the third"]
    assert heard(near, code, theirs) == ["aloud", "whispered", "from the third"]
    near.http.post(f"/api/rooms/{code}/leave", headers=bearer(theirs))
    assert heard(near, code, mine) == ["from the third"]
    other = bo.open(["local", "open", "bot"])
    again = ana.join(other["code"])["token"]
    say(near, other["code"], other["tokens"]["0"], "at another table")
    assert heard(near, other["code"], again) == []
    assert ana.told()["blocked"] == 1
    assert bo.told()["blocked"] == 0

    assert ana.ask("DELETE", "/blocks").status_code == 204
    assert heard(near, other["code"], again) == ["at another table"]


def test_only_somebody_else_with_a_profile_can_be_blocked(near):
    ana = Somebody(near.http)
    made = ana.open(["local", "open", "bot"])
    near.http.post(f"/api/rooms/{made['code']}/join", json={"name": "Cy"})

    for place in range(4):  # oneself, somebody without a profile, a bot, no seat at all
        answer = ana.ask("POST", "/blocks", {"room": made["code"], "place": place})
        assert message(answer) == (409, "people-refused-block")


# ---- Limits


FAR = {"X-Forwarded-For": "203.0.113.7"}


def test_one_address_makes_only_so_many_profiles(tmp_path):
    body = {"name": "Ana", "face": 1, "device": "phone"}
    with serving(tmp_path, trust_proxy=True) as near:
        answers = [near.http.post("/api/profiles", json=body, headers=FAR) for _ in range(21)]

        assert [answer.status_code for answer in answers] == [201] * 20 + [429]
        assert message(answers[-1]) == (429, "people-refused-too-many")


def test_a_profile_is_at_home_on_only_so_many_devices(near):
    somebody = Somebody(near.http)
    for number in range(DEVICES - 1):
        somebody.second(f"device {number}")
    ticket = somebody.ask("POST", "/link").json()["ticket"]

    answer = near.http.post("/api/profile/take", json={"ticket": ticket, "device": "one more"})

    assert message(answer) == (409, "people-refused-devices")


def test_who_guesses_links_is_stopped_and_others_there_take_theirs(tmp_path, monkeypatch):
    monkeypatch.setattr("estran.server.feeds.limits.GUESSES", GUESSES._replace(per_second=1e-6))
    with serving(tmp_path, trust_proxy=True, rate=1e6, burst=1e6) as near:
        somebody = Somebody(near.http)
        ticket = somebody.ask("POST", "/link").json()["ticket"]

        def take(ticket: str) -> httpx.Response:
            return near.http.post("/api/profile/take", json={"ticket": ticket, "device": "x"}, headers=FAR)

        statuses = [take(f"{number:016}").status_code for number in range(40)]
        assert (statuses[0], statuses[-1]) == (404, 429)
        block = {"room": "AAAA0000", "place": 0}
        codes = near.http.post("/api/profile/blocks", json=block, headers=FAR | bearer(somebody.token))
        assert codes.status_code == 429  # nobody finds out so which rooms there are
        assert take(ticket).status_code == 201


@pytest.mark.parametrize(
    ("options", "environment", "rated"),
    [([], "", True), (["--no-ratings"], "", False), ([], "no", False), ([], "yes", True)],
)
def test_a_host_can_switch_ratings_off(monkeypatch, options, environment, rated):
    started = list[Settings]()
    monkeypatch.setenv("ESTRAN_RATINGS", environment)
    monkeypatch.setattr("estran.server.serve.serve", lambda settings, *_: started.append(settings))

    assert main(["serve", *options]) == 0

    assert [settings.ratings for settings in started] == [rated]


@pytest.mark.parametrize("place", [5, 2**70])
def test_a_place_that_no_room_has_blocks_nobody_and_breaks_nothing(near, place):
    somebody = Somebody(near.http)
    code = somebody.open(["local", "open", "bot"])["code"]

    assert somebody.ask("DELETE", f"/blocks/{code}/{place}").status_code == 400

"""What somebody is told of their own matches, on any of their devices; and of others no more than name, face and rating."""

import json
import random
from typing import Any

import httpx
import pytest

from estran.server.people.results import PAGE
from estran.server.settings import Times
from tests.server.near import Near, bearer, eventually, serving
from tests.server.serving import QUICK


@pytest.fixture
def near(tmp_path, monkeypatch):
    monkeypatch.setenv("ESTRAN_PLAIN", "1")
    with serving(tmp_path, times=Times(**{**QUICK, "present": 3600, "absent": 7200})) as near:
        yield near


class Person:
    """Somebody with a profile."""

    def __init__(self, near: Near, name: str, face: int = 5) -> None:
        body = {"name": name, "face": face, "device": "a phone"}
        self.near, self.name, self.token = near, name, near.http.post("/api/profiles", json=body).json()["token"]
        near.http.patch("/api/profile", json={"rated": True}, headers=bearer(self.token))
        with near.database() as connection:
            ((self.id,),) = connection.execute("SELECT id FROM profiles WHERE name = ?", [name])

    def ask(self, path: str, method: str = "GET", **parameters: Any) -> httpx.Response:
        return self.near.http.request(method, f"/api/{path}", params=parameters, headers=bearer(self.token))

    def matches(self, **parameters: Any) -> dict[str, Any]:
        answer = self.ask("profile/matches", **parameters)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


def add_match(near: Near, match: str, ended: float, seats: list[dict[str, Any]], **more: Any) -> None:
    """A match that is over, whose room is gone."""
    over = {"match": match, "game": "douro", "players": len(seats), "rated": False, "ended": ended, **more}
    with near.database() as connection:
        put(connection, "played", over)
        for letter, seat in zip("ABCDE", seats, strict=False):
            put(connection, "results", {"match": match, "seat": letter, "name": "", "resigned": False, **seat})


def put(connection: Any, table: str, row: dict[str, Any]) -> None:
    marks = ", ".join("?" * len(row))
    connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", list(row.values()))


def test_pages_hold_every_match_once_the_last_one_first(near):
    ada, bo, luck = Person(near, "Ada"), Person(near, "Bo"), random.Random(1)
    times = sorted([luck.choice([100.0, 200.0, 200.5, 300.0]) for _ in range(3 * PAGE)], reverse=True)
    for number, ended in enumerate(times):
        game = luck.choice(["douro", "dolores"])
        add_match(near, f"m{number}", ended, [{"profile": ada.id, "rank": 1}, {"profile": bo.id, "rank": 2}], game=game)
    add_match(near, "other", 400.0, [{"profile": bo.id, "rank": 1}, {"rank": 2, "level": "easy"}])
    pages, more = [ada.matches()], None
    while (more := pages[-1]["more"]) is not None:
        pages.append(ada.matches(before=more))
    told = [match for page in pages for match in page["matches"]]

    assert sorted(match["match"] for match in told) == sorted(f"m{number}" for number in range(3 * PAGE))
    assert [match["ended"] for match in told] == times
    assert all(len(page["matches"]) >= PAGE for page in pages[:-1])
    assert {match["game"] for match in ada.matches(game="dolores")["matches"]} == {"dolores"}
    assert ada.matches(game="dolores")["figures"] == pages[0]["figures"]
    assert bo.matches()["matches"][0]["match"] == "other"


def test_figures_are_by_game_size_and_the_best_bot_of_what_was_played_to_its_end(near):
    ada = Person(near, "Ada")
    me: dict[str, Any] = {"profile": ada.id}
    add_match(near, "m1", 1.0, [{**me, "rank": 1}, {"rank": 2, "level": "easy"}, {"rank": 3, "level": "expert"}])
    add_match(near, "m2", 2.0, [{"rank": 1, "level": "expert"}, {**me, "rank": 2}, {"rank": 3, "level": "normal"}])
    add_match(near, "m3", 3.0, [{**me, "rank": 1}, {"rank": 2, "level": "hard"}])
    add_match(near, "m4", 4.0, [{**me, "rank": 2}, {"rank": 1}])
    add_match(near, "m5", 5.0, [{**me, "rank": 1}, {"rank": 1}], game="dolores")
    add_match(near, "m6", 6.0, [me, {"level": "expert"}], ending="agreed")

    assert ada.matches()["figures"] == [
        {"game": "dolores", "players": 2, "level": None, "played": 1, "won": 1, "rank": 1.0},
        {"game": "douro", "players": 2, "level": None, "played": 1, "won": 0, "rank": 2.0},
        {"game": "douro", "players": 2, "level": "hard", "played": 1, "won": 1, "rank": 1.0},
        {"game": "douro", "players": 3, "level": "expert", "played": 2, "won": 1, "rank": 1.5},
    ]


def play_rated(near: Near, ada: Person, bo: Person) -> str:
    """A rated match of two on their own devices, against a bot; gives the room's code."""
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    made = near.http.post("/api/rooms", json={"game": "douro", "seats": seats, "rated": True, "auto_roll": True}).json()
    for person in (ada, bo):
        body = {"name": person.name, "profile": person.token}
        seated = near.http.post(f"/api/rooms/{made['code']}/join", json=body).json()
        made["tokens"][str(seated["place"])] = seated["token"]
    near.start(made)
    with near.socket() as line:
        room, luck, told = line.hello(made["code"], made["tokens"].values()), random.Random(2), line.until("update")
        while room["status"] != "over":
            for news in told["news"]:
                if news["view"]["choices"] and news["chosen"] is None:
                    move = luck.choice(news["view"]["choices"])["move"]
                    wish = {"match": room["match"], "version": told["version"], "seat": news["seat"], "move": move}
                    line.send({"type": "choose", "key": f"{news['seat']}{told['version']}", **wish})
            message = line.until("update", "room")
            room, told = (message, told) if message["type"] == "room" else (room, message)
    code: str = made["code"]
    return code


def test_a_rated_match_is_told_with_what_it_did_to_ones_own_rating_and_nobody_elses(near):
    ada, bo = Person(near, "Ada", 5), Person(near, "Bo", 6)
    play_rated(near, ada, bo)
    eventually(lambda: ada.matches()["matches"][0]["after"])
    (match,) = ada.matches()["matches"]
    profile = ada.ask("profile").json()

    assert (match["rated"], match["kept"], match["players"], match["ending"]) == (True, True, 3, None)
    with near.database() as connection:
        ((touched,),) = connection.execute("SELECT touched FROM rooms")
    assert match["until"] == touched + near.service.settings.days * 86400
    assert match["before"] == {"game": "douro", "mean": 25.0, "doubt": 25 / 3, "matches": 0}
    assert match["after"] == profile["ratings"][0]
    assert match["after"]["matches"] == 1
    assert [(seat["you"], seat["name"], seat["face"], seat["level"]) for seat in match["seats"]] == [
        (True, "Ada", 5, None),
        (False, "Bo", 6, None),
        (False, match["seats"][2]["name"], None, "easy"),
    ]
    assert [(one["level"], one["game"], one["matches"]) for one in near.http.get("/api/ratings/bots").json()] == [
        ("easy", "douro", 1)
    ]


def test_the_steps_of_ratings_are_told_in_their_order_and_of_oneself_alone(near):
    ada, bo = Person(near, "Ada"), Person(near, "Bo")
    for _ in range(2):
        play_rated(near, ada, bo)
    eventually(lambda: len(ada.ask("profile/ratings").json()) == 2)
    steps = ada.ask("profile/ratings").json()
    rating = ada.ask("profile").json()["ratings"][0]
    changes = {match["match"]: match["after"]["mean"] for match in ada.matches()["matches"]}

    assert [step["at"] for step in steps] == sorted(step["at"] for step in steps)
    assert {step["match"]: step["mean"] for step in steps} == changes
    assert (steps[-1]["mean"], steps[-1]["doubt"]) == (rating["mean"], rating["doubt"])
    assert bo.ask("profile/ratings").json() != steps
    assert near.http.get("/api/profile/ratings", headers=bearer("nobody")).status_code == 401


def test_nothing_of_anybody_elses_profile_is_told_but_name_face_and_rating(near):
    ada, bo = Person(near, "Ada", 5), Person(near, "Bo", 6)
    near.http.patch("/api/profile", json={"language": "pl", "pace": "slow"}, headers=bearer(bo.token))
    with near.database() as connection:  # equals who share a place would have one rating, and the search below find it
        put(connection, "ratings", {"game": "douro", "who": bo.id, "mu": 31.0, "sigma": 5.0, "matches": 9})
    code = play_rated(near, ada, bo)
    eventually(lambda: ada.matches()["matches"][0]["after"])
    theirs = bo.ask("profile").json()
    with near.database() as connection:
        secrets = [*connection.execute("SELECT id, token, name FROM devices WHERE profile = ?", [bo.id]).fetchone()]
    answers = [ada.ask(path).text for path in ("profile", "profile/matches", "profile/running", "ratings/bots")]
    answers += [near.http.get(f"/api/{path}").text for path in ("rooms", f"rooms/{code}/matches", "ratings/bots")]
    with near.socket() as line:
        room = line.hello(code)
        answers += [json.dumps(room), *(text.decode() for text in line.everything())]
    everything = "\n".join(answers)

    assert "Bo" in everything
    for secret in (bo.id, ada.id, bo.token, *secrets[:2]):
        assert secret not in everything
    (match,) = ada.matches()["matches"]
    assert set(match["seats"][1]) == {"seat", "you", "name", "face", "level", "rank", "score", "resigned"}
    assert str(theirs["ratings"][0]["mean"]) not in json.dumps(ada.matches())
    (chair,) = (chair for chair in room["chairs"] if chair["name"] == "Bo")
    assert (chair["face"], chair["rating"]) == (6, theirs["ratings"][0])
    assert chair.keys() & {"profile", "language", "pace", "devices", "created", "used"} == set()


def test_without_a_profile_nothing_is_told(near):
    for method, path in (("GET", "matches"), ("GET", "running"), ("POST", "seats/ABCD2345")):
        for headers in (bearer("x" * 32), {"Authorization": "Basic x"}):
            answer = near.http.request(method, f"/api/profile/{path}", headers=headers)

            assert answer.status_code == 401
            assert answer.json()["message"] == "people-refused-profile"


def test_a_seat_is_brought_to_another_device_and_the_first_one_holds_it_no_longer(near):
    ada = Person(near, "Ada")
    made = near.http.post(
        "/api/rooms",
        json={"game": "douro", "seats": [{"kind": "local"}, {"kind": "bot"}, {"kind": "bot"}], "profile": ada.token},
    ).json()
    near.start(made)
    eventually(lambda: ada.ask("profile/running").json()[0]["asked"])
    (standing,) = ada.ask("profile/running").json()
    seated = ada.ask(f"profile/seats/{made['code']}", "POST").json()
    with near.socket() as line:
        room = line.hello(made["code"], [seated["token"]])
    with near.socket() as line:
        before = line.hello(made["code"], made["tokens"].values())

    assert (standing["code"], standing["status"]) == (made["code"], "running")
    assert (seated["place"], seated["code"]) == (0, made["code"])
    assert [chair["yours"] for chair in room["chairs"]] == [True, False, False]
    assert [chair["yours"] for chair in before["chairs"]] == [False, False, False]


def test_nobody_elses_room_is_told_from_one_that_there_is_not(near):
    ada, bo = Person(near, "Ada"), Person(near, "Bo")
    seats = [{"kind": "local"}, {"kind": "bot"}, {"kind": "bot"}]
    made = near.http.post("/api/rooms", json={"game": "douro", "seats": seats, "profile": ada.token}).json()
    with near.database() as connection:
        before = connection.execute("SELECT token FROM seats WHERE place = 0").fetchall()
    answers = [bo.ask(f"profile/seats/{code}", "POST") for code in (made["code"], made["watch"], "ABCD2345")]

    assert {(answer.status_code, answer.text) for answer in answers} == {(404, answers[0].text)}
    assert bo.ask("profile/running").json() == []
    assert len(ada.ask("profile/running").json()) == 1
    with near.database() as connection:
        assert connection.execute("SELECT token FROM seats WHERE place = 0").fetchall() == before


def test_who_has_erased_themselves_is_somebody_in_others_histories(near):
    ada, bo = Person(near, "Ada"), Person(near, "Bo")
    play_rated(near, ada, bo)
    eventually(lambda: ada.matches()["matches"][0]["after"])
    after = ada.matches()["matches"][0]["after"]
    assert bo.ask("profile", "DELETE").status_code == 204
    (match,) = ada.matches()["matches"]

    assert (match["seats"][1]["name"], match["seats"][1]["face"]) == ("", None)
    assert match["seats"][1]["rank"] is not None
    assert match["after"] == after
    assert bo.ask("profile/matches").status_code == 401


def test_what_is_in_nobodys_history_goes_with_the_last_who_has_it(near):
    ada, bo = Person(near, "Ada"), Person(near, "Bo")
    add_match(near, "both", 1.0, [{"profile": ada.id, "rank": 1}, {"profile": bo.id, "rank": 2}])
    add_match(near, "alone", 2.0, [{"profile": ada.id, "rank": 1}, {"rank": 2, "level": "easy"}])
    kept = []
    for person in (ada, bo):
        person.ask("profile", "DELETE")
        with near.database() as connection:
            kept.append(connection.execute("SELECT match, profile, seat FROM results ORDER BY seat").fetchall())

    assert kept == [[("both", None, "A"), ("both", bo.id, "B")], []]

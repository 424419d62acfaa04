"""Earlier moments of a match, and its whole story: everybody gets what they saw then, and nobody more."""

import pytest

from tests.server.near import serving
from tests.server.played import Played


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("near")) as near:
        yield near


@pytest.fixture(scope="module", params=["dolores", "dorada", "douro"])
def running(request, near):
    return Played(near, request.param)


@pytest.fixture(scope="module", params=["dolores", "douro"])
def ended(request, near):
    played = Played(near, request.param)
    played.end()
    return played


def test_an_onlooker_sees_every_moment_of_a_running_match(running):
    for plies in range(running.last + 1):
        answer = running.ask(plies)

        assert answer.status_code == 200
        told = answer.json()
        assert (told["plies"], told["last"], told["seat"]) == (plies, running.last, None)
        assert told["view"]["seat"] == "?"
        assert told["view"]["choices"] == []


def test_an_onlooker_of_a_running_match_sees_nobody_s_hand(near):
    played = Played(near, "douro")

    views = [played.ask(plies).json()["view"] for plies in range(played.last + 1)]

    assert all(view["hand"] is None and view["choice"] is None for view in views)
    assert all(grower["points"] is None for view in views for grower in view["growers"])


def test_one_s_own_seat_is_seen_as_it_was_told_then(running):
    for seat, token in running.tokens.items():
        for plies, view in running.views[seat].items():
            told = running.ask(plies, seat, token).json()

            assert told["seat"] == seat
            assert told["view"] == view


def test_the_events_of_a_moment_are_those_that_the_seat_was_told(running):
    for seat, token in running.tokens.items():
        for plies in range(running.last + 1):
            events = running.ask(plies, seat, token).json()["events"]

            assert events == [event for ply, event in running.events[seat] if ply == plies - 1]


def test_a_seat_of_a_running_match_needs_its_own_token(running):
    for token in (None, running.tokens["B"], "nobody's", running.made["host"]):
        for answer in (running.ask(1, "A", token), running.story("A", token)):
            assert answer.status_code == 401
            assert answer.json()["message"] == "refused-token"


def test_a_foreign_token_changes_nothing_for_an_onlooker(running):
    assert running.ask(2, None, running.tokens["A"]).content == running.ask(2).content


def test_every_seat_is_open_to_everybody_when_the_match_is_over(ended):
    for seat in ended.tokens:
        answer = ended.ask(ended.last, seat)

        assert answer.status_code == 200
        assert answer.json()["view"]["seat"] == seat
        assert answer.json()["events"] == [event for ply, event in ended.events[seat] if ply == ended.last - 1]


def test_what_was_hidden_stays_hidden_in_another_seat_s_moment_after_the_end(near):
    played = Played(near, "douro")
    played.end()

    assert played.ask(played.last, "A").json()["view"]["hand"] is not None
    assert played.ask(played.last).json()["view"]["hand"] is None


def test_a_ply_beyond_the_last_is_refused_with_how_many_there_are(running):
    answer = running.ask(running.last + 1)

    assert answer.status_code == 404
    assert answer.json()["message"] == "refused-moment"
    assert answer.json()["arguments"] == {"came": running.last + 1, "last": running.last}


@pytest.mark.parametrize("plies", [-1, "one", "1.5"])
def test_what_is_no_number_of_plies_is_refused(running, plies):
    assert running.ask(plies).status_code in (400, 404)


def test_a_seat_that_is_not_at_the_table_is_refused(ended):
    assert ended.ask(0, "E").json()["message"] == "refused-seat"
    assert ended.story("E").json()["message"] == "refused-seat"
    assert ended.ask(0, "Z").status_code == 400


def test_a_match_that_is_not_there_is_refused(near):
    for path in ("moments/0", "story"):
        answer = near.http.get(f"/api/matches/{'0' * 32}/{path}")

        assert (answer.status_code, answer.json()["message"]) == (404, "refused-match")


def test_before_the_start_there_is_nothing_but_the_table(near):
    made = near.open_room(["local", "open", "open"])
    (past,) = near.http.get(f"/api/rooms/{made['code']}/matches").json()

    told = near.http.get(f"/api/matches/{past['match']}/moments/0").json()

    assert (told["last"], told["events"]) == (0, [])


# ---- The story


def test_a_story_is_what_the_socket_told(running):
    for seat, token in running.tokens.items():
        told = running.story(seat, token).json()

        assert (told["seat"], told["status"]) == (seat, "running")
        assert told["events"] == running.events[seat]


def test_an_onlooker_s_story_has_the_plies_of_the_public_record(running):
    told = running.story().json()

    record = running.near.http.get(f"/api/matches/{running.match}/record").json()
    assert told["plies"] == record["plies"]
    assert len(told["plies"]) == running.last


def test_an_open_choice_is_in_nobody_s_moment_or_story(near):
    played = Played(near, "douro")
    before = played.seen_by(None, "B", "C")
    with near.socket() as line:
        line.hello(played.made["code"], played.tokens.values())
        told = line.until("update")
        move = next(news for news in told["news"] if news["seat"] == "A")["view"]["choices"][0]["move"]
        wish = {"match": played.match, "version": told["version"], "seat": "A", "move": move}

        assert line.ask({"type": "choose", "key": "open", **wish})["type"] == "done"

    assert played.seen_by(None, "B", "C") == before

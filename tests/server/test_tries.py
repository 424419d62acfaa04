"""Trying it oneself: a match against bots from a moment of one that is over, without anybody's secrets."""

import pytest
from msgspec import to_builtins

from estran.match.match import Match
from estran.match.record import MatchRecord
from estran.match.verify import verify
from estran.server.room.tries import redrawn
from tests.server.near import eventually, serving
from tests.server.played import Played

GAMES = {"dolores": 3, "dorada": 2, "douro": 3}


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("tries")) as near:
        yield near


@pytest.fixture(scope="module", params=GAMES)
def ended(request, near):
    played = Played(near, request.param, GAMES[request.param])
    played.end()
    return played


def try_from(played, plies, seat, **more):
    """What the server answers to somebody who wants to try."""
    wish = {"plies": plies, "seat": seat, **more}
    return played.near.http.post(f"/api/matches/{played.match}/tries", json=wish)


def choices_of(played):
    """The moments at which a seat had to choose: how many plies there were, and the seat."""
    moments = [(plies, seat) for seat, seen in played.views.items() for plies, view in seen.items() if view["choices"]]
    return sorted(moments)


def begun(near, made):
    """The first update of a room that was opened to try something."""
    near.start(made)
    with near.socket() as line:
        room = line.hello(made["code"], made["tokens"].values())
        return room, line.until("update")["news"][0]


def test_a_seat_begins_with_the_very_choice_that_it_had(near, ended):
    for plies, seat in choices_of(ended)[-3:]:
        answer = try_from(ended, plies, seat, name="Ada")
        assert answer.status_code == 201, answer.text
        room, news = begun(near, answer.json())

        assert {chair["kind"] for chair in room["chairs"] if chair["seat"] != seat} == {"bot"}
        assert (news["seat"], news["plies"]) == (seat, [])
        assert news["view"] == ended.views[seat][plies]


def told_before(played, plies, seat, count):
    """What a seat had been told up to a moment, as a match that is tried from there tells it."""
    return [[ply - count, event] for ply, event in played.story(seat).json()["events"] if ply < plies]


def test_a_tried_match_tells_what_led_to_its_table(near, ended):
    for plies, seat in (choices_of(ended)[0], choices_of(ended)[-1]):
        room, news = begun(near, try_from(ended, plies, seat).json())
        story = near.http.get(f"/api/matches/{room['match']}/story").json()
        count = room["tried"]["plies"]

        assert news["events"] == told_before(ended, plies, seat, count) != []
        assert story["events"] == told_before(ended, plies, None, count)  # as anybody may know it
        assert story["plies"] == []


def test_a_match_tried_from_a_tried_one_tells_all_that_led_to_it(near):
    played = Played(near, "douro")
    played.end()
    plies, seat = choices_of(played)[-1]
    first = try_from(played, plies, seat).json()
    room, news = begun(near, first)
    near.vote(first, "end")
    eventually(lambda: near.http.get(f"/api/matches/{room['match']}/story").json()["status"] == "abandoned")
    wish = {"plies": 0, "seat": seat}
    again, second = begun(near, near.http.post(f"/api/matches/{room['match']}/tries", json=wish).json())

    assert again["tried"]["match"] == room["match"]
    assert second["events"] == news["events"]


def test_those_who_choose_at_once_all_choose_anew(near):
    played = Played(near, "douro")
    played.end()
    plies, seat = choices_of(played)[0]
    anew = [begun(near, try_from(played, at, seat).json())[1]["view"] for at in (plies, plies + 1, plies + 2)]

    assert anew == [played.views[seat][plies]] * 3


def test_what_the_seat_could_not_know_is_drawn_anew():
    """Under the lantern only one seat has seen the loot; the line of the others leaves it open."""
    match = Match.from_table("dolores", "3 players  dealer A  lantern C  loot ? ? | ? ?", seed=4)
    drawn = {redrawn(match, "A") for _ in range(20)}

    assert len(drawn) > 5
    assert {Match.from_table("dolores", line).line("A") for line in drawn} == {match.line("A")}
    assert Match.from_table("dolores", redrawn(match, "C")).line("C") == match.line("C")  # who has seen it, keeps it


def test_the_record_says_where_it_began_and_proves_nothing(near):
    played = Played(near, "douro")
    played.end()
    plies, seat = choices_of(played)[-1]
    made = try_from(played, plies, seat).json()
    room, _ = begun(near, made)
    running = near.http.get(f"/api/matches/{room['match']}/record").json()
    near.vote(made, "end")
    eventually(lambda: near.http.get(f"/api/matches/{room['match']}/story").json()["status"] == "abandoned")
    record = MatchRecord.decode(near.http.get(f"/api/matches/{room['match']}/record").content)

    assert "fairness" not in running
    assert running["table"] == Match.replay(record, 0).line()  # as an onlooker may know it
    assert record.fairness is None
    assert to_builtins(Match.replay(record, 0).view(seat))["hand"] == played.views[seat][plies]["hand"]
    assert verify(record).draws is None


def test_a_running_match_cannot_be_tried(near):
    played = Played(near, "douro")
    refused = try_from(played, *choices_of(played)[0])

    assert refused.status_code == 409
    assert refused.json()["message"] == "refused-not-over"


def test_only_a_seat_that_had_to_choose_and_a_moment_that_was(near, ended):
    plies, _ = choices_of(ended)[-1]

    assert try_from(ended, ended.last + 1, "A").json()["message"] == "refused-moment"
    assert try_from(ended, 0, "A").json()["message"] == "refused-try"  # chance goes first in every game
    assert try_from(ended, plies, "E").json()["message"] == "refused-seat"
    assert near.http.post(f"/api/matches/{'0' * 32}/tries", json={"plies": 0, "seat": "A"}).status_code == 404


def test_rooms_to_try_in_are_counted_like_any_other(tmp_path):
    with serving(tmp_path, trust_proxy=True, rooms=1) as near:
        played = Played(near, "dorada", 2)
        played.end()
        plies, seat = choices_of(played)[0]
        path, far = f"/api/matches/{played.match}/tries", {"X-Forwarded-For": "192.0.2.1"}
        first, second = (near.http.post(path, json={"plies": plies, "seat": seat}, headers=far) for _ in range(2))

        assert (first.status_code, second.json()["message"]) == (201, "refused-too-many-rooms")

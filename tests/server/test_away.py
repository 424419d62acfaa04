"""Somebody gives no sign of life, or lets the time run out: what the others see, and what they may do about it."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from estran.server.doors import sockets
from tests.server.evenings import DAY, PATIENT, chair, evening
from tests.server.near import Near, bearer, eventually, serving


@pytest.fixture
def near(tmp_path: Any) -> Iterator[Near]:
    with serving(tmp_path, times=PATIENT) as near:
        yield near


# ---- Away


def test_everybody_sees_who_is_away_and_whether_a_bot_may_play_for_them(near):
    with evening(near) as table:
        table.silence("1", seconds=3700)
        room = table.until(lambda room: chair(room, "B")["presence"] == "away")

        assert not chair(room, "B")["replaceable"]
        assert table.ask("A", "vote", kind="stand-in", about="B")["message"] == "refused-present"

        table.silence("1")
        room = table.until(lambda room: chair(room, "B")["replaceable"])

        assert [chair(room, seat)["presence"] for seat in "ABC"] == ["here", "away", "here"]
        assert [chair(room, seat)["replaceable"] for seat in "ABC"] == [False, True, False]


def test_all_others_who_are_here_let_a_bot_play_and_a_hello_takes_the_seat_back(near):
    with evening(near) as table:
        table.silence("1")
        table.until(lambda room: chair(room, "B")["replaceable"])
        assert table.ask("A", "vote", kind="stand-in", about="B")["type"] == "done"
        room = table.until(lambda room: room["votes"])

        assert room["votes"] == [
            {"kind": "stand-in", "about": "B", "by": "A", "agreed": ["A"], "declined": [], "awaited": ["C"]}
        ]
        assert not chair(room, "B")["stand_in"]

        assert table.ask("C", "vote", kind="stand-in", about="B")["type"] == "done"
        room = table.until(lambda room: chair(room, "B")["stand_in"])

        assert (chair(room, "B")["level"], chair(room, "B")["presence"]) == ("normal", "away")
        assert room["votes"] == []

        with near.socket() as line:
            line.hello(table.made["code"], [table.made["tokens"]["1"]])
            room = table.until(lambda room: not chair(room, "B")["stand_in"])

        assert (chair(room, "B")["level"], chair(room, "B")["presence"]) == (None, "here")
        assert [entry[1:] for entry in table.sat()] == [["B", "person"]]  # no ply was made meanwhile


def test_whoever_is_away_has_no_say_about_who_else_is(near):
    with evening(near) as table:
        table.silence("1")
        table.silence("2", seconds=3700)
        table.until(lambda room: chair(room, "B")["replaceable"])
        assert table.ask("A", "vote", kind="stand-in", about="B")["type"] == "done"

        table.until(lambda room: chair(room, "B")["stand_in"])


def test_the_host_alone_may_let_a_bot_play(near):
    with evening(near) as table, near.socket() as line:
        line.hello(table.made["code"], [table.made["tokens"]["0"], table.made["host"]])
        table.people["A"] = line
        table.silence("1")
        table.until(lambda room: chair(room, "B")["replaceable"])
        assert table.ask("A", "vote", kind="stand-in", about="B")["type"] == "done"

        table.until(lambda room: chair(room, "B")["stand_in"])


def test_a_vote_about_somebody_is_gone_when_one_declines_and_when_they_give_a_sign_of_life(near):
    with evening(near) as table:
        for drop in (
            lambda: table.ask("C", "vote", kind="stand-in", about="B", agree=False),
            lambda: table.people["B"].ask({"type": "ping"}),
        ):
            table.silence("1")
            table.until(lambda room: chair(room, "B")["replaceable"])
            assert table.ask("A", "vote", kind="stand-in", about="B")["type"] == "done"
            table.until(lambda room: room["votes"])
            drop()
            room = table.until(lambda room: not room["votes"])

            assert not chair(room, "B")["stand_in"]


def test_a_sign_of_life_takes_a_seat_back_unless_its_person_has_left(near):
    with evening(near) as table:
        table.silence("1")
        table.until(lambda room: chair(room, "B")["replaceable"])
        for seat in "AC":
            assert table.ask(seat, "vote", kind="stand-in", about="B")["type"] == "done"
        table.until(lambda room: chair(room, "B")["stand_in"])
        table.people["B"].ask({"type": "ping"})
        table.until(lambda room: not chair(room, "B")["stand_in"])
        assert table.ask("B", "leave")["type"] == "done"
        table.until(lambda room: chair(room, "B")["stand_in"])
        table.people["B"].ask({"type": "ping"})
        table.people["A"].ask({"type": "say", "key": "s", "text": "and then", "seat": "A"})
        table.onlooker.until("talk")

        assert chair(table.room, "B")["stand_in"]
        with near.database() as connection:
            assert connection.execute("SELECT stand_in, left FROM seats WHERE place = 1").fetchone() == (1, 1)


def test_bots_that_stand_in_play_on_so_that_nobody_waits(near):
    with evening(near, "local", "local", "bot") as table:
        assert table.ask("B", "leave")["type"] == "done"
        table.until(lambda room: chair(room, "B")["stand_in"])
        assert table.ask("A", "choose", version=1, move="7")["type"] == "done"

        while table.onlooker.until("update")["version"] < 2:
            pass


def test_another_match_does_not_wait_for_somebody_who_is_away(near):
    with evening(near, "local", "local", "bot") as table:
        for seat in "AB":
            assert table.ask(seat, "vote", kind="end")["type"] == "done"
        table.until(lambda room: room["status"] == "abandoned")
        assert table.ask("B", "vote", kind="rematch", agree=False)["type"] == "done"
        assert table.ask("A", "vote", kind="rematch")["type"] == "done"
        table.until(lambda room: room["votes"] and room["votes"][0]["agreed"])
        table.silence("1")
        room = table.until(lambda room: room["number"] == 2)

        assert room["status"] == "seating"
        assert [one["kind"] for one in room["chairs"]] == ["person", "open", "bot"]  # B did not want to


def test_whoever_was_not_asked_about_another_match_keeps_the_seat_but_it_does_not_begin(near):
    with evening(near, "local", "local", "bot") as table:
        for seat in "AB":
            assert table.ask(seat, "vote", kind="end")["type"] == "done"
        table.until(lambda room: room["status"] == "abandoned")
        assert table.ask("A", "vote", kind="rematch")["type"] == "done"
        table.silence("1")
        room = table.until(lambda room: room["number"] == 2)

        assert room["status"] == "seating"
        assert [one["kind"] for one in room["chairs"]] == ["person", "person", "bot"]


# ---- Leaving


def test_who_comes_back_is_first_told_of_the_seat_as_their_own(near):
    with evening(near) as table:
        assert table.ask("B", "leave")["type"] == "done"
        table.until(lambda room: chair(room, "B")["stand_in"])
        with near.socket() as line:
            room = line.hello(table.made["code"], [table.made["tokens"]["1"]])

        assert (chair(room, "B")["presence"], chair(room, "B")["stand_in"]) == ("here", False)


def test_whoever_leaves_a_slow_match_keeps_the_time_that_is_given(near):
    with evening(near, move_time=DAY) as table:
        assert table.ask("B", "leave")["type"] == "done"
        room = table.until(lambda room: chair(room, "B")["presence"] == "left")

        assert not chair(room, "B")["stand_in"]


# ---- The host is asleep


def test_while_the_host_gives_no_sign_of_life_anybody_who_sits_there_may_begin(near):
    with evening(near, "local", "open", "open", start=False) as table:
        path, mine = f"/api/rooms/{table.made['code']}", bearer(table.made["tokens"]["0"])
        bot, level = f"{path}/seats/1", {"level": "easy"}
        assert near.http.put(bot, json=level, headers=mine).json()["message"] == "refused-host"

        table.silence("host")
        told = table.people["A"].until("room")
        while not told["hosting"]:
            told = table.people["A"].until("room")

        assert not told["host"]
        assert not table.room["hosting"]  # an onlooker
        assert near.http.put(bot, json=level, headers=mine).status_code == 204
        assert near.http.put(bot, json={"level": "hard"}, headers=mine).json()["message"] == "refused-host"
        assert near.http.put(f"{path}/lock", json={"on": True}, headers=mine).json()["message"] == "refused-host"
        assert near.http.delete(bot, headers=mine).json()["message"] == "refused-host"
        assert near.http.post(f"{path}/start", headers=mine).json()["message"] == "refused-seats-open"
        assert near.http.put(f"{path}/seats/2", json=level, headers=mine).status_code == 204
        assert near.http.post(f"{path}/start", headers=mine).status_code == 204
        assert near.http.post(f"{path}/start", headers=bearer("x" * 32)).json()["message"] == "refused-host"


def test_a_host_who_leaves_on_purpose_is_not_waited_for(near):
    with evening(near) as table, near.socket() as line:
        line.hello(table.made["code"], [table.made["tokens"]["0"], table.made["host"]])
        table.people["A"] = line
        eventually(lambda: "host" in table.present())
        path, mine = f"/api/rooms/{table.made['code']}", bearer(table.made["tokens"]["1"])
        assert table.ask("A", "leave")["type"] == "done"
        line.ask({"type": "ping"})  # the page that was left is still open for a moment
        for seat in "BC":
            assert table.ask(seat, "vote", kind="end", agree=True)["type"] == "done"
        for seat in "BC":
            assert table.ask(seat, "vote", kind="rematch", agree=True)["type"] == "done"
        room = table.until(lambda room: room["number"] == 2)
        told = table.people["B"].until("room")
        while not (told["number"] == 2 and told["hosting"]):
            told = table.people["B"].until("room")

        place = next(one["place"] for one in room["chairs"] if one["kind"] == "open")
        assert not told["host"]
        assert near.http.put(f"{path}/lock", json={"on": True}, headers=mine).json()["message"] == "refused-host"
        assert near.http.put(f"{path}/seats/{place}", json={"level": "easy"}, headers=mine).status_code == 204
        assert near.http.post(f"{path}/start", headers=mine).status_code == 204


def test_a_socket_of_the_host_is_a_sign_of_life(near):
    with evening(near, "local", "bot", "bot", start=False) as table, near.socket() as line:
        table.silence("host")
        assert line.hello(table.made["code"], [table.made["host"]])["host"]
        eventually(lambda: "host" in table.present())
        answer = near.http.post(f"/api/rooms/{table.made['code']}/start", headers=bearer(table.made["tokens"]["0"]))

        assert answer.json()["message"] == "refused-host"


# ---- Slow matches


def test_in_a_slow_match_silence_means_nothing(near):
    with evening(near, move_time=DAY) as table:
        table.silence("1")
        room = table.until(lambda room: chair(room, "B")["presence"] == "away")

        assert room["slow"]
        assert not chair(room, "B")["replaceable"]
        assert table.ask("A", "vote", kind="stand-in", about="B")["message"] == "refused-replace-slow"
        host = bearer(table.made["host"])
        answer = near.http.delete(f"/api/rooms/{table.made['code']}/seats/1", headers=host)
        assert answer.json()["message"] == "refused-replace-slow"


def test_when_the_time_is_up_a_bot_chooses_once_and_the_record_says_so(near):
    with evening(near, move_time=DAY) as table:
        table.people.pop("B").socket.close()  # so that no sign of life takes the seat back
        table.silence("1")
        assert table.ask("A", "choose", version=1, move="7")["type"] == "done"
        assert table.ask("C", "choose", version=1, move="7")["type"] == "done"
        table.time_is_up()
        room = table.until(lambda room: chair(room, "B")["replaceable"])

        assert not chair(room, "B")["stand_in"]
        eventually(lambda: [entry[1:] for entry in table.sat()] == [["B", "normal"], ["B", "person"]])
        first, back = (entry[0] for entry in table.sat())
        record = near.http.get(f"/api/matches/{table.room['match']}/record").json()
        assert back == first + 1
        assert record["plies"][first].startswith("B ")
        told = table.people["A"].until("room")
        while not chair(told, "B")["late"]:
            told = table.people["A"].until("room")
        for room in (told, table.until(lambda room: chair(room, "B")["late"])):
            assert [chair(room, seat)["late"] for seat in "ABC"] == [[], [first], []]
            assert chair(room, "B")["sat"] == []

        with near.socket() as line:
            line.hello(table.made["code"], [table.made["tokens"]["1"]])
            room = table.until(lambda room: not chair(room, "B")["replaceable"])
        assert chair(room, "B")["presence"] == "here"


def test_a_die_that_is_rolled_for_somebody_is_nobodys_choice(near):
    with evening(near, "local", "local", game="dorada", options={"first": "A"}, move_time=DAY) as table:
        table.people.pop("A").socket.close()
        table.silence("0")
        table.time_is_up()
        table.until(lambda room: chair(room, "A")["replaceable"])

        assert table.sat() == []


def test_when_the_time_is_up_a_bot_takes_over_where_the_room_says_so(near):
    with evening(near, move_time=DAY, late="take-over") as table:
        assert table.room["late"] == "take-over"

        table.people.pop("B").socket.close()
        table.silence("1")
        for seat in "AC":
            assert table.ask(seat, "choose", version=1, move="7")["type"] == "done"
        table.time_is_up()
        table.until(lambda room: chair(room, "B")["stand_in"])
        eventually(lambda: near.http.get(f"/api/matches/{table.room['match']}/record").json()["plies"][-1][0] == "*")
        for seat in "AC":  # from now on nobody waits for B
            assert table.ask(seat, "choose", version=2, move="6")["type"] == "done"
        while table.onlooker.until("update")["version"] < 3:
            pass
        with near.socket() as line:
            line.hello(table.made["code"], [table.made["tokens"]["1"]])
            table.until(lambda room: not chair(room, "B")["stand_in"])

        assert [entry[1:] for entry in table.sat()] == [["B", "normal"], ["B", "person"]]


def test_nobody_who_is_here_is_replaced_when_their_time_is_up(near):
    with evening(near, move_time=DAY, late="take-over") as table:
        for seat in "AC":
            assert table.ask(seat, "vote", kind="end")["type"] == "done"
            assert table.ask(seat, "choose", version=1, move="7")["type"] == "done"
        table.time_is_up()
        while table.onlooker.until("update")["version"] < 2:
            pass

        eventually(lambda: [entry[1:] for entry in table.sat()] == [["B", "normal"], ["B", "person"]])
        with near.socket() as line:
            room = line.hello(table.made["watch"])
        assert room["status"] == "running"
        assert room["votes"][0]["awaited"] == ["B"]


def end_offered(table):
    """All but B, who is away, want to end the match."""
    table.people.pop("B").socket.close()
    table.silence("1")
    table.until(lambda room: chair(room, "B")["presence"] == "away")
    for seat in "AC":
        assert table.ask(seat, "vote", kind="end")["type"] == "done"
    table.until(lambda room: room["votes"])


def test_an_end_is_not_agreed_on_because_a_bot_takes_over(near):
    with evening(near, move_time=DAY, late="take-over") as table:
        end_offered(table)
        for seat in "AC":
            assert table.ask(seat, "choose", version=1, move="7")["type"] == "done"
        table.time_is_up()
        room = table.until(lambda room: chair(room, "B")["stand_in"])

        assert (room["status"], room["votes"]) == ("running", [])


def test_an_end_is_not_agreed_on_because_the_host_lets_a_bot_play(near):
    with evening(near) as table:
        end_offered(table)
        host = bearer(table.made["host"])
        assert near.http.delete(f"/api/rooms/{table.made['code']}/seats/1", headers=host).status_code == 204
        room = table.until(lambda room: chair(room, "B")["stand_in"])

        assert (room["status"], room["votes"]) == ("running", [])


def test_somebody_whose_time_ran_out_may_be_replaced_by_a_vote(near):
    with evening(near, move_time=DAY) as table:
        table.people.pop("B").socket.close()
        table.silence("1")
        for seat in "AC":
            assert table.ask(seat, "choose", version=1, move="7")["type"] == "done"
        table.time_is_up()
        table.until(lambda room: chair(room, "B")["replaceable"])
        for seat in "AC":
            assert table.ask(seat, "vote", kind="stand-in", about="B")["type"] == "done"

        table.until(lambda room: chair(room, "B")["stand_in"])


# ---- Onlookers


def test_nobody_looks_on_while_joining_and_who_closes_the_page_is_gone_at_once(near):
    with evening(near, "local", "open", "bot", start=False) as table:
        table.until(lambda room: room["onlookers"] == 1)
        with near.socket() as invited, near.socket() as watching:
            assert invited.hello(table.made["code"])["onlookers"] == 1
            watching.hello(table.made["watch"])
            table.until(lambda room: room["onlookers"] == 2)
            invited.everything()
            near.http.post(f"/api/rooms/{table.made['code']}/join", json={"name": "Bo"})
            room = table.until(lambda room: room["chairs"][1]["kind"] == "person")

            assert room["onlookers"] == 2
        table.until(lambda room: room["onlookers"] == 1)


# ---- How one's matches stand


def standings(near: Near, *rooms: Any) -> list[dict[str, Any]]:
    held = [{"code": made["code"], "tokens": tokens} for made, tokens in rooms]
    answer = near.http.post("/api/standings", json={"rooms": held})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_standings_tell_who_must_choose_and_nothing_of_who_has_in_secret(near):
    with evening(near, move_time=DAY) as table:
        mine, other = ((table.made, [table.made["tokens"][place]]) for place in "01")
        (before,) = standings(near, mine)

        assert (before["asked"], before["awaited"], before["status"], before["slow"]) == (True, [], "running", True)
        assert before["among"] == ["B", "C"]
        assert before["names"] == ["A", "B", "C"]
        assert before["due"] == pytest.approx(before["since"] + DAY)

        assert table.ask("B", "choose", version=1, move="7")["type"] == "done"

        assert standings(near, mine) == [before]
        (theirs,) = standings(near, other)
        assert (theirs["asked"], theirs["awaited"], theirs["among"]) == (False, [], ["A", "C"])

        with near.database() as connection:
            connection.execute("UPDATE work SET at = 0 WHERE kind = 'name'")
        eventually(lambda: standings(near, mine)[0]["among"] == ["A", "C"])
        assert table.ask("A", "choose", version=1, move="7")["type"] == "done"
        (named,) = standings(near, mine)

        assert (named["awaited"], named["among"]) == (["C"], [])


def test_standings_name_the_only_other_person_once_one_has_chosen(near):
    with evening(near, "local", "local", "bot", move_time=DAY) as table:
        mine = (table.made, [table.made["tokens"]["0"]])
        (before,) = standings(near, mine)
        assert table.ask("A", "choose", version=1, move="7")["type"] == "done"
        (after,) = standings(near, mine)

        assert (before["awaited"], before["among"]) == ([], ["B"])
        assert (after["awaited"], after["among"]) == (["B"], [])


def test_standings_tell_whose_turn_it_is(near):
    with evening(near, "local", "local", game="dorada") as table:
        first = next(
            seat for seat, line in table.people.items() if line.until("update")["news"][0]["roll"] or seat == "B"
        )
        for place in "01":
            (told,) = standings(near, (table.made, [table.made["tokens"][place]]))

            assert told["awaited"] == [first]
            assert told["asked"] == ("AB"[int(place)] == first)
            assert told["due"] is None


def test_rooms_where_one_holds_nothing_are_left_out_whether_they_are_there_or_not(near):
    with evening(near, "local", "bot", "bot", start=False) as table:
        held = (table.made, list(table.made["tokens"].values()))
        hosted = (table.made, [table.made["host"]])
        strange = (table.made, ["x" * 32])
        gone = ({"code": "ZZZZZZZZ"}, held[1])

        assert [told["code"] for told in standings(near, gone, strange, held)] == [table.made["code"]]
        assert [told["code"] for told in standings(near, strange, hosted)] == [table.made["code"]]
        told = standings(near, held)[0]
        assert len(told.pop("label")) == 2
        assert told == {
            "code": table.made["code"], "game": "douro", "names": ["A", "Mistral", "Noroît"], "yours": ["A"], "status": "seating",
            "slow": False, "asked": False, "benched": False, "awaited": [], "among": [], "since": None, "due": None,
        }  # fmt: skip


def test_a_room_that_is_named_several_times_is_looked_at_once(near):
    with evening(near) as table:
        first, second = ((table.made, [table.made["tokens"][place]]) for place in "01")
        small = ({"code": table.made["code"].lower()}, [table.made["host"]])
        assert table.ask("A", "choose", version=1, move="7")["type"] == "done"

        assert [told["asked"] for told in standings(near, first, second, small, first)] == [True]


def test_a_page_that_says_nothing_is_asked_whether_it_is_there(near, monkeypatch):
    monkeypatch.setattr(sockets, "ASK", 0.05)
    made = near.open_room(["local", "local"], "dorada")
    with near.socket() as line:
        line.hello(made["code"], [made["tokens"]["0"]])

        line.until("ask")
        line.ask({"type": "ping"})
        line.until("ask")  # and again, whenever it is silent


# ---- Proposals, and what follows a no


def test_what_was_declined_or_withdrawn_is_not_proposed_again_at_once(tmp_path):
    with serving(tmp_path, times=replace(PATIENT, rest=3600)) as near, evening(near) as table:
        assert table.ask("A", "vote", kind="end", agree=True)["type"] == "done"
        assert table.ask("B", "vote", kind="end", agree=False)["type"] == "done"
        assert table.ask("A", "vote", kind="end", agree=True)["message"] == "refused-proposed-lately"
        assert table.ask("C", "vote", kind="end", agree=True)["type"] == "done"  # others may
        assert table.ask("C", "vote", kind="end", agree=False)["type"] == "done"
        assert table.ask("C", "vote", kind="end", agree=True)["message"] == "refused-proposed-lately"


def declined(table):
    """The match is over, and B does not want another one."""
    for seat in "ABC":
        table.ask(seat, "vote", kind="end", agree=True)
    table.until(lambda room: room["status"] == "abandoned")
    path = f"/api/rooms/{table.made['code']}/rematch"
    refused = table.near.http.post(path, headers=bearer(table.made["host"]))
    assert refused.json()["message"] == "refused-nobody-declined"
    for seat in "ABC":
        table.ask(seat, "vote", kind="rematch", agree=seat != "B")
    return path


def test_after_a_no_the_host_prepares_a_match_in_which_that_seat_is_free(near):
    with evening(near) as table:
        path = declined(table)
        first = table.room["match"]
        for place in "012":
            answer = near.http.post(path, headers=bearer(table.made["tokens"][place]))
            assert answer.json()["message"] == "refused-host"
        assert near.http.post(path, headers=bearer(table.made["host"])).status_code == 204
        room = table.until(lambda room: room["number"] == 2)

        assert room["status"] == "seating"
        assert [one["kind"] for one in room["chairs"]] == ["person", "open", "person"]
        past = near.http.get(f"/api/rooms/{table.made['code']}/matches").json()
        assert first in str(past)


def test_a_free_seat_is_taken_away_and_those_who_stay_play_to_the_end(near):
    with evening(near, game="dorada") as table:
        near.http.post(declined(table), headers=bearer(table.made["host"]))
        before = table.until(lambda room: room["number"] == 2)
        places = [(one["place"], one["kind"]) for one in before["chairs"]]
        (free,), (taken, _) = (
            [place for place, kind in places if (kind == "open") is wanted] for wanted in (True, False)
        )
        path = f"/api/rooms/{table.made['code']}/seats"
        host, guest = bearer(table.made["host"]), bearer(table.made["tokens"][str(taken)])

        for place, who, why in ((free, guest, "host"), (taken, host, "drop"), (4, host, "place")):
            refused = near.http.post(f"{path}/{place}/drop", headers=who)
            assert refused.json()["message"] == f"refused-{why}"
        assert near.http.post(f"{path}/{free}/drop", headers=host).status_code == 204
        room = table.until(lambda room: len(room["chairs"]) == 2)
        assert (room["number"], room["status"], room["match"] != before["match"]) == (2, "seating", True)
        assert sorted(one["seat"] for one in room["chairs"]) == ["A", "B"]
        assert [one["place"] for one in room["chairs"]] == [place for place, kind in places if kind != "open"]
        again = near.http.post(f"{path}/{taken}/drop", headers=host)
        assert again.json()["message"] == "refused-drop"
        near.start(table.made)
        assert table.until(lambda room: room["status"] == "running")["match"] == room["match"]
        assert near.http.post(f"{path}/{taken}/drop", headers=host).json()["message"] == "refused-started"
        assert len(near.http.get(f"/api/rooms/{table.made['code']}/matches").json()) == 2


def test_a_table_gets_no_smaller_than_the_game_allows(near):
    made = near.open_room(["local", "open", "open"])
    answer = near.http.post(f"/api/rooms/{made['code']}/seats/1/drop", headers=bearer(made["host"]))

    assert answer.json()["message"] == "refused-players"


def test_nobody_is_taken_into_another_match_before_they_have_answered(near):
    with evening(near) as table:
        for seat in "ABC":
            table.ask(seat, "vote", kind="end", agree=True)
        table.until(lambda room: room["status"] == "abandoned")
        path, host = f"/api/rooms/{table.made['code']}/rematch", bearer(table.made["host"])
        table.ask("A", "vote", kind="rematch", agree=False)
        table.ask("B", "vote", kind="rematch", agree=True)
        answer = near.http.post(path, headers=host)

        assert answer.json()["message"] == "refused-rematch-awaited"

        table.silence("2")  # whoever has long been away is not waited for
        assert near.http.post(path, headers=host).status_code == 204


def test_after_a_no_anybody_may_go_on_while_the_host_is_away(near):
    with evening(near) as table:
        path = declined(table)
        table.silence("host")
        told = table.people["A"]
        while not (room := told.until("room"))["hosting"]:
            pass
        assert room["status"] == "abandoned"

        assert near.http.post(path, headers=bearer(table.made["tokens"]["0"])).status_code == 204
        table.until(lambda room: room["number"] == 2)

"""Why a match is not rated: everybody at the table is told, and nobody that somebody else still chooses."""

from estran.server.settings import Times
from tests.server.near import Line, eventually, serving
from tests.server.serving import QUICK
from tests.server.somebody import Somebody
from tests.server.test_results import LONG, Table, add_people, near, table

__all__ = ["near"]


def told(line: Line, ours: Table) -> str | None:
    """What an onlooker who comes now is told of it."""
    reason: str | None = line.hello(ours.made["watch"])["unrated"]
    return reason


def test_a_rated_match_has_no_reason_and_neither_has_one_where_nothing_is_rated(near):
    for rated in (True, False):
        with table(near, rated=rated) as ours:
            assert (ours.room["rated"], ours.room["unrated"]) == (rated, None)
            ours.play()

            assert (ours.room["rated"], ours.room["unrated"]) == (rated, None)


def test_everybody_is_told_that_somebody_has_no_profile_of_their_own(near):
    for profiles in (["ada", None], ["ada", "ada"]):
        with table(near, profiles=profiles) as ours, near.socket() as line:
            assert ours.room["unrated"] == told(line, ours) == "people"


def test_before_it_begins_there_is_no_reason_yet(near):
    made = near.open_room(["local", "open", "bot"])
    with near.database() as connection:
        connection.execute("UPDATE rooms SET rated = 1 WHERE code = ?", [made["code"]])
    with near.socket() as line:
        room = line.hello(made["code"], made["tokens"].values())

        assert (room["rated"], room["unrated"]) == (True, None)


def test_everybody_is_told_at_once_that_a_choice_was_taken_back(near):
    with table(near, people=1, bots=2) as ours, near.socket() as line:
        line.hello(ours.made["watch"])
        ours.choose()
        ours.play(lambda ours: ours.told["news"][0]["undo"])
        assert ours.ask("undo", "A", agree=True)["type"] == "done"

        while line.until("room")["unrated"] != "taken-back":
            pass
        ours.play(lambda ours: ours.room["unrated"] == "taken-back")


def test_alone_against_bots_a_hint_is_told_at_once(near):
    with table(near, people=1, bots=2) as ours, near.socket() as line:
        ours.play(lambda ours: ours.told["news"][0]["view"]["choices"])
        assert ours.ask("hint", "A")["type"] == "hint"

        eventually(lambda: told(line, ours) == "hint")


def test_among_people_a_hint_is_told_once_the_choice_is_made_and_not_before(near):
    with table(near, room={"hints": True}) as ours, near.socket() as bo, near.socket() as line:
        bo.hello(ours.made["code"], [ours.made["tokens"]["1"]])
        bo.everything()
        assert ours.ask("hint", "A")["type"] == "hint"

        assert told(line, ours) is None
        assert b'"unrated":"hint"' not in b"".join(bo.everything())
        version = ours.told["version"]
        ours.play(lambda ours: ours.told["version"] > version)
        while bo.until("room")["unrated"] != "hint":
            pass
        assert told(line, ours) == "hint"


def test_a_match_that_was_ended_early_says_so(near):
    with table(near) as ours, near.socket() as line:
        ours.vote("end")

        assert told(line, ours) == "ended"


def test_where_the_host_rates_nothing_any_more_rooms_of_before_are_not_called_rated(tmp_path, monkeypatch):
    monkeypatch.setenv("ESTRAN_PLAIN", "1")
    with serving(tmp_path, times=Times(**{**QUICK, **LONG}), ratings=False) as near:
        add_people(near)
        with table(near) as ours:
            assert (ours.room["rated"], ours.room["unrated"]) == (False, None)


def test_before_a_match_it_is_told_because_of_whom_it_will_not_be_rated(near):
    ada, ben, cem = (Somebody(near.http, name) for name in ("Ada", "Ben", "Cem"))
    for one in (ada, cem):
        one.ask("PATCH", "", {"rated": True})
    for rated in (True, False):
        made = ada.open(["local", "local", "open", "open", "bot"], rated=rated)
        for one in (ben, cem):
            one.join(made["code"])
        with near.socket() as line:
            room = line.hello(made["watch"])
            assert [chair["unrated"] for chair in room["chairs"]] == [False, rated, rated, False, False]
            if rated:
                ben.ask("PATCH", "", {"rated": True})
                while line.until("room")["chairs"][2]["unrated"]:
                    pass
                near.start(made)
                while (room := line.until("room"))["status"] == "seating":
                    pass
                assert not any(chair["unrated"] for chair in room["chairs"])
        ben.ask("PATCH", "", {"rated": False})

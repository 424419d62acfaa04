"""Matches that begin at a table on one line, and their records."""

import msgspec
import pytest

from estran import Match, MatchRecord, Refused, verify
from estran.match.chance import Fair, Scripted

LATE = "3 players  dealer B  lantern C  loot gold-1 - | - -  A: gold-3 wines-2  B: lace-1*4  pile 20"
CHOSEN = "3 players  phylloxera A  valley 2 fog  A chose 7"


def played_on(match):
    """The match, with the first legal choice of the first seat every time."""
    while not match.over:
        seat = min(match.waiting)
        match.play(seat, match.legal(seat)[0])
    return match


def test_a_match_begins_where_its_table_says():
    match = Match.from_table("dolores", LATE, names=["Ana", "Bo", "Cy"], seed=7)

    assert match.names == ["Ana", "Bo", "Cy"]
    assert match.view("A").players == 3
    assert match.plies[0].startswith("* ")
    assert "loot ? ? | ? ?" in match.line("A")
    assert "loot gold-1 " in match.line("C")


def test_what_the_line_leaves_open_follows_from_the_seed():
    line = "3 players  dealer A  lantern C  loot ? ? | ? ?"
    first, again, other = (Match.from_table("dolores", line, seed=seed) for seed in (7, 7, 8))

    assert first.start == again.start != other.start
    assert "?" not in str(first.start)
    assert first.line() == line + "  discards lantern"


def test_a_match_from_a_table_without_a_seed_has_one_of_its_own():
    assert isinstance(Match.from_table("douro", "3 players").record().seed, int)


def test_the_options_of_a_line_are_those_of_the_match():
    match = Match.from_table("douro", "3 players  open_points true", options={"open_cards": True}, seed=1)

    assert match.options == {"open_points": True, "open_cards": True}


def test_the_record_keeps_the_table_and_can_be_replayed():
    match = played_on(Match.from_table("dolores", LATE, seed=7))
    record = MatchRecord.decode(match.record().encode())

    assert record.table == match.start
    assert Match.replay(record).table.tobytes() == match.table.tobytes()
    assert verify(record).over


def test_undo_and_moments_go_back_to_the_table_and_no_further():
    match = Match.from_table("douro", CHOSEN, seed=7)
    match.play("B", "4")

    assert match.at(0).waiting == {"B", "C"}
    assert match.undo() == "B 4"
    with pytest.raises(Refused, match="no choice to take back"):
        match.undo()


def test_a_choice_that_was_open_when_the_match_began_stays_its_seat_s_secret():
    match = Match.from_table("douro", CHOSEN, chance=Scripted(["order 7"]))

    assert "chose" in match.line("A")
    assert "chose" not in match.line("B") + match.line()
    assert match.view("B").waiting == ["A", "B", "C"]
    match.play("B", "1")
    assert match.plies_seen("C") == []
    match.play("C", "2")
    assert match.plies == ["B 1", "C 2", "* order 7"]


def test_a_record_for_another_number_of_players_than_its_table_is_refused():
    record = msgspec.structs.replace(Match.from_table("douro", CHOSEN, seed=7).record(), players=4)

    with pytest.raises(Refused, match="The table is for 3 players, but 4"):
        Match.replay(record)


def test_a_match_from_a_table_is_never_proven():
    match = played_on(Match.from_table("dorada", "2 players  first A  4 violet", chance=Fair("m", ["", ""])))

    with pytest.raises(Refused, match="its dice prove nothing"):
        verify(match.record())


def test_a_table_that_cannot_be_played_to_its_end_is_refused():
    with pytest.raises(Refused, match="contests are still to come"):
        Match.from_table("douro", "3 players  phylloxera A  valley 2 fog  A: 7")

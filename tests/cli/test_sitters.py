"""Replay and verify: who played a seat from which ply on, and how a match stopped before its end."""

import pytest

from estran.match.match import Match
from estran.match.record import MatchRecord
from tests.match.test_record import stopped_match
from tests.words.accounts import HERE


@pytest.fixture
def stopped(tmp_path):
    """A fair match in which a bot played for a while, ended by agreement; and its record's file."""
    record = stopped_match().record()
    record.names = ["Ada", "Bo", "Cy"]
    record.save(tmp_path / "a.json")
    return record


def test_a_replay_says_when_a_seat_changed_hands_and_how_it_ended(estran, stopped):
    lines = estran("replay", "a.json").out.splitlines()
    (left, _, _), (back, _, _) = stopped.sat

    there = lines.index(f"From ply {left} on, a bot (normal) plays for Bo.")
    assert lines[there + 1].startswith(f"{left}. ")
    assert lines[lines.index("Bo is back.") + 1].startswith(f"{back}. ")
    assert lines[-2:] == [
        "The match was ended here by agreement.",
        f"The record ends after {len(stopped.plies)} plies.",
    ]


@pytest.mark.parametrize(
    ("lang", "ended", "said"),
    [("fr", "agreed", "d’un commun accord"), ("pl", "agreed", "za zgodą wszystkich"), ("en", "abandoned", "abandoned")],
)
def test_every_language_says_how_it_ended(estran, tmp_path, stopped, lang, ended, said):
    stopped.ended = ended
    stopped.save(tmp_path / "a.json")

    assert said in estran("replay", "a.json", lang=lang).out
    assert said in estran("verify", "a.json", lang=lang).out


def test_a_level_of_a_newer_version_is_told_as_it_is_written(estran, tmp_path, stopped):
    stopped.sat = [(3, "A", "grand-master")]
    stopped.save(tmp_path / "a.json")

    assert "From ply 3 on, a bot (grand-master) plays for Ada." in estran("replay", "a.json").out


def test_a_match_that_was_stopped_is_proven_as_far_as_it_went(estran, stopped):
    ran = estran("verify", "a.json")

    assert ran.code == 0
    assert "The match was ended early by agreement; it has been checked as far as it went." in ran.out
    assert "The dice are proven fair: " in ran.out


def test_an_altered_die_is_not_proven_by_an_end(estran, tmp_path, stopped):
    number = next(number for number, ply in enumerate(stopped.plies) if ply.startswith("* lottery"))
    other = "1" if stopped.plies[number][-1] != "1" else "2"
    stopped.plies[number] = f"{stopped.plies[number].rpartition(' ')[0]} {other}"
    stopped.save(tmp_path / "a.json")

    ran = estran("verify", "a.json")

    assert ran.code == 1
    assert "proven" not in ran.out


def test_a_whole_match_that_claims_to_have_been_stopped_is_refused(estran, tmp_path):
    record = MatchRecord.load(HERE / "douro.json")
    record.ended = "agreed"
    record.save(tmp_path / "a.json")

    ran = estran("verify", "a.json")

    assert ran.code == 1
    assert ran.err == "The match was played to its end, so it cannot also have been stopped early (“agreed”).\n"


@pytest.mark.parametrize("command", ["replay", "verify", "analyse"])
def test_changes_of_hands_that_cannot_have_been_are_refused_in_a_sentence(estran, tmp_path, stopped, command):
    stopped.sat = [(3, "A", "\x1b[2J")]
    stopped.save(tmp_path / "a.json")

    ran = estran(command, "a.json")

    assert ran.code == 1
    assert "\x1b" not in ran.out + ran.err
    assert "cannot play at seat A" in ran.err


def test_a_match_that_was_stopped_can_be_resumed_and_keeps_who_sat_where(estran, tmp_path):
    match = Match("douro", 3, seed=1)
    match.sit("A", "normal")
    match.sit("A", "person")
    match.end("agreed")
    match.record().save(tmp_path / "a.json")

    estran("play", "--resume", "a.json", "--bots", "2", typed=("7",))
    again = MatchRecord.load(tmp_path / "a.json")

    assert again.sat == match.sat
    assert again.ended is None

"""Records: written, read, refused when they are damaged, and proven."""

import json
import random

import msgspec
import pytest

from estran import Match, MatchRecord, Refused, verify
from estran.match.chance import Fair

EXAMPLE = """{"format": "estran-record/1", "game": "douro", "players": 3, "options": {}, "names": ["Ana", "Bo", "Cy"],
 "plies": ["* lottery A 7", "* lottery B 0", "* lottery C 3", "* level 2", "* fog", "B 4", "A 10", "C 0", "* order 9"]}"""


def whole_match(game="douro", players=3, chance=None, seed=1):
    match, luck = Match(game, players, seed=seed, chance=chance), random.Random(seed)
    while not match.over:
        seat = luck.choice(sorted(match.waiting))
        match.play(seat, luck.choice(match.legal(seat)))
    return match


def fair_match():
    return whole_match(chance=Fair("m-1", ["ab", "żółw", ""]))


def changed(record, **changes):
    return msgspec.structs.replace(record, **changes)


def test_the_printed_example_is_a_record():
    match = Match.replay(MatchRecord.decode(EXAMPLE))

    assert match.names == ["Ana", "Bo", "Cy"]
    assert match.table.points[0] == 7  # 14 barrels fill an order of 9, and A was the most generous


def test_a_record_has_the_fields_of_the_notation_and_only_options_that_differ():
    match = Match("douro", 3, options={"open_points": True, "open_cards": False}, names=["Ana", "Bo", "Cy"], seed=1)

    written = json.loads(match.record().encode())

    assert set(written) == {"format", "game", "players", "options", "names", "plies", "seed"}
    assert written["options"] == {"open_points": True}


def test_the_result_is_written_when_the_match_is_over():
    match = whole_match()

    result = json.loads(match.record().encode())["result"]

    assert result["scores"] == list(match.table.points[:3])
    assert result["winners"] == match.view().winners


def test_a_record_is_saved_and_loaded(tmp_path):
    record = whole_match().record()

    record.save(tmp_path / "evening.json")

    assert MatchRecord.load(tmp_path / "evening.json") == record
    assert [path.name for path in tmp_path.iterdir()] == ["evening.json"]


def test_a_record_that_cannot_be_saved_leaves_the_old_one(tmp_path):
    target = tmp_path / "evening.json"
    target.mkdir()

    with pytest.raises(IsADirectoryError):
        whole_match().record().save(target)

    assert [path.name for path in tmp_path.iterdir()] == ["evening.json"]


def test_a_missing_file_is_refused_with_its_name(tmp_path):
    with pytest.raises(Refused, match="nowhere"):
        MatchRecord.load(tmp_path / "nowhere.json")


@pytest.mark.parametrize(
    "text", [EXAMPLE[:100], "", "{", b"\xff\xfe", EXAMPLE.replace('"players": 3', '"players": "three"')]
)
def test_a_damaged_or_truncated_record_is_refused(text):
    with pytest.raises(Refused, match="not a whole record"):
        MatchRecord.decode(text)


@pytest.mark.parametrize("text", ["[]", "{}", "7", '{"format": "pgn/1"}'])
def test_a_foreign_file_is_refused(text):
    with pytest.raises(Refused, match="no record of ours"):
        MatchRecord.decode(text)


def test_unknown_fields_are_ignored():
    record = MatchRecord.decode(EXAMPLE.replace('"players"', '"weather": "fog", "players"'))

    assert record.players == 3


@pytest.mark.parametrize(
    ("number", "ply", "reason"),
    [
        (5, "B 5", "Ply 5: “5” is not possible for B"),
        (5, "D 4", "no seat “D”"),
        (5, "* fog", "Ply 5: “fog” cannot be played by chance now"),
        (4, "A 4", "Ply 4: “4” cannot be played by A now"),
        (8, "* order 7000", "Ply 8: “order 7000” is not possible"),
        (3, "fog", "Ply 3: “fog” is not a ply"),
    ],
)
def test_an_illegal_ply_is_refused_with_its_number(number, ply, reason):
    record = MatchRecord.decode(EXAMPLE)
    record.plies[number] = ply

    with pytest.raises(Refused, match=reason):
        Match.replay(record)


def test_a_result_before_the_end_a_missing_one_and_a_wrong_one_are_refused():
    record = whole_match().record()
    wrong = changed(record.result, scores=[99, 0, 0])

    for false in (
        changed(record, result=wrong),
        changed(record, result=None),
        changed(record, plies=record.plies[:-1]),
    ):
        with pytest.raises(Refused, match="the result is"):
            Match.replay(false)


def test_any_record_is_verified_by_the_rules():
    record = whole_match().record()

    assert verify(record) == (len(record.plies), True, None)


def test_a_fair_record_is_proven_draw_by_draw():
    record = MatchRecord.decode(fair_match().record().encode())

    proof = verify(record)

    assert proof.draws == sum(ply.startswith("*") for ply in record.plies)


def test_the_seed_is_kept_until_the_match_is_over():
    fair = Fair("m-1", ["", "", ""])
    match = Match("douro", 3, chance=fair)

    written = match.record().encode().decode()

    assert fair.commitment in written
    assert fair.seed.hex() not in written
    assert "draws" not in written
    assert verify(match.record()).draws is None


def test_a_changed_die_is_caught_and_its_ply_named():
    record = fair_match().record()
    number = record.plies.index(next(ply for ply in record.plies if ply.startswith("* lottery B")))
    record.plies[number] = "* lottery B 1" if record.plies[number] != "* lottery B 1" else "* lottery B 2"

    with pytest.raises(Refused, match=f"Ply {number}: the dice led to"):
        verify(record)


def test_changed_odds_are_caught_and_their_ply_named():
    record = fair_match().record()
    ply, odds = record.fairness.draws[2]
    record.fairness.draws[2] = (ply, odds[1:])

    with pytest.raises(Refused, match=f"Ply {ply}: the odds"):
        verify(record)


@pytest.mark.parametrize("seed", ["00" * 32, "no hex at all"])
def test_another_seed_than_the_committed_one_is_caught(seed):
    record = fair_match().record()

    with pytest.raises(Refused, match="not the one that was committed"):
        verify(changed(record, fairness=changed(record.fairness, seed=seed)))


def test_a_changed_word_is_caught():
    record = fair_match().record()

    with pytest.raises(Refused, match="the dice led to"):
        verify(changed(record, fairness=changed(record.fairness, words=["ab", "żółw", "x"])))


def test_a_wrong_result_of_a_fair_match_is_caught():
    record = fair_match().record()

    with pytest.raises(Refused, match="the result is"):
        verify(changed(record, result=changed(record.result, winners=["A", "B", "C"])))


def test_undo_forgets_the_draws_taken_back():
    fair = Fair("m-1", ["", "", ""])
    match = Match("douro", 3, chance=fair)
    for seat in "ABC":
        match.play(seat, "3")
    match.undo()

    assert max(fair.draws) < len(match.plies)

"""Records: written, read, refused when they are damaged, and proven."""

import hashlib
import json
import random

import msgspec
import pytest

from estran import Match, MatchRecord, Refused, verify
from estran.match.chance import Fair, fair_outcome
from estran.match.record import fairness_of

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
    with pytest.raises(Refused, match="incomplete or damaged"):
        MatchRecord.decode(text)


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("players", "three", "“players” must be a whole number"),
        ("plies", "A 7", "“plies” must be a list, and every entry must be text"),
        ("game", None, "“game” must be text"),
        ("options", [], "“options” must be a table of options and values"),
        ("talk", [[5, "A"]], "“talk” must be a list of signals"),
        ("sat", [["5", "A", "person"]], "“sat” must be a list of changes"),
        ("result", {}, "“result” must have the scores and the winners"),
        ("ended", "won", "“ended” must be “agreed” or “abandoned”"),
        ("fairness", {"match": 7}, "“fairness” must be the proof of the dice"),
    ],
)
def test_a_damaged_file_is_refused_with_its_name_and_what_was_expected(tmp_path, field, value, expected):
    path = tmp_path / "evening.json"
    path.write_text(json.dumps(json.loads(EXAMPLE) | {field: value}))

    with pytest.raises(Refused) as refused:
        MatchRecord.load(path)

    assert str(refused.value).startswith(f"{path} cannot be used. This record is incomplete or damaged: {expected}")


@pytest.mark.parametrize("field", ["game", "players", "plies"])
def test_a_field_that_is_missing_is_named(field):
    content = json.loads(EXAMPLE)
    del content[field]

    with pytest.raises(Refused, match=f"incomplete or damaged: “{field}” must be"):
        MatchRecord.decode(json.dumps(content))


@pytest.mark.parametrize("text", ["[]", "{}", "7", '{"format": "pgn/1"}'])
def test_a_foreign_file_is_refused(text):
    with pytest.raises(Refused, match="not an Estran record"):
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


def forged(**fields):
    """A fair record in which somebody has changed something about the dice."""
    record = fair_match().record()
    return changed(record, fairness=changed(record.fairness, **fields))


@pytest.mark.parametrize("fields", [{"seed": "00" * 32}, {"match": "m-2"}, {"commitment": "00" * 32}])
def test_another_seed_or_match_than_the_committed_one_is_caught(fields):
    with pytest.raises(Refused, match="not those that were committed"):
        verify(forged(**fields))


def test_a_ground_id_is_caught():
    """A server that knows all words tries ids until the first die pleases it."""
    seed = bytes(range(32))
    ids = (f"m-{number}" for number in range(1000))
    match = next(one for one in ids if fair_outcome(seed, one, ["", ""], 0, [("A", 1), ("B", 1)]) == "B")
    record = Match("dorada", 2, chance=Fair(match, ["", ""], seed)).record()
    record.fairness = fairness_of(Fair(match, ["", ""], seed), [])

    with pytest.raises(Refused, match="not those that were committed"):
        verify(changed(record, fairness=changed(record.fairness, commitment=Fair("m-promised", [], seed).commitment)))


@pytest.mark.parametrize("seed", ["", "00", "00" * 31, "00" * 33, "zz: not a seed at all", "0 " * 32, "٠" * 64])
def test_a_seed_that_is_not_64_hexadecimal_digits_is_caught(seed):
    loose = bytes.fromhex(seed) if seed in ("", "00", "00" * 31, "00" * 33) else b""

    with pytest.raises(Refused, match="not 64 hexadecimal digits"):
        verify(forged(seed=seed, commitment=hashlib.sha256(loose + b"m-1").hexdigest()))


@pytest.mark.parametrize("words", [[], ["ab", "żółw"], ["ab", "żółw", "", ""], ["ab"] * 9])
def test_another_number_of_words_than_seats_is_caught(words):
    with pytest.raises(Refused, match=f"the number of words for the dice is {len(words)}, but there are 3 seats"):
        verify(forged(words=words))


@pytest.mark.parametrize("word", ["e\u0301", "x" * 65])
def test_a_word_that_is_not_nfc_or_too_long_is_caught(word):
    with pytest.raises(Refused, match="the word of seat B is too long, or not in Unicode normal form"):
        verify(forged(words=["ab", word, ""]))


@pytest.mark.parametrize("missing", [["A"], ["C", "C"], ["D"], ["A", "C"], ["nobody"]])
def test_seats_that_are_listed_as_missing_and_are_not_are_caught(missing):
    with pytest.raises(Refused, match="not those that are listed as missing"):
        verify(forged(missing=missing))


def test_a_missing_word_is_told_and_proven():
    record = whole_match(chance=Fair("m-1", ["ab", "", ""], missing=["B"])).record()

    assert record.fairness.missing == ["B"]
    assert verify(record).draws


def test_a_draw_that_is_left_out_added_or_listed_twice_is_caught():
    record = fair_match().record()
    draws = record.fairness.draws

    def refuse(wrong, ply):
        with pytest.raises(
            Refused, match=f"at ply {ply} the record lists a draw that did not happen, or leaves one out"
        ):
            verify(changed(record, fairness=changed(record.fairness, draws=wrong)))

    refuse(draws[:-1], draws[-1][0])
    refuse([draws[0], *draws], draws[1][0])
    refuse([*draws, draws[-1]], len(record.plies))
    refuse(None, 0)


def test_a_finished_match_that_keeps_its_seed_back_is_caught():
    with pytest.raises(Refused, match="its seed has not been published"):
        verify(forged(seed=None, draws=None))


def test_a_match_of_version_1_is_replayed_and_called_not_proven():
    record = whole_match(chance=Fair("m-1", ["ab", "cd", ""], version=1)).record()

    assert b'"version"' not in record.encode()
    assert b'"missing"' not in record.encode()
    with pytest.raises(Refused, match=f"All {len(record.plies)} plies follow the rules, but the dice are not proven"):
        verify(record)
    with pytest.raises(Refused, match="is not possible"):
        verify(changed(record, plies=["* lottery A 5", *record.plies[1:]]))


@pytest.mark.parametrize("version", [0, 3])
def test_an_unknown_version_is_caught(version):
    with pytest.raises(Refused, match=f"version {version} of the fair dice is not known here, only 2"):
        verify(forged(version=version))


def test_talk_of_a_seat_that_is_not_at_the_table_is_caught():
    record = Match("dolores", 2, seed=4).record()

    with pytest.raises(Refused, match="“Z”"):
        verify(changed(record, talk=[(0, "Z", "yes")]))


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


# ---- Who sat where, and how it ended


def stopped_match(how="agreed"):
    """A fair match that stopped before its end: a bot played for B for a while, and then B again."""
    match, luck = Match("douro", 3, chance=Fair("m-1", ["ab", "żółw", ""])), random.Random(1)
    changes = {12: "normal", 20: "person"}
    while len(match.plies) < 30:
        if changes and len(match.plies) >= min(changes):
            match.sit("B", changes.pop(min(changes)))
        seat = luck.choice(sorted(match.waiting))
        match.play(seat, luck.choice(match.legal(seat)))
    match.end(how)
    return match


def test_a_record_says_who_sat_where_and_how_it_ended():
    match = stopped_match()

    written = json.loads(match.record().encode())

    assert [sat[1:] for sat in written["sat"]] == [["B", "normal"], ["B", "person"]]
    assert written["ended"] == "agreed"
    assert "result" not in written


@pytest.mark.parametrize("how", ["agreed", "abandoned"])
def test_who_sat_where_and_how_it_ended_are_kept_when_a_record_is_loaded_and_saved_again(how):
    record = stopped_match(how).record()
    again = Match.replay(MatchRecord.decode(record.encode())).record()

    assert (again.sat, again.ended) == (record.sat, how)


def test_a_record_knows_who_played_a_seat_at_each_ply():
    record = stopped_match().record()
    (left, *_), (back, *_) = record.sat

    assert [record.sitter("B", ply) for ply in (0, left - 1, left, back - 1, back)] == [
        None,
        None,
        "normal",
        "normal",
        "person",
    ]
    assert record.sitter("A", back) is None


def test_a_level_of_a_newer_version_is_read():
    record = MatchRecord.decode(EXAMPLE.replace('"plies"', '"sat": [[5, "A", "grand-master-2"]], "plies"'))

    assert Match.replay(record).record().sat == [(5, "A", "grand-master-2")]


@pytest.mark.parametrize(
    ("sat", "reason"),
    [
        ([[10, "A", "normal"]], "changed hands at ply 10, .* between 0 and 9"),
        ([[-1, "A", "normal"]], "at ply -1"),
        ([[5, "A", "normal"], [4, "A", "person"]], "at ply 4, .* between 5 and 9"),
        ([[5, "D", "normal"]], "no seat “D”"),
        ([[5, "", "normal"]], "no seat “”"),
        ([[5, "AB", "normal"]], "no seat “AB”"),
        ([[5, "A", ""]], "“” cannot play at seat A"),
        ([[5, "A", "\u001b[2J"]], "cannot play at seat A"),
        ([[5, "A", "x" * 33]], "cannot play at seat A"),
        ([[5, "A"]], "incomplete or damaged"),
        ([["5", "A", "person"]], "incomplete or damaged"),
        ({}, "incomplete or damaged"),
    ],
)
def test_changes_of_hands_that_cannot_have_been_are_refused(sat, reason):
    text = json.dumps(json.loads(EXAMPLE) | {"sat": sat})

    with pytest.raises(Refused, match=reason.replace("[", r"\[")):
        Match.replay(MatchRecord.decode(text))


@pytest.mark.parametrize("ended", ["won", "", 7, [], "AGREED"])
def test_an_unknown_end_is_refused(ended):
    with pytest.raises(Refused, match="incomplete or damaged"):
        MatchRecord.decode(json.dumps(json.loads(EXAMPLE) | {"ended": ended}))


def test_a_match_with_a_result_cannot_have_been_stopped():
    record = whole_match().record()

    with pytest.raises(Refused, match="was played to its end"):
        Match.replay(changed(record, ended="agreed"))
    with pytest.raises(Refused, match="the result is"):
        Match.replay(changed(record, ended="agreed", result=None))
    with pytest.raises(Refused, match="was played to its end"):
        whole_match().end("agreed")


def test_nobody_sits_where_there_is_no_seat_and_nothing_else_plays():
    match = Match("douro", 3, seed=1)

    with pytest.raises(Refused, match="no seat “D”"):
        match.sit("D", "person")
    with pytest.raises(Refused, match="cannot play at seat A"):
        match.sit("A", "The Bot")

    assert match.sat == []


def test_a_match_that_goes_on_has_not_ended():
    match = Match.replay(stopped_match().record())
    seat = min(match.waiting)

    match.play(seat, match.legal(seat)[0])

    assert match.record().ended is None


def test_undo_leaves_whoever_sits_there_at_the_end():
    match = Match("dorada", 2, seed=1)
    for _ in range(4):
        seat = min(match.waiting)
        match.play(seat, match.legal(seat)[0])
    match.sit("B", "normal")
    match.undo()

    assert match.sat == [(len(match.plies), "B", "normal")]
    Match.replay(match.record())


def test_a_copy_of_a_match_changes_hands_alone():
    match = Match("douro", 3, seed=1)
    match.fork().sit("A", "normal")

    assert match.sat == []


@pytest.mark.parametrize("how", ["agreed", "abandoned"])
def test_a_match_that_was_stopped_is_proven_as_far_as_it_went(how):
    record = MatchRecord.decode(stopped_match(how).record().encode())

    proof = verify(record)

    assert (proof.over, proof.draws) == (False, sum(ply.startswith("*") for ply in record.plies))


def test_an_end_that_was_made_up_does_not_prove_what_is_kept_back():
    match = Match("douro", 3, chance=Fair("m-1", ["", "", ""]))
    record = match.record()

    with pytest.raises(Refused, match="its seed has not been published"):
        verify(changed(record, ended="agreed"))


def test_who_sat_where_proves_nothing_that_the_dice_do_not():
    record = stopped_match().record()
    number = next(number for number, ply in enumerate(record.plies) if ply.startswith("* lottery B"))
    other = "* lottery B 1" if record.plies[number] != "* lottery B 1" else "* lottery B 2"
    plies = [*record.plies[:number], other, *record.plies[number + 1 :]]

    for sat in (record.sat, [], [(0, "B", "person")], [(number, "B", "expert")]):
        for ended in ("agreed", "abandoned", None):
            with pytest.raises(Refused):
                verify(changed(record, plies=plies, sat=sat, ended=ended))

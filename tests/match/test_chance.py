"""Where chance comes from: seeds, scripts, and dice that can be proven."""

import hashlib
import json
import re
from collections import Counter
from pathlib import Path

import pytest

from estran import Match, Refused
from estran.match.chance import LONGEST_TYPED, LONGEST_WORD, Fair, Scripted, Seeded, fair_outcome, is_word, salted

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
VECTORS = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0])
SEED = bytes(range(32))
DIE = [(str(face), 1) for face in range(1, 7)]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['match']}-{vector['ply']}")
def test_the_published_test_vectors_hold(vector):
    odds = [tuple(outcome) for outcome in vector["odds"]]

    assert fair_outcome(SEED, vector["match"], vector["words"], vector["ply"], odds) == vector["outcome"]
    assert Fair(vector["match"], [], SEED).commitment == vector["commitment"]
    assert all(is_word(word) for word in vector["words"])


def test_the_commitment_is_the_hash_of_the_seed_and_the_match():
    assert Fair("m-1", [], SEED).commitment == hashlib.sha256(SEED + b"m-1").hexdigest()
    assert Fair("m-1", [], SEED).commitment != Fair("m-2", [], SEED).commitment


def test_version_1_committed_to_the_seed_alone_and_had_other_draws():
    first = Fair("m-1", ["ab", "cd", ""], SEED, version=1)

    assert first.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert [first.draw(ply, DIE) for ply in (0, 1)] == ["2", "5"]


@pytest.mark.parametrize("weights", [(2**53, 1), (2**53 - 1, 1), (0, 1), ()])
def test_fair_dice_refuse_weights_that_not_everybody_could_check(weights):
    with pytest.raises(ValueError, match=re.escape("below 2**53")):
        fair_outcome(SEED, "m-1", [], 0, [(str(weight), weight) for weight in weights])


def test_a_word_is_what_was_typed_and_sixteen_random_bytes():
    word = salted("z\u0307o\u0301\u0142w")

    assert re.fullmatch("\u017c\u00f3\u0142w·[A-Za-z0-9_-]{22}", word)
    assert word != salted("\u017c\u00f3\u0142w")
    assert is_word(salted("x" * LONGEST_TYPED))
    assert len(salted("x" * LONGEST_TYPED)) == LONGEST_WORD


def test_a_word_that_is_too_long_is_refused_with_how_long_it_may_be():
    with pytest.raises(Refused, match="at most 41 characters; this one has 42"):
        salted("x" * (LONGEST_TYPED + 1))


def test_words_are_compared_in_one_form():
    decomposed, composed = "z\u0307o\u0301\u0142w", "\u017c\u00f3\u0142w"

    assert Fair("m-1", [decomposed]).words == [composed]


def test_two_fair_matches_have_different_seeds():
    assert Fair("m-1", []).seed != Fair("m-1", []).seed


def test_every_word_and_the_match_change_the_draws():
    def draws(match, words):
        return [fair_outcome(SEED, match, words, ply, DIE) for ply in range(40)]

    assert (
        len({tuple(draws(match, words)) for match in ("m", "n") for words in (["a", "b"], ["a", "c"], ["", ""])}) == 6
    )


@pytest.mark.parametrize("chance", [Seeded(1), Fair("m-1", ["ab", "cd"], SEED)], ids=["seeded", "fair"])
def test_draws_follow_the_weights(chance):
    odds = [("often", 6), ("seldom", 3), ("never but once in ten", 1)]

    seen = Counter(chance.draw(ply, odds) for ply in range(20_000))

    for outcome, weight in odds:
        assert abs(seen[outcome] / 20_000 - weight / 10) < 0.012  # four standard deviations at the most


def test_a_seeded_draw_depends_on_seed_and_ply_alone():
    assert [Seeded(7).draw(ply, DIE) for ply in range(50)] == [Seeded(7).draw(ply, DIE) for ply in range(50)]
    assert [Seeded(7).draw(ply, DIE) for ply in range(50)] != [Seeded(8).draw(ply, DIE) for ply in range(50)]


def test_a_script_is_followed():
    match = Match("dorada", 2, options={"first": "A"}, chance=Scripted(["5", "3"]))

    match.play("A", "0")

    assert match.plies == ["* 5", "A 0", "* 3"]


def test_a_script_that_asks_for_the_impossible_is_refused_with_what_is_possible():
    with pytest.raises(Refused, match=r"Ply 0: “7” is not possible for chance\. Possible now: 1, 2, 3, 4, 5 and 6"):
        Match("dorada", 2, options={"first": "A"}, chance=Scripted(["7"]))


def test_a_script_that_is_too_short_is_refused_with_the_ply():
    with pytest.raises(Refused, match="Ply 1"):
        Match("dorada", 2, chance=Scripted(["first A"]))

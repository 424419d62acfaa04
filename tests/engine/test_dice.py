"""The dice of simulations: one stream, however it is run."""

from collections import Counter

import numpy as np
import pytest

from estran.engine.dice import Dice, dice_of, draw, roll, shake, word
from estran.engine.rule import rule
from estran.games import find


@pytest.fixture
def engine(family):
    """The engine's functions in both families; any game's will do."""
    return getattr(find("douro"), family).with_


def test_the_stream_is_that_of_xoshiro128_plus_plus(engine):
    fresh = Dice.new()
    fresh.a, fresh.b, fresh.c, fresh.d = 1, 2, 3, 4

    # The first numbers of the published generator from the state 1, 2, 3, 4.
    assert [engine(word)(fresh) for _ in range(5)] == [641, 1573767, 3222811527, 3517856514, 836907274]


def test_plain_and_compiled_dice_roll_alike():
    plain, compiled = find("douro").plain, find("douro").compiled
    for seed in (0, 1, 2**31, 2**32 + 5, 2**63 - 1):
        ours, theirs = dice_of(seed, 3), Dice.new()
        compiled.with_(shake)(theirs, seed, 3)

        assert [plain.with_(roll)(ours, n) for n in range(1, 200)] == [
            compiled.with_(roll)(theirs, n) for n in range(1, 200)
        ]


def test_seeds_and_streams_that_differ_begin_differently():
    begun = {
        (fresh.a, fresh.b, fresh.c, fresh.d)
        for seed in range(100)
        for stream in range(100)
        for fresh in [dice_of(seed, stream)]
    }

    assert len(begun) == 10_000


def test_every_side_is_as_likely(engine):
    fresh = dice_of(5)

    seen = Counter(engine(roll)(fresh, 6) for _ in range(12_000))

    assert set(seen) == set(range(6))
    assert all(abs(count - 2_000) < 180 for count in seen.values())  # over four standard deviations


def test_a_number_that_would_be_biased_is_drawn_again(engine):
    sides = 3 * 2**29  # a quarter of all words must be rejected
    fresh = dice_of(1)
    words = dice_of(1)
    rolls = [engine(roll)(fresh, sides) for _ in range(200)]
    drawn = [engine(word)(words) for _ in range(300)]

    kept = [number * sides >> 32 for number in drawn if number * sides % 2**32 >= 2**32 % sides]

    assert rolls == kept[:200]


def test_outcomes_come_by_their_weights(engine):
    fresh, weights = dice_of(2), np.array([0, 6, 0, 3, 1, 9], np.int64)  # the last one is not among the five outcomes

    seen = Counter(engine(draw)(weights, 5, fresh) for _ in range(10_000))

    assert set(seen) == {1, 3, 4}
    assert abs(seen[1] - 6_000) < 200
    assert abs(seen[3] - 3_000) < 190


def test_a_function_of_a_game_cannot_be_called_without_one():
    from estran.engine.game import waiting

    with pytest.raises(TypeError, match="belongs to a game"):
        waiting(None)


def test_any_rule_can_join_a_family(engine):
    assert engine(twice)(dice_of(3)) >= 0


@rule()
def twice(dice):
    """Rolls two dice."""
    return roll(dice, 6) + roll(dice, 6)


def test_chance_without_any_outcome_is_an_error(engine):
    with pytest.raises(ValueError, match="no outcome"):
        engine(draw)(np.zeros(3, np.int64), 3, dice_of(1))

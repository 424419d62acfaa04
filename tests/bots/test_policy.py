"""Policy networks: they weigh what is legal, need little room, and play whole matches."""

from importlib import resources
from typing import Any

import numpy as np
import pytest

from estran.bots.policy import LAYERS, POLICIES, STEPS, UNITS, Layer, Policy, PolicyBot, packed_layer, policies_of
from estran.bots.reason import shares_of
from estran.bots.sight import sight
from estran.engine.dice import dice_of
from estran.games import NAMES, find
from estran.match.match import Match

ROOM = 4_000_000  # bytes for all games together
TAUGHT = [(name, players) for name in NAMES for players in policies_of(find(name))]


def looking(name, players, seed=3):
    match = Match(name, players, seed=seed)
    while len(match.legal(min(match.waiting))) == 1:
        match.play(min(match.waiting), match.legal(min(match.waiting))[0])
    return sight(match, min(match.waiting), dice_of(seed))


def made(layers):
    kept: dict[str, Any] = {}
    for name, (weight, bias) in zip(LAYERS, layers, strict=True):
        kept |= packed_layer(name, weight.astype(np.float32), bias.astype(np.float32))
    return kept


def test_every_game_has_learnt_to_play_without_looking_ahead_at_some_size():
    assert {name for name, _ in TAUGHT} == set(NAMES)


def test_the_networks_of_all_games_fit_into_four_megabytes():
    sizes = [len((resources.files(f"estran.bots.{name}") / POLICIES).read_bytes()) for name in NAMES]

    assert 0 < sum(sizes) <= ROOM


def test_a_byte_per_weight_is_off_by_half_a_step_at_most():
    weight = np.random.default_rng(1).normal(size=(5, 7)).astype(np.float32)

    layer = Layer(packed_layer("first", weight, np.zeros(5, np.float32)), "first")

    assert np.abs(layer.weight.T - weight).max(1) == pytest.approx(
        0, abs=float(np.abs(weight).max()) / STEPS / 2 + 1e-6
    )


def test_a_policy_is_what_the_layers_make_of_the_features():
    first, second, last = np.eye(UNITS, 3), np.eye(UNITS), np.zeros((4, UNITS))
    last[1, 0], last[2, 1] = np.log(3), np.log(5)
    policy = Policy(made([(first, np.zeros(UNITS)), (second, np.zeros(UNITS)), (last, np.zeros(4))]))

    shares = policy.shares(np.array([1, -1, 0], np.int8), [0, 1, 2])

    assert shares == pytest.approx([0.2, 0.6, 0.2], abs=1e-3)  # what is below zero is cut off


@pytest.mark.parametrize(("name", "players"), TAUGHT)
def test_shares_are_of_legal_choices_and_the_same_dice_make_the_same_choice(name, players):
    seen, again = looking(name, players), looking(name, players)
    bot = PolicyBot(find(name))

    shares = bot.shares(seen)

    assert len(shares) == len(seen.choices)
    assert sum(shares) == pytest.approx(1)
    assert shares_of(bot, seen) == shares
    assert bot.choose(seen) == bot.choose(again)


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in NAMES for players in find(name).players])
def test_a_match_is_played_to_its_end_where_it_has_learnt_and_where_it_has_not(name, players):
    match, bot = Match(name, players, seed=5), PolicyBot(find(name))
    dice = dice_of(7)

    while match.waiting:
        seat = min(match.waiting)
        seen = sight(match, seat, dice)
        match.play(seat, match.game.notation.write_action(seen.table, seen.seat, bot.choose(seen)))

    assert match.over


def test_where_nothing_is_secret_the_likeliest_choice_is_made():
    seen, bot = looking("dorada", 2), PolicyBot(find("dorada"))

    assert sorted(set(bot.shares(seen))) == [0.0, 1.0]
    assert seen.choices[bot.shares(seen).index(1.0)] == bot.choose(seen)

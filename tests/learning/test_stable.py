"""Stable-Baselines3 and SuperSuit take our environments as they are."""

import numpy as np
import pytest
import supersuit
from examples.selfplay_sb3 import share, train
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.vec_env import VecMonitor

from estran.envs import SeatEnv, StableTables, TablesEnv, parallel_env
from estran.games import NAMES


def first(_, masks):
    """Rivals that take the first legal action."""
    return masks.argmax(axis=1)


@pytest.mark.parametrize("name", NAMES)
def test_rivals_answer_until_the_learner_is_asked_again(name):
    env = StableTables(TablesEnv(name, 8, 3), rivals=first)
    env.seed(1)
    env.reset()
    ends = 0
    for _ in range(400):
        _, rewards, ended, infos = env.step(env.action_masks().argmax(axis=1))

        assert env.tables.sheets.seat.tolist() == [0, 1, 2, 0, 1, 2, 0, 1]
        assert all(("terminal_observation" in info) == end for info, end in zip(infos, ended, strict=True))
        assert (rewards[~ended] == 0).all()
        ends += ended.sum()
    assert ends > 0


def test_the_reward_is_that_of_the_learners_seat_whoever_ends_the_match():
    env = StableTables(TablesEnv("douro", 3, 3), rivals=first)
    env.seed(1)
    env.reset()
    ended = np.zeros(3, bool)
    while not ended.any():
        _, rewards, ended, _ = env.step(env.action_masks().argmax(axis=1))

    sheets = env.tables.sheets
    assert all(rewards[row] == sheets.rewards[row, row] for row in np.flatnonzero(ended))


def test_the_same_seed_brings_the_same_matches():
    def run():
        env = StableTables(TablesEnv("douro", 4, 3), rivals=first)
        env.seed(5)
        env.reset()
        return [env.step(env.action_masks().argmax(axis=1))[0] for _ in range(30)]

    assert np.array_equal(run(), run())


def test_masks_are_found_by_sb3_contrib():
    env = StableTables(TablesEnv("douro", 4, 3, bots={"B": "random", "C": "random"}))
    env.reset()

    assert is_masking_supported(env)
    assert np.array_equal(get_action_masks(env), env.action_masks())
    assert is_masking_supported(SeatEnv("douro"))


def test_seats_without_anybody_are_refused():
    with pytest.raises(ValueError, match="2 seats are free: expected rivals"):
        StableTables(TablesEnv("douro", 4, 3, bots={"B": "random"}))
    with pytest.raises(ValueError, match="expected autoreset_mode SAME_STEP, came DISABLED"):
        StableTables(TablesEnv("douro", 4, 3, autoreset_mode="Disabled"), rivals=first)


@pytest.mark.parametrize("name", NAMES)
def test_a_learner_learns_through_a_monitor(name):
    env = VecMonitor(StableTables(TablesEnv(name, 8, 3), rivals=first))
    model = MaskablePPO("MlpPolicy", env, n_steps=8, batch_size=32, n_epochs=1, device="cpu")

    assert model.learn(128).num_timesteps == 128


def test_self_play_learns_to_beat_chance():
    told = []
    model = train("dolores", 100_000, 0, lambda made, _: told.append(made), every=40_000)

    assert told == [49_152, 81_920]
    assert share(model, "dolores", "random", 600, 1) > 0.42


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")  # SuperSuit's own
def test_supersuit_puts_tables_beside_each_other(name):
    one = supersuit.pettingzoo_env_to_vec_env_v1(parallel_env(name))
    many = supersuit.concat_vec_envs_v1(one, 2, num_cpus=0, base_class="gymnasium")
    seen, _ = many.reset(seed=1)
    for _ in range(5):
        seen, *_ = many.step(seen["action_mask"].argmax(axis=1))

    assert many.num_envs == 6

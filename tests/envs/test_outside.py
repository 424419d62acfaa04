"""What researchers do first: wrap, copy, pickle, restart, render; with the outside libraries' own code."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers

from estran import Batch, Refused
from estran.envs import SeatEnv, TablesEnv, env, id_of, parallel_env, raw_env
from estran.games import NAMES, find

pytestmark = pytest.mark.compiled
COPIES = {"pickle": lambda it: pickle.loads(pickle.dumps(it)), "deepcopy": copy.deepcopy}
every_game = pytest.mark.parametrize("name", NAMES)
every_copy = pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)


def actions_of(infos):
    return np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])


def run(env, steps, seed=1):
    """The rewards and ends of a number of steps."""
    _, infos = env.reset(seed=seed)
    for _ in range(steps):
        seen, reward, ended, _, infos = env.step(actions_of(infos))
        yield seen, np.array(reward), np.array(ended), infos


def test_episode_statistics_are_recorded_one_after_another():
    env = wrappers.RecordEpisodeStatistics(TablesEnv("douro", 4, bots={"B": "random", "C": "random"}))
    returns = [infos["episode"]["r"][ended] for _, _, ended, infos in run(env, 80) if ended.any()]

    assert len(np.concatenate(returns)) > 4


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED])
def test_gymnasiums_wrappers_take_the_modes_they_need(mode):
    wrapped: Any = wrappers.FlattenObservation(TablesEnv("douro", 4, autoreset_mode=mode))
    if mode is AutoresetMode.NEXT_STEP:
        wrapped = wrappers.NormalizeObservation(wrapped)  # takes no other one
    _, infos = wrapped.reset(seed=1)
    for _ in range(80):
        seen, _, ended, _, infos = wrapped.step(actions_of(infos))
        if mode is AutoresetMode.DISABLED and ended.any():
            seen, infos = wrapped.reset(options={"reset_mask": ended.copy()})

    assert np.isfinite(seen).all()


def test_in_the_next_step_another_match_begins_whatever_is_chosen():
    same, following = TablesEnv("douro", 3), TablesEnv("douro", 3, autoreset_mode="NextStep")
    before = next(told for told in run(same, 200) if told[2].any())
    steps = run(following, 200)
    at_the_end = next(told for told in steps if told[2].any())
    ended = at_the_end[2].copy()
    seen, infos = at_the_end[0].copy(), at_the_end[3]

    assert np.array_equal(ended, before[2])
    assert np.array_equal(seen[ended], before[3]["final_obs"][ended])
    assert "final_obs" not in infos
    _, reward, again, _ = next(steps)
    assert (reward[ended] == 0).all()
    assert not again[ended].any()
    assert following.sheets.mask[ended].sum(axis=1).tolist() == [10] * ended.sum()


def test_where_tables_wait_for_a_reset_nothing_can_be_chosen_after_the_end():
    env = TablesEnv("douro", 1, autoreset_mode=AutoresetMode.DISABLED)
    _, infos = env.reset(seed=1)
    ended = np.zeros(1, bool)
    while not ended.any():
        _, _, ended, _, infos = env.step(actions_of(infos))

    assert not infos["action_mask"].any()
    with pytest.raises(ValueError, match="table 0: nobody chose 7"):
        env.step([7])


@every_copy
@every_game
def test_tables_are_copied_and_go_on_alike(name, copied):
    env = TablesEnv(name, 3, bots={"B": "easy", "C": "random"})
    env.reset(seed=2)
    twin = copied(env)
    for _ in range(6):
        chosen = actions_of({"action_mask": env.sheets.mask})
        ours, theirs = env.step(chosen), twin.step(chosen)

        assert all(np.array_equal(one, other) for one, other in zip(ours[:3], theirs[:3], strict=True))
    assert twin.sheets.observation is not env.sheets.observation


@every_copy
@every_game
def test_one_seat_a_batch_and_a_game_are_copied(name, copied):
    seat, batch = SeatEnv(name), Batch(name, 3, 3, seed=4)
    seat.reset(seed=1)
    twins, other = copied(seat), copied(batch)
    action = np.flatnonzero(seat.action_masks())[0]

    assert np.array_equal(seat.step(action)[0], twins.step(action)[0])
    assert np.array_equal(batch.playout().points, other.playout().points)
    assert copied(find(name)) is find(name)
    assert copied(find(name).compiled) is find(name).compiled


@every_copy
@every_game
def test_pettingzoos_environments_are_copied_in_the_middle_of_a_match(name, copied):
    for maker in (env, raw_env, parallel_env):
        table: Any = maker(name)
        table.reset(seed=1)
        twin = copied(table)
        if maker is parallel_env:
            chosen = {seat: int(np.flatnonzero(table._observations()[seat]["action_mask"])[0]) for seat in table.agents}
            table.step(chosen)
            twin.step(chosen)
        else:
            for _ in range(4):
                action = int(np.flatnonzero(table.last()[0]["action_mask"])[0])
                table.step(action)
                twin.step(action)

        assert twin.unwrapped.match.match.plies == table.unwrapped.match.match.plies
        assert np.array_equal(twin.unwrapped.state(), table.unwrapped.state())


@every_game
def test_gymnasium_renders_tables_as_text(name):
    alone: Any = gymnasium.make(id_of(name), render_mode="ansi")
    alone.reset(seed=1)
    together: Any = TablesEnv(name, 2, render_mode="ansi")
    together.reset(seed=1)

    assert "players" in alone.render()
    assert len(together.render()) == 2


def test_a_seats_match_stays_over_until_it_is_reset():
    env = SeatEnv("douro")
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, _, ended, _, info = env.step(np.flatnonzero(info["action_mask"])[0])

    assert not info["action_mask"].any()
    with pytest.raises(ResetNeeded, match="match is over"):
        env.step(np.int64(7))
    env.reset()
    assert env.step(np.int64(5))[1:3] == (-1, True)
    with pytest.raises(ResetNeeded):
        env.step(np.int64(7))


@every_game
def test_state_is_what_all_seats_know_and_lies_in_its_space(name):
    aec, tables = raw_env(name), TablesEnv(name, 2)
    aec.reset(seed=1)
    tables.reset(seed=1)

    assert aec.state() in aec.state_space
    assert np.array_equal(aec.state()[: find(name).features.SIZE], aec.observe("A")["observation"])
    assert np.array_equal(tables.state()[1, -find(name).features.SIZE :], tables.batch.observe(2)[1])


@every_game
def test_observations_keep_to_the_bounds_of_their_features(name):
    env: Any = TablesEnv(name, 64)
    space = env.observation_space

    assert (env.single_observation_space.low > -128).all()
    assert all(seen in space for seen, *_ in run(env, 150))


@pytest.mark.parametrize(
    "made", [env, parallel_env, raw_env, SeatEnv, lambda game, **wishes: TablesEnv(game, 2, **wishes)]
)
def test_a_language_that_nobody_speaks_here_is_refused_before_anything_is_rendered(made):
    with pytest.raises(Refused, match=r"The language “de” is not available\. Choose one of: en, fr and pl\."):
        made("douro", render_mode="ansi", language="de")


def test_a_bot_at_a_seat_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="expected a seat from A to C, came Z"):
        TablesEnv("douro", 2, bots={"Z": "random"})


def test_what_is_awaited_is_told_once():
    told: Any = raw_env("douro", 3, render_mode="ansi")
    told.reset(seed=1)
    first = told.render()
    told.step(7)

    assert "Waiting" in first
    assert told.render() == ""

"""PettingZoo's own checks, and what they do not ask: for every game, table size and option."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from estran import Match, MatchRecord, Refused
from estran.envs.zoo import env, parallel_env, raw_env
from tests.tables import every_table

pytestmark = [
    pytest.mark.compiled,  # observations are
    # Seats are A to E everywhere in Estran, and PettingZoo only recommends other names.
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    # A dictionary with a mask is what PettingZoo's own table games observe; its checks know those by a list of their names.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # When a match is over nobody may choose anything.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
CYCLES = 60  # enough for two matches of any game


def made(maker, table, **settings):
    name, players, options = table
    return maker(name, players, options=options, **settings)


@every_table
def test_the_aec_environment_passes_pettingzoos_check(table):
    api_test(made(raw_env, table), num_cycles=CYCLES)


@every_table
def test_the_parallel_environment_passes_pettingzoos_check(table):
    parallel_api_test(made(parallel_env, table), num_cycles=CYCLES)


@every_table
def test_the_same_seeds_give_the_same_matches(table):
    seed_test(lambda: made(env, table), num_cycles=15)
    parallel_seed_test(lambda: made(parallel_env, table), num_cycles=15)


@every_table
def test_what_happens_is_rendered_as_text(table, capsys):
    render_test(lambda render_mode: made(env, table, render_mode=render_mode))

    assert len(capsys.readouterr().out.splitlines()) > 5


def everybodys(table, seed):
    """Both kinds of the environment, after the same random choices; gives the seats' rewards."""
    together = made(parallel_env, table)
    seen, _ = together.reset(seed=seed)
    luck = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    while together.agents:
        actions = {seat: int(luck.choice(np.flatnonzero(seen[seat]["action_mask"]))) for seat in together.agents}
        seen, rewards, *_ = together.step(actions)
    return together, rewards


@every_table
def test_rewards_come_at_the_end_and_the_winners_share_what_all_have_put_in(table):
    together, rewards = everybodys(table, 3)
    name, players, options = table
    plies = together.match.match.plies
    record = MatchRecord(format="estran-record/1", game=name, players=players, options=options, plies=plies)
    winners = Match.replay(record, len(plies)).view().winners

    assert sum(rewards.values()) == pytest.approx(0)
    assert [seat for seat, reward in rewards.items() if reward > -1] == winners


def test_who_is_not_asked_may_only_wait():
    together = parallel_env("dorada", 3, options={"first": "B"})
    seen, _ = together.reset(seed=1)

    assert np.flatnonzero(seen["A"]["action_mask"]).tolist() == [together.wait]
    assert seen["B"]["action_mask"][together.wait] == 0


def test_an_illegal_choice_ends_the_match_at_its_makers_cost():
    together, in_turns = parallel_env("douro", 3), env("douro", 3)
    together.reset(seed=1)
    in_turns.reset(seed=1)

    _, rewards, ended, *_ = together.step({"A": 7, "B": 5, "C": 0})
    in_turns.step(5)

    assert rewards == {"A": 0, "B": -1, "C": 0}
    assert all(ended.values())
    assert in_turns.rewards["A"] == -1
    assert all(in_turns.terminations.values())


def test_without_wrappers_an_illegal_choice_is_refused_with_what_was_legal():
    alone = raw_env("douro", 3)
    alone.reset(seed=1)

    with pytest.raises(Refused, match="0, 1, 2, 3, 4, 6"):
        alone.step(5)


@pytest.mark.parametrize(("action", "told"), [(0.5, "0.5"), ("7", "'7'"), (None, "None")])
def test_without_wrappers_an_action_that_is_no_whole_number_is_refused_as_it_came(action, told):
    alone = raw_env("douro", 3)
    alone.reset(seed=1)

    with pytest.raises(ValueError, match=f"expected the number of an action of A, came {told}"):
        alone.step(action)
    alone.step(7)


def test_agents_whose_action_is_missing_are_named():
    together = parallel_env("douro", 3)
    together.reset(seed=1)

    with pytest.raises(ValueError, match="expected an action of every agent, none came for A, C"):
        together.step({"B": 7})


def test_nobodys_reward_is_less_than_nothing_where_another_chose_illegally():
    together = parallel_env("douro", 3)
    together.reset(seed=1)

    rewards = together.step({"A": 5, "B": 7, "C": 7})[1]

    assert [str(reward) for reward in rewards.values()] == ["-1.0", "0.0", "0.0"]


def test_none_of_those_who_choose_in_secret_sees_anothers_choice():
    high, low = raw_env("douro", 3), raw_env("douro", 3)
    for table, card in ((high, 10), (low, 0)):
        table.reset(seed=5)
        table.step(card)

    assert high.agent_selection == "B"
    for seat in "BC":
        assert np.array_equal(high.observe(seat)["observation"], low.observe(seat)["observation"])
    assert not np.array_equal(high.observe("A")["observation"], low.observe("A")["observation"])


@every_table
def test_a_seed_brings_the_match_that_it_brings_everywhere(table):
    name, players, options = table
    alone = made(raw_env, table)
    alone.reset(seed=4)
    seed = int(np.random.default_rng(4).integers(1 << 53))
    match = Match(name, players, options=options, seed=seed)
    luck = np.random.default_rng(2)
    while not match.over:
        seat, mask = alone.agent_selection, alone.last()[0]["action_mask"]
        action = int(luck.choice(np.flatnonzero(mask)))
        match.play(seat, alone.match.match.text_of(match.seat(seat), action))
        alone.step(action)

        assert alone.match.match.plies == match.plies
    assert all(alone.terminations.values())


def test_matches_follow_from_the_first_seed():
    def plies(table, seed):
        table.reset(seed=seed)
        table.reset()
        return table.match.match.plies

    assert plies(raw_env("douro", 3), 1) == plies(raw_env("douro", 3), 1) != plies(raw_env("douro", 3), 2)


def test_what_happens_can_be_told_in_other_languages():
    told = raw_env("douro", 3, render_mode="ansi", language="fr")
    told.reset(seed=1)

    assert "phylloxéra" in str(told.render())


def test_what_cannot_be_played_is_refused():
    with pytest.raises(Refused, match="3 to 5"):
        raw_env("douro", 2)

"""PettingZoo's own checks, and what they do not ask: for every game, table size and option."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from estran import Match, Refused
from estran.envs.zoo import env, parallel_env, raw_env
from tests.tables import EVERY_TABLE, name_of

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
pytestmark = [
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

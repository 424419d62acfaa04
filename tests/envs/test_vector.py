"""Gymnasium's environments: thousands of tables in one array, and one seat at one table."""

from dataclasses import replace

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from estran import Refused, envs
from estran.bots.random import RandomBot
from estran.engine.dice import dice_of
from estran.engine.layout import copy_of
from estran.engine.seats import CHANCE, members
from estran.envs import id_of
from estran.envs.single import SeatEnv
from estran.envs.vector import TablesEnv
from estran.games import NAMES, find
from tests.tables import every_table

pytestmark = pytest.mark.compiled
ROWS = 6


def made(table, rows=ROWS, **settings):
    name, players, options = table
    return TablesEnv(name, rows, players, options=options, **settings)


def random_actions(env, luck):
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in env.sheets.mask])


def steps(env, seed, count):
    """What a number of random steps said, copied."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in range(count):
        told = env.step(random_actions(env, luck))
        yield [np.array(part) for part in (*told[:4], *told[4].values())]


def observed(env, state, seat):
    into = np.zeros(env.single_observation_space.shape, np.int16)
    env.game.plain.observe(state, seat, into)
    return into


@every_table
def test_every_row_shows_the_seat_that_must_choose_what_it_may_know_and_choose(table):
    env = made(table)
    for number, _ in enumerate(steps(env, 1, 40)):
        if number % 8:
            continue
        for row, state in enumerate(env.batch.matches.tables):
            seat = int(env.sheets.seat[row])
            imagined = copy_of(state)
            env.game.plain.imagine(imagined, seat, dice_of(number))

            assert seat == members(env.game.plain.waiting(state) & (CHANCE - 1))[0]
            assert np.array_equal(env.sheets.observation[row], observed(env, state, seat))
            assert np.array_equal(env.sheets.observation[row], observed(env, imagined, seat))
            assert np.flatnonzero(env.sheets.mask[row]).tolist() == env.game.legal_actions(state, seat)


@every_table
def test_matches_end_the_winners_share_and_others_begin_in_the_same_step(table):
    env = made(table)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    ended, won = 0, False
    for seen, reward, done, cut, *infos in steps(env, 2, 300):
        mask, _, rewards, last, has_last = infos

        assert np.allclose(rewards.sum(axis=1), 0, atol=1e-6)
        assert not rewards[~done].any()
        assert np.array_equal(done, has_last)
        assert not cut.any()
        assert (reward[~done] == 0).all()
        assert last[done].any(axis=1).all()
        assert mask.any(axis=1).all()
        assert seen.any()
        ended += done.sum()
        won |= rewards.any()
    assert ended >= ROWS
    assert won


@every_table
def test_the_same_seed_gives_the_same_matches_whatever_the_number_of_tables(table):
    few, many, others = (steps(made(table, rows), seed, 25) for rows, seed in ((3, 5), (3, 5), (3, 6)))
    differ = False
    for one, again, other in zip(few, many, others, strict=True):
        assert all(np.array_equal(part, same) for part, same in zip(one, again, strict=True))
        differ |= not np.array_equal(one[0], other[0])
    assert differ

    alone, together = made(table, 2), made(table, 5)
    assert np.array_equal(alone.reset(seed=9)[0], together.reset(seed=9)[0][:2])


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_matches_with_bots_whatever_the_number_of_tables(name, level):
    """What a row shows follows from the seed and the row, not from how many others ask bots before it."""
    few, many = (TablesEnv(name, rows, players=3, bots={"B": level}) for rows in (2, 5))
    for seed in (3, 4):
        seen = [env.reset(seed=seed)[0] for env in (few, many)]
        for _ in range(12):
            assert np.array_equal(seen[0], seen[1][:2])
            assert few.batch.matches.tables.tobytes() == many.batch.matches.tables[:2].tobytes()
            seen = [env.step([np.flatnonzero(mask)[0] for mask in env.sheets.mask])[0] for env in (few, many)]


@pytest.mark.parametrize("name", NAMES)
def test_without_a_seed_matches_go_on_from_the_last_one(name):
    one, again = TablesEnv(name, 4), TablesEnv(name, 4)
    for env in (one, again):
        env.reset(seed=3)
        env.reset()
    fresh = TablesEnv(name, 4)
    fresh.reset(seed=3)

    assert (
        one.batch.matches.tables.tobytes()
        == again.batch.matches.tables.tobytes()
        != fresh.batch.matches.tables.tobytes()
    )
    assert TablesEnv(name, 4).reset()[0].any()


@pytest.mark.parametrize("name", NAMES)
def test_steps_write_into_the_callers_arrays_and_answer_with_them(name):
    env = TablesEnv(name, 4)
    own = np.full_like(env.sheets.observation, 99)
    env = TablesEnv(name, 4, sheets={"observation": own})
    seen, infos = env.reset(seed=1)
    first = own.copy()
    again, *_ = env.step(random_actions(env, np.random.default_rng(1)))

    assert seen is again is own
    assert infos["action_mask"] is env.sheets.mask
    assert not np.array_equal(first, own)
    assert 99 not in own


def test_learners_may_take_other_numbers_than_bytes():
    env = TablesEnv("douro", 4)
    floats = np.zeros(env.sheets.observation.shape, np.float32)
    wide = TablesEnv("douro", 4, sheets={"observation": floats, "last": floats.copy()})

    assert np.array_equal(env.reset(seed=1)[0], wide.reset(seed=1)[0])


def test_marked_tables_begin_anew_and_the_others_stay():
    env = TablesEnv("douro", 4)
    for _ in steps(env, 1, 10):
        pass
    before = env.batch.matches.tables.copy()

    env.reset(options={"reset_mask": np.array([True, False, False, True])})

    assert env.batch.matches.tables[1:3].tobytes() == before[1:3].tobytes()
    assert np.count_nonzero(env.sheets.mask[0]) == 10


@pytest.mark.parametrize("mask", [[True], [0, 3], np.ones((4, 1), np.bool_), True])
def test_a_mask_that_does_not_say_so_of_each_table_is_refused(mask):
    env = TablesEnv("douro", 4)

    with pytest.raises(ValueError, match="expected reset_mask to say true or false of each of 4 tables, came"):
        env.reset(options={"reset_mask": mask})


@pytest.mark.parametrize("actions", [[7, 7], [7, 7, -1], [7, 5, 7], [7, 11, 7]])
def test_what_is_not_legal_is_refused_and_no_table_changes(actions):
    env = TablesEnv("douro", 3)
    env.reset(seed=1)
    before = env.batch.matches.tables.tobytes()

    with pytest.raises(ValueError, match=r"expected 3 whole numbers|table [12]: A chose"):
        env.step(np.array(actions))
    assert env.batch.matches.tables.tobytes() == before


class Lowest:
    """A bot that always takes the first of its choices, and remembers who it was."""

    def __init__(self):
        self.seats: set[int] = set()

    def choose(self, sight):
        assert sight.game.legal_actions(sight.table, sight.seat) == sight.choices
        self.seats.add(sight.seat)
        return sight.choices[0]


@every_table
def test_bots_fill_the_other_seats(table):
    lowest = Lowest()
    others = dict.fromkeys("CDE"[: table[1] - 2], "random")
    env = made(table, rows=3, bots={"B": lowest, **others})
    ended = 0
    for _, reward, done, _, _, seat, rewards, *_ in steps(env, 4, 60):
        assert (seat == 0).all()
        assert np.array_equal(reward, rewards[:, 0])
        ended += done.sum()
    assert ended > 0
    assert lowest.seats == {1}


def test_bots_can_be_named_by_their_level_and_play_the_same_from_the_same_seed():
    def seen():
        env = TablesEnv("douro", 2, bots={"B": "normal", "C": RandomBot()})
        return [told[0] for told in steps(env, 7, 8)]

    assert np.array_equal(seen(), seen())


def test_bots_at_every_seat_leave_nothing_to_choose():
    with pytest.raises(ValueError, match="leave one"):
        TablesEnv("douro", 2, bots=dict.fromkeys("ABC", "random"))


def test_what_cannot_be_played_is_refused():
    with pytest.raises(Refused, match="3 to 5"):
        TablesEnv("douro", 2, players=2)


@every_table
def test_one_seat_at_one_table_passes_gymnasiums_check(table):
    name, players, options = table
    env = gymnasium.make(id_of(name), players=players, options=options, disable_env_checker=True)

    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", NAMES)
def test_one_seat_plays_matches_to_their_end(name):
    env, luck = SeatEnv(name, 3, seat="B", bots={"A": "easy"}), np.random.default_rng(3)
    _, info = env.reset(seed=3)
    ended = False
    while not ended:
        seen, reward, ended, _, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
    assert seen.any()
    assert -1 <= reward <= 2
    assert reward != 0


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_makes_vectors_by_name(name):
    env = gymnasium.make_vec(id_of(name), num_envs=5, vectorization_mode="vector_entry_point", players=4)

    seen, infos = env.reset(seed=1)

    assert seen in env.observation_space
    assert infos["rewards"].shape == (5, 4)
    assert env.action_space.shape == (5,)


@pytest.mark.parametrize("name", NAMES)
def test_the_version_in_an_id_is_that_of_the_game(name, monkeypatch):
    before = id_of(name)
    monkeypatch.setattr(envs, "find", lambda name: replace(find(name), version=3))

    assert (before, id_of(name)) == (f"estran/{name.capitalize()}-v0", f"estran/{name.capitalize()}-v3")
    assert gymnasium.spec(before).kwargs == {"game": name}

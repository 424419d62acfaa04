"""One choice at every table of an array."""

import numpy as np
import pytest

from estran.engine.chance import Dice, dice
from estran.engine.record import copy_of, facts
from estran.engine.seats import CHANCE
from estran.engine.step import FRESH, STAY, Matches, Sheets, lowest, step_rows
from estran.games import NAMES, find

PLAYERS = 3
TABLES = 3
NOBODYS, ALL = 0, (1 << PLAYERS) - 1


class Room:
    """A few tables of a game, and a family of its rules to step them with."""

    def __init__(self, name, compiled=False):
        self.game = find(name)
        size, options = self.game.chapter("features").SIZE, self.game.read_options(self.game.defaults, PLAYERS)
        slate = np.dtype([("weights", "i8", (self.game.outcomes,)), ("choices", "i4", (self.game.actions,))])
        self.matches = Matches(
            self.game.state.array(TABLES),
            Dice.array(TABLES),
            self.game.state.array(1),
            np.array([options]),
            np.zeros(1, np.dtype((np.record, slate))),
        )
        self.sheets = Sheets(
            np.zeros((TABLES, size), np.int8),
            np.zeros((TABLES, self.game.actions), np.int8),
            *(np.zeros(TABLES, np.int32) for _ in range(2)),
            np.zeros(TABLES, np.float32),
            np.zeros((TABLES, PLAYERS), np.float32),
            np.zeros(TABLES, np.bool_),
            np.zeros((TABLES, size), np.int8),
        )
        for table in range(TABLES):
            self.matches.dice[table] = dice(7, table)
        self._step = (self.game.silent if compiled else self.game.plain).with_(step_rows)
        self.step([FRESH] * TABLES)

    def step(self, actions, carefree=NOBODYS):
        self.sheets.mover[:] = self.sheets.seat
        self._step(self.matches, self.sheets, np.array(actions, np.int32), PLAYERS, carefree)

    def legal(self):
        return [int(np.flatnonzero(mask)[-1]) for mask in self.sheets.mask]


@pytest.mark.parametrize("name", NAMES)
def test_a_fresh_table_waits_for_its_first_seat_and_shows_what_that_seat_may_know_and_do(name):
    room = Room(name)
    for table, state in enumerate(room.matches.tables):
        asked = room.game.plain.waiting(state)
        seat, seen = int(room.sheets.seat[table]), np.zeros(room.game.chapter("features").SIZE, np.int8)
        room.game.plain.observe(state, seat, seen)

        assert asked not in (0, CHANCE)
        assert seat == lowest(asked)
        assert np.array_equal(room.sheets.observation[table], seen)
        assert np.flatnonzero(room.sheets.mask[table]).tolist() == room.game.legal_actions(state, seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_table_that_stays_is_not_touched(name):
    room = Room(name)
    before = [facts(copy_of(state)) for state in room.matches.tables]

    room.step([STAY, room.legal()[1], STAY])

    after = [facts(state) for state in room.matches.tables]
    assert after[0] == before[0]
    assert after[1] != before[1]
    assert after[2] == before[2]


def test_the_winners_share_what_all_have_put_in_and_a_fresh_match_begins():
    room = Room("douro")
    while not room.sheets.ended.any():
        room.step(room.legal())

    table = int(np.flatnonzero(room.sheets.ended)[0])
    rewards = room.sheets.rewards[table]
    assert sorted(rewards) == [-1, -1, 2]
    assert room.sheets.reward[table] == rewards[room.sheets.mover[table]]
    assert room.sheets.last[table].any()
    assert np.flatnonzero(room.sheets.mask[table]).tolist() == [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]


def test_those_who_choose_in_secret_are_asked_in_turn_and_do_not_see_each_others_choice():
    high, low = Room("douro"), Room("douro")

    high.step([10] * TABLES)
    low.step([0] * TABLES)

    assert high.sheets.seat.tolist() == [1, 1, 1]
    assert np.array_equal(high.sheets.observation, low.sheets.observation)


def test_carefree_seats_choose_by_themselves():
    room = Room("douro")
    for _ in range(30):
        room.step(room.legal(), carefree=ALL & ~1)

        assert room.sheets.seat.tolist() == [0, 0, 0]


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_compiled_and_plain_steps_are_the_same(name):
    plain, compiled = Room(name), Room(name, compiled=True)
    for number in range(150):
        for room in (plain, compiled):
            room.step(room.legal(), carefree=NOBODYS if number % 2 else 1)

        for one, other in zip(plain.sheets, compiled.sheets, strict=True):
            assert np.array_equal(one, other)
    assert [facts(state) for state in plain.matches.tables] == [facts(state) for state in compiled.matches.tables]

"""One choice at every table of an array."""

import numpy as np
import pytest

from estran.engine.dice import Dice
from estran.engine.layout import copy_of, facts
from estran.engine.rows import (
    FRESH,
    NONE,
    STAY,
    Way,
    lowest,
    shake_bots,
    shake_rows,
    sheets_of,
    step_rows,
    tables_of,
    wrong_row,
)
from estran.engine.seats import CHANCE
from estran.games import NAMES, find

PLAYERS = 3
TABLES = 3
NOBODYS, ALL = 0, (1 << PLAYERS) - 1


class Room:
    """A few tables of a game, and a family of its rules to step them with."""

    def __init__(self, name, compiled=False):
        self.game = find(name)
        self.matches = tables_of(self.game, TABLES, PLAYERS)
        self.sheets = sheets_of(self.game, TABLES, PLAYERS)
        family = self.game.silent if compiled else self.game.plain
        self._step = family.with_(step_rows)
        family.with_(shake_rows)(self.matches.dice, 7)
        self.step([FRESH] * TABLES)

    def step(self, actions, carefree=NOBODYS, clear=True, again=True):
        self._step(self.matches, self.sheets, np.array(actions, np.int32), Way(PLAYERS, carefree, clear, again))

    def legal(self):
        return [int(np.flatnonzero(mask)[-1]) for mask in self.sheets.mask]


def test_tables_and_the_bots_at_them_have_streams_of_their_own():
    def streams(begin, seed):
        dice = Dice.array(TABLES)
        find("douro").plain.with_(begin)(dice, seed)
        return [tuple(one.tolist()) for one in dice]

    assert len({*streams(shake_rows, 7), *streams(shake_bots, 7), *streams(shake_bots, 8)}) == 3 * TABLES
    assert streams(shake_bots, 7) == streams(shake_bots, 7)


@pytest.mark.parametrize("name", NAMES)
def test_a_fresh_table_waits_for_its_first_seat_and_shows_what_that_seat_may_know_and_do(name):
    room = Room(name)
    for table, state in enumerate(room.matches.tables):
        asked = room.game.plain.waiting(state)
        seat, seen = int(room.sheets.seat[table]), np.zeros(room.game.features.SIZE, np.int8)
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


@pytest.mark.parametrize(
    ("actions", "wrong"), [([7, 7, 7], NONE), ([7, 5, 7], 1), ([7, 7, 11], 2), ([7, STAY, 7], NONE), ([FRESH, 7, 7], 0)]
)
def test_a_choice_that_is_not_legal_is_told_by_its_row(actions, wrong):
    room = Room("douro")

    assert wrong_row(room.sheets.mask, np.array(actions), STAY) == wrong


def test_steps_write_into_the_callers_own_arrays():
    game, own = find("douro"), np.full((TABLES, 11), 9, np.int8)

    assert sheets_of(game, TABLES, PLAYERS, {"mask": own}).mask is own


@pytest.mark.parametrize(
    "own", [{"mask": np.zeros((3, 10), np.int8)}, {"mask": np.zeros((11, 3), np.int8).T}, {"masks": 0}]
)
def test_arrays_that_do_not_fit_are_refused_with_those_that_would(own):
    with pytest.raises(ValueError, match=r"mask.*\(3, 11\)"):
        sheets_of(find("douro"), TABLES, PLAYERS, {name: np.asarray(sheet) for name, sheet in own.items()})


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


def test_a_match_that_has_ended_stays_so_where_no_other_shall_begin():
    room = Room("douro")
    while not room.sheets.ended.any():
        room.step(room.legal(), again=False)

    table = int(np.flatnonzero(room.sheets.ended)[0])
    assert room.sheets.seat[table] == NONE
    assert not room.sheets.mask[table].any()
    assert not room.sheets.observation[table].any()


def test_those_who_choose_in_secret_are_asked_in_turn_and_do_not_see_each_others_choice():
    high, low = Room("douro"), Room("douro")

    high.step([10] * TABLES)
    low.step([0] * TABLES)

    assert high.sheets.seat.tolist() == [1, 1, 1]
    assert np.array_equal(high.sheets.observation, low.sheets.observation)


def test_what_a_step_brought_stays_where_it_is_not_cleared():
    room = Room("douro")
    while not room.sheets.ended.any():
        room.step(room.legal())
    brought = [sheet.copy() for sheet in (room.sheets.rewards, room.sheets.ended, room.sheets.mover)]

    room.step([STAY] * TABLES, clear=False)

    for sheet, before in zip((room.sheets.rewards, room.sheets.ended, room.sheets.mover), brought, strict=True):
        assert np.array_equal(sheet, before)


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

        for sheet in plain.sheets._fields:
            assert np.array_equal(getattr(plain.sheets, sheet), getattr(compiled.sheets, sheet))
    assert [facts(state) for state in plain.matches.tables] == [facts(state) for state in compiled.matches.tables]

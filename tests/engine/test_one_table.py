"""One table at a time, as those who walk through a game tree ask for it."""

import random

import numpy as np
import pytest

from estran.engine.dice import dice_of
from estran.engine.layout import copy_of, facts
from estran.engine.one_table import imagine_one, look_around, read_odds, try_ply
from estran.engine.rows import NONE
from estran.engine.seats import CHANCE, NOBODY, members
from estran.games import NAMES, find
from tests.tables import do, name_of, positions, random_choice

PLAYERS = 3


def on_desks(test):
    """At a table of each game."""
    return pytest.mark.parametrize("table", [(name, PLAYERS, {}) for name in NAMES], ids=name_of)(test)


def walk(table):
    """The game, and an array of one record for each position of a match."""
    game = find(table[0])
    return game, [np.array([state]) for state in positions(table, seed=4)]


def paper(game):
    """Scratch memory for each seat."""
    return np.zeros(PLAYERS, game.scratch.dtype())


def tried(game, before, who, number):
    """Who is asked after a ply, or NONE, and the table as it is then."""
    after = np.zeros_like(before)
    return game.plain.with_(try_ply)(before, after, who, number, paper(game)), after[0]


@on_desks
def test_a_ply_is_made_on_a_copy_and_says_who_is_asked_next(table):
    game, walked = walk(table)
    luck = random.Random(5)
    for before in walked[:-1]:
        kept, expected = facts(before[0]), copy_of(before[0])
        who, number = random_choice(game, before[0], luck)
        do(game.plain, expected, who, number)

        asked, after = tried(game, before, CHANCE if who == "*" else who, number)

        assert asked == game.plain.waiting(expected)
        assert facts(after) == facts(expected)
        assert facts(before[0]) == kept


@on_desks
def test_exactly_what_is_legal_or_may_come_by_chance_is_possible(table):
    game, walked = walk(table)
    for before in walked[:: len(walked) // 12]:
        state, asked = before[0], game.plain.waiting(before[0])
        for seat in range(-1, PLAYERS + 1):
            legal = game.legal_actions(state, seat) if asked != CHANCE and seat in members(asked) else []
            possible = [
                number for number in range(-1, game.actions + 1) if tried(game, before, seat, number)[0] != NONE
            ]
            assert possible == legal

        weights = game.chances(state) if asked == CHANCE else []
        drawn = [number for number in range(-1, len(weights) + 2) if tried(game, before, CHANCE, number)[0] != NONE]
        assert drawn == [outcome for outcome, weight in enumerate(weights) if weight]


@on_desks
def test_odds_are_read_where_chance_is_due(table):
    game, walked = walk(table)
    due = [before for before in walked if game.plain.waiting(before[0]) == CHANCE]
    for before in due:
        scratches = paper(game)
        count = game.plain.with_(read_odds)(before, scratches)
        assert scratches["weights"][0, :count].tolist() == game.chances(before[0])
    assert due


@on_desks
def test_each_seat_is_told_what_it_may_know_and_choose(table):
    game, walked = walk(table)
    for before in walked[:: len(walked) // 12]:
        state, asked = before[0], game.plain.waiting(before[0])
        seen, counts, scratches = np.zeros((PLAYERS, game.features.SIZE), np.int8), np.full(PLAYERS, 9), paper(game)
        game.plain.with_(look_around)(before, seen, scratches, counts)
        for seat in range(PLAYERS):
            expected = np.zeros(game.features.SIZE, np.int8)
            game.plain.observe(state, seat, expected)
            choices = scratches["choices"][seat, : counts[seat]].tolist()

            assert np.array_equal(seen[seat], expected)
            assert choices == (
                game.legal_actions(state, seat) if asked not in (CHANCE, NOBODY) and asked >> seat & 1 else []
            )


@on_desks
def test_an_imagined_table_is_the_one_that_the_rules_imagine(table):
    game, walked = walk(table)
    for before in walked[:: len(walked) // 6]:
        expected, rows = copy_of(before[0]), before.copy()
        game.plain.imagine(expected, 1, dice_of(6))

        asked = game.plain.with_(imagine_one)(rows, 1, np.array([dice_of(6)]))

        assert facts(rows[0]) == facts(expected)
        assert asked == game.plain.waiting(expected)

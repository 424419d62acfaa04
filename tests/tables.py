"""Tables of every game, size and option, and random play on them."""

import os
import random

import pytest

from estran.engine.layout import copy_of
from estran.engine.seats import CHANCE, members
from estran.games import find

EVERY_TABLE = [
    *(("dolores", players, options) for players in (2, 3, 4) for options in ({}, {"messages": False}, {"dealer": "B"})),
    *(("dorada", players, options) for players in (2, 3, 4) for options in ({}, {"board": "leap"}, {"first": "B"})),
    ("dorada", 2, {"colours": 2}),
    ("dorada", 2, {"colours": 2, "first": "B"}),
    *(("douro", players, {}) for players in (3, 4, 5)),
    *(("douro", 4, {"open_points": points, "open_cards": not points}) for points in (True, False)),
]
_SAMPLE = [  # every size and every option
    ("dolores", 2, {}),
    ("dolores", 2, {"messages": False}),
    ("dolores", 3, {}),
    ("dolores", 3, {"dealer": "B"}),
    ("dolores", 4, {}),
    ("dorada", 2, {}),
    ("dorada", 2, {"colours": 2, "first": "B"}),
    ("dorada", 3, {}),
    ("dorada", 3, {"board": "leap"}),
    ("dorada", 4, {}),
    *(table for table in EVERY_TABLE if table[0] == "douro"),
]
TABLES = EVERY_TABLE if "ESTRAN_REPEATS" in os.environ else _SAMPLE  # `make soak` plays all of them


def name_of(table):
    """How a test names a table: `dolores-3-dealer=B`."""
    game, players, options = table
    return "-".join([game, str(players), *(f"{name}={value}" for name, value in options.items())])


def every_table(test):
    """Mark a test that is made at each of the tables."""
    return pytest.mark.soak(pytest.mark.parametrize("table", TABLES, ids=name_of)(test))


def random_choice(game, state, luck):
    """Who is to act, and one of the things they may do: ("*", outcome) or (seat, action)."""
    waiting = game.plain.waiting(state)
    if waiting == CHANCE:
        weights = game.chances(state)
        return "*", luck.choices(range(len(weights)), weights)[0]
    seat = luck.choice(members(waiting))
    return seat, luck.choice(game.legal_actions(state, seat))


def do(rules, state, who, number):
    """Let a seat or chance do this."""
    if who == "*":
        rules.happen(state, number)
    else:
        rules.act(state, who, number)


def positions(table, seed, every=1):
    """The table before each ply of a random match, or before every so many of them, and at its end."""
    name, players, options = table
    game, luck = find(name), random.Random(seed)
    state, ply = game.set_table(players, options), 0
    while game.plain.waiting(state):
        if ply % every == 0:
            yield copy_of(state)
        do(game.plain, state, *random_choice(game, state, luck))
        ply += 1
    yield state

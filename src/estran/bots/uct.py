"""The baseline to beat: plain determinised UCT. A few determinisations, one tree per table, and random rollouts."""

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from estran.bots.search_bot import Tree
from estran.bots.sight import Sight
from estran.bots.tree_search import Walk, search, select, step_of
from estran.engine.dice import Dice
from estran.engine.events import hush, say
from estran.engine.family import Family, compiled_family
from estran.engine.game import Game, imagine
from estran.engine.rule import rule
from estran.engine.unpacked import packed, unpacked

TABLES = 10  # determinisations
CURIOSITY = 0.7  # UCB1's exploration constant, for values from 0 to 1


@rule()
def stay(state: Any, seat: int, dice: Dice) -> None:
    """Keep the table: it was determinised before the search."""


@rule()
def boldest(tree: Any, scratch: Walk, key: int, seat: int, count: int, alone: bool, dice: Dice) -> int:
    """UCB1: the choice with the highest upper confidence bound; what was never tried comes first."""
    step = step_of(tree, scratch, key, seat, count)
    tries = 0
    for index in range(count):
        tries += tree[scratch.places[step, index]].tries
    pick, most = 0, -1.0
    for index in range(count):
        entry = tree[scratch.places[step, index]]
        bound = 1000.0 - index
        if entry.tries > 0:
            bound = entry.value + CURIOSITY * np.sqrt(np.log(tries + 1.0) / entry.tries)
        if bound > most:
            pick, most = index, bound
    scratch.alone[step] = 1
    scratch.taken[step] = pick
    return pick


@cache
def baseline(game: Game) -> Family:
    """The game's rules with uniform rollouts and UCB1, without habits, redrawn secrets and regret matching."""
    return compiled_family({**game.bound(), say: hush, imagine: stay, select: boldest})


class UctBot:
    """Searches each determinisation by UCT, and makes the choice that was tried most in all."""

    def __init__(self, game: Game, iterations: int = 10_000) -> None:
        self.game, self.iterations = game, iterations
        self._search = baseline(game).with_(search)
        self._tree = Tree(game)
        self._tree.grow(self._search, 0, 0)  # compiled now, not in a match

    def choose(self, sight: Sight) -> int:
        """The choice that was tried most."""
        tries = [0] * len(sight.choices)
        for _ in range(TABLES if len(tries) > 1 else 0):
            table = unpacked(sight.table)
            self.game.plain.imagine(table, sight.seat, sight.dice)
            self._tree.plant(replace(sight, table=packed(table)), {})
            self._tree.grow(self._search, sight.seat, self.iterations // TABLES)
            for index, action in enumerate(sight.choices):
                tries[index] += int(self._tree.entry(sight, action).tries)
        return sight.choices[tries.index(max(tries))]

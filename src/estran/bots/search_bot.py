"""A bot that looks ahead by tree search: for a number of simulations or for a time, on one core or several."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import perf_counter
from typing import Any

import numpy as np

from estran.bots.habit import HabitBot, thinking
from estran.bots.outlook import Belief, Outlook
from estran.bots.shelves import habits_of, manners_of
from estran.bots.sight import Sight
from estran.bots.tree_search import ROOT, SIZE, Entry, Walk, choice_key, find, search
from estran.bots.value_net import nets_of
from estran.engine.dice import dice_of, draw, word
from estran.engine.family import Family
from estran.engine.game import Game

FORGOTTEN = 10  # a choice whose share is so many times smaller than the largest is dropped from the mixed strategy
PRICE = 0.05  # the value that a bot of honesty 0.5 gives up to keep its word
VOICE = 1.0  # the care with which one that searches weighs its words, by habit
FEW = 50  # simulations between two looks at the clock


class SearchBot:
    """Searches for a number of iterations, which is reproducible, or for so many seconds."""

    def __init__(
        self,
        game: Game,
        iterations: int | None = None,
        seconds: float = 1.0,
        family: Family | None = None,
        threads: int = 1,
        honesty: float = 0.5,
    ) -> None:
        self.game, self.iterations, self.seconds, self.honesty = game, iterations, seconds, honesty
        self._manners, self._voice = manners_of(game), HabitBot(game, VOICE, honesty=honesty)
        self._search = (family or thinking(game)).with_(search)
        self._trees = [Tree(game) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._trees[0].grow(self._search, 0, 0)  # compiled now, not in a match
        self._made: partial[Any] = partial(SearchBot, game, iterations, seconds, family, threads, honesty)

    def __reduce__(self) -> tuple[Any, ...]:
        """How it reaches another process, where it is made again: it keeps nothing from one choice to the next."""
        return self._made, ()

    def choose(self, sight: Sight) -> int:
        """A choice drawn from the mixed strategy that was found, or the one that was tried most."""
        if len(sight.choices) == 1:
            return sight.choices[0]
        outlook = self.outlook(sight, self._manners.trust(sight))
        losses = [(max(outlook.values) - value) / PRICE for value in outlook.values]
        if (kept := self._manners.faithful(sight, losses, self.honesty)) is not None:
            return sight.choices[kept]
        shares = outlook.shares
        return sight.choices[draw([int(1e6 * share) for share in shares], len(shares), sight.dice)]

    def talk(self, sight: Sight) -> list[str]:
        """What it says before it chooses, by habit: words need no search."""
        return self._voice.talk(sight)

    def outlook(self, sight: Sight, beliefs: Mapping[int, Belief] | None = None) -> Outlook:
        """What each legal choice is worth, where the others do as they see fit or as is believed of them."""
        for tree in self._trees:
            tree.plant(sight, beliefs or {})
        self._think(sight)
        walks, seats = sum(int(tree.scratch.walks) for tree in self._trees), range(_players(sight))
        chances = [sum(float(tree.scratch.won[seat]) for tree in self._trees) / walks for seat in seats]
        worths = tuple(sum(float(tree.scratch.earned[seat]) for tree in self._trees) / walks for seat in seats)
        tries = [sum(int(tree.entry(sight, action).tries) for tree in self._trees) for action in sight.choices]
        gained = [
            sum(float(entry.tries * entry.value) for entry in (tree.entry(sight, action) for tree in self._trees))
            for action in sight.choices
        ]
        values = [value / count if count else 0.0 for value, count in zip(gained, tries, strict=True)]
        if self.game.plain.waiting(sight.table) == 1 << sight.seat:
            best = tries.index(max(tries))
            return Outlook([float(index == best) for index in range(len(tries))], values, chances, worths)
        shares = [sum(float(tree.entry(sight, action).share) for tree in self._trees) for action in sight.choices]
        kept = [share if share > max(shares) / FORGOTTEN else 0.0 for share in shares]
        kept = kept if any(kept) else [1.0] * len(kept)  # nothing was tried: the choice is forced or believed
        return Outlook([share / sum(kept) for share in kept], values, chances, worths)

    def _think(self, sight: Sight) -> None:
        if self._pool is None:
            self._grow(self._trees[0], sight)
        else:
            list(self._pool.map(lambda tree: self._grow(tree, sight), self._trees))

    def _grow(self, tree: "Tree", sight: Sight) -> None:
        """Run this tree's part of the iterations, or simulations until time is up."""
        if self.iterations is not None:
            tree.grow(self._search, sight.seat, -(-self.iterations // len(self._trees)))
            return
        start = perf_counter()
        while perf_counter() - start < min(self.seconds, sight.budget):
            tree.grow(self._search, sight.seat, FEW)


class Tree:
    """The search tree and scratch memory of one thread."""

    def __init__(self, game: Game) -> None:
        self._tables = game.state.array(3)
        self._entries = Entry.array(SIZE)
        self._scratches = Walk.sized(**game.sizes).array(1)
        self._dice = np.array([dice_of(0)] * 2)
        self._scale, self._nets = habits_of(game).SCALE, nets_of(game)

    @property
    def scratch(self) -> Any:
        """Results over all simulations."""
        return self._scratches[0]

    def plant(self, sight: Sight, beliefs: Mapping[int, Belief]) -> None:
        """Clear the tree, and start from this table."""
        self._entries[:] = 0
        self._scratches[:] = 0
        self._tables[0] = sight.table
        self._dice[0] = dice_of(word(sight.dice), word(sight.dice))
        self.scratch.scale = self._scale
        net = self._nets.get(int(sight.table.players))
        if net is not None:
            self.scratch.taught, self.scratch.net[: len(net)] = 1, net
        for seat, belief in beliefs.items():
            self.scratch.faith[seat] = belief.faith
            for action, weight in belief.choices.items():
                self.scratch.belief[seat, action] = weight

    def grow(self, walk: Any, seat: int, walks: int) -> None:
        """Run so many more simulations."""
        walk(self._tables, self._entries, self._scratches, self._dice, seat, walks)

    def entry(self, sight: Sight, action: int) -> Any:
        """The entry of one of the seat's choices at the root."""
        return self._entries[find(self._entries, choice_key(ROOT, sight.seat, action))]


def _players(sight: Sight) -> int:
    return int(sight.table.players)

"""What each bot knows of a game without looking ahead: how much it likes each legal choice. Search plays on by it."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from math import log
from typing import Any, NoReturn

import numpy as np

from estran.bots.dolores.trust import faithful, guesses, shares_of, trust
from estran.bots.sight import Sight
from estran.bots.value_net import describe, is_decisive, is_settled
from estran.engine.dice import draw
from estran.engine.events import hush, say
from estran.engine.family import Family, compiled_family, plain_family
from estran.engine.game import Game
from estran.engine.rule import rule
from estran.engine.unpacked import unpacked

PAD = 48  # numbers that habits may note while they weigh
BELIEVED = (
    21  # from here on: how often the other is believed to show each gesture; what is missing to 1 is up to its habits
)


@rule()
def weigh(state: Any, seat: int, choices: Any, count: int, weights: Any, spare: Any, pad: Any) -> NoReturn:
    """How likely a sensible player makes each of the seat's `count` choices, as whole numbers.

    `spare[0]` is a table to try things on, and `pad` has room for numbers.
    """
    raise TypeError("habits belong to a game: call them through its family")


@rule()
def is_ending(state: Any) -> NoReturn:
    """Whether the rest of the match may be small enough to be solved exactly; nothing may be hidden in it."""
    raise TypeError("endings belong to a game: call them through its family")


@rule()
def temper(weights: Any, count: int, warmth: float) -> None:
    """Values in thousandths become likelihoods: the best a million, and nearly a third of it for every `warmth` below."""
    most = weights[0]
    for index in range(count):
        most = max(most, weights[index])
    for index in range(count):
        weights[index] = 1 + int(1e6 * np.exp((weights[index] - most) / (1000 * warmth)))


def habits_of(game: Game) -> Any:
    """The game's habits: `weigh`, and `SCALE`, the points by which matches are usually decided."""
    return import_module(f"estran.bots.{game.name}.habits")


@cache
def at_once(game: Game) -> Family:
    """The same as they are written: they need not wait for a compiler, and are quick enough for a single choice."""
    return plain_family(_bound(game))


@cache
def thinking(game: Game) -> Family:
    """The game's rules without events, and its habits, compiled for search."""
    return compiled_family(_bound(game))


def _bound(game: Game) -> dict[Callable[..., Any], Callable[..., Any]]:
    own = vars(habits_of(game))
    slots = (weigh, is_ending, is_settled, is_decisive, describe)
    return {**game.bound(), say: hush, **{slot: own[slot.__name__] for slot in slots if slot.__name__ in own}}


class Trial:
    """A table to try things on, for rules that are not compiled."""

    def __init__(self) -> None:
        self._table: Any = None

    def __getitem__(self, at: int) -> Any:
        return self._table

    def __setitem__(self, at: int, table: Any) -> None:
        self._table = table.copy()


class HabitBot:
    """Does what it is used to: the choice that it likes best, or nearly so; an easy one is often careless.

    Its word it keeps, unless that costs more than its honesty (0 to 1) demands.
    """

    def __init__(self, game: Game, care: float, *, swift: bool = False, honesty: float = 0.5) -> None:
        self.game, self.care, self.honesty = game, care, honesty
        self._weigh = (thinking if swift else at_once)(game).with_(weigh)  # one match is not worth compiling for
        self._swift = swift

    def choose(self, sight: Sight) -> int:
        """One of the legal actions, the likelier the better it is liked; the more care, the more so."""
        weights = self.weights(sight)
        most = max(weights)
        if (kept := faithful(sight, [log(most / weight) for weight in weights], self.honesty)) is not None:
            return sight.choices[kept]
        shares = [1 + int(1e6 * (weight / most) ** self.care) for weight in weights]
        return sight.choices[draw(shares, len(shares), sight.dice)]

    def talk(self, sight: Sight) -> list[str]:
        """What it says before it chooses."""
        from estran.bots.dolores.talk import speak  # which knows the habits, which know this file

        return speak(sight, self.weighed, self.honesty)

    def weights(self, sight: Sight) -> list[int]:
        """How much each legal action is liked, if the others are to be trusted as far as they have earned it."""
        return self.weighed(sight)[0]

    def weighed(self, sight: Sight) -> tuple[list[int], list[float]]:
        """The same, and the pad with what was noted meanwhile."""
        count, beliefs = len(sight.choices), trust(sight)
        believed = shares_of(next(iter(beliefs.values()), None))  # of the other one, if the seat shares
        pad = [0.0] * BELIEVED + believed + [0.0] * (PAD - BELIEVED - len(believed))
        if not self._swift:
            weights = [0] * count
            self._weigh(unpacked(sight.table), sight.seat, sight.choices, count, weights, Trial(), pad)
            return guesses(sight, beliefs, weights), pad
        liked, notes = np.zeros(count, np.int64), np.array(pad)
        tables = self.game.state.array(2)
        tables[0] = sight.table
        self._weigh(tables[0], sight.seat, np.array(sight.choices, np.int32), count, liked, tables[1:], notes)
        return guesses(sight, beliefs, liked.tolist()), notes.tolist()

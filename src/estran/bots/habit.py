"""What each bot knows of a game without looking ahead: how much it likes each legal choice. Search plays on by it."""

from collections.abc import Callable
from functools import cache, partial
from math import log
from typing import Any

import numpy as np

from estran.bots.defaults import HABITS, weigh
from estran.bots.shelves import habits_of, manners_of
from estran.bots.sight import Sight
from estran.engine.dice import draw
from estran.engine.events import hush, say
from estran.engine.family import Family, compiled_family, plain_family
from estran.engine.game import Game
from estran.engine.rule import rule
from estran.engine.unpacked import unpacked

PAD = 48  # numbers that habits may note while they weigh


@rule()
def temper(weights: Any, count: int, warmth: float) -> None:
    """Values in thousandths become weights: a million for the best, and about a third of that for every `warmth` below it."""
    most = weights[0]
    for index in range(count):
        most = max(most, weights[index])
    for index in range(count):
        weights[index] = 1 + int(1e6 * np.exp((weights[index] - most) / (1000 * warmth)))


@rule()
def sharpen(weights: Any, count: int, care: float) -> None:
    """Likings become weights: a million for the best, and the more care, the less for the others."""
    most = weights[0]
    for index in range(count):
        most = max(most, weights[index])
    for index in range(count):
        weights[index] = 1 + int(1e6 * (weights[index] / most) ** care)


@cache
def at_once(game: Game) -> Family:
    """The game's rules without events, and its habits, as they are written: no compiler to wait for, and quick enough for one choice."""
    return plain_family(_bound(game))


@cache
def thinking(game: Game) -> Family:
    """The same, compiled for search."""
    return compiled_family(_bound(game))


def _bound(game: Game) -> dict[Callable[..., Any], Callable[..., Any]]:
    return {**game.bound(), say: hush, **bound_habits(game)}


def bound_habits(game: Game) -> dict[Callable[..., Any], Callable[..., Any]]:
    """What fills each slot of habits, for a family: the game's own rules, and defaults for those that it lacks."""
    own = habits_of(game)
    return {slot: getattr(own, slot.__name__, slot) for slot in HABITS}


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

    It keeps its word, unless that costs more than its honesty (0 to 1) allows.
    """

    def __init__(self, game: Game, care: float, *, swift: bool = False, honesty: float = 0.5) -> None:
        self.game, self.care, self.honesty = game, care, honesty
        self._weigh = (thinking if swift else at_once)(game).with_(weigh)  # one match is not worth compiling for
        self._swift, self._manners = swift, manners_of(game)

    def __reduce__(self) -> tuple[Any, ...]:
        """How it reaches another process, where it is made again."""
        return partial(HabitBot, self.game, self.care, swift=self._swift, honesty=self.honesty), ()

    def choose(self, sight: Sight) -> int:
        """One of the legal actions, the likelier the better it is liked; the more care, the more so."""
        weights = self.weights(sight)
        most = max(weights)
        losses = [log(most / weight) for weight in weights]
        if (kept := self._manners.faithful(sight, losses, self.honesty)) is not None:
            return sight.choices[kept]
        sharpen(weights, len(weights), self.care)
        return sight.choices[draw(weights, len(weights), sight.dice)]

    def talk(self, sight: Sight) -> list[str]:
        """What it says before it chooses."""
        return self._manners.speak(sight, self.weighed, self.honesty)

    def weights(self, sight: Sight) -> list[int]:
        """How much each legal action is liked, if the others are trusted as far as they have earned it."""
        return self.weighed(sight)[0]

    def weighed(self, sight: Sight) -> tuple[list[int], list[float]]:
        """The same, and the pad with what was noted meanwhile."""
        count, beliefs, pad = len(sight.choices), self._manners.trust(sight), [0.0] * PAD
        self._manners.note(beliefs, pad)
        if not self._swift:
            weights = [0] * count
            self._weigh(unpacked(sight.table), sight.seat, sight.choices, count, weights, Trial(), pad)
            return self._manners.guesses(sight, beliefs, weights), pad
        liked, notes = np.zeros(count, np.int64), np.array(pad)
        tables = self.game.state.array(2)
        tables[0] = sight.table
        self._weigh(tables[0], sight.seat, np.array(sight.choices, np.int32), count, liked, tables[1:], notes)
        return self._manners.guesses(sight, beliefs, liked.tolist()), notes.tolist()

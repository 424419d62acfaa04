"""A game is a value: its facts, its ten functions, and their families."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache, cached_property, partial
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar, NamedTuple, NoReturn

import numpy as np

from estran.engine.dice import Dice, draw
from estran.engine.events import Saying, hush, say
from estran.engine.family import Family, compiled_family, plain_family
from estran.engine.layout import Layout
from estran.engine.rule import rule


class Refused(ValueError):
    """Something that was not allowed: a message id and its arguments; the layer of words makes sentences of them."""

    render: ClassVar[Callable[["Refused"], str] | None] = None

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments

    def __reduce__(self) -> tuple[Any, tuple[()]]:
        """How it reaches another process."""
        return partial(Refused, self.message, **self.arguments), ()

    def __str__(self) -> str:
        if Refused.render is not None:
            return Refused.render(self)
        return ", ".join([self.message, *(f"{name} {value}" for name, value in self.arguments.items())])


class Secret(NamedTuple):
    """Something a seat may not know: where it stands in the table, what it may be, and what moves along with it."""

    fields: tuple[tuple[str, Any], ...]
    possible: frozenset[tuple[int, ...]]
    follows: tuple[tuple[str, Any], ...] = ()

    def value(self, state: Any) -> tuple[int, ...]:
        """What it is on this table."""
        return tuple(int(getattr(state, name)[index]) for name, index in self.fields)


@cache
def _chapter(game: str, name: str) -> ModuleType:
    return import_module(f"estran.games.{game}.{name}")


def _slot(name: str) -> Callable[..., Any]:
    """A name that engine functions call and each game's family fills with its own function."""

    def unfilled(*arguments: Any) -> NoReturn:
        raise TypeError(f"{name} belongs to a game: call it through the game's family")

    unfilled.__name__ = name
    return rule()(unfilled)


set_up = _slot("set_up")
waiting = _slot("waiting")
legal = _slot("legal")
act = _slot("act")
odds = _slot("odds")
happen = _slot("happen")
score = _slot("score")
winners = _slot("winners")
imagine = _slot("imagine")
observe = _slot("observe")


@rule()
def lot(state: Any, weights: Any, dice: Dice) -> int:
    """What chance brings now; a game may fill this with a quicker way to the same outcome from the same dice."""
    return draw(weights, odds(state, weights), dice)


SLOTS: Mapping[str, Callable[..., Any]] = {
    "set_up": set_up,
    "waiting": waiting,
    "legal": legal,
    "act": act,
    "odds": odds,
    "happen": happen,
    "score": score,
    "winners": winners,
    "imagine": imagine,
    "observe": observe,
    "lot": lot,  # need not be filled
}


@dataclass(frozen=True, eq=False)
class Game:
    """A set of rules as a value. `rules` and the other modules of its folder hold the functions."""

    name: str  # also the folder under `estran.games`, and the prefix of its message ids
    clauses: str  # the prefix of its clause ids: DOL, DOR, DOU
    players: range  # the table sizes it can be played at
    state: type[Layout]
    options: type[Layout]
    defaults: Mapping[str, Any]  # the options as a record writes them, with their default values
    actions: int  # how many numbers a seat's choice can have
    outcomes: int  # how many outcomes chance has at most
    events: Mapping[Any, Saying]  # each kind of event, and how it is told
    phases: type[IntEnum]
    functions: Mapping[str, Callable[..., Any]] = field(repr=False)  # the ten of SLOTS, plain
    read_options: Callable[[Mapping[str, Any], int], Any]  # refuses what is wrong; gives the `options` record
    roller: Callable[[Any], int] | None = None  # the seat that rolls the die that is due, or NO_SEAT
    signals: bool = False  # whether the folder has a vocabulary of signals

    def chapter(self, name: str) -> ModuleType:
        """A module of the game's folder: view, features, notation; loaded when first needed."""
        return _chapter(self.name, name)

    @cached_property
    def plain(self) -> Family:
        """The rules as they are written: for matches, views and tests."""
        return plain_family(self.bound())

    @cached_property
    def compiled(self) -> Family:
        """The same rules as machine code, events included."""
        return compiled_family(self.name, self.bound())

    @cached_property
    def silent(self) -> Family:
        """Machine code that writes no events: for playouts and search."""
        return compiled_family(f"{self.name}-silent", {**self.bound(), say: hush}, inline=True)

    @cached_property
    def slate(self) -> np.dtype[Any]:
        """The layout of what odds and choices are written on: a record, since compiled code counts references to arrays."""
        layout = np.dtype([("weights", "i8", (self.outcomes,)), ("choices", "i4", (self.actions,))])
        return np.dtype((np.record, layout))

    def bound(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        """What fills each slot, for a family of this game's functions."""
        return {SLOTS[name]: function for name, function in self.functions.items()}

    def set_table(self, players: int, options: Mapping[str, Any] | None = None) -> Any:
        """A fresh table, or a refusal that says what was wrong."""
        if players not in self.players:
            raise Refused(
                "refused-players", game=self.name, players=players, least=self.players[0], most=self.players[-1]
            )
        wanted = dict(options or {})
        unknown = sorted(set(wanted) - set(self.defaults))
        if unknown:
            raise Refused("refused-option", game=self.name, came=unknown[0], known=sorted(self.defaults))
        state = self.state.new()
        self.plain.set_up(state, players, self.read_options({**self.defaults, **wanted}, players))
        return state

    def legal_actions(self, state: Any, seat: int) -> list[int]:
        """The numbers of what this seat may choose now."""
        choices = [0] * self.actions
        return [int(action) for action in choices[: self.plain.legal(state, seat, choices)]]

    def chances(self, state: Any) -> list[int]:
        """The integer weight of every outcome, in the game's own order."""
        weights = [0] * self.outcomes
        return [int(weight) for weight in weights[: self.plain.odds(state, weights)]]

"""A game is a value: its facts, its ten functions, and their families."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property, partial
from importlib import import_module
from numbers import Integral
from types import NoneType
from typing import Any, ClassVar, Literal, NamedTuple, NoReturn, Protocol, cast

from estran.engine.arguments import check_kind
from estran.engine.dice import Dice, draw
from estran.engine.events import Saying, Weight, hush, say
from estran.engine.family import Family, compiled_family, plain_family
from estran.engine.layout import Layout, Scratch
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


class Option(NamedTuple):
    """Something the host may agree on before a match, as a record writes it."""

    kind: Literal["switch", "seat", "choice"]  # true or false; a seat's letter or None; one of `values`
    usual: Any  # what counts where nobody says otherwise
    values: tuple[Any, ...] = ()  # of a choice: what the box offers; a game may accept more
    players: int | None = None  # only at a table of this size
    load: Callable[[str], Any] | None = None  # reads what somebody typed, where words and numbers are not enough
    tidy: Callable[[Any], Any] | None = None  # writes a value that was read as records should keep it


class Notation(Protocol):
    """The chapter `notation`: plies as text."""

    def write_action(self, state: Any, seat: int, action: int) -> str:
        """A seat's choice."""

    def write_outcome(self, state: Any, outcome: int) -> str:
        """What chance brings."""

    def eyes(self, state: Any, who: int, number: int) -> int:
        """Who may ever read this ply before the match is over, as bits."""


class Views(Protocol):
    """The chapter `view`: what one seat may see."""

    def view(self, state: Any, seat: int) -> Any:
        """The table as this seat sees it, a `View`."""

    def secrets(self, state: Any, seat: int) -> list[Secret]:
        """What this seat may not know."""


class Features(Protocol):
    """The chapter `features`: a view as numbers."""

    SIZE: int
    PARTS: Mapping[str, slice]  # where each part stands


class Positions(Protocol):
    """The chapter `position`: a table on one line of text."""

    def write_table(self, state: Any, seat: int | None = None) -> str:
        """The table as this seat may know it, or all of it."""

    def read_table(self, text: str, options: Mapping[str, Any] | None = None, dice: Dice | None = None) -> Any:
        """The table, or a refusal that says what was expected; what the line does not tell is drawn with these dice."""

    def check_table(self, state: Any) -> None:
        """Refuse a table from which the match cannot be played to its end."""


class Vocabulary(Protocol):
    """The chapter `signals`: what players may say in fixed words."""

    FORMS: Mapping[str, str]  # what may follow each word, a letter each
    WORDS: Mapping[str, tuple[str, dict[str, Any]]]  # what a letter stands for, and its words with what they mean

    def read_signal(self, text: str) -> tuple[str, dict[str, Any]]:
        """The kind of a signal and its arguments, or a refusal that lists the vocabulary."""


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

    name: str  # also the prefix of its message ids
    package: str  # where its chapters are: the package's own __name__
    clauses: str  # the prefix of its clause ids, such as DOU
    players: range  # the table sizes it can be played at
    state: type[Layout]
    options: Mapping[str, Option]  # by their names in a record
    actions: int  # how many numbers a seat's choice can have
    outcomes: int  # how many outcomes chance has at most
    events: Mapping[Any, Saying]  # each kind of event, and how it is told
    phases: type[IntEnum]
    functions: Mapping[str, Callable[..., Any]] = field(repr=False)  # the ten of SLOTS, plain
    read_options: Callable[[Mapping[str, Any], int], Any]  # refuses what is wrong; gives what `set_up` is told
    spelling: Mapping[str, Callable[[int], str]] = field(
        default_factory=dict
    )  # arguments of events that are not numbers
    secret_phases: frozenset[Any] = frozenset()  # where all who are asked choose unseen
    hinted: frozenset[str] = frozenset()  # events with words of their own for those they are hidden from
    final: frozenset[str] = frozenset()  # events that tell with what everybody ended, and who has won
    previewed: frozenset[str] = frozenset()  # events that the preview of a choice tells, in a few words
    weights: Mapping[str, Weight] = field(default_factory=dict)  # of events; those that are not named are steps
    together: frozenset[str] = frozenset()  # events that, one after the other in a ply, happen at the same time
    roller: Callable[[Any], int] | None = None  # the seat that rolls the die that is due, or NO_SEAT
    signals: bool = False  # whether the package has a chapter `signals`
    box: Mapping[str, tuple[Any, ...]] = field(
        default_factory=dict
    )  # names and numbers of what is in the box, for doors
    version: int = 0  # of its behaviour: one more whenever what learners see, choose or are paid changes
    longest: int | None = None  # choices in a match at most, where that is known

    def __reduce__(self) -> tuple[Any, ...]:
        """How it reaches another process, which has the package too; a copy is the game itself."""
        return game_in, (self.package,)

    @cached_property
    def defaults(self) -> dict[str, Any]:
        """The options as a record writes them, with their usual values."""
        return {name: option.usual for name, option in self.options.items()}

    @cached_property
    def notation(self) -> Notation:
        """Plies as text."""
        return cast(Notation, self._chapter("notation"))

    @cached_property
    def views(self) -> Views:
        """What one seat may see; loads msgspec."""
        return cast(Views, self._chapter("view"))

    @cached_property
    def features(self) -> Features:
        """A view as numbers."""
        return cast(Features, self._chapter("features"))

    @cached_property
    def positions(self) -> Positions:
        """Tables on one line of text; refused where the game has no words for them."""
        try:
            return cast(Positions, self._chapter("position"))
        except ModuleNotFoundError as problem:
            if problem.name != f"{self.package}.position":
                raise
            raise Refused("refused-no-tables", game=self.name) from problem

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """What players may say in fixed words; only where there are `signals`."""
        return cast(Vocabulary, self._chapter("signals"))

    def _chapter(self, name: str) -> object:
        """A module of the game's package, loaded when first needed."""
        return import_module(f"{self.package}.{name}")

    @cached_property
    def plain(self) -> Family:
        """The rules as they are written: for matches, views and tests."""
        return plain_family(self.bound()).of(self, "plain")

    @cached_property
    def compiled(self) -> Family:
        """The same rules as machine code, events included."""
        return compiled_family(self.bound()).of(self, "compiled")

    @cached_property
    def silent(self) -> Family:
        """Machine code that writes no events: for playouts and search."""
        return compiled_family({**self.bound(), say: hush}, inline=True).of(self, "silent")

    @property
    def sizes(self) -> dict[str, int]:
        """The sizes that scratch is declared in: of choices, of outcomes, and of what has room for either."""
        return {
            "actions": self.actions,
            "outcomes": self.outcomes,
            "widest": max(self.actions, self.outcomes),
        }

    @cached_property
    def scratch(self) -> type[Scratch]:
        """What odds and choices are written on, in this game's sizes: `game.scratch.new()`."""
        return Scratch.sized(**self.sizes)

    def bound(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        """What fills each slot, for a family of this game's functions."""
        return {SLOTS[name]: function for name, function in self.functions.items()}

    def set_table(self, players: int, options: Mapping[str, Any] | None = None) -> Any:
        """A fresh table, or a refusal that says what was wrong."""
        check_kind("players", players, Integral, "a whole number")
        check_kind("options", options, (Mapping, NoneType), "names with their values")
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

    def tidied(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options that a table can be set with, as records should keep them: nothing in them that nobody reads."""
        tidy = {name: option.tidy for name, option in self.options.items() if option.tidy is not None}
        return {name: tidy[name](value) if name in tidy else value for name, value in options.items()}

    def legal_actions(self, state: Any, seat: int) -> list[int]:
        """The numbers of what this seat may choose now."""
        choices = [0] * self.actions
        return [int(action) for action in choices[: self.plain.legal(state, seat, choices)]]

    def chances(self, state: Any) -> list[int]:
        """The integer weight of every outcome, in the game's own order."""
        weights = [0] * self.outcomes
        return [int(weight) for weight in weights[: self.plain.odds(state, weights)]]


def game_in(package: str) -> Game:
    """The game that this package brings."""
    game: Game = import_module(package).GAME
    return game

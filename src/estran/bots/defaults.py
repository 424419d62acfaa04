"""What bots do where a game's shelf says nothing: any choice is as good as another, and nobody talks.

A game brings its own in modules `habits`, `reasons` and `manners` of its shelf, under the same names. `shelves.py` says which
of them belong together.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estran.bots.outlook import Belief
from estran.bots.sight import Sight
from estran.engine.rule import rule
from estran.words.choices import Said

# ---- Habits: rules, since search compiles them

SCALE = 10.0  # points by which matches are usually decided


@rule()
def weigh(state: Any, seat: int, choices: Any, count: int, weights: Any, spare: Any, pad: Any) -> None:
    """How likely a sensible player makes each of the seat's `count` choices, as whole numbers of at least 1.

    `spare[0]` is a table to try things on, and `pad` has room for numbers.
    """
    for index in range(count):
        weights[index] = 1


@rule()
def is_ending(state: Any) -> bool:
    """Whether the rest of the match may be small enough to be solved exactly; nothing may be hidden in it."""
    return False


@rule()
def is_settled(state: Any, before: Any) -> bool:
    """Whether what was under way at the table `before` is over, so that a value network can tell what this one is worth."""
    return False


@rule()
def is_decisive(state: Any) -> bool:
    """Whether nothing but chance comes between what is chosen at this table and the next settled one, or the end."""
    return False


@rule()
def describe(state: Any, seat: int, facts: Any) -> int:
    """Write the inputs of a value network, a settled table as a seat sees it, none much larger than 1; how many there are."""
    return 0


HABITS: tuple[Callable[..., Any], ...] = (weigh, is_ending, is_settled, is_decisive, describe)


# ---- Reasons


def reason(sight: Sight, action: int) -> Said:
    """What speaks for this choice; it tells nothing that the seat cannot know."""
    return "none", {}


# ---- Manners


def trust(sight: Sight) -> dict[int, Belief]:
    """What other seats are believed to choose now, by what they have said."""
    return {}


def note(beliefs: Mapping[int, Belief], pad: list[float]) -> None:
    """Write what is believed on the pad, where this game's `weigh` looks for it."""


def guesses(sight: Sight, beliefs: Mapping[int, Belief], weights: list[int]) -> list[int]:
    """How much each choice is liked, once what several seats are believed to do is taken into account."""
    return weights


def faithful(sight: Sight, losses: Sequence[float], honesty: float) -> int | None:
    """The index of the choice that keeps the seat's word, if it loses no more against the best than its honesty allows."""
    return None


def speak(sight: Sight, weighed: Callable[[Sight], tuple[list[int], list[float]]], honesty: float) -> list[str]:
    """The signals that the seat makes now; `weighed` tells how much it likes each choice, and what stands on the pad then."""
    return []

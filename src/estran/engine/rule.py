"""`@rule("DOU-9")` files a function under its rulebook clauses. It stays plain; `family.py` compiles."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

CITED: defaultdict[str, list[str]] = defaultdict(list)
"""clause -> where it is carried: the names of functions and data."""

RULES: set[Callable[..., Any]] = set()
"""every function that may be compiled into a family."""


def rule(*clauses: str) -> Callable[[F], F]:
    """Mark a function as the implementation of `clauses`, fit to be compiled."""

    def mark(function: F) -> F:
        RULES.add(function)
        return carries(*clauses)(function)

    return mark


def carries(*clauses: str) -> Callable[[T], T]:
    """Mark data, a validator or a view as what carries `clauses`; it stays as it is."""

    def mark(bearer: T) -> T:
        for clause in clauses:
            CITED[clause].append(getattr(bearer, "__qualname__", type(bearer).__name__))
        return bearer

    return mark

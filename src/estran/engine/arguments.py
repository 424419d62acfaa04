"""Arguments of programs: what is of the wrong kind is refused in a sentence, before anything is done with it."""

from numbers import Integral
from typing import Any

HIGHEST = 2**63 - 1  # seeds are whole numbers that compiled code and records know


def check_whole(name: str, came: Any, least: int, most: int | None = None) -> None:
    """Refuse what is not a whole number within these bounds."""
    whole = isinstance(came, Integral) and not isinstance(came, bool)
    if not whole or came < least or (most is not None and came > most):
        bounds = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise ValueError(f"expected for {name} a whole number {bounds}, came {came!r}")


def check_seed(came: Any) -> None:
    """Refuse what no match can be seeded with, or no record can keep."""
    check_whole("seed", came, -HIGHEST - 1, HIGHEST)


def check_kind(name: str, came: Any, kind: type | tuple[type, ...], wanted: str) -> None:
    """Refuse what is not of this kind."""
    if not isinstance(came, kind):
        raise ValueError(f"expected for {name} {wanted}, came {came!r}")


def check_texts(name: str, came: Any) -> None:
    """Refuse what is not a list of texts; one text alone would be taken for a list of letters."""
    if isinstance(came, str) or not all(isinstance(one, str) for one in _items(came)):
        raise ValueError(f"expected for {name} a list of texts, came {came!r}")


def _items(came: Any) -> Any:
    """What is in it; where there is nothing to go through, itself, which is no text."""
    return came if hasattr(came, "__iter__") else [came]

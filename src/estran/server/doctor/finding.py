"""What was found, and how bad it is: a message of the catalogues."""

from enum import StrEnum
from typing import Any

from msgspec import Struct


class Severity(StrEnum):
    """How bad it is; from a warning on, something is to be done."""

    FINE = "fine"
    NOTE = "note"
    WARNING = "warning"
    PROBLEM = "problem"


class Finding(Struct, frozen=True):
    """One thing that was looked at: a message of the catalogues."""

    level: Severity
    message: str
    arguments: dict[str, Any] = {}

    @property
    def is_bad(self) -> bool:
        """Whether something is to be done."""
        return self.level in (Severity.WARNING, Severity.PROBLEM)


def fine(message: str, **arguments: Any) -> Finding:
    """All is well here."""
    return Finding(Severity.FINE, message, arguments)


def note(message: str, **arguments: Any) -> Finding:
    """Good to know, or not to be found out from here."""
    return Finding(Severity.NOTE, message, arguments)


def warning(message: str, **arguments: Any) -> Finding:
    """It works, and may not tomorrow."""
    return Finding(Severity.WARNING, message, arguments)


def problem(message: str, **arguments: Any) -> Finding:
    """It does not work, or not safely."""
    return Finding(Severity.PROBLEM, message, arguments)

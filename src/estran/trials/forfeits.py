"""When a contestant fails: what it did, and a time limit on what it is asked."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Any, Final

from msgspec import Struct

from estran.words.signs import is_control

LIMIT: Final = 60.0  # seconds per choice, unless the setting says otherwise
AGAIN = 1.0  # seconds after which a bot that caught the interruption is interrupted again
LONGEST = 200  # characters of what a bot said when it failed


class Failure(StrEnum):
    """Why a match was forfeited."""

    RAISED = "raised"  # the bot raised an error
    LATE = "late"  # it took longer than the limit
    ILLEGAL = "illegal"  # it answered with something that it may not do


class Forfeit(Struct, frozen=True):
    """Who gave a match away, and how."""

    seat: int
    failure: Failure
    what: str  # the error or the answer, for the report

    def __post_init__(self) -> None:
        """A forfeit that was read from a file may be anything."""
        if len(self.what) > LONGEST or any(map(is_control, self.what)):
            raise ValueError("what a bot said is too long, or cannot be shown")


class Forfeited(Exception):
    """A contestant failed, so the match is over."""

    def __init__(self, seat: int, failure: Failure, what: object) -> None:
        super().__init__(seat, failure)
        self.forfeit = Forfeit(seat, failure, shown(what))


class TooLate(BaseException):
    """The time is up. Not an Exception, so that a bot does not catch it by mistake."""


def shown(what: object) -> str:
    """An error or an answer on one line."""
    try:
        text = f"{type(what).__name__}: {what}" if isinstance(what, BaseException) else repr(what)
    except Exception:  # noqa: BLE001 - its own repr may fail too
        text = type(what).__name__
    plain = "".join(" " if is_control(sign) else sign for sign in text)
    return " ".join(plain.split())[:LONGEST]


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer; only the main thread of a system with alarms can, elsewhere the clock is read afterwards."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: Any) -> None:
        raise TooLate

    before = signal.signal(signal.SIGALRM, ring)
    rest = signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
        if rest[0]:
            signal.setitimer(signal.ITIMER_REAL, *rest)

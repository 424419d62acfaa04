"""A curtain between the people at one screen: what one of them is shown alone is gone when it opens again."""

import os
import re
import sys
from functools import cache
from typing import NamedTuple

WIPE = "\x1b[2J\x1b[3J\x1b[H"  # clear the screen, then what has scrolled off it, and go to the top
CLEAR = "\x1b[H\x1b[J"  # clear the screen alone, from the top on

DUMB = ("", "dumb", "unknown")  # values of TERM: what would clear other screens are signs among the letters here
PAUSES = re.compile(r"\$<[^>]*>")  # for terminals of the last century, among what their descriptions say


class Screens(NamedTuple):
    """What leads to a terminal's second screen, which nobody can scroll back in, and from there to the first one."""

    there: str
    back: str


def is_dumb() -> bool:
    """Whether this terminal can do nothing but print."""
    return os.environ.get("TERM", "") in DUMB


def screens() -> Screens | None:
    """How to change screens here; None where there is but one, or nobody can tell.

    GNU Screen says that it has a second one, but usually it has not.
    """
    return None if "STY" in os.environ else _screens_of(os.environ.get("TERM", ""))


@cache
def _screens_of(term: str) -> Screens | None:
    try:
        import curses
    except ImportError:  # on Windows
        return None
    try:
        curses.setupterm(term, sys.stdout.fileno())
    except (curses.error, OSError):
        return None
    there, back = (PAUSES.sub("", (curses.tigetstr(name) or b"").decode("latin-1")) for name in ("smcup", "rmcup"))
    return Screens(there, back) if there and back else None

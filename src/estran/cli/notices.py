"""A notice of one's turn: the terminal's bell and its title, where there is a screen to look at."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from estran.words.signs import harmless

BELL = "\a"
LEND, GIVE_BACK = "\x1b[22;0t", "\x1b[23;0t"  # xterm keeps the former title meanwhile; others take no notice
UNTITLED = ("", "dumb", "linux", "cons25", "vt100", "vt220")  # terminals that would show a title among the lines
LONGEST = 80  # characters of a title


class Notices:
    """Tells people who look elsewhere that they are asked, once for each time."""

    def __init__(self, *, bell: bool) -> None:
        self._screen = sys.stdout.isatty()
        self._titled = self._screen and os.environ.get("TERM", "") not in UNTITLED
        self._bell = bell
        self._calling = False  # the title says that somebody is asked
        self._noticed: tuple[int, str] | None = None  # the moment and the seat that was told last

    @contextmanager
    def lent(self, title: str) -> Iterator[None]:
        """The title is ours for a while; afterwards it is what it was before."""
        self._write(LEND * self._titled)
        self.show_title(title)
        try:
            yield
        finally:
            self._write(GIVE_BACK * self._titled)

    def show_title(self, title: str) -> None:
        """Show a title; nothing in it can be a command to the terminal."""
        if self._titled:
            self._write(f"\x1b]0;{harmless(title, keep='')[:LONGEST]}\a")

    def turn(self, moment: int, seat: str, title: str) -> None:
        """It is this seat's turn after so many plies."""
        if self._noticed != (moment, seat):
            self._noticed = moment, seat
            self._calling = True
            self.show_title(title)
            self._write(BELL * (self._bell and self._screen))

    def rest(self, title: str) -> None:
        """Nobody is asked now."""
        if self._calling:
            self._calling = False
            self.show_title(title)

    def _write(self, text: str) -> None:
        with suppress(OSError):  # the terminal may be gone
            print(text, end="", flush=True)

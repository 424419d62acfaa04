"""Lines out, answers in. Nothing is drawn, moved or coloured: what is said stays where it was said."""

import re
import shutil
import signal
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from getpass import getpass
from types import FrameType
from typing import Any, TextIO

from estran.cli.curtain import CLEAR, WIPE, Screens, is_dumb, screens
from estran.cli.editing import can_edit, edited
from estran.cli.interrupts import kept_interrupts
from estran.cli.problems import in_words
from estran.cli.vocabulary import is_command
from estran.engine.game import Refused
from estran.words.signs import harmless
from estran.words.speaker import Message, Speaker, speaker

ENTRY = re.compile(r"\d+  ")  # how a choice begins in a list
LEFT_FREE = 3  # rows of a screen that cannot be scrolled back: for the question that follows


class Leaving(Exception):
    """Somebody wants to stop here."""


class Terminal:
    """One person, or several in turn, at one keyboard and one screen, spoken to in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.language_is_known = True  # nobody needs to be asked for it
        self.stream: TextIO | None = None  # where lines go; None is the output, whatever that is at the time
        self._alone = False  # somebody is behind a curtain
        self._second: Screens | None = None  # how we got to the second screen, if we are there
        self._rows = 0  # on the second screen since the last answer

    def say(self, message: str, **arguments: Any) -> None:
        """Say a message of the catalogues, a line of its own."""
        self.show(self.speaker.say(message, **arguments))

    def tell(self, messages: Iterable[Message]) -> None:
        """Say several messages, a line each."""
        for message in messages:
            self.show(self.speaker.text(message))

    def show(self, text: str = "", *, whole: bool = False) -> None:
        """Print lines; those too long for the screen are broken between words, but not a command that can be copied."""
        for line in (text if whole else wrapped(text)).split("\n"):
            self._wait_for_room(line)
            _print(line, file=self.stream)

    def complain(self, text: str) -> None:
        """Print a line about what went wrong, apart from the output."""
        _print(text, file=sys.stderr)

    def complain_or_say(self, complain: bool, message: str, **arguments: Any) -> None:
        """Say a message, apart from the output where that is for a program."""
        text = self.speaker.say(message, **arguments)
        if complain:
            self.complain(text)
        else:
            self.show(text)

    def ask(self, question: str, *, unseen: bool = False, words: Sequence[str] = ()) -> str:
        """The line typed after this question; Tab completes to these words. End of input raises EOFError.

        What is typed unseen is neither echoed nor remembered.
        """
        self._rows = 0
        if unseen and sys.stdin.isatty():
            return getpass(harmless(f"{wrapped(question)} ")).strip()
        if can_edit():
            above, _, prompt = harmless(f"{wrapped(question)} ").rpartition("\n")
            if above:
                print(above, flush=True)
            answer = edited(prompt, words)
            if answer is not None:
                return answer.strip()
            question = prompt.rstrip()
        _print(f"{wrapped(question)} ", end="")
        answer = sys.stdin.readline()
        if not answer:
            raise EOFError
        if not sys.stdin.isatty():
            print()  # nobody pressed Enter on this screen
        return answer.strip()

    def choose(
        self,
        question: str,
        read: Callable[[str], Any],
        *,
        default: Any,
        about: str | None = None,
        languages: Sequence[str] = (),
    ) -> Any:
        """Ask until the answer can be read; an empty line is the default.

        With a message about the question, `?` tells that, and `quit` leaves; where nobody knows yet which language is
        understood, both are told and understood in several.
        """
        while True:
            answer = self.ask(question)
            if not answer:
                return default
            spoken = [speaker(language) for language in languages] or [self.speaker]
            if about and any(is_command(answer, "quit", each.language) for each in spoken):
                raise Leaving
            if about and any(is_command(answer, "help", each.language) for each in spoken):
                for each in spoken:
                    self.show(each.say(about))
                continue
            try:
                return read(answer)
            except Refused as refused:
                self.tell([in_words(refused)])

    # ---- The curtain

    def draw_curtain(self) -> None:
        """What is shown from here on is for one person alone: on a second screen, where there is one."""
        self._alone, self._rows = True, 0
        self._second = screens() if sys.stdout.isatty() and not is_dumb() else None
        if self._second is not None:
            print(f"{self._second.there}{CLEAR}", end="", flush=True)

    @property
    def on_second_screen(self) -> bool:
        """Somebody is behind the curtain, and what stood in front of it cannot be seen."""
        return self._second is not None

    def open_curtain(self) -> bool:
        """Leave nothing of what was shown behind it; tells whether what stood before it has gone with it.

        A screen that cannot be wiped is filled with empty lines, and it is said that what stands above remains.
        """
        with undisturbed():
            alone, second, self._alone, self._second = self._alone, self._second, False, None
            if not alone or not sys.stdout.isatty():
                return False
            with suppress(OSError):  # the terminal may be gone
                if second is not None:
                    print(f"{CLEAR}{second.back}", end="", flush=True)
                elif is_dumb():
                    print("\n" * shutil.get_terminal_size().lines, end="", flush=True)
                    self.say("terminal-not-wiped")
                else:
                    print(WIPE, end="", flush=True)
            return second is None

    def _wait_for_room(self, line: str) -> None:
        """On the second screen nothing can be scrolled back: before a line would push an unread one off, wait for Enter."""
        if self._second is None:
            return
        columns, rows = shutil.get_terminal_size()
        needed = max(1, -(-len(line) // columns))
        if self._rows and self._rows + needed > rows - LEFT_FREE:
            self.ask(self.speaker.say("terminal-learn-on"), unseen=True)
        self._rows += needed


def _print(text: str, *, end: str = "\n", file: TextIO | None = None) -> None:
    """The one way to the screen: whatever wrote the text, the screen shows it and obeys nothing in it."""
    print(harmless(text), end=end, flush=True, file=file)


def wrapped(text: str, widest: int | None = None) -> str:
    """Lines broken between words to fit the screen; whole where there is none, so that programs can read them."""
    if not sys.stdout.isatty():
        return text
    columns = shutil.get_terminal_size().columns
    width = min(columns, widest or columns)
    return "\n".join(_fill(line, width) if len(line) > width else line for line in text.split("\n"))


def _fill(line: str, width: int) -> str:
    """The line in several, those of a list below their first word, so that no number stands where another one would."""
    entry = ENTRY.match(line)
    below = " " * entry.end() if entry else ""
    return textwrap.fill(line, width, subsequent_indent=below, break_long_words=False, break_on_hyphens=False)


@contextmanager
def ended_like_ctrl_c() -> Iterator[None]:
    """A terminal that is closed, or a program that is told to end, stops like one that is interrupted.

    Ctrl-C works even where the parent process ignores it, as shells do for background jobs.
    """
    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    heeded = [signal.SIGINT, *(number for number in signals if signal.getsignal(number) != signal.SIG_IGN)]
    interrupted = False

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal interrupted
        interrupted = True
        signal.default_int_handler(number, frame)

    with _handled(heeded, interrupt):
        try:
            with kept_interrupts():
                yield
        except Exception as problem:
            if interrupted:  # it came while Numba compiled, whose callbacks make something else of it
                raise KeyboardInterrupt from problem
            raise


@contextmanager
def undisturbed() -> Iterator[None]:
    """A second Ctrl-C does not interrupt what the first one began."""
    with _handled([signal.SIGINT], signal.SIG_IGN):
        yield


@contextmanager
def put_off() -> Iterator[None]:
    """What is begun in this block is done whole: an interruption comes at its end."""
    signals = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    heeded = [number for number in signals if signal.getsignal(number) not in (signal.SIG_IGN, signal.SIG_DFL)]
    came: list[int] = []
    with _handled(heeded, lambda number, frame: came.append(number)):
        yield
    if came:
        raise KeyboardInterrupt


@contextmanager
def _handled(numbers: Iterable[int], handler: Any) -> Iterator[None]:
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, former in before.items():
            signal.signal(number, former)

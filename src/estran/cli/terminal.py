"""Lines out, answers in. Nothing is drawn, moved or coloured: what is said stays where it was said."""

import shutil
import signal
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from getpass import getpass
from typing import Any, TextIO

from estran.cli.problems import in_words
from estran.engine.game import Refused
from estran.words.signs import harmless
from estran.words.speaker import Message, Speaker

WIPE = "\x1b[2J\x1b[3J\x1b[H"  # clear the screen, then what has scrolled off it, and go to the top


class Terminal:
    """One person, or several in turn, at one keyboard and one screen, spoken to in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.language_is_known = True  # nobody needs to be asked for it
        self.stream: TextIO | None = None  # where lines go; None is the output, whatever that is at the time

    def say(self, message: str, **arguments: Any) -> None:
        """Say a message of the catalogues, a line of its own."""
        self.show(self.speaker.say(message, **arguments))

    def tell(self, messages: Iterable[Message]) -> None:
        """Say several messages, a line each."""
        for message in messages:
            self.show(self.speaker.text(message))

    def show(self, text: str = "", *, whole: bool = False) -> None:
        """Print lines; those too long for the screen are broken between words, but not a command that can be copied."""
        _print(text if whole else wrapped(text), file=self.stream)

    def complain(self, text: str) -> None:
        """Print a line about what went wrong, apart from the output."""
        _print(text, file=sys.stderr)

    def ask(self, question: str, *, unseen: bool = False) -> str:
        """The line typed after this question; what is typed unseen is not echoed. End of input raises EOFError."""
        if unseen and sys.stdin.isatty():
            answer = getpass(harmless(f"{wrapped(question)} "))
        else:
            _print(f"{wrapped(question)} ", end="")
            answer = sys.stdin.readline()
            if not answer:
                raise EOFError
            if not sys.stdin.isatty():
                print()  # nobody pressed Enter on this screen
        return answer.strip()

    def choose(self, question: str, read: Callable[[str], Any], *, default: Any) -> Any:
        """Ask until the answer can be read; an empty line is the default."""
        while True:
            answer = self.ask(question)
            if not answer:
                return default
            try:
                return read(answer)
            except Refused as refused:
                self.tell([in_words(refused)])

    def wipe(self) -> bool:
        """Leave nothing on the screen or above it; tells whether there is a screen to wipe."""
        if sys.stdout.isatty():
            print(WIPE, end="", flush=True)
        return sys.stdout.isatty()


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
    return textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)


@contextmanager
def ended_like_ctrl_c() -> Iterator[None]:
    """A terminal that is closed, or a program that is told to end, stops like one that is interrupted.

    Ctrl-C works even where the parent process ignores it, as shells do for background jobs.
    """
    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    heeded = [signal.SIGINT, *(number for number in signals if signal.getsignal(number) != signal.SIG_IGN)]
    with _handled(heeded, signal.default_int_handler):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """A second Ctrl-C does not interrupt what the first one began."""
    with _handled([signal.SIGINT], signal.SIG_IGN):
        yield


@contextmanager
def _handled(numbers: Iterable[int], handler: Any) -> Iterator[None]:
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, former in before.items():
            signal.signal(number, former)


def prepare_streams() -> None:
    """Letters that the terminal cannot write or has garbled become marks instead of errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")

"""The command `estran` as people use it: typed at in one process, or driven through a pseudo-terminal."""

import io
import os
import re
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pexpect

from estran.cli import main
from estran.cli.curtain import WIPE
from estran.words.speaker import speaker

ESTRAN = str(Path(sys.executable).with_name("estran"))
NOTICE = re.compile("\x1b]0;([^\a]*)\a|\a|\x1b\\[2[23](?:;0){1,2}t")  # titles and bells
THERE, BACK = "\x1b[?1049h", "\x1b[?1049l"  # from the first screen to the second, and back
BEHIND = re.compile(f"{re.escape(THERE)}.*?{re.escape(BACK)}", re.DOTALL)  # what came and went on the second
PATIENCE = 120  # seconds; a machine that is busy with other tests answers late


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


class Typist:
    """Runs commands in this process, with lines typed for them."""

    def __init__(self, monkeypatch: Any, capsys: Any) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *arguments: str, typed: tuple[str, ...] = (), lang: str = "en") -> Ran:
        """The exit code, and what was said, after these lines were typed and the input ended."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self._capsys.readouterr()  # what the test itself has said, such as that it installs something
        code = main([*arguments, "--lang", lang])
        return Ran(code, *self._capsys.readouterr())


def heed_closing() -> None:
    """A fresh terminal ends its programs when it is closed, even if the test run itself ignores that signal."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Person:
    """Somebody at a terminal."""

    def __init__(
        self,
        *arguments: str,
        lang: str = "en",
        folder: Path | None = None,
        program: Sequence[str] = (ESTRAN,),
        term: str = "xterm",
        size: tuple[int, int] = (40, 250),
    ) -> None:
        self.say = speaker(lang).say
        environment = {
            name: value
            for name, value in os.environ.items()
            if name not in ("ESTRAN_LANG", "LC_ALL", "COLUMNS", "LINES")
        }
        self.child: Any = pexpect.spawn(
            program[0],
            [*program[1:], *arguments, *([] if "--lang" in arguments else ["--lang", lang])],
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=size,
            cwd=folder,
            env={**environment, "LANG": "C.UTF-8", "TERM": term},
            preexec_fn=heed_closing,
        )
        self.child.delaybeforesend = None  # we wait for a question before we answer, not for a time
        self.seen = ""

    def read_to(self, *endings: str) -> int:
        """Read on until one of these texts comes; tells which."""
        which: int = self.child.expect_exact([f"{ending} " for ending in endings])
        self.seen += self.child.before + self.child.after
        return which

    def read_to_choice(self) -> str:
        """Read on to the next choice of somebody who is alone; gives what came before it."""
        return self.read_to_choice_or()[1]

    def read_to_choice_or(self, *others: str) -> tuple[str | None, str]:
        """Read on to the next choice or one of the other questions; gives the latter, and what came before it."""
        choice = re.escape(self.question("terminal-choice", who="you", name="", choices=2, only="").rstrip(": \u202f"))
        questions = [f"{re.escape(other)} " for other in others]
        which = self.child.expect([*questions, choice + r"(?: \([^)]*\))?[\u202f ]?: "])
        heard = self.child.before
        self.seen += heard + self.child.after
        return (others[which] if which < len(others) else None), heard

    def type(self, line: str) -> None:
        """Type a line."""
        self.child.sendline(line)

    def interrupt(self, closing: Callable[[], Any] | None = None) -> int:
        """Press Ctrl-C, or do what else ends the program, until it has ended; gives its exit code.

        A signal that comes just before the program begins to wait for input is noticed only when something else comes.
        """
        press = closing or (lambda: self.child.sendcontrol("c"))
        press()
        while self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=PATIENCE / 10):
            press()
        return self.read_to_end()

    def read_to_end(self) -> int:
        """Read until the program has ended; gives its exit code."""
        if not self.child.flag_eof:
            self.child.expect(pexpect.EOF)
        self.seen += self.child.before
        self.child.close()
        code: int = self.child.exitstatus
        return code

    @property
    def on_screen(self) -> str:
        """What can still be seen, scrolling back included: on the first screen all that came after the last wiping.

        The second screen keeps nothing, wherever it is left.
        """
        first, there, second = BEHIND.sub("", NOTICE.sub("", self.seen)).partition(THERE)
        return second if there else first.rpartition(WIPE)[2]

    @property
    def titles(self) -> list[str]:
        """What the terminal's title has said so far."""
        return [title for title in NOTICE.findall(self.seen) if title]

    def question(self, id: str, **arguments: Any) -> str:
        """How a question sounds in this person's language."""
        return self.say(id, **arguments)


def first_offer(text: str) -> str:
    """The number of the first choice in a list, whether it has a line for each or one for all."""
    lines = re.findall(r"^(\d+)  ", text, re.MULTILINE)
    if lines:
        return str(lines[0])
    inline = re.findall(r": (\d+)(?:, \d+)*\.\r?$", text, re.MULTILINE)
    return str(inline[-1]) if inline else "1"


def play_first_offers(person: Person, at_the_end: tuple[str, ...] = ()) -> int:
    """Choose the first offer every time, press Enter where that is all that is asked, and leave after these words."""
    roll = person.question("terminal-roll", who="you", name="")
    over = person.question("terminal-over-question", how="over", undo="possible")
    words = iter((*at_the_end, ""))
    while True:
        which, heard = person.read_to_choice_or(roll, over)
        answer = first_offer(heard) if which is None else next(words) if which == over else ""
        person.type(answer)
        if which == over and not answer:
            return person.read_to_end()

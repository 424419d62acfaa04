"""Lines that can be edited, recalled and completed with Tab, where somebody sits at a real terminal.

GNU Readline does it, which ships with Python: it echoes what is typed and draws nothing else, so the lines stay as plain as they are.
"""

import sys
from collections.abc import Sequence
from types import ModuleType

from estran.cli.curtain import is_dumb
from estran.cli.reading import fold

QUIET = ("enable-bracketed-paste off", "enable-meta-key off")  # neither writes signs of its own to the screen


def can_edit() -> bool:
    """Whether there is a keyboard and a screen that can move its cursor."""
    return sys.stdin.isatty() and sys.stdout.isatty() and not is_dumb()


def edited(prompt: str, words: Sequence[str]) -> str | None:
    """The line typed after this prompt, which is remembered; Tab completes to these words. None where nothing can edit it."""
    readline = _readline()
    if readline is None:
        return None

    def complete(begun: str, number: int) -> str | None:
        found = completions(begun, words)
        return found[number] if number < len(found) else None

    readline.set_completer(complete)
    try:
        answer = input(prompt)
    finally:
        readline.set_completer(None)
    if answer.strip():
        readline.add_history(answer)
    return answer


def completions(begun: str, words: Sequence[str]) -> list[str]:
    """The words that begin like this, with or without accents and capitals."""
    return [word for word in dict.fromkeys(words) if fold(word).startswith(fold(begun))]


def _readline() -> ModuleType | None:
    """The library, set up for whole lines; some systems have none. It is loaded when a terminal asks its first question."""
    try:
        import readline
    except ImportError:
        return None
    for setting in QUIET:
        readline.parse_and_bind(f"set {setting}")
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
    readline.set_completer_delims("")
    readline.set_auto_history(False)
    return readline

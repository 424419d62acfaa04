"""The words of the commands that can be typed at a question, and the one that somebody may have meant."""

from collections.abc import Collection, Iterable
from difflib import get_close_matches
from functools import cache

from estran.cli.reading import fold
from estran.words.folders import DEFAULT, LANGUAGES
from estran.words.speaker import speaker

COMMANDS = (
    "help",
    "score",
    "table",
    "map",
    "last",
    "hint",
    "undo",
    "save",
    "rules",
    "say",
    "end",
    "resign",
    "rematch",
    "quit",
)
SHORTEST = 3  # letters of a word that can be mistyped; two could be anything
ALIKE = 0.7  # of 1: how much of a mistyped word has to be right


def spelled(language: str, commands: Collection[str]) -> list[str]:
    """Every word for these commands as it is written; those of the language come first."""
    return [word for word, name in _spelled(language).items() if name in commands]


@cache
def _spelled(language: str) -> dict[str, str]:
    """The same of all commands, and which command each word is."""
    own = {word: name for name in COMMANDS for word in _others(name, language)}
    english = {word: name for name in COMMANDS for word in (name, *_others(name, DEFAULT))}
    return {**own, **{word: name for word, name in english.items() if word not in own}, "?": "help"}


@cache
def _folded(language: str) -> dict[str, str]:
    """The same by words without accents and capitals; a language's own word wins over an English one."""
    found: dict[str, str] = {}
    for word, name in _spelled(language).items():
        found.setdefault(fold(word), name)
    return found


def command_of(answer: str, language: str) -> str | None:
    """The command that an answer begins with, if it is one."""
    return _folded(language).get(fold(answer.partition(" ")[0]))


def is_command(answer: str, name: str, language: str | None) -> bool:
    """Whether the answer is this command; without a language, in any of them."""
    languages = LANGUAGES if language is None else (language,)
    return any(_folded(each).get(fold(answer)) == name for each in languages)


def near(answer: str, words: Iterable[str]) -> str | None:
    """The word that was probably meant, if one is near."""
    known = {fold(word): word for word in words}
    bare = fold(answer)
    found = get_close_matches(bare, known, 1, ALIKE) if len(bare) >= SHORTEST else []
    return known[found[0]] if found else None


def near_command(answer: str, commands: Iterable[str], others: Iterable[str] = ()) -> str | None:
    """The one of these words for commands that was probably meant, with what followed it, or another of these texts."""
    word, space, rest = answer.partition(" ")
    meant = near(word, commands)
    return f"{meant}{space}{rest}" if meant else near(answer, others)


def _others(name: str, language: str) -> list[str]:
    return speaker(language).say(f"terminal-alias-{name}").split()

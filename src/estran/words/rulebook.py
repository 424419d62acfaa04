"""The rulebook pages: one Markdown page per game and language, a first part to learn from and then clause by clause."""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from estran.words.folders import DEFAULT, home_of

if TYPE_CHECKING:  # refusals alone need it: a shell asks for the clauses at every press of Tab
    from estran.engine.game import Game

CLAUSE_HEADING = re.compile(r"^### (?P<id>[A-Z]{3}-\d+) · (?P<title>.*?)(?: \{(?P<mark>example|statement)\})?$")
END_OF_FIRST = "\n---\n"  # between the part to learn from and the reference
PICTURE = re.compile(r"^!\[(?P<told>[^\]]*)\]\((?P<path>[^)\s]+)\)$", re.MULTILINE)


class Clause(NamedTuple):
    """One clause of a rulebook."""

    id: str
    title: str
    mark: str | None  # example or statement: a clause that no rule implements
    text: str


@cache
def page(game: str, language: str) -> str:
    """A game's whole page, in English where the language has none."""
    for folder in (language, DEFAULT):
        path = home_of(game) / folder / "rules" / f"{game}.md"
        if path.exists():
            return path.read_text(encoding="utf-8")
    from estran.engine.game import Refused

    raise Refused("refused-no-rules", game=game)


def first_part(game: str, language: str) -> str:
    """What one reads before the first match; nothing where a page is a reference alone."""
    first, end, _ = page(game, language).partition(END_OF_FIRST)
    return first if end else ""


def reference(game: str, language: str) -> str:
    """The clauses with their chapters."""
    first, _, rest = page(game, language).partition(END_OF_FIRST)
    return rest or first


def picture(game: str, path: str) -> Path:
    """The file of a picture that a page shows, by its path from there."""
    return (home_of(game) / DEFAULT / "rules" / path).resolve()


@cache
def clauses(game: str, language: str) -> dict[str, Clause]:
    """The clauses of a page by id, in its order."""
    found: dict[str, Clause] = {}
    for block in re.split(r"^(?=##)", reference(game, language), flags=re.MULTILINE):
        heading, _, text = block.partition("\n")
        if match := CLAUSE_HEADING.match(heading.strip()):
            found[match["id"]] = Clause(match["id"], match["title"], match["mark"], text.strip())
    return found


def clause(game: "Game", id: str, language: str) -> Clause:
    """One clause, by `DOU-9` or just `9`."""
    wanted = id.upper() if "-" in id else f"{game.clauses}-{id}"
    known = clauses(game.name, language)
    if wanted not in known:
        from estran.engine.game import Refused

        raise Refused("refused-clause", came=id, known=list(known))
    return known[wanted]

"""`estran rules`: the rulebook pages, from Markdown to lines that can be read aloud."""

import re
import sys
from collections.abc import Iterator

from estran.cli.lines import parted
from estran.cli.reading import game_named
from estran.cli.terminal import Terminal, wrapped
from estran.engine.game import Game
from estran.words.rulebook import clause, clauses, page
from estran.words.speaker import Speaker

WIDEST = 100  # longer lines are tiring to read
MARKS = re.compile(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)")
CLAUSE_MARK = re.compile(r" \{(?:example|statement)\}$")


def show_rules(terminal: Terminal, name: str, wanted: str | None) -> int:
    """A game's page, or one clause of it."""
    game, language = game_named(name), terminal.speaker.language
    if wanted is not None:
        terminal.show(clause_text(game, wanted, terminal.speaker))
        return 0
    text = readable(page(game.name, language), terminal.speaker)
    if sys.stdout.isatty() and sys.stdin.isatty():
        from pydoc import pager

        pager(text)
    else:
        terminal.show(text)
    return 0


def clause_text(game: Game, wanted: str, speaker: Speaker) -> str:
    """One clause with its title."""
    found = clause(game, wanted, speaker.language)
    return readable(f"{found.id} · {found.title}\n\n{found.text}", speaker)


def titles(game: Game, language: str) -> str:
    """All clauses by id and title."""
    return "\n".join(f"{found.id} · {found.title}" for found in clauses(game.name, language).values())


def readable(markdown: str, speaker: Speaker) -> str:
    """Headings, paragraphs, lists and tables as plain text, not too wide where it is read on a screen."""
    blocks = re.split(r"\n\s*\n", markdown.strip())
    return wrapped("\n\n".join(_block(block, speaker) for block in blocks), WIDEST)


def _block(block: str, speaker: Speaker) -> str:
    lines = block.splitlines()
    if lines[0].startswith("|"):
        return "\n".join(_rows(lines, speaker))
    if lines[0].startswith("#"):
        return CLAUSE_MARK.sub("", lines[0].lstrip("#").strip())
    return "\n".join(_parts(lines))


def _parts(lines: list[str]) -> Iterator[str]:
    """The items of a list, or the paragraph as a whole."""
    part: list[str] = []
    for line in (MARKS.sub("", line.removeprefix(">").strip()) for line in lines):
        if part and re.match(r"[-*] |\d+\. ", line):
            yield " ".join(part)
            part = []
        part.append(line)
    yield " ".join(part)


def _rows(lines: list[str], speaker: Speaker) -> Iterator[str]:
    """A table, one line per row: of two columns one explains the other; in a wider table each cell has its heading."""
    grid = [[MARKS.sub("", cell.strip()) for cell in line.strip("|").split("|")] for line in lines]
    headings, *rows = [row for row in grid if not all(set(cell) <= set("-: ") for cell in row)]
    for row in rows:
        cells = [tuple(row)] if len(row) == 2 else zip(headings, row, strict=False)
        told = [speaker.say("terminal-entry", name=heading, text=cell) for heading, cell in cells if cell]
        yield f"{parted(told, speaker)}."

"""A rulebook page taken apart into blocks, so that each way of showing it decides only how it looks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from estran.words.rulebook import CLAUSE_HEADING, PICTURE

ITEM = re.compile(r"[-*] |\d+\. ")
MARKS = re.compile(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)")


@dataclass(frozen=True)
class BookHeading:
    """The title of a page (level 1), a chapter (2), or a clause or part of a chapter (3)."""

    level: int
    title: str
    clause: str | None  # its number in the rulebook


@dataclass(frozen=True)
class BookParagraph:
    """Some sentences, with Markdown's marks of bold and code; a ruling of ours if `ruling`."""

    text: str
    ruling: bool = False


@dataclass(frozen=True)
class Items:
    """A list, numbered or not."""

    items: tuple[str, ...]
    numbered: bool


@dataclass(frozen=True)
class BookTable:
    """Rows under headings."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class BookPicture:
    """A drawing, and what it shows in words."""

    told: str
    path: str  # from the page


Block = BookHeading | BookParagraph | Items | BookTable | BookPicture


def blocks(markdown: str) -> Iterator[Block]:
    """The blocks of a page in their order; the rule between its two parts is none."""
    for text in re.split(r"\n\s*\n", markdown.strip()):
        if text != "---":
            yield _block(text)


def plain(text: str) -> str:
    """A text without its marks."""
    return MARKS.sub("", text)


def _block(text: str) -> Block:
    lines = text.splitlines()
    if text.startswith("#"):
        return _heading(text)
    if text.startswith("|"):
        return _table(lines)
    if found := PICTURE.match(text):
        return BookPicture(found["told"], found["path"])
    if ITEM.match(text):
        return Items(tuple(_items(lines)), numbered=text[0].isdigit())
    words = " ".join(line.removeprefix(">").strip() for line in lines)
    return BookParagraph(words, ruling=text.startswith(">"))


def _heading(text: str) -> BookHeading:
    level = len(text) - len(text.lstrip("#"))
    if found := CLAUSE_HEADING.match(text):
        return BookHeading(level, found["title"], found["id"])
    return BookHeading(level, text.lstrip("#").strip(), None)


def _items(lines: list[str]) -> Iterator[str]:
    item: list[str] = []
    for line in lines:
        if item and ITEM.match(line):
            yield " ".join(item)
            item = []
        item.append(line.strip() if item else ITEM.sub("", line, count=1).strip())
    yield " ".join(item)


def _table(lines: list[str]) -> BookTable:
    grid = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    headings, *rows = [row for row in grid if not all(set(cell) <= set("-: ") for cell in row)]
    return BookTable(headings, tuple(rows))

"""A rulebook as a BRF file: Braille ASCII on pages of 25 lines with 40 cells, ready for an embosser or a braille display."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from estran.books.blocks import Block, BookHeading, BookParagraph, BookPicture, BookTable, Items, blocks, plain
from estran.books.louis import table_of, translate
from estran.words.rulebook import page
from estran.words.speaker import Speaker

CELLS = 40
LINES = 25  # the last one has the page's number
HYPHEN = "-"
NARROW = re.compile("[\u202f\u00a0](?=[;:!?»])|(?<=«)[\u202f\u00a0]")  # in print only: braille sets these signs close
END_OF_LINE = "\r\n"
END_OF_PAGE = "\f"
FOREIGN = {  # letters whose cells are others' in the braille of a language
    "fr": str.maketrans("áíóúñ", "aioun"),
    "pl": str.maketrans("àâáèéêíïôúüçñÀÉ", "aaaeeeiiouucnAE"),
}


class BraillePart(NamedTuple):
    """A text and how it is laid out: the first line begins so many cells in, and the others so many."""

    text: str
    first: int = 2
    others: int = 0
    before: int = 0  # empty lines
    level: int = 0  # of a heading, which is centred if it opens a chapter


def brf(game: str, speaker: Speaker, *, contracted: bool = False) -> str:
    """The whole rulebook, page by page: title and contents, what one reads first, every clause."""
    table = table_of(speaker.language, contracted)
    parts = [part for block in blocks(page(game, speaker.language)) for part in parts_of(block, speaker)]
    cells = translate([prepared(part.text, speaker.language) for part in parts], table)
    title, body = cells[0], _paginate(list(zip(parts[1:], cells[1:], strict=True)))
    chapters = [(text, number) for number, found in enumerate(body.chapters, 2) for text in found]
    numbers = translate([str(number) for number in range(1, len(body.pages) + 2)], table)
    contents = translate([speaker.say("replay-rules-contents")], table)[0]
    front = [*_centred(title), "", *_centred(contents), "", *_contents(chapters, numbers)]
    pages = [front, *body.pages]
    return "".join(_finished(lines, number) for lines, number in zip(pages, numbers, strict=True))


def prepared(text: str, language: str) -> str:
    """A text as its braille can write it."""
    close = NARROW.sub("", text)
    if language == "fr":
        close = close.replace("(+", "(plus ")  # beside a bracket the sign reads as a letter
    return close.translate(FOREIGN.get(language, {}))


def parts_of(block: Block, speaker: Speaker) -> Iterator[BraillePart]:
    """A block as it is laid out in braille: a table row by row, a picture in words."""

    def entry(name: str, text: str) -> str:
        return speaker.say("list-entry", name=plain(name), text=plain(text))

    match block:
        case BookHeading():
            title = f"{block.title} ({block.clause})" if block.clause else block.title
            yield BraillePart(title, 4, 4, before=1, level=block.level)
        case BookParagraph():
            yield BraillePart(plain(block.text))
        case Items():
            for number, item in enumerate(block.items, 1):
                yield BraillePart(f"{number}. {plain(item)}" if block.numbered else f"- {plain(item)}", 0, 2)
        case BookTable():
            for row in block.rows:
                cells = [row] if len(row) == 2 else zip(block.headings, row, strict=False)
                told = [entry(name, text) for name, text in cells if text]
                yield BraillePart(f"{'. '.join(told)}.", 0, 2)  # in Polish 1 and a semicolon would read as a half
        case BookPicture():
            yield BraillePart(entry(speaker.say("terminal-rules-picture"), block.told))


class BrailleBody(NamedTuple):
    """Pages of lines, and the chapters that begin on each."""

    pages: list[list[str]]
    chapters: list[list[str]]


def _paginate(parts: list[tuple[BraillePart, str]]) -> BrailleBody:
    """Lines on pages; a heading keeps two lines of what follows with it."""
    body = BrailleBody([[]], [[]])
    for part, cells in parts:
        lines = _centred(cells) if part.level == 2 else list(_lines(cells, part.first, part.others))
        needed = part.before + len(lines) + (2 if part.level else 0)
        if body.pages[-1] and len(body.pages[-1]) + needed > LINES - 1 and (part.level or len(lines) == 1):
            _turn(body)
        if part.level == 2:
            body.chapters[-1].append(cells)
        if body.pages[-1]:
            body.pages[-1].extend([""] * part.before)
        for line in lines:
            if len(body.pages[-1]) >= LINES - 1:
                _turn(body)
            body.pages[-1].append(line)
    return body


def _turn(body: BrailleBody) -> None:
    body.pages.append([])
    body.chapters.append([])


def _lines(cells: str, first: int, others: int) -> Iterator[str]:
    """Words on lines of 40 cells; a word that is longer than a line is divided."""
    line, empty = " " * first, True
    for word in cells.split():
        if not empty and len(line) + 1 + len(word) > CELLS:
            yield line
            line, empty = " " * others, True
        while len(line) + len(word) > CELLS:
            room = CELLS - len(line) - len(HYPHEN)
            yield line + word[:room] + HYPHEN
            line, word = " " * others, word[room:]
        line, empty = (line + word if empty else f"{line} {word}"), False
    yield line


def _centred(cells: str) -> list[str]:
    lines = [line.strip() for line in _lines(cells, 3, 3)]
    return [" " * ((CELLS - len(line)) // 2) + line for line in lines]


def _contents(chapters: list[tuple[str, int]], numbers: list[str]) -> Iterator[str]:
    """Chapters with the pages on which they begin."""
    for title, number in chapters:
        *above, last = _lines(title, 0, 2)
        yield from above
        there = numbers[number - 1]
        if len(last) + 1 + len(there) > CELLS:
            yield last
            last = ""
        yield f"{last} {there.rjust(CELLS - len(last) - 1)}"


def _finished(lines: list[str], number: str) -> str:
    """A page of exactly 25 lines, with its number on the last."""
    filled = [*lines, *[""] * (LINES - 1 - len(lines)), number.rjust(CELLS)]
    return END_OF_LINE.join(filled) + END_OF_LINE + END_OF_PAGE

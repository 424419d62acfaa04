"""`estran rules`: the rulebook pages, from Markdown to lines that can be read aloud."""

import re
import sys
from collections.abc import Iterable, Iterator

from estran.books.blocks import Block, BookHeading, BookParagraph, BookPicture, BookTable, Items, blocks, plain
from estran.cli.lines import parted
from estran.cli.reading import fold, game_named
from estran.cli.terminal import Terminal, wrapped
from estran.cli.vocabulary import near
from estran.engine.game import Game, Refused
from estran.words.rulebook import Clause, clause, clauses, page
from estran.words.speaker import Speaker

WIDEST = 100  # longer lines are tiring to read
NUMBER = re.compile(r"(?:[A-Za-z]+-)?\d+")  # how a clause is called


def show_rules(terminal: Terminal, name: str, wanted: str | None) -> int:
    """A game's page, what one reads first at its beginning; one clause of it; or what it says about something."""
    game, language = game_named(name), terminal.speaker.language
    if wanted is not None:
        terminal.show(found(game, wanted, terminal.speaker))
        return 0
    text = readable(page(game.name, language), terminal.speaker)
    if sys.stdout.isatty() and sys.stdin.isatty():
        from pydoc import pager

        pager(text)
    else:
        terminal.show(text)
    return 0


def found(game: Game, wanted: str, speaker: Speaker) -> str:
    """The clause of this number, or the one about this, with the others that speak of it; many by their titles."""
    known = clauses(game.name, speaker.language)
    if NUMBER.fullmatch(wanted):
        return _whole(clause(game, wanted, speaker.language), speaker)
    words = fold(wanted).split()
    exact = [one for one in known.values() if fold(one.title).split() == words]
    titled = exact or [one for one in known.values() if _has(words, one.title)]
    others = [one for one in known.values() if one not in titled and _has(words, f"{one.title} {one.text}")]
    if not titled and not others:
        raise _nothing(game, wanted, known.values())
    if len(titled) != 1 and len(titled + others) != 1:
        return "\n".join([speaker.say("terminal-rules-found", came=wanted), *map(headline, titled + others)])
    first, *rest = titled + others
    see = [speaker.say("terminal-rules-also"), *map(headline, rest)] if rest else []
    return "\n\n".join([_whole(first, speaker), *(["\n".join(see)] if see else [])])


def _has(words: list[str], text: str) -> bool:
    return all(word in fold(plain(text)) for word in words)


def _nothing(game: Game, wanted: str, known: Iterable[Clause]) -> Refused:
    """That nothing is said about it, with the title that was probably meant."""
    meant = near(wanted, [one.title for one in known])
    return Refused(
        "terminal-usage-rules", game=game.name, came=wanted, meant=meant or "", near="yes" if meant else "no"
    )


def _whole(one: Clause, speaker: Speaker) -> str:
    """A clause with its title."""
    return readable(f"### {one.id} · {one.title}\n\n{one.text}", speaker)


def headline(one: Clause) -> str:
    """A clause's title and number."""
    return headed(one.title, one.id)


def titles(game: Game, language: str) -> str:
    """All clauses by title and number."""
    return "\n".join(map(headline, clauses(game.name, language).values()))


def headed(title: str, clause: str | None) -> str:
    """A heading: the number comes after the title, for those who hear it."""
    return f"{title} ({clause})" if clause else title


def readable(markdown: str, speaker: Speaker) -> str:
    """Headings, paragraphs, lists and tables as plain text, not too wide where it is read on a screen."""
    return wrapped("\n\n".join("\n".join(_lines(block, speaker)) for block in blocks(markdown)), WIDEST)


def _lines(block: Block, speaker: Speaker) -> Iterator[str]:
    match block:
        case BookHeading():
            yield headed(block.title, block.clause)
        case BookParagraph():
            yield plain(block.text)
        case Items():
            for number, item in enumerate(block.items, 1):
                yield f"{number}. {plain(item)}" if block.numbered else f"- {plain(item)}"
        case BookTable():
            yield from table_lines(block, speaker)
        case BookPicture():
            yield speaker.say("list-entry", name=speaker.say("terminal-rules-picture"), text=block.told)


def table_lines(table: BookTable, speaker: Speaker) -> Iterator[str]:
    """A table, one line per row: of two columns one explains the other; in a wider table each cell has its heading."""
    for row in table.rows:
        cells = [row] if len(row) == 2 else zip(table.headings, row, strict=False)
        told = [speaker.say("list-entry", name=plain(name), text=plain(text)) for name, text in cells if text]
        yield f"{parted(told, speaker)}."

"""The score sheet of Dolorès, for people with the printed game."""

import re

from estran.cli.reading import fold
from estran.cli.score import names_of
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.games.dolores.box import Kind
from estran.games.dolores.score import score_sheet


def read_sheet(terminal: Terminal, sheet: str) -> None:
    """`wines 2, lace 2`: what each collection is worth; several players with semicolons between them."""
    for part in filter(str.strip, sheet.split(";")):
        player, colon, collections = part.rpartition(":")
        worths = dict(_collection(text) for text in filter(str.strip, collections.split(",")))
        total = score_sheet(worths)
        if colon:
            terminal.say("terminal-score", name=player.strip(), total=total)
        else:
            terminal.say("dolores-terminal-score-sheet", total=total)


def _collection(text: str) -> tuple[str, int]:
    """A kind of goods, in any language or by its key, and what the collection is worth."""
    found = re.fullmatch(r"\s*(?P<kind>\D+?)[\s=:]*(?P<worth>-?\d+)\s*", text)
    if not found:
        raise Refused("dolores-terminal-usage-collection", came=text.strip())
    return _kind(found["kind"]), int(found["worth"])


def _kind(text: str) -> str:
    """The key of the kind that is meant; one that is not known is left for the rules to refuse."""
    for kind in Kind:
        names = names_of("dolores-kind", kind.name.lower())
        if fold(text) in names | {name.split()[0] for name in names}:
            return kind.name.lower()
    return fold(text)

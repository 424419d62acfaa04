"""The score sheet of Dolorès, for people with the printed game."""

import re

from estran.cli.reading import fold
from estran.cli.score import Scored, names_of
from estran.engine.game import Refused
from estran.games.dolores.box import Kind
from estran.games.dolores.score import score_sheet
from estran.words.speaker import Message


def read_sheet(sheet: str) -> Scored:
    """`wines 2, lace 2`: what each collection is worth; several players with semicolons between them."""
    scored = Scored({}, [])
    for part in filter(str.strip, sheet.split(";")):
        player, colon, collections = part.rpartition(":")
        worths = dict(_collection(text) for text in filter(str.strip, collections.split(",")))
        total = score_sheet(worths)
        scored.points[player.strip()] = total
        if colon:
            scored.told.append(Message("terminal-score", {"name": player.strip(), "total": total}))
        else:
            scored.told.append(Message("dolores-terminal-score-sheet", {"total": total}))
    return scored


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

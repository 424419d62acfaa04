"""`estran score`: score sheets for people with the printed game. The rules add up; this reads and tells."""

import re
from collections.abc import Callable

from estran.cli.reading import fold, game_named
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.words.speaker import LANGUAGES, speaker


def score(terminal: Terminal, name: str, sheet: str) -> int:
    """Read the sheet of a game and tell its points."""
    SHEETS[game_named(name).name](terminal, sheet)
    return 0


# ---- Dolorès


def _dolores(terminal: Terminal, sheet: str) -> None:
    """`wines 2, lace 2`: what each collection is worth; several players with semicolons between them."""
    from estran.games.dolores.score import score_sheet

    for part in filter(str.strip, sheet.split(";")):
        player, colon, collections = part.rpartition(":")
        worths = dict(_collection(text) for text in filter(str.strip, collections.split(",")))
        total = score_sheet(worths)
        if colon:
            terminal.say("terminal-score", name=player.strip(), total=total)
        else:
            terminal.say("terminal-score-sheet", total=total)


def _collection(text: str) -> tuple[str, int]:
    """A kind of goods, in any language or by its key, and what the collection is worth."""
    found = re.fullmatch(r"\s*(?P<kind>\D+?)[\s=:]*(?P<worth>-?\d+)\s*", text)
    if not found:
        raise Refused("terminal-usage-collection", came=text.strip())
    return _kind(found["kind"]), int(found["worth"])


def _kind(text: str) -> str:
    """The key of the kind that is meant; one that is not known is left for the rules to refuse."""
    from estran.games.dolores.box import Kind

    keys = [kind.name.lower() for kind in Kind]
    for key in keys:
        names = [key, *(speaker(language).say(f"dolores-kind-{key}") for language in LANGUAGES)]
        if any(fold(text) in (fold(name), fold(name).split()[0]) for name in names):
            return key
    return fold(text)


# ---- Dorada


def _dorada(terminal: Terminal, sheet: str) -> None:
    """`A B A`: whose pawns lie in DORADA, from the top; by seats, names or colours, as people like."""
    from estran.games.dorada.box import worth

    totals: dict[str, int] = {}
    for above, owner in enumerate(re.findall(r"[^\s,;]+", sheet)):
        totals[owner] = totals.get(owner, 0) + worth(above)
    if not totals:
        raise Refused("terminal-usage-sheet", game="dorada")
    for owner, total in totals.items():
        terminal.say("terminal-score", name=owner, total=total)


SHEETS: dict[str, Callable[[Terminal, str], None]] = {"dolores": _dolores, "dorada": _dorada}

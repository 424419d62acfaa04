"""`estran score`: score sheets for people with the printed game. The rules add up; this reads and tells."""

import re
from collections.abc import Callable

from estran.cli.reading import fold, game_named, whole_number
from estran.cli.terminal import Terminal
from estran.engine.events import heard
from estran.engine.game import Refused
from estran.engine.seats import LETTERS, ONLOOKER, letter
from estran.engine.view import told
from estran.games import find
from estran.words.narrator import Narrator
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

    for kind in Kind:
        names = _names("dolores-kind", kind.name.lower())
        if fold(text) in names | {name.split()[0] for name in names}:
            return kind.name.lower()
    return fold(text)


# ---- Dorada


def _dorada(terminal: Terminal, sheet: str) -> None:
    """`A B A`: whose pawns lie in DORADA, from the top; by seats, or by colours in any language."""
    from estran.games.dorada.box import Colour
    from estran.games.dorada.notation import points_of_pile

    seats = {name: letter(colour) for colour in Colour for name in _names("dorada-colour", colour.name.lower())}
    pawns = re.findall(r"[^\s,;]+", sheet)
    if not pawns:
        raise Refused("terminal-usage-sheet")
    for seat, total in points_of_pile(" ".join(seats.get(fold(pawn), pawn) for pawn in pawns)).items():
        terminal.say("terminal-score", name=seat, total=total)


# ---- Douro 1872


def _douro(terminal: Terminal, sheet: str) -> None:
    """`order 15, cards 4 8 6, phylloxera B, points 5 5 5`, a fog's name instead of the order, or gifts to charity."""
    from estran.games.douro.sheet import charity_result, contest_result

    entries = dict(_entry(part) for part in re.split(r"[,;]", sheet) if part.strip())
    phylloxera, points = entries.get("phylloxera", "").upper(), _numbers(entries.get("points", ""))
    if "gifts" in entries:
        table = charity_result(_numbers(entries["gifts"]), phylloxera, points)
    elif "boat" in entries and "cards" in entries:
        table = contest_result(entries["boat"], _numbers(entries["cards"]), phylloxera, points)
    else:
        raise Refused("terminal-usage-sheet")
    game, seats = find("douro"), LETTERS[: int(table.players)]
    for event in told(game, heard(table), ONLOOKER):
        message = Narrator(game, seats).event(event)
        if message is not None:
            terminal.tell([message])
    if "gifts" in entries:  # the end has told them
        return
    for seat, total in zip(seats, table.points.tolist(), strict=False):
        terminal.say("terminal-score", name=seat, total=total)


def _entry(part: str) -> tuple[str, str]:
    """One entry of a contest's sheet, by its word in any language: what it is about, and what it says."""
    from estran.games.douro.box import Fog

    for fog in Fog:
        if fold(part) in _names("douro-fog", fog.name.lower()):
            return "boat", fog.name.lower()
    word, _, rest = part.strip().partition(" ")
    for about in ("order", "cards", "phylloxera", "points", "gifts"):
        if fold(word) in _names("terminal-sheet", about):
            return ("boat", f"order {rest.strip()}") if about == "order" else (about, rest)
    raise Refused("terminal-usage-entry", came=part.strip())


def _numbers(text: str) -> list[int]:
    return [whole_number(word, text, 0, 999) for word in text.split()]


def _names(prefix: str, key: str) -> set[str]:
    """What something is called: by its key and in every language, whole or without what a comma adds."""
    names = {key, *(fold(speaker(language).say(f"{prefix}-{key}")) for language in LANGUAGES)}
    return names | {part.strip() for name in names for part in name.split(",")}


SHEETS: dict[str, Callable[[Terminal, str], None]] = {"dolores": _dolores, "dorada": _dorada, "douro": _douro}

"""The score sheet of Douro 1872, for people with the printed game."""

import re

from estran.cli.reading import fold, whole_number
from estran.cli.score import names_of
from estran.cli.terminal import Terminal
from estran.engine.events import heard
from estran.engine.game import Refused
from estran.engine.seats import LETTERS, ONLOOKER
from estran.engine.view import told
from estran.games import find
from estran.games.douro.box import Fog
from estran.games.douro.sheet import charity_result, contest_result
from estran.words.narrator import Narrator


def read_sheet(terminal: Terminal, sheet: str) -> None:
    """`order 15, cards 4 8 6, phylloxera B, points 5 5 5`, a fog's name instead of the order, or gifts to charity."""
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
    for fog in Fog:
        if fold(part) in names_of("douro-fog", fog.name.lower()):
            return "boat", fog.name.lower()
    word, _, rest = part.strip().partition(" ")
    for about in ("order", "cards", "phylloxera", "points", "gifts"):
        if fold(word) in names_of("douro-terminal-sheet", about):
            return ("boat", f"order {rest.strip()}") if about == "order" else (about, rest)
    raise Refused("douro-terminal-usage-entry", came=part.strip())


def _numbers(text: str) -> list[int]:
    return [whole_number(word, text, 0, 999) for word in text.split()]

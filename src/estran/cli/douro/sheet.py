"""The score sheet of Douro 1872, for people with the printed game."""

import re

from estran.cli.reading import fold, whole_number
from estran.cli.score import Scored, names_of
from estran.engine.events import heard
from estran.engine.game import Refused
from estran.engine.seats import LETTERS, ONLOOKER
from estran.engine.view import told
from estran.games import find
from estran.games.douro.box import LEVELS, RANKS, Fog, order_of
from estran.games.douro.sheet import charity_result, contest_result
from estran.games.douro.state import State
from estran.words.narrator import Narrator
from estran.words.speaker import Message


def read_sheet(sheet: str) -> Scored:
    """`order 15, cards 4 8 6, phylloxera B, points 5 5 5`, a fog's name instead of the order, or gifts to charity."""
    entries = dict(_entry(part) for part in re.split(r"[,;]", sheet) if part.strip())
    phylloxera, points = entries.get("phylloxera", "").upper(), _numbers(entries.get("points", ""))
    if "gifts" in entries:
        table = charity_result(_numbers(entries["gifts"]), phylloxera, points)
    elif "boat" in entries and "cards" in entries:
        table = _contested(entries["boat"], _numbers(entries["cards"]), phylloxera, points)
    else:
        raise Refused("terminal-usage-sheet")
    game, seats = find("douro"), LETTERS[: int(table.players)]
    narrator, totals = Narrator(game, seats), dict(zip(seats, table.points.tolist(), strict=False))
    messages = [narrator.event(event) for event in told(game, heard(table), ONLOOKER)]
    scored = Scored(totals, [message for message in messages if message is not None])
    if "gifts" not in entries:  # the end has told them
        scored.told.extend(Message("terminal-score", {"name": seat, "total": total}) for seat, total in totals.items())
    return scored


def _contested(boat: str, cards: list[int], phylloxera: str, points: list[int]) -> State:
    """The contest for a boat; one that cannot be is refused in the words of the sheet."""
    if boat == Fog.TOWING.name.lower():
        raise Refused("douro-terminal-usage-towing")
    try:
        return contest_result(boat, cards, phylloxera, points)
    except Refused as refused:
        if refused.arguments.get("option") != "boat":
            raise
        orders = sorted({order_of(1 + level, rank, len(cards)) for level in range(LEVELS) for rank in range(RANKS)})
        came = boat.rpartition(" ")[2]
        raise Refused(
            "douro-terminal-usage-boat", players=len(cards), came=came, orders=[str(order) for order in orders]
        ) from None


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

"""The score sheet of Dorada, for people with the printed game."""

import re

from estran.cli.reading import fold
from estran.cli.score import Scored, names_of
from estran.engine.game import Refused
from estran.engine.seats import letter
from estran.games.dorada.box import Colour
from estran.games.dorada.notation import points_of_pile
from estran.words.speaker import Message


def read_sheet(sheet: str) -> Scored:
    """`A B A`: whose pawns lie in DORADA, from the top; by seats, or by colours in any language."""
    seats = {name: letter(colour) for colour in Colour for name in names_of("dorada-colour", colour.name.lower())}
    pawns = re.findall(r"[^\s,;]+", sheet)
    if not pawns:
        raise Refused("terminal-usage-sheet")
    points = points_of_pile(" ".join(seats.get(fold(pawn), pawn) for pawn in pawns))
    return Scored(points, [Message("terminal-score", {"name": seat, "total": total}) for seat, total in points.items()])

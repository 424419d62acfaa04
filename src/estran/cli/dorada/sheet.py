"""The score sheet of Dorada, for people with the printed game."""

import re

from estran.cli.reading import fold
from estran.cli.score import names_of
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.engine.seats import letter
from estran.games.dorada.box import Colour
from estran.games.dorada.notation import points_of_pile


def read_sheet(terminal: Terminal, sheet: str) -> None:
    """`A B A`: whose pawns lie in DORADA, from the top; by seats, or by colours in any language."""
    seats = {name: letter(colour) for colour in Colour for name in names_of("dorada-colour", colour.name.lower())}
    pawns = re.findall(r"[^\s,;]+", sheet)
    if not pawns:
        raise Refused("terminal-usage-sheet")
    for seat, total in points_of_pile(" ".join(seats.get(fold(pawn), pawn) for pawn in pawns)).items():
        terminal.say("terminal-score", name=seat, total=total)

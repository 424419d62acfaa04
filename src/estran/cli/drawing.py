"""The table as a drawing in plain characters, for eyes; the lines of `table` say the same to ears."""

import shutil
import sys
from collections.abc import Sequence
from typing import Any

from estran.cli.lines import Lines, name_of
from estran.cli.shelf import shelf_of
from estran.cli.tables import table
from estran.words.narrator import Narrator
from estran.words.speaker import Message, Speaker

WIDEST, NARROWEST = 80, 40  # columns that a drawing takes, and that it needs


def drawing(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """What the view's seat may see, drawn in the game's own way; the table in lines where a game has none."""
    draw = shelf_of(narrator.game).draw
    yield from table(view, narrator, speaker) if draw is None else draw(view, narrator, speaker, room())


def room() -> int:
    """How many columns a drawing has."""
    columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else WIDEST
    return max(NARROWEST, min(columns, WIDEST))


def short_name(seat: str, narrator: Narrator, speaker: Speaker, letters: int) -> str:
    """A player's name, or the word for the listener, in so many letters; one that is cut is told apart by the seat."""
    name = name_of(seat, narrator)
    text = speaker.text(name) if isinstance(name, Message) else str(name)
    cut = text if len(text) <= letters else f"{text[: letters - 2].rstrip()} {seat}"
    return cut.ljust(letters)


def rows_of(cells: Sequence[str], width: int) -> Lines:
    """Cells side by side, as many in a row as there is room for."""
    row = ""
    for cell in cells:
        if row and len(row) + len(cell.rstrip()) > width:
            yield row.rstrip()
            row = ""
        row += cell
    if row:
        yield row.rstrip()

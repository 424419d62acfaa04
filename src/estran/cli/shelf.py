"""What the terminal asks of a game, by the modules of its shelf: `estran.cli.NAME`, or `heaps.cli` in its own package.

`table` may have `table`, `points` and `hints`; `sheet` has `read_sheet`, and `commands` has `add_commands`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import typer

from estran.cli.lines import Lines
from estran.cli.terminal import Terminal
from estran.engine.game import Game
from estran.games.shelves import shelf
from estran.words.narrator import Narrator
from estran.words.speaker import Speaker

Points = list[tuple[str, int | None]]  # each seat's, None where they are hidden


@dataclass(frozen=True)
class Shelf:
    """How a game is shown at a terminal; all of it may be left out."""

    table: Callable[[Any, Narrator, Speaker], Lines] | None = None  # from a view; else its fields by their names
    points: Callable[[Any], Points] | None = None  # from a view; else its `scores`, if it has them
    hints: Callable[[Any, Speaker], Lines] | None = None  # what one would look up in the box before choosing
    sheet: Callable[[Terminal, str], None] | None = None  # reads a score sheet of the printed game and tells the points
    commands: Callable[[typer.Typer, Terminal], None] | None = None  # adds commands of the game's own to `estran`


def shelf_of(game: Game) -> Shelf:
    """What a game brings."""
    shown, sheet, commands = (shelf(game, "cli", chapter) for chapter in ("table", "sheet", "commands"))
    return Shelf(
        getattr(shown, "table", None),
        getattr(shown, "points", None),
        getattr(shown, "hints", None),
        getattr(sheet, "read_sheet", None),
        getattr(commands, "add_commands", None),
    )

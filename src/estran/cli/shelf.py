"""What the terminal asks of a game: `SHELF` in `estran.cli.<game>`, or in `<package>.cli` where a package brings a game."""

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
    """A game's own shelf, or an empty one."""
    found: Shelf = getattr(shelf(game, "cli"), "SHELF", Shelf())
    return found

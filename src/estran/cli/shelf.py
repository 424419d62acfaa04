"""What the terminal asks of a game, by the modules of its shelf: `estran.cli.NAME`, or `heaps.cli` in its own package.

`table` may have `AIM`, `RUNS`, `ANNOUNCED`, `LASTING`, `table`, `stakes`, `points` and `hints`; `map` has `draw`, `sheet` has `read_sheet`, and `commands` has `add_commands`.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import click

from estran.cli.lines import Lines
from estran.engine.game import Game
from estran.games.shelves import shelf
from estran.words.narrator import Narrator
from estran.words.speaker import Speaker

if TYPE_CHECKING:
    from estran.cli.score import Scored

Points = list[tuple[str, int | None]]  # each seat's, None where they are hidden


@dataclass(frozen=True)
class Shelf:
    """How a game is shown at a terminal; all of it may be left out."""

    table: Callable[[Any, Narrator, Speaker], Lines] | None = None  # from a view; else its fields by their names
    stakes: Callable[[Any, Narrator, Speaker], Lines] | None = None  # from a view: what a choice is about, in few lines
    aim: str | None = None  # the id of what is said at the beginning of a match
    runs: Mapping[str, str] = field(default_factory=dict)  # events told together, and the argument by which they differ
    announced: Collection[str] = ()  # events of one's own that the question tells anyway
    lasting: Collection[str] = ()  # events that come again and again from then on, and are told once
    draw: Callable[[Any, Narrator, Speaker, int], Lines] | None = None  # the same as a drawing, so many columns wide
    points: Callable[[Any], Points] | None = None  # from a view; else its `scores`, if it has them
    hints: Callable[[Any, Speaker], Lines] | None = None  # what one would look up in the box before choosing
    sheet: Callable[[str], "Scored"] | None = None  # reads a score sheet of the printed game
    commands: Callable[[click.Group], None] | None = None  # adds commands of the game's own to `estran`


def shelf_of(game: Game) -> Shelf:
    """What a game brings."""
    chapters = ("table", "map", "sheet", "commands")
    shown, drawn, sheet, commands = (shelf(game, "cli", chapter) for chapter in chapters)
    return Shelf(
        getattr(shown, "table", None),
        getattr(shown, "stakes", None),
        getattr(shown, "AIM", None),
        getattr(shown, "RUNS", {}),
        getattr(shown, "ANNOUNCED", ()),
        getattr(shown, "LASTING", ()),
        getattr(drawn, "draw", None),
        getattr(shown, "points", None),
        getattr(shown, "hints", None),
        getattr(sheet, "read_sheet", None),
        getattr(commands, "add_commands", None),
    )

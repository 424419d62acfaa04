"""`estran score`: score sheets for people with the printed game. The rules add up; this reads and tells."""

from typing import NamedTuple

from estran.cli.as_json import show_json
from estran.cli.reading import fold, game_named
from estran.cli.shelf import shelf_of
from estran.cli.targets import read_text
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.words.folders import LANGUAGES
from estran.words.speaker import Message, speaker


class Scored(NamedTuple):
    """What a score sheet comes to: points by seat or player, and the sentences that tell it."""

    points: dict[str, int]
    told: list[Message]


def score(terminal: Terminal, name: str, sheet: str, *, as_json: bool = False) -> int:
    """Read the sheet of a game, or the input, and tell its points."""
    game = game_named(name)
    read = shelf_of(game).sheet
    if read is None:
        raise Refused("terminal-usage-no-sheet", game=game.name)
    scored = read(read_text(sheet))
    if as_json:
        told = [terminal.speaker.text(message) for message in scored.told]
        show_json(terminal, "score", {"game": game.name, "points": scored.points, "told": told})
    else:
        terminal.tell(scored.told)
    return 0


def names_of(prefix: str, key: str) -> set[str]:
    """What something is called: by its key and in every language, whole or without what a comma adds."""
    names = {key, *(fold(speaker(language).say(f"{prefix}-{key}")) for language in LANGUAGES)}
    return names | {part.strip() for name in names for part in name.split(",")}

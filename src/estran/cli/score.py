"""`estran score`: score sheets for people with the printed game. The rules add up; this reads and tells."""

from estran.cli.reading import fold, game_named
from estran.cli.shelf import shelf_of
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker


def score(terminal: Terminal, name: str, sheet: str) -> int:
    """Read the sheet of a game and tell its points."""
    game = game_named(name)
    read = shelf_of(game).sheet
    if read is None:
        raise Refused("terminal-usage-no-sheet", game=game.name)
    read(terminal, sheet)
    return 0


def names_of(prefix: str, key: str) -> set[str]:
    """What something is called: by its key and in every language, whole or without what a comma adds."""
    names = {key, *(fold(speaker(language).say(f"{prefix}-{key}")) for language in LANGUAGES)}
    return names | {part.strip() for name in names for part in name.split(",")}

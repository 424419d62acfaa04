"""What a layer keeps for one game: `estran.bots.dolores.habits`, or in a package of its own `heaps.bots.habits`."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from estran.engine.game import Game


@cache
def shelf(game: Game, layer: str, chapter: str = "") -> ModuleType | None:
    """The module that a layer has for this game, or None: then the layer does without."""
    path = place(game, layer) + (f".{chapter}" if chapter else "")
    return import_module(path) if _exists(path) else None


def place(game: Game, layer: str) -> str:
    """The package of a game's shelf in a layer: beside other games' here, within its own package elsewhere."""
    root, games, name = game.package.rpartition(".games.")
    return f"{root}.{layer}.{name}" if games else f"{game.package}.{layer}"


def _exists(path: str) -> bool:
    """Whether there is such a module; its parents may be missing too."""
    parent, _, _ = path.rpartition(".")
    return (not parent or _exists(parent)) and find_spec(path) is not None

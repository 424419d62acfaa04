"""The games, by name; each is loaded when it is first asked for. Packages of their own register at `estran.games`.

Names alone load nothing: a shell asks for them at every press of Tab.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from estran.engine.game import Game

NAMES = ("dolores", "dorada", "douro")  # those that come with Estran
GROUP = "estran.games"  # of entry points, each of which names a `Game`


@cache
def guests() -> dict[str, EntryPoint]:
    """Games that other packages bring, by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP)) if entry.name not in NAMES}


def names() -> tuple[str, ...]:
    """Every game that can be played here."""
    return (*NAMES, *guests())


@cache
def find(name: str) -> "Game":
    """The game of this name, or a refusal that lists them all."""
    from estran.engine.game import Refused

    if name in NAMES:
        game: Game = import_module(f"{__name__}.{name}").GAME
    elif name in guests():
        game = guests()[name].load()
    else:
        raise Refused("refused-game", came=name, known=list(names()))
    return game

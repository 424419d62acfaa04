"""The games, by name; each is loaded when it is first asked for."""

from functools import cache
from importlib import import_module

from estran.engine.game import Game, Refused

NAMES = ("dolores", "dorada", "douro")


@cache
def find(name: str) -> Game:
    """The game of this name, or a refusal that lists them all."""
    if name not in NAMES:
        raise Refused("refused-game", came=name, known=list(NAMES))
    game: Game = import_module(f"estran.games.{name}").GAME
    return game

"""Contestants by name: a level, a level with a number of iterations, any bot by its import path, or a program over the net."""

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from estran.bots.levels import LEVELS, bot_of, parted
from estran.bots.sight import Bot, Sight
from estran.engine.game import Game, Refused
from estran.extras import need
from estran.trials.forfeits import shown

TRACEBACK = "ESTRAN_TRACEBACK=1"  # before a command: where an error came from is shown
OWN = "my.module:Bot"  # how a bot by its import path is written
NET = "net:"  # before the command of a program that plays over the net


@runtime_checkable
class SeatedGuest(Bot, Protocol):
    """A bot for one match, which is told when it is over."""

    def end(self, sight: Sight) -> None:
        """The match is over, and this is what the seat sees of it."""
        ...


@runtime_checkable
class Guest(Protocol):
    """A contestant that takes its seat again for every match."""

    def sit(self, game: Game, players: int, seat: int, options: dict[str, Any]) -> AbstractContextManager[SeatedGuest]:
        """Take a seat, and leave it afterwards."""
        ...


@runtime_checkable
class Rehearsing(Protocol):
    """A contestant that can be tried before the first match."""

    def rehearse(self, game: Game) -> None:
        """Refuse to compete where it cannot even begin."""
        ...


@cache
def contestant(name: str, game: Game) -> Bot | Guest:
    """The contestant of this name: `normal`, `hard@1000`, `package.module:Name`, `package.module:Name@1000` or `net:COMMAND`.

    One bot plays all seats and matches of a process, so it must depend on nothing but the sight it is shown.
    """
    if name.startswith(NET):
        need("server")
        from estran.trials.net_programs import Program

        return Program(name.removeprefix(NET))
    if ":" in name:
        return imported(*parted(name), game)
    try:
        return bot_of(name, game, swift=True)
    except Refused as refused:
        if refused.message != "refused-level":
            raise
        came, known = (refused.arguments[name] for name in ("came", "known"))
        raise Refused("terminal-usage-arena-level", came=came, known=known, example=OWN) from refused


def imported(path: str, iterations: int | None, game: Game) -> Bot:
    """The bot at an import path: an object that can choose, or a class or function that makes one for the game."""
    module, _, name = path.partition(":")
    found = _found(module, name)
    if isinstance(found, type) or not hasattr(found, "choose"):
        if not callable(found):
            raise Refused("terminal-usage-arena-import", came=path, reason=f"{name}: {type(found).__name__}")
        try:
            found = found(game) if iterations is None else found(game, iterations=iterations)
        except (Exception, SystemExit) as problem:
            raise Refused(
                "terminal-usage-arena-made", came=path, reason=shown(problem), variable=TRACEBACK
            ) from problem
    if not hasattr(found, "choose"):
        raise Refused("terminal-usage-arena-import", came=path, reason=f"{type(found).__name__}.choose")
    bot: Bot = found
    return bot


def _found(module: str, name: str) -> Any:
    """That attribute of the module; modules in the current folder are found as well."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return getattr(import_module(module), name)
    except (Exception, SystemExit) as problem:  # the module may do anything when it is loaded
        told = str(problem) if isinstance(problem, ImportError | AttributeError) else shown(problem)
        raise Refused("terminal-usage-arena-import", came=f"{module}:{name}", reason=told) from problem


def check(names: Sequence[str], game: Game) -> None:
    """Refuse what cannot compete: too few, the same one twice, or one that does not exist."""
    if len(names) < 2:
        raise Refused("terminal-usage-arena-few", known=list(LEVELS))
    for name in (name for place, name in enumerate(names) if name in names[:place]):
        raise Refused("terminal-usage-arena-twice", came=name)
    for name in names:
        bot = contestant(name, game)
        if isinstance(bot, Rehearsing):
            bot.rehearse(game)

"""Estran: Dolorès, Dorada and Douro 1872, written once and played everywhere.

Everything in `__all__` is public, and so are the packages `estran.envs` and `estran.client`. All other modules are internal:
they may change in any version.

This module imports nothing, not even `typing`: whoever presses Ctrl-C while it is loaded would see where.
"""

TYPE_CHECKING = False  # to Python; tools that check types take it for true
if TYPE_CHECKING:
    from typing import Any

    from estran.arena.compete import compete
    from estran.batch import Batch
    from estran.bots.analysis import Analysis, analyse
    from estran.bots.levels import LEVELS, bot_of
    from estran.bots.sight import Bot, Sight, move_of
    from estran.engine.game import Game, Refused
    from estran.engine.playouts import Playouts
    from estran.engine.rows import STAY, Sheets
    from estran.games.dorada.boards import Board
    from estran.games.dorada.boards import check as check_board
    from estran.games.dorada.boards import load as load_board
    from estran.lab.numbers import Numbers
    from estran.lab.study import study
    from estran.match.match import Match
    from estran.match.record import MatchRecord
    from estran.match.verify import Proof, verify
    from estran.trials.statistics import Interval, Standing, Verdict

__version__ = "0.1.0"
__all__ = [
    "LEVELS",
    "STAY",
    "Analysis",
    "Batch",
    "Board",
    "Bot",
    "Game",
    "Interval",
    "Match",
    "MatchRecord",
    "Numbers",
    "Playouts",
    "Proof",
    "Refused",
    "Sheets",
    "Sight",
    "Standing",
    "Verdict",
    "analyse",
    "bot_of",
    "check_board",
    "compete",
    "load_board",
    "move_of",
    "study",
    "verify",
]

_HOMES = {  # the module of each, and its name there
    "LEVELS": "estran.bots.levels:LEVELS",
    "STAY": "estran.engine.rows:STAY",
    "Analysis": "estran.bots.analysis:Analysis",
    "Batch": "estran.batch:Batch",
    "Board": "estran.games.dorada.boards:Board",
    "Bot": "estran.bots.sight:Bot",
    "Game": "estran.engine.game:Game",
    "Interval": "estran.trials.statistics:Interval",
    "Match": "estran.match.match:Match",
    "MatchRecord": "estran.match.record:MatchRecord",
    "Numbers": "estran.lab.numbers:Numbers",
    "Proof": "estran.match.verify:Proof",
    "Refused": "estran.match.match:Refused",
    "Playouts": "estran.engine.playouts:Playouts",
    "Sheets": "estran.engine.rows:Sheets",
    "Sight": "estran.bots.sight:Sight",
    "Standing": "estran.trials.statistics:Standing",
    "Verdict": "estran.trials.statistics:Verdict",
    "analyse": "estran.bots.analysis:analyse",
    "bot_of": "estran.bots.levels:bot_of",
    "check_board": "estran.games.dorada.boards:check",
    "compete": "estran.arena.compete:compete",
    "load_board": "estran.games.dorada.boards:load",
    "move_of": "estran.bots.sight:move_of",
    "study": "estran.lab.study:study",
    "verify": "estran.match.verify:verify",
}


def __getattr__(name: str) -> "Any":
    """Load on first use, so that the engine can be imported with NumPy and Numba alone."""
    if name not in _HOMES:
        raise AttributeError(f"module 'estran' has no attribute {name!r}")
    from importlib import import_module

    module, _, own = _HOMES[name].partition(":")
    return getattr(import_module(module), own)

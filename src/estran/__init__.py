"""Estran: Dolorès, Dorada and Douro 1872, written once and played everywhere."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from estran.engine.game import Refused
    from estran.engine.tables import Batch
    from estran.play.match import Match
    from estran.play.record import MatchRecord
    from estran.play.verify import verify

__version__ = "0.1.0"
__all__ = ["Batch", "Match", "MatchRecord", "Refused", "verify"]

_HOMES = {
    "Batch": "estran.engine.tables",
    "Match": "estran.play.match",
    "MatchRecord": "estran.play.record",
    "Refused": "estran.play.match",
    "verify": "estran.play.verify",
}


def __getattr__(name: str) -> Any:
    """Load on first use, so that the engine can be imported with NumPy and Numba alone."""
    if name not in _HOMES:
        raise AttributeError(f"module 'estran' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)

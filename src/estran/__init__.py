"""Estran: Dolorès, Dorada and Douro 1872, written once and played everywhere."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from estran.batch import Batch
    from estran.engine.game import Refused
    from estran.match.match import Match
    from estran.match.record import MatchRecord
    from estran.match.verify import verify

__version__ = "0.1.0"
__all__ = ["Batch", "Match", "MatchRecord", "Refused", "verify"]

_HOMES = {
    "Batch": "estran.batch",
    "Match": "estran.match.match",
    "MatchRecord": "estran.match.record",
    "Refused": "estran.match.match",
    "verify": "estran.match.verify",
}


def __getattr__(name: str) -> Any:
    """Load on first use, so that the engine can be imported with NumPy and Numba alone."""
    if name not in _HOMES:
        raise AttributeError(f"module 'estran' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)

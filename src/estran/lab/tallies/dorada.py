"""Dorada: where pawns are lost."""

from typing import Any

from estran.engine.rule import rule
from estran.games.dorada.box import SQUARES
from estran.games.dorada.events import Event
from estran.games.dorada.state import State

CELLS = {"falls": SQUARES}  # by square: pawns that fell there

NOTES: list[Any] = []


@rule()
def hear(state: State, sheet: Any, kind: int, a: int, b: int, c: int, d: int) -> None:
    """A pawn of seat `a` falls on square `c`."""
    if kind == Event.FELL:
        sheet.times[c] += 1


@rule()
def finish(state: State, sheet: Any) -> None:
    """All has been counted on the way."""

"""Plies of Tide as text."""

from estran.engine.seats import EVERYBODY
from tide.state import State


def write_action(state: State, seat: int, action: int) -> str:
    """`grab 2`."""
    return f"grab {action}"


def write_outcome(state: State, outcome: int) -> str:
    """`wave 5`."""
    return f"wave {outcome + 1}"


def eyes(state: State, who: int, number: int) -> int:
    """Nothing stays hidden once all have grabbed."""
    return EVERYBODY

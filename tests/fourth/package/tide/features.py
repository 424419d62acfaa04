"""What a seat may see of Tide, as an array for learners; seats stand in turn from the one who looks."""

from typing import Any

from estran.engine.rule import rule
from tide.state import NONE, SEATS, State

PARTS = {
    "taken": slice(0, SEATS),  # 1 for every seat at the table
    "pebbles": slice(SEATS, 2 * SEATS),
    "grabbed": slice(2 * SEATS, 3 * SEATS),  # one's own hand, and everybody's once hands are open
    "rounds": slice(3 * SEATS, 3 * SEATS + 1),  # still to be played
}
SIZE = 3 * SEATS + 1


@rule()
def observe(state: State, seat: int, into: Any) -> None:
    """Write what this seat may know into an array of SIZE numbers."""
    into[:] = 0
    looker = seat if seat < state.players else 0
    for turn in range(state.players):
        other = (looker + turn) % state.players
        into[turn] = 1
        into[SEATS + turn] = state.pebbles[other]
        if state.grabbed[other] != NONE and (other == seat or state.phase != 0):
            into[2 * SEATS + turn] = state.grabbed[other]
    into[3 * SEATS] = state.rounds

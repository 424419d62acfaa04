"""What happened, as rows that rules write and words, sounds and pictures translate."""

from enum import StrEnum
from typing import Any, NamedTuple

from estran.engine.rule import rule
from estran.engine.seats import EVERYBODY

ARGUMENTS = 4
COLUMNS = 2 + ARGUMENTS  # kind, eyes, arguments


class Weight(StrEnum):
    """How much of everybody's attention an event asks for where a match is shown step by step."""

    BLINK = "blink"  # bookkeeping, told along with what is around it
    STEP = "step"  # a pawn moves, a card is dealt
    MOMENT = "moment"  # a reveal, a trap, a winner: everybody has time to take it in


class Happening(NamedTuple):
    """One event as read from a table: what kind, who may see its arguments, and these."""

    kind: int
    eyes: int
    arguments: tuple[int, ...]


class Saying(NamedTuple):
    """How an event is told: the clause it follows, and what each argument is."""

    clause: str
    arguments: tuple[str, ...] = ()


@rule()
def say(state: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, eyes: int = EVERYBODY) -> None:
    """Write one event; only the seats in `eyes` may see its arguments."""
    row = state.said
    if row >= len(state.events):
        raise IndexError("the event buffer is full")
    state.events[row, 0] = kind
    state.events[row, 1] = eyes
    state.events[row, 2] = a
    state.events[row, 3] = b
    state.events[row, 4] = c
    state.events[row, 5] = d
    state.said = row + 1


@rule()
def hush(state: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, eyes: int = EVERYBODY) -> None:
    """Say nothing: stands for `say` where playouts need no events."""


def heard(state: Any) -> list[Happening]:
    """The events of the last ply."""
    rows = state.events[: int(state.said)]
    return [Happening(int(kind), int(eyes), tuple(map(int, arguments))) for kind, eyes, *arguments in rows]

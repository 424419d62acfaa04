"""What a move in notation says, as a kind and its arguments: by the game's own module, `estran.words.NAME` or `heaps.words`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from estran.engine.game import Game
from estran.games.shelves import shelf

Said = tuple[str, dict[str, Any]]  # the kind, and arguments as events have them: seats as letters, cards as keys


def awaited(view: Any) -> str:
    """The seats that are asked to choose."""
    return "".join(seat for seat in view.waiting if seat != "*")


def as_awaited(view: Any) -> Said:
    """The seats that are asked, and nothing to add."""
    return awaited(view), {}


def as_phase(view: Any) -> str | None:
    """The phase says it all."""
    return None


@dataclass(frozen=True)
class MoveReader:
    """What the module of a game may have; all of it may be left out."""

    choice: Callable[[list[str], Any], Said] | None = None  # the words of a move and the view; None: said as written
    around: Callable[[Any], Said] = as_awaited  # whose moment it is, and what the sentence about it needs besides
    asks: Callable[[Any], str | None] = as_phase  # what a seat is asked, where the phase does not say it
    counted: frozenset[str] = frozenset()  # COUNTED: numbers after these words start at 0 in notation, at 1 for people


def reader_of(game: Game) -> MoveReader:
    """How a game's moves and moments are put into words."""
    module = shelf(game, "words")
    return MoveReader(
        getattr(module, "choice", MoveReader.choice),
        getattr(module, "around", MoveReader.around),
        getattr(module, "asks", MoveReader.asks),
        getattr(module, "COUNTED", MoveReader.counted),
    )


def counted(game: Game, text: str, by: int = 1) -> str:
    """A move or signal in notation, as people write it, who count places from one."""
    verb, *words = text.split(" ")
    shifts = verb in reader_of(game).counted
    return " ".join([verb, *(str(int(word) + by) if shifts and word.isdecimal() else word for word in words)])


def noted(game: Game, text: str) -> str:
    """What somebody wrote, in notation, which counts places from zero."""
    return counted(game, text, -1)

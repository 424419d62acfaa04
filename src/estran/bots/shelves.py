"""What a game may bring for its bots, one module each on its shelf: types, and how general code finds them.

Dolorès keeps its habits in `estran.bots.dolores.habits`; a game in a package of its own, say `heaps`, in `heaps.bots.habits`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

from estran.bots import defaults
from estran.bots.outlook import Belief, Outlook
from estran.bots.sight import Sight
from estran.engine.game import Game
from estran.games.shelves import shelf
from estran.words.choices import Said

Weighed = Callable[[Sight], tuple[list[int], list[float]]]  # how much each choice is liked, and the pad


class Habits(Protocol):
    """The module `habits`; it may fill the other rules of `defaults.HABITS` too."""

    SCALE: float

    def weigh(self, state: Any, seat: int, choices: Any, count: int, weights: Any, spare: Any, pad: Any, /) -> None:
        """How likely a sensible player makes each choice."""


class Reasons(Protocol):
    """The module `reasons`."""

    def reason(self, sight: Sight, action: int, /) -> Said:
        """What speaks for a choice."""


class Manners(Protocol):
    """The module `manners`: what is said at the table, and what comes of it."""

    def trust(self, sight: Sight, /) -> dict[int, Belief]:
        """What other seats are believed to choose now."""

    def note(self, beliefs: Mapping[int, Belief], pad: list[float], /) -> None:
        """Tell habits what is believed."""

    def guesses(self, sight: Sight, beliefs: Mapping[int, Belief], weights: list[int], /) -> list[int]:
        """How much each choice is liked, with what is believed."""

    def faithful(self, sight: Sight, losses: Sequence[float], honesty: float, /) -> int | None:
        """The choice that keeps the seat's word, unless that costs too much."""

    def speak(self, sight: Sight, weighed: Weighed, honesty: float, /) -> list[str]:
        """The signals that the seat makes now."""


class Solver(Protocol):
    """Solves the ends of matches exactly."""

    def outlook(self, sight: Sight, /) -> Outlook | None:
        """What each choice is worth, and how often it should be made; None where the end is not near enough."""


class Endings(Protocol):
    """The module `endings`, for a game whose ends are solved in a way of its own."""

    def solver(self, game: Game, /) -> Solver:
        """A solver, compiled and ready."""


def habits_of(game: Game) -> Habits:
    """The game's habits."""
    return cast(Habits | None, shelf(game, "bots", "habits")) or defaults


def reasons_of(game: Game) -> Reasons:
    """The game's reasons."""
    return cast(Reasons | None, shelf(game, "bots", "reasons")) or defaults


def manners_of(game: Game) -> Manners:
    """The game's manners."""
    return cast(Manners | None, shelf(game, "bots", "manners")) or defaults


def endings_of(game: Game) -> Endings | None:
    """The game's own way to solve its endings, if it has one."""
    return cast(Endings | None, shelf(game, "bots", "endings"))

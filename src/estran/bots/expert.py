"""The best that we have: search, and where the end is near enough, no search but the solution."""

from collections.abc import Mapping
from functools import partial

from estran.bots.endings import SmallEndings
from estran.bots.outlook import Belief, Outlook
from estran.bots.search_bot import SearchBot
from estran.bots.shelves import Solver, endings_of
from estran.bots.sight import Sight
from estran.engine.game import Game


class ExpertBot(SearchBot):
    """Searches, and knows the endings."""

    def __init__(self, game: Game, iterations: int | None = None, seconds: float = 1.0, honesty: float = 0.5) -> None:
        super().__init__(game, iterations, seconds, honesty=honesty)
        own = endings_of(game)
        self._made = partial(ExpertBot, game, iterations, seconds, honesty)
        self.endings: Solver = own.solver(game) if own else SmallEndings(game)

    def outlook(self, sight: Sight, beliefs: Mapping[int, Belief] | None = None) -> Outlook:
        """What comes of each legal choice: exactly where the ending is solved and nobody's word has to be weighed."""
        exact = None if beliefs else self.endings.outlook(sight)
        return exact or super().outlook(sight, beliefs)

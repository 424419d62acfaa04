"""The best that we have: search, and where the end is near enough, no search but the solution."""

from collections.abc import Mapping

from estran.bots.dolores.trust import Belief
from estran.bots.douro.last_choice import LastChoice
from estran.bots.endings import Endings
from estran.bots.search_bot import Outlook, SearchBot
from estran.bots.sight import Sight
from estran.engine.game import Game


class ExpertBot(SearchBot):
    """Searches, and knows the endings."""

    def __init__(self, game: Game, iterations: int | None = None, seconds: float = 1.0, honesty: float = 0.5) -> None:
        super().__init__(game, iterations, seconds, honesty=honesty)
        self.endings = LastChoice(game) if game.name == "douro" else Endings(game)

    def outlook(self, sight: Sight, beliefs: Mapping[int, Belief] | None = None) -> Outlook:
        """What comes of each legal choice: exactly where that can be told, and where nobody's word is to be weighed."""
        exact = None if beliefs else self.endings.outlook(sight)
        return exact or super().outlook(sight, beliefs)

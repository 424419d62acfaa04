"""The simplest bot: any legal choice is as good as another."""

from estran.bots.sight import Sight
from estran.engine.dice import roll


class RandomBot:
    """Chooses at random."""

    def choose(self, sight: Sight) -> int:
        """Each legal action is equally likely."""
        return sight.choices[roll(sight.dice, len(sight.choices))]

"""A bot in a few lines: it tries each of its choices on tables that it imagines, and takes the one that wins most often.

estran arena douro --bots examples.bot:Trier normal --players 3
"""

from estran import Game, Sight

TRIES = 30  # of each choice


class Trier:
    """Plays every choice on to the end, at random."""

    def __init__(self, game: Game) -> None:
        """The arena makes one bot for all matches of a game."""

    def choose(self, sight: Sight) -> int:
        """The choice that wins most often when others, and oneself later on, play at random."""
        return max(sight.choices, key=lambda action: self.wins(sight, action))

    def wins(self, sight: Sight, action: int) -> int:
        """How often it wins; others' hidden cards are different ones each time."""
        return sum(sight.seat in sight.playout(action) for _ in range(TRIES))

"""A bot in thirty lines: it tries each of its choices on tables that it imagines, and takes the one that wins most often.

estran arena douro --bots examples.bot:Trier normal --players 3
"""

from typing import Any

from estran.bots.sight import Sight
from estran.engine.game import Game
from estran.engine.layout import copy_of
from estran.engine.playouts import playout

TRIES = 30  # of each choice


class Trier:
    """Plays every choice on to the end, at random."""

    def __init__(self, game: Game) -> None:
        self.rules, self.scratch = game.silent, game.scratch.new()
        self.play_out: Any = self.rules.with_(playout)

    def choose(self, sight: Sight) -> int:
        """The choice that wins most often."""
        return max(sight.choices, key=lambda action: sum(self.wins(sight, action) for _ in range(TRIES)))

    def wins(self, sight: Sight, action: int) -> int:
        """Whether the match is won when others, and oneself later on, play at random."""
        table = copy_of(sight.table)
        self.rules.imagine(table, sight.seat, sight.dice)  # others' hidden cards, each time different ones
        self.rules.act(table, sight.seat, action)
        self.play_out(table, sight.dice, self.scratch)
        return int(self.rules.winners(table)) >> sight.seat & 1

"""How exploitable hard and expert are: a rival that knows exactly how they choose, and answers as well as it can.

    estran arena douro --bots benchmarks.responder:AgainstHard@500 hard@50 --players 3

Where several seats choose in secret the responder asks its target what it would do at each rival's seat, on tables that it imagines
itself, and searches for the best answer to that mixture. Where they choose in turn it looks deeper than its target can. This
bounds the loss from below: a true best response would win at least as much.
"""

from dataclasses import replace

from estran.bots.levels import bot_of
from estran.bots.outlook import Belief
from estran.bots.search_bot import SearchBot
from estran.bots.sight import Sight
from estran.engine.dice import dice_of, word
from estran.engine.game import Game
from estran.engine.seats import members
from estran.engine.unpacked import packed, unpacked

FROZEN = 50  # iterations of the target
TABLES = 3  # that are imagined to ask it


class Responder:
    """Plays the best answer that it finds to a frozen target."""

    target = "hard"

    def __init__(self, game: Game, iterations: int = 500) -> None:
        self.game = game
        self._search = SearchBot(game, iterations)
        frozen = bot_of(self.target, game, FROZEN)
        assert isinstance(frozen, SearchBot)
        self._frozen = frozen

    def choose(self, sight: Sight) -> int:
        """The choice that is worth most against what the others are going to do."""
        if len(sight.choices) == 1:
            return sight.choices[0]
        rivals = [seat for seat in members(self.game.plain.waiting(sight.table)) if seat != sight.seat]
        outlook = self._search.outlook(sight, {rival: self._expected(sight, rival) for rival in rivals})
        if rivals:
            return sight.choices[outlook.values.index(max(outlook.values))]
        return sight.choices[outlook.shares.index(max(outlook.shares))]

    def _expected(self, sight: Sight, rival: int) -> Belief:
        """What the target would do at a rival's seat, on average over tables that may be true."""
        weights: dict[int, int] = {}
        for _ in range(TABLES):
            table = unpacked(sight.table)
            self.game.plain.imagine(table, sight.seat, sight.dice)
            choices = self.game.legal_actions(table, rival)
            seen = replace(sight, table=packed(table), seat=rival, choices=choices, dice=dice_of(word(sight.dice)))
            shares = self._frozen.outlook(seen).shares if len(choices) > 1 else [1.0]
            for action, share in zip(choices, shares, strict=True):
                weights[action] = weights.get(action, 0) + int(1000 * share)
        return Belief(1.0, weights)


class AgainstHard(Responder):
    """Answers hard."""

    target = "hard"


class AgainstExpert(Responder):
    """Answers expert."""

    target = "expert"

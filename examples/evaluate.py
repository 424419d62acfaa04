"""How good a trained policy is: it meets bots of any level in the arena.

python -m examples.evaluate [LEVEL] [DEALS]     # `estran arena douro --bots examples.evaluate:Learned normal` reports more
"""

import sys

import numpy as np
from examples.train import EYES, FILE, PLAYERS, likelihoods

from estran.bots.sight import Sight
from estran.engine.game import Game
from estran.games.douro.features import SIZE
from estran.trials.matches import Setting, play_chunk
from estran.trials.schedule import fixtures

HERE = "examples.evaluate:Learned"


class Learned:
    """Does what the policy finds likeliest."""

    def __init__(self, game: Game) -> None:
        self.game, self.weights = game, np.load(FILE)["weights"]

    def choose(self, sight: Sight) -> int:
        """Look at the table as the policy has learned to, through its features."""
        features, mask = np.zeros(SIZE, np.float32), np.zeros((1, self.game.actions), np.int8)
        self.game.plain.observe(sight.table, sight.seat, features)
        mask[0, sight.choices] = 1
        return int(likelihoods(self.weights, features[None, EYES], mask).argmax())


def share(level: str, deals: int) -> float:
    """The part of the matches that it wins alone among bots of a level, at every seat in turn; a third would be even."""
    due = [fixture for fixture in fixtures([HERE, level], [PLAYERS], deals) if fixture.lineup.count(HERE) == 1]
    rows = play_chunk(Setting.of("douro", {}, seed=1), due)
    return sum(row.lineup.index(HERE) in row.winners for row in rows) / len(rows)


if __name__ == "__main__":
    level, deals = sys.argv[1] if len(sys.argv) > 1 else "random", int(sys.argv[2]) if len(sys.argv) > 2 else 200
    print(f"It won {share(level, deals):.0%} of its matches among {level} bots; a third would be even.")

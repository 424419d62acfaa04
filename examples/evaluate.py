"""How good a trained policy is: it meets bots of any level in the arena.

python -m examples.evaluate [LEVEL] [DEALS]     # `estran arena douro --bots examples.evaluate:Learned normal` reports more
"""

import sys

import numpy as np
from examples.train import EYES, FILE, PLAYERS, likelihoods

from estran import Game, Interval, Sight, compete

HERE = "examples.evaluate:Learned"


class Learned:
    """Does what the policy finds likeliest."""

    def __init__(self, game: Game) -> None:
        self.game, self.weights = game, np.load(FILE)["weights"]

    def choose(self, sight: Sight) -> int:
        """Look at the table as the policy has learned to, through its features."""
        mask = np.zeros((1, self.game.actions), np.int8)
        mask[0, sight.choices] = 1
        return int(likelihoods(self.weights, sight.features()[None, EYES].astype(np.float32), mask).argmax())


def share(level: str, deals: int) -> Interval:
    """The part of the victories that it takes alone among bots of a level, at every seat in turn."""
    (standing,) = compete("douro", [HERE, level], players=[PLAYERS], matches=deals, seed=1)
    return standing.alone


if __name__ == "__main__":
    level, deals = sys.argv[1] if len(sys.argv) > 1 else "random", int(sys.argv[2]) if len(sys.argv) > 2 else 200
    won = share(level, deals)
    print(f"It won {won.mean:.0%} ± {won.margin:.0%} of its matches among {level} bots; a third would be even.")

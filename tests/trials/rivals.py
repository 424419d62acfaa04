"""Bots that tests call by their import path."""

from estran.bots.random import RandomBot


class Last:
    """Always makes the last of its choices; may be given a number of iterations, and remembers it."""

    def __init__(self, game, iterations=None):
        self.game, self.iterations = game, iterations

    def choose(self, sight):
        return sight.choices[-1]


FIRST = RandomBot()  # an object that can choose is taken as it is
NUMBER = 7  # no bot at all


def nobody(game):
    """Makes something that cannot choose."""
    return game

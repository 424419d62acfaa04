"""Endings of Douro 1872: gifts are secret to the end, so its last real choice is solved in a way of its own."""

from estran.bots.douro.last_choice import LastChoice
from estran.bots.shelves import Solver
from estran.engine.game import Game


def solver(game: Game) -> Solver:
    """Solves the last choice of a match."""
    return LastChoice(game)

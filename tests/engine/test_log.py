"""A playout can write down its plies: the same match, and one that the plain rules can follow."""

import pytest

from estran.engine.batch import plies_of, simulate
from estran.engine.seats import CHANCE
from estran.engine.view import score_of
from estran.games import NAMES, find


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_a_logged_match_is_the_one_that_was_simulated(name):
    game = find(name)
    results = simulate(game, 3, 4, seed=5, first=10)
    for row, match in enumerate(range(10, 14)):
        log = plies_of(game, 3, match, int(results.plies[row]), seed=5)

        table = game.set_table(3)
        for who, number in log.tolist():
            if who == CHANCE:
                game.plain.happen(table, number)
            else:
                game.plain.act(table, who, number)

        assert game.plain.waiting(table) == 0
        assert score_of(game, table) == results.points[row, :3].tolist()
        assert game.plain.winners(table) == results.winners[row]

"""Dolorès: what chance brings, drawn without weighing every outcome, is what its odds would have brought."""

import numpy as np
import pytest

from estran.engine.dice import dice_of, draw
from estran.engine.seats import CHANCE
from estran.games.dolores import GAME
from estran.games.dolores.box import DAWN
from tests.games.dolores import EVERY_MATCH
from tests.tables import name_of, positions


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


@pytest.mark.parametrize("match", EVERY_MATCH, ids=name_of)
def test_DOL_3_a_lot_is_the_outcome_that_the_odds_give_with_the_same_dice(rules, match):
    weights = np.zeros(GAME.outcomes, np.int64)
    for number, state in enumerate(positions(match, seed=5)):
        if rules.waiting(state) == CHANCE:
            for stream in range(10):
                by_odds = draw(weights, rules.odds(state, weights), dice_of(number, stream))

                assert rules.lot(state, weights, dice_of(number, stream)) == by_odds


@pytest.mark.parametrize(("left", "comes"), [(17, False), (16, True)])
def test_DOL_3_a_lot_may_be_dawn_when_sixteen_cards_are_left(rules, left, comes):
    weights = np.zeros(GAME.outcomes, np.int64)
    state = next(state for state in positions(("dolores", 3, {"dealer": "A"}), seed=6) if state.left == left)

    assert (DAWN in {rules.lot(state, weights, dice_of(7, stream)) for stream in range(300)}) == comes

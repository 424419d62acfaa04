"""What exact reckonings write on: a record, for compiled code counts references to arrays, but not to fields."""

from typing import Any

import numpy as np

from estran.bots.habit import habits_of
from estran.bots.tree_search import SEATS
from estran.engine.game import Game


def slate_of(game: Game) -> Any:
    """What `appraise` and the rules write on."""
    widest = max(game.actions, game.outcomes)
    fields: list[Any] = [
        ("weights", "i8", (widest,)),
        ("hopes", "f8", (SEATS,)),
        ("worth", "f8", (SEATS,)),
        ("scale", "f8"),
        ("choices", "i4", (game.actions,)),
        ("kept", "i4", (game.actions,)),
        ("points", "i4", (SEATS,)),
    ]
    slates = np.zeros(1, np.dtype((np.record, np.dtype(fields))))
    slates[0].scale = habits_of(game).SCALE
    return slates

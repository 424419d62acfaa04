"""Choices and their numbers: a choice is the value of the barrel card laid down, for a boat or for charity."""

from collections.abc import Mapping
from typing import Any

from estran.engine.game import Refused
from estran.engine.rule import carries
from estran.games.douro.box import BARRELS, HIGHEST
from estran.games.douro.state import Options

ACTIONS = HIGHEST + 1
MEANINGS = ((0, ACTIONS, "lay down, or give, the barrel card of this value; there is no 5"),)  # for readers
OUTCOMES = len(BARRELS)  # the lottery has the most


@carries("DOU-4", "DOU-8")
def read_options(options: Mapping[str, Any], players: int) -> Options:
    """Open points and open cards: each true or false."""
    wanted = Options.new()
    for name in ("open_points", "open_cards"):
        if not isinstance(options[name], bool):
            raise Refused("refused-option-value", option=name, came=options[name], expected="true, false")
        setattr(wanted, name, int(options[name]))
    return wanted

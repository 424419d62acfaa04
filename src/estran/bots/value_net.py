"""Value networks: a small one for each table size of a game, trained on whole matches by `estran.tools.training`.

Its inputs are the facts of a table as one seat sees them, its outputs that seat's share of the victory and its margin. It has one
hidden layer (ReLU). Parameters are stored flat: bias and weights of each hidden unit, then bias and weights of each output.
"""

from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from estran.bots.defaults import describe
from estran.engine.game import Game
from estran.engine.rule import rule
from estran.games.shelves import shelf

FACTS = 112  # inputs at most
UNITS = 32  # in the hidden layer
ANSWERS = 2  # outputs
NET = "net.npz"  # on the game's shelf
NUMBERS = UNITS * (FACTS + 1) + ANSWERS * (UNITS + 1)  # parameters at most


# ---- Inputs


@rule()
def compare(facts: Any, first: int, lead: float, scale: float, near: float) -> int:
    """Write who leads and by how much, plain and times nearness of the end, as four inputs; the index after them."""
    side = int(lead > 0) - int(lead < 0)
    part = lead / (abs(lead) + scale)
    facts[first], facts[first + 1] = side, side * near
    facts[first + 2], facts[first + 3] = part, part * near
    return first + 4


# ---- Inference


@rule()
def foresee(state: Any, seat: int, scratch: Any) -> None:
    """The network's estimate of the seat's share of the victory and its margin, both from 0 to 1."""
    facts = describe(state, seat, scratch.facts)
    last = UNITS * (facts + 1)
    for answer in range(ANSWERS):
        scratch.answers[answer] = scratch.net[last + answer * (UNITS + 1)]
    for unit in range(UNITS):
        first = unit * (facts + 1)
        active = scratch.net[first]
        for fact in range(facts):
            active += scratch.net[first + 1 + fact] * scratch.facts[fact]
        for answer in range(ANSWERS):
            scratch.answers[answer] += max(active, 0.0) * scratch.net[last + answer * (UNITS + 1) + 1 + unit]
    for answer in range(ANSWERS):
        scratch.answers[answer] = min(max(scratch.answers[answer], 0.0), 1.0)


@cache
def nets_of(game: Game) -> dict[int, Any]:
    """The parameters of the game's networks by table size; none for sizes that were not trained."""
    home = shelf(game, "bots")
    if home is None or not (file := resources.files(home) / NET).is_file():
        return {}
    with file.open("rb") as source, np.load(source) as nets:
        return {int(players): nets[players] for players in nets}

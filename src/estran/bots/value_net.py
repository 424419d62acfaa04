"""What a table is worth as it lies: where a game has been learnt, a small net for each table size knows it from whole matches.

A net is told the facts of a table as one seat sees them, and answers with that seat's share of the victory and its margin. It has
one hidden layer. Its numbers lie in a row: bias and weights of each hidden unit, then bias and weights of each answer.
"""

from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from estran.bots.defaults import describe
from estran.engine.game import Game
from estran.engine.rule import rule
from estran.games.shelves import shelf

FACTS = 112  # that a game may tell
UNITS = 32  # of the hidden layer
ANSWERS = 2
NET = "net.npz"  # on the game's shelf
NUMBERS = UNITS * (FACTS + 1) + ANSWERS * (UNITS + 1)


# ---- What a net is told


@rule()
def compare(facts: Any, first: int, lead: float, scale: float, near: float) -> int:
    """Note who leads, and by how much: the nearer the end, the more it matters. Where the next facts follow."""
    side = int(lead > 0) - int(lead < 0)
    part = lead / (abs(lead) + scale)
    facts[first], facts[first + 1] = side, side * near
    facts[first + 2], facts[first + 3] = part, part * near
    return first + 4


# ---- What the net says to it


@rule()
def foresee(state: Any, seat: int, scratch: Any) -> None:
    """The seat's share of the victory and its margin, both from 0 to 1, as the net expects them."""
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
    """The numbers of the net for each table size that has been learnt."""
    home = shelf(game, "bots")
    if home is None or not (file := resources.files(home) / NET).is_file():
        return {}
    with file.open("rb") as source, np.load(source) as nets:
        return {int(players): nets[players] for players in nets}

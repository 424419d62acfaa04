"""What is in the box of Douro 1872."""

from enum import IntEnum

import numpy as np

from estran.engine.rule import carries, rule

SEATS = 5  # the record always has room for the largest table
NONE = -1  # no card, no order, no holder of the phylloxera yet
START_POINTS = carries("DOU-4")(5)
CONTESTS = 20  # in a match: 21 boats, one of them towing another

# ---- Barrel cards

BARRELS = carries("DOU-1")((0, 1, 2, 3, 4, 6, 7, 8, 9, 10))
HIGHEST = 10
FULL_HAND = 0b111_1101_1111  # one bit for each barrel value; there is no 5

# ---- Boats

LEVELS = 5
RANKS = 3  # boats of each level
FOG = 0  # the back of a fog boat; a regular boat's back is its level, 1 to 5
FOGS = 6
BOATS = LEVELS * RANKS + FOGS
BOTTOM = 3  # regular boats that lie under all fogs
LONGEST_STRETCH = BOATS - BOTTOM - FOGS + 1  # all the other regular boats and a fog

ORDERS = carries("DOU-2")(  # barrels that fill the three boats of each level
    np.array(
        [  # with 3 players, with 4 players, with 5 players
            [(1, 3, 5), (1, 4, 7), (1, 5, 9)],
            [(7, 9, 11), (9, 12, 15), (11, 15, 19)],
            [(13, 15, 17), (17, 20, 23), (21, 25, 29)],
            [(19, 21, 23), (25, 28, 31), (31, 35, 39)],
            [(25, 27, 29), (33, 36, 39), (41, 45, 49)],
        ]
    )
)


@carries("DOU-3")
class Fog(IntEnum):
    """The six fog boats; their backs are alike."""

    ROCKS = 0
    CARDIA = 1
    RAPIDS = 2
    TOWING = 3
    TAVERN = 4
    CUSTOMS = 5


@rule("DOU-2")
def order_of(level: int, rank: int, players: int) -> int:
    """Read a regular boat's order in the row of its level and the column for this number of players."""
    return int(ORDERS[level - 1, players - 3, rank])


@rule("DOU-3")
def fog_order(fog: int, players: int) -> int:
    """Rocks, Cardia and rapids ask for five barrels a player; the other fogs have no order."""
    if fog == Fog.ROCKS or fog == Fog.CARDIA or fog == Fog.RAPIDS:
        return 5 * players
    return NONE


NAMED = {  # what is in the box, in the notation's own words
    "barrels": BARRELS,
    "orders": tuple(ORDERS.tolist()),
    "fogs": tuple(fog.name.lower() for fog in Fog),
    "bottom": (BOTTOM,),
}

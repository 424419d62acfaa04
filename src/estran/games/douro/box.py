"""What is in the box of Douro 1872."""

from enum import IntEnum

from estran.engine.rule import carries, rule

SEATS = 5  # the record always has room for the largest table
NONE = -1  # no card; also no holder of the phylloxera yet
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

ORDERS = carries("DOU-2")(  # barrels that fill each boat: a row a boat, a column for 3, 4 and 5 players
    (
        (1, 1, 1), (3, 4, 5), (5, 7, 9),
        (7, 9, 11), (9, 12, 15), (11, 15, 19),
        (13, 17, 21), (15, 20, 25), (17, 23, 29),
        (19, 25, 31), (21, 28, 35), (23, 31, 39),
        (25, 33, 41), (27, 36, 45), (29, 39, 49),
    )
)  # fmt: skip


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
    """Read a regular boat's order in the column for this number of players."""
    return ORDERS[RANKS * (level - 1) + rank][players - 3]


@rule("DOU-3")
def fog_order(players: int) -> int:
    """Rocks, Cardia and rapids ask for five barrels a player."""
    return 5 * players

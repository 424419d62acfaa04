"""What is in the box of Dorada: a die, pawns of four colours, and the kinds of squares on the path."""

from enum import IntEnum

from estran.engine.rule import carries, rule

SEATS = 4  # the record always has room for the largest table
NONE = -1  # no seat, no pawn
SIDES = 6  # of the die
COLOURS = 4
PAWNS = carries("DOR-4")(4)  # of each colour
ALL_PAWNS = COLOURS * PAWNS  # 0 to 3 are yellow, 4 to 7 violet, 8 to 11 green, 12 to 15 blue

START = 0
SQUARES = 100  # room for START and the longest path
DORADA = 100  # where a pawn is that got home, whatever number DORADA has on this board
NOWHERE = -100  # where a pawn is that somebody holds in the hand, or that stayed in the box
SPRINGBOARDS = carries("DOR-1")(5)
GOLD_SQUARES = carries("DOR-1")(2)
BACK = carries("DOR-1")(-3)  # the number of the one negative springboard

PILE = carries("DOR-21")((100, 80, 60, 50, 40, 30, 20, 10))  # points from the top; all further pawns are worth the last


@carries("DOR-4")
class Colour(IntEnum):
    """The four colours, in the order of the seats that play them."""

    YELLOW = 0
    VIOLET = 1
    GREEN = 2
    BLUE = 3


TEXTURES = {  # what fingers feel on the pawns of each colour
    Colour.YELLOW: "rough",
    Colour.VIOLET: "wavy",
    Colour.GREEN: "velvet",
    Colour.BLUE: "ribbed",
}


@carries("DOR-1")
class Role(IntEnum):
    """What a square does to a pawn that stops on it."""

    PLAIN = 0
    TRAP = 1
    GOLD = 2
    SPRINGBOARD = 3  # the first on the path; 4 to 7 are the second to the fifth


@rule("DOR-21")
def worth(above: int) -> int:
    """The points of a pawn in DORADA with so many pawns above it."""
    return PILE[min(above, len(PILE) - 1)]

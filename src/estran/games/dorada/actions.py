"""Choices and their numbers: a choice is the square of the pawn that moves, 0 for START."""

from collections.abc import Mapping
from typing import Any

from estran.engine.game import Refused
from estran.engine.rule import carries
from estran.engine.seats import LETTERS
from estran.games.dorada.boards import Board, find, from_data, is_number, shipped
from estran.games.dorada.box import NONE, SIDES, SQUARES
from estran.games.dorada.state import Options

ACTIONS = SQUARES
MEANINGS = ((0, ACTIONS, "move the free pawn on this square; START is 0"),)  # for readers
OUTCOMES = SIDES  # the die has more than there are seats to begin


@carries("DOR-3", "DOR-4", "DOR-23")
def read_options(options: Mapping[str, Any], players: int) -> Options:
    """The board, who begins, and how many colours each seat plays."""
    board = read_board(options["board"])
    wanted = Options.new()
    wanted.first = read_first(options["first"], players)
    wanted.colours = read_colours(options["colours"], players)
    wanted.dorada = board.dorada
    wanted.jump[:] = board.jumps()
    wanted.role[:] = board.roles()
    return wanted


@carries("DOR-3")
def read_board(came: Any) -> Board:
    """The name of a board in the box, or any board's data."""
    if isinstance(came, Mapping):
        return from_data(came)
    if came not in shipped():
        raise Refused("refused-option-value", option="board", came=str(came), expected=", ".join(shipped()))
    return find(came)


@carries("DOR-4")
def read_first(came: Any, players: int) -> int:
    """A seat's letter, or nothing if it is to be drawn."""
    if came is None:
        return NONE
    seats = list(LETTERS[:players])
    if came not in seats:
        raise Refused("refused-option-value", option="first", came=str(came), expected=", ".join(seats))
    return seats.index(came)


@carries("DOR-23")
def read_colours(came: Any, players: int) -> int:
    """One colour each; two players may take two."""
    possible = (1, 2) if players == 2 else (1,)
    if not is_number(came) or came not in possible:
        expected = ", ".join(str(number) for number in possible)
        raise Refused("refused-option-value", option="colours", came=str(came), expected=expected)
    return int(came)

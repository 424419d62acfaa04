"""What one seat, or an onlooker, may see of Dorada: everything."""

from functools import cache
from typing import Any

from msgspec import Struct

from estran.engine.game import Secret
from estran.engine.rule import carries
from estran.engine.seats import letter
from estran.engine.view import View, asked, choices_of, imagined, score_of, shared, winners_of
from estran.games.dorada import GAME
from estran.games.dorada.boards import find, shipped
from estran.games.dorada.box import ALL_PAWNS, DORADA, NONE, START, TEXTURES, Colour, Role, worth
from estran.games.dorada.rules import colour_of, is_lost, owner, pawns_left, seat_of, springboard_on
from estran.games.dorada.state import Phase, State


class Pawn(Struct, frozen=True):
    """A pawn by its colour, and the seat that plays it."""

    seat: str
    colour: str


class Square(Struct, frozen=True):
    """A square of the path, and who stands on it."""

    number: int
    role: str  # plain, trap, gold, springboard
    jump: int | None  # of a springboard
    bridge: Pawn | None  # the lost pawn that covers a trap
    stack: list[Pawn]  # from the top: only the first is free


class Arrived(Struct, frozen=True):
    """A pawn in the pile of DORADA."""

    seat: str
    colour: str
    points: int  # as the pile stands


class Team(Struct, frozen=True):
    """The pawns of one colour."""

    seat: str
    colour: str
    texture: str  # what fingers feel
    start: int  # pawns on START
    path: list[int]  # squares of those on the way
    home: int  # pawns in DORADA
    lost: list[int]  # traps that its lost pawns cover
    left: int  # pawns still to move


class DoradaView(View, frozen=True, kw_only=True, tag="dorada"):
    """The table as everybody sees it."""

    board: str | None  # its name, if it is one in the box
    reconstruction: bool  # made for Estran, because the printed rules do not show the map
    dorada: int  # DORADA's number
    first: str | None  # the seat that began
    turn: Pawn | None  # whose turn it is, with which colour
    die: int | None
    squares: list[Square]  # from 1 to the last before DORADA
    pile: list[Arrived]  # in DORADA, from the top
    teams: list[Team]
    scores: list[int]  # if the match ended now


@carries("DOR-3", "DOR-4")
def view(state: State, seat: int) -> DoradaView:
    """The whole table: nothing is hidden in this game."""
    table = imagined(GAME, state, seat)
    board = board_name(table)
    return DoradaView(
        seat=letter(seat),
        players=int(table.players),
        phase=Phase(int(table.phase)).name.lower(),
        waiting=asked(GAME, table),
        choices=choices_of(GAME, table, seat, clause),
        winners=winners_of(GAME, table),
        board=board,
        reconstruction=board is not None and find(board).reconstruction,
        dorada=int(table.dorada),
        first=None if table.first == NONE else letter(int(table.first)),
        turn=pawn_of(table, int(table.turn)) if table.phase in (Phase.ROLL, Phase.MOVE) else None,
        die=int(table.die) or None,
        squares=squares_of(table),
        pile=pile_of(table),
        teams=teams_of(table),
        scores=score_of(GAME, table),
    )


def board_name(table: State) -> str | None:
    """The board in the box that has the same squares."""
    return boards_in_the_box().get((int(table.dorada), tuple(table.jump), tuple(table.role)))


@cache
def boards_in_the_box() -> dict[Any, str]:
    """The boards' names, by their squares."""
    boards = [find(name) for name in shipped()]
    return {(board.dorada, tuple(board.jumps()), tuple(board.roles())): board.name for board in boards}


def pawn_of(table: State, colour: int) -> Pawn:
    """Any pawn of a colour: they are all alike."""
    return Pawn(letter(owner(table, colour)), colour_name(colour))


def colour_name(colour: int) -> str:
    """`yellow`, `violet`, `green`, `blue`."""
    return Colour(colour).name.lower()


def chain(table: State, pawn: int) -> list[int]:
    """A pawn and all that lie under it, from the top; the last may be a bridge."""
    pawns = []
    while pawn != NONE:
        pawns.append(pawn)
        pawn = int(table.under[pawn])
    return pawns


@shared
def squares_of(table: State) -> list[Square]:
    """The whole path."""
    return [square_of(table, number) for number in range(START + 1, table.dorada)]


def square_of(table: State, number: int) -> Square:
    """One square as it lies there."""
    springboard = springboard_on(table, number)
    pawns = chain(table, int(table.top[number]))
    bridges = [pawn for pawn in pawns if is_lost(table, pawn)]
    return Square(
        number=number,
        role=Role(min(int(table.role[number]), Role.SPRINGBOARD)).name.lower(),
        jump=None if springboard == NONE else int(table.jump[springboard]),
        bridge=pawn_of(table, colour_of(bridges[0])) if bridges else None,
        stack=[pawn_of(table, colour_of(pawn)) for pawn in pawns if pawn not in bridges],
    )


def pile_of(table: State) -> list[Arrived]:
    """The pawns in DORADA from the top, and what they are worth."""
    return [
        Arrived(letter(seat_of(table, pawn)), colour_name(colour_of(pawn)), worth(above))
        for above, pawn in enumerate(chain(table, int(table.pile)))
    ]


@shared
def teams_of(table: State) -> list[Team]:
    """Where everybody's pawns are."""
    return [team(table, colour) for colour in range(table.players * table.colours)]


def team(table: State, colour: int) -> Team:
    """Where the pawns of a colour are."""
    squares = sorted(int(table.square[pawn]) for pawn in range(ALL_PAWNS) if colour_of(pawn) == colour)
    return Team(
        seat=letter(owner(table, colour)),
        colour=colour_name(colour),
        texture=TEXTURES[Colour(colour)],
        start=squares.count(START),
        path=[square for square in squares if START < square < DORADA],
        home=squares.count(DORADA),
        lost=sorted(-square for square in squares if square < START),
        left=pawns_left(table, colour),
    )


def clause(state: State, seat: int, action: int) -> str:
    """The clause a choice follows."""
    return "DOR-5"


def secrets(state: State, seat: int) -> list[Secret]:
    """In no phase is anything hidden."""
    return []

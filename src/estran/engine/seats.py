"""Seats as numbers, as letters, and as sets of bits."""

from estran.engine.rule import rule

LETTERS = "ABCDE"
SEATS = len(LETTERS)  # the largest table of any game
NOBODY = 0  # `waiting`: the match is over
CHANCE = 1 << 8  # `waiting`: a card or a die is due
NO_SEAT = -1
ONLOOKER = 7  # the seat number of someone who only watches
EVERYBODY = 255  # every seat and the onlookers


def letter(seat: int) -> str:
    """The seat's name in records: A to E, and ? for an onlooker."""
    return LETTERS[seat] if seat < SEATS else "?"


def letters(seats: int) -> str:
    """The letters of a set of seats, in seat order."""
    return "".join(letter(seat) for seat in members(seats))


def members(seats: int) -> list[int]:
    """The seats of a set, in seat order."""
    return [seat for seat in range(SEATS) if seats >> seat & 1]


@rule()
def is_tie(seats: int) -> bool:
    """More than one bit set."""
    return seats & (seats - 1) != 0


@rule()
def left_of(seat: int, players: int) -> int:
    """The next seat clockwise; after the last comes A."""
    return seat + 1 if seat + 1 < players else 0

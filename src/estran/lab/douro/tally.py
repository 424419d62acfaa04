"""Douro 1872: what each barrel card brings on every kind of boat and as a gift, and how often boats are filled."""

from typing import Annotated

from estran.engine.layout import Int, Ints
from estran.engine.rule import rule
from estran.games.douro.box import FOGS, HIGHEST, LEVELS, SEATS, Fog
from estran.games.douro.events import Event
from estran.games.douro.state import State
from estran.lab.tallies import Sheet

BOATS = LEVELS + FOGS  # kinds of boats: the levels, then the fogs
GIFT = BOATS  # after them: what was given to charity
CARDS = HIGHEST + 1  # by value; there is no 5

CELLS = {
    "cards": (BOATS + 1) * CARDS,  # times that a card was played on a kind of boat, or given; the points it brought
    "boats": BOATS,  # times that a kind of boat was loaded; how often that filled it
}
LOADED = CELLS["cards"]  # where the second table begins


class Notes(Sheet):
    """What is remembered within a match."""

    card: Annotated[Ints, "i4", (SEATS,)]  # what each seat plays on this boat, or has given
    kind: Int  # the boat that is contested, or GIFT


@rule()
def hear(state: State, sheet: Notes, kind: int, a: int, b: int, c: int, d: int) -> None:
    """The seat that plays a card answers for what it gains or loses."""
    match kind:
        case Event.REVEALED | Event.DONATED:
            sheet.card[a] = b
            if kind == Event.DONATED:
                meet(sheet, a, GIFT)
        case Event.BOAT:
            turn_up(state, sheet, a - 1)
        case Event.ROCKS | Event.CARDIA | Event.RAPIDS | Event.TAVERN | Event.CUSTOMS:
            turn_up(state, sheet, LEVELS + kind - Event.ROCKS + Fog.ROCKS)
        case Event.FULL | Event.SHORT:
            sheet.times[LOADED + sheet.kind] += 1
            sheet.gains[LOADED + sheet.kind] += kind == Event.FULL
        case Event.GAINED | Event.THANKED:
            sheet.gains[cell(sheet, a)] += b
        case Event.LOST | Event.PAID | Event.SPARED:
            sheet.gains[cell(sheet, a)] -= b
        case _:
            pass


@rule()
def turn_up(state: State, sheet: Notes, boat: int) -> None:
    """All cards on the table contest this boat; those that towing found contest the boat that it brings."""
    for seat in range(state.players):
        meet(sheet, seat, boat)


@rule()
def meet(sheet: Notes, seat: int, boat: int) -> None:
    """A seat's card is played on this kind of boat, or given."""
    sheet.kind = boat
    sheet.times[cell(sheet, seat)] += 1


@rule()
def cell(sheet: Notes, seat: int) -> int:
    """Where the seat's card is counted."""
    return int(sheet.kind * CARDS + sheet.card[seat])


@rule()
def finish(state: State, sheet: Notes) -> None:
    """All has been counted on the way."""

"""Dorada: where pawns stop and where they are lost, and how the match ends for the seats that stopped there."""

from typing import Annotated, Any

from estran.engine.rule import rule
from estran.games.dorada.box import DORADA, SEATS, SQUARES, START
from estran.games.dorada.events import Event
from estran.games.dorada.state import State
from estran.lab.tallies import Sheet

PLACES = SQUARES + 1  # START, the path, and DORADA, whatever number it has on the board

CELLS = {
    "falls": PLACES,  # pawns that were lost on a square
    "stops": PLACES,  # pawns that stopped there, if only to be sent on; in DORADA those that got home
    "victories": PLACES,  # seats with such a pawn; their shares of the victory
}
STOPS = CELLS["falls"]  # where the other tables begin
VICTORIES = STOPS + CELLS["stops"]


class Notes(Sheet):
    """What is remembered within a match."""

    stopped: Annotated[Any, "i1", (SEATS, PLACES)]  # 1 where a seat had a pawn that stopped there


@rule()
def hear(state: State, sheet: Notes, kind: int, a: int, b: int, c: int, d: int) -> None:
    """A pawn of seat `a` stops somewhere, is sent on, falls or gets home."""
    match kind:
        case Event.MOVED | Event.SPRUNG:
            if d < DORADA:  # who arrives there is told of by an event of its own
                stop(sheet, a, d)
        case Event.SPRUNG_BACK:
            stop(sheet, a, c)
        case Event.SENT_TO_START:
            stop(sheet, a, START)
        case Event.ARRIVED:
            stop(sheet, a, DORADA)
        case Event.FELL:
            sheet.times[c] += 1
        case _:
            pass


@rule()
def stop(sheet: Notes, seat: int, place: int) -> None:
    """A pawn of this seat stops here."""
    sheet.times[STOPS + place] += 1
    sheet.stopped[seat, place] = 1


@rule()
def finish(state: State, sheet: Notes) -> None:
    """How the match ended for those who stopped at each place."""
    for seat in range(state.players):
        for place in range(PLACES):
            if sheet.stopped[seat, place]:
                sheet.times[VICTORIES + place] += 1
                sheet.gains[VICTORIES + place] += sheet.share[seat]

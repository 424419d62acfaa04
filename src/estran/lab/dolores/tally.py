"""Dolorès: who plays which message and how the match ends for them, which gestures meet and what they bring."""

from typing import Annotated

from estran.engine.layout import Ints
from estran.engine.rule import rule
from estran.games.dolores.box import GESTURES, MESSAGES, SEATS, Gesture
from estran.games.dolores.events import Event
from estran.games.dolores.state import State
from estran.lab.tallies import Sheet

PAIRS = GESTURES * GESTURES  # one's own gesture, then the other's
PLAYING = (  # the event in which somebody plays each Message; a Theft is played by stealing
    int(Event.LANTERN_PLAYED),
    int(Event.LOOKOUT_PLAYED),
    int(Event.STOLE),
    int(Event.UNDERTOW_PLAYED),
    int(Event.EDDIES_PLAYED),
    int(Event.CONVOY_PLAYED),
    int(Event.TRICKERY_PLAYED),
    int(Event.MUDDLE_PLAYED),
    int(Event.BET_PLAYED),
)

CELLS = {
    "gestures": PAIRS,  # times that one side met this pair; by how much its score changed
    "victories": MESSAGES,  # seats that played a message; their shares of the victory
    "leads": MESSAGES,  # the same seats; their leads
}
VICTORIES = CELLS["gestures"]  # where the other tables begin
LEADS = VICTORIES + CELLS["victories"]


class Notes(Sheet):
    """What is remembered within a match."""

    score: Annotated[Ints, "i4", (SEATS,)]  # of each seat, as it was told last
    meeting: Annotated[Ints, "i4", (SEATS,)]  # 1 + the pair of gestures whose outcome a seat is getting now, else 0
    played: Annotated[Ints, "i4", (SEATS,)]  # messages that each seat has played, one bit each


@rule()
def hear(state: State, sheet: Notes, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Gestures answer for all scores until a Theft or the next sharing; messages for the end."""
    match kind:
        case Event.TOTAL:
            change_score(sheet, a, b)
        case Event.SHARING | Event.STOLE:
            sheet.meeting[:] = 0
        case Event.SHARE_SHARE:
            meet(sheet, a, Gesture.SHARE, b, Gesture.SHARE)
        case Event.CONFLICT_SHARE:
            meet(sheet, a, Gesture.CONFLICT, b, Gesture.SHARE)
        case Event.CONFLICT_CONFLICT:
            meet(sheet, a, Gesture.CONFLICT, b, Gesture.CONFLICT)
        case Event.DODGE_SHARE:
            meet(sheet, a, Gesture.DODGE, b, Gesture.SHARE)
        case Event.DODGE_CONFLICT:
            meet(sheet, a, Gesture.DODGE, b, Gesture.CONFLICT)
        case Event.DODGE_DODGE:
            meet(sheet, a, Gesture.DODGE, b, Gesture.DODGE)
        case _:
            pass
    play(sheet, kind, a)


@rule()
def meet(sheet: Notes, seat: int, gesture: int, rival: int, other: int) -> None:
    """Two gestures meet; what follows is the outcome."""
    sheet.meeting[seat] = 1 + GESTURES * gesture + other
    sheet.meeting[rival] = 1 + GESTURES * other + gesture
    sheet.times[sheet.meeting[seat] - 1] += 1
    sheet.times[sheet.meeting[rival] - 1] += 1


@rule()
def change_score(sheet: Notes, seat: int, score: int) -> None:
    """A seat's score has changed."""
    if sheet.meeting[seat]:
        sheet.gains[sheet.meeting[seat] - 1] += score - sheet.score[seat]
    sheet.score[seat] = score


@rule()
def play(sheet: Notes, kind: int, seat: int) -> None:
    """Remember a message that is played in this event."""
    for message in range(MESSAGES):
        if kind == PLAYING[message]:
            sheet.played[seat] |= 1 << message


@rule()
def finish(state: State, sheet: Notes) -> None:
    """How the match ended for those who played each message."""
    for seat in range(state.players):
        for message in range(MESSAGES):
            if sheet.played[seat] >> message & 1:
                sheet.times[VICTORIES + message] += 1
                sheet.gains[VICTORIES + message] += sheet.share[seat]
                sheet.times[LEADS + message] += 1
                sheet.gains[LEADS + message] += sheet.lead[seat]

"""What one seat, or an onlooker, may see of Tide."""

from msgspec import Struct

from estran.engine.game import Secret
from estran.engine.rule import carries
from estran.engine.seats import letter
from estran.engine.view import View, asked, choices_of, imagined, winners_of
from tide import GAME
from tide.state import NONE, Phase, State


class Comber(Struct, frozen=True):
    """One seat's place on the shore."""

    seat: str
    pebbles: int
    grabbed: int | None  # one's own while hands are closed, everybody's once they are open


class TideView(View, frozen=True, kw_only=True, tag="tide"):
    """The shore as one seat sees it."""

    rounds: int  # still to be played, this one included
    combers: list[Comber]


@carries("TID-2")
def view(state: State, seat: int) -> TideView:
    """Only what this seat may know."""
    table = imagined(GAME, state, seat)
    return TideView(
        seat=letter(seat),
        players=int(table.players),
        phase=Phase(int(table.phase)).name.lower(),
        waiting=asked(GAME, table),
        choices=choices_of(GAME, table, seat, lambda state, seat, action: "TID-2"),
        winners=winners_of(GAME, table),
        rounds=int(table.rounds),
        combers=[_comber(table, other) for other in range(table.players)],
    )


def _comber(table: State, seat: int) -> Comber:
    grabbed = int(table.grabbed[seat])
    return Comber(letter(seat), int(table.pebbles[seat]), None if grabbed == NONE else grabbed)


def secrets(state: State, seat: int) -> list[Secret]:
    """While hands are closed, what the others have grabbed."""
    if state.phase != Phase.GRAB:
        return []
    return [Secret((("grabbed", rival),), frozenset({(NONE,)})) for rival in range(state.players) if rival != seat]

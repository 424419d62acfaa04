"""End and score, DOL-40 to DOL-44."""

from collections.abc import Mapping
from typing import Any

from estran.engine.events import say
from estran.engine.game import Refused
from estran.engine.rule import rule
from estran.engine.seats import NOBODY, is_tie
from estran.games.dolores.box import COMPLETE, KINDS, NONE, VALUES, Kind
from estran.games.dolores.events import Event
from estran.games.dolores.state import Phase, State
from estran.games.dolores.table import wait_for, worth


@rule("DOL-41")
def highest(state: State, seat: int) -> int:
    """The value of the seat's most valuable collection; 0 without any."""
    value = 0
    for kind in range(KINDS):
        value = max(value, worth(state, seat, kind))
    return value


@rule("DOL-41")
def lowest(state: State, seat: int) -> int:
    """The value of the seat's least valuable collection: a kind that one does not own is none."""
    value = COMPLETE
    for kind in range(KINDS):
        value = min(value, worth(state, seat, kind) or COMPLETE)
    return value


@rule("DOL-41", "DOL-42", "DOL-43")
def score_of(state: State, seat: int) -> int:
    """All collections of the highest value and all of the lowest count; where these are the same, they count twice."""
    most, least, of_most, of_least = 0, COMPLETE, 0, 0
    for kind in range(KINDS):  # without branches, which processors guess badly: learners ask for scores at every step
        value = worth(state, seat, kind)
        owned = value + COMPLETE * (value == 0)  # what is not owned is never the least
        of_most = of_most * (value <= most) + value * (value >= most)
        of_least = of_least * (owned >= least) + value * (owned <= least)
        most, least = max(most, value), min(least, owned)
    return of_most + of_least


@rule("DOL-41")
def score(state: State, points: Any) -> None:
    """Everybody's score as it stands."""
    for seat in range(state.players):
        points[seat] = score_of(state, seat)


@rule("DOL-44")
def winners(state: State) -> int:
    """The seats with the highest score share the victory."""
    seats, best = 0, NONE
    for seat in range(state.players):
        total = score_of(state, seat)
        if total > best:
            seats, best = 0, total
        if total == best:
            seats |= 1 << seat
    return seats


@rule("DOL-41")
def say_total(state: State, seat: int) -> None:
    """All areas lie open, so a total is everybody's to know."""
    say(state, Event.TOTAL, seat, score_of(state, seat))


@rule("DOL-44")
def end_match(state: State) -> None:
    """The scores decide."""
    wait_for(state, Phase.OVER, NOBODY)
    best = 0
    for seat in range(state.players):
        total = score_of(state, seat)
        best = max(best, total)
        say(state, Event.SCORED, seat, total)
    first = winners(state)
    if is_tie(first):
        say(state, Event.WON_TOGETHER, first, best)
    for seat in range(state.players):
        if first == 1 << seat:
            say(state, Event.WON, seat, best)


def score_sheet(worths: Mapping[str, int]) -> int:
    """The score of collections worth so much, by kind: a score sheet for people with the printed game."""
    kinds = [kind.name.lower() for kind in Kind]
    state = State.new()
    for kind, value in worths.items():
        if kind not in kinds:
            raise Refused("dolores-sheet-collection", came=kind, known=kinds)
        if not 0 <= value <= COMPLETE:
            raise Refused("dolores-sheet-worth", kind=kind, came=value, least=0, most=COMPLETE)
        state.goods[0, kinds.index(kind) * VALUES] = value
    return int(score_of(state, 0))

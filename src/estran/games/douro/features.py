"""What a seat may see of Douro 1872, as an array for learners.

Seats stand in turn from the one who looks, or from A for an onlooker; a seat that is not taken is all zeros.
"""

from typing import Any

from estran.engine.features import Part, slices
from estran.engine.rule import rule
from estran.games.douro.box import FOG, FOGS, HIGHEST, LEVELS, LONGEST_STRETCH, NONE, RANKS, SEATS
from estran.games.douro.rules import played
from estran.games.douro.state import Phase, State

VALUES = HIGHEST + 1
BACKS = 1 + LEVELS
MOST = 127  # every feature fits into a byte

SEEN_FROM = "Seats come in turn order from the one that looks, or from A for an onlooker. A seat that is not taken is all zeros."
FEATURES = {
    "taken": Part(SEATS, "1 for every seat at the table"),
    "giving": Part(1, "1 if a gift is asked for, 0 if a barrel card"),
    "hand": Part(VALUES, "1 for each value in this seat's hand"),
    "choice": Part(VALUES, "1 for this seat's card laid face down"),
    "gift": Part(VALUES, "1 for this seat's gift"),
    "points": Part(SEATS, "score barrels", MOST),
    "phylloxera": Part(SEATS, "1 for the seat that holds the phylloxera"),
    "shown": Part(SEATS * VALUES, "1 for each value that a seat has shown since its hand was full"),
    "played": Part(SEATS * VALUES, "1 for each of them that it has not taken back"),
    "valley": Part(
        LONGEST_STRETCH * BACKS, "1 for the back of each boat still to be contested, in order: fog, levels 1 to 5"
    ),
    "passed": Part(1, "fogs that will come next, because towing passed over them", FOGS),
    "pile": Part(BACKS, "how many of each back are in the pile, these fogs included", FOGS),
    "orders": Part(LEVELS * RANKS, "1 for each regular boat already turned up"),
    "fogs": Part(FOGS, "1 for each fog already turned up"),
}
PARTS = slices(FEATURES)
SIZE = sum(part.size for part in FEATURES.values())

# Compiled code knows whole numbers, not dictionaries.
TAKEN, GIVING, HAND, CHOICE, GIFT, POINTS, PHYLLOXERA, SHOWN, PLAYED, VALLEY, PASSED, PILE, ORDERS_SEEN, FOGS_SEEN = (
    part.start for part in PARTS.values()
)


@rule()
def observe(state: State, seat: int, into: Any) -> None:
    """Write what this seat may know into an array of SIZE numbers."""
    into[:] = 0
    into[GIVING] = state.phase == Phase.GIVE
    if seat < state.players:
        observe_own(state, seat, into)
        observe_seats(state, seat, into)
    else:
        observe_seats(state, 0, into)
    observe_boats(state, into)


@rule()
def observe_own(state: State, seat: int, into: Any) -> None:
    """One's own hand, open choice and gift."""
    for value in range(VALUES):
        into[HAND + value] = state.hand[seat] >> value & 1
    if state.choice[seat] != NONE:
        into[CHOICE + state.choice[seat]] = 1
    if state.gift[seat] != NONE:
        into[GIFT + state.gift[seat]] = 1


@rule()
def observe_seats(state: State, first: int, into: Any) -> None:
    """What everybody can know of everybody, in turn from the first."""
    for turn in range(state.players):
        seat = (first + turn) % state.players
        into[TAKEN + turn] = 1
        into[POINTS + turn] = state.points[seat]
        into[PHYLLOXERA + turn] = state.phylloxera == seat
        for value in range(VALUES):
            into[SHOWN + turn * VALUES + value] = state.shown[seat] >> value & 1
            into[PLAYED + turn * VALUES + value] = played(state, seat) >> value & 1


@rule()
def observe_boats(state: State, into: Any) -> None:
    """The valley, the pile and the fronts seen so far."""
    for boat in range(state.sailed, state.laid):
        into[VALLEY + (boat - state.sailed) * BACKS + state.valley[boat]] = 1
    into[PASSED] = state.passed
    for back in range(BACKS):
        into[PILE + back] = state.pile[back]
    into[PILE + FOG] += state.passed
    for fog in range(FOGS):
        into[FOGS_SEEN + fog] = state.turned[FOG] >> fog & 1
    for level in range(1, BACKS):
        for rank in range(RANKS):
            into[ORDERS_SEEN + (level - 1) * RANKS + rank] = state.turned[level] >> rank & 1

"""A score sheet for people with the printed game: a table is set for one contest, or for the end, and the rules play it."""

from collections.abc import Sequence

from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.games.douro import GAME
from estran.games.douro.box import BARRELS, FOG, LEVELS, START_POINTS, Fog
from estran.games.douro.ending import end_match
from estran.games.douro.notation import write_outcome
from estran.games.douro.state import Phase, State


def contest_result(boat: str, cards: Sequence[int], phylloxera: str, points: Sequence[int] = ()) -> State:
    """The table after a contest for `order 17` or `rocks`; for towing, name the order of the boat that is towed."""
    table = _table(cards, phylloxera, points)
    table.laid = 1
    table.phase = Phase.BID
    for seat, card in enumerate(cards):
        GAME.plain.act(table, seat, card)
    fronts = _fronts(table)
    if boat not in fronts:
        raise Refused("refused-option-value", option="boat", came=boat, expected=", ".join(fronts))
    table.valley[0], front = fronts[boat]
    GAME.plain.happen(table, front)
    return table


def charity_result(gifts: Sequence[int], phylloxera: str, points: Sequence[int]) -> State:
    """The table at the end of a match, when the gifts have been shown and settled."""
    table = _table(gifts, phylloxera, points)
    table.gift[: len(gifts)] = gifts
    end_match(table)
    return table


def _table(cards: Sequence[int], phylloxera: str, points: Sequence[int]) -> State:
    """A table for so many players, the phylloxera and the points where they are."""
    table: State = GAME.set_table(len(cards))
    seats = list(LETTERS[: len(cards)])
    if phylloxera not in seats:
        raise Refused("refused-seat", came=phylloxera, known=seats)
    if not set(cards) <= set(BARRELS):
        raise Refused("refused-option-value", option="cards", came=_listed(cards), expected=_listed(BARRELS))
    start = [START_POINTS] * len(cards)
    points = points or start
    if len(points) != len(cards) or min(points) < 0:
        raise Refused("refused-option-value", option="points", came=_listed(points), expected=_listed(start))
    table.points[: len(cards)] = points
    table.phylloxera = seats.index(phylloxera)
    table.drawing = 0
    return table


def _fronts(table: State) -> dict[str, tuple[int, int]]:
    """Every boat as notation writes it, with its back and the number of its front."""
    fronts = {}
    for back in range(1 + LEVELS):
        table.valley[0] = back
        for front in range(len(GAME.chances(table))):
            if back != FOG or front != Fog.TOWING:
                fronts[write_outcome(table, front)] = back, front
    return fronts


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))

"""Plies of Douro 1872 as text."""

from estran.engine.seats import CHANCE, EVERYBODY, letter
from estran.games.douro.box import BARRELS, FOG, Fog, order_of
from estran.games.douro.rules import contested, next_to_draw
from estran.games.douro.state import Phase, State


def write_action(state: State, seat: int, action: int) -> str:
    """`7` for a barrel card, `give 4` for a donation."""
    return f"give {action}" if state.phase == Phase.GIVE else str(action)


def write_outcome(state: State, outcome: int) -> str:
    """`lottery A 7`, `level 3`, `fog`, `order 15`, `rocks`."""
    match state.phase:
        case Phase.LOTTERY:
            return f"lottery {letter(next_to_draw(state))} {BARRELS[outcome]}"
        case Phase.LAY | Phase.TOW:
            return "fog" if outcome == FOG else f"level {outcome}"
        case _ if contested(state) == FOG:
            return Fog(outcome).name.lower()
        case _:
            return f"order {order_of(contested(state), outcome, state.players)}"


def eyes(state: State, who: int, number: int) -> int:
    """Who may ever read this ply before the match is over: a gift is its giver's secret."""
    return 1 << who if who != CHANCE and state.phase == Phase.GIVE else EVERYBODY

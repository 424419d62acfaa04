"""Dorada by habit: keep pawns alive, come home late, stand on those who lead, and leave the traps to others."""

from typing import Any

from estran.bots.habit import temper
from estran.engine.game import act
from estran.engine.rule import rule
from estran.games.dorada.box import DORADA, NONE, PAWNS, SIDES, START, Role, worth
from estran.games.dorada.rules import can_move, owner, pawns_left
from estran.games.dorada.state import State

SCALE = 60.0  # points by which matches are usually decided
WARMTH = 6.0  # points that make a choice e times as likely (softmax temperature)
LATER = 0.55  # share of the pawns still under way that will come home on top
HOPE = 52.0  # points that a pawn on the way is worth if it lives
FEAR = 0.5  # share of the traps within a roll that will be stepped on
HASTE = 6.0  # points for having come all the way
FEW = 3  # pawns under way at most, for an ending that can be solved
ROOM = 3.0  # points for a pawn that is free to move


@rule()
def weigh(state: State, seat: int, choices: Any, count: int, weights: Any, spare: Any, pad: Any) -> None:
    """Try every move, and like the one after which one stands best against the others."""
    for index in range(count):
        spare[0] = state
        act(spare[0], seat, choices[index])
        weights[index] = int(1000 * standing(spare[0], seat))
    temper(weights, count, WARMTH)


@rule()
def is_ending(state: State) -> bool:
    """A few pawns are still under way."""
    alive = 0
    for colour in range(state.players * state.colours):
        alive += pawns_left(state, colour)
    return alive <= FEW


@rule()
def standing(state: State, seat: int) -> float:
    """One's own prospects, less the others' on average."""
    mine, theirs = 0.0, 0.0
    alive = 0
    for colour in range(state.players * state.colours):
        alive += pawns_left(state, colour)
    for colour in range(state.players * state.colours):
        value = prospects(state, colour, alive)
        if owner(state, colour) == seat:
            mine += value
        else:
            theirs += value
    return mine - theirs / (state.players - 1)


@rule()
def prospects(state: State, colour: int, alive: int) -> float:
    """What a colour's pawns will be worth: those at home as deep as they will lie, the others if they live."""
    total = 0.0
    for pawn in range(PAWNS * colour, PAWNS * colour + PAWNS):
        square = int(state.square[pawn])
        if square == DORADA:
            total += worth(depth(state, pawn) + int(LATER * alive))
        elif square >= START:
            total += HOPE * (1 - FEAR * danger(state, square)) + HASTE * square / state.dorada
    if can_move(state, colour):
        total += ROOM
    return total


@rule()
def depth(state: State, pawn: int) -> int:
    """How many pawns lie above this one in DORADA."""
    above = 0
    top = int(state.pile)
    while top != pawn and top != NONE:
        above += 1
        top = int(state.under[top])
    return above


@rule()
def danger(state: State, square: int) -> float:
    """The share of rolls that end on an open trap."""
    traps = 0
    for ahead in range(square + 1, min(square + SIDES, state.dorada - 1) + 1):
        traps += int(state.role[ahead] == Role.TRAP) & int(state.top[ahead] == NONE)
    return traps / SIDES

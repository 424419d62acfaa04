"""Dolorès by habit: weigh what each gesture would bring against what the other will probably show, and deny a little."""

from typing import Any

import numpy as np

from estran.bots.habit import temper
from estran.engine.game import act
from estran.engine.rule import rule
from estran.games.dolores.actions import DROP, GUESS, HAND, PASS
from estran.games.dolores.box import GESTURES, GOODS, HANDS, KINDS, NONE, VALUES, Gesture
from estran.games.dolores.score import score_of
from estran.games.dolores.state import Phase, State
from estran.games.dolores.table import gain, neighbour, rival_of, side_of, worth

SCALE = 6.0  # points by which matches are usually decided
WARMTH = 1.2  # points that make a choice nearly three times as likely
ENVY = 0.35  # of a point for each that the other one of two who share wins
MESSAGE = 1.5  # points that a message is worth in the hand
BREADTH = 0.12  # points for each point in any collection: what is not counted now may count later
PATIENCE = 1.0  # points that a message must promise before it is played


# ---- Any choice


@rule()
def weigh(state: State, seat: int, choices: Any, count: int, weights: Any, spare: Any) -> None:
    """Gestures and guesses by what they will probably lead to; anything else by how one stands afterwards."""
    for index in range(count):
        action = choices[index]
        match state.phase:
            case Phase.GESTURE if action >= GUESS:
                value = guess_value(state, action - GUESS, spare)
            case Phase.GESTURE:
                value = hand_value(state, seat, HANDS[action - HAND], spare)
            case Phase.DROP:
                value = drop_value(state, seat, action - DROP, spare)
            case Phase.BEFORE_DEAL | Phase.BEFORE_GESTURES | Phase.AFTER_GESTURES | Phase.AT_DAWN:
                value = PATIENCE * (action == PASS)
            case _:
                spare[0] = state
                act(spare[0], seat, action)
                value = lead(spare[0], seat)
        weights[index] = int(1000 * value)
    temper(weights, count, WARMTH)


@rule()
def area(state: State, seat: int) -> float:
    """What lies in front of a seat is worth: its score, a little for all that does not count yet, and its messages."""
    value = 1.0 * score_of(state, seat)
    for kind in range(KINDS):
        value += BREADTH * worth(state, seat, kind)
    for message in range(9):
        value += MESSAGE * (state.held[seat] >> message & 1)
    return value


@rule()
def lead(state: State, seat: int) -> float:
    """One's own area, less the others' on average."""
    theirs = 0.0
    for rival in range(state.players):
        if rival != seat:
            theirs += area(state, rival)
    return area(state, seat) - theirs / (state.players - 1)


@rule()
def drop_value(state: State, seat: int, kind: int, spare: Any) -> float:
    """How one stands without a collection."""
    spare[0] = state
    for card in range(kind * VALUES, (kind + 1) * VALUES):
        spare[0].goods[seat, card] = 0
    return area(spare[0], seat)


# ---- Gestures


@rule()
def hand_value(state: State, seat: int, hand: int, spare: Any) -> float:
    """What one or two gestures bring on average against what the other will probably show."""
    rival = rival_of(state, seat)
    total, weight = 0.0, 0.0
    for theirs in range(GESTURES):
        likely = np.exp(plain_value(state, rival, seat, theirs, spare) / WARMTH)
        best = -1000.0
        for mine in range(GESTURES):
            if hand >> mine & 1:
                best = max(best, payoff(state, seat, rival, mine, theirs, spare))
        total += likely * best
        weight += likely
    two = hand & hand - 1
    return total / weight - MESSAGE * (two != 0)


@rule()
def plain_value(state: State, seat: int, rival: int, mine: int, spare: Any) -> float:
    """What a gesture brings if the other shows any of the three."""
    total = 0.0
    for theirs in range(GESTURES):
        total += payoff(state, seat, rival, mine, theirs, spare)
    return total / GESTURES


@rule()
def guess_value(state: State, guess: int, spare: Any) -> float:
    """The likelier both gestures are, the better."""
    dealer, left = int(state.dealer), neighbour(state)
    one = plain_value(state, dealer, left, guess // GESTURES, spare)
    return one + plain_value(state, left, dealer, guess % GESTURES, spare)


@rule()
def payoff(state: State, seat: int, rival: int, mine: int, theirs: int, spare: Any) -> float:
    """What two gestures change for one, less a part of what they change for the other."""
    before = area(state, seat) - ENVY * area(state, rival)
    spare[0] = state
    table = spare[0]
    if mine == Gesture.DODGE and theirs == Gesture.DODGE:
        return -0.15 * area(state, seat) + ENVY * 0.15 * area(state, rival)
    if mine == Gesture.DODGE:
        pick(table, seat)
    if theirs == Gesture.DODGE:
        pick(table, rival)
    if mine == Gesture.CONFLICT and theirs != Gesture.CONFLICT:
        take(table, seat, NONE)
    if theirs == Gesture.CONFLICT and mine != Gesture.CONFLICT:
        take(table, rival, NONE)
    if mine == Gesture.SHARE:
        take(table, seat, seat)
    if theirs == Gesture.SHARE:
        take(table, rival, rival)
    return area(table, seat) - ENVY * area(table, rival) - before


@rule()
def take(table: State, seat: int, side: int) -> None:
    """All cards of one side, or of both, that are left."""
    for slot in range(table.slots):
        if table.loot[slot] != NONE and (side == NONE or side_of(table, slot) == side):
            gain(table, seat, table.loot[slot])
            table.loot[slot] = NONE


@rule()
def pick(table: State, seat: int) -> None:
    """The card that changes one's area most for the better."""
    before = area(table, seat)
    best, most = NONE, -1000.0
    for slot in range(table.slots):
        card = table.loot[slot]
        if card == NONE:
            continue
        value = MESSAGE
        if card < GOODS:
            table.goods[seat, card] += 1
            value = area(table, seat) - before
            table.goods[seat, card] -= 1
        if value > most:
            best, most = slot, value
    if best != NONE:
        gain(table, seat, table.loot[best])
        table.loot[best] = NONE

"""Dolorès by habit: weigh what each gesture would bring against what the other will probably show, and deny a little."""

from typing import Any

import numpy as np

from estran.bots.habit import temper
from estran.bots.value_net import compare
from estran.engine.game import act
from estran.engine.rule import rule
from estran.games.dolores.actions import DROP, GUESS, HAND, PASS
from estran.games.dolores.box import (
    DEALT,
    GESTURES,
    GOODS,
    HANDS,
    KINDS,
    LAST,
    MESSAGES,
    NONE,
    VALUES,
    Gesture,
    Message,
)
from estran.games.dolores.score import score_of
from estran.games.dolores.state import Phase, State
from estran.games.dolores.table import gain, held_by_anyone, rival_of, side_of, worth

SCALE = 6.0  # points by which matches are usually decided
WARMTH = 1.2  # points that make a choice e times as likely (softmax temperature)
ENVY = 0.35  # of a point for each that the other one of two who share wins
MESSAGE = 1.5  # points that a message is worth in the hand
BREADTH = 0.12  # points for each point in any collection: what is not counted now may count later
PATIENCE = 1.0  # points that a message must promise before it is played
PILE = 76  # cards, at the beginning
NEAR = 8  # cards left in the pile at which nearness of the end is one half


# Where the pad holds what a sharing would bring: a row for each of one's own gestures, a column for each of the other's;
# then how likely the other shows each gesture, and how often by its word (the rest, up to 1, is left to its habits).
MINE, THEIRS, LIKELY, BELIEVED = 0, 9, 18, 21


# ---- Any choice


@rule()
def weigh(state: State, seat: int, choices: Any, count: int, weights: Any, spare: Any, pad: Any) -> None:
    """Gestures and guesses by what they will probably lead to; anything else by how one stands afterwards."""
    if state.phase == Phase.GESTURE:
        bets = choices[0] >= GUESS
        reckon(state, int(state.dealer) if bets else seat, spare, pad)
    for index in range(count):
        action = choices[index]
        match state.phase:
            case Phase.GESTURE if action >= GUESS:
                value = guess_value(action - GUESS, pad)
            case Phase.GESTURE:
                value = hand_value(HANDS[action - HAND], pad)
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
def is_ending(state: State) -> bool:
    """Two players, at most one more sharing to come, and no Lantern that could hide its loot."""
    if state.players > 2 or state.left >= 2 * DEALT or state.looker != NONE:
        return False
    lantern = held_by_anyone(state) >> Message.LANTERN & 1
    for slot in range(state.slots):
        lantern |= state.loot[slot] == GOODS + Message.LANTERN
    return state.left < DEALT or lantern == 0


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
    drop(spare[0], seat, kind)
    return area(spare[0], seat)


@rule()
def drop(table: State, seat: int, kind: int) -> None:
    """A collection is given up."""
    for card in range(kind * VALUES, (kind + 1) * VALUES):
        table.goods[seat, card] = 0


# ---- Gestures


@rule()
def reckon(state: State, seat: int, spare: Any, pad: Any) -> None:
    """What every pair of gestures brings to this seat and to the other one, and how likely the other shows each."""
    rival = rival_of(state, seat)
    mine, theirs = area(state, seat), area(state, rival)
    for pair in range(GESTURES * GESTURES):
        settle(state, seat, rival, pair // GESTURES, pair % GESTURES, spare)
        won, lost = area(spare[0], seat) - mine, area(spare[0], rival) - theirs
        pad[MINE + pair] = won - ENVY * lost
        pad[THEIRS + pair] = lost - ENVY * won
    total = 0.0
    for gesture in range(GESTURES):
        pad[LIKELY + gesture] = np.exp(rival_value(pad, gesture) / WARMTH)
        total += pad[LIKELY + gesture]
    doubt = 1 - pad[BELIEVED] - pad[BELIEVED + 1] - pad[BELIEVED + 2]
    for gesture in range(GESTURES):
        pad[LIKELY + gesture] = pad[BELIEVED + gesture] + doubt * pad[LIKELY + gesture] / total


@rule()
def own_value(pad: Any, gesture: int) -> float:
    """What a gesture brings if the other shows any of the three."""
    first = MINE + GESTURES * gesture
    return float(pad[first] + pad[first + 1] + pad[first + 2]) / GESTURES


@rule()
def rival_value(pad: Any, gesture: int) -> float:
    """The same for the other one."""
    first = THEIRS + gesture
    return float(pad[first] + pad[first + GESTURES] + pad[first + 2 * GESTURES]) / GESTURES


@rule()
def hand_value(hand: int, pad: Any) -> float:
    """What one or two gestures bring on average against what the other will probably show."""
    total, weight = 0.0, 0.0
    for theirs in range(GESTURES):
        best = -1000.0
        for mine in range(GESTURES):
            if hand >> mine & 1:
                best = max(best, pad[MINE + mine * GESTURES + theirs])
        total += pad[LIKELY + theirs] * best
        weight += pad[LIKELY + theirs]
    two = hand & hand - 1
    return float(total / weight - MESSAGE * (two != 0))


@rule()
def guess_value(guess: int, pad: Any) -> float:
    """The likelier both gestures are, the better; what is reckoned is the dealer's."""
    return own_value(pad, guess // GESTURES) + rival_value(pad, guess % GESTURES)


@rule()
def settle(state: State, seat: int, rival: int, mine: int, theirs: int, spare: Any) -> None:
    """On the table to try on, hand the loot out as two gestures have it."""
    spare[0] = state
    table = spare[0]
    if mine == Gesture.DODGE and theirs == Gesture.DODGE:
        lose(table, seat)
        lose(table, rival)
        return
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


@rule()
def lose(table: State, seat: int) -> None:
    """The collection that is worth least is given up."""
    least = NONE
    for kind in range(KINDS):
        if worth(table, seat, kind) > 0 and (least == NONE or worth(table, seat, kind) < worth(table, seat, least)):
            least = kind
    if least != NONE:
        drop(table, seat, least)


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


# ---- Inputs of the value network


@rule()
def is_settled(state: State, before: State) -> bool:
    """A sharing is over when somebody else deals."""
    return bool(state.dealer != before.dealer)


@rule()
def describe(state: State, seat: int, facts: Any) -> int:
    """How near the end is; and of each seat, from this one on: its lead, deal, score, collections and messages."""
    near = 1 / (1 + state.left / NEAR)
    facts[0], facts[1] = near, state.left / PILE
    facts[2], facts[3] = max(0, state.left - LAST) / (PILE - LAST), state.dawn
    told = 4
    for turn in range(state.players):
        other = (seat + turn) % state.players
        if turn > 0:
            told = compare(facts, told, score_of(state, seat) - score_of(state, other), SCALE / 2, near)
        facts[told], facts[told + 1] = state.dealer == other, score_of(state, other) / 10
        told = rank(state, other, facts, told + 2)
        for message in range(MESSAGES):
            facts[told + message] = state.held[other] >> message & 1
        told += MESSAGES
    return told


@rule()
def rank(state: State, seat: int, facts: Any, first: int) -> int:
    """Write a seat's collections from the largest to the smallest; the index after them."""
    for kind in range(KINDS):
        value = worth(state, seat, kind) / 5
        place = first + kind
        while place > first and facts[place - 1] < value:
            facts[place] = facts[place - 1]
            place -= 1
        facts[place] = value
    return first + KINDS

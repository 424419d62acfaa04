"""Douro by habit: fill boats with the highest card when others fill them too, and do not be the lowest on a short one."""

from typing import Any

import numpy as np

from estran.bots.habit import temper
from estran.bots.value_net import compare
from estran.engine.rule import rule
from estran.games.douro.box import BARRELS, FOG, FOGS, LEVELS, NONE, RANKS, Fog, fog_order, order_of
from estran.games.douro.rules import contested
from estran.games.douro.state import Phase, State

SCALE = 4.0  # points by which matches are usually decided
THRIFT = 0.07  # points that a barrel is worth later on
WARMTH = 1.0  # points that make a choice e times as likely (softmax temperature)
KEEN = 0.35  # the same for the others, as this model of them has it
AHEAD = 4  # boats of the valley among the inputs of the value network
LOOKS = 3  # levels of thinking about the others (level-k): any card, then the best answers to that, and so on

# Where the pad holds, by card: how much it is liked, how likely it is highest or lowest, and what it is worth.
LIKED, HIGHEST, LOWEST, WORTH = 0, 11, 22, 33
SUM, SPREAD = 44, 45  # of the others' cards


@rule()
def weigh(state: State, seat: int, choices: Any, count: int, weights: Any, spare: Any, pad: Any) -> None:
    """The likelier, the more points a card brings against rivals who think alike, less what it is worth later."""
    giving = state.phase == Phase.GIVE
    if not giving:
        reckon(state, seat, pad)
    for index in range(count):
        card = choices[index]
        weights[index] = int(1000 * (gift_value(card) if giving else pad[WORTH + card]))
    temper(weights, count, WARMTH)


@rule()
def reckon(state: State, seat: int, pad: Any) -> None:
    """What every card is worth; the model of the others is refined with every look."""
    for card in BARRELS:
        pad[LIKED + card] = 1.0
    for _ in range(LOOKS):
        watch(state, seat, pad)
        most = -1000.0
        for card in BARRELS:
            pad[WORTH + card] = contest_value(state, card, pad)
            most = max(most, pad[WORTH + card])
        for card in BARRELS:
            pad[LIKED + card] = 0.5 * pad[LIKED + card] + 0.5 * np.exp((pad[WORTH + card] - most) / KEEN)


@rule()
def watch(state: State, seat: int, pad: Any) -> None:
    """What the others will play, each card of their hands as likely as it is liked: the sum, the highest and the lowest."""
    mean, variance = 0.0, 0.5
    for card in BARRELS:
        pad[HIGHEST + card], pad[LOWEST + card] = 1.0, 1.0
    for rival in range(state.players):
        if rival == seat:
            continue
        hand, total, squares, weight = int(state.hand[rival]), 0.0, 0.0, 0.0
        for card in BARRELS:
            liked = pad[LIKED + card] * (hand >> card & 1)
            weight += liked
            total += liked * card
            squares += liked * card * card
        if weight <= 0:
            continue
        mean += total / weight
        variance += squares / weight - (total / weight) ** 2
        outbid(pad, hand, weight, tie_gain(state, seat, rival), tie_loss(state, seat, rival))
    pad[SUM], pad[SPREAD] = mean, np.sqrt(variance)


@rule()
def outbid(pad: Any, hand: int, weight: float, gain: float, loss: float) -> None:
    """How likely every card is higher, or lower, than a rival's; a tie counts for a part."""
    below = 0.0
    for card in BARRELS:
        same = pad[LIKED + card] * (hand >> card & 1)
        pad[HIGHEST + card] *= (below + gain * same) / weight
        pad[LOWEST + card] *= (weight - below - same + loss * same) / weight
        below += same


@rule()
def tie_gain(state: State, seat: int, rival: int) -> float:
    """What is left of a gain that is tied: nothing for the phylloxera's holder, all of it against the holder."""
    return 0.0 if seat == state.phylloxera else 1.0 if rival == state.phylloxera else 0.45


@rule()
def tie_loss(state: State, seat: int, rival: int) -> float:
    """What is left of a loss that is tied: the phylloxera's holder pays alone."""
    return 1.0 if seat == state.phylloxera else 0.0 if rival == state.phylloxera else 0.45


@rule()
def is_ending(state: State) -> bool:
    """Never: the gifts are hidden until the end."""
    return False


@rule()
def gift_value(card: int) -> float:
    """Middling cards are missed least; the lowest gift pays and the highest is thanked."""
    return 0.6 - 0.15 * abs(card - 5) - 0.4 * (card < 2)


@rule()
def contest_value(state: State, card: int, pad: Any) -> float:
    """What a card brings on the boat at the head of the valley, less what it would be worth later."""
    level = contested(state)
    if level == FOG:
        return fog_value(state, card, pad) - THRIFT * card
    value, fronts = 0.0, 0
    for rank in range(RANKS):
        if not state.turned[level] >> rank & 1:
            value += order_value(order_of(level, rank, state.players), card, pad)
            fronts += 1
    return 2 * value / max(fronts, 1) - THRIFT * card


@rule()
def fog_value(state: State, card: int, pad: Any) -> float:
    """The mean over the fogs that have not come yet."""
    value, fogs = 0.0, 0
    for fog in range(FOGS):
        if state.turned[FOG] >> fog & 1:
            continue
        fogs += 1
        if fog == Fog.TAVERN:
            value += 2 * pad[LOWEST + card]
        elif fog == Fog.RAPIDS:
            full = fullness(fog_order(fog, state.players), card, pad)
            value += 2 * (full * pad[LOWEST + card] + (1 - full) * pad[HIGHEST + card])
        elif fog != Fog.CUSTOMS and fog != Fog.TOWING:
            value += (4 if fog == Fog.ROCKS else 2) * order_value(fog_order(fog, state.players), card, pad)
    return value / max(fogs, 1)


@rule()
def order_value(order: int, card: int, pad: Any) -> float:
    """A full boat rewards the highest card, a short one fines the lowest."""
    full = fullness(order, card, pad)
    return float(full * pad[HIGHEST + card] - (1 - full) * pad[LOWEST + card])


@rule()
def fullness(order: int, card: int, pad: Any) -> float:
    """How likely the boat is filled."""
    return float(1 / (1 + np.exp(-1.7 * (card + pad[SUM] + 0.5 - order) / pad[SPREAD])))


# ---- Inputs of the value network


@rule()
def is_settled(state: State, before: State) -> bool:
    """A contest is over when the next boat is due, and half-time when all have given."""
    if state.phase == Phase.TURN or state.phase == Phase.TOW:
        return False
    return bool(state.phase != before.phase or state.sailed != before.sailed)


@rule()
def is_decisive(state: State) -> bool:
    """Always: cards and gifts have their effect as soon as all have chosen."""
    return True


@rule()
def describe(state: State, seat: int, facts: Any) -> int:
    """The boats to come; and of each seat, from this one on: its lead, phylloxera, points, gift and cards."""
    given = state.gift[seat] != NONE
    boats = cards_of(state, seat) + (0 if given else 9)
    near = 1 / (1 + boats / 3)
    facts[0], facts[1], facts[2] = near, boats / 20, given
    told = foretell(state, facts, 3)
    for turn in range(state.players):
        other = (seat + turn) % state.players
        if turn > 0:
            lead = state.points[seat] - state.points[other] + 0.5 * precedes(state, seat, other)
            told = compare(facts, told, lead, SCALE, near)
        facts[told], facts[told + 1] = state.phylloxera == other, state.points[other] / 10
        facts[told + 2] = max(state.gift[other], 0) / 10
        told += 3
        for card in BARRELS:
            facts[told] = state.hand[other] >> card & 1
            told += 1
    return told


@rule()
def foretell(state: State, facts: Any, first: int) -> int:
    """Write what is in the pile, which fogs may come, and the next boats of the valley; the index after them."""
    told = first
    for level in range(1 + LEVELS):
        facts[told] = state.pile[level] / 3
        told += 1
    for fog in range(FOGS):
        facts[told] = 1 - (state.turned[FOG] >> fog & 1)
        told += 1
    for boat in range(state.sailed, state.sailed + AHEAD):
        back = state.valley[boat] if boat < state.laid else NONE
        facts[told], facts[told + 1] = back == FOG, max(back, 0) / LEVELS
        told += 2
    return told


@rule()
def cards_of(state: State, seat: int) -> int:
    """How many cards a seat has in its hand."""
    cards = 0
    for card in BARRELS:
        cards += state.hand[seat] >> card & 1
    return cards


@rule()
def precedes(state: State, seat: int, other: int) -> int:
    """1 if a tie between these two goes to the first, -1 if to the second."""
    mine = (seat - state.phylloxera - 1) % state.players
    theirs = (other - state.phylloxera - 1) % state.players
    return 1 if mine < theirs else -1

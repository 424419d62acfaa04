"""Douro by habit: fill boats with the highest card when others fill them too, and do not be the lowest on a short one."""

from typing import Any

import numpy as np

from estran.bots.habit import temper
from estran.engine.rule import rule
from estran.games.douro.box import BARRELS, FOG, FOGS, NONE, RANKS, Fog, fog_order, order_of
from estran.games.douro.rules import contested
from estran.games.douro.state import Phase, State

SCALE = 4.0  # points by which matches are usually decided
THRIFT = 0.07  # points that a barrel is worth later on
WARMTH = 0.35  # points that make a choice nearly three times as likely


@rule()
def weigh(state: State, seat: int, choices: Any, count: int, weights: Any, spare: Any, pad: Any) -> None:
    """The likelier, the more points a card brings against rivals who play any card of their hand, less what it is worth later."""
    for index in range(count):
        card = choices[index]
        gain = gift_value(card) if state.phase == Phase.GIVE else contest_value(state, seat, card)
        weights[index] = int(1000 * gain)
    temper(weights, count, WARMTH)


@rule()
def is_ending(state: State) -> bool:
    """Never: the gifts are hidden until the end."""
    return False


@rule()
def gift_value(card: int) -> float:
    """Middling cards are missed least; the lowest gift pays and the highest is thanked."""
    return 0.6 - 0.15 * abs(card - 5) - 0.4 * (card < 2)


@rule()
def contest_value(state: State, seat: int, card: int) -> float:
    """What a card brings on the boat at the head of the valley, and what it would be worth later."""
    mean, spread, highest, lowest = rivals(state, seat, card)
    thrift = THRIFT * card
    level = contested(state)
    if level == FOG:
        return fog_value(state, card, mean, spread, highest, lowest) - thrift
    value, fronts = 0.0, 0
    for rank in range(RANKS):
        if not state.turned[level] >> rank & 1:
            value += order_value(order_of(level, rank, state.players), card, mean, spread, highest, lowest)
            fronts += 1
    return 2 * value / max(fronts, 1) - thrift


@rule()
def fog_value(state: State, card: int, mean: float, spread: float, highest: float, lowest: float) -> float:
    """The mean over the fogs that have not come yet."""
    value, fogs = 0.0, 0
    for fog in range(FOGS):
        if state.turned[FOG] >> fog & 1:
            continue
        fogs += 1
        if fog == Fog.TAVERN:
            value += 2 * lowest
        elif fog != Fog.CUSTOMS and fog != Fog.TOWING:
            full = fullness(fog_order(fog, state.players), card, mean, spread)
            if fog == Fog.RAPIDS:
                value += 2 * (full * lowest + (1 - full) * highest)
            else:
                value += (4 if fog == Fog.ROCKS else 2) * (full * highest - (1 - full) * lowest)
    return value / max(fogs, 1)


@rule()
def order_value(order: int, card: int, mean: float, spread: float, highest: float, lowest: float) -> float:
    """A full boat rewards the highest card, a short one fines the lowest."""
    full = fullness(order, card, mean, spread)
    return full * highest - (1 - full) * lowest


@rule()
def fullness(order: int, card: int, mean: float, spread: float) -> float:
    """How likely the boat is filled."""
    return float(1 / (1 + np.exp(-1.7 * (card + mean + 0.5 - order) / spread)))


@rule()
def rivals(state: State, seat: int, card: int) -> tuple[float, float, float, float]:
    """What the others will play if any card is as likely: the sum's mean and spread, and how likely ours is highest or lowest."""
    mean, variance, highest, lowest = 0.0, 0.5, 1.0, 1.0
    for rival in range(state.players):
        if rival == seat:
            continue
        cards, total, squares, below, above = 0, 0.0, 0.0, 0.0, 0.0
        for value in BARRELS:
            if state.hand[rival] >> value & 1:
                cards += 1
                total += value
                squares += value * value
                below += 1.0 if value < card else 0.4 * (value == card)
                above += 1.0 if value > card else 0.4 * (value == card)
        if cards and state.hand[rival] != NONE:
            mean += total / cards
            variance += squares / cards - (total / cards) ** 2
            highest *= below / cards
            lowest *= above / cards
    return mean, np.sqrt(variance), highest, lowest

"""Douro 1872, clause by clause, with the tables written out."""

import numpy as np
import pytest

from estran.engine.events import heard
from estran.games.douro import GAME
from estran.games.douro.box import FOG, FULL_HAND, NONE, ORDERS, Fog
from estran.games.douro.events import Event
from estran.games.douro.state import Phase

A, B, C, D, E = range(5)


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


def table(text):
    """A contest whose cards are on the table, just before the boat is turned up.

    `4 players  order 31  cards 7 8 7 8  points 5 5 5 5  phylloxera C`, or `fog rocks` instead of an order.
    """
    words = {}
    for part in text.split("  "):
        count, _, rest = part.partition(" ")
        words.update({"players": int(count)} if rest == "players" else {count: rest.split()})
    players = words["players"]
    state = GAME.set_table(players)
    state.drawing = 0
    state.phase = Phase.TURN
    state.laid = 2  # one more boat lies behind, so the match goes on
    state.valley[1] = 1
    state.valley[0] = FOG if "fog" in words else level_and_rank(int(words["order"][0]), players)[0]
    for seat, card in enumerate(words["cards"]):
        state.showing[seat] = int(card)
        state.shown[seat] = 1 << int(card)
        state.hand[seat] = FULL_HAND & ~(1 << int(card))
    state.points[:players] = [int(points) for points in words.get("points", ["5"] * players)]
    state.phylloxera = "ABCDE".index(words.get("phylloxera", "A")[0])
    return state, (
        Fog[words["fog"][0].upper()].value if "fog" in words else level_and_rank(int(words["order"][0]), players)[1]
    )


def level_and_rank(order, players):
    """Where an order stands in the table for this number of players."""
    boat = [row[players - 3] for row in ORDERS].index(order)
    return boat // 3 + 1, boat % 3


def points(state):
    return [int(number) for number in state.points[: state.players]]


def kinds(state):
    return [Event(event.kind).name for event in heard(state)]


def test_DOU_9_the_highest_card_of_a_full_boat_gains_two(rules):
    state, boat = table("3 players  order 5  cards 2 3 4  phylloxera A")

    rules.happen(state, boat)

    assert points(state) == [5, 5, 7]


def test_DOU_21_the_holder_alone_pays_a_losing_tie(rules):
    state, boat = table("4 players  order 31  cards 7 8 7 8  points 5 5 5 5  phylloxera C")

    rules.happen(state, boat)

    assert points(state) == [5, 5, 3, 5]
    assert state.phylloxera == D

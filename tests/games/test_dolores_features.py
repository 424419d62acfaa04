"""Dolorès: the arrays that learners are given."""

import numpy as np
import pytest

from estran.engine.seats import ONLOOKER
from estran.games.dolores import GAME
from estran.games.dolores.box import GOODS, Message, card_name
from estran.games.dolores.features import PARTS, SIZE
from estran.games.dolores.state import Phase
from tests.games.dolores import (
    NUMBER,
    A,
    B,
    C,
    D,
    follow,
    table,
)

FOUR = "loot wines-1 gold-1 | lace-1 lace-2"


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


def observed(rules, state, seat):
    into = np.zeros(SIZE, np.float32)
    rules.observe(state, seat, into)
    return {name: into[part].astype(int).tolist() for name, part in PARTS.items()}


def test_features_stand_in_turn_from_the_seat_that_looks(rules):
    state = table(f"3 players  dealer C  {FOUR}  A: gold-1  B: gold-2  C: gold-3")

    seen = observed(rules, state, B)

    assert seen["taken"] == [1, 1, 1, 0]
    assert seen["scores"] == [4, 6, 2, 0]
    assert (seen["dealer"], seen["neighbour"]) == ([0, 1, 0, 0], [0, 0, 1, 0])
    assert observed(rules, state, A)["scores"] == [2, 4, 6, 0]


def test_features_have_no_dealer_before_one_is_drawn(rules):
    seen = observed(rules, GAME.set_table(4), D)

    assert not any(seen["dealer"] + seen["neighbour"])
    assert seen["phase"].index(1) == Phase.DEALER


def test_features_have_everybodys_goods_and_messages(rules):
    state = table("3 players  B: gold-2 gold-2 dawn muddle")

    seen = observed(rules, state, A)

    assert seen["goods"][GOODS + NUMBER["gold-2"]] == sum(seen["goods"]) == 2
    assert [place - 10 for place, held in enumerate(seen["held"]) if held] == [Message.MUDDLE, Message.DAWN]


def test_features_have_the_pile_and_what_may_still_come(rules):
    state = table("2 players  A: gold-3 muddle  pile 16")

    seen = observed(rules, state, A)

    assert (seen["pile"], seen["dawn"]) == ([16], [1])
    assert seen["unknown"] == state.pile.tolist()
    assert [Message(message).name.lower() for message, may in enumerate(seen["unseen"]) if not may] == ["muddle", "bet"]


def test_features_show_the_loot_and_its_sides(rules):
    state = table(f"3 players  {FOUR}")

    seen = observed(rules, state, B)

    cards = [number % 31 for number, there in enumerate(seen["loot"]) if there]
    assert [card_name(card) for card in cards] == ["wines-1", "gold-1", "lace-1", "lace-2"]
    assert seen["sides"] == [*[1, 0, 0, 0] * 2, *[0, 0, 1, 0] * 2, *[0] * 8]


def test_DOL_21_features_hide_cards_that_lie_face_down(rules):
    state = table("3 players  lantern C  loot wines-1 theft | lace-1 lace-2")

    seen, looker = observed(rules, state, A), observed(rules, state, C)

    assert (sum(seen["loot"]), seen["face_down"], seen["looker"]) == (0, [1, 1, 1, 1, 0, 0], [0, 0, 1, 0])
    assert (sum(looker["loot"]), sum(looker["face_down"])) == (4, 0)
    assert sum(seen["unknown"]) == sum(looker["unknown"]) + 3
    assert (seen["unseen"][Message.THEFT], looker["unseen"][Message.THEFT]) == (1, 0)


def test_features_have_the_gestures_shown_and_ones_own_choice(rules):
    state = table(f"3 players  {FOUR}  B: trickery")
    follow(rules, state, "B share/dodge")
    assert observed(rules, state, B)["choice"] == [1, 0, 1]
    assert observed(rules, state, A)["choice"] == observed(rules, state, ONLOOKER)["choice"] == [0, 0, 0]

    follow(rules, state, "A conflict")

    assert observed(rules, state, A)["hands"] == [0, 1, 0, 1, 0, 1, *[0] * 6]


def test_features_have_ones_own_guess_and_then_everybody_has_it(rules):
    state = table(f"3 players  {FOUR}  A: muddle  C: bet")
    follow(rules, state, "C play bet", "C guess share dodge")
    assert observed(rules, state, C)["guess"] == [1, 0, 0, 0, 0, 1]
    assert not any(observed(rules, state, A)["guess"])

    follow(rules, state, "A share", "B share")

    assert observed(rules, state, A)["guess"] == [1, 0, 0, 0, 0, 1]
    assert observed(rules, state, A)["bettor"] == [0, 0, 1, 0]


def test_features_have_the_collection_that_one_has_named(rules):
    state = table(f"3 players  {FOUR}  A: gold-1  B: wines-1")
    follow(rules, state, "A dodge", "B dodge", "A drop gold")

    assert observed(rules, state, A)["drop"] == [0, 0, 0, 0, 0, 0, 1]
    assert not any(observed(rules, state, B)["drop"])

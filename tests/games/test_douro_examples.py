"""Douro 1872: the worked examples of DOU-34, and every contest of three, counted in another way."""

from itertools import product

import pytest

from estran.games.douro import GAME
from estran.games.douro.box import BARRELS, FOG, Fog
from tests.games.douro import LETTERS, events, follow, hands, holder, outcomes, points, table, turn_up


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- The printed examples


def test_DOU_34_three_players_order_5_sum_9(rules):
    state = table("3 players  cards 2 3 4")

    turn_up(rules, state, "order 5")

    assert points(state) == [5, 5, 7]


def test_DOU_34_rocks_with_five_players(rules):
    state = table("5 players  cards 7 6 4 3 2")

    turn_up(rules, state, "rocks")

    assert events(state)[1] == "short sum=22 order=25"
    assert points(state) == [5, 5, 5, 5, 1]


def test_DOU_34_cardia_with_three_players(rules):
    state = table("3 players  cards 4 4 6  phylloxera C")

    turn_up(rules, state, "cardia")

    assert events(state)[1] == "short sum=14 order=15"
    assert points(state) == [4, 4, 5]
    assert hands(state) == [list(BARRELS)] * 3


def test_DOU_34_towing_with_three_players(rules):
    state = table("3 players  valley fog  cards 4 8 6")

    follow(rules, state, "* towing", "* level 3", "* order 17")

    assert events(state)[1] == "full sum=18 order=17"
    assert points(state) == [5, 7, 5]


def test_DOU_34_the_holder_tied_for_a_gain(rules):
    state = table("4 players  cards 8 8 4 8  phylloxera D")

    turn_up(rules, state, "order 28")

    assert points(state) == [6, 6, 5, 5]
    assert holder(state) == "A"


def test_DOU_34_the_holder_tied_for_a_loss(rules):
    state = table("4 players  cards 7 8 7 8  phylloxera C")

    turn_up(rules, state, "order 31")

    assert points(state) == [5, 5, 3, 5]
    assert holder(state) == "D"


# ---- Every contest of three, counted in another way


def expected(boat, own, holder):
    """Points and holder after a contest of three with five points each, straight from the book."""
    order = 15 if boat in Fog.__members__ else int(boat)
    full, most, least = sum(own) >= order, max(own), min(own)
    stake, wanted = {
        "ROCKS": (4, most) if full else (-4, least),
        "RAPIDS": (2, least) if full else (2, most),
        "TAVERN": (2, least),
        "CUSTOMS": (0, least),
    }.get(boat, (2, most) if full else (-2, least))
    tied = [seat for seat in range(3) if own[seat] == wanted]
    if len(tied) > 1 and holder in tied:
        tied = [holder] if stake < 0 else [seat for seat in tied if seat != holder]
    each = stake if len(tied) == 1 else stake // 2
    met = any(seat != holder and own[seat] == own[holder] for seat in range(3))
    return [5 + each * (seat in tied) for seat in range(3)], (holder + met) % 3


@pytest.mark.compiled
@pytest.mark.parametrize("boat", ["1", "13", "15", "17", "29", "ROCKS", "CARDIA", "RAPIDS", "TAVERN", "CUSTOMS"])
def test_all_cards_and_holders_come_out_as_a_second_reading_of_the_book_says(boat):
    state = table("3 players  cards 0 0 0")
    before = state.copy()
    state.valley[0] = FOG if boat in Fog.__members__ else {"1": 1, "29": 5}.get(boat, 3)
    front = outcomes(state).index(boat.lower() if boat in Fog.__members__ else f"order {boat}")
    before.valley[0] = state.valley[0]
    for *own, phylloxera in product(BARRELS, BARRELS, BARRELS, range(3)):
        state = before.copy()
        state.showing[:3] = own
        state.phylloxera = phylloxera

        GAME.compiled.happen(state, front)

        assert (points(state), LETTERS.index(holder(state))) == expected(boat, own, phylloxera)

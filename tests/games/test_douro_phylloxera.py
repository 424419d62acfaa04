"""Douro 1872, the chapter on the phylloxera: DOU-20 to DOU-23."""

import pytest

from estran.games.douro import GAME
from tests.games.douro import D, charity, events, holder, points, table, turn_up


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- Ties for a gain


def test_DOU_20_the_holder_is_out_of_a_tie_for_a_gain(rules):
    state = table("4 players  cards 8 8 4 8  phylloxera D")

    turn_up(rules, state, "order 28")

    assert points(state) == [6, 6, 5, 5]


def test_DOU_20_one_other_tied_seat_gets_the_full_amount(rules):
    state = table("3 players  cards 8 4 8  phylloxera C")

    turn_up(rules, state, "order 13")

    assert points(state) == [7, 5, 5]


def test_DOU_20_on_the_rocks_two_others_get_two_each(rules):
    state = table("4 players  cards 8 8 4 8  phylloxera A")

    turn_up(rules, state, "rocks")

    assert points(state) == [5, 7, 5, 7]


def test_DOU_20_on_the_rocks_one_other_gets_four(rules):
    state = table("3 players  cards 8 4 8  phylloxera A")

    turn_up(rules, state, "rocks")

    assert points(state) == [5, 5, 9]


@pytest.mark.parametrize(("fog", "own"), [("rapids", "9 3 3"), ("rapids", "1 3 3"), ("tavern", "9 3 3")])
def test_DOU_20_counts_wherever_the_lowest_or_the_highest_gains(rules, fog, own):
    state = table(f"3 players  cards {own}  phylloxera B")

    turn_up(rules, state, fog)

    assert points(state) == [5, 5, 7]


def test_DOU_20_a_holder_who_is_alone_in_front_gains_as_anybody(rules):
    state = table("3 players  cards 9 4 4  phylloxera A")

    turn_up(rules, state, "order 13")

    assert points(state) == [7, 5, 5]
    assert holder(state) == "A"


def test_DOU_20_a_tie_without_the_holder_is_shared_as_usual(rules):
    state = table("3 players  cards 8 4 8  phylloxera B")

    turn_up(rules, state, "order 13")

    assert points(state) == [6, 5, 6]


def test_DOU_20_when_all_are_tied_all_but_the_holder_gain(rules):
    state = table("5 players  cards 8 8 8 8 8  phylloxera B")

    turn_up(rules, state, "order 31")

    assert points(state) == [6, 5, 6, 6, 6]


def test_DOU_20_the_account_says_who_is_left_out(rules):
    state = table("3 players  cards 8 4 8  phylloxera C")

    turn_up(rules, state, "order 13")

    assert events(state)[2:4] == ["highest seats=AC card=8", "out_of_tie seat=C"]


# ---- Ties for a loss


def test_DOU_21_the_holder_alone_pays_a_losing_tie(rules):
    state = table("4 players  cards 7 8 7 8  phylloxera C")

    turn_up(rules, state, "order 31")

    assert points(state) == [5, 5, 3, 5]


def test_DOU_21_on_the_rocks_the_holder_alone_pays_four(rules):
    state = table("5 players  cards 1 1 1 9 9  phylloxera B")

    turn_up(rules, state, "rocks")

    assert points(state) == [5, 1, 5, 5, 5]


def test_DOU_21_a_poor_holder_pays_what_there_is_and_the_others_still_nothing(rules):
    state = table("3 players  cards 1 1 9  phylloxera B  points 5 1 5")

    turn_up(rules, state, "order 29")

    assert points(state) == [5, 0, 5]


def test_DOU_21_a_tie_without_the_holder_is_shared_as_usual(rules):
    state = table("3 players  cards 1 9 1  phylloxera B")

    turn_up(rules, state, "order 29")

    assert points(state) == [4, 5, 4]


def test_DOU_21_a_holder_who_is_alone_at_the_bottom_pays_as_anybody(rules):
    state = table("3 players  cards 1 9 9  phylloxera A")

    turn_up(rules, state, "order 29")

    assert points(state) == [3, 5, 5]
    assert "pays_alone seat=A" not in events(state)


def test_DOU_21_the_account_says_who_pays_alone(rules):
    state = table("3 players  cards 1 1 9  phylloxera B")

    turn_up(rules, state, "order 29")

    assert events(state)[2:5] == ["lowest seats=AB card=1", "pays_alone seat=B", "lost seat=B points=2"]


# ---- Passing on


def test_DOU_22_it_passes_clockwise_when_the_holder_is_tied(rules):
    state = table("4 players  cards 8 8 4 1  phylloxera B")

    turn_up(rules, state, "order 17")

    assert holder(state) == "C"
    assert "phylloxera seat=B to=C card=8" in events(state)


def test_DOU_22_after_the_last_seat_comes_the_first(rules):
    state = table("4 players  cards 8 4 1 8  phylloxera D")

    turn_up(rules, state, "order 17")

    assert holder(state) == "A"


def test_DOU_22_it_passes_after_a_tie_that_was_worth_nothing(rules):
    state = table("4 players  cards 9 4 4 1  phylloxera B")

    turn_up(rules, state, "order 17")

    assert points(state) == [7, 5, 5, 5]
    assert holder(state) == "C"


def test_DOU_22_it_passes_at_customs_too(rules):
    state = table("3 players  cards 4 9 4  phylloxera C")

    turn_up(rules, state, "customs")

    assert points(state) == [5, 5, 5]
    assert holder(state) == "A"


def test_DOU_22_it_passes_once_however_many_are_tied(rules):
    state = table("5 players  cards 4 4 4 4 9  phylloxera A")

    turn_up(rules, state, "customs")

    assert holder(state) == "B"


def test_DOU_22_it_may_pass_to_somebody_who_was_in_the_tie(rules):
    state = table("3 players  cards 4 4 9  phylloxera A")

    turn_up(rules, state, "order 1")

    assert holder(state) == "B"


def test_DOU_22_a_tie_among_others_leaves_it_where_it_is(rules):
    state = table("4 players  cards 8 8 4 1  phylloxera C")

    turn_up(rules, state, "order 17")

    assert holder(state) == "C"


# ---- Elsewhere


def test_DOU_23_it_counts_in_charity(rules):
    state = table("4 players  gifts 2 2 9 9  phylloxera B")

    charity(rules, state)

    assert points(state) == [5, 4, 6, 6]
    assert holder(state) == "C"


def test_DOU_23_it_counts_at_the_end(rules):
    state = table("4 players  gifts 1 3 7 9  points 9 8 8 7  phylloxera C")

    charity(rules, state)

    assert points(state) == [8, 8, 8, 8]
    assert rules.winners(state) == 1 << D

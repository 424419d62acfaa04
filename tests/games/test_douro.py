"""Douro 1872, the chapters on cards and set-up: DOU-1 to DOU-7."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb, factorial, sqrt

import pytest

from estran.games.douro import GAME
from estran.games.douro.box import BARRELS, ORDERS, order_of
from estran.games.douro.state import Phase
from tests.games.douro import (
    BACKS,
    SIZES,
    A,
    B,
    events,
    follow,
    hands,
    holder,
    odds,
    outcomes,
    phase,
    points,
    table,
    turn_up,
    valley,
    waited_for,
)
from tests.tables import positions


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- Cards


@pytest.mark.parametrize("players", [3, 4, 5])
def test_DOU_1_everybody_begins_with_ten_barrel_cards_a_0_among_them_and_no_5(players):
    state = GAME.set_table(players)

    assert hands(state) == [[0, 1, 2, 3, 4, 6, 7, 8, 9, 10]] * players


def test_DOU_1_the_mean_of_the_barrel_cards_is_5():
    assert Fraction(sum(BARRELS), len(BARRELS)) == 5


def test_DOU_2_the_orders_are_those_of_the_printed_table():
    printed = """
        1-3-5     1-4-7     1-5-9
        7-9-11    9-12-15   11-15-19
        13-15-17  17-20-23  21-25-29
        19-21-23  25-28-31  31-35-39
        25-27-29  33-36-39  41-45-49
    """
    cells = [[[int(order) for order in cell.split("-")] for cell in line.split()] for line in printed.split("\n")[1:-1]]

    assert ORDERS.tolist() == cells


@pytest.mark.parametrize("players", [3, 4, 5])
def test_DOU_2_the_orders_follow_the_formula(players):
    for level in range(1, 6):
        for rank in range(3):
            assert order_of(level, rank, players) == 1 + 2 * players * (level - 1) + (players - 1) * rank


def test_DOU_2_the_back_shows_the_level_and_hides_which_of_its_three_orders_it_is():
    state = table("4 players  valley 4  cards 1 2 3 4")

    assert odds(state) == {order: Fraction(1, 3) for order in ("order 25", "order 28", "order 31")}


def test_DOU_2_an_order_that_was_seen_does_not_come_again(rules):
    state = table("4 players  valley 4 4  cards 1 2 3 4")
    follow(rules, state, "* order 28", "A 0", "B 0", "C 0", "D 0")

    assert odds(state) == {order: Fraction(1, 2) for order in ("order 25", "order 31")}


def test_DOU_3_the_six_fogs_have_the_same_back():
    state = table("3 players  valley fog  cards 1 2 3")

    assert odds(state) == {fog: Fraction(1, 6) for fog in ("rocks", "cardia", "rapids", "towing", "tavern", "customs")}


@pytest.mark.parametrize(("players", "order"), [(3, 15), (4, 20), (5, 25)])
@pytest.mark.parametrize("fog", ["rocks", "cardia", "rapids"])
def test_DOU_3_three_fogs_want_five_barrels_a_player(rules, players, order, fog):
    state = table(f"{players} players  cards {' '.join('01234'[:players])}")

    turn_up(rules, state, fog)

    assert events(state)[0] == f"{fog} order={order}"


@pytest.mark.parametrize("fog", ["towing", "tavern", "customs"])
def test_DOU_3_the_other_three_fogs_have_no_order(rules, fog):
    state = table("3 players  cards 0 1 2")

    turn_up(rules, state, fog)

    assert events(state)[0] == fog


@pytest.mark.parametrize("players", [3, 4, 5])
def test_DOU_4_everybody_begins_with_five_points(players):
    assert points(GAME.set_table(players)) == [5] * players


def test_DOU_4_the_bank_never_runs_out(rules):
    state = table("3 players  points 1000 1000 1000  cards 8 9 10")

    turn_up(rules, state, "order 1")

    assert points(state) == [1000, 1000, 1002]


def test_DOU_4_a_new_total_is_told_to_its_owner_alone(rules):
    state = table("3 players  cards 2 3 4")

    turn_up(rules, state, "order 5")

    assert [events(state, seat)[-2] for seat in range(3)] == ["total", "total", "total seat=C total=7"]


def test_DOU_4_an_option_tells_every_total_to_all(rules):
    state = table("3 players  cards 2 3 4", open_points=True)

    turn_up(rules, state, "order 5")

    assert events(state, A)[-2] == "total seat=C total=7"


# ---- The pile


def chance_of(pile):
    """How likely the rules find it that the backs come off the pile in this order."""
    state = GAME.set_table(3)
    follow(GAME.plain, state, "* lottery A 0", "* lottery B 1", "* lottery C 2")
    likely = Fraction(1)
    for back in pile:
        likely *= odds(state).get("fog" if back == "fog" else f"level {back}", Fraction(0))
        if not likely:
            break
        state.pile[BACKS.index(back)] -= 1
    return likely


def shuffled(luck):
    """A pile made as the book says: three regular boats below, the rest shuffled until a regular one is on top."""
    boats = [back for back in BACKS[1:] for _ in range(3)]
    luck.shuffle(boats)
    bottom, rest = boats[:3], boats[3:] + ["fog"] * 6
    while True:
        luck.shuffle(rest)
        if rest[0] != "fog":
            return rest + bottom


def test_DOU_5_every_legal_order_of_the_pile_is_equally_likely():
    legal_orders = comb(17, 6) * factorial(15) // factorial(3) ** 5
    luck = random.Random(1872)

    assert {chance_of(shuffled(luck)) for _ in range(60)} == {Fraction(1, legal_orders)}


def test_DOU_5_all_ways_to_place_the_fogs_add_up_to_one():
    likely = {}  # by boats left and fogs left: how likely the next one is a fog
    state = table("3 players")
    for left in range(4, 22):
        for fogs in range(min(6, left - 3) + 1):
            if left - fogs <= 15:
                state.phase = Phase.LAY
                state.pile[:] = [fogs, *(min(3, max(0, left - fogs - 3 * level)) for level in range(5))]
                likely[left, fogs] = odds(state).get("fog", Fraction(0))

    def chance(places):
        product, fogs = Fraction(1), 6
        for place in range(18):
            is_fog = place in places
            product *= likely[21 - place, fogs] if is_fog else 1 - likely[21 - place, fogs]
            fogs -= is_fog
        return product

    assert {chance(set(places)) for places in combinations(range(1, 18), 6)} == {Fraction(1, comb(17, 6))}


@pytest.mark.parametrize(
    ("pile", "problem"),
    [
        ("fog 1 1 1 2 2 2 3 3 3 4 4 4 5 fog fog fog fog fog 5 5", "a fog on top"),
        ("1 1 1 2 2 2 3 3 3 4 4 4 5 fog fog fog fog fog 5 fog 5", "a fog among the lowest three"),
    ],
)
def test_DOU_5_no_other_order_is_possible(pile, problem):
    assert chance_of(pile.split()) == 0, problem


def test_DOU_5_real_shuffles_make_first_stretches_as_long_as_the_odds_say():
    luck, shuffles = random.Random(5), 20_000
    seen = Counter(shuffled(luck).index("fog") + 1 for _ in range(shuffles))
    state = GAME.set_table(3)
    state.phase, still_regular = Phase.LAY, Fraction(1)
    for length in range(1, 14):
        fog = odds(state).get("fog", Fraction(0))
        expected, still_regular = float(still_regular * fog), still_regular * (1 - fog)
        state.pile[1 + (length - 1) % 5] -= 1

        assert abs(seen[length] / shuffles - expected) <= 4 * sqrt(expected * (1 - expected) / shuffles)
    assert still_regular == 0


def test_DOU_5_real_shuffles_put_each_level_below_the_fogs_as_often_as_the_odds_say():
    luck, shuffles = random.Random(6), 20_000
    seen = Counter(shuffled(luck)[20] for _ in range(shuffles))

    for level in BACKS[1:]:
        assert abs(seen[level] / shuffles - 1 / 5) <= 4 * sqrt(0.2 * 0.8 / shuffles)


# ---- The valley


def test_DOU_6_boats_are_laid_up_to_and_including_the_next_fog(rules):
    state = GAME.set_table(3)
    follow(rules, state, "* lottery A 0", "* lottery B 1", "* lottery C 2")
    follow(rules, state, "* level 2", "* level 5")
    assert waited_for(rules, state) == "*"

    follow(rules, state, "* fog")

    assert valley(state) == ["2", "5", "fog"]
    assert waited_for(rules, state) == "ABC"


def test_DOU_6_boats_are_contested_in_the_order_they_were_laid(rules):
    state = table("3 players  valley 2 5 fog")

    follow(rules, state, "A 1", "B 2", "C 3", "* order 7")

    assert valley(state) == ["5", "fog"]
    assert events(state)[-1] == "contest number=2 back=level-5"


def test_DOU_6_the_next_stretch_is_laid_when_the_valley_is_empty(rules):
    state = table("3 players  valley fog  cards 1 2 3")

    follow(rules, state, "* customs")

    assert phase(state) == Phase.LAY
    assert set(outcomes(state)) == {"fog", "level 1", "level 2", "level 3", "level 4", "level 5"}


def test_DOU_6_the_last_stretch_ends_with_the_pile(rules):
    state = table("3 players  valley fog  pile 1 4  cards 1 2 3")

    follow(rules, state, "* customs", "* level 4", "* level 1")

    assert valley(state) == ["4", "1"]
    assert events(state) == ["laid back=level-1", "stretch boats=2 left=0", "contest number=20 back=level-4"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_DOU_6_every_stretch_but_the_last_ends_in_a_fog(size):
    for seed in range(20):
        contests = (state for state in positions(size, seed) if phase(state) == Phase.BID)
        *others, last = [valley(state) for state in contests if state.sailed == 0 and not any(state.choice + 1)]

        assert all(stretch.index("fog") == len(stretch) - 1 for stretch in others)
        assert "fog" not in last


# ---- The phylloxera lottery


def test_DOU_7_a_random_card_of_each_seat_is_shown_in_seat_order():
    state = GAME.set_table(3)

    assert odds(state) == {f"lottery A {card}": Fraction(1, 10) for card in (0, 1, 2, 3, 4, 6, 7, 8, 9, 10)}


def test_DOU_7_the_lowest_card_gets_the_phylloxera(rules):
    state = GAME.set_table(3)

    follow(rules, state, "* lottery A 7", "* lottery B 2", "* lottery C 3")

    assert holder(state) == "B"
    assert events(state) == ["lottery seat=C card=3", "infected seat=B card=2"]


def test_DOU_7_those_tied_for_the_lowest_card_draw_again(rules):
    state = GAME.set_table(4)

    follow(rules, state, "* lottery A 9", "* lottery B 2", "* lottery C 4", "* lottery D 2")
    assert events(state)[-1] == "lottery_tied seats=BD card=2"
    follow(rules, state, "* lottery B 10", "* lottery D 7")

    assert holder(state) == "D"


def test_DOU_7_a_tie_can_be_followed_by_another_among_fewer(rules):
    state = GAME.set_table(5)

    follow(rules, state, *(f"* lottery {seat} 3" for seat in "ABCDE"))
    follow(rules, state, "* lottery A 6", "* lottery B 1", "* lottery C 1", "* lottery D 8", "* lottery E 2")
    follow(rules, state, "* lottery B 10", "* lottery C 9")

    assert holder(state) == "C"


def test_DOU_7_a_tie_above_the_lowest_card_does_not_matter(rules):
    state = GAME.set_table(3)

    follow(rules, state, "* lottery A 7", "* lottery B 7", "* lottery C 6")

    assert holder(state) == "C"


def test_DOU_7_the_cards_of_the_lottery_return_to_the_hands(rules):
    state = GAME.set_table(3)

    follow(rules, state, "* lottery A 7", "* lottery B 2", "* lottery C 3")

    assert hands(state) == [list(BARRELS)] * 3
    assert [int(card) for card in state.showing[:3]] == [-1, -1, -1]


def test_DOU_7_nobody_holds_the_phylloxera_before_the_lottery_is_over():
    view = GAME.views.view(GAME.set_table(3), B)

    assert not any(grower.phylloxera for grower in view.growers)

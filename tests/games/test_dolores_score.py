"""Dolorès, the chapter on end and score: DOL-40 to DOL-45."""

import random
from itertools import combinations_with_replacement

import pytest

from estran.engine.game import Refused
from estran.games.dolores import GAME
from estran.games.dolores.score import score_sheet
from estran.games.dolores.state import Phase
from tests.games.dolores import LETTERS, events, follow, phase, scores, table

KINDS = ["weapons", "wines", "jewels", "lace", "tableware", "instruments", "gold"]


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


def winners(rules, state):
    seats = rules.winners(state)
    return "".join(LETTERS[seat] for seat in range(4) if seats >> seat & 1)


# ---- Collections


def test_DOL_40_a_collection_is_worth_the_sum_of_its_cards_values(rules):
    state = table("2 players  A: gold-1 gold-2 gold-3  B: gold-1 gold-1")

    assert scores(rules, state) == [2 * 6, 2 * 2]


def test_DOL_40_the_number_of_cards_does_not_matter(rules):
    state = table("2 players  A: gold-1 gold-1 gold-1 lace-2  B: gold-3 lace-1 lace-1")

    assert scores(rules, state) == [5, 5]


def test_DOL_40_a_whole_kind_is_worth_fourteen(rules):
    ones = " ".join(["gold-1"] * 7)
    state = table(f"2 players  A: {ones} gold-2 gold-2 gold-3")

    assert scores(rules, state) == [28, 0]


def test_DOL_41_the_most_valuable_and_the_least_valuable_collection_count(rules):
    state = table("2 players  A: gold-1 lace-3 lace-2")

    assert scores(rules, state) == [6, 0]


def test_DOL_41_the_others_count_nothing(rules):
    state = table("2 players  A: gold-1 wines-2 jewels-3 jewels-1 lace-3 lace-2  B: gold-1 weapons-3 weapons-2")

    assert scores(rules, state) == [6, 6]


def test_DOL_41_a_kind_that_one_does_not_own_is_no_collection(rules):
    state = table("2 players  A: gold-2 lace-3")

    assert scores(rules, state) == [5, 0]


def test_DOL_41_a_small_collection_can_cost_points(rules):
    state = table("3 players  loot wines-1 lace-1 | lace-1 gold-3  A: gold-2 jewels-2 jewels-1")
    assert scores(rules, state) == [5, 0, 0]

    follow(rules, state, "A dodge", "B conflict", "A pick 0")

    assert events(state)[:2] == ["picked seat=A slot=0 card=wines-1", "total seat=A total=4"]


def test_DOL_41_messages_and_dawn_count_nothing(rules):
    state = table("2 players  A: gold-2 lace-3 muddle trickery  B: dawn lookout")

    assert scores(rules, state) == [5, 0]


def test_DOL_42_all_that_share_the_highest_value_count(rules):
    state = table("2 players  A: gold-1 lace-3 wines-3 jewels-2")

    assert scores(rules, state) == [3 + 3 + 1, 0]


def test_DOL_42_all_that_share_the_lowest_value_count(rules):
    state = table("2 players  A: gold-3 lace-1 wines-1 jewels-2 instruments-1")

    assert scores(rules, state) == [3 + 1 + 1 + 1, 0]


def test_DOL_42_both_may_be_shared(rules):
    state = table("2 players  A: gold-3 weapons-3 lace-1 wines-1 jewels-2")

    assert scores(rules, state) == [3 + 3 + 1 + 1, 0]


@pytest.mark.parametrize("number", range(1, 8))
def test_DOL_43_if_all_have_the_same_value_the_sum_is_doubled(rules, number):
    state = table("2 players  A: " + " ".join(f"{kind}-2" for kind in KINDS[:number]))

    assert scores(rules, state) == [2 * 2 * number, 0]


def test_DOL_43_one_collection_alone_is_worth_twice_its_value(rules):
    state = table("2 players  A: gold-3 gold-1")

    assert scores(rules, state) == [8, 0]


def test_DOL_43_none_is_worth_nothing(rules):
    assert scores(rules, table("3 players")) == [0, 0, 0]


# ---- The end


def test_DOL_44_the_highest_score_wins(rules):
    state = table("3 players  A: gold-1  B: gold-2  C: lace-1  pile dawn weapons-1*3")

    follow(rules, state, "* dawn")

    assert phase(state) == Phase.OVER
    assert winners(rules, state) == "B"
    assert events(state)[-1] == "won seat=B total=4"


@pytest.mark.parametrize(
    ("areas", "seats"), [("A: gold-2  B: lace-2  C: lace-1", "AB"), ("A: gold-1  D: lace-1", "AD"), ("", "ABCD")]
)
def test_DOL_44_ties_share_the_victory(rules, areas, seats):
    state = table(f"4 players  {areas}  pile dawn weapons-1*3")

    follow(rules, state, "* dawn")

    assert winners(rules, state) == seats
    assert events(state)[-1].startswith(f"won_together seats={seats}")


@pytest.mark.parametrize("seat", "ABCD")
def test_DOL_44_any_seat_can_win(rules, seat):
    state = table(f"4 players  {seat}: gold-2  pile dawn weapons-1*3")

    follow(rules, state, "* dawn")

    assert events(state)[-5:-1] == [f"scored seat={one} total={4 if one == seat else 0}" for one in "ABCD"]
    assert events(state)[-1] == f"won seat={seat} total=4"


@pytest.mark.parametrize(
    ("area", "score"),
    [
        ("wines-2 lace-2 instruments-3 instruments-1 gold-3 gold-2 tableware-3 tableware-2 tableware-1", 10),
        ("wines-2 lace-2 instruments-3 instruments-1 gold-3 gold-2 gold-1 tableware-3 tableware-2 tableware-1", 16),
        ("jewels-3 weapons-2 weapons-1 lace-1 lace-1 lace-1", 18),
    ],
)
def test_DOL_45_the_worked_examples(rules, area, score):
    state = table(f"3 players  B: {area}")

    assert scores(rules, state) == [0, score, 0]


@pytest.mark.parametrize(
    ("worths", "score"),
    [
        ({"wines": 2, "lace": 2, "instruments": 4, "gold": 5, "tableware": 6}, 10),
        ({"wines": 2, "lace": 2, "instruments": 4, "gold": 6, "tableware": 6}, 16),
        ({"jewels": 3, "weapons": 3, "lace": 3}, 18),
        ({"gold": 14}, 28),
        ({"gold": 5, "lace": 0}, 10),
        ({}, 0),
    ],
)
def test_DOL_45_a_score_sheet_for_the_printed_game_says_the_same(worths, score):
    assert score_sheet(worths) == score


def test_DOL_45_a_score_sheet_knows_the_seven_kinds():
    with pytest.raises(Refused) as refused:
        score_sheet({"beer": 3})

    assert refused.value.message == "dolores-sheet-collection"
    assert refused.value.arguments == {"came": "beer", "known": KINDS}


@pytest.mark.parametrize("value", [-1, 15])
def test_DOL_45_a_collection_on_a_score_sheet_is_worth_0_to_14(value):
    with pytest.raises(Refused) as refused:
        score_sheet({"gold": value})

    assert refused.value.message == "dolores-sheet-worth"
    assert refused.value.arguments == {"kind": "gold", "came": value, "least": 0, "most": 14}


# ---- Counted in another way


def by_hand(worths):
    """DOL-41 to DOL-43 as a person would do it with pencil and paper."""
    owned = sorted(worth for worth in worths if worth)
    if not owned:
        return 0
    if owned[0] == owned[-1]:
        return 2 * sum(owned)
    return sum(worth for worth in owned if worth in (owned[0], owned[-1]))


def test_DOL_42_every_set_of_small_collections_scores_as_counted_by_hand(rules):
    luck, state = random.Random(7), table("2 players")
    for sorted_worths in combinations_with_replacement(range(4), 7):
        worths = luck.sample(sorted_worths, 7)
        state.goods[1, 0::3] = worths

        assert scores(rules, state)[1] == by_hand(worths)

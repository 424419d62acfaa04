"""Douro 1872, the chapter on half-time and the end: DOU-30 to DOU-33."""

from itertools import pairwise

import numpy as np
import pytest

from estran.games.douro import GAME
from estran.games.douro.box import BARRELS, CONTESTS
from estran.games.douro.events import Event
from estran.games.douro.state import Phase
from tests.games.douro import (
    LETTERS,
    SIZES,
    charity,
    events,
    follow,
    hands,
    holder,
    kinds,
    phase,
    play,
    points,
    table,
    turn_up,
    valley,
    waited_for,
)
from tests.tables import positions

every_size = pytest.mark.parametrize("size", SIZES, ids=str)


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- Half-time


def test_DOU_30_when_the_hands_are_empty_all_take_their_ten_cards_back(rules):
    state = table("3 players  hand 4  cards 4 4 4")

    turn_up(rules, state, "customs")

    assert hands(state) == [list(BARRELS)] * 3
    assert [int(card) for card in state.showing[:3]] == [-1, -1, -1]
    assert events(state)[-1] == "half_time"


def test_DOU_30_each_gives_one_card_to_charity(rules):
    state = table("3 players  hand 4  cards 4 4 4")
    turn_up(rules, state, "customs")
    assert waited_for(rules, state) == "ABC"
    assert GAME.legal_actions(state, 1) == list(BARRELS)

    follow(rules, state, "C give 0", "A give 10", "B give 10")

    assert [int(card) for card in state.gift[:3]] == [10, 10, 0]


def test_DOU_30_a_gift_is_seen_by_its_giver_alone(rules):
    state = table("3 players  hand 4  cards 4 4 4")
    turn_up(rules, state, "customs")

    play(rules, state, 10, 9, 0)

    assert [events(state, seat)[:3] for seat in range(3)] == [
        ["gave seat=A card=10", "gave", "gave"],
        ["gave", "gave seat=B card=9", "gave"],
        ["gave", "gave", "gave seat=C card=0"],
    ]


def test_DOU_30_play_goes_on_in_the_same_valley_with_nine_cards(rules):
    state = table("3 players  hand 4  valley 3 2 5 fog  cards 4 4 4")

    follow(rules, state, "* order 13", "A give 1", "B give 2", "C give 3")

    assert valley(state) == ["2", "5", "fog"]
    assert hands(state) == [[card for card in BARRELS if card != gift] for gift in (1, 2, 3)]
    assert phase(state) == Phase.BID


def test_DOU_30_a_further_stretch_is_laid_only_after_all_have_given(rules):
    state = table("3 players  hand 4  valley fog  cards 4 4 4")

    follow(rules, state, "* customs")
    assert phase(state) == Phase.GIVE
    follow(rules, state, "A give 1", "B give 2", "C give 3")

    assert phase(state) == Phase.LAY


def test_DOU_30_a_fog_that_towing_passed_over_waits_for_the_gifts_too(rules):
    state = table("3 players  hand 4  valley fog  cards 4 4 4")

    follow(rules, state, "* towing", "* fog", "* level 1", "* order 1")
    assert valley(state) == []
    follow(rules, state, "A give 1", "B give 2", "C give 3")

    assert valley(state) == ["fog"]
    assert waited_for(rules, state) == "ABC"


def test_DOU_30_after_cardia_the_hands_are_not_empty_so_half_time_waits(rules):
    state = table("3 players  hand 4  cards 4 4 4")

    turn_up(rules, state, "cardia")
    assert hands(state) == [[4]] * 3
    play(rules, state, 4, 4, 4)
    turn_up(rules, state, "order 1")

    assert phase(state) == Phase.GIVE


def test_DOU_30_there_is_no_second_half_time(rules):
    state = table("3 players  hand 4  gifts 1 2 3  valley 1  pile  cards 4 4 4")

    turn_up(rules, state, "order 1")

    assert phase(state) == Phase.OVER


def match_in_short(size, seed):
    """Contests before and after half-time, and in which half Cardia came."""
    contests, cardia = [0, 0], None
    for before, after in pairwise(positions(size, seed)):
        half = int(before.gift[0] != -1)
        contests[half] += Event.SUMMED in kinds(after)
        cardia = half if before.turned[0] != after.turned[0] and Event.CARDIA in kinds(after) else cardia
    return contests, cardia


@every_size
def test_DOU_30_half_time_comes_after_ten_contests_or_eleven_if_cardia_came_before(size):
    matches = [match_in_short(size, seed) for seed in range(12)]

    assert all(contests == [[11, 9], [10, 10]][cardia] for contests, cardia in matches)
    assert {cardia for _, cardia in matches} == {0, 1}


@every_size
def test_DOU_30_every_match_has_twenty_contests(size):
    for seed in range(6):
        numbers = [
            event.partition("number=")[2].split()[0]
            for state in positions(size, seed)
            for event in events(state)
            if event.startswith("contest ")
        ]

        assert numbers == [str(number) for number in range(1, CONTESTS + 1)]


# ---- Charity


def test_DOU_31_the_gifts_are_shown_after_the_last_boat(rules):
    state = table("3 players  gifts 7 2 4")

    charity(rules, state)

    assert events(state)[1:5] == ["charity", "donated seat=A card=7", "donated seat=B card=2", "donated seat=C card=4"]


def test_DOU_31_the_lowest_donor_pays_one_and_the_highest_gets_one(rules):
    state = table("3 players  gifts 7 2 4")

    charity(rules, state)

    assert points(state) == [6, 4, 5]


def test_DOU_31_tied_donors_pay_or_get_one_each(rules):
    state = table("5 players  gifts 7 2 7 2 4  phylloxera E")

    charity(rules, state)

    assert points(state) == [6, 4, 6, 4, 5]
    assert holder(state) == "E"


def test_DOU_31_in_a_tie_at_the_bottom_the_holder_alone_pays(rules):
    state = table("4 players  gifts 2 2 2 9  phylloxera B")

    charity(rules, state)

    assert points(state) == [5, 4, 5, 6]


def test_DOU_31_in_a_tie_at_the_top_the_holder_is_left_out(rules):
    state = table("4 players  gifts 9 9 9 2  phylloxera B")

    charity(rules, state)

    assert points(state) == [6, 5, 6, 4]


def test_DOU_31_one_other_in_a_tie_at_the_top_gets_one(rules):
    state = table("3 players  gifts 9 9 2  phylloxera B")

    charity(rules, state)

    assert points(state) == [6, 5, 4]


def test_DOU_31_if_all_gave_the_same_the_holder_pays_and_the_others_get_one(rules):
    state = table("4 players  gifts 3 3 3 3  phylloxera B")

    charity(rules, state)

    assert points(state) == [6, 4, 6, 6]
    assert holder(state) == "C"


def test_DOU_31_a_holder_alone_at_the_top_or_the_bottom_is_treated_as_anybody(rules):
    top, bottom = table("3 players  gifts 9 2 4  phylloxera A"), table("3 players  gifts 2 9 4  phylloxera A")

    charity(rules, top)
    charity(rules, bottom)

    assert points(top) == [6, 4, 5]
    assert points(bottom) == [4, 6, 5]
    assert holder(top) == holder(bottom) == "A"


@pytest.mark.parametrize("gifts", ["9 9 2 4", "2 2 9 4", "4 4 2 9", "4 4 4 4"])
def test_DOU_31_a_gift_that_equals_the_holders_passes_the_phylloxera_once(rules, gifts):
    state = table(f"4 players  gifts {gifts}  phylloxera A")

    charity(rules, state)

    assert holder(state) == "B"


def test_DOU_31_a_tie_of_others_gifts_leaves_the_phylloxera_where_it_is(rules):
    state = table("4 players  gifts 9 4 2 9  phylloxera B")

    charity(rules, state)

    assert holder(state) == "B"


def test_DOU_31_who_has_nothing_gives_no_point_to_charity(rules):
    state = table("3 players  gifts 7 2 4  points 5 0 5")

    charity(rules, state)

    assert points(state) == [6, 0, 5]
    assert "spared seat=B points=0 owed=1" in events(state)


def test_DOU_31_the_account_gives_the_reasons(rules):
    state = table("3 players  gifts 9 2 9  phylloxera A")

    charity(rules, state)

    assert [event for event in events(state) if not event.startswith(("donated", "scored", "total"))] == [
        "customs",
        "charity",
        "lowest_gift seats=B card=2",
        "paid seat=B points=1",
        "highest_gift seats=AC card=9",
        "out_of_tie seat=A",
        "thanked seat=C points=1",
        "phylloxera_gift seat=A to=B card=9",
        "won seat=C total=6",
    ]


def test_DOU_31_the_last_contest_is_settled_before_charity(rules):
    state = table("3 players  gifts 9 2 4  valley 5  pile  cards 0 1 2  points 5 1 5  phylloxera C")

    turn_up(rules, state, "order 29")

    assert points(state) == [4, 0, 5]


# ---- The winner


def test_DOU_32_most_points_win(rules):
    state = table("3 players  gifts 7 2 4  points 5 9 3")

    charity(rules, state)

    assert rules.winners(state) == 0b010
    assert events(state)[-1] == "won seat=B total=8"


def test_DOU_32_the_score_as_it_stands_is_everybodys_points(rules):
    state = table("3 players  points 5 9 3")
    standing = np.zeros(5, np.int32)

    rules.score(state, standing)

    assert standing.tolist() == [5, 9, 3, 0, 0]


def test_DOU_32_everybody_hears_all_totals_at_the_end(rules):
    state = table("3 players  gifts 7 2 4  points 5 9 3")

    charity(rules, state)

    assert [event for event in events(state) if event.startswith("scored")] == [
        "scored seat=A total=6",
        "scored seat=B total=8",
        "scored seat=C total=3",
    ]


def test_DOU_32_the_match_is_over(rules):
    state = table("3 players  gifts 7 2 4")

    charity(rules, state)

    assert waited_for(rules, state) == ""
    assert GAME.chances(state) == []
    assert [GAME.legal_actions(state, seat) for seat in range(3)] == [[], [], []]


def test_DOU_32_charity_can_decide(rules):
    state = table("3 players  gifts 7 2 4  points 5 6 5")

    charity(rules, state)

    assert rules.winners(state) == 0b001


@pytest.mark.parametrize(
    ("points", "phylloxera", "winner"),
    [
        ("9 9 9 9", "A", "B"),
        ("9 9 9 9", "D", "A"),
        ("9 9 3 3", "A", "B"),
        ("9 9 3 3", "B", "A"),
        ("9 3 9 3", "A", "C"),
        ("9 3 9 3", "C", "A"),
        ("9 3 9 3", "B", "C"),
        ("3 9 3 9", "C", "D"),
        ("9 3 3 3", "A", "A"),
    ],
)
def test_DOU_33_in_a_tie_the_first_clockwise_after_the_holder_wins_and_the_holder_is_last(
    rules, points, phylloxera, winner
):
    state = table(f"4 players  points {points}  phylloxera {phylloxera}")

    assert rules.winners(state) == 1 << LETTERS.index(winner)


def test_DOU_33_the_phylloxera_may_pass_in_charity_before_it_breaks_the_tie(rules):
    state = table("4 players  gifts 4 4 0 9  points 9 9 10 8  phylloxera A")

    charity(rules, state)

    assert points(state) == [9, 9, 9, 9]
    assert events(state)[-2:] == ["tie_broken seats=ABCD holder=B seat=C", "won seat=C total=9"]


def test_DOU_33_the_account_says_nothing_of_a_tie_where_there_is_none(rules):
    state = table("3 players  gifts 7 2 4")

    charity(rules, state)

    assert Event.TIE_BROKEN not in kinds(state)

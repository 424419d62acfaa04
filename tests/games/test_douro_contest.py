"""Douro 1872, the chapter on contests: DOU-8 to DOU-17."""

from fractions import Fraction

import pytest

from estran.games.douro import GAME
from estran.games.douro.box import BARRELS
from estran.games.douro.state import Phase
from tests.games.douro import (
    A,
    B,
    C,
    events,
    follow,
    hands,
    holder,
    kinds,
    odds,
    phase,
    play,
    points,
    table,
    turn_up,
    valley,
    waited_for,
)


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- Choosing, revealing, summing


def test_DOU_8_everybody_is_asked_for_a_card_at_once(rules):
    state = table("4 players")

    assert waited_for(rules, state) == "ABCD"
    assert [GAME.legal_actions(state, seat) for seat in range(5)] == [list(BARRELS)] * 4 + [[]]


def test_DOU_8_a_chosen_card_is_not_shown_before_all_have_chosen(rules):
    state = table("3 players")

    follow(rules, state, "B 4")

    assert waited_for(rules, state) == "AC"
    assert events(state) == []
    assert [int(card) for card in state.showing[:3]] == [-1, -1, -1]


def test_DOU_8_the_cards_are_revealed_together_and_summed_before_the_boat_is_turned_up(rules):
    state = table("3 players  valley 2")

    follow(rules, state, "B 4", "A 10", "C 0")

    assert events(state) == [
        "revealed seat=A card=10",
        "revealed seat=B card=4",
        "revealed seat=C card=0",
        "summed sum=14",
    ]
    assert waited_for(rules, state) == "*"
    assert set(odds(state)) == {"order 7", "order 9", "order 11"}


def test_DOU_8_the_order_of_choosing_changes_nothing(rules):
    one, other = table("3 players"), table("3 players")

    follow(rules, one, "A 1", "B 7", "C 3")
    follow(rules, other, "C 3", "B 7", "A 1")

    assert one.tobytes() == other.tobytes()


def test_DOU_8_a_played_card_leaves_the_hand(rules):
    state = table("3 players  hand 1 4 7")

    play(rules, state, 4, 7, 1)

    assert hands(state) == [[1, 7], [1, 4], [4, 7]]


def test_DOU_8_only_the_last_card_of_a_pile_shows(rules):
    state = table("3 players")

    follow(rules, state, "A 1", "B 7", "C 3", "* order 1", "A 8", "B 9", "C 10")

    assert [int(card) for card in state.showing[:3]] == [8, 9, 10]


@pytest.mark.parametrize(
    ("seat", "card", "problem"),
    [
        (A, 4, "it is not in the hand"),
        (A, 5, "there is no such card"),
        (A, -1, "there is no such card"),
        (A, 11, "there is no such card"),
        (B, 1, "the seat has chosen already"),
        (3, 1, "nobody sits there"),
        (-1, 1, "nobody sits there"),
    ],
)
def test_DOU_8_any_other_card_is_refused_and_changes_nothing(rules, seat, card, problem):
    state = table("3 players  hand 1 7")
    rules.act(state, B, 7)
    before = state.tobytes()

    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, seat, card)
    assert state.tobytes() == before, problem


def test_DOU_8_no_card_is_asked_for_while_a_boat_is_turned_up(rules):
    state = table("3 players  cards 1 2 3")

    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, A, 4)


def test_DOU_8_no_boat_is_turned_up_while_cards_are_chosen(rules):
    state = table("3 players")

    with pytest.raises(ValueError, match="chance is not due"):
        rules.happen(state, 0)


def test_DOU_8_nothing_is_said_of_earlier_plies(rules):
    state = table("3 players  cards 1 2 3")
    turn_up(rules, state, "order 1")
    assert kinds(state)

    rules.act(state, A, 4)

    assert kinds(state) == []


# ---- Regular boats


def test_DOU_9_the_highest_card_of_a_full_boat_gains_two(rules):
    state = table("3 players  cards 2 3 4")

    turn_up(rules, state, "order 5")

    assert points(state) == [5, 5, 7]


def test_DOU_9_a_boat_is_full_when_the_sum_equals_its_order(rules):
    state = table("3 players  cards 1 3 7")

    turn_up(rules, state, "order 11")

    assert points(state) == [5, 5, 7]


def test_DOU_9_tied_highest_cards_gain_one_each(rules):
    state = table("4 players  cards 9 2 9 3  phylloxera B")

    turn_up(rules, state, "order 23")

    assert points(state) == [6, 5, 6, 5]


def test_DOU_9_the_account_gives_the_reason(rules):
    state = table("3 players  cards 2 3 4")

    turn_up(rules, state, "order 5")

    assert events(state, C) == [
        "boat level=1 order=5",
        "full sum=9 order=5",
        "highest seats=C card=4",
        "gained seat=C points=2",
        "total seat=C total=7",
        "contest number=2 back=level-1",
    ]


def test_DOU_10_the_lowest_card_of_a_short_boat_loses_two(rules):
    state = table("3 players  cards 2 3 4")

    turn_up(rules, state, "order 11")

    assert points(state) == [3, 5, 5]


def test_DOU_10_tied_lowest_cards_lose_one_each(rules):
    state = table("5 players  cards 2 3 2 2 8  phylloxera B")

    turn_up(rules, state, "order 25")

    assert points(state) == [4, 5, 4, 4, 5]


def test_DOU_10_the_account_gives_the_reason(rules):
    state = table("3 players  cards 2 3 2  phylloxera B")

    turn_up(rules, state, "order 9")

    assert events(state, C) == [
        "boat level=2 order=9",
        "short sum=7 order=9",
        "lowest seats=AC card=2",
        "lost seat=A points=1",
        "total",
        "lost seat=C points=1",
        "total seat=C total=4",
        "contest number=2 back=level-1",
    ]


# ---- Fogs


def test_DOU_11_the_rocks_give_four_for_a_full_boat(rules):
    state = table("3 players  cards 4 1 10")

    turn_up(rules, state, "rocks")

    assert points(state) == [5, 5, 9]


def test_DOU_11_the_rocks_give_two_each_to_tied_cards(rules):
    state = table("3 players  cards 9 1 9  phylloxera B")

    turn_up(rules, state, "rocks")

    assert points(state) == [7, 5, 7]


def test_DOU_11_the_rocks_cost_four_for_a_short_boat(rules):
    state = table("3 players  cards 4 1 9")

    turn_up(rules, state, "rocks")

    assert points(state) == [5, 1, 5]


def test_DOU_11_the_rocks_cost_two_each_of_tied_cards(rules):
    state = table("3 players  cards 4 1 1")

    turn_up(rules, state, "rocks")

    assert points(state) == [5, 3, 3]


def test_DOU_12_cardia_rewards_and_fines_as_a_regular_boat(rules):
    full, short = table("3 players  cards 4 1 10"), table("3 players  cards 4 1 9")

    turn_up(rules, full, "cardia")
    turn_up(rules, short, "cardia")

    assert points(full) == [5, 5, 7]
    assert points(short) == [5, 3, 5]


def test_DOU_12_after_cardia_all_take_back_the_card_just_played(rules):
    state = table("3 players  hand 1 4 9  cards 4 1 9")
    assert hands(state) == [[1, 9], [4, 9], [1, 4]]

    turn_up(rules, state, "cardia")

    assert hands(state) == [[1, 4, 9]] * 3
    assert "returned" in events(state)


def test_DOU_12_cardia_uncovers_the_card_played_before(rules):
    state = table("3 players")
    follow(rules, state, "A 8", "B 7", "C 6", "* order 1", "A 4", "B 1", "C 9")

    turn_up(rules, state, "cardia")

    assert [int(card) for card in state.showing[:3]] == [8, 7, 6]


def test_DOU_12_a_card_taken_back_from_the_first_contest_leaves_no_pile(rules):
    state = table("3 players  cards 4 1 9")

    turn_up(rules, state, "cardia")

    assert [int(card) for card in state.showing[:3]] == [-1, -1, -1]


def test_DOU_12_the_phylloxera_passes_before_the_cards_are_taken_back(rules):
    state = table("3 players  cards 4 4 9  phylloxera B")

    turn_up(rules, state, "cardia")

    assert holder(state) == "C"


def test_DOU_13_full_rapids_reward_the_lowest_card(rules):
    state = table("4 players  cards 8 1 3 8")

    turn_up(rules, state, "rapids")

    assert points(state) == [5, 7, 5, 5]


def test_DOU_13_short_rapids_reward_the_highest_card(rules):
    state = table("4 players  cards 8 1 3 6")

    turn_up(rules, state, "rapids")

    assert points(state) == [7, 5, 5, 5]


def test_DOU_13_rapids_give_tied_cards_one_each(rules):
    full = table("3 players  cards 9 3 3")
    short = table("3 players  cards 1 3 3")

    turn_up(rules, full, "rapids")
    turn_up(rules, short, "rapids")

    assert points(full) == points(short) == [5, 6, 6]


def test_DOU_14_towing_takes_the_next_regular_boat_from_the_pile_at_once(rules):
    state = table("3 players  valley fog  pile fog 1 3 3 5  cards 4 8 6")

    follow(rules, state, "* towing", "* level 3")

    assert phase(state) == Phase.TURN
    assert valley(state) == ["3"]
    assert state.pile.tolist() == [1, 1, 0, 1, 0, 1]


def test_DOU_14_the_towed_boat_is_contested_with_the_cards_on_the_table(rules):
    state = table("3 players  valley fog  cards 4 8 6")

    follow(rules, state, "* towing", "* level 3", "* order 17")

    assert points(state) == [5, 7, 5]
    assert hands(state) == [[card for card in BARRELS if card != own] for own in (4, 8, 6)]


def test_DOU_14_towing_passes_over_a_fog_which_is_laid_next_without_a_ply(rules):
    state = table("3 players  valley fog  cards 4 8 6")

    follow(rules, state, "* towing", "* fog")
    assert events(state) == ["passed_over"]
    follow(rules, state, "* level 1", "* order 3")

    assert valley(state) == ["fog"]
    assert waited_for(rules, state) == "ABC"
    assert events(state)[-3:] == ["laid_passed", "stretch boats=1 left=18", "contest number=2 back=fog"]


def test_DOU_14_several_fogs_passed_over_come_one_after_the_other(rules):
    state = table("3 players  valley fog  pile fog fog fog 1 1 2 2 3 3  cards 4 8 6")
    follow(rules, state, "* towing", "* fog", "* fog", "* level 1", "* order 3")
    stretches = [valley(state)]

    follow(rules, state, "A 0", "B 1", "C 2", "* customs")
    stretches.append(valley(state))
    follow(rules, state, "A 1", "B 2", "C 3", "* tavern")

    assert stretches == [["fog"], ["fog"]]
    assert phase(state) == Phase.LAY
    assert odds(state)["fog"] == Fraction(1, 3)


def test_DOU_14_towing_can_pass_over_all_fogs_that_are_left(rules):
    state = table("3 players  valley fog  pile fog fog 1 4 4  cards 4 8 6")

    follow(rules, state, "* towing", "* fog", "* fog")

    assert odds(state) == {"level 1": Fraction(1, 3), "level 4": Fraction(2, 3)}


def test_DOU_14_the_phylloxera_passes_once_after_the_towed_boat(rules):
    state = table("3 players  valley fog  cards 4 4 6  phylloxera A")

    follow(rules, state, "* towing", "* level 3")
    assert holder(state) == "A"
    follow(rules, state, "* order 13")

    assert holder(state) == "B"


def test_DOU_14_towing_and_towed_boat_are_one_contest(rules):
    state = table("3 players  valley fog  cards 4 8 6")

    follow(rules, state, "* towing", "* level 3", "* order 17", "* fog")

    assert events(state)[-1] == "contest number=2 back=fog"


def test_DOU_15_the_tavern_rewards_the_lowest_card_whatever_the_sum(rules):
    low, high = table("3 players  cards 0 1 2"), table("3 players  cards 8 9 10")

    turn_up(rules, low, "tavern")
    turn_up(rules, high, "tavern")

    assert points(low) == points(high) == [7, 5, 5]


def test_DOU_15_the_tavern_gives_tied_lowest_cards_one_each(rules):
    state = table("5 players  cards 3 1 1 4 1")

    turn_up(rules, state, "tavern")

    assert points(state) == [5, 6, 6, 5, 6]


def test_DOU_16_customs_cost_the_cards_and_nothing_else(rules):
    state = table("3 players  cards 0 9 10")

    turn_up(rules, state, "customs")

    assert points(state) == [5, 5, 5]
    assert hands(state) == [[card for card in BARRELS if card != own] for own in (0, 9, 10)]
    assert events(state) == ["customs", "contest number=2 back=level-1"]


# ---- Poor growers


def test_DOU_17_who_has_nothing_pays_nothing(rules):
    state = table("3 players  cards 0 1 2  points 0 5 5")

    turn_up(rules, state, "order 29")

    assert points(state) == [0, 5, 5]
    assert "spared seat=A points=0 owed=2" in events(state)


def test_DOU_17_who_has_too_little_pays_what_there_is(rules):
    state = table("3 players  cards 0 1 2  points 3 5 5")

    turn_up(rules, state, "rocks")

    assert points(state) == [0, 5, 5]
    assert events(state)[3:5] == ["spared seat=A points=3 owed=4", "total seat=A total=0"]


def test_DOU_17_nobody_pays_for_a_tied_seat_that_cannot(rules):
    state = table("3 players  cards 0 0 2  points 0 5 5  phylloxera C")

    turn_up(rules, state, "order 29")

    assert points(state) == [0, 4, 5]

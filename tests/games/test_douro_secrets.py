"""Douro 1872: what a seat may see, hear, imagine and write down."""

import msgspec
import numpy as np
import pytest

from estran.engine.dice import dice_of
from estran.engine.game import Refused
from estran.engine.layout import copy_of
from estran.engine.seats import CHANCE, EVERYBODY, ONLOOKER
from estran.games.douro import GAME
from estran.games.douro.box import BARRELS
from estran.games.douro.features import PARTS, SIZE
from estran.games.douro.notation import eyes
from estran.games.douro.state import EVENT_ROWS, State
from estran.games.douro.view import clause, secrets, view
from tests.games.douro import SIZES, A, B, C, cards, charity, events, follow, hands, play, table, turn_up
from tests.tables import positions


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- Views


def test_DOU_4_a_seat_sees_its_own_points_and_nobody_elses():
    state = table("3 players  points 4 5 6")

    assert [grower.points for grower in view(state, B).growers] == [None, 5, None]
    assert [grower.points for grower in view(state, ONLOOKER).growers] == [None, None, None]


def test_DOU_4_an_option_shows_everybodys_points():
    state = table("3 players  points 4 5 6", open_points=True)

    assert [grower.points for grower in view(state, ONLOOKER).growers] == [4, 5, 6]


def test_DOU_4_all_points_are_shown_when_the_match_is_over(rules):
    state = table("3 players  gifts 7 2 4")

    charity(rules, state)

    assert [grower.points for grower in view(state, B).growers] == [6, 4, 5]
    assert view(state, B).winners == ["A"]


def test_DOU_31_all_gifts_are_shown_when_the_match_is_over_and_ones_own_before(rules):
    state = table("3 players  gifts 7 2 4")
    assert [grower.gift for grower in view(state, B).growers] == [None, 2, None]

    charity(rules, state)

    assert [grower.gift for grower in view(state, B).growers] == [7, 2, 4]


def test_DOU_6_everybody_sees_the_backs_in_the_valley_and_how_many_boats_are_left():
    state = table("3 players  valley 2 5 fog  pile fog fog 1 1 1 3")
    state.passed = 1

    assert view(state, ONLOOKER).valley == [2, 5, 0]
    assert view(state, ONLOOKER).pile == 7


def test_DOU_8_a_seat_sees_its_own_hand_and_its_own_choice(rules):
    state = table("3 players  hand 1 4 7")

    follow(rules, state, "A 4", "B 7")

    seen = view(state, B)
    assert (seen.hand, seen.choice) == ([1, 4, 7], 7)
    assert (view(state, C).hand, view(state, C).choice) == ([1, 4, 7], None)
    assert (view(state, ONLOOKER).hand, view(state, ONLOOKER).choice) == (None, None)


def test_DOU_8_nobody_can_see_who_has_chosen_already(rules):
    state = table("3 players")

    follow(rules, state, "A 4")

    assert view(state, A).waiting == ["B", "C"]
    assert view(state, B).waiting == view(state, ONLOOKER).waiting == ["A", "B", "C"]


def test_DOU_8_only_the_top_of_a_pile_is_seen(rules):
    state = table("3 players")

    follow(rules, state, "A 1", "B 7", "C 3", "* order 1", "A 8", "B 9", "C 10")

    assert [grower.showing for grower in view(state, A).growers] == [8, 9, 10]
    assert [grower.shown for grower in view(state, A).growers] == [None, None, None]


def test_DOU_8_an_option_shows_the_whole_piles(rules):
    state = table("3 players", open_cards=True)

    follow(rules, state, "A 1", "B 7", "C 3", "* order 1", "A 8", "B 9", "C 10")

    assert [grower.shown for grower in view(state, ONLOOKER).growers] == [[1, 8], [7, 9], [3, 10]]


def test_DOU_8_the_option_shows_no_gift(rules):
    state = table("3 players  hand 4  cards 4 4 4", open_cards=True)
    turn_up(rules, state, "customs")

    play(rules, state, 9, 8, 7)

    seen = view(state, A)
    assert [grower.shown for grower in seen.growers] == [[], [], []]
    assert (seen.gift, seen.gifts) == (9, 3)


def test_DOU_12_a_card_taken_back_is_no_longer_in_the_pile(rules):
    state = table("3 players", open_cards=True)
    follow(rules, state, "A 1", "B 7", "C 3", "* order 1", "A 8", "B 9", "C 10")

    turn_up(rules, state, "cardia")

    assert [grower.shown for grower in view(state, A).growers] == [[1], [7], [3]]


def test_DOU_2_a_view_lists_every_boat_and_whether_it_was_seen(rules):
    state = table("4 players  cards 1 2 3 4")

    turn_up(rules, state, "order 28")

    boats = view(state, ONLOOKER).boats
    assert [boat.order for boat in boats if boat.level == 4] == [25, 28, 31]
    assert [boat.order for boat in boats if boat.seen] == [28]


def test_DOU_3_a_view_lists_the_fogs_with_their_orders():
    boats = view(table("4 players"), ONLOOKER).boats

    assert {boat.name: boat.order for boat in boats if boat.level == 0} == {
        "rocks": 20,
        "cardia": 20,
        "rapids": 20,
        "towing": None,
        "tavern": None,
        "customs": None,
    }


def test_a_choice_cites_its_clause(rules):
    state = table("3 players  hand 4")
    assert [choice.clause for choice in view(state, A).choices] == ["DOU-8"]
    play(rules, state, 4, 4, 4)

    turn_up(rules, state, "customs")

    assert [choice.clause for choice in view(state, A).choices] == ["DOU-30"] * 10
    assert [choice.move for choice in view(state, A).choices] == [f"give {card}" for card in BARRELS]
    assert clause(state, A, 0) == "DOU-30"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_view_can_be_written_and_read_again(size):
    for state in positions(size, 3, every=10):
        seen = view(state, A)

        assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen


# ---- What a seat may imagine


def imagined(rules, state, seat, number=0):
    other = copy_of(state)
    rules.imagine(other, seat, dice_of(number))
    return other


def gifts_imagined(rules, state, seat, rival):
    """Every gift that the seat thinks the rival may have given."""
    return {int(imagined(rules, state, seat, number).gift[rival]) for number in range(200)}


def test_DOU_8_the_others_open_choices_are_withdrawn_and_ones_own_is_kept(rules):
    state = table("3 players")
    follow(rules, state, "A 4", "B 7")

    other = imagined(rules, state, B)

    assert [int(card) for card in other.choice[:3]] == [-1, 7, -1]
    assert hands(other) == hands(state)


def test_DOU_30_a_rivals_gift_may_be_any_card_not_shown_since(rules):
    state = table("3 players  hand 4  cards 4 4 4")
    turn_up(rules, state, "customs")
    play(rules, state, 9, 8, 7)
    play(rules, state, 0, 1, 2)

    assert gifts_imagined(rules, state, A, B) == set(BARRELS) - {1}
    assert gifts_imagined(rules, state, ONLOOKER, A) == set(BARRELS) - {0}


def test_DOU_30_ones_own_gift_is_known(rules):
    state = table("3 players  hand 4  cards 4 4 4")
    turn_up(rules, state, "customs")
    play(rules, state, 9, 8, 7)

    assert gifts_imagined(rules, state, A, A) == {9}


def test_DOU_30_gift_and_hand_always_make_up_the_cards_not_played(rules):
    state = table("3 players  hand 4  cards 4 4 4")
    turn_up(rules, state, "customs")
    play(rules, state, 9, 8, 7)
    play(rules, state, 0, 1, 2)

    for number in range(50):
        other = imagined(rules, state, A, number)
        assert cards(int(other.hand[B] | 1 << other.gift[B])) == sorted(set(BARRELS) - {1})


def test_DOU_12_a_card_shown_and_taken_back_since_half_time_cannot_be_the_gift(rules):
    state = table("3 players  hand 4  cards 4 4 4")
    turn_up(rules, state, "customs")
    play(rules, state, 9, 8, 7)
    play(rules, state, 0, 1, 2)

    turn_up(rules, state, "cardia")

    assert 1 in hands(state)[B]
    assert gifts_imagined(rules, state, A, B) == set(BARRELS) - {1}
    assert all(1 in hands(imagined(rules, state, A, number))[B] for number in range(50))


def test_DOU_12_a_card_taken_back_before_half_time_can_be_the_gift(rules):
    state = table("3 players  hand 4  cards 4 4 4")
    turn_up(rules, state, "cardia")
    follow(rules, state, "A 4", "B 4", "C 4", "* order 1")

    play(rules, state, 9, 8, 7)

    assert gifts_imagined(rules, state, A, B) == set(BARRELS)


def test_DOU_31_nothing_is_hidden_when_the_match_is_over(rules):
    state = table("3 players  gifts 7 2 4")
    charity(rules, state)

    assert imagined(rules, state, A).tobytes() == state.tobytes()
    assert secrets(state, A) == []


def test_secrets_are_the_rivals_open_choices_and_their_gifts(rules):
    state = table("3 players  hand 4  cards 4 4 4")
    assert secrets(state, A) == []
    turn_up(rules, state, "customs")
    play(rules, state, 9, 8, 7)

    found = secrets(state, A)

    assert [secret.fields for secret in found] == [
        (("choice", B),),
        (("gift", B), ("hand", B)),
        (("choice", C),),
        (("gift", C), ("hand", C)),
    ]
    assert {gift for gift, _ in found[1].possible} == set(BARRELS)


# ---- Features


def observed(rules, state, seat):
    into = np.zeros(SIZE, np.float32)
    rules.observe(state, seat, into)
    return {name: into[part].astype(int).tolist() for name, part in PARTS.items()}


def test_features_stand_in_turn_from_the_seat_that_looks(rules):
    state = table("3 players  points 4 5 6  phylloxera A")

    assert observed(rules, state, B)["points"] == [5, 6, 4, 0, 0]
    assert observed(rules, state, B)["phylloxera"] == [0, 0, 1, 0, 0]
    assert observed(rules, state, ONLOOKER)["points"] == [4, 5, 6, 0, 0]


def test_features_have_ones_own_hand_choice_and_gift(rules):
    state = table("3 players  hand 4  cards 4 4 4")
    turn_up(rules, state, "customs")
    assert observed(rules, state, B)["giving"] == [1]
    play(rules, state, 9, 8, 7)
    rules.act(state, B, 3)

    own, onlooker = observed(rules, state, B), observed(rules, state, ONLOOKER)

    assert [value for value, held in enumerate(own["hand"]) if held] == [0, 1, 2, 3, 4, 6, 7, 9, 10]
    assert (own["choice"].index(1), own["gift"].index(1), own["giving"]) == (3, 8, [0])
    assert not any(onlooker["hand"] + onlooker["choice"] + onlooker["gift"])


def test_features_have_the_valley_in_order_the_pile_and_what_was_turned_up(rules):
    state = table("3 players  valley 2 fog  pile fog 1 1 4  cards 1 2 3")
    follow(rules, state, "* order 9")
    state.passed = 1

    seen = observed(rules, state, A)

    assert seen["valley"][:6] == [1, 0, 0, 0, 0, 0]
    assert sum(seen["valley"]) == 1
    assert seen["pile"] == [2, 2, 0, 0, 1, 0]
    assert seen["passed"] == [1]
    assert seen["orders"].index(1) == 4


def test_DOU_12_features_tell_cards_shown_from_cards_still_in_the_pile(rules):
    state = table("3 players  cards 1 2 3")

    turn_up(rules, state, "cardia")

    assert observed(rules, state, A)["shown"].index(1) == 1
    assert not any(observed(rules, state, A)["played"])
    assert observed(rules, state, A)["fogs"] == [0, 1, 0, 0, 0, 0]


# ---- Plies, options, events


def test_DOU_30_a_gift_is_the_only_ply_that_others_may_not_read(rules):
    state = table("3 players  hand 4")
    assert eyes(state, B, 4) == eyes(state, CHANCE, 0) == EVERYBODY
    play(rules, state, 4, 4, 4)
    turn_up(rules, state, "customs")

    assert eyes(state, B, 4) == 1 << B


@pytest.mark.parametrize("option", ["open_points", "open_cards"])
def test_an_option_is_true_or_false(option):
    with pytest.raises(Refused) as refused:
        GAME.set_table(3, {option: "maybe"})

    assert refused.value.arguments == {"option": option, "came": "maybe", "expected": "true, false"}


@pytest.mark.parametrize(
    ("options", "flags"), [({}, (0, 0)), ({"open_points": True}, (1, 0)), ({"open_cards": True}, (0, 1))]
)
def test_options_are_kept_at_the_table(options, flags):
    state = GAME.set_table(3, options)

    assert (state.open_points, state.open_cards) == flags


def test_the_longest_account_of_a_ply_fills_the_event_buffer_exactly(rules):
    state = table("5 players  gifts 3 3 3 3 3  valley 4  pile  cards 9 9 9 9 9  points 8 3 7 3 3  phylloxera A")

    turn_up(rules, state, "order 35")

    assert len(events(state)) == EVENT_ROWS
    assert events(state)[-2:] == ["tie_broken seats=AC holder=C seat=A", "won seat=A total=9"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_random_match_fills_the_event_buffer(size):
    assert max(int(state.said) for seed in range(8) for state in positions(size, seed)) < EVENT_ROWS


def test_a_million_tables_fit_in_one_and_a_half_gigabytes():
    assert State.dtype().itemsize <= 1500

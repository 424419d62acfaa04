"""Dorada, clause by clause: springboards, gold, DORADA, the end and the score, two colours each."""

import pytest

from estran.engine.seats import NOBODY
from estran.games.dorada import GAME
from estran.games.dorada.box import DORADA, Colour
from estran.games.dorada.state import EVENT_ROWS, Phase
from tests.games.test_dorada import NEAR, TOSS, A, B, legal, lost, on_start, play, scores, stack, table, told

# Five springboards in a row, each leading to the next and the last one home.
CHAIN = {
    "name": "chain",
    "dorada": 20,
    "gold": [15, 16],
    "traps": [17, 18, 19],
    "springboards": {"1": 4, "2": 8, "5": -3, "10": 1, "11": 9},
}


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- Springboards


def test_DOR_9_a_springboard_sends_the_pawn_on_by_its_number(rules):
    state = table("2 players  die 1  16 yellow")

    play(rules, state, "A 16")

    assert stack(state, 19) == ["yellow"]
    assert told(state) == ["MOVED A yellow 16 17", "SPRUNG A 17 2 19", "TURN B violet"]


def test_DOR_9_squares_with_a_pawn_are_not_counted(rules):
    state = table("2 players  die 1  16 yellow  19 violet")

    play(rules, state, "A 16")

    assert stack(state, 20) == ["yellow"]


def test_DOR_9_a_stack_is_one_square_that_is_not_counted(rules):
    state = table("2 players  die 1  16 yellow  19 violet yellow violet")

    play(rules, state, "A 16")

    assert stack(state, 20) == ["yellow"]


def test_DOR_9_a_trap_with_a_bare_bridge_counts_as_free(rules):
    state = table("2 players  die 1  16 yellow  bridge 18 violet")

    play(rules, state, "A 16")

    assert stack(state, 19) == ["yellow"]


def test_DOR_9_a_bridge_with_a_pawn_on_it_does_not_count(rules):
    state = table("2 players  die 1  16 yellow  bridge 18 violet  18 violet")

    play(rules, state, "A 16")

    assert stack(state, 20) == ["yellow"]


def test_DOR_9_the_moving_pawn_itself_stands_nowhere(rules):
    state = table("2 players  die 3  28 yellow")

    play(rules, state, "A 28")

    assert stack(state, 28) == ["yellow"]
    assert told(state) == ["MOVED A yellow 28 31", "SPRUNG_BACK A 31 28", "TURN B violet"]


def test_DOR_9_the_pawn_that_is_left_uncovered_does_stand_there(rules):
    state = table("2 players  die 3  28 yellow violet")

    play(rules, state, "A 28")

    assert stack(state, 28) == ["violet"]
    assert stack(state, DORADA) == ["yellow"]
    assert told(state)[:4] == ["MOVED A yellow 28 31", "UNCOVERED B violet 28", "SPRUNG_BACK A 31 27", "GOLD A 27"]


def test_DOR_9_a_trap_at_the_end_of_the_count_loses_the_pawn(rules):
    state = table("2 players  die 3  8 yellow")

    play(rules, state, "A 8")

    assert stack(state, 15) == ["bridge yellow"]
    assert told(state)[1:3] == ["SPRUNG A 11 4 15", "FELL A yellow 15 3"]


def test_DOR_9_a_bridge_at_the_end_of_the_count_holds(rules):
    state = table("2 players  die 3  8 yellow  bridge 15 violet")

    play(rules, state, "A 8")

    assert stack(state, 15) == ["yellow", "bridge violet"]


def test_DOR_9_a_pawn_ahead_makes_the_springboard_reach_further(rules):
    state = table("2 players  die 3  8 yellow  12 violet")

    play(rules, state, "A 8")

    assert stack(state, 16) == ["yellow"]


def test_DOR_9_a_springboard_at_the_end_of_the_count_sends_the_pawn_on_again(rules):
    state = table("2 players  die 3  8 yellow  12 violet  16 violet")

    play(rules, state, "A 8")

    assert stack(state, 19) == ["yellow"]
    assert told(state)[1:3] == ["SPRUNG A 11 4 17", "SPRUNG A 17 2 19"]


def test_DOR_9_gold_at_the_end_of_the_count_takes_the_pawn_home(rules):
    state = table("2 players  die 2  20 yellow  25 violet")

    play(rules, state, "A 20")

    assert stack(state, DORADA) == ["yellow"]
    assert told(state)[1:3] == ["SPRUNG A 22 4 27", "GOLD A 27"]


def test_DOR_9_dorada_always_counts_and_ends_the_count(rules):
    state = table("2 players  die 1  32 yellow  36 violet  bridge 36 violet  home violet")

    play(rules, state, "A 32")

    assert stack(state, DORADA) == ["yellow", "violet"]
    assert told(state)[1:3] == ["SPRUNG A 33 7 100", "ARRIVED A yellow 3"]


def test_DOR_9_a_springboard_acts_also_when_another_pawn_stands_on_it(rules):
    state = table("2 players  die 1  19 yellow  20 violet", board=TOSS)

    play(rules, state, "A 19")

    assert stack(state, 20) == ["violet"]
    assert told(state)[1:3] == ["SPRUNG A 20 3 23", "SPRUNG_BACK A 23 19"]


# ---- The springboard of -3


def test_DOR_10_it_sends_the_pawn_back_by_three_free_squares(rules):
    state = table("2 players  die 5  26 yellow")

    play(rules, state, "A 26")

    assert stack(state, 28) == ["yellow"]
    assert told(state) == ["MOVED A yellow 26 31", "SPRUNG_BACK A 31 28", "TURN B violet"]


def test_DOR_10_squares_with_a_pawn_are_not_counted_on_the_way_back_either(rules):
    state = table("2 players  die 5  26 yellow  28 violet")

    play(rules, state, "A 26")

    assert told(state)[1:4] == ["SPRUNG_BACK A 31 27", "GOLD A 27", "ARRIVED A yellow 3"]


def test_DOR_10_the_step_back_may_end_in_a_trap(rules):
    state = table("2 players  die 6  17 yellow  20 violet  22 violet", board=TOSS)

    play(rules, state, "A 17")

    assert told(state)[1:3] == ["SPRUNG_BACK A 23 18", "FELL A yellow 18 3"]


def test_DOR_10_with_exactly_three_free_squares_behind_it_goes_to_the_first_square(rules):
    state = table("2 players  die 4", board=NEAR)

    play(rules, state, "A 0")

    assert stack(state, 1) == ["yellow"]


def test_DOR_10_with_fewer_than_three_free_squares_behind_it_goes_back_to_start(rules):
    state = table("2 players  die 4  2 violet", board=NEAR)

    play(rules, state, "A 0")

    assert on_start(state, "yellow") == 4
    assert told(state) == ["MOVED A yellow 0 4", "SENT_TO_START A 4", "TURN B violet"]


def test_DOR_10_a_pawn_back_on_start_can_leave_it_again(rules):
    state = table("2 players  die 1  3 yellow  2 yellow violet  1 yellow  8 yellow", board=NEAR)

    play(rules, state, "A 3", "* 6", "B 0", "* 3")

    assert legal(rules, state, A) == [0, 1, 2, 8]


def test_DOR_10_on_a_second_visit_the_pawn_stays_on_the_springboard(rules):
    state = table("2 players  die 1  19 yellow", board=TOSS)

    play(rules, state, "A 19")

    assert stack(state, 20) == ["yellow"]
    assert told(state) == [
        "MOVED A yellow 19 20",
        "SPRUNG A 20 3 23",
        "SPRUNG_BACK A 23 20",
        "STAYED A 20",
        "TURN B violet",
    ]


def test_DOR_10_in_another_turn_the_springboard_acts_again(rules):
    state = table("2 players  die 3  20 yellow", board=TOSS)

    play(rules, state, "A 20")

    assert told(state)[:4] == [
        "MOVED A yellow 20 23",
        "SPRUNG_BACK A 23 20",
        "SPRUNG A 20 3 23",
        "STAYED A 23",
    ]


# ---- Gold and DORADA


def test_DOR_11_gold_takes_the_pawn_straight_to_dorada(rules):
    state = table("2 players  die 1  12 yellow")

    play(rules, state, "A 12")

    assert stack(state, DORADA) == ["yellow"]
    assert told(state) == [
        "MOVED A yellow 12 13",
        "GOLD A 13",
        "ARRIVED A yellow 3",
        "TOTAL A 100",
        "TOTAL B 0",
        "TURN B violet",
    ]


@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_DOR_12_dorada_needs_no_exact_roll(rules, die):
    state = table(f"2 players  die {die}  bridge 37 violet  37 yellow")

    play(rules, state, "A 37")

    assert stack(state, DORADA) == ["yellow"]
    assert told(state)[0] == "MOVED A yellow 37 100"


def test_DOR_12_pawns_are_piled_in_order_of_arrival(rules):
    state = table("3 players  die 6  34 yellow  home green violet")

    play(rules, state, "A 34")

    assert stack(state, DORADA) == ["yellow", "green", "violet"]


def test_DOR_12_every_total_is_told_when_a_pawn_arrives(rules):
    state = table("3 players  die 6  34 yellow  home green violet")

    play(rules, state, "A 34")

    assert told(state)[2:5] == ["TOTAL A 100", "TOTAL B 60", "TOTAL C 80"]


# ---- Nothing left to move


def test_DOR_13_a_player_with_all_four_pawns_lost_is_out(rules):
    state = table("2 players  die 4  3 yellow  bridge 9 yellow  bridge 10 yellow  bridge 14 yellow")

    play(rules, state, "A 3")

    assert lost(state) == ["yellow"] * 4
    assert told(state)[1:] == ["FELL A yellow 7 0", "OUT A yellow", "TURN B violet"]


def test_DOR_13_a_player_who_is_out_is_skipped(rules):
    state = table("2 players  turn violet  die 1  bridge 7 yellow  bridge 9 yellow  bridge 10 yellow  bridge 14 yellow")

    play(rules, state, "B 0")

    assert told(state) == ["MOVED B violet 0 1", "SKIPPED_OUT A yellow", "TURN B violet"]


def test_DOR_13_a_player_whose_last_pawn_gets_home_is_done(rules):
    state = table("2 players  die 6  34 yellow  home yellow yellow  bridge 7 yellow")

    play(rules, state, "A 34")

    assert told(state)[1:] == ["ARRIVED A yellow 0", "TOTAL A 240", "TOTAL B 0", "DONE A yellow", "TURN B violet"]


def test_DOR_13_a_player_whose_last_pawn_is_lost_is_done_but_not_out(rules):
    state = table("2 players  die 4  3 yellow  home yellow yellow yellow")

    play(rules, state, "A 3")

    assert told(state)[1:] == ["FELL A yellow 7 0", "DONE A yellow", "TURN B violet"]


def test_DOR_13_a_player_with_none_left_to_move_is_skipped(rules):
    state = table("2 players  turn violet  die 1  home yellow yellow yellow  bridge 7 yellow")

    play(rules, state, "B 0")

    assert told(state) == ["MOVED B violet 0 1", "SKIPPED_DONE A yellow", "TURN B violet"]


# ---- End and score


def test_DOR_20_the_match_ends_when_every_pawn_is_home_or_lost(rules):
    lost_ones = "bridge 7 yellow  bridge 9 violet  bridge 10 violet"
    state = table(f"2 players  die 6  34 yellow  home yellow violet yellow violet  {lost_ones}")

    play(rules, state, "A 34")

    assert state.phase == Phase.OVER
    assert rules.waiting(state) == NOBODY
    assert told(state)[-5:] == ["DONE A yellow", "ENDED", "SCORED A 230", "SCORED B 100", "WON A"]


def test_DOR_20_the_match_goes_on_while_one_pawn_can_still_move(rules):
    state = table("2 players  die 6  34 yellow  home yellow yellow yellow violet violet violet")

    play(rules, state, "A 34")

    assert state.phase == Phase.ROLL
    assert state.turn == Colour.VIOLET


def test_DOR_21_the_example_of_nine_pawns(rules):
    state = table("4 players  home violet yellow yellow green violet blue yellow green violet")

    assert scores(rules, state) == [160, 150, 60, 30]


def test_DOR_21_all_sixteen_pawns_from_the_top_down(rules):
    state = table("4 players  home" + " yellow" * 4 + " violet" * 4 + " green" * 4 + " blue" * 4)

    assert scores(rules, state) == [100 + 80 + 60 + 50, 40 + 30 + 20 + 10, 40, 40]


def test_DOR_21_the_latest_to_arrive_is_worth_most_and_the_others_lose(rules):
    state = table("2 players  die 6  34 yellow  home violet violet")

    before = scores(rules, state)
    play(rules, state, "A 34")

    assert before == [0, 180]
    assert scores(rules, state) == [100, 140]


def test_DOR_22_most_points_win(rules):
    state = table("3 players  home green yellow")

    assert rules.winners(state) == 0b100


def test_DOR_22_ties_share_the_victory(rules):
    state = table("3 players  home violet yellow green yellow green violet")

    assert scores(rules, state) == [130, 130, 100]
    assert rules.winners(state) == 0b011


def test_DOR_22_the_shared_victory_is_told(rules):
    yellow = "34 yellow  bridge 7 yellow  bridge 9 yellow  bridge 10 yellow"
    violet = "bridge 14 violet  bridge 15 violet  bridge 18 violet  bridge 21 violet"
    state = table(f"2 players  die 1  {yellow}  {violet}")

    play(rules, state, "A 34")

    assert told(state)[-3:] == ["SCORED A 0", "SCORED B 0", "SHARED AB"]


def test_DOR_22_nil_nil_is_possible_and_shared(rules):
    state = table("2 players")

    assert scores(rules, state) == [0, 0]
    assert rules.winners(state) == 0b11


# ---- Two colours each


def test_DOR_23_each_of_two_players_has_two_colours(rules):
    state = table("2 players", colours=2)

    assert [on_start(state, colour) for colour in ("yellow", "violet", "green", "blue")] == [4] * 4


@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("A", ["A yellow", "B violet", "A green", "B blue", "A yellow"]),
        ("B", ["B violet", "A yellow", "B blue", "A green", "B violet"]),
    ],
)
def test_DOR_23_the_colours_take_turns_from_the_first_seat_on(rules, first, order):
    state = GAME.set_table(2, {"colours": 2, "first": first})
    turns = [told(state)[-1]]

    for _ in range(4):
        seat = turns[-1].split()[1]
        play(rules, state, "* 1", f"{seat} 0")
        turns.append(told(state)[-1])

    assert turns == [f"TURN {turn}" for turn in order]


def test_DOR_23_only_the_pawns_of_the_colour_in_turn_may_move(rules):
    state = table("2 players  turn green  die 1  3 green  5 yellow", colours=2)

    assert legal(rules, state, A) == [0, 3]
    assert legal(rules, state, B) == []


def test_DOR_23_a_blocked_colour_alone_is_skipped(rules):
    state = table(
        "2 players  turn violet  die 1  1 blue green  2 blue green  3 blue green  4 blue green  8 violet", colours=2
    )

    play(rules, state, "B 8")

    assert told(state)[-2:] == ["SKIPPED_BLOCKED A green", "TURN B blue"]


def test_DOR_23_the_points_of_both_colours_add_up(rules):
    state = table("2 players  home green blue yellow violet", colours=2)

    assert scores(rules, state) == [100 + 60, 80 + 50]


# ---- The longest ply


def test_the_longest_ply_fills_the_event_buffer_exactly(rules):
    home = "home yellow yellow yellow" + " violet" * 4 + " green" * 4 + " blue" * 4
    state = table(f"4 players  die 1  {home}", board=CHAIN)

    play(rules, state, "A 0")

    assert told(state) == [
        "MOVED A yellow 0 1",
        "SPRUNG A 1 4 5",
        "SPRUNG_BACK A 5 2",
        "SPRUNG A 2 8 10",
        "SPRUNG A 10 1 11",
        "SPRUNG A 11 9 100",
        "ARRIVED A yellow 0",
        "TOTAL A 290",
        "TOTAL B 100",
        "TOTAL C 40",
        "TOTAL D 40",
        "DONE A yellow",
        "ENDED",
        "SCORED A 290",
        "SCORED B 100",
        "SCORED C 40",
        "SCORED D 40",
        "WON A",
    ]
    assert len(told(state)) == EVENT_ROWS

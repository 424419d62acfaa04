"""Dorada, clause by clause, with the tables written out: set-up, turns, stacks, the special squares."""

from collections import Counter

import numpy as np
import pytest

from estran.engine.events import heard
from estran.engine.layout import copy_of
from estran.engine.seats import CHANCE
from estran.games.dorada import GAME
from estran.games.dorada.box import ALL_PAWNS, DORADA, NONE, START, Colour
from estran.games.dorada.events import SAYINGS, SPELLING, Event
from estran.games.dorada.position import read_table
from estran.games.dorada.rules import roller
from estran.games.dorada.state import Phase, State

A, B, C, D = range(4)

# As the classic board, with a springboard of +3 on 20 that leads to the one of -3 on 23, which leads back.
TOSS = {
    "name": "toss",
    "dorada": 40,
    "gold": [13, 27],
    "traps": [7, 9, 10, 14, 15, 18, 21, 29, 30, 35, 36, 37, 38, 39],
    "springboards": {"11": 4, "17": 2, "20": 3, "23": -3, "33": 7},
}
# As the classic board, with the springboard of -3 near START.
NEAR = {
    "name": "near",
    "dorada": 40,
    "gold": [13, 27],
    "traps": [7, 9, 10, 14, 15, 18, 21, 23, 29, 30, 35, 36, 37, 38, 39],
    "springboards": {"4": -3, "11": 4, "17": 2, "22": 4, "33": 7},
}


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


def table(text, **options):
    """A table on one line; A has begun unless it says otherwise."""
    return read_table(text, {"first": "A", **options})


def play(rules, state, *plies):
    """Play lines of a record: `* 5`, `A 23`."""
    for ply in plies:
        who, _, move = ply.partition(" ")
        if who == "*":
            rules.happen(state, "ABCD".index(move[-1]) if move.startswith("first") else int(move) - 1)
        else:
            rules.act(state, "ABCD".index(who), int(move))


def stack(state, square):
    """The colours on a square, in the pile of DORADA, or of a bridge, from the top."""
    pawn = int(state.pile if square == DORADA else state.top[square])
    colours = []
    while pawn != NONE:
        colours.append(("bridge " if state.square[pawn] < 0 else "") + colour_of(pawn))
        pawn = int(state.under[pawn])
    return colours


def colour_of(pawn):
    return Colour(pawn // 4).name.lower()


def on_start(state, colour):
    """How many pawns of a colour are on START."""
    return sum(int(state.square[pawn]) == START and colour_of(pawn) == colour for pawn in range(ALL_PAWNS))


def lost(state):
    """The colours of all lost pawns."""
    return [colour_of(pawn) for pawn in range(ALL_PAWNS) if -DORADA < state.square[pawn] < START]


def legal(rules, state, seat):
    choices = np.zeros(GAME.actions, np.int32)
    return choices[: rules.legal(state, seat, choices)].tolist()


def odds(rules, state):
    weights = np.zeros(GAME.outcomes, np.int64)
    return weights[: rules.odds(state, weights)].tolist()


def scores(rules, state):
    points = np.zeros(4, np.int32)
    rules.score(state, points)
    return points[: state.players].tolist()


def told(state):
    """What the last ply caused, a line for each event: `MOVED A yellow 3 8`."""
    lines = []
    for happening in heard(state):
        kind = Event(happening.kind)
        named = zip(SAYINGS[kind].arguments, happening.arguments, strict=False)
        words = [str(SPELLING.get(name, int)(value)) for name, value in named]
        lines.append(" ".join([kind.name, *words]))
    return lines


# ---- Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_DOR_4_each_seat_has_four_pawns_of_its_colour_on_start(rules, players):
    state = State.array(1)[0]

    rules.set_up(state, players, GAME.read_options(GAME.defaults, players))

    in_play = ["yellow", "violet", "green", "blue"][:players]
    assert [on_start(state, colour) for colour in in_play] == [4] * players
    assert Counter(state.square.tolist()) == Counter({START: 4 * players, -DORADA: 16 - 4 * players})


def test_DOR_4_who_begins_is_drawn_and_every_seat_is_as_likely(rules):
    state = GAME.set_table(3)

    assert rules.waiting(state) == CHANCE
    assert odds(rules, state) == [1, 1, 1]


def test_DOR_4_the_drawn_seat_begins(rules):
    state = GAME.set_table(3)

    play(rules, state, "* first B")

    assert told(state) == ["FIRST B", "TURN B violet"]
    assert state.turn == Colour.VIOLET


def test_DOR_4_the_seat_named_by_the_host_begins_without_a_draw(rules):
    state = GAME.set_table(3, {"first": "C"})

    assert state.phase == Phase.ROLL
    assert told(state) == ["FIRST C", "TURN C green"]


def test_DOR_4_play_goes_clockwise_and_round_again(rules):
    state = table("3 players")
    order = []

    for _ in range(4):
        order.append(colour_of(4 * int(state.turn)))
        play(rules, state, "* 1", f"{'ABC'[state.turn]} 0")

    assert order == ["yellow", "violet", "green", "yellow"]


def test_DOR_4_the_top_pawn_of_ones_own_pile_on_start_is_free_though_other_colours_are_there(rules):
    state = table("4 players  die 5  turn blue")

    assert legal(rules, state, D) == [0]


def test_DOR_4_all_pawns_on_start_are_one_choice(rules):
    state = table("2 players  die 1  3 yellow")

    assert legal(rules, state, A) == [0, 3]


# ---- A turn


def test_DOR_5_the_die_has_six_sides_each_as_likely(rules):
    state = table("2 players")

    assert rules.waiting(state) == CHANCE
    assert odds(rules, state) == [1] * 6


def test_DOR_5_the_roll_is_told_and_the_seat_is_asked_for_a_pawn(rules):
    state = table("2 players")

    play(rules, state, "* 5")

    assert told(state) == ["ROLLED A yellow 5"]
    assert rules.waiting(state) == 1 << A


def test_DOR_5_the_die_that_is_due_is_rolled_by_the_seat_in_turn():
    drawing, rolling, moving = GAME.set_table(2), table("2 players  turn violet"), table("2 players  die 1")

    assert [roller(state) for state in (drawing, rolling, moving)] == [NONE, B, NONE]


def test_DOR_5_every_square_counts_also_an_occupied_one(rules):
    state = table("2 players  die 5  1 yellow  4 violet")

    play(rules, state, "A 1")

    assert stack(state, 6) == ["yellow"]
    assert told(state)[0] == "MOVED A yellow 1 6"


def test_DOR_5_every_square_counts_also_a_special_one(rules):
    state = table("2 players  die 4  12 yellow")

    play(rules, state, "A 12")

    assert stack(state, 16) == ["yellow"]


def test_DOR_5_a_six_gives_no_second_roll(rules):
    state = table("2 players  die 6")

    play(rules, state, "A 0")

    assert state.turn == Colour.VIOLET


# ---- Stacks


def test_DOR_6_a_pawn_that_arrives_on_an_occupied_square_lies_on_top(rules):
    state = table("2 players  die 4  4 violet")

    play(rules, state, "A 0")

    assert stack(state, 4) == ["yellow", "violet"]
    assert told(state) == ["MOVED A yellow 0 4", "COVERED B violet 4 2", "TURN B violet"]


def test_DOR_6_only_the_topmost_pawn_is_free(rules):
    state = table("3 players  die 1  4 green violet yellow")

    assert legal(rules, state, A) == [0]
    state.turn = Colour.GREEN
    assert legal(rules, state, C) == [0, 4]


def test_DOR_6_the_pawn_under_one_that_leaves_is_free_again(rules):
    state = table("2 players  die 2  4 yellow violet")

    play(rules, state, "A 4")

    assert told(state) == ["MOVED A yellow 4 6", "UNCOVERED B violet 4", "TURN B violet"]
    play(rules, state, "* 1")
    assert legal(rules, state, B) == [0, 4]


def test_DOR_6_ones_own_pawns_block_too(rules):
    state = table("2 players  die 1  4 yellow yellow  5 yellow yellow")

    assert legal(rules, state, A) == [4, 5]


def test_DOR_6_all_sixteen_pawns_may_stand_on_one_square(rules):
    state = table("4 players  die 4  4" + " yellow" * 3 + " violet green blue" * 4)

    play(rules, state, "A 0")

    assert len(stack(state, 4)) == 16
    assert told(state)[1:] == [
        "COVERED A yellow 4 16",
        "SKIPPED_BLOCKED B violet",
        "SKIPPED_BLOCKED C green",
        "SKIPPED_BLOCKED D blue",
        "TURN A yellow",
    ]


def test_DOR_6_the_example_of_three_pawns_on_square_four(rules):
    state = table("3 players  turn violet  4 yellow")

    play(rules, state, "* 4", "B 0", "* 4", "C 0")

    assert stack(state, 4) == ["green", "violet", "yellow"]
    assert told(state)[1] == "COVERED B violet 4 3"


# ---- The duty to move


def test_DOR_7_one_may_choose_any_free_pawn(rules):
    state = table("2 players  die 3  1 yellow  6 yellow  20 yellow")

    assert legal(rules, state, A) == [0, 1, 6, 20]


def test_DOR_7_nobody_may_pass_or_move_what_is_not_free(rules):
    state = table("2 players  die 3  6 violet yellow  bridge 7 yellow  home yellow")
    before = copy_of(state)

    for action in (-7, NONE, 1, 6, 7, DORADA, DORADA + 1):
        with pytest.raises(ValueError, match="illegal"):
            rules.act(state, A, action)

    assert state == before


def test_DOR_7_only_the_seat_in_turn_moves(rules):
    state = table("2 players  die 3")

    assert legal(rules, state, B) == []
    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, B, START)


def test_DOR_7_no_pawn_moves_before_the_die_is_rolled(rules):
    state = table("2 players")

    assert legal(rules, state, A) == []
    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, A, START)


def test_DOR_7_no_die_is_rolled_before_the_pawn_has_moved(rules):
    state = table("2 players  die 3")

    assert odds(rules, state) == []
    with pytest.raises(ValueError, match="chance"):
        rules.happen(state, 0)


def test_DOR_7_without_a_free_pawn_the_turn_is_skipped_and_no_die_is_rolled(rules):
    state = table(
        "3 players  turn green  die 1  home yellow  bridge 7 yellow  16 violet yellow  24 green yellow  28 green"
    )

    play(rules, state, "C 28")

    assert told(state)[-2:] == ["SKIPPED_BLOCKED A yellow", "TURN B violet"]
    assert state.turn == Colour.VIOLET
    assert rules.waiting(state) == CHANCE


def test_DOR_7_a_seat_has_its_turn_as_soon_as_a_pawn_is_free_again(rules):
    state = table("2 players  die 1  1 yellow violet  2 yellow violet  3 yellow violet  4 yellow violet")

    play(rules, state, "A 4")

    assert told(state) == ["MOVED A yellow 4 5", "UNCOVERED B violet 4", "TURN B violet"]


def test_DOR_7_the_same_seat_is_next_if_it_covers_everybody_else(rules):
    state = table("2 players  die 4  4 yellow  12 yellow violet  16 yellow violet  20 yellow violet  8 violet")

    play(rules, state, "A 4")

    assert told(state) == ["MOVED A yellow 4 8", "COVERED B violet 8 2", "SKIPPED_BLOCKED B violet", "TURN A yellow"]


def test_DOR_7_pawns_may_stay_on_start_while_another_can_move(rules):
    state = table("2 players  die 2  1 yellow")

    play(rules, state, "A 1")

    assert on_start(state, "yellow") == 3


# ---- Traps


def test_DOR_8_the_first_pawn_on_a_trap_is_lost_and_becomes_a_bridge(rules):
    state = table("2 players  die 4  3 yellow")

    play(rules, state, "A 3")

    assert stack(state, 7) == ["bridge yellow"]
    assert lost(state) == ["yellow"]
    assert told(state) == ["MOVED A yellow 3 7", "FELL A yellow 7 3", "TURN B violet"]


def test_DOR_8_a_bridge_holds_the_next_pawn(rules):
    state = table("2 players  die 4  3 yellow  bridge 7 violet")

    play(rules, state, "A 3")

    assert stack(state, 7) == ["yellow", "bridge violet"]
    assert lost(state) == ["violet"]
    assert told(state) == ["MOVED A yellow 3 7", "BRIDGE_HELD A 7", "TURN B violet"]


def test_DOR_8_pawns_are_stacked_on_a_bridge_as_on_a_plain_square(rules):
    state = table("3 players  die 4  3 yellow  bridge 7 violet  7 green")

    play(rules, state, "A 3")

    assert stack(state, 7) == ["yellow", "green", "bridge violet"]
    assert told(state)[1:3] == ["BRIDGE_HELD A 7", "COVERED C green 7 2"]


def test_DOR_8_a_bridge_stays_when_the_pawn_on_it_leaves(rules):
    state = table("2 players  die 1  bridge 7 violet  7 yellow")

    play(rules, state, "A 7")

    assert stack(state, 7) == ["bridge violet"]
    assert told(state) == ["MOVED A yellow 7 8", "TURN B violet"]


def test_DOR_8_a_bridge_is_no_pawn_that_can_move(rules):
    state = table("2 players  die 1  bridge 7 yellow")

    assert legal(rules, state, A) == [0]

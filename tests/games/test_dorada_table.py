"""Dorada as it is seen, learned from and written down; and matches that a person can follow."""

import random

import msgspec
import numpy as np
import pytest

from estran.engine.dice import dice_of
from estran.engine.game import Refused
from estran.engine.layout import copy_of
from estran.engine.seats import CHANCE, EVERYBODY, ONLOOKER
from estran.games.dorada import GAME, features
from estran.games.dorada.notation import eyes, points_of_pile, write_action, write_outcome
from estran.games.dorada.state import EVENT_ROWS
from estran.games.dorada.view import Arrived, Pawn, Square, Team, secrets, view
from tests.games.test_dorada import NEAR, A, B, legal, lost, on_start, play, scores, stack, table, told
from tests.tables import do, random_choice

YELLOW, VIOLET, GREEN, BLUE = Pawn("A", "yellow"), Pawn("B", "violet"), Pawn("C", "green"), Pawn("D", "blue")


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- The view


def test_DOR_3_the_player_is_told_that_the_board_is_a_reconstruction():
    seen = view(table("2 players", board="leap"), A)

    assert (seen.board, seen.reconstruction, seen.dorada) == ("leap", True, 40)


def test_DOR_3_ones_own_board_is_no_reconstruction():
    seen = view(table("2 players", board=NEAR), A)

    assert (seen.board, seen.reconstruction) == (None, False)


def test_DOR_4_the_view_tells_whose_turn_it_is_with_which_colour():
    seen = view(table("2 players  turn green  die 5", colours=2), B)

    assert seen.turn == Pawn("A", "green")
    assert (seen.first, seen.die, seen.waiting, seen.phase) == ("A", 5, ["A"], "move")


def test_DOR_4_before_the_draw_nobody_has_a_turn():
    seen = view(GAME.set_table(2), A)

    assert (seen.turn, seen.first, seen.die, seen.waiting) == (None, None, None, ["*"])


def test_DOR_4_every_colour_has_a_texture():
    seen = view(table("4 players"), ONLOOKER)

    assert [(team.seat, team.colour, team.texture) for team in seen.teams] == [
        ("A", "yellow", "rough"),
        ("B", "violet", "wavy"),
        ("C", "green", "velvet"),
        ("D", "blue", "ribbed"),
    ]


def test_DOR_1_the_view_shows_every_square_and_who_stands_on_it():
    seen = view(table("3 players  4 violet yellow  bridge 7 green  7 yellow green  bridge 9 violet"), A)

    assert len(seen.squares) == 39
    assert seen.squares[3] == Square(4, "plain", None, None, [VIOLET, YELLOW])
    assert seen.squares[6] == Square(7, "trap", None, GREEN, [YELLOW, GREEN])
    assert seen.squares[8] == Square(9, "trap", None, VIOLET, [])
    assert seen.squares[10] == Square(11, "springboard", 4, None, [])
    assert seen.squares[12] == Square(13, "gold", None, None, [])
    assert seen.squares[30] == Square(31, "springboard", -3, None, [])


def test_DOR_21_the_view_shows_the_pile_from_the_top_with_its_points():
    seen = view(table("2 players  home violet yellow violet"), A)

    assert seen.pile == [Arrived("B", "violet", 100), Arrived("A", "yellow", 80), Arrived("B", "violet", 60)]
    assert seen.scores == [80, 160]


def test_the_view_shows_where_the_pawns_of_a_colour_are():
    seen = view(table("2 players  16 yellow  4 yellow  home yellow  bridge 7 yellow"), A)

    assert seen.teams[0] == Team("A", "yellow", "rough", start=0, path=[4, 16], home=1, lost=[7], left=2)
    assert seen.teams[1] == Team("B", "violet", "wavy", start=4, path=[], home=0, lost=[], left=4)


def test_a_choice_comes_with_its_clause_and_all_that_it_would_do():
    seen = view(table("2 players  die 1  12 yellow"), A)

    assert [(choice.move, choice.clause, choice.scores) for choice in seen.choices] == [
        ("0", "DOR-5", [0, 0]),
        ("12", "DOR-5", [100, 0]),
    ]
    effects = seen.choices[1].effects
    assert effects is not None
    assert [effect.event for effect in effects] == ["moved", "gold", "arrived", "total", "total", "turn"]
    assert effects[1].arguments == {"seat": "A", "square": 13}


def test_only_the_seat_in_turn_has_choices():
    state = table("2 players  die 1")

    assert view(state, B).choices == view(state, ONLOOKER).choices == []


def test_DOR_22_the_view_names_the_winners_when_the_match_is_over():
    yellow = "bridge 7 yellow  bridge 9 yellow  bridge 10 yellow"
    state = table(f"2 players  die 6  34 yellow  {yellow}  home violet violet violet violet")

    play(GAME.plain, state, "A 34")

    seen = view(state, A)
    assert (seen.winners, seen.waiting, seen.turn, seen.phase) == (["B"], [], None, "over")


def test_nothing_is_hidden(rules):
    state = table("3 players  die 4  4 violet yellow")
    before = copy_of(state)

    rules.imagine(state, A, dice_of(1))

    assert state == before
    assert secrets(state, A) == []
    assert msgspec.to_builtins(view(state, A))["squares"] == msgspec.to_builtins(view(state, B))["squares"]


# ---- Features


def observed(rules, state, seat):
    """The features as lists by name."""
    into = np.ones(features.SIZE, np.float32)
    rules.observe(state, seat, into)
    return {name: into[part].tolist() for name, part in features.PARTS.items()}


def squares(part, place=0):
    """Which squares of a part are not 0, for the colour at this place."""
    return {square: number for square, number in enumerate(part[100 * place : 100 * place + 100]) if number}


def test_features_show_pawns_from_ones_own_colour_on(rules):
    seen = observed(rules, table("3 players  turn green  die 2  4 violet yellow yellow  home violet green"), B)

    assert seen["taken"] == [1, 1, 1, 0]
    assert seen["turn"] == [0, 1, 0, 0]
    assert seen["die"] == [0, 1, 0, 0, 0, 0]
    assert seen["points"] == [10, 8, 0, 0]
    assert seen["left"] == [3, 3, 4, 0]
    assert squares(seen["pawns"]) == {0: 2, 4: 1}
    assert squares(seen["free"]) == {0: 1, 4: 1}
    assert squares(seen["above"]) == {}
    assert squares(seen["pawns"], place=2) == {0: 2, 4: 2}
    assert squares(seen["free"], place=2) == {0: 1}
    assert squares(seen["above"], place=2) == {4: 1 + 2}
    assert seen["pile"][:8] == [1, 0, 0, 0, 0, 1, 0, 0]


def test_features_show_the_board(rules):
    seen = observed(rules, table("2 players  bridge 7 yellow  7 violet"), A)

    assert seen["dorada"] == [40]
    assert list(squares(seen["traps"])) == [7, 9, 10, 14, 15, 18, 21, 23, 29, 30, 35, 36, 37, 38, 39]
    assert squares(seen["bridges"]) == {7: 1}
    assert list(squares(seen["gold"])) == [13, 27]
    assert squares(seen["springboards"]) == {11: 4, 17: 2, 22: 4, 31: -3, 33: 7}
    assert sum(seen["die"]) == 0


@pytest.mark.parametrize(("seat", "place"), [(A, 2), (B, 3)])
def test_features_count_two_colours_each_from_ones_own_first(rules, seat, place):
    seen = observed(rules, table("2 players  turn green", colours=2), seat)

    assert seen["taken"] == [1, 1, 1, 1]
    assert seen["turn"].index(1) == place


def test_features_before_the_draw_show_nobodys_turn(rules):
    assert sum(observed(rules, GAME.set_table(2), A)["turn"]) == 0


# ---- Notation


def test_plies_are_written_as_squares_the_die_and_the_first_seat():
    assert write_outcome(GAME.set_table(3), B) == "first B"
    assert write_outcome(table("3 players"), 4) == "5"
    assert write_action(table("3 players  die 5  22 yellow"), A, 22) == "22"


def test_everybody_may_read_every_ply():
    assert eyes(table("3 players"), CHANCE, 4) == eyes(table("3 players  die 1"), A, 0) == EVERYBODY


def test_DOR_21_a_printed_games_pile_is_scored_from_its_letters():
    assert points_of_pile("B A A C B D A C B") == {"A": 160, "B": 150, "C": 60, "D": 30}
    assert points_of_pile("abb") == {"A": 100, "B": 140}
    assert points_of_pile("") == {}


def test_DOR_21_a_pile_has_only_seats_in_it():
    with pytest.raises(Refused) as refused:
        points_of_pile("A B E")

    assert refused.value.args == ("dorada-sheet-pile", {"came": "E", "known": ["A", "B", "C", "D"]})


# ---- Matches


def test_the_opening_of_a_match_of_three(rules):
    state = GAME.set_table(3)

    play(rules, state, "* first B")  # Bo begins
    play(rules, state, "* 4", "B 0")  # Bo comes out to 4
    play(rules, state, "* 4", "C 0")  # Cy lands on top of Bo
    play(rules, state, "* 6", "A 0")  # Ana goes past them to 6
    assert legal(rules, state, B) == []  # the die is due
    play(rules, state, "* 3")
    assert legal(rules, state, B) == [0]  # Bo's pawn on 4 is not free
    play(rules, state, "B 0")
    play(rules, state, "* 3", "C 4")  # Cy leaves 4 and falls into the trap on 7
    assert told(state) == ["MOVED C green 4 7", "UNCOVERED B violet 4", "FELL C green 7 3", "TURN A yellow"]
    play(rules, state, "* 1", "A 6")  # Ana stops on 7 too, where Cy's pawn is a bridge now

    assert stack(state, 7) == ["yellow", "bridge green"]
    assert stack(state, 4) == ["violet"]
    assert lost(state) == ["green"]
    assert [on_start(state, colour) for colour in ("yellow", "violet", "green")] == [3, 2, 3]


def test_the_end_of_a_match_of_two(rules):
    yellow = "22 yellow  bridge 7 yellow  bridge 9 yellow  bridge 10 yellow"
    violet = "26 violet  16 violet  home violet  bridge 14 violet"
    state = table(f"2 players  {yellow}  {violet}")

    play(rules, state, "* 6", "A 22")  # 28, over Bo's head
    play(rules, state, "* 1", "B 26")  # gold: Bo's second pawn is home
    assert scores(rules, state) == [0, 180]
    play(rules, state, "* 3", "A 28")  # -3 on 31: back where it came from
    play(rules, state, "* 2", "B 16")  # a trap: Bo has no pawn left, and can only watch
    play(rules, state, "* 5", "A 28")  # +7 on 33: home, on top of the pile
    assert told(state) == [
        "MOVED A yellow 28 33",
        "SPRUNG A 33 7 100",
        "ARRIVED A yellow 0",
        "TOTAL A 100",
        "TOTAL B 140",
        "DONE A yellow",
        "ENDED",
        "SCORED A 100",
        "SCORED B 140",
        "WON B",
    ]

    assert rules.winners(state) == 1 << B


@pytest.mark.parametrize("options", [{}, {"board": "leap"}, {"board": NEAR}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_ply_of_a_random_match_overflows_the_event_buffer(players, options):
    for seed in range(3):
        state, luck = GAME.set_table(players, options), random.Random(seed)
        while GAME.plain.waiting(state):
            do(GAME.plain, state, *random_choice(GAME, state, luck))

            assert 0 < len(told(state)) <= EVENT_ROWS

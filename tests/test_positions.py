"""Tables on one line: written, read back, refused when they cannot be, and never telling what a seat may not know."""

import random
from dataclasses import replace

import pytest

from estran.engine.dice import dice_of
from estran.engine.layout import facts
from estran.engine.seats import ONLOOKER
from estran.games import find
from estran.match.match import Refused  # with it come the words of refusals
from tests.tables import TABLES, do, every_table, name_of, positions, random_choice

LOOKS = 7  # plies from one look at a match to the next


@every_table
def test_a_table_read_from_its_line_looks_the_same_to_everybody(table):
    game = find(table[0])
    for state in positions(table, seed=3, every=LOOKS):
        again = game.positions.read_table(game.positions.write_table(state))
        game.positions.check_table(again)

        for seat in (*range(table[1]), ONLOOKER):
            assert game.views.view(again, seat) == game.views.view(state, seat)


@every_table
def test_a_match_goes_on_from_a_line_as_it_would_have(table):
    game, luck = find(table[0]), random.Random(5)
    starts = [state for state in positions(table, seed=5, every=LOOKS) if game.plain.waiting(state)]
    for state in starts[:: max(1, len(starts) // 4)]:
        again = game.positions.read_table(game.positions.write_table(state))
        while game.plain.waiting(state):
            who, number = random_choice(game, state, luck)
            do(game.plain, state, who, number)
            do(game.plain, again, who, number)
            assert game.positions.write_table(again) == game.positions.write_table(state)


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] == "dolores"], ids=name_of)
def test_in_dolores_every_byte_of_a_table_is_in_its_line(table):
    game = find("dolores")
    for seed in (7, 8):
        for state in positions(table, seed):
            assert facts(game.positions.read_table(game.positions.write_table(state))) == facts(state)


@every_table
def test_what_a_seat_may_not_know_is_not_in_its_line(table):
    game = find(table[0])
    for state in positions(table, seed=9, every=LOOKS):
        for seat in (*range(table[1]), ONLOOKER):
            line = game.positions.write_table(state, seat)
            guess = state.copy()
            game.plain.imagine(guess, seat, dice_of(11))

            assert game.positions.write_table(guess, seat) == line


@every_table
def test_what_a_line_leaves_open_is_drawn_and_the_seat_sees_what_it_saw(table):
    game = find(table[0])
    for state in positions(table, seed=9, every=LOOKS):
        for seat in (*range(table[1]), ONLOOKER):
            line = game.positions.write_table(state, seat)

            assert game.positions.write_table(game.positions.read_table(line, {}, dice_of(1)), seat) == line


def test_other_dice_draw_other_cards_under_a_lantern_and_other_gifts():
    lines = {
        "dolores": "3 players  dealer A  lantern C  loot ? ? | ? ?",
        "douro": "3 players  phylloxera A  valley 2  gifts 7 ? ?  hand 0 1 2 3 4 6",
    }
    for name, line in lines.items():
        game = find(name)
        drawn = {game.positions.write_table(game.positions.read_table(line, {}, dice_of(seed))) for seed in range(20)}

        assert len(drawn) > 5
        assert all("?" not in table for table in drawn)


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("dolores", "3 players"),
        ("dolores", "2 players  messages false  dealer B  now start  A: gold-1"),
        ("dolores", "3 players  dealer A  lantern C  loot gold-1 - | - -  discards lantern"),
        ("dolores", "3 players  dealer A  now gesture  loot gold-1 lace-1 | lace-2 dawn  C: eddies bet"),
        ("dolores", "3 players  dealer A  bet C  loot gold-1 lace-1 | lace-2 wines-1"),
        ("dolores", "2 players  dealer A  now pick  gestures A dodge B share  loot gold-1 - | lace-2 wines-1"),
        ("dolores", "2 players  dealer A  loot gold-1 lace-3 | lace-2 wines-1  A chose share"),
        (
            "dolores",
            "3 players  dealer A  now take  bet C share dodge  gestures A share B dodge  "
            "loot gold-1 lace-1 | lace-2 wines-1",
        ),
        ("dorada", "2 players"),
        ("dorada", "3 players  first B  turn yellow  die 5  4 violet yellow  bridge 7 green  home yellow"),
        ("dorada", "2 players  board leap  colours 2  first A  3 blue"),
        ("douro", "3 players"),
        ("douro", "4 players  lottery B 4 C -"),
        ("douro", "3 players  phylloxera A  valley 2 3 ..."),
        ("douro", "3 players  phylloxera A  turned towing  valley 2 fog  passed 1"),
        ("douro", "3 players  phylloxera A  valley 2  pile fog 1 1 2 5"),
        ("douro", "4 players  phylloxera C  turned 9 rocks  valley 2 fog  A: 7  B: 8  C: 7  D: 8"),
    ],
)
def test_people_can_write_a_line_and_get_it_back(game, line):
    positions = find(game).positions
    written = positions.write_table(positions.read_table(line))

    assert written.replace("  discards bet", "") == line


@pytest.mark.parametrize(
    ("game", "line", "reason"),
    [
        ("douro", "players 4", r"“players 4” does not belong under “players”. Expected: 3 players, 4 players"),
        ("douro", "3 players phylloxera A", "two spaces must stand between its parts"),
        ("douro", "9 players", "is for 3 to 5 players"),
        ("douro", "3 players  boat 31", r"“boat 31” needs a part “phylloxera”"),
        ("douro", "3 players  phylloxera A  boat 31", r"no part begins with “boat 31”"),
        ("douro", "3 players  phylloxera D", r"“D” does not belong under “phylloxera”. Expected: A, B and C"),
        ("douro", "3 players  points 1 2", r"“points” needs 3 words"),
        ("douro", "3 players  points 1 2 x", r"“x” does not belong under “points”"),
        ("douro", "3 players  lottery A 3 B 4", "would have nothing to do"),
        ("douro", "3 players  lottery A", r"“” does not belong under “lottery”"),
        ("douro", "3 players  phylloxera A  turned 4", r"“4” does not belong under “turned”"),
        ("douro", "3 players  phylloxera A  valley 2 2 2 2", "backs as the box"),
        ("douro", "3 players  phylloxera A  valley 2  gifts 1 2", r"“gifts” needs 3 words"),
        ("douro", "3 players  phylloxera A  valley 1 | 2 | 3", r"“1 \| 2 \| 3” does not belong under “valley”"),
        ("douro", "3 players  phylloxera A  valley 2 |", r"“2 |” does not belong under “valley”"),
        ("douro", "3 players  phylloxera A  valley 2  pile fog 1", "at least 3 regular boats"),
        ("douro", "3 players  phylloxera A  valley 2  A: 7 7", r"too many of “7”; there can be 1"),
        ("douro", "3 players  phylloxera A  valley 2  A: 5", r"“5” does not belong under “A:”"),
        ("douro", "3 players  phylloxera A  valley 2  towing", r"“towing” needs a part “cards”"),
        ("douro", "3 players  phylloxera A  cards 1 2 3", r"“cards” needs a part “valley”"),
        ("douro", "3 players  phylloxera A  half-time  over", r"“over” does not belong under “half-time”"),
        ("douro", "3 players  phylloxera A  valley 2  hand", "would have nothing to do"),
        ("douro", "3 players  phylloxera A  valley 2  A: 7 ? ? ? ? ? ? ? ? ? ?", r"too many of “\?”"),
        ("douro", "3 players  phylloxera A  valley 2  A chose 5", r"“5” does not belong under “A chose”"),
        ("douro", "3 players  phylloxera A  valley 2  A chose 1  B chose 1  C chose 1", "everyone has chosen"),
        ("douro", "3 players  phylloxera A  phylloxera B", r"“phylloxera” is there twice"),
        ("douro", "3 players  open_cards", r"“” does not belong under “open_cards”"),
        ("douro", "3 players  open_cards perhaps", "open_cards cannot be perhaps"),
        ("dorada", "2 players  die 5", r"“die 5” needs a part “first”"),
        ("dorada", "2 players  first A  die 7", r"“7” does not belong under “die”"),
        ("dorada", "2 players  first A  turn green", r"“green” does not belong under “turn”"),
        ("dorada", "2 players  first A  13 yellow", r"“yellow” does not belong under “13”"),
        ("dorada", "2 players  first A  7 yellow", r"“yellow” does not belong under “7”"),
        ("dorada", "2 players  first A  bridge 4 yellow", r"“4” does not belong under “bridge”"),
        ("dorada", "2 players  first A  bridge", r"“” does not belong under “bridge ”"),
        ("dorada", "2 players  first A  bridge 7", r"“” does not belong under “bridge 7”"),
        ("dorada", "2 players  first A  1 yellow yellow yellow yellow yellow", r"too many of “yellow”; there can be 4"),
        ("dorada", "2 players  first A  home yellow yellow yellow yellow", "A would have nothing to do"),
        ("dolores", "2 players  A: gold-1", r"“A: gold-1” needs a part “dealer”"),
        ("dolores", "2 players  dealer A  A: gold-3 gold-3", r"too many of “gold-3”; there can be 1"),
        ("dolores", "2 players  dealer A  A: bet", r"too many of “bet”; there can be 0"),
        ("dolores", "2 players  dealer A  A: gold-1*x", r"“gold-1\*x” does not belong under “A:”"),
        ("dolores", "2 players  dealer A  A: silver-1", r"“silver-1” does not belong under “A:”"),
        ("dolores", "2 players  dealer A  loot gold-1", r"“gold-1” does not belong under “loot”"),
        ("dolores", "2 players  dealer A  loot gold-1 gold-1 gold-1 | gold-1", "does not belong under “loot”"),
        ("dolores", "2 players  dealer A  loot ? ? | ? ?", r"“\?” needs a part “lantern”"),
        ("dolores", "3 players  dealer A  bet B", r"“B” does not belong under “bet”. Expected: C"),
        ("dolores", "3 players  dealer A  bet C share", r"“” does not belong under “bet”"),
        ("dolores", "3 players  dealer A  gestures C share", r"“C” does not belong under “gestures”"),
        ("dolores", "3 players  dealer A  gestures A share", r"the gestures do not fit “deal”"),
        ("dolores", "3 players  dealer A  bet C share share", r"the guess of the Bet does not fit “deal”"),
        ("dolores", "3 players  dealer A  now dance", r"“dance” does not belong under “now”"),
        ("dolores", "3 players  dealer A  now deal A", r"“deal A” does not belong under “now”"),
        ("dolores", "3 players  dealer A  now steal", r"“now steal” does not fit"),
        ("dolores", "3 players  dealer A  now start  pile 20", r"“now start” does not fit"),
        ("dolores", "3 players  dealer A  now start  loot gold-1 gold-1 | gold-2 gold-3", r"“now start” does not fit"),
        ("dolores", "3 players  dealer A  pile 2", r"the pile cannot have 2 cards left, only 6 to 76"),
        ("dolores", "3 players  dealer A  pile gold-3 gold-3", r"too many of “gold-3”; there can be 1"),
        ("dolores", "3 players  dealer A  messages false  pile message", r"too many of “message”; there can be 0"),
        ("dolores", "3 players  dealer A  pile gold-3", r"“now deal” does not fit"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_with_what_was_expected(game, line, reason):
    with pytest.raises(Refused, match=reason):
        find(game).positions.read_table(line)


def test_a_table_of_douro_that_would_run_out_of_cards_is_refused_for_a_match():
    game = find("douro")

    with pytest.raises(Refused, match="contests are still to come, but seat B has cards"):
        game.positions.check_table(game.positions.read_table("3 players  phylloxera A  valley 2 3  B: 7"))
    with pytest.raises(Refused, match="backs as the box"):
        game.positions.check_table(game.positions.read_table("3 players  phylloxera A  valley 2 3  pile 1 1 1"))


def test_a_board_of_one_s_own_is_said_beside_the_line():
    board = {
        "name": "mine",
        "dorada": 40,
        "gold": [13, 27],
        "traps": [7, 9, 10, 14, 15, 18, 21, 29, 30, 35, 36, 37, 38, 39],
        "springboards": {"11": 4, "17": 2, "20": 3, "23": -3, "33": 7},
    }
    game = find("dorada")
    state = game.set_table(2, {"board": board, "first": "B"})
    line = game.positions.write_table(state)

    assert line == "2 players  first B"
    assert facts(game.positions.read_table(line, {"board": board})) == facts(state)


def test_a_pile_that_does_not_follow_from_the_discards_is_written_out():
    line = "3 players  dealer A  discards bet  pile gold-1*2 lace-1*2 dawn message message"
    game = find("dolores")
    state = game.positions.read_table(line)

    assert state.left == 7
    assert facts(game.positions.read_table(game.positions.write_table(state))) == facts(state)


def test_an_open_choice_is_in_the_line_of_its_seat_alone():
    line = "2 players  dealer A  loot gold-1 lace-3 | lace-2 wines-1  A chose share"
    positions = find("dolores").positions
    state = positions.read_table(line)

    assert [positions.write_table(state, seat) for seat in (0, 1, ONLOOKER)] == [line, *[line[:-15]] * 2]


def test_a_game_without_words_for_tables_says_so():
    wordless = replace(find("douro"), package="tests")

    with pytest.raises(Refused, match="Douro 1872 has no way to write a table on one line"):
        wordless.positions.read_table("3 players")


def test_a_game_whose_package_is_broken_is_an_error_and_not_a_refusal():
    broken = replace(find("douro"), package="nowhere.at.all")

    with pytest.raises(ModuleNotFoundError):
        broken.positions.read_table("3 players")

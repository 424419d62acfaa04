"""The course of a match: who may read a ply, on any rules and either kind of table."""

import random

import pytest

from estran.engine.seats import ONLOOKER
from estran.engine.unpacked import unpacked
from estran.games import NAMES, find
from estran.match.course import Course
from estran.match.match import Match
from tests.tables import random_choice


def test_a_secret_choice_is_open_until_the_last_has_chosen():
    game = find("douro")
    table, course = game.positions.read_table("3 players  phylloxera A  valley 2 fog"), Course(game, game.plain)
    opened = []
    for seat, card in ((1, 4), (0, 7), (2, 0)):
        course.act(table, seat, card)
        opened.append(course.opened)

    assert opened == [0, 0, None]
    assert course.closed == 3


def test_while_it_is_open_each_seat_reads_its_own_choice_alone():
    game = find("douro")
    table, course = game.positions.read_table("3 players  phylloxera A  valley 2 fog"), Course(game, game.plain)
    course.act(table, 1, 4)
    course.act(table, 0, 7)

    assert [course.seen(viewer, ["B 4", "A 7"]) for viewer in (0, 1, 2, ONLOOKER)] == [["A 7"], ["B 4"], [], []]


def test_a_gift_stays_its_giver_s_secret_when_the_choice_is_closed():
    game = find("douro")
    table, course = game.positions.read_table("3 players  phylloxera A  half-time"), Course(game, game.plain)
    for seat in range(3):
        course.act(table, seat, seat)

    assert course.seen(1, ["A give 0", "B give 1", "C give 2"]) == ["A ?", "B give 1", "C ?"]


def test_a_fork_goes_its_own_way():
    game = find("douro")
    table, course = game.positions.read_table("3 players  phylloxera A  valley 2 fog"), Course(game, game.plain)
    twin = course.fork()
    course.act(table, 0, 7)

    assert (course.closed, len(course.eyes), twin.closed, len(twin.eyes)) == (0, 1, 0, 0)


@pytest.mark.parametrize("name", NAMES)
def test_records_and_tables_copied_out_have_the_same_course(name):
    game, luck = find(name), random.Random(4)
    packed = game.set_table(3)
    plain = unpacked(packed)
    courses = Course(game, game.plain), Course(game, game.plain)
    while game.plain.waiting(packed):
        who, number = random_choice(game, packed, luck)
        for course, table in zip(courses, (packed, plain), strict=True):
            if who == "*":
                course.happen(table, number)
            else:
                course.act(table, who, number)

        assert courses[0].eyes == courses[1].eyes
        assert courses[0].opened == courses[1].opened
    assert courses[0].opened is None


def test_choices_that_were_collected_are_played_together_in_seat_order():
    match = Match.from_table("douro", "3 players  phylloxera A  valley 2 fog", seed=1)

    assert match.append_together({"C": "0", "A": "7", "B": "4"}) == ["A 7", "B 4", "C 0"]
    assert match.plies == ["A 7", "B 4", "C 0"]

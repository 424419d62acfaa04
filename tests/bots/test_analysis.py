"""Analysis: every choice with the eyes of who made it, everybody's chances, and where the match turned."""

from itertools import groupby

import pytest

from estran.bots.analysis import Judged, Point, analyse, assembled, course, decisions, judge, turns
from estran.bots.habit import at_once
from estran.bots.search_bot import SearchBot
from estran.games import NAMES, find
from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord
from tests.bots.test_secrecy import elsewhere
from tests.words.accounts import HERE


def recorded(game, plies=None):
    """The recorded match of a game, or its beginning."""
    record = MatchRecord.load(HERE / f"{game}.json")
    return record if plies is None else Match.replay(record, plies).record()


def thinker(game, iterations):
    """A search that nobody has to compile."""
    return SearchBot(find(game), iterations, family=at_once(find(game)))


@pytest.mark.parametrize("game", NAMES)
def test_every_choice_with_an_alternative_is_looked_at(game):
    record, found = recorded(game), []
    for match, decision in decisions(record):
        assert decision.move in match.legal(decision.seat)
        assert len(match.plies) == decision.ply
        found.append(decision.ply)
    replayed = Match.replay(record, 0)
    wanted = []
    for number, ply in enumerate(record.plies):
        if ply[0] != "*" and len(replayed.legal(ply[0])) > 1:
            wanted.append(number)
        replayed.append(ply)

    assert found == wanted


def test_those_who_choose_at_once_choose_at_the_same_moment():
    opened = [decision.opened for _, decision in decisions(recorded("douro"))]
    together = [len(list(group)) for _, group in groupby(opened)]

    assert set(together) == {3}


def test_a_seat_s_choice_is_judged_by_what_the_seat_can_know():
    moments = [(match.fork(), decision) for match, decision in decisions(recorded("douro")) if decision.ply > 80]
    match, decision = moments[1]  # gifts have been given, and the seat before has laid its card
    bot = thinker("douro", 3)
    judged = [judge(bot, elsewhere(match, decision.seat, number), decision) for number in range(3)]

    assert len({str(one) for one in judged}) == 1


def test_the_same_number_of_iterations_finds_the_same():
    record = recorded("douro", 10)
    once, again = (analyse(record, thinker("douro", 2)) for _ in range(2))

    assert once == again
    assert (once.done, once.total, len(once.choices)) == (3, 3, 3)
    for one in once.choices:
        assert 0 <= one.cost <= 1
        assert sum(one.chances) == pytest.approx(1)
        assert sum(best.share for best in one.best) <= 1.000001
    assert [point.ply for point in once.points] == [6]  # before the first contest; nobody has won yet


@pytest.mark.slow
def test_a_choice_that_loses_a_pawn_for_nothing_costs_something():
    record = MatchRecord(format=FORMAT, game="dorada", players=2, plies=["* 1", "A 0", "* 2", "B 0", "* 6", "A 1"])
    record.options = {"first": "A"}
    match = Match.replay(record)

    assert -7 in match.table.square  # into the trap, where the pawns on START would have come to a safe square
    before, decision = next(decisions(record))  # the others had no choice
    judged = judge(thinker("dorada", 60), before, decision)
    assert judged.best[0].move == "0"
    assert judged.cost > 0


def judged(ply, opened, seat, chances):
    """A choice of which only the chances matter."""
    return Judged(ply, opened, seat, "7", 0.5, 0.0, [], chances)


def test_the_course_is_the_mean_of_those_who_choose_at_once_and_ends_with_the_result():
    record = recorded("douro")
    seen = [
        judged(6, 6, "A", [0.2, 0.8, 0.0]),
        judged(7, 6, "B", [0.4, 0.6, 0.0]),
        judged(10, 10, "A", [1.0, 0.0, 0.0]),
    ]
    points = course(record, seen, whole=True)

    assert points[0].ply == 6
    assert points[0].chances == pytest.approx([0.3, 0.7, 0.0])
    assert points[1] == Point(10, [1.0, 0.0, 0.0])
    assert points[2].ply == len(record.plies)
    assert [seat for seat, share in zip("ABC", points[2].chances, strict=True) if share] == record.result.winners
    assert len(course(record, seen, whole=False)) == 2


def test_turning_points_are_the_largest_swings_in_playing_order():
    chances = [0.5, 0.45, 0.7, 0.3, 0.31, 0.9, 0.7, 0.2, 0.5]
    points = [Point(10 * number, [one, 1 - one]) for number, one in enumerate(chances)]
    found = turns(points)

    assert [(turn.ply, turn.until) for turn in found] == [(10, 20), (20, 30), (40, 50), (60, 70), (70, 80)]
    assert found[2].seat == "A"
    assert found[2].swing == pytest.approx(0.59)
    assert turns(points[:2]) == []


def test_an_analysis_under_way_tells_how_far_it_is():
    record = recorded("douro")
    under_way = assembled(record, [judged(6, 6, "A", [0.2, 0.8, 0.0])], 57)

    assert (under_way.done, under_way.total) == (1, 57)
    assert len(under_way.points) == 1

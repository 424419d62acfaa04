"""What a net is told of a table, what it answers, and how it learns: the same for every seat, and nothing but facts."""

import numpy as np
import pytest

from estran.bots.foresight import ANSWERS, FACTS, UNITS, foresee, nets_of
from estran.bots.habit import at_once, habits_of
from estran.bots.school import lessons
from estran.bots.search import SearchBot
from estran.bots.walk import slate_of
from estran.games import find
from tests.bots.test_endings import seen
from tests.games.dolores import table

GAME = find("dolores")
AHEAD = "2 players  A: gold-3 wines-3  B: lace-1  pile {}"


def facts_of(state, seat):
    facts = np.zeros(FACTS, np.float32)
    return facts[: habits_of(GAME).describe(state, seat, facts)]


def answers_of(state, seat):
    slate = slate_of(GAME)[0]
    net = nets_of(GAME)[state.players]
    slate.net[: len(net)] = net
    at_once(GAME).with_(foresee)(state, seat, slate)
    return slate.answers.tolist()


def test_a_net_has_a_number_for_every_fact_of_its_table():
    assert set(nets_of(GAME)) == {2}
    for players, net in nets_of(GAME).items():
        told = len(facts_of(GAME.set_table(players), 0))

        assert told <= FACTS
        assert len(net) == UNITS * (told + 1) + ANSWERS * (UNITS + 1)


@pytest.mark.parametrize("players", GAME.players)
def test_seats_see_the_same_table_from_their_own_side(players):
    state = table(f"{players} players  A: gold-3 wines-1 lookout  B: lace-2 lace-1  pile 12")
    own, other = facts_of(state, 0), facts_of(state, 1)

    assert own[:4] == pytest.approx(other[:4])  # what concerns all
    assert sorted(own) != pytest.approx(sorted(other))
    assert own[:4].tolist() == pytest.approx([0.4, 12 / 76, 0, 1])
    assert own[6:13].tolist() == pytest.approx([0.6, 0.2, 0, 0, 0, 0, 0])  # the largest collection first
    assert own[13:22].sum() == 1  # one message


def test_who_is_far_ahead_expects_to_win_and_the_more_so_the_nearer_the_end():
    early, late = (table(AHEAD.format(pile)) for pile in (60, 6))

    assert answers_of(late, 0)[0] > 0.8 > 0.5 > 0.2 > answers_of(late, 1)[0]
    assert answers_of(late, 0)[0] > answers_of(early, 0)[0] > 0.5
    assert all(0 <= answer <= 1 for state in (early, late) for seat in (0, 1) for answer in answers_of(state, seat))


@pytest.mark.slow
def test_a_search_that_has_a_net_stops_where_the_sharing_ends():
    bot = SearchBot(GAME, 1, family=at_once(GAME))
    view = seen("dolores", table("2 players  loot gold-3 gold-2 | wines-3 wines-2  A: gold-1  B: lace-1  pile 60"))
    outlook = bot.outlook(view)

    assert sum(outlook.chances) == pytest.approx(1)
    assert 0 < outlook.chances[0] < 1
    assert outlook.chances[0] != 0.5  # a single walk to the end is won, lost or shared


@pytest.mark.slow
def test_lessons_tell_what_came_of_every_seat():
    facts, answers = lessons(GAME, 2, 60, 0, family=at_once(GAME))

    assert facts.shape == (60, 44)
    assert answers[0::2, 0] + answers[1::2, 0] == pytest.approx(1)  # the victory is shared out
    assert answers[0::2, 1] + answers[1::2, 1] == pytest.approx(1)
    assert set(answers[:, 0]) <= {0.0, 0.5, 1.0}


@pytest.mark.slow
def test_with_a_net_lessons_are_what_came_of_it_and_what_was_expected_on_the_way():
    facts, answers = lessons(GAME, 2, 30, 3, nets_of(GAME)[2], seed=3, family=at_once(GAME))

    assert facts.shape == (30, 44)
    assert answers[-2:, 0].sum() == pytest.approx(1, abs=0.3)  # expectations need not agree
    assert len(set(answers[:, 0])) > 20

"""What a net is told of a table, what it answers, and how it learns: the same for every seat, and nothing but facts."""

import numpy as np
import pytest

from estran.bots.habit import at_once
from estran.bots.search_bot import SearchBot
from estran.bots.tree_search import Walk
from estran.bots.value_net import ANSWERS, FACTS, UNITS, foresee, nets_of
from estran.games import find
from estran.games.douro.state import Phase
from estran.tools.training import lessons
from tests.bots.test_endings import seen
from tests.games import douro
from tests.games.dolores import table

GAME, DOURO = find("dolores"), find("douro")
LEARNT = {"dolores": {2}, "dorada": set(), "douro": {3}}
AHEAD = "2 players  A: gold-3 wines-3  B: lace-1  pile {}"


def facts_of(state, seat, game=GAME):
    facts = np.zeros(FACTS, np.float32)
    return facts[: at_once(game).describe(state, seat, facts)]


def answers_of(state, seat, game=GAME):
    scratch = Walk.sized(**game.sizes).new()
    net = nets_of(game)[state.players]
    scratch.net[: len(net)] = net
    at_once(game).with_(foresee)(state, seat, scratch)
    return scratch.answers.tolist()


@pytest.mark.parametrize(("name", "sizes"), LEARNT.items())
def test_a_net_has_a_number_for_every_fact_of_its_table(name, sizes):
    game = find(name)

    assert set(nets_of(game)) == sizes
    for players, net in nets_of(game).items():
        told = len(facts_of(game.set_table(players), 0, game))

        assert len(net) == UNITS * (told + 1) + ANSWERS * (UNITS + 1)


@pytest.mark.parametrize("name", [name for name, sizes in LEARNT.items() if sizes])
def test_there_is_room_for_all_facts_of_the_largest_table(name):
    game = find(name)

    assert 0 < at_once(game).describe(game.set_table(max(game.players)), 0, np.zeros(FACTS)) <= FACTS


@pytest.mark.parametrize("players", GAME.players)
def test_seats_see_the_same_table_from_their_own_side(players):
    state = table(f"{players} players  A: gold-3 wines-1 lookout  B: lace-2 lace-1  pile 12")
    own, other = facts_of(state, 0), facts_of(state, 1)

    assert own[:4] == pytest.approx(other[:4])  # what concerns all
    assert sorted(own) != pytest.approx(sorted(other))
    assert own[:4].tolist() == pytest.approx([0.4, 12 / 76, 0, 1])
    assert own[6:13].tolist() == pytest.approx([0.6, 0.2, 0, 0, 0, 0, 0])  # the largest collection first
    assert own[13:22].sum() == 1  # one message


def test_seats_of_douro_see_the_same_table_from_their_own_side():
    state = douro.table("3 players  phylloxera B  points 9 4 5  hand 0 10  valley 2 fog")
    state.gift[:3] = 3
    own, other = (facts_of(state, seat, DOURO) for seat in (0, 1))

    assert own[:3].tolist() == pytest.approx([0.6, 0.1, 1])  # two boats are left, and the gifts are made
    assert own[:23] == pytest.approx(other[:23])  # what concerns all
    assert own[15:19].tolist() == pytest.approx([0, 0.4, 1, 0])  # a boat of the second level, then a fog
    assert own[23:36].tolist() == pytest.approx([0, 0.9, 0.3, 1, *[0] * 8, 1])
    assert own[36:40] == pytest.approx(-other[53:57])  # the first is as far ahead of the second as that one is behind
    assert own[36] == 1


@pytest.mark.parametrize(("phase", "settled"), [("BID", True), ("TURN", False), ("TOW", False), ("LAY", True)])
def test_a_contest_of_douro_is_settled_when_its_boat_has_had_its_effect(phase, settled):
    before = douro.table("3 players  valley 2 3 fog")
    after = before.copy()
    after.phase, after.sailed = Phase[phase], 1

    assert at_once(DOURO).is_settled(after, before) is settled
    assert not at_once(DOURO).is_settled(before, before)


def test_who_is_far_ahead_expects_to_win_and_the_more_so_the_nearer_the_end():
    early, late = (table(AHEAD.format(pile)) for pile in (60, 6))

    assert answers_of(late, 0)[0] > 0.8 > 0.5 > 0.2 > answers_of(late, 1)[0]
    assert answers_of(late, 0)[0] > answers_of(early, 0)[0] > 0.5
    assert all(0 <= answer <= 1 for state in (early, late) for seat in (0, 1) for answer in answers_of(state, seat))


def test_in_douro_too_who_is_ahead_at_the_last_boat_expects_to_win():
    state = douro.table("3 players  phylloxera C  points 12 5 4  hand 6  gifts 3 4 7  valley 2  pile")
    ahead, behind, last = (answers_of(state, seat, DOURO)[0] for seat in (0, 1, 2))

    assert ahead > 0.8 > 0.2 > max(behind, last)


@pytest.mark.slow
def test_a_search_that_has_a_net_stops_where_the_sharing_ends():
    bot = SearchBot(GAME, 1, family=at_once(GAME))
    view = seen("dolores", table("2 players  loot gold-3 gold-2 | wines-3 wines-2  A: gold-1  B: lace-1  pile 60"))
    outlook = bot.outlook(view)

    assert sum(outlook.chances) == pytest.approx(1)
    assert 0 < outlook.chances[0] < 1
    assert outlook.chances[0] != 0.5  # a single walk to the end is won, lost or shared


@pytest.mark.slow
def test_where_only_chance_is_left_every_walk_looks_at_all_choices():
    bot = SearchBot(DOURO, 8, family=at_once(DOURO))
    view = seen("douro", douro.table("3 players  points 5 5 5  hand 0 10  gifts 4 4 4  valley 5 5  pile"))
    outlook = bot.outlook(view)

    assert [bot._trees[0].entry(view, card).tries for card in view.choices] == [7, 7]  # the first walk adds the node
    assert outlook.shares[1] > 0.9  # on a boat that three tens can fill the 0 would pay
    assert outlook.values[1] > outlook.values[0]


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

"""Who meets whom: everybody at every seat, with the same chance."""

from collections import Counter

import pytest

from estran.engine.game import Refused
from estran.trials.schedule import Fixture, fixtures, line_ups, pair, seed_of


def test_two_bots_at_a_table_of_two_change_seats():
    assert pair("a", "b", 2) == [("a", "b"), ("b", "a")]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_sits_among_the_others_at_every_seat_and_the_other_way_round(players):
    lineups = pair("a", "b", players)

    assert Counter(lineup.count("a") for lineup in lineups) == {1: players, players - 1: players}
    assert len(set(lineups)) == 2 * players
    assert [sum(lineup[seat] == "a" for lineup in lineups) for seat in range(players)] == [players] * players


def test_several_bots_meet_in_pairs():
    met = {frozenset(lineup) for lineup in line_ups(["a", "b", "c"], 3)}

    assert met == {frozenset("ab"), frozenset("ac"), frozenset("bc")}


def test_mixed_tables_seat_different_bots_everywhere():
    lineups = line_ups(["a", "b", "c", "d"], 3, mixed=True)

    assert all(len(set(lineup)) == 3 for lineup in lineups)
    assert [Counter(lineup[seat] for lineup in lineups) for seat in range(3)] == [dict.fromkeys("abcd", 3)] * 3


def test_mixed_tables_need_enough_bots():
    with pytest.raises(Refused) as refused:
        line_ups(["a", "b"], 3, mixed=True)

    assert refused.value.arguments == {"bots": 2, "players": 3}


def test_all_line_ups_play_with_one_chance_before_the_next_is_dealt():
    due = list(fixtures(["a", "b", "c"], [2, 3], 2))

    assert [fixture.number for fixture in due] == [0] * (len(due) // 2) + [1] * (len(due) // 2)
    assert {fixture.lineup for fixture in due if fixture.number == 0} == {
        fixture.lineup for fixture in due if fixture.number == 1
    }


def test_chance_depends_on_seed_number_and_table_size_alone():
    seeds = {
        (seed, players, number): {seed_of(seed, Fixture(number, lineup)) for lineup in pair("a", "b", players)}
        for seed in range(3)
        for players in (2, 3, 4)
        for number in range(5)
    }

    assert all(len(same) == 1 for same in seeds.values())
    assert len(set.union(*seeds.values())) == len(seeds)

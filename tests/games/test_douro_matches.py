"""Douro 1872: matches to read. After the arrow stand everybody's points and the holder of the phylloxera."""

import pytest

from estran.games.douro import GAME
from tests.games.douro import events, follow, holder, phase, points


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


def play_through(rules, players, match):
    """Play a match line by line; whatever a line claims after its arrow must be so."""
    state = GAME.set_table(players)
    for line in match.strip().splitlines():
        plies, _, result = line.partition("→")
        follow(rules, state, *(ply.strip() for ply in plies.split(",")))
        if result:
            assert [*map(str, points(state)), holder(state)] == result.split(), line
    return state


def test_the_beginning_that_the_notation_page_shows(rules):
    state = play_through(
        rules,
        3,
        """
        * lottery A 7, * lottery B 0, * lottery C 3
        * level 2, * fog
        B 4, A 10, C 0, * order 9  → 7 5 5 B
        """,
    )

    assert phase(state).name == "BID"


def test_three_growers_meet_cardia_early_and_give_after_eleven_contests(rules):
    state = play_through(
        rules,
        3,
        """
        * lottery A 6, * lottery B 2, * lottery C 2
        * lottery B 9, * lottery C 7
        * level 4, * fog
        A 1, B 8, C 7, * order 23  → 3 5 5 C
        A 4, B 3, C 3, * towing, * fog, * fog, * level 3, * order 17  → 3 5 3 A
        A 10, B 4, C 8, * customs  → 3 5 3 A
        A 0, B 0, C 2, * cardia  → 1 5 3 B
        * fog
        A 2, B 0, C 4, * tavern  → 1 7 3 B
        * level 5, * level 3, * level 4, * level 1, * fog
        A 3, B 9, C 1, * order 25  → 1 7 1 B
        A 7, B 7, C 2, * order 13  → 3 7 1 C
        A 6, B 10, C 9, * order 21  → 3 9 1 C
        A 8, B 1, C 10, * order 5  → 3 9 3 C
        A 9, B 6, C 0, * rapids  → 3 9 5 C
        * fog
        A 0, B 2, C 6, * rocks  → 0 9 5 C
        A give 8, B give 8, C give 6
        * level 2, * level 4, * level 1, * level 5, * level 2, * level 2, * level 1, * level 5, * level 3
        A 3, B 4, C 0, * order 9  → 0 9 3 C
        A 10, B 10, C 3, * order 19  → 1 10 3 C
        A 7, B 6, C 4, * order 3  → 3 10 3 C
        A 9, B 3, C 1, * order 27  → 3 10 1 C
        A 4, B 1, C 10, * order 7  → 3 10 3 C
        A 2, B 9, C 7, * order 11  → 3 12 3 C
        A 6, B 7, C 8, * order 1  → 3 12 5 C
        A 1, B 0, C 9, * order 29  → 3 10 5 C
        A 0, B 2, C 2, * order 15  → 1 11 4 B
        """,
    )

    assert events(state)[-1] == "won seat=B total=11"


def test_four_growers_give_in_the_middle_of_a_stretch_and_the_phylloxera_breaks_the_tie(rules):
    state = play_through(
        rules,
        4,
        """
        * lottery A 0, * lottery B 6, * lottery C 8, * lottery D 7
        * level 5, * level 5, * level 3, * level 5, * level 4, * level 2, * fog
        A 1, B 7, C 2, D 9, * order 33  → 3 5 5 5 A
        A 6, B 4, C 10, D 4, * order 36  → 3 4 5 4 A
        A 2, B 9, C 7, D 7, * order 23  → 3 6 5 4 A
        A 3, B 6, C 6, D 6, * order 39  → 1 6 5 4 A
        A 7, B 10, C 4, D 1, * order 28  → 1 6 5 2 A
        A 8, B 8, C 3, D 3, * order 15  → 1 8 5 2 B
        A 0, B 2, C 8, D 0, * rocks  → 0 8 5 0 B
        * level 3, * fog
        A 10, B 1, C 9, D 2, * order 17  → 2 8 5 0 B
        A 9, B 0, C 1, D 8, * tavern  → 2 10 5 0 B
        * level 4, * fog
        A 4, B 3, C 0, D 10, * order 25  → 2 10 3 0 B
        A give 3, B give 7, C give 2, D give 3
        A 4, B 0, C 1, D 7, * towing, * fog, * fog, * level 4, * order 31  → 2 8 3 0 B
        A 8, B 9, C 8, D 9, * rapids  → 3 8 4 0 C
        A 6, B 1, C 3, D 0, * customs  → 3 8 4 0 C
        * level 1, * fog
        A 10, B 2, C 4, D 4, * order 4  → 5 8 4 0 D
        A 2, B 6, C 10, D 2, * cardia  → 5 8 6 0 A
        * level 2, * level 1, * level 1, * level 2, * level 3
        A 7, B 4, C 0, D 2, * order 9  → 7 8 6 0 A
        A 2, B 3, C 6, D 1, * order 1  → 7 8 8 0 A
        A 0, B 8, C 9, D 8, * order 7  → 7 8 10 0 A
        A 9, B 10, C 10, D 6, * order 12  → 7 9 11 0 A
        A 1, B 6, C 7, D 10, * order 20  → 7 10 10 2 B
        """,
    )

    assert events(state)[-2:] == ["tie_broken seats=BC holder=B seat=C", "won seat=C total=10"]

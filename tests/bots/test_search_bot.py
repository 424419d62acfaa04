"""Bots that search: on several cores, with beliefs, with solved endings, and the baseline they are measured against."""

from typing import Any

import pytest

from estran.bots.endings import SmallEndings
from estran.bots.expert import ExpertBot
from estran.bots.habit import at_once
from estran.bots.outlook import Belief
from estran.bots.random import RandomBot
from estran.bots.search_bot import SearchBot
from estran.bots.sight import Sight, move_of, sight
from estran.bots.uct import UctBot
from estran.engine.dice import dice_of
from estran.games import find
from estran.games.dolores.actions import HAND
from estran.games.dolores.box import HANDS, Gesture
from estran.match.match import Match
from tests.bots.test_endings import DOLORES, seen
from tests.games.dolores import table
from tests.games.test_dorada import table as dorada

SHARE, CONFLICT = (HAND + HANDS.index(1 << gesture) for gesture in (Gesture.SHARE, Gesture.CONFLICT))


def somewhere(name: str, players: int = 3) -> Sight:
    """What a seat sees in the middle of a match, where it has a choice."""
    match, number = Match(name, players, seed=5), 0
    while number < 20 or len(match.legal(min(match.waiting))) < 2:
        seat, number = min(match.waiting), number + 1
        match.play(seat, move_of(RandomBot(), match, seat, dice_of(5, number)))
    return sight(match, min(match.waiting), dice_of(6))


def gestures(words: str) -> Any:
    """Dolorès with two players who now choose their gestures."""
    return seen("dolores", table(words))


@pytest.mark.compiled
@pytest.mark.slow
def test_several_cores_search_together_and_the_same_seed_finds_the_same():
    outlooks = []
    for _ in range(2):
        bot = SearchBot(find("douro"), 600, threads=3)
        outlooks.append(bot.outlook(somewhere("douro")))

    assert outlooks[0] == outlooks[1]
    assert sum(outlooks[0].shares) == pytest.approx(1)
    assert sum(outlooks[0].chances) == pytest.approx(1)


@pytest.mark.compiled
@pytest.mark.slow
def test_time_is_kept():
    bot = SearchBot(find("douro"), seconds=0.05)

    assert bot.choose(somewhere("douro")) in somewhere("douro").choices


@pytest.mark.slow
def test_a_bot_that_is_sure_that_the_other_shares_fights_for_all_of_it():
    view = gestures("2 players  loot gold-3 gold-2 | wines-3 wines-2  A: gold-1  B: lace-1  pile 30")
    bot = SearchBot(find("dolores"), 60, family=at_once(find("dolores")))
    outlook = bot.outlook(view, {1 - view.seat: Belief(1.0, {SHARE: 1000})})
    best = view.choices[outlook.values.index(max(outlook.values))]

    assert best == CONFLICT


@pytest.mark.compiled
@pytest.mark.slow
def test_the_baseline_plays_legal_choices_and_the_same_ones_for_a_seed():
    bot = UctBot(find("douro"), 200)
    chosen = {bot.choose(somewhere("douro")) for _ in range(3)}

    assert len(chosen) == 1
    assert chosen <= set(somewhere("douro").choices)


@pytest.mark.compiled
@pytest.mark.slow
def test_an_expert_knows_the_endings_and_searches_before_them():
    expert = ExpertBot(find("dorada"), 50)
    ending = seen(
        "dorada", dorada("2 players  turn yellow  die 6  34 yellow  20 yellow  home yellow violet  bridge 35 violet")
    )
    few = seen(
        "dorada",
        dorada(
            "2 players  turn yellow  die 6  34 yellow  20 yellow  bridge 35 yellow  bridge 36 yellow  home violet violet violet violet"
        ),
    )

    assert expert.endings.outlook(ending) is None
    assert sum(expert.outlook(ending).shares) == pytest.approx(1)
    assert expert.outlook(few) == expert.endings.outlook(few)


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("words", DOLORES)
def test_an_expert_loses_nothing_in_a_last_sharing(words):
    expert, view = ExpertBot(find("dolores"), 50), gestures(words)
    shares, endings = expert.outlook(view).shares, expert.endings

    assert len(shares) >= 3
    assert isinstance(endings, SmallEndings)
    assert (endings.payoffs(view.seat).T @ shares).min() == pytest.approx(endings.value(view.seat))

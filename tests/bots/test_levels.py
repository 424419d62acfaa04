"""Bots that know a game: they play whole matches, know no more than their seat, and are worth playing against."""

import copy
import pickle
from dataclasses import replace

import pytest

from estran.bots.habit import HabitBot, at_once, thinking
from estran.bots.levels import LEVELS, SEARCHING, bot_of
from estran.bots.policy import PolicyBot
from estran.bots.random import RandomBot
from estran.bots.search_bot import SearchBot
from estran.bots.sight import Bot, move_of, sight
from estran.engine.dice import dice_of
from estran.engine.game import Refused
from estran.games import NAMES, find
from estran.match.match import Match

SIZES = [(name, players) for name in NAMES for players in find(name).players]


def played(name, players, bots, seed):
    """A whole match of these bots."""
    match, number = Match(name, players, seed=seed), 0
    while not match.over:
        seat = min(match.waiting)
        match.play(seat, move_of(bots[match.seat(seat)], match, seat, dice_of(seed, number)))
        number += 1
    return match.record().result


@pytest.mark.parametrize(("name", "players"), SIZES)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_level_plays_whole_matches_of_every_size(level, name, players):
    result = played(name, players, [bot_of(level, find(name))] * players, seed=players)

    assert len(result.scores) == players


@pytest.mark.parametrize("name", NAMES)
def test_normal_is_better_than_chance(name):
    wins = 0.0
    for seed in range(8):
        for seat in range(3):
            bots: list[Bot] = [RandomBot()] * 3
            bots[seat] = HabitBot(find(name), LEVELS["normal"].care)
            winners = played(name, 3, bots, seed).winners
            wins += ("ABC"[seat] in winners) / len(winners)

    assert wins > 10.5  # of 24, where chance would win eight


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))], ids=["copy", "pickle"])
@pytest.mark.parametrize("level", [*LEVELS, "policy"])
def test_bots_can_be_copied_and_pickled_and_choose_as_before(level, copied):
    game, match = find("dorada"), Match("dorada", 2, seed=3)
    bot = PolicyBot(game, 0.3) if level == "policy" else bot_of(level, game, 20 if level in SEARCHING else None)
    again = copied(bot)

    assert type(again) is type(bot)
    assert getattr(again, "honesty", None) == getattr(bot, "honesty", None)
    for seed in range(4):
        moves = [move_of(one, match, min(match.waiting), dice_of(seed)) for one in (bot, again)]

        assert moves[0] == moves[1]

        match.play(min(match.waiting), moves[0])


def test_a_level_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(Refused) as refused:
        bot_of("genius", find("douro"))

    assert refused.value.arguments["known"] == list(LEVELS)


def test_a_searching_level_may_be_named_with_its_iterations():
    named, bot = bot_of("hard@50", find("douro")), bot_of("hard", find("douro"), 50)

    assert isinstance(named, SearchBot)
    assert (type(named), named.iterations) == (type(bot), 50)


@pytest.mark.parametrize("name", ["normal@50", "hard@", "hard@0", "hard@many"])
def test_iterations_that_cannot_be_are_refused_with_the_levels_that_take_some(name):
    with pytest.raises(Refused, match=r"@ must be followed by a number of iterations.*: hard and expert"):
        bot_of(name, find("douro"))


def at_half_time(seed):
    """Douro, some contests after half-time: the others' gifts are secret."""
    match, number = Match("douro", 3, seed=seed), 0
    while sum("give" in ply for ply in match.plies) < 3 or number % 3:
        seat = min(match.waiting)
        match.play(seat, move_of(RandomBot(), match, seat, dice_of(seed, number)))
        number += 1
    return match


@pytest.mark.parametrize(
    "bot",
    [HabitBot(find("douro"), LEVELS["normal"].care), SearchBot(find("douro"), 3, family=at_once(find("douro")))],
    ids=["habit", "search"],
)
def test_a_choice_is_the_same_when_what_is_hidden_is_replaced(bot):
    match, game = at_half_time(4), find("douro")
    choices = set()
    for number in range(6):
        table = match.table
        game.plain.imagine(table, 0, dice_of(number))  # other gifts of the others
        game.plain.imagine(table, 0, dice_of(99))  # as `sight` does
        choices.add(bot.choose(replace(sight(match, "A", dice_of(1)), table=table, dice=dice_of(1))))

    assert len(choices) == 1


@pytest.mark.compiled
@pytest.mark.slow
def test_search_is_the_same_compiled_and_plain():
    game, match = find("douro"), at_half_time(2)
    found = [
        SearchBot(game, 30, family=family).outlook(sight(match, "B", dice_of(9))).shares
        for family in (at_once(game), thinking(game), thinking(game))
    ]

    assert found[0] == pytest.approx(found[1])
    assert found[1] == found[2]

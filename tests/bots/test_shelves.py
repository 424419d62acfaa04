"""A game that brings nothing for bots has bots all the same: they like every choice alike, search, and keep silent."""

from dataclasses import replace

import pytest

from estran.bots.habit import HabitBot, at_once
from estran.bots.levels import LEVELS
from estran.bots.reason import Advice, advice
from estran.bots.search_bot import SearchBot
from estran.bots.shelves import endings_of, habits_of, manners_of, reasons_of
from estran.bots.sight import Sight, sight
from estran.bots.value_net import nets_of
from estran.engine.dice import dice_of
from estran.games import NAMES, find
from estran.match.match import Match
from estran.words.folders import LANGUAGES
from estran.words.narrator import Narrator
from estran.words.speaker import speaker

BARE = replace(find("douro"), package="elsewhere")  # the rules of Douro, in a package without shelves


def seen(seed: int = 3) -> Sight:
    """What a seat knows at the first choice of a match."""
    match = Match("douro", 3, seed=seed)
    return replace(sight(match, "B", dice_of(seed)), game=BARE)


def test_without_habits_every_choice_is_liked_alike():
    weights = HabitBot(BARE, LEVELS["normal"].care).weights(seen())

    assert len(weights) > 1
    assert set(weights) == {1}


def test_without_habits_choices_differ_from_seed_to_seed():
    bot = HabitBot(BARE, LEVELS["normal"].care)

    assert len({bot.choose(replace(seen(), dice=dice_of(seed))) for seed in range(20)}) > 4


def test_without_a_shelf_there_is_no_talk_no_net_and_no_solver():
    assert HabitBot(BARE, 1.0).talk(seen()) == []
    assert nets_of(BARE) == {}
    assert endings_of(BARE) is None


def test_search_needs_no_habits():
    bot = SearchBot(BARE, 6, family=at_once(BARE))

    assert bot.choose(seen()) in seen().choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_without_a_reason_can_be_said(language):
    advised = advice(HabitBot(BARE, 1.0), seen())

    assert advised == Advice(advised.action, ("none", {}), 1.0)
    assert speaker(language).text(Narrator(BARE, ["Ada", "Ben", "Cy"], "B").reason(advised.why)).endswith(".")


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_brings_has_the_functions_that_general_code_calls(name):
    game = find(name)
    wanted = {
        habits_of(game): ("SCALE", "weigh"),
        reasons_of(game): ("reason",),
        manners_of(game): ("trust", "note", "guesses", "faithful", "speak"),
        endings_of(game): ("solver",),
    }

    assert all(hasattr(module, one) for module, names in wanted.items() if module is not None for one in names)

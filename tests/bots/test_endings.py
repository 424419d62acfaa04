"""Endings are solved exactly: as an unhurried reckoning by hand would have it, and better than what search and habits find."""

from functools import cache

import numpy as np
import pytest

from estran.bots.endings import SmallEndings
from estran.bots.habit import at_once, thinking
from estran.bots.shelves import habits_of
from estran.bots.sight import Sight
from estran.engine.dice import dice_of
from estran.engine.layout import copy_of, facts
from estran.engine.seats import CHANCE, NOBODY, members
from estran.games import find
from tests.games.dolores import table as dolores
from tests.games.test_dorada import table as dorada

DORADA = [  # past the springboard that leads back, so that every way leads on
    "2 players  turn yellow  die 2  34 yellow  32 yellow  home yellow violet violet  bridge 35 yellow  bridge 36 violet  bridge 37 violet",
    "2 players  turn yellow  die 1  34 yellow  32 yellow  33 violet  home violet  bridge 35 yellow  bridge 36 yellow  bridge 37 violet  bridge 38 violet",
    "2 players  turn violet  die 3  34 violet yellow  32 violet  home yellow violet  bridge 35 yellow  bridge 36 violet  bridge 37 yellow",
]
DOLORES = [
    "2 players  loot gold-3 wines-1 | lace-2 jewels-1  A: gold-2 wines-2 lace-1  B: jewels-2 weapons-1 gold-1  pile wines-1 dawn",
    "2 players  loot theft wines-1 | gold-2 lace-1  A: gold-1 lace-3 jewels-2  B: muddle wines-3 jewels-1  pile lace-1 lace-2 dawn",
    "2 players  loot gold-1 wines-1 | gold-2 gold-3  A: trickery gold-1 lace-3  B: wines-3 jewels-1  pile dawn",
]
RECKONED: dict[bytes, float] = {}  # by what is on the table
VICTORIES: dict[bytes, float] = {}


def both_ways(tables):
    """All of them compiled, and the last one, the shortest, as written."""
    compiled = [pytest.param(words, True, marks=[pytest.mark.compiled, pytest.mark.slow]) for words in tables]
    return [*compiled, pytest.param(tables[-1], False, marks=pytest.mark.slow)]


@cache
def solver(name, compiled):
    return SmallEndings(find(name), (thinking if compiled else at_once)(find(name)))


def seen(name, state):
    """What a seat that is asked sees; nothing is hidden in these endings."""
    game = find(name)
    seat = members(game.plain.waiting(state))[0]
    return Sight(game, state, seat, game.legal_actions(state, seat), 1.0, dice_of(1), [], [])


def worth(game, state, seat):
    """What the end is worth: winning above all, and the points as well."""
    points, won = [0] * 5, members(game.plain.winners(state))
    game.plain.score(state, points)
    lead = points[seat] - points[1 - seat]
    return 0.7 * (seat in won) / len(won) + 0.3 * (0.5 + 0.5 * lead / (abs(lead) + habits_of(game).SCALE))


def after(game, state, *steps):
    """The table after these choices, or after an outcome of chance."""
    then = copy_of(state)
    for seat, action in steps:
        if seat is None:
            game.plain.happen(then, action)
        else:
            game.plain.act(then, seat, action)
    return then


def reckoned(game, state):
    """What a table is worth to A, reckoned way by way."""
    known = facts(state)
    if known not in RECKONED:
        RECKONED[known] = reckon(game, state)
    return RECKONED[known]


def reckon(game, state):
    """The same for a table that did not come up before."""
    asked = game.plain.waiting(state)
    if asked == NOBODY:
        return worth(game, state, 0)
    if asked == CHANCE:
        weights = game.chances(state)
        ways = [(weight, (None, outcome)) for outcome, weight in enumerate(weights) if weight]
        return sum(weight * reckoned(game, after(game, state, step)) for weight, step in ways) / sum(weights)
    if len(members(asked)) == 1:
        (seat,) = members(asked)
        values = [reckoned(game, after(game, state, (seat, action))) for action in game.legal_actions(state, seat)]
        return max(values) if seat == 0 else min(values)
    return value_of(matrix(game, state))


def matrix(game, state):
    """What each pair of choices is worth to A."""
    return np.array(
        [
            [reckoned(game, after(game, state, (0, mine), (1, theirs))) for theirs in game.legal_actions(state, 1)]
            for mine in game.legal_actions(state, 0)
        ]
    )


def value_of(payoffs):
    """The value of a matrix game, to about a thousandth, as both sides learn it by regret."""
    row, column = np.zeros(payoffs.shape[0]), np.zeros(payoffs.shape[1])
    rows, columns = np.zeros_like(row), np.zeros_like(column)
    for turn in range(1, 2001):
        x = row / row.sum() if row.sum() > 0 else np.full(len(row), 1 / len(row))
        y = column / column.sum() if column.sum() > 0 else np.full(len(column), 1 / len(column))
        row = np.maximum(row + payoffs @ y - x @ payoffs @ y, 0)
        column = np.maximum(column - x @ payoffs + x @ payoffs @ y, 0)
        rows, columns = rows + turn * x, columns + turn * y
    return (rows / rows.sum()) @ payoffs @ (columns / columns.sum())


@pytest.mark.parametrize(("words", "compiled"), both_ways(DORADA))
def test_few_pawns_are_worth_what_their_expectation_is(words, compiled):
    state, game = dorada(words), find("dorada")
    sight = seen("dorada", state)
    outlook = solver("dorada", compiled).outlook(sight)
    by_hand = [reckoned(game, after(game, state, (sight.seat, action))) for action in sight.choices]

    assert outlook is not None
    assert len(by_hand) > 1
    assert [value if sight.seat == 0 else 1 - value for value in outlook.values] == pytest.approx(by_hand)


@pytest.mark.parametrize(("words", "compiled"), both_ways(DOLORES))
def test_the_last_sharing_is_an_equilibrium(words, compiled):
    game, state = find("dolores"), dolores(words)
    while game.plain.waiting(state) != 3:  # everybody passes, up to the gestures
        (seat,) = members(game.plain.waiting(state))
        game.plain.act(state, seat, 0)
    endings = solver("dolores", compiled)
    outlook = endings.outlook(seen("dolores", state))
    payoffs = matrix(game, state)

    assert outlook is not None
    assert endings.payoffs(0) == pytest.approx(payoffs, abs=2e-3)
    assert endings.value(0) == pytest.approx(value_of(payoffs), abs=2e-3)
    assert (np.array(outlook.shares) @ payoffs).min() == pytest.approx(endings.value(0), abs=2e-3)
    assert sum(outlook.chances) == pytest.approx(1)


def victory(game, state):
    """How often A wins if everybody does what is worth most to them, reckoned way by way."""
    known = facts(state)
    if known not in VICTORIES:
        VICTORIES[known] = won(game, state)
    return VICTORIES[known]


def won(game, state):
    """The same for a table that did not come up before."""
    asked = game.plain.waiting(state)
    if asked == NOBODY:
        seats = members(game.plain.winners(state))
        return (0 in seats) / len(seats)
    if asked == CHANCE:
        weights = game.chances(state)
        ways = [(weight, after(game, state, (None, outcome))) for outcome, weight in enumerate(weights) if weight]
        return sum(weight * victory(game, then) for weight, then in ways) / sum(weights)
    (seat,) = members(asked)
    ways = [after(game, state, (seat, action)) for action in game.legal_actions(state, seat)]
    return victory(game, (max if seat == 0 else min)(ways, key=lambda then: reckoned(game, then)))


@pytest.mark.parametrize(("words", "compiled"), both_ways(DORADA))
def test_chances_are_of_victory_and_points_do_not_count_in_them(words, compiled):
    state = dorada(words)
    outlook = solver("dorada", compiled).outlook(seen("dorada", state))
    by_hand = victory(find("dorada"), state)

    assert outlook is not None
    assert outlook.chances == pytest.approx([by_hand, 1 - by_hand])


@pytest.mark.slow
def test_who_can_no_longer_be_caught_wins_for_certain():
    words = "2 players  loot gold-1 wines-1 | gold-1 wines-1  A: gold-3 gold-2 gold-2 wines-3  B: jewels-1  pile dawn"
    outlook = solver("dolores", False).outlook(seen("dolores", dolores(words)))

    assert outlook is not None
    assert outlook.chances == pytest.approx([1, 0])
    assert max(outlook.values) < 1  # there are points to be had still


def test_the_rest_of_a_match_that_is_long_is_not_solved():
    beginning = dolores("2 players  loot gold-3 wines-1 | lace-2 jewels-1  pile 40")
    lantern = dolores(
        "2 players  loot gold-3 wines-1 | lace-2 jewels-1  A: lantern  pile gold-1 gold-2 lace-1 lace-3 dawn"
    )

    assert not solver("dolores", False).solve(beginning)
    assert not solver("dolores", False).solve(lantern)  # it could hide the loot that is to come

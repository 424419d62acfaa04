"""The last real choice of Douro: every gift that may have been made is counted, and the answer is nearly the best."""

from functools import cache
from itertools import combinations, product

import numpy as np
import pytest

from estran.bots.douro.last_choice import CARDS, FACES, LastChoice, faces_of, is_last_choice
from estran.bots.habit import at_once, thinking
from estran.bots.shelves import habits_of
from estran.bots.sight import sight
from estran.engine.dice import dice_of, roll
from estran.engine.layout import copy_of
from estran.engine.seats import CHANCE, NOBODY, members
from estran.games import find
from estran.match.match import Match

GAME = find("douro")


@cache
def plain_solver():
    return LastChoice(GAME, at_once(GAME))


@cache
def at_the_last_choice(players, seed):
    """A match of random players, up to there."""
    match, stream = Match("douro", players, seed=seed), dice_of(seed)
    while not is_last_choice(match.table):
        seat = min(match.waiting)
        match.play(seat, match.legal(seat)[roll(stream, len(match.legal(seat)))])
    return match


def expected(state, at_the_end):
    """What every seat has on average at the end, where only one card is left to play until then."""
    asked = GAME.plain.waiting(state)
    if asked == NOBODY:
        return at_the_end(state)
    if asked != CHANCE:
        then = copy_of(state)
        for seat in members(asked):
            GAME.plain.act(then, seat, GAME.legal_actions(then, seat)[0])
        return expected(then, at_the_end)
    weights = GAME.chances(state)
    total = np.zeros(state.players)
    for outcome, weight in enumerate(weights):
        if weight:
            then = copy_of(state)
            GAME.plain.happen(then, outcome)
            total += weight / sum(weights) * expected(then, at_the_end)
    return total


def victory(state):
    """Who has won."""
    won = members(GAME.plain.winners(state))
    return np.array([(seat in won) / len(won) for seat in range(state.players)])


def worth(state):
    """Winning above all, and the points as well."""
    points = np.zeros(5, int)
    GAME.plain.score(state, points)
    points = points[: state.players]
    lead = points - (points.sum() - points) / (state.players - 1)
    return 0.7 * victory(state) + 0.3 * (0.5 + 0.5 * lead / (abs(lead) + habits_of(GAME).SCALE))


@pytest.mark.slow
def test_what_cards_bring_where_faces_meet_is_the_mean_over_all_boats():
    table = at_the_last_choice(3, 4).table
    solver = plain_solver()
    solver.prepare(table)
    for seat in range(3):
        table.gift[seat] = faces_of(table, seat)[0]  # the first face of each, and then the higher card of each
        table.hand[seat] = (table.hand[seat] | 1 << at_the_last_choice(3, 4).table.gift[seat]) & ~(
            1 << table.gift[seat]
        )
    for seat in range(3):
        GAME.plain.act(table, seat, GAME.legal_actions(table, seat)[1])

    assert solver.worth(meeting=0, play=CARDS**3 - 1)[:3] == pytest.approx(expected(table, worth))


@pytest.mark.slow
def test_chances_are_of_victory_as_the_seat_sees_them_that_knows_its_own_gift():
    seen, solver = sight(at_the_last_choice(3, 4), "B", dice_of(1)), plain_solver()
    outlook = solver.outlook(seen)
    rivals = [(seat, gift) for seat in (0, 2) for gift in faces_of(seen.table, seat)]
    met = [pair for pair in combinations(rivals, 2) if pair[0][0] != pair[1][0]]
    chances = sum(wins(seen.table, solver.shares, gifts) for gifts in met) / len(met)

    assert outlook is not None
    assert outlook.chances == pytest.approx(chances)


def wins(table, shares, gifts):
    """How often each seat wins where these rivals have given these cards, and all mix as they should."""
    dealt = copy_of(table)
    for seat, gift in gifts:
        held = int(table.hand[seat]) | 1 << int(table.gift[seat])
        dealt.gift[seat], dealt.hand[seat] = gift, held & ~(1 << gift)
    total = np.zeros(3)
    for played in product(range(CARDS), repeat=3):
        then, likely = copy_of(dealt), 1.0
        for seat, card in enumerate(played):
            likely *= shares[seat, faces_of(dealt, seat).index(dealt.gift[seat]), card]
            GAME.plain.act(then, seat, GAME.legal_actions(then, seat)[card])
        total += likely * expected(then, victory)
    return total


def test_a_seat_has_a_face_for_every_gift_that_it_may_have_made():
    table = at_the_last_choice(3, 4).table
    for seat in range(3):
        assert table.gift[seat] in faces_of(table, seat)
        assert len(faces_of(table, seat)) <= FACES
        assert all(not table.shown[seat] >> card & 1 for card in faces_of(table, seat))


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_the_answer_loses_next_to_nothing_against_the_best_one(players):
    solver = LastChoice(GAME, thinking(GAME))
    lost, careless = [], []
    for seed in range(12):
        seen = sight(at_the_last_choice(players, seed), "B", dice_of(seed))
        outlook = solver.outlook(seen)
        assert outlook is not None
        assert sum(outlook.shares) == pytest.approx(1)
        lost += solver.losses(seen.table, solver.shares)
        careless += solver.losses(seen.table, np.full((5, FACES, CARDS), 0.5))

    assert np.mean(lost) < 0.01
    assert np.mean(lost) < np.mean(careless) / 2


def test_before_the_last_choice_there_is_no_answer():
    beginning = Match("douro", 3, seed=1)

    assert plain_solver().outlook(sight(beginning, "A", dice_of(1))) is None


@pytest.mark.compiled
@pytest.mark.slow
def test_the_answer_is_the_same_whatever_the_others_gave():
    match, solver = at_the_last_choice(3, 4), LastChoice(GAME)
    imagined = [sight(match, "B", dice_of(number)) for number in range(8)]
    outlooks = {str(solver.outlook(seen)) for seen in imagined}

    assert len({seen.table.tobytes() for seen in imagined}) > 1
    assert len(outlooks) == 1

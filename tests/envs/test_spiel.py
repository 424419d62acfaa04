"""OpenSpiel's own checks and algorithms, on every game, table size and option."""

import random

import msgspec
import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, evaluate_bots, exploitability, generate_playthrough, mcts
from open_spiel.python.bots import uniform_random

from estran import Match, MatchRecord, Refused
from estran.engine.seats import CHANCE, letter, members
from estran.envs import spiel
from estran.games import NAMES
from estran.games.dorada import boards
from tests.tables import TABLES, every_table, name_of

LATE = 12  # plies before the end
SIMULTANEOUS = ("dolores", "douro")


def loaded(table, **parameters):
    name, players, options = table
    return pyspiel.load_game(f"estran_{name}", {"players": players, **options, **parameters})


def played(name, players, seed, until, options=None):
    """A random match, up to the first moment of which this is true."""
    match, luck = Match(name, players, options=options, seed=seed), random.Random(seed)
    while not match.over and not until(match):
        seat = luck.choice(sorted(match.waiting))
        match.play(seat, luck.choice(match.legal(seat)))
    return match


def played_at_random(state, seed, until=lambda state: False):
    """A state after random choices and chance."""
    luck = random.Random(seed)
    while not state.is_terminal() and not until(state):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, odds)[0])
        elif state.is_simultaneous_node():
            seats = range(state.num_players())
            legal = [state.legal_actions(seat) for seat in seats]
            state.apply_actions([luck.choice(actions) if actions else 0 for actions in legal])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return state


@every_table
def test_random_matches_pass_openspiels_check(table):
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] in SIMULTANEOUS], ids=name_of)
def test_the_same_in_turns_passes_openspiels_check(table):
    in_turns = pyspiel.convert_to_turn_based(loaded(table))

    pyspiel.random_sim_test(in_turns, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_the_same_when_it_is_played_again(name, tmp_path):
    match = played(name, 3, 5, lambda match: False)
    match.at(len(match.plies) - LATE).record().save(tmp_path / "late.json")
    game = f"estran_{name}(record={tmp_path}/late.json)"
    text = generate_playthrough.playthrough(game, None)
    (tmp_path / "playthrough.txt").write_text(text, encoding="utf-8")

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["pytest"])  # OpenSpiel asks one of them how actions are written

    again, expected = generate_playthrough.replay(tmp_path / "playthrough.txt")

    assert again == expected == text


@every_table
def test_a_match_is_the_one_that_its_plies_replay_to(table):
    name, players, options = table
    state = played_at_random(loaded(table).new_initial_state(), 8)
    record = MatchRecord(
        format="estran-record/1", game=name, players=players, options=options, plies=str(state).splitlines()
    )

    match = Match.replay(record, len(record.plies))

    assert match.over
    assert [seat for seat in match.names if state.returns()[match.seat(seat)] > -1] == match.view().winners
    assert sum(state.returns()) == pytest.approx(0)


@every_table
def test_features_and_views_are_those_of_the_seat(table):
    state = played_at_random(loaded(table).new_initial_state(), 3, until=lambda state: state.move_number() > 40)
    match = state.match
    for seat in range(state.num_players()):
        seen = np.zeros(match.game.features.SIZE, np.float32)
        match.game.plain.observe(match.table, seat, seen)

        assert state.observation_tensor(seat) == seen.tolist()
        assert f'"seat":"{letter(seat)}"' in state.observation_string(seat)
        assert state.information_state_string(seat).splitlines()[: 1 + len(match.plies)] == [
            letter(seat),
            *match.plies_seen(letter(seat)),
        ]


def test_a_gift_is_in_the_information_state_of_its_giver_alone():
    def halfway(state):
        return state.match.now.phase == 5

    half_time = played_at_random(pyspiel.load_game("estran_douro").new_initial_state(), 1, until=halfway)
    one, other = half_time.clone(), half_time.clone()

    one.apply_actions([0, 4, 4])
    other.apply_actions([10, 4, 4])

    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)


def test_cards_under_a_lantern_are_in_the_information_state_once_they_have_been_turned_up():
    seen: list[bool] = []
    for seed in range(40):
        state = played_at_random(pyspiel.load_game("estran_dolores").new_initial_state(), seed)
        in_the_dark = [seat for seat in range(3) if "* ?" in state.match.plies_seen(letter(seat))]
        seen += ["turned_up {'seat'" in state.information_state_string(seat) for seat in in_the_dark]

    assert any(seen)


def test_who_is_not_asked_has_no_action_where_others_choose_in_secret():
    def sharing(state):
        return state.is_simultaneous_node()

    state = played_at_random(pyspiel.load_game("estran_dolores(messages=false)").new_initial_state(), 2, until=sharing)
    asked = members(state.asked)

    assert len(asked) == 2
    assert [seat for seat in range(3) if state.legal_actions(seat)] == asked


def test_a_match_goes_on_from_a_record_given_as_text():
    match = played("dorada", 2, 1, lambda match: len(match.plies) > 20)
    game = pyspiel.load_game("estran_dorada", {"record": match.record().encode().decode()})

    state = game.new_initial_state()

    assert state.num_players() == 2
    assert str(state).splitlines() == match.plies
    assert [state.action_to_string(action) for action in state.legal_actions()] == match.legal(min(match.waiting))


def test_a_board_can_be_given_by_its_data():
    board = msgspec.json.encode(boards.to_data(boards.find("leap"))).decode()

    state = pyspiel.load_game("estran_dorada", {"board": board}).new_initial_state()

    assert state.match.now.role == pyspiel.load_game("estran_dorada(board=leap)").new_initial_state().match.now.role


def test_tree_search_plays_a_match_of_dorada():
    game = pyspiel.load_game("estran_dorada(players=2)")
    luck = np.random.RandomState(1)
    searcher = mcts.MCTSBot(game, 2, 2, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)

    returns = evaluate_bots.evaluate_bots(
        game.new_initial_state(), [searcher, uniform_random.UniformRandomBot(1, luck)], luck
    )

    assert sorted(returns) in ([-1, 1], [0, 0])


def last_sharing():
    """A match of the simple game before the gestures over the last loot: no card will be drawn any more."""
    for seed in range(1000):
        match = played("dolores", 2, seed, lambda match: match.secret and match.table.left < 4, {"messages": False})
        if not match.over and match.game.plain.waiting(match.table) not in (0, CHANCE):
            return match
    raise AssertionError("no such match")


def test_counterfactual_regrets_solve_the_last_sharing_of_dolores(tmp_path):
    last_sharing().record().save(tmp_path / "last.json")
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(f"estran_dolores(record={tmp_path}/last.json)"))
    solver = cfr.CFRPlusSolver(game)
    careless = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))

    for _ in range(8):
        solver.evaluate_and_update_policy()

    assert careless > 0.1
    assert exploitability.nash_conv(game, solver.average_policy()) < careless / 10


def test_parameters_that_cannot_be_played_are_refused():
    with pytest.raises(Refused):
        spiel.GAMES["douro"]({"players": 9})

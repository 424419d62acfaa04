"""OpenSpiel's own checks and algorithms, on every game, table size and option."""

import copy
import pickle
import random

import msgspec
import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    cfr,
    evaluate_bots,
    expected_game_score,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
)
from open_spiel.python.bots import uniform_random

from estran import Match, MatchRecord, Refused
from estran.engine.seats import CHANCE, members
from estran.envs import spiel
from estran.envs.small_endings import endings_of
from estran.games import NAMES
from estran.games.dorada import boards
from tests.tables import TABLES, every_table, name_of

pytestmark = pytest.mark.compiled  # observations are
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


def plain_match(table, state):
    """The match that plain rules replay from a state's plies."""
    name, players, options = table
    plies = str(state).splitlines()
    record = MatchRecord(format="estran-record/1", game=name, players=players, options=options, plies=plies)
    return Match.replay(record, len(plies))


def some_moments(game):
    """States of random matches, at their beginning, in their middle and at their end."""
    for seed in range(1, 5):
        state = game.new_initial_state()
        for moves in (4, 17, 40, 70, 10**6):
            yield played_at_random(state, seed, moved(moves)).clone()


def moved(moves):
    return lambda state: state.move_number() >= moves


@every_table
def test_what_a_seat_sees_reads_and_may_choose_is_what_plain_rules_say(table):
    for state in some_moments(loaded(table)):
        match = plain_match(table, state)
        for seat, name in enumerate(match.names):
            seen = np.zeros(match.game.features.SIZE, np.float32)
            match.game.plain.observe(match.table, seat, seen)
            read = match.plies_seen(name)
            hidden = next((number for number, ply in enumerate(read) if ply.endswith("?")), len(match.plies))
            heard = [f"{event.event} {event.arguments}" for _, event in match.events(name, since=hidden)]

            assert state.observation_tensor(seat) == seen.tolist()
            assert state.observation_string(seat) == msgspec.json.encode(match.view(name)).decode()
            assert state.information_state_string(seat).splitlines() == [name, *read, *heard]
            if not state.is_chance_node():
                assert [state.action_to_string(seat, action) for action in state.legal_actions(seat)] == match.legal(
                    name
                )
        if state.is_chance_node():
            assert [state.action_to_string(outcome) for outcome in state.legal_actions()] == [
                outcome for outcome, _ in match.odds()
            ]


@pytest.mark.parametrize("name", NAMES)
def test_what_openspiel_has_in_cpp_says_the_same_as_what_stands_in_for_it(name):
    cpp = pyspiel.State
    for state in some_moments(pyspiel.load_game(f"estran_{name}")):
        assert cpp.rewards(state) == state.rewards()
        assert cpp.is_chance_node(state) == state.is_chance_node()
        assert cpp.legal_actions(state, 1) == state.legal_actions(1)
        assert [cpp.observation_tensor(state, seat) for seat in range(3)] == [
            state.observation_tensor(seat) for seat in range(3)
        ]
        assert all(type(number) is float for number in state.observation_tensor(0))


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_at_the_table_is_refused(seat):
    state = pyspiel.load_game("estran_dorada(first=A)").new_initial_state()
    state.apply_action(2)

    for ask in (state.observation_tensor, state._legal_actions):
        with pytest.raises(ValueError, match=f"expected a seat from 0 to 2, came {seat}"):
            ask(seat)


def test_a_gift_is_in_the_information_state_of_its_giver_alone():
    def halfway(state):
        return state.match.table.phase == 5

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
        in_the_dark = [seat for seat in range(3) if "* ?" in state.match.plies_seen(seat)]
        seen += ["turned_up {'seat'" in state.information_state_string(seat) for seat in in_the_dark]

    assert any(seen)


def test_who_is_not_asked_has_no_action_where_others_choose_in_secret():
    def sharing(state):
        return state.is_simultaneous_node()

    state = played_at_random(pyspiel.load_game("estran_dolores(messages=false)").new_initial_state(), 2, until=sharing)
    asked = members(state.match.asked)

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
    leap = pyspiel.load_game("estran_dorada(board=leap)").new_initial_state()

    assert state.match.table.role == leap.match.table.role


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


def test_a_record_of_another_game_is_refused_by_both_their_names(tmp_path):
    file = tmp_path / "evening.json"
    Match("douro", players=3, seed=1).record().save(file)

    with pytest.raises(ValueError, match=r"evening\.json is a match of Douro 1872, not of Dolorès$"):
        pyspiel.load_game(f"estran_dolores(record={file})")

    with pytest.raises(ValueError, match=r"^the record is a match of Douro 1872, not of Dorada$"):
        spiel.GAMES["dorada"]({"record": file.read_text()})


@pytest.mark.parametrize(
    ("parameters", "told"),
    [
        ("ending=1,players=4", r"expected players=3, as the record has it, came players=4"),
        ("ending=1,open_points=true", r"expected open_points=False, as the record has it, came open_points=True"),
        ("ending=1,record=evening.json", r"expected a record or an ending, came both"),
    ],
)
def test_parameters_that_contradict_the_record_are_refused(parameters, told):
    with pytest.raises(ValueError, match=told):
        pyspiel.load_game(f"estran_douro({parameters})")


def test_parameters_that_agree_with_the_record_change_nothing(tmp_path):
    file, board = tmp_path / "evening.json", boards.to_data(boards.find("leap"))
    Match("dorada", players=2, options={"board": board, "first": "B"}).record().save(file)

    game = spiel.GAMES["dorada"]({"record": str(file), "players": 2, "board": msgspec.json.encode(board).decode()})

    assert game.num_players() == 2


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] in SIMULTANEOUS], ids=name_of)
def test_with_turns_the_game_is_sequential_and_passes_openspiels_check(table):
    game = loaded(table, turns=True)

    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_with_turns_nobody_sees_what_another_has_chosen():
    state = played_at_random(
        pyspiel.load_game("estran_douro(turns=true)").new_initial_state(), 1, lambda state: state.current_player() == 0
    )
    one, other = state.clone(), state.clone()
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[-1])

    assert one.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_one_that_its_seat_cannot_tell_apart(name):
    luck = random.Random(4)
    for seed in range(6):
        game = pyspiel.load_game(f"estran_{name}(turns=true)")
        state = played_at_random(
            game.new_initial_state(), seed, lambda state: state.move_number() > 30 and not state.is_chance_node()
        )
        seat = state.current_player()
        if seat < 0:
            continue
        other = state.resample_from_infostate(seat, luck.random)

        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert played_at_random(other.clone(), seed).is_terminal()
        assert pickle.loads(pickle.dumps(other.match)).plies == other.match.plies

        again = pickle.loads(pickle.dumps(other))
        ended, also = played_at_random(other.clone(), seed), played_at_random(again.clone(), seed)

        assert (str(again), again.history()) == (str(other), other.history())
        assert (str(also), also.rewards()) == (str(ended), ended.rewards())
        assert str(pickle.loads(pickle.dumps(ended))) == str(ended)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))], ids=["copy", "pickle"])
@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_games_and_states_can_be_pickled_and_copied(name, turns, copied):
    board = {"board": msgspec.json.encode(boards.to_data(boards.find("leap"))).decode()} if name == "dorada" else {}
    game = pyspiel.load_game(f"estran_{name}", {"players": 3, "turns": turns, **board})
    state = played_at_random(game.new_initial_state(), 3, lambda state: state.move_number() > 25)
    other, again = copied(game), copied(state)

    assert (str(other), other.get_type().dynamics) == (str(game), game.get_type().dynamics)
    assert (str(again), again.history(), again.current_player()) == (
        str(state),
        state.history(),
        state.current_player(),
    )
    assert str(played_at_random(again, 4)) == str(played_at_random(state, 4))


def test_a_resampled_state_draws_open_choices_again():
    state = played_at_random(
        pyspiel.load_game("estran_douro(turns=true)").new_initial_state(), 1, lambda state: state.current_player() == 0
    )
    state.apply_action(7)
    luck = random.Random(1)
    chosen = {state.resample_from_infostate(1, luck.random).match.plies[-1] for _ in range(60)}

    assert len(chosen) > 4
    assert all(ply.startswith("A ") for ply in chosen)


@pytest.mark.parametrize("name", SIMULTANEOUS)  # OpenSpiel refuses games without secrets
def test_information_set_tree_search_plays(name):
    game = pyspiel.load_game(f"estran_{name}(turns=true)")
    luck = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 6, random_state=luck)
    state = played_at_random(
        game.new_initial_state(), 2, lambda state: state.move_number() > 20 and not state.is_chance_node()
    )

    assert searcher.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_learning_environment_takes_one_action_with_turns_and_one_for_each_seat_without(name):
    for settings in ({"turns": True}, {}):
        env = rl_environment.Environment(f"estran_{name}", **settings)
        env.seed(1)
        step = env.reset()
        for _ in range(12):
            legal = step.observations["legal_actions"]
            seats = [step.current_player()] if env.is_turn_based else range(env.num_players)
            step = env.step([legal[seat][0] if legal[seat] else 0 for seat in seats])

        assert len(step.observations["info_state"][0]) == env.game.new_initial_state().match.game.features.SIZE


def test_the_sampler_draws_what_may_happen_as_often_as_the_odds_say_and_alike_from_a_seed():
    state = played_at_random(
        pyspiel.load_game("estran_dolores(dealer=A)").new_initial_state(), 1, lambda state: state.is_chance_node()
    )
    odds = dict(state.chance_outcomes())
    draws = [[sampler(state) for _ in range(4000)] for sampler in (spiel.ChanceSampler(3), spiel.ChanceSampler(3))]
    often = {outcome: draws[0].count(outcome) / 4000 for outcome in odds}

    assert draws[0] == draws[1]
    assert sum(often.values()) == pytest.approx(1)
    assert all(abs(often[outcome] - share) < 0.05 for outcome, share in odds.items())
    env = rl_environment.Environment("estran_dolores", chance_event_sampler=spiel.ChanceSampler())
    env.seed(5)
    assert env.reset().observations["legal_actions"]


def test_a_copy_and_its_original_go_their_own_ways():
    state = played_at_random(
        pyspiel.load_game("estran_douro(turns=true)").new_initial_state(), 1, lambda state: state.current_player() == 0
    )
    seen, before = state.observation_tensor(0), str(state)
    twin, other = state.clone(), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    state.apply_action(state.legal_actions()[-1])

    assert str(other) == before
    assert other.observation_tensor(0) == seen
    assert str(twin).splitlines()[:-1] == str(state).splitlines()[:-1] == before.splitlines()
    assert str(twin) != str(state)
    assert twin.observation_tensor(0) != state.observation_tensor(0)


def test_what_is_not_legal_is_refused_and_changes_nothing():
    state = pyspiel.load_game("estran_douro(turns=true)").new_initial_state()

    with pytest.raises(Refused, match="Waiting for chance"):
        state.match.after(0, 7)  # the lottery is due
    state = played_at_random(state, 1, lambda state: not state.is_chance_node())
    before = str(state)
    with pytest.raises(Refused, match="5"):
        state.apply_action(5)  # there is no 5
    with pytest.raises(Refused):
        state.match.after(CHANCE, 0)
    assert str(state) == before
    over = played_at_random(state, 1)
    with pytest.raises(Refused):
        over.match.after(0, 7)


@pytest.mark.parametrize(("name", "rounds"), [("dolores", 75), ("douro", 50)])
def test_counterfactual_regrets_solve_an_ending_that_ships_and_find_its_values(name, rounds):
    game = pyspiel.load_game(f"estran_{name}(ending=1,turns=true)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [found] * game.num_players())

    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) > 0.2
    assert exploitability.nash_conv(game, found) < 2e-3
    assert list(values) == pytest.approx(endings_of(name)[0].values, abs=2e-3)


def test_an_ending_that_does_not_ship_is_refused_in_a_sentence():
    with pytest.raises(ValueError, match=r"expected an ending of douro that ships: 1 \(27 histories\).*; came 7"):
        spiel.GAMES["douro"]({"ending": 7})

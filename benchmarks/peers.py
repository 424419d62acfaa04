"""OpenSpiel's goofspiel with three players and ten cards, driven in two ways.

The prizes come in descending order, so that no time goes into chance: the quickest form of the game for the peer.
A match has three moves in each of nine rounds; the last cards fall by themselves and are not counted.
"""

from itertools import count
from random import Random

import pyspiel

from benchmarks.pace import Count, Pace, pace

GOOFSPIEL = pyspiel.load_game("goofspiel(players=3,num_cards=10,points_order=descending)")
IN_TURN = pyspiel.convert_to_turn_based(GOOFSPIEL)
PLAYERS = 3
MOVES = 27  # of every match
SEEDS = count(1)


def goofspiel_matches(matches: int) -> Count:
    """Random matches by `legal_actions` and `apply_actions`: faster than `apply_action` turn by turn."""
    random = Random(1).random
    for _ in range(matches):
        state = GOOFSPIEL.new_initial_state()
        while not state.is_terminal():
            choices = []
            for player in range(PLAYERS):
                legal = state.legal_actions(player)
                choices.append(legal[int(random() * len(legal))])
            state.apply_actions(choices)
    return Count(moves=MOVES * matches, matches=matches)


def driven_from_python(seconds: float) -> Pace:
    """How fast these are."""
    return pace(goofspiel_matches, seconds)


def rolled_out_in_cpp(seconds: float) -> Pace:
    """Random matches that never leave C++: the rollouts of the first node of a tree search.

    Python cannot call the evaluator itself; a search of one simulation asks it for all its rollouts from the root.
    That needs the game in turns. Matches between C++ bots (`evaluate_bots`) reach half this pace.
    """
    start = IN_TURN.new_initial_state()

    def play(matches: int) -> Count:
        seed = next(SEEDS)
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=matches, seed=seed)
        searcher = pyspiel.MCTSBot(
            IN_TURN,
            evaluator,
            uct_c=2.0,
            max_simulations=1,
            max_memory_mb=100,
            solve=False,
            seed=seed,
            verbose=False,
        )
        searcher.step(start)
        return Count(moves=MOVES * matches, matches=matches)

    return pace(play, seconds)

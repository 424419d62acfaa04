"""Find the small endings that ship as games of OpenSpiel, from a seed: `python -m estran.tools.small_endings [GAME …]`.

Random matches are cut as early as the tree of what may follow stays small. Kept are those where careless play loses much.
"""

import random
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from estran.envs import spiel  # noqa: F401  # registers the games
from estran.envs.small_endings import SmallEnding, file_of
from estran.games import NAMES, find
from estran.match.match import Match
from estran.match.record import MatchRecord

SIZES = (50, 200, 800)  # histories at most, of each ending that ships
CARELESS = 0.2  # NashConv of uniform play that makes an ending worth solving
CONTESTED = 0.9  # at least two seats may hope for more than to lose this
SOLVED = 1e-3  # NashConv at which we stop
ROUNDS = 500  # of CFR+ at most


class Breadth(NamedTuple):
    """How large a game is."""

    histories: int
    askers: int  # seats that have a choice somewhere


def tree_of(game: Any, most: int) -> Breadth | None:
    """The size of a game, or None if it has more histories than that."""
    waiting, count, askers = [game.new_initial_state()], 0, set()
    while waiting:
        state, count = waiting.pop(), count + 1
        if count + len(waiting) > most:
            return None
        if not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node() and len(actions) > 1:
                askers.add(state.current_player())
            waiting += [state.child(action) for action in actions]
    return Breadth(count, len(askers))


def matches(name: str) -> Iterator[Match]:
    """Random matches, from seed 1 on."""
    game, seed = find(name), 0
    simplest = {name: False for name, option in game.options.items() if option.kind == "switch"}
    while True:
        seed += 1
        luck, match = random.Random(seed), Match(name, game.players[0], options=simplest, seed=seed)
        while not match.over:
            seat = luck.choice(sorted(match.waiting))
            match.play(seat, luck.choice(match.legal(seat)))
        yield match


def loaded(name: str, record: str) -> Any:
    """The game that begins where a record stops, in turns."""
    return pyspiel.load_game(f"estran_{name}", {"record": record, "turns": True})


def cut(match: Match, most: int) -> tuple[str, Breadth] | None:
    """The earliest moment from which the tree is small, as a record without its times and chance."""
    found = None
    for back in range(1, 30):
        record = match.at(len(match.plies) - back).record()
        text = msgspec.json.encode({**msgspec.to_builtins(record), "seed": None}).decode()
        tree = tree_of(loaded(match.game.name, text), most)
        if tree is None:
            break
        found = text, tree
    return found


def solved(game: Any) -> tuple[list[float], int, float]:
    """Each seat's value under CFR+, how many rounds it took, and what is left of NashConv."""
    solver, rounds, left = cfr.CFRPlusSolver(game), 0, float("inf")
    while left > SOLVED and rounds < ROUNDS:
        for _ in range(25):
            solver.evaluate_and_update_policy()
        rounds += 25
        left = exploitability.nash_conv(game, solver.average_policy())
    policies = [solver.average_policy()] * game.num_players()
    values = expected_game_score.policy_value(game.new_initial_state(), policies)
    return [round(float(value), 4) for value in values], rounds, left


def gather(name: str) -> None:
    """Find one ending for each size; all that were found are written each time."""
    endings: list[SmallEnding] = []
    for match in matches(name):
        most = SIZES[len(endings)]
        found = cut(match, most)
        if found is None or found[1].histories < most / 4 or found[1].askers < 2:
            continue
        text, tree = found
        game = loaded(name, text)
        careless = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
        if careless < CARELESS:
            continue
        values, rounds, left = solved(game)
        if left > SOLVED or sorted(values)[-2] < -CONTESTED:
            continue
        endings.append(SmallEnding(msgspec.json.decode(text, type=MatchRecord), tree.histories, values))
        sys.stdout.write(
            f"{name} | {len(endings)} | {tree.histories} histories | {careless:.3f} careless | {rounds} rounds | {left:.4f} left | {values}\n"
        )
        sys.stdout.flush()
        file_of(name).write_bytes(msgspec.json.format(msgspec.json.encode(endings), indent=1) + b"\n")
        if len(endings) == len(SIZES):
            break


def main() -> None:
    """Find and write them."""
    for name in sys.argv[1:] or NAMES:
        file_of(name).parent.mkdir(exist_ok=True)
        gather(name)


if __name__ == "__main__":
    main()

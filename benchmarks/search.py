"""Simulations a second of our search, beside OpenSpiel's C++ MCTSBot on connect four and backgammon, in one run on one core.

A simulation of ours imagines the table, walks the tree, and plays on by heuristics to the end of the match; one of the peer's
walks its tree and plays on at random. So the figures say how fast each is at its own work, not who plays better.
"""

from argparse import ArgumentParser
from time import perf_counter

import pyspiel

from estran.bots.search_bot import SearchBot
from estran.bots.sight import sight
from estran.bots.uct import UctBot
from estran.engine.dice import dice_of
from estran.games import NAMES, find
from estran.match.match import Match


def ours(name: str, players: int, seconds: float, *, baseline: bool = False) -> float:
    """Simulations a second at the first real choice of a match."""
    game, walks = find(name), 1000
    bot = UctBot(game, walks) if baseline else SearchBot(game, walks)
    match = Match(name, players, seed=1)
    while len(match.legal(min(match.waiting))) == 1:
        match.play(min(match.waiting), match.legal(min(match.waiting))[0])
    seen = sight(match, min(match.waiting), dice_of(1))
    bot.choose(seen)
    start, done = perf_counter(), 0
    while perf_counter() - start < seconds:
        bot.choose(seen)
        done += walks
    return done / (perf_counter() - start)


def theirs(name: str, seconds: float) -> float:
    """The same for OpenSpiel's search with random rollouts."""
    game, walks = pyspiel.load_game(name), 1000
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    start, done = perf_counter(), 0
    while perf_counter() - start < seconds:
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, done), 2.0, walks, 100, False, done, False)
        bot.step(state)
        done += walks
    return done / (perf_counter() - start)


def main() -> None:
    """Print one table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    seconds = parser.parse_args().seconds
    print("simulations a second, one core, first real choice of a match\n")
    peers = {name: theirs(name, seconds) for name in ("connect_four", "backgammon")}
    for name, pace in peers.items():
        print(f"OpenSpiel MCTSBot, {name:14} {pace:9,.0f}")
    for name in NAMES:
        for players in find(name).players:
            pace = ours(name, players, seconds)
            plain = ours(name, players, seconds, baseline=True)
            ratios = "  ".join(f"{pace / other:5.2f} × {peer}" for peer, other in peers.items())
            print(f"{name:8} {players} players          {pace:9,.0f}   {ratios}   (random playouts {plain:,.0f})")


if __name__ == "__main__":
    main()

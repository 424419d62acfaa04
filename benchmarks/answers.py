"""How long bots of each level take to answer, on one core: whole matches, the first choice included, with warm caches."""

from argparse import ArgumentParser
from time import perf_counter

import numpy as np

from estran.bots.levels import LEVELS, bot_of
from estran.bots.sight import sight
from estran.engine.dice import dice_of
from estran.games import NAMES, find
from estran.match.match import Match

AT_MOST = {"random": 30, "easy": 30, "normal": 30, "hard": 200, "expert": 800}  # milliseconds, 95 of 100 choices


def answer_times(name: str, players: int, level: str, choices: int) -> list[float]:
    """Milliseconds of every real choice in matches of four of a kind, and of what a table server does around it."""
    bot, seed = bot_of(level, find(name)), 0
    times: list[float] = []
    while len(times) < choices:
        seed += 1
        match, number = Match(name, players, seed=seed), 0
        while not match.over and len(times) < choices:
            seat, number = min(match.waiting), number + 1
            start = perf_counter()
            seen = sight(match, seat, dice_of(seed, number))
            action = bot.choose(seen)
            if len(seen.choices) > 1:
                times.append(1000 * (perf_counter() - start))
            match.play(seat, match.game.notation.write_action(seen.table, seen.seat, action))
    return times


def main() -> None:
    """Print a line for each level, at the largest table of each game."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=150, help="for each figure")
    wanted = parser.parse_args().choices
    print(f"milliseconds a choice, {wanted} choices each      first    median   95th per cent")
    for name in NAMES:
        players = find(name).players[-1]
        for level in LEVELS:
            times = answer_times(name, players, level, wanted)
            late = np.percentile(times, 95)
            verdict = "" if late <= AT_MOST[level] else f"  more than {AT_MOST[level]}"
            print(f"{name:8} {players} players  {level:8}{times[0]:22.1f}{np.median(times):10.1f}{late:12.1f}{verdict}")


if __name__ == "__main__":
    main()

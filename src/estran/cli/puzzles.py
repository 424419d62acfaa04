"""`estran puzzles`: find puzzles of the day among matches that bots play."""

import os
from itertools import product
from pathlib import Path

from estran.cli.reading import LARGEST_SEED, whole_number
from estran.cli.simulate import progress
from estran.cli.terminal import Terminal, ended_like_ctrl_c
from estran.crew import Crew, share_out
from estran.files import written_whole
from estran.games import NAMES
from estran.puzzles.days import written
from estran.puzzles.finding import Order, find_puzzle
from estran.puzzles.puzzle import Puzzle

DONE, STOPPED = 0, 1
MOST_DAYS = 100_000


def make_puzzles(terminal: Terminal, days: str, first: str, seed: str, jobs: str, out: str) -> int:
    """One of each game for each day, into a file; what was found before Ctrl-C is kept."""
    begin = whole_number(first, "--first", 1, MOST_DAYS)
    number = whole_number(days, "--days", 1, MOST_DAYS)
    luck = whole_number(seed, "--seed", 0, LARGEST_SEED)
    crew = Crew(whole_number(jobs, "--jobs", 1, 4 * (os.cpu_count() or 1)))
    orders = [Order(game, luck, day) for day, game in product(range(begin, begin + number), NAMES)]
    found: list[Puzzle] = []
    state = DONE
    try:
        with ended_like_ctrl_c(), progress(terminal, "terminal-puzzles-finding", len(orders)) as advance:
            for several in share_out(find_puzzle, orders, crew):
                found += several
                advance(len(several))
    except KeyboardInterrupt:
        state = STOPPED
    with written_whole(Path(out)) as file:
        file.write(written(found))
    exact = sum(puzzle.exact for puzzle in found)
    terminal.say("terminal-puzzles-found", count=len(found), wanted=len(orders), exact=exact, path=out)
    return state

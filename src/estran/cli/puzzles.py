"""`estran puzzles`: find puzzles of the day among matches that bots play."""

from itertools import product
from pathlib import Path

from estran.cli.simulate import progress
from estran.cli.targets import STANDARD, check_target
from estran.cli.terminal import Terminal, ended_like_ctrl_c
from estran.crew import Crew, share_out
from estran.files import written_whole
from estran.games import NAMES
from estran.puzzles.days import written
from estran.puzzles.finding import Order, find_puzzle
from estran.puzzles.puzzle import Puzzle

DONE, STOPPED = 0, 130


def make_puzzles(
    terminal: Terminal, days: int, first: int, seed: int, jobs: int, out: str, *, force: bool = False
) -> int:
    """One of each game for each day, into a file; what was found before Ctrl-C is kept."""
    check_target(out, force=force, output=True)
    crew = Crew(jobs)
    orders = [Order(game, seed, day) for day, game in product(range(first, first + days), NAMES)]
    found: list[Puzzle] = []
    state = DONE
    try:
        with ended_like_ctrl_c(), progress(terminal, "terminal-puzzles-finding", len(orders)) as advance:
            for several in share_out(find_puzzle, orders, crew):
                found += several
                advance(len(several))
    except KeyboardInterrupt:
        state = STOPPED
    if out == STANDARD:
        terminal.show(written(found).decode().rstrip("\n"), whole=True)
        return state
    with written_whole(Path(out)) as file:
        file.write(written(found))
    exact = sum(puzzle.exact for puzzle in found)
    terminal.say("terminal-puzzles-found", count=len(found), wanted=len(orders), exact=exact, path=out)
    return state

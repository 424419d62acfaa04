"""`python -m estran.arena`: only plays, for machines that have nothing but NumPy, Numba and msgspec.

python -m estran.arena GAME --bots hard@100 normal --players 3 4 --matches 1000 --jobs 16 --out FOLDER
"""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from estran.arena.results import ArenaResults
from estran.arena.run import play_due
from estran.crew import Crew
from estran.engine.game import Refused
from estran.games import find
from estran.trials.contestants import check
from estran.trials.forfeits import LIMIT
from estran.trials.matches import Setting
from estran.trials.schedule import fixtures

STOPPED = 130  # as shells say it of Ctrl-C


def arguments() -> Namespace:
    """Parse the command line."""
    parser = ArgumentParser(prog="python -m estran.arena", description="Play matches of bots and keep the rows.")
    parser.add_argument("game")
    parser.add_argument("--bots", nargs="+", required=True)
    parser.add_argument("--players", nargs="+", type=int)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--ray")
    parser.add_argument("--mixed", action="store_true")
    parser.add_argument("--limit", type=float, default=LIMIT)
    parser.add_argument("--out", type=Path)
    return parser.parse_args()


def main() -> int:
    """Play until all is played or Ctrl-C is pressed; the same command line resumes."""
    wishes = arguments()
    try:
        game = find(wishes.game)
        sizes = wishes.players or list(game.players)
        for players in sizes:
            game.set_table(players)
        check(wishes.bots, game)
        due = list(fixtures(wishes.bots, sizes, wishes.matches, mixed=wishes.mixed))
        setting = Setting.of(game.name, {}, wishes.seed, wishes.limit)
        results = ArenaResults.open(wishes.out or Path(f"arena-{game.name}"), setting)
        crew = Crew(wishes.jobs, wishes.ray, Path.cwd() if any(":" in bot for bot in wishes.bots) else None)
        crew.check()
        play_due(results, due, crew, lambda done: _tell(len(results.rows), results.path))
        sys.stderr.write(
            f"\rDone: {len(results.rows)} rows in {results.path}. "
            f"`estran arena {game.name} --matches 0 --out {results.folder}` writes the report.\n"
        )
    except Refused as refused:
        sys.stderr.write(f"{refused.message} {refused.arguments}\n")  # the packages that make sentences may be missing
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped: what was played is kept, and the same command line resumes.\n")
        return STOPPED
    return 0


def _tell(rows: int, path: Path) -> None:
    sys.stderr.write(f"\r{rows} rows in {path}")


if __name__ == "__main__":
    sys.exit(main())

"""Declared here: simulate, arena, lab, puzzles."""

from typing import TYPE_CHECKING, Any

from estran.cli.declare import PAIR, command, option
from estran.cli.declared.shared import as_json, crew_jobs, game, game_option, jobs, players, ray, seed
from estran.cli.kinds import FILE, FOLDER, GameOption, LevelName, WholeNumber

if TYPE_CHECKING:
    from estran.cli.terminal import Terminal

MOST_SIMULATED, MOST_STUDIED, MOST_DEALS, MOST_DAYS = 10**9, 10**8, 10**7, 100_000


@command("simulate", "terminal-help-simulate")
@game()
@players(3)
@option("--matches", value="M", words="terminal-help-matches", type=WholeNumber(1, MOST_SIMULATED), default=10_000)
@seed()
@game_option()
@option("--records", value="FOLDER", words="terminal-help-records", type=FOLDER)
@jobs()
@as_json()
@option("--force", words="terminal-help-overwrite")
def simulate(terminal: "Terminal", **wishes: Any) -> int:
    """Play at random."""
    from estran.cli.simulate import Wishes, simulate_matches

    return simulate_matches(terminal, Wishes(**wishes))


@command(
    "arena",
    "terminal-help-arena",
    lists=True,
)
@game()
@option(
    "--bots",
    value="BOT …",
    words="terminal-help-arena-bots",
    filled=lambda: {"example": "my.module:Bot", "net": "net:COMMAND"},
    type=LevelName(),
    multiple=True,
)
@option("--players", value="N …", words="terminal-help-arena-players", type=WholeNumber(1, 99), multiple=True)
@option("--matches", value="M", words="terminal-help-arena-matches", type=WholeNumber(0, MOST_DEALS), default=100)
@seed()
@game_option()
@crew_jobs()
@ray()
@option("--mixed", words="terminal-help-arena-mixed")
@option("--limit", value="SECONDS", words="terminal-help-arena-limit", default="60")
@option("--out", value="FOLDER", words="terminal-help-arena-out", type=FOLDER)
@as_json()
def arena(terminal: "Terminal", **wishes: Any) -> int:
    """Bots against each other."""
    from estran.cli.arena import Wishes, arena

    return arena(terminal, Wishes(**wishes))


@command(
    "lab",
    "terminal-help-lab",
    lists=True,
)
@game()
@players(3)
@option(
    "--bots",
    value="BOT …",
    words="terminal-help-lab-bots",
    filled=lambda: {"example": "my.module:Bot"},
    type=LevelName(),
    multiple=True,
)
@option("--matches", value="M", words="terminal-help-lab-matches", type=WholeNumber(1, MOST_STUDIED), default=20_000)
@game_option()
@option("--against", value=PAIR, words="terminal-help-lab-against", type=GameOption(), multiple=True)
@seed()
@crew_jobs()
@ray()
@option("--out", value="FOLDER", words="terminal-help-lab-out", type=FOLDER)
@option("--report", value="FILE", words="terminal-help-lab-report", type=FILE)
@as_json()
@option("--force", words="terminal-help-overwrite")
def lab(terminal: "Terminal", **wishes: Any) -> int:
    """Matches by the thousand."""
    from estran.cli.lab import Wishes, lab

    return lab(terminal, Wishes(**wishes))


@command("puzzles", "terminal-help-puzzles")
@option("--days", value="N", words="terminal-help-puzzles-days", type=WholeNumber(1, MOST_DAYS), default=60)
@option("--first", value="N", words="terminal-help-puzzles-first", type=WholeNumber(1, MOST_DAYS), default=1)
@seed("terminal-help-puzzles-seed", 1)
@jobs("terminal-help-puzzles-jobs")
@option("--out", value="FILE", words="terminal-help-puzzles-out", type=FILE, default="puzzles.jsonl")
@option("--force", words="terminal-help-overwrite")
def puzzles(terminal: "Terminal", days: int, first: int, seed: int, jobs: int, out: str, force: bool) -> int:
    """Find puzzles."""
    from estran.cli.puzzles import make_puzzles

    return make_puzzles(terminal, days, first, seed, jobs, out, force=force)

"""`estran arena`: bots against each other, as long as it takes, and a report of who is better."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from estran.arena.results import ArenaResults
from estran.arena.run import play_due
from estran.cli.crew import crew_of
from estran.cli.reading import LARGEST_SEED, game_named, options_of, whole_number
from estran.cli.simulate import progress
from estran.cli.terminal import Terminal, ended_like_ctrl_c
from estran.crew import Crew
from estran.engine.game import Game, Refused
from estran.extras import need
from estran.trials.contestants import check
from estran.trials.matches import Setting
from estran.trials.schedule import Fixture, fixtures

DONE, STOPPED = 0, 1
MOST_MATCHES = 10**7


class Wishes(NamedTuple):
    """What the command line says, as it was typed."""

    game: str
    bots: Sequence[str]
    players: Sequence[str]
    options: Sequence[str]
    matches: str
    seed: str
    jobs: str | None
    ray: str | None
    mixed: bool
    out: str | None


class Order(NamedTuple):
    """What is to be played."""

    game: Game
    bots: Sequence[str]
    sizes: Sequence[int]
    options: Mapping[str, Any]
    matches: int
    seed: int
    crew: Crew
    mixed: bool
    folder: Path


def arena(terminal: Terminal, wishes: Wishes) -> int:
    """Play what is missing and report; after an interruption nothing is lost, and the same command goes on."""
    need("lab")
    order = read_order(wishes)
    results, due = begun(order)
    left = len(set(due) - {row.fixture for row in results.rows})
    terminal.say("terminal-arena-due", left=left, there=len(results.rows))
    try:
        with ended_like_ctrl_c(), progress(terminal, "terminal-arena-playing", left) as advance:
            play_due(results, due, order.crew, advance)
    except KeyboardInterrupt:
        kept = len(ArenaResults.read(order.folder).rows)  # what the interrupt let through
        terminal.say("terminal-arena-stopped", folder=str(order.folder), matches=kept)
        return STOPPED
    report(terminal, results, order.bots)
    return DONE


def read_order(wishes: Wishes) -> Order:
    """Parse what was typed; anything that cannot be played is refused before anything is compiled."""
    game = game_named(wishes.game)
    return Order(
        game,
        wishes.bots,
        sorted({whole_number(size, "--players", 1, 99) for size in wishes.players} or game.players),
        options_of(game, wishes.options),
        whole_number(wishes.matches, "--matches", 0, MOST_MATCHES),
        whole_number(wishes.seed, "--seed", 0, LARGEST_SEED),
        crew_of(wishes.jobs, wishes.ray, wishes.bots),
        wishes.mixed,
        Path(wishes.out or f"arena-{game.name}"),
    )


def begun(order: Order) -> tuple[ArenaResults, list[Fixture]]:
    """What the folder holds, and all that belongs there; nothing is written where something cannot be played."""
    if not order.matches:
        results = ArenaResults.read(order.folder)
        if results.setting.game != order.game.name:
            raise Refused("terminal-usage-arena-other", folder=str(order.folder), game=results.setting.game)
        return results, []
    for players in order.sizes:
        order.game.set_table(players, order.options)
    check(order.bots, order.game)
    due = list(fixtures(order.bots, order.sizes, order.matches, mixed=order.mixed))
    return ArenaResults.open(order.folder, Setting.of(order.game.name, order.options, order.seed)), due


def report(terminal: Terminal, results: ArenaResults, order: Sequence[str]) -> None:
    """The results in short, and where to read more."""
    from estran.arena.report import ArenaReport  # its plots take a while to load

    told = ArenaReport(results, terminal.speaker, order)
    for line in told.lines():
        terminal.show(line)
    terminal.say("terminal-arena-report", path=str(told.write()))

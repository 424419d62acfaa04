"""`estran arena`: bots against each other, as long as it takes, and a report of who is better."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from estran.arena.results import ArenaResults
from estran.arena.run import play_due
from estran.cli.as_json import ends, show_json
from estran.cli.crew import bots_printing_aside, crew_of
from estran.cli.reading import game_named, options_of
from estran.cli.simulate import progress
from estran.cli.terminal import Terminal, ended_like_ctrl_c
from estran.crew import Crew
from estran.engine.game import Game, Refused
from estran.extras import need
from estran.trials.contestants import check
from estran.trials.matches import LONGEST_LIMIT, Setting
from estran.trials.schedule import Fixture, fixtures

if TYPE_CHECKING:
    from estran.arena.report import ArenaReport

DONE, STOPPED = 0, 130


class Wishes(NamedTuple):
    """What the command line says."""

    game: str
    bots: Sequence[str]
    players: Sequence[int]
    options: Sequence[str]
    matches: int
    seed: int
    jobs: int | None
    ray: str | None
    mixed: bool
    limit: str
    out: str | None
    as_json: bool


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
    limit: float
    folder: Path


def arena(terminal: Terminal, wishes: Wishes) -> int:
    """Play what is missing and report; after an interruption nothing is lost, and the same command goes on."""
    need("lab")
    order = read_order(wishes)
    with bots_printing_aside():
        results, due = begun(order)
    left = len(set(due) - {row.fixture for row in results.rows})
    terminal.complain_or_say(wishes.as_json, "terminal-arena-due", left=left, there=len(results.rows))
    try:
        with ended_like_ctrl_c():
            with progress(terminal, "terminal-arena-playing", left) as advance, bots_printing_aside():
                play_due(results, due, order.crew, advance)
            report(terminal, results, order.bots, as_json=wishes.as_json)
    except KeyboardInterrupt:
        kept = len(ArenaResults.read(order.folder).rows)  # what the interrupt let through
        terminal.complain_or_say(wishes.as_json, "terminal-arena-stopped", folder=str(order.folder), matches=kept)
        return STOPPED
    return DONE


def read_order(wishes: Wishes) -> Order:
    """Parse what was typed; anything that cannot be played is refused before anything is compiled."""
    game = game_named(wishes.game)
    return Order(
        game,
        wishes.bots,
        sorted(set(wishes.players) or game.players),
        options_of(game, wishes.options),
        wishes.matches,
        wishes.seed,
        crew_of(wishes.jobs, wishes.ray, wishes.bots),
        wishes.mixed,
        seconds(wishes.limit),
        Path(wishes.out or f"arena-{game.name}"),
    )


def seconds(came: str) -> float:
    """A time limit as it was typed."""
    try:
        limit = float(came)
    except ValueError:
        limit = 0.0
    if not 0 < limit <= LONGEST_LIMIT:
        raise Refused("terminal-usage-arena-limit", came=came, most=LONGEST_LIMIT)
    return limit


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
    return ArenaResults.open(order.folder, Setting.of(order.game.name, order.options, order.seed, order.limit)), due


def report(terminal: Terminal, results: ArenaResults, order: Sequence[str], *, as_json: bool) -> None:
    """The results in short, and where to read more."""
    from estran.arena.report import ArenaReport  # its plots take a while to load

    told = ArenaReport(results, terminal.speaker, order)
    path = str(told.write())
    if as_json:
        show_json(terminal, "arena", as_data(results, told) | {"report": path})
        return
    for line in told.lines():
        terminal.show(line)
    terminal.say("terminal-arena-report", path=path)


def as_data(results: ArenaResults, told: "ArenaReport") -> dict[str, Any]:
    """The results for programs: shares are fractions of 1, `players` is null over all sizes of the table."""
    standings = [
        {
            "players": one.players,
            "bots": one.group,
            "bot": one.bot,
            "share": ends(one.share),
            "even": one.even,
            "alone": ends(one.alone),
            "lead": ends(one.lead),
            "verdict": str(one.verdict),
            "matches": one.matches,
        }
        for one in told.standings
    ]
    forfeits = [
        {"bot": bot, "failure": failure, "matches": count, "example": what}
        for bot, failure, count, what in told.forfeits()
    ]
    return {
        "game": results.setting.game,
        "options": msgspec.json.decode(results.setting.options),
        "seed": results.setting.seed,
        "matches": len(results.rows),
        "standings": standings,
        "ladder": [rung._asdict() for rung in told.rungs],
        "forfeits": forfeits,
    }

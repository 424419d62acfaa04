"""`estran lab`: thousands or millions of matches, what they teach of a game, and what other rules would change."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from estran.bots.levels import USUAL
from estran.cli.as_json import ends, show_json
from estran.cli.crew import bots_printing_aside, crew_of
from estran.cli.reading import game_named, options_of, parted
from estran.cli.simulate import progress
from estran.cli.targets import STANDARD, check_target
from estran.cli.terminal import Terminal, ended_like_ctrl_c
from estran.crew import Crew
from estran.engine.game import Refused
from estran.extras import need
from estran.lab.experiment import Experiment
from estran.lab.numbers import Name
from estran.lab.results import LabResults
from estran.lab.run import play_missing
from estran.report.pages import GENERATOR
from estran.trials.statistics import Interval

if TYPE_CHECKING:
    from estran.lab.report import LabReport

DONE, STOPPED = 0, 130
ENDING = ".html"  # of a report


class Wishes(NamedTuple):
    """What the command line says."""

    game: str
    players: int
    bots: Sequence[str]
    matches: int
    options: Sequence[str]
    against: Sequence[str]
    seed: int
    jobs: int | None
    ray: str | None
    out: str | None
    report: str | None
    as_json: bool
    force: bool


class Order(NamedTuple):
    """What is to be studied."""

    experiment: Experiment
    typed: Sequence[Mapping[str, str]]  # the options of each set of rules
    matches: int
    crew: Crew
    folder: Path
    report: Path | None


def lab(terminal: Terminal, wishes: Wishes) -> int:
    """Play what is missing and report; after an interruption next to nothing is lost, and the same command goes on."""
    need("lab")
    with bots_printing_aside():
        order = read_order(wishes)
    if order.report is not None:
        check_target(order.report, force=wishes.force, own=is_report(order.report))
    results = LabResults.open(order.folder, order.experiment)
    left = sum(chunk.matches for chunk in results.missing(order.matches))
    there = order.matches * len(order.experiment.rules) - left
    terminal.complain_or_say(wishes.as_json, "terminal-lab-due", left=left, there=there)
    try:
        with ended_like_ctrl_c():
            with progress(terminal, "terminal-lab-playing", left) as advance, bots_printing_aside():
                play_missing(results, order.matches, order.crew, advance)
            tell(terminal, results, order, as_json=wishes.as_json)
    except KeyboardInterrupt:
        kept = sum(chunk.matches for chunk in LabResults.read(order.folder).played)  # what the interrupt let through
        terminal.complain_or_say(wishes.as_json, "terminal-lab-stopped", folder=str(order.folder), matches=kept)
        return STOPPED
    return DONE


def is_report(path: Path) -> bool:
    """Whether a file is a report of ours, which the same command may write again."""
    return path.is_file() and GENERATOR.encode() in path.read_bytes()[:1000]


def read_order(wishes: Wishes) -> Order:
    """Parse what was typed; anything that cannot be played is refused before anything is compiled or written."""
    game = game_named(wishes.game)
    if wishes.report == STANDARD:
        raise Refused("terminal-usage-file-output")
    report = Path(wishes.report) if wishes.report else None
    if report is not None and report.suffix.lower() != ENDING:
        raise Refused("terminal-usage-lab-report", came=wishes.report)
    rules = [options_of(game, wishes.options)]
    if wishes.against:
        rules.append(options_of(game, wishes.against))
    experiment = Experiment.of(
        game,
        wishes.players,
        wishes.bots or (USUAL,),
        rules,
        wishes.seed,
    )
    return Order(
        experiment,
        [parted(wishes.options), parted(wishes.against)],
        wishes.matches,
        crew_of(wishes.jobs, wishes.ray, wishes.bots),
        Path(wishes.out or f"lab-{game.name}"),
        report,
    )


def tell(terminal: Terminal, results: LabResults, order: Order, *, as_json: bool) -> None:
    """The results in short, and where to read more."""
    from estran.lab.csv_files import write_matches
    from estran.lab.report import LabReport  # its plots take a while to load

    told = LabReport(results, order.matches, terminal.speaker, order.typed)
    write_matches(results, order.matches)
    path = str(told.write(order.report))
    if as_json:
        show_json(terminal, "lab", as_data(order, told) | {"report": path})
        return
    for line in told.lines():
        terminal.show(line)
    terminal.say("terminal-lab-report", path=path, folder=str(order.folder))


def as_data(order: Order, told: "LabReport") -> dict[str, Any]:
    """The results for programs: every table of the report, by the name of its CSV file."""

    def plain(cell: Any) -> Any:
        return ends(cell) if isinstance(cell, Interval) else cell.key if isinstance(cell, Name) else cell

    experiment = order.experiment
    tables = {
        name: [dict(zip(map(str, found.columns), map(plain, row), strict=True)) for row in found.rows]
        for name, found in told.tables()
    }
    return {
        "game": experiment.game,
        "players": experiment.players,
        "bots": list(experiment.bots),
        "options": [experiment.options(side) for side in range(len(told.found))],
        "seed": experiment.seed,
        "matches": order.matches,
        "tables": tables,
    }

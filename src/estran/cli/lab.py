"""`estran lab`: thousands or millions of matches, what they teach of a game, and what other rules would change."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from estran.cli.crew import crew_of
from estran.cli.reading import LARGEST_SEED, game_named, options_of, whole_number
from estran.cli.simulate import progress
from estran.cli.terminal import Terminal, ended_like_ctrl_c
from estran.crew import Crew
from estran.extras import need
from estran.lab.experiment import Experiment
from estran.lab.results import LabResults
from estran.lab.run import play_missing

DONE, STOPPED = 0, 1
MOST_MATCHES = 10**8


class Wishes(NamedTuple):
    """What the command line says, as it was typed."""

    game: str
    players: str
    bots: Sequence[str]
    matches: str
    options: Sequence[str]
    against: Sequence[str]
    seed: str
    jobs: str | None
    ray: str | None
    out: str | None
    report: str | None


class Order(NamedTuple):
    """What is to be studied."""

    experiment: Experiment
    matches: int
    crew: Crew
    folder: Path
    report: Path | None


def lab(terminal: Terminal, wishes: Wishes) -> int:
    """Play what is missing and report; after an interruption next to nothing is lost, and the same command goes on."""
    need("lab")
    order = read_order(wishes)
    results = LabResults.open(order.folder, order.experiment)
    if order.report is not None:
        order.report.parent.mkdir(parents=True, exist_ok=True)
        order.report.touch()  # what cannot be written is refused before anybody waits for it
    left = sum(chunk.matches for chunk in results.missing(order.matches))
    there = order.matches * len(order.experiment.rules) - left
    terminal.say("terminal-lab-due", left=left, there=there)
    try:
        with ended_like_ctrl_c(), progress(terminal, "terminal-lab-playing", left) as advance:
            play_missing(results, order.matches, order.crew, advance)
    except KeyboardInterrupt:
        kept = sum(chunk.matches for chunk in LabResults.read(order.folder).played)  # what the interrupt let through
        terminal.say("terminal-lab-stopped", folder=str(order.folder), matches=kept)
        return STOPPED
    tell(terminal, results, order)
    return DONE


def read_order(wishes: Wishes) -> Order:
    """Parse what was typed; anything that cannot be played is refused before anything is compiled or written."""
    game = game_named(wishes.game)
    rules = [options_of(game, wishes.options)]
    if wishes.against:
        rules.append(options_of(game, wishes.against))
    experiment = Experiment.of(
        game,
        whole_number(wishes.players, "--players", 1, 99),
        wishes.bots,
        rules,
        whole_number(wishes.seed, "--seed", 0, LARGEST_SEED),
    )
    return Order(
        experiment,
        whole_number(wishes.matches, "--matches", 1, MOST_MATCHES),
        crew_of(wishes.jobs, wishes.ray, wishes.bots),
        Path(wishes.out or f"lab-{game.name}"),
        Path(wishes.report) if wishes.report else None,
    )


def tell(terminal: Terminal, results: LabResults, order: Order) -> None:
    """The results in short, and where to read more."""
    from estran.lab.csv_files import write_matches
    from estran.lab.report import LabReport  # its plots take a while to load

    told = LabReport(results, order.matches, terminal.speaker)
    for line in told.lines():
        terminal.show(line)
    write_matches(results, order.matches)
    terminal.say("terminal-lab-report", path=str(told.write(order.report)), folder=str(order.folder))

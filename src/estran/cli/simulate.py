"""`estran simulate`: many random matches, a progress bar, a table of results, and their records if wanted."""

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from estran.cli.as_json import show_json
from estran.cli.reading import game_named, options_of
from estran.cli.targets import STANDARD, check_folder
from estran.cli.terminal import Terminal, ended_like_ctrl_c, put_off
from estran.engine.family import told_when_compiling
from estran.engine.game import Game, Refused
from estran.engine.playouts import Playouts, plies_of, simulate, victory_shares
from estran.engine.seats import LETTERS, SEATS, letter, members
from estran.match.record import FORMAT, MatchRecord, Result
from estran.report.numbers import number
from estran.words.speaker import Speaker

DONE, STOPPED = 0, 130
CHUNK = 10_000  # matches between two steps of the progress bar
RECORDS = 100  # the same where each match is written down
CERTAIN = 1.96  # standard errors either side that hold the true value 95 times out of 100


class Wishes(NamedTuple):
    """What the command line says."""

    game: str
    players: int
    matches: int
    seed: int
    options: Sequence[str]
    records: str | None
    jobs: int
    as_json: bool
    force: bool


class Order(NamedTuple):
    """What is to be simulated."""

    game: Game
    players: int
    matches: int
    seed: int
    options: Mapping[str, Any]
    records: Path | None
    jobs: int
    force: bool  # records that are there already are replaced


def simulate_matches(terminal: Terminal, wishes: Wishes) -> int:
    """Play the matches chunk by chunk and report; after Ctrl-C, on those that were played."""
    order = read_order(wishes)
    tally, code = Totals(order.players), DONE
    try:
        with ended_like_ctrl_c(), progress(terminal, "terminal-simulating", order.matches) as advance:
            play_all(order, tally, advance)
    except KeyboardInterrupt:
        if not tally.matches:
            raise
        code = STOPPED
    if wishes.as_json:
        show_json(terminal, "simulate", as_data(order, tally))
        return code
    for line in report(order, tally, terminal.speaker):
        terminal.show(line)
    if code == STOPPED:
        terminal.complain(terminal.speaker.say("terminal-simulate-stopped", wanted=order.matches))
    return code


def play_all(order: "Order", tally: "Totals", advance: Callable[[int], None]) -> None:
    """All matches; an interruption comes between two chunks or records, or loses the chunk that is being played."""
    size = CHUNK if order.records is None else RECORDS
    run_chunk(order, 0, 1)  # compiles what is not compiled yet, which is not to count as playing
    for first in range(0, order.matches, size):
        begun = perf_counter()
        chunk = run_chunk(order, first, min(size, order.matches - first))
        seconds = perf_counter() - begun
        if order.records is not None:
            write_records(order, order.records, first, chunk, seconds, tally, advance)
            continue
        with put_off():  # a chunk is counted whole
            tally.add(chunk, seconds)
        advance(len(chunk.plies))


def read_order(wishes: Wishes) -> Order:
    """Parse what was typed; anything that cannot be played or written is refused before anything is compiled."""
    game = game_named(wishes.game)
    if wishes.records == STANDARD:
        raise Refused("terminal-usage-records-output")
    order = Order(
        game,
        wishes.players,
        wishes.matches,
        wishes.seed,
        options_of(game, wishes.options),
        Path(wishes.records) if wishes.records else None,
        wishes.jobs,
        wishes.force,
    )
    game.set_table(order.players, order.options)
    if order.records is not None:
        check_folder(order.records)
        there = None if wishes.force else first_there(order, order.records)
        if there is not None:
            raise Refused("terminal-usage-there", path=str(there))
    return order


def run_chunk(order: Order, first: int, matches: int) -> Playouts:
    """Some of the matches."""
    return simulate(
        order.game,
        order.players,
        matches,
        options=order.options,
        seed=order.seed,
        first=first,
        threads=order.jobs,
    )


@contextmanager
def progress(terminal: Terminal, message: str, matches: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, if a person may be watching it; it says so when it stands still because of the compiler."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(terminal.speaker.say(message), total=matches)
        with told_when_compiling(lambda: terminal.complain(terminal.speaker.say("terminal-compiling"))):
            yield lambda done: bar.advance(task, done)


# ---- Results


@dataclass
class Totals:
    """Sums over the matches so far: enough for means and their uncertainty."""

    players: int
    matches: int = 0
    seconds: float = 0.0
    ties: int = 0
    plies: int = 0
    choices: int = 0
    shortest: int = sys.maxsize
    longest: int = 0
    points: NDArray[np.float64] = field(default_factory=lambda: np.zeros(SEATS))
    wins: NDArray[np.float64] = field(default_factory=lambda: np.zeros(SEATS))  # a shared victory is shared out
    squares: NDArray[np.float64] = field(default_factory=lambda: np.zeros(SEATS))  # of the shares of each victory

    def add(self, results: Playouts, seconds: float) -> None:
        """Count these matches, which took so long."""
        shares = victory_shares(results.winners, SEATS)
        self.matches += len(results.plies)
        self.seconds += seconds
        self.ties += int((shares.max(axis=1) < 1).sum())
        self.plies += int(results.plies.sum(dtype=np.int64))
        self.choices += int(results.choices.sum(dtype=np.int64))
        self.shortest = min(self.shortest, int(results.plies.min()))
        self.longest = max(self.longest, int(results.plies.max()))
        self.points += results.points.sum(axis=0, dtype=np.int64)
        self.wins += shares.sum(axis=0)
        self.squares += (shares**2).sum(axis=0)

    def share(self, seat: int) -> tuple[float, float]:
        """The part of the victories that a seat has, and how far off it may be, in parts of 100."""
        mean = float(self.wins[seat]) / self.matches
        spread = float(self.squares[seat]) / self.matches - mean**2
        return 100 * mean, 100 * CERTAIN * sqrt(max(spread, 0) / self.matches)

    @property
    def rate(self) -> float:
        """Matches per second."""
        return self.matches / max(self.seconds, 1e-9)


def report(order: Order, tally: Totals, speaker: Speaker) -> Iterator[str]:
    """The results, one line per seat."""
    say = speaker.say
    name = say(f"{order.game.name}-name")
    yield say("terminal-simulated", game=name, players=order.players, matches=tally.matches, seed=str(order.seed))
    for seat in range(order.players):
        share, margin = tally.share(seat)
        yield say(
            "terminal-simulated-seat",
            seat=letter(seat),
            mean=number(float(tally.points[seat]) / tally.matches, 2, speaker),
            share=number(share, 2, speaker),
            margin=number(margin, 2, speaker),
        )
    yield say("terminal-simulated-ties", share=number(100 * tally.ties / tally.matches, 2, speaker))
    yield say(
        "terminal-simulated-length",
        plies=number(tally.plies / tally.matches, 1, speaker),
        choices=number(tally.choices / tally.matches, 1, speaker),
        shortest=tally.shortest,
        longest=tally.longest,
    )
    yield say("terminal-simulated-speed", rate=number(tally.rate, 0, speaker))
    if order.records is not None:
        yield say("terminal-simulated-records", folder=str(order.records))


def as_data(order: Order, tally: Totals) -> dict[str, Any]:
    """The results for programs: shares and margins are fractions of 1, lengths are plies."""
    seats = [
        {
            "seat": letter(seat),
            "points": float(tally.points[seat]) / tally.matches,
            "share": tally.share(seat)[0] / 100,
            "margin": tally.share(seat)[1] / 100,
        }
        for seat in range(order.players)
    ]
    return {
        "game": order.game.name,
        "players": order.players,
        "options": dict(order.options),
        "seed": order.seed,
        "wanted": order.matches,
        "matches": tally.matches,
        "seats": seats,
        "shared": tally.ties / tally.matches,
        "plies": tally.plies / tally.matches,
        "choices": tally.choices / tally.matches,
        "shortest": tally.shortest,
        "longest": tally.longest,
        "rate": tally.rate,
    }


# ---- Records


def write_records(
    order: Order,
    folder: Path,
    first: int,
    results: Playouts,
    seconds: float,
    tally: Totals,
    advance: Callable[[int], None],
) -> None:
    """One file per match, named by game, seed and number; the matches that count are those whose files are there."""
    matches = len(results.plies)
    for row in range(matches):
        record = record_of(order, first + row, results, row)
        with put_off():
            write_record(order, record_path(order, folder, first + row), record)
            tally.add(Playouts(*(column[row : row + 1] for column in results)), seconds / matches)
        advance(1)


def write_record(order: Order, path: Path, record: MatchRecord) -> None:
    """One file; what has come to be there since the work began is not replaced either, unless that was asked for."""
    if order.force:
        record.save(path)
        return
    try:
        path.open("xb").close()  # of several who write there only one succeeds
    except FileExistsError as problem:
        raise Refused("terminal-usage-there", path=str(path)) from problem
    try:
        record.save(path)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def record_path(order: Order, folder: Path, match: int) -> Path:
    """Where the record of a match belongs."""
    return folder / f"{order.game.name}-{order.seed}-{match:06}.json"


def first_there(order: Order, folder: Path) -> Path | None:
    """The first of the files to be written that is there already; the folder is read once for any number of them."""
    name = re.compile(rf"{order.game.name}-{order.seed}-(\d{{6,}})\.json", re.ASCII)
    found = (int(match[1]) for path in folder.iterdir() if (match := name.fullmatch(path.name)))
    paths = (record_path(order, folder, match) for match in sorted(found) if match < order.matches)
    return next((path for path in paths if path.exists() or path.is_symlink()), None)


def record_of(order: Order, match: int, results: Playouts, row: int) -> MatchRecord:
    """The record of a simulated match."""
    game = order.game
    plies = plies_of(game, order.players, match, options=order.options, seed=order.seed)
    record = MatchRecord(format=FORMAT, game=game.name, players=order.players, plies=plies)
    record.options = {name: value for name, value in order.options.items() if value != game.defaults[name]}
    record.names = list(LETTERS[: order.players])
    points = [int(total) for total in results.points[row, : order.players]]
    record.result = Result(points, [letter(seat) for seat in members(int(results.winners[row]))])
    return record

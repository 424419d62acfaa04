"""`estran analyse`: what every choice of a recorded match was worth, and where the match turned."""

import shutil
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import msgspec

from estran.bots.analysis import FREE, Analysis, Judged, TurningPoint, analyse, decisions
from estran.bots.search_bot import SearchBot
from estran.cli.reading import whole_number
from estran.cli.simulate import progress
from estran.cli.sitters import level_name
from estran.cli.terminal import Terminal, ended_like_ctrl_c
from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.match.match import Match
from estran.match.record import MatchRecord
from estran.report.numbers import number
from estran.words.narrator import Narrator
from estran.words.speaker import Message

DONE, STOPPED = 0, 1
USUAL = "1000"  # iterations for each choice
MOST_ITERATIONS, MOST_SECONDS = 10**7, 7 * 24 * 3600
WIDE = 160  # columns where nobody looks at a screen
SENTENCES = 4  # of what happened at a turning point


def analyse_record(terminal: Terminal, path: str, budget: str | None, iterations: str | None, out: str | None) -> int:
    """Judge every choice by what its maker could see; a table for people, and JSON for programs."""
    if budget and iterations:
        raise Refused("terminal-analyse-either")
    record = MatchRecord.load(path)
    match = Match.replay(record)
    count = sum(1 for _ in decisions(record))
    if not count:
        raise Refused("terminal-analyse-nothing", path=path)
    walks = None if budget else whole_number(iterations or USUAL, "--iterations", 1, MOST_ITERATIONS)
    seconds = (
        whole_number(budget, "--budget", 1, MOST_SECONDS) / count / 2 if budget else 1.0
    )  # some are looked at twice
    try:
        with ended_like_ctrl_c(), progress(terminal, "terminal-analysing", count) as advance:
            found = analyse(record, SearchBot(match.game, walks, seconds), lambda: advance(1))
    except KeyboardInterrupt:
        terminal.say("terminal-analyse-stopped")
        return STOPPED
    report(terminal, match, found)
    if out:
        save(found, out)
        terminal.say("terminal-analyse-saved", path=out)
    return DONE


def save(found: Analysis, out: str) -> None:
    """Write it as JSON."""
    try:
        Path(out).write_bytes(msgspec.json.encode(found) + b"\n")
    except OSError as problem:
        raise Refused("refused-file", path=out, reason=problem.strerror or str(problem)) from problem


# ---- For people


def report(terminal: Terminal, match: Match, found: Analysis) -> None:
    """One row per choice, then the turning points in sentences."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    say = terminal.speaker.say
    terminal.say("terminal-analyse-title", names=match.names)
    table = Table(box=SIMPLE)
    for name in ("ply", "who", "choice"):
        table.add_column(say(f"terminal-analyse-{name}"))
    for name in match.names:
        table.add_column(name, justify="right")
    table.add_column(say("terminal-analyse-cost"), justify="right")
    table.add_column(say("terminal-analyse-better"))
    for row in rows(terminal, match, found):
        table.add_row(*row)
    drawn = StringIO()
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else WIDE
    Console(file=drawn, color_system=None, highlight=False, markup=False, emoji=False, width=width).print(table)
    terminal.show(drawn.getvalue().rstrip("\n"), whole=True)
    terminal.say("terminal-analyse-how")
    for line in sums(terminal, match, found):
        terminal.show(line)
    terminal.say("terminal-analyse-turns", count=len(found.turns))
    for turn in found.turns:
        terminal.show(turned(terminal, match, turn))


def rows(terminal: Terminal, match: Match, found: Analysis) -> Iterator[list[str]]:
    """What stands in the table: ply, who, choice, everybody's chances in parts of 100, cost, and what was better."""
    narrator, record = Narrator(match.game, match.names), match.record()
    for one in found.choices:
        before = match.replay(record, one.ply)
        view = before.view(one.seat)

        def words(move: str, narrator: Narrator = narrator, view: object = view) -> str:
            return terminal.speaker.text(narrator.choice(move, view))  # type: ignore[arg-type]  # a view of any game

        chances = [number(100 * chance, 0, terminal.speaker) for chance in one.chances]
        name = match.names[LETTERS.index(one.seat)]
        if one.stand_in is not None:
            name = terminal.speaker.say("terminal-analyse-for", name=name, level=level_name(one.stand_in))
        yield [str(one.ply), name, words(one.move), *chances, *verdict(terminal, one, words)]


def verdict(terminal: Terminal, one: Judged, words: Callable[[str], str]) -> list[str]:
    """What the choice cost, and the one that was better; nothing where none was."""
    cost = "–" if one.cost < FREE else number(100 * one.cost, 0, terminal.speaker)
    return [cost, "" if one.better is None else words(one.better.move)]


def sums(terminal: Terminal, match: Match, found: Analysis) -> Iterator[str]:
    """What each player gave away altogether; a bot that sat in for somebody is counted apart."""
    for seat, name in zip(LETTERS, match.names, strict=False):
        for message, by_bot in (("terminal-analyse-sum", False), ("terminal-analyse-sum-bot", True)):
            costs = [one.cost for one in found.choices if one.seat == seat and (one.stand_in is not None) == by_bot]
            if costs:
                cost = number(100 * sum(costs), 0, terminal.speaker)
                yield terminal.speaker.say(message, name=name, count=len(costs), cost=cost)


def turned(terminal: Terminal, match: Match, turn: TurningPoint) -> str:
    """A turning point: what happened, and whose chances it changed."""
    narrator = Narrator(match.game, match.names)
    told = [narrator.event(event) for ply, event in match.events(None, turn.ply) if ply < turn.until]
    sentences: list[Message] = [message for message in told if message is not None][:SENTENCES]
    return terminal.speaker.say(
        "terminal-analyse-turn",
        ply=turn.ply,
        happened=" ".join(map(terminal.speaker.text, sentences)),
        name=match.names[LETTERS.index(turn.seat)],
        way="up" if turn.swing > 0 else "down",
        swing=round(100 * abs(turn.swing)),
    )

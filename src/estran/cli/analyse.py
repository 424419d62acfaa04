"""`estran analyse`: what every choice of a recorded match was worth, and where the match turned."""

import shutil
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from typing import NamedTuple

from msgspec import structs

from estran.bots.analysis import FREE, Analysis, Judged, TurningPoint, assembled, decisions, judge
from estran.bots.search_bot import SearchBot
from estran.cli.as_json import json_of
from estran.cli.simulate import progress
from estran.cli.sitters import level_name
from estran.cli.targets import STANDARD, check_target, load_record, write_target
from estran.cli.terminal import Terminal, ended_like_ctrl_c
from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.match.match import Match
from estran.report.numbers import number
from estran.words.narrator import Narrator
from estran.words.speaker import Message

DONE, STOPPED = 0, 130
USUAL = 1000  # iterations for each choice
WIDE = 160  # columns where nobody looks at a screen
NARROW = 100  # columns that a table needs; with fewer, each choice is a line
SENTENCES = 4  # of what happened at a turning point


class Wishes(NamedTuple):
    """What the command line says."""

    budget: int | None
    iterations: int | None
    plain: bool  # a line for each choice instead of a table
    out: str | None
    force: bool


def analyse_record(terminal: Terminal, path: str, wishes: Wishes) -> int:
    """Judge every choice by what its maker could see; a table or lines for people, and JSON for programs."""
    budget, out = wishes.budget, wishes.out
    if budget and wishes.iterations:
        raise Refused("terminal-analyse-either")
    record = load_record(path)
    match = Match.replay(record)
    count = sum(1 for _ in decisions(record))
    if not count:
        raise Refused("terminal-analyse-nothing", path=path)
    if out:
        check_target(out, force=wishes.force, output=True)
    walks = None if budget else wishes.iterations or USUAL
    seconds = budget / count / 2 if budget else 1.0  # some are looked at twice
    judged: list[Judged] = []
    try:
        with ended_like_ctrl_c(), progress(terminal, "terminal-analysing", count) as advance:
            bot = SearchBot(match.game, walks, seconds)  # compiled here, if it never was on this machine
            for before, decision in decisions(record):
                judged.append(judge(bot, before, decision))
                advance(1)
    except KeyboardInterrupt:
        if not judged:
            terminal.complain(terminal.speaker.say("terminal-analyse-stopped"))
            return STOPPED
        terminal.complain(terminal.speaker.say("terminal-analyse-partly", total=count))
    found = assembled(record, judged, count)
    if out != STANDARD:
        report(terminal, match, found, plain=wishes.plain)
    if out:
        write_target(terminal, out, f"{json_of('analyse', structs.asdict(found))}\n")
    if out and out != STANDARD:
        terminal.say("terminal-analyse-saved", path=out)
    return DONE if len(judged) == count else STOPPED


# ---- For people


def report(terminal: Terminal, match: Match, found: Analysis, *, plain: bool) -> None:
    """One row or line per choice, then the turning points in sentences."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else WIDE
    terminal.say("terminal-analyse-title", names=match.names)
    if plain or width < NARROW:
        for line in lines(terminal, match, found):
            terminal.show(line)
    else:
        terminal.show(drawn(terminal, match, found, width), whole=True)
    terminal.say("terminal-analyse-how")
    for line in sums(terminal, match, found):
        terminal.show(line)
    terminal.say("terminal-analyse-turns", count=len(found.turns))
    for turn in found.turns:
        terminal.show(turned(terminal, match, turn))


def lines(terminal: Terminal, match: Match, found: Analysis) -> Iterator[str]:
    """One line per choice, for narrow screens and for ears."""
    say = terminal.speaker.say
    for (ply, who, choice, *chances, cost, better), one in zip(
        rows(terminal, match, found), found.choices, strict=True
    ):
        everybody = [
            say("terminal-analyse-chance", name=name, chance=part)
            for name, part in zip(match.names, chances, strict=True)
        ]
        yield say(
            "terminal-analyse-line",
            ply=int(ply),
            who=who,
            choice=choice,
            chances=", ".join(everybody),
            cost=cost,
            better=better,
            how="free" if one.cost < FREE else "better" if better else "costly",
        )


def drawn(terminal: Terminal, match: Match, found: Analysis, width: int) -> str:
    """A table with one row per choice; numbers are never cut."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    say = terminal.speaker.say
    table = Table(box=SIMPLE)
    for name in ("ply", "who", "choice"):
        table.add_column(say(f"terminal-analyse-{name}"))
    for name in match.names:
        table.add_column(name, justify="right", min_width=3)
    table.add_column(say("terminal-analyse-cost"), justify="right", min_width=3)
    table.add_column(say("terminal-analyse-better"))
    for row in rows(terminal, match, found):
        table.add_row(*row)
    into = StringIO()
    Console(file=into, color_system=None, highlight=False, markup=False, emoji=False, width=width).print(table)
    return into.getvalue().rstrip("\n")


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

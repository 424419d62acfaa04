"""`estran puzzle`: the puzzles of the day at the terminal."""

from datetime import date

from estran.bots.levels import USUAL
from estran.cli.commands import LOOKING, show_choices
from estran.cli.news import sentences
from estran.cli.reading import game_named
from estran.cli.saving import Keeper
from estran.cli.seating import Seating
from estran.cli.session import DONE, INTERRUPTED, Asked, Session
from estran.cli.terminal import Leaving, Terminal
from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.puzzles.days import day_of, puzzles_of, today
from estran.puzzles.puzzle import Puzzle
from estran.report.numbers import number
from estran.words.speaker import Speaker

STOPPED = 1
TOLD = 6  # sentences of what happened last
SOLVED, FAILED = "✓", "✗"


def solve_puzzles(terminal: Terminal, game: str | None, day: str | None) -> int:
    """One after the other; at the end a line to share."""
    when = read_day(day)
    wanted = None if game is None else game_named(game).name
    puzzles = [puzzle for puzzle in puzzles_of(day_of(when)) if wanted in (None, puzzle.game)]
    try:
        solved = [solve(terminal, puzzle, when) for puzzle in puzzles]
    except Leaving:
        return DONE
    except (EOFError, KeyboardInterrupt) as reason:
        terminal.show()
        return INTERRUPTED if isinstance(reason, KeyboardInterrupt) else STOPPED
    terminal.show()
    terminal.show(share(terminal.speaker, when, puzzles, solved), whole=True)
    return DONE


def read_day(text: str | None) -> date:
    """A day as 2026-11-18; today in UTC if none is given, the same for everybody."""
    if text is None:
        return today()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("puzzle-refused-day", came=text) from None


def share(speaker: Speaker, when: date, puzzles: list[Puzzle], solved: list[bool]) -> str:
    """A line for friends that gives nothing away."""
    games = [
        f"{speaker.say(f'{puzzle.game}-name')} {SOLVED if right else FAILED}"
        for puzzle, right in zip(puzzles, solved, strict=True)
    ]
    return speaker.say("puzzle-share", day=when.isoformat(), games="  ".join(games))


def solve(terminal: Terminal, puzzle: Puzzle, when: date) -> bool:
    """Show what the seat sees, ask, and say what was best and why; whether it was found."""
    match, seat = puzzle.match(), puzzle.seat
    view = match.view(seat)
    bots = LETTERS[: puzzle.players].replace(seat, "")
    keeper = Keeper(terminal, match, Seating(match.names, bots, USUAL), 0)
    session = Session(keeper, {"help": _tell_help, **LOOKING}, auto_roll=True, bell=False)
    narrator, say = session.narrator(seat), terminal.speaker.say
    terminal.show()
    terminal.say("terminal-puzzle", day=when.isoformat(), game=say(f"{puzzle.game}-name"), players=puzzle.players)
    told = sentences((event for _, event in match.events(seat)), narrator)
    session.account = [terminal.speaker.text(message) for message in told][-TOLD:]
    session.show_account()
    session.show_table(seat)
    session.choose(seat, Asked(seat, seat), unseen=False)
    chosen = match.plies[-1].partition(" ")[2]
    right = narrator.choice(chosen, view) == narrator.choice(puzzle.best, view)  # equal cards are equally good
    why = narrator.reason((puzzle.reason, puzzle.arguments))
    words = {"choice": narrator.choice(puzzle.best, view), "reason": why}
    terminal.say("puzzle-right" if right else "puzzle-wrong", **words)
    for move, value in sorted(puzzle.values.items(), key=lambda one: -one[1]):
        text = terminal.speaker.text(narrator.choice(move, view))
        terminal.say("list-entry", name=number(100 * value, 0, terminal.speaker).rjust(4), text=text)
    terminal.say("puzzle-worth", how="exact" if puzzle.exact else "searched")
    return right


def _tell_help(session: Session, asked: Asked, rest: str) -> None:
    show_choices(session, asked)
    session.terminal.say("terminal-puzzle-help")

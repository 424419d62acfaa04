"""Declared here: play, learn, puzzle, replay, analyse, verify, rules, score."""

from typing import TYPE_CHECKING, Any

from estran.cli.declare import argument, command, option
from estran.cli.declared.shared import as_json, game, game_option, record
from estran.cli.kinds import FILE, ClauseName, LevelName, WholeNumber

if TYPE_CHECKING:
    from estran.cli.terminal import Terminal
    from estran.words.speaker import Message

MOST_ITERATIONS, MOST_SECONDS = 10**7, 7 * 24 * 3600


@command("play", "terminal-help-play")
@game(required=False)
@option("--players", value="N", words="terminal-help-players", otherwise="terminal-otherwise-asked")
@option("--bots", value="N|BC", words="terminal-help-bots", otherwise="terminal-otherwise-asked")
@option("--level", value="LEVEL", words="terminal-help-level", type=LevelName(), otherwise="terminal-otherwise-normal")
@option("--names", value="ADA,BO", words="terminal-help-names", otherwise="terminal-otherwise-several")
@option("--seed", value="N", words="terminal-help-seed", otherwise="terminal-otherwise-drawn")
@game_option()
@option("--record", value="FILE", words="terminal-help-record", type=FILE)
@option("--resume", value="FILE", words="terminal-help-resume", type=FILE)
@option("--table", value="TEXT", words="terminal-help-table")
@option("--auto-roll", words="terminal-help-auto-roll")
@option("--no-bell", words="terminal-help-no-bell")
def play(terminal: "Terminal", options: tuple[str, ...], no_bell: bool, **wishes: Any) -> int:
    """Play a match."""
    from estran.cli.play import Wishes, play

    return play(terminal, Wishes(**wishes, options=options, bell=not no_bell))


@command("learn", "terminal-help-learn")
@game(required=False)
@option("--from", "start", value="STEP", words="terminal-help-learn-from", default="1")
def learn(terminal: "Terminal", game: str | None, start: str) -> int:
    """Learn a game step by step."""
    from estran.cli.learn import learn

    return learn(terminal, game, start)


@command("puzzle", "terminal-help-puzzle")
@game(required=False)
@option("--day", value="DATE", words="terminal-help-puzzle-day")
def puzzle(terminal: "Terminal", game: str | None, day: str | None) -> int:
    """Solve the puzzles of the day."""
    from estran.cli.puzzle import solve_puzzles

    return solve_puzzles(terminal, game, day)


@command("replay", "terminal-help-replay")
@record()
@option("--from", "start", value="PLY", words="terminal-help-from", default="0")
@as_json()
def replay(terminal: "Terminal", record: str, start: str, as_json: bool) -> int:
    """Tell a record."""
    from estran.cli.replay import replay

    return replay(terminal, record, start, as_json=as_json)


@command("analyse", "terminal-help-analyse")
@record()
@option("--budget", value="SECONDS", words="terminal-help-budget", type=WholeNumber(1, MOST_SECONDS))
@option("--iterations", value="N", words="terminal-help-iterations", type=WholeNumber(1, MOST_ITERATIONS))
@option("--plain", words="terminal-help-plain")
@option("--json", "out", value="[FILE]", words="terminal-help-json", type=FILE, is_flag=False, flag_value="-")
@option("--force", words="terminal-help-overwrite")
def analyse(terminal: "Terminal", record: str, **wishes: Any) -> int:
    """Judge every choice of a record."""
    from estran.cli.analyse import Wishes, analyse_record

    return analyse_record(terminal, record, Wishes(**wishes))


@command("verify", "terminal-help-verify")
@record()
@as_json()
def verify(terminal: "Terminal", record: str, as_json: bool) -> int:
    """Check a record."""
    from estran.cli.verify import verify_record

    return verify_record(terminal, record, as_json=as_json)


@command("rules", "terminal-help-rules")
@game()
@argument("clause", "CLAUSE", "terminal-help-clause", type=ClauseName(), required=False)
@option("--print", "html", words="books-help-print")
@option("--pdf", words="books-help-pdf")
@option("--brf", words="books-help-brf")
@option("--contracted", words="books-help-contracted")
@option("--out", value="FILE", words="books-help-out", type=FILE)
@option("--force", words="terminal-help-overwrite")
def rules(terminal: "Terminal", game: str, clause: str | None, **wishes: Any) -> int:
    """Show a rulebook or a part of it, or write it as a file to be printed or embossed."""
    from estran.cli.rules import show_rules

    if any(wishes.values()):
        from estran.cli.books import Wishes, write_book

        return write_book(terminal, game, Wishes(**wishes))
    return show_rules(terminal, game, clause)


def _sheets() -> tuple["Message", ...]:
    from estran.cli.shelf import shelf_of
    from estran.games import find, names
    from estran.words.speaker import Message

    return tuple(Message(f"{game}-terminal-help-sheet") for game in names() if shelf_of(find(game)).sheet)


@command("score", "terminal-help-score")
@game()
@argument("sheet", "SHEET", also=_sheets)
@as_json()
def score(terminal: "Terminal", game: str, sheet: str, as_json: bool) -> int:
    """Add up a score sheet."""
    from estran.cli.score import score

    return score(terminal, game, sheet, as_json=as_json)

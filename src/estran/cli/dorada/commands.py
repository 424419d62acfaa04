"""The command `estran boards`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from estran.cli.command_line import CommandLine
from estran.cli.declare import argument, command, group, option
from estran.cli.declared.shared import as_json, seed
from estran.cli.kinds import FILE, OneOf, WholeNumber

if TYPE_CHECKING:
    from estran.cli.terminal import Terminal

MOST_BOARDS = 1000  # proposed at once
PAPERS = ("a3", "a4")  # that a board is printed on


class Paper(OneOf):
    """A size of paper."""

    def choices(self, ctx: click.Context) -> Sequence[str]:
        """All of them."""
        return PAPERS


@group("boards", "dorada-terminal-help-boards")
@as_json()
@click.pass_context
def boards(ctx: click.Context, as_json: bool) -> int:
    """Draw the boards in the box, unless something else is asked for."""
    if ctx.invoked_subcommand is not None:
        return 0
    from estran.cli.dorada.boards import list_boards

    typed = ctx.find_object(CommandLine)
    assert typed is not None
    return list_boards(typed.terminal, as_json=as_json)


@command("check", "dorada-terminal-help-boards-check")
@argument("board", "FILE", "dorada-terminal-help-board-file", type=FILE)
@as_json()
def check(terminal: "Terminal", board: str, as_json: bool) -> int:
    """Name all that is wrong with a board."""
    from estran.cli.dorada.boards import check_board

    return check_board(terminal, board, as_json=as_json)


@command("new", "dorada-terminal-help-boards-new")
@seed("dorada-terminal-help-boards-seed")
@option("--count", value="N", words="dorada-terminal-help-boards-count", type=WholeNumber(1, MOST_BOARDS), default=1)
@option("--out", value="FILE", words="dorada-terminal-help-boards-out", type=FILE)
@option("--force", words="terminal-help-overwrite")
def new(terminal: "Terminal", seed: int, count: int, out: str | None, force: bool) -> int:
    """Propose boards."""
    from estran.cli.dorada.boards import new_boards

    return new_boards(terminal, seed, count, out, force=force)


@command("print", "dorada-terminal-help-print")
@argument("board", "BOARD", "dorada-terminal-help-print-name", required=False)
@option("--paper", value="|".join(PAPERS), words="books-help-paper", type=Paper(), default="a3")
@option("--out", value="FILE", words="dorada-terminal-help-print-out", type=FILE)
@option("--force", words="terminal-help-overwrite")
def printed(terminal: "Terminal", board: str | None, paper: str, out: str | None, force: bool) -> int:
    """Print a board for fingers."""
    from estran.cli.dorada.printing import print_board

    return print_board(terminal, board or "classic", paper, out, force=force)


boards.add_command(check)
boards.add_command(new)
boards.add_command(printed)


def add_commands(commands: click.Group) -> None:
    """List the boards, or check or propose some."""
    commands.add_command(boards)

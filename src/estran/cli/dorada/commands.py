"""The command `estran boards`."""

from functools import partial
from typing import Annotated, Any

import typer

from estran.cli.declare import add_command, new_group, new_option
from estran.cli.dorada.boards import check_board, list_boards, new_boards
from estran.cli.terminal import Terminal


def add_commands(app: typer.Typer, terminal: Terminal) -> None:
    """List the boards, or check or propose some."""
    say = terminal.speaker.say
    boards = new_group(say("dorada-terminal-help-boards"))
    app.add_typer(boards, name="boards")

    @boards.callback(invoke_without_command=True)
    def listed(ctx: typer.Context) -> Any:
        return None if ctx.invoked_subcommand else partial(list_boards, terminal)

    @add_command(boards, "check", say("dorada-terminal-help-boards-check"))
    def check(
        board: Annotated[str, typer.Argument(metavar="FILE", help=say("dorada-terminal-help-board-file"))],
    ) -> Any:
        return partial(check_board, terminal, board)

    @add_command(boards, "new", say("dorada-terminal-help-boards-new"))
    def new(
        seed: Annotated[str, new_option("--seed", "S", say("dorada-terminal-help-boards-seed"))] = "0",
        count: Annotated[str, new_option("--count", "N", say("dorada-terminal-help-boards-count"))] = "1",
        out: Annotated[str | None, new_option("--out", "FILE", say("dorada-terminal-help-boards-out"))] = None,
    ) -> Any:
        return partial(new_boards, terminal, seed, count, out)

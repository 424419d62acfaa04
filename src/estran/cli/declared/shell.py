"""Declared here: completion, for the shells that click knows."""

from typing import TYPE_CHECKING

import click

from estran.cli.command_line import CommandLine
from estran.cli.declare import argument, command
from estran.cli.kinds import OneOf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estran.cli.terminal import Terminal

VARIABLE = "_ESTRAN_COMPLETE"  # by which a shell asks what could follow
SHELLS = ("bash", "zsh", "fish")


class Shell(OneOf):
    """A shell that can complete our commands."""

    def choices(self, ctx: click.Context) -> "Sequence[str]":
        """All of them."""
        return SHELLS


@command("completion", "terminal-help-completion")
@argument("shell", "SHELL", "terminal-help-shell", type=Shell(), filled=lambda: {"known": list(SHELLS)})
@click.pass_context
def completion(context: click.Context, terminal: "Terminal", shell: str) -> int:
    """Print the script that makes a shell complete `estran`."""
    from click.shell_completion import get_completion_class

    from estran.engine.game import Refused

    kind = get_completion_class(shell)
    if shell not in SHELLS or kind is None:
        raise Refused("terminal-usage-shell", came=shell, known=list(SHELLS))
    terminal.show(kind(context.find_root().command, {}, "estran", VARIABLE).source().rstrip("\n"), whole=True)
    return 0


def complete(program: click.Command, typed: CommandLine, instruction: str) -> int:
    """Answer a shell that asks what could follow."""
    from click.shell_completion import shell_complete

    return shell_complete(program, {"obj": typed}, "estran", VARIABLE, instruction)

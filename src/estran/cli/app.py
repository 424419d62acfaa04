"""The command `estran`: its commands in the order in which the help lists them, and those that games bring."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import click

from estran.cli.command_line import CommandLine
from estran.cli.declare import SpokenGroup, group, option
from estran.cli.declared import hosting, playing, shell, studying


def _games() -> Mapping[str, Any]:
    from estran.games import names
    from estran.words import titles

    return {"games": [titles.name(game) for game in names()]}


class Estran(SpokenGroup):
    """Our own commands, then those of games, which are looked for when none of ours is meant."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All of them."""
        bring_commands_of_games()
        return super().list_commands(ctx)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """One of ours, or of a game."""
        if name not in self.commands:
            bring_commands_of_games()
        return super().get_command(ctx, name)


def _tell_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from estran import __version__

        click.echo(f"estran {__version__}")
        ctx.exit()


@group("estran", "terminal-help-estran", cls=Estran, filled=_games)
@option("-V", "--version", words="terminal-help-version", is_eager=True, expose_value=False, callback=_tell_version)
@click.pass_context
def estran(ctx: click.Context) -> int:
    """Without a command there is help."""
    if ctx.invoked_subcommand is None:
        ctx.find_object(CommandLine)
        click.echo(ctx.get_help())
    return 0


for one in (
    playing.play,
    playing.learn,
    playing.puzzle,
    studying.puzzles,
    playing.replay,
    playing.analyse,
    playing.verify,
    studying.simulate,
    studying.arena,
    studying.lab,
    playing.rules,
    playing.score,
    hosting.serve,
    hosting.backup,
    hosting.restore,
    hosting.tidy,
    hosting.doctor,
    shell.completion,
):
    estran.add_command(one)


@cache
def bring_commands_of_games() -> None:
    """Add what single games bring; to find it, they have to be loaded."""
    from estran.cli.shelf import shelf_of
    from estran.games import find, names

    for name in names():
        add = shelf_of(find(name)).commands
        if add is not None:
            add(estran)

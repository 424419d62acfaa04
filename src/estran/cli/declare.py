"""How commands, groups of them and their options are declared."""

from collections.abc import Callable
from typing import Any, TypeVar

import typer

from estran.cli.help import SpokenCommand, SpokenGroup

Function = TypeVar("Function", bound=Callable[..., Any])


def new_group(text: str) -> typer.Typer:
    """Several commands under one name."""
    return typer.Typer(
        cls=SpokenGroup, help=text, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
    )


def add_command(
    app: typer.Typer, name: str, text: str, kind: type[SpokenCommand] = SpokenCommand
) -> Callable[[Function], Function]:
    """Register a command; surplus arguments are refused in the user's language, not by the parser."""
    return app.command(name, cls=kind, help=text, context_settings={"allow_extra_args": True})


def new_option(name: str, value: str, text: str) -> Any:
    """An option that is read as text."""
    return typer.Option(name, metavar=value, help=text)

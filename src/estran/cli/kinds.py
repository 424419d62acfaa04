"""What arguments and options may be: read with the user's own words where they cannot be, completed by Tab where they can be guessed."""

from collections.abc import Sequence
from typing import Any

import click
from click.shell_completion import CompletionItem


class WholeNumber(click.ParamType[Any]):
    """A whole number within bounds, as people write it: `1_000_000` or `1e6` too."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, or a refusal that names the bounds."""
        from estran.cli.reading import whole_number

        if isinstance(value, int):
            return value
        return whole_number(value, param.opts[0] if param else "", self.least, self.most)


class Jobs(WholeNumber):
    """How many work at once: four per core of this machine at most, or what is said here."""

    def __init__(self, most: int | None = None) -> None:
        import os

        super().__init__(1, most or 4 * (os.cpu_count() or 1))


class Seed(WholeNumber):
    """What fixes all chance."""

    def __init__(self) -> None:
        super().__init__(0, 0)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Any number that records can hold."""
        from estran.cli.reading import LARGEST_SEED

        self.most = LARGEST_SEED
        return super().convert(value, param, ctx)


class OneOf(click.ParamType[Any]):
    """Text that Tab completes from a list; whether it will do is decided where it is used."""

    name = "text"

    def choices(self, ctx: click.Context) -> Sequence[str]:
        """What may come."""
        return ()

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """As it was typed."""
        return value

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Those that begin so."""
        return [CompletionItem(choice) for choice in self.choices(ctx) if choice.startswith(incomplete)]


class LanguageName(OneOf):
    """A language that is spoken here."""

    def choices(self, ctx: click.Context) -> Sequence[str]:
        """All of them."""
        from estran.words.folders import LANGUAGES

        return LANGUAGES


class GameName(OneOf):
    """A game that can be played here."""

    def choices(self, ctx: click.Context) -> Sequence[str]:
        """All of them."""
        from estran.games import names

        return names()


class LevelName(OneOf):
    """A bot's level; other bots may come where a command knows others."""

    def choices(self, ctx: click.Context) -> Sequence[str]:
        """The weakest first."""
        from estran.bots.levels import LEVELS

        return tuple(LEVELS)


class GameOption(OneOf):
    """An option of the game, `name=value`."""

    def choices(self, ctx: click.Context) -> Sequence[str]:
        """The names, of the game on the line or of all, and the values that are known."""
        from estran.games import find, names

        game = ctx.params.get("game")
        found = [option for name in names() if game in (None, name) for option in find(name).options.items()]
        return [
            f"{name}={value}"
            for name, option in found
            for value in (option.values or ((True, False) if option.kind == "switch" else ("",)))
            for value in [str(value).lower() if isinstance(value, bool) else value]
        ]


class ClauseName(OneOf):
    """A clause of the game's rulebook."""

    def choices(self, ctx: click.Context) -> Sequence[str]:
        """Their ids, in the order of the book."""
        from estran.games import names
        from estran.words.folders import DEFAULT
        from estran.words.rulebook import clauses

        game = ctx.params.get("game")
        return tuple(clauses(game, DEFAULT)) if game in names() else ()

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Those that begin so, in small letters too."""
        return super().shell_complete(ctx, param, incomplete.upper())


class FilePath(click.Path):
    """A file or a folder; whether there is one is found out where it is opened, for that says why not.

    Shells leave `~` as it is in quotes and in `--record=~/x.json`.
    """

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """As it was typed, with one's own folder for `~`."""
        from estran.files import at_home

        return at_home(str(super().convert(value, param, ctx)))


FILE = FOLDER = FilePath()
SEED = Seed()

"""How commands are declared: plain click, whose help and complaints are messages of the catalogues, told when they are needed.

Nothing here loads words, games or NumPy: a declaration must cost nothing where somebody asks for the version, or presses Tab.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import update_wrapper
from itertools import pairwise
from typing import Any, TypeVar

import click

from estran.cli.command_line import CommandLine
from estran.cli.kinds import LanguageName

Function = TypeVar("Function", bound=Callable[..., Any])
Arguments = Callable[[], Mapping[str, Any]]  # of a message; asked for when it is told
HELP_NAMES = {"help_option_names": ["-h", "--help"]}
PAIR = "K=V"  # what stands for the value of an option that takes a game's


def no_arguments() -> Mapping[str, Any]:
    """Of a message that is the same for everybody."""
    return {}


class SpokenOption(click.Option):
    """An option whose help is a message; `otherwise` is a message that says what happens without it."""

    def __init__(
        self, *names: Any, words: str, filled: Arguments = no_arguments, otherwise: str | None = None, **more: Any
    ) -> None:
        super().__init__(*names, **more)
        self.words, self.filled, self.otherwise = words, filled, otherwise


class SpokenArgument(click.Argument):
    """An argument whose help is a message; `also` gives those of games."""

    def __init__(
        self,
        *names: Any,
        words: Sequence[str],
        filled: Arguments = no_arguments,
        also: Callable[[], Sequence[Any]] = tuple,
        **more: Any,
    ) -> None:
        super().__init__(*names, **more)
        self.words, self.filled, self.also = words, filled, also


class Spoken(click.Command):
    """What commands and groups of them share: help in the user's language, and `--lang` wherever it stands."""

    words: str
    filled: Arguments

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How it is called, what it does, and what each argument and option means."""
        from estran.cli.help import page

        formatter.write("\n".join(page(self, ctx, ctx.find_object(CommandLine) or CommandLine([]))))

    def get_short_help_str(self, limit: int = 45) -> str:
        """What a shell shows beside the name while it completes."""
        context = click.get_current_context(silent=True)
        typed = (context and context.find_object(CommandLine)) or CommandLine.of_environment()
        return typed.terminal.speaker.say(self.words, **self.filled())

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Its own, and the language, which has been heeded already: complaints must know it before anything is parsed."""
        first, last = super().get_params(ctx)[:-1], super().get_params(ctx)[-1]
        lang = SpokenOption(["--lang"], words="terminal-help-lang", type=LanguageName(), expose_value=False)
        return [*first, lang, last]


class SpokenCommand(Spoken):
    """One command. A repeated option may also be given as a list: `--bots easy normal` is `--bots easy --bots normal`."""

    allow_extra_args = True  # they are refused in the user's language
    lists = False

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Write every list out before the parser reads it, and refuse what is left over."""
        if not ctx.resilient_parsing:
            self._check_values(args)
        elif args and args[-1].startswith("-"):
            args = args[:-1]  # its value is what Tab looks for; with it, nothing of the line could be read
        left = super().parse_args(ctx, self._written_out(args) if self.lists else args)
        if left and not ctx.resilient_parsing:
            from estran.engine.game import Refused

            raise Refused("terminal-usage-extra", came=left[0])
        return left

    def _check_values(self, args: list[str]) -> None:
        """Refuse an option that is followed by another one instead of its value, which click would take for it."""
        options = [param for param in self.params if isinstance(param, SpokenOption)]
        names = {name for param in options for name in param.opts}
        for option, value in pairwise(args):
            wanting = next((param for param in options if option in param.opts and not param.is_flag), None)
            if wanting is not None and value in names:
                from estran.engine.game import Refused

                if wanting.metavar == PAIR:
                    raise Refused("terminal-usage-value-pair", option=option)
                raise Refused("terminal-usage-value", option=option)

    def _written_out(self, args: list[str]) -> list[str]:
        names = {name for param in self.params if param.multiple for name in param.opts}
        written: list[str] = []
        current: str | None = None  # the option whose list goes on
        for arg in args:
            if arg.startswith("-"):
                current = arg if arg in names else None
            elif current is not None and written[-1] != current:
                written.append(current)
            written.append(arg)
        return written


class ListingCommand(SpokenCommand):
    """A command with options that may be given as lists."""

    lists = True


class SpokenGroup(Spoken, click.Group):
    """Several commands under one name."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """Name the commands when an unknown one comes."""
        if not ctx.resilient_parsing and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            from estran.engine.game import Refused

            raise Refused("terminal-usage-command", came=args[0], known=self.list_commands(ctx))
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which they were declared."""
        return list(self.commands)


# ---- The decorators


def command(
    name: str, words: str, *, lists: bool = False, filled: Arguments = no_arguments
) -> Callable[[Callable[..., Any]], SpokenCommand]:
    """Declare a command: its name, and the message that says what it does."""

    def declared(function: Callable[..., Any]) -> SpokenCommand:
        kind = ListingCommand if lists else SpokenCommand
        made = click.command(name, cls=kind, context_settings=HELP_NAMES)(_with_terminal(function))
        made.words, made.filled = words, filled
        return made

    return declared


def group(
    name: str, words: str, *, cls: type[SpokenGroup] = SpokenGroup, filled: Arguments = no_arguments
) -> Callable[[Callable[..., Any]], SpokenGroup]:
    """Declare several commands under one name; the name alone does something, too."""

    def declared(function: Callable[..., Any]) -> SpokenGroup:
        made = click.group(name, cls=cls, invoke_without_command=True, context_settings=HELP_NAMES)(function)
        made.words, made.filled = words, filled
        return made

    return declared


def option(*names: str, value: str | None = None, words: str, **more: Any) -> Callable[[Function], Function]:
    """Declare an option; `value` is what stands for its value in the help, and one without is a flag."""
    flag = {"is_flag": True} if value is None else {"metavar": value}
    return click.option(*names, cls=SpokenOption, words=words, **flag, **more)


def argument(name: str, value: str, *words: str, **more: Any) -> Callable[[Function], Function]:
    """Declare an argument; `value` is what stands for it in the help."""
    return click.argument(name, cls=SpokenArgument, metavar=value, words=words, **more)


def _with_terminal(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function with the typed's terminal as its first argument."""

    @click.pass_obj
    def called(typed: CommandLine, /, *args: Any, **named: Any) -> Any:
        return function(typed.terminal, *args, **named)

    return update_wrapper(called, function)

"""Help and complaints about the command line, in the user's language, as plain lines."""

from collections.abc import Iterator
from typing import Any

from typer import TyperException
from typer.core import TyperCommand, TyperGroup

from estran.engine.game import Refused
from estran.games import find, names
from estran.words import titles
from estran.words.folders import LANGUAGES
from estran.words.speaker import Speaker


class SpokenCommand(TyperCommand):
    """A command whose help is spoken by the context's terminal."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """How it is called, what it does, and what each argument and option means."""
        formatter.write("\n".join(_page(self, ctx)))

    def invoke(self, ctx: Any) -> Any:
        """Refuse what is left over on the command line, then do the work."""
        if ctx.args:
            raise Refused("terminal-usage-extra", came=ctx.args[0])
        return super().invoke(ctx)


class ListingCommand(SpokenCommand):
    """A command whose repeated options may also be given as a list: `--bots easy normal` is `--bots easy --bots normal`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Write every list out before the parser reads it."""
        lists = {name for param in self.params if getattr(param, "multiple", False) for name in param.opts}
        written: list[str] = []
        current: str | None = None  # the option whose list goes on
        for arg in args:
            if arg.startswith("-"):
                current = arg if arg in lists else None
            elif current is not None and written[-1] != current:
                written.append(current)
            written.append(arg)
        return super().parse_args(ctx, written)


class SpokenGroup(TyperGroup):
    """Several commands under one name."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """What it is for, and the commands."""
        formatter.write("\n".join(_page(self, ctx)))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Name the commands when an unknown one comes."""
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise Refused("terminal-usage-command", came=args[0], known=list(self.commands))
        return super().resolve_command(ctx, args)


def _page(command: Any, ctx: Any) -> Iterator[str]:
    speaker: Speaker = ctx.find_root().obj.speaker

    def entry(name: str, text: str) -> str:
        return "  " + speaker.say("terminal-entry", name=name, text=text)

    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option"]
    commands = getattr(command, "commands", {})
    pieces = [f"[{param.metavar}]" if not param.required else param.metavar for param in arguments]
    called = [ctx.command_path, *(["COMMAND"] if commands else pieces), "[OPTION …]"]
    yield speaker.say("terminal-help-usage", call=" ".join(called))
    yield ""
    yield command.help
    if arguments:
        yield ""
        yield speaker.say("terminal-help-arguments")
        yield from (entry(param.metavar, param.help) for param in arguments)
    if commands:
        yield ""
        yield speaker.say("terminal-help-commands")
        yield from (entry(name, inner.help) for name, inner in commands.items())
    yield ""
    yield speaker.say("terminal-help-options")
    yield from (entry(" ".join(filter(None, [*param.opts, param.metavar])), param.help) for param in options)
    yield entry(f"--lang {'|'.join(LANGUAGES)}", speaker.say("terminal-help-lang"))
    yield entry("--help", speaker.say("terminal-help-help"))
    if any("--option" in param.opts for param in options):
        yield ""
        yield speaker.say("terminal-help-game-options")
        yield from (entry(f"{game}, {usual}", text) for game, usual, text in _game_options(speaker))


def _game_options(speaker: Speaker) -> Iterator[tuple[str, str, str]]:
    """Each game's options as they usually are, and what they mean."""
    for name in names():
        game = find(name)
        for option in titles.options(game):
            usual = "null" if (value := game.defaults[option.key]) is None else str(value).lower()
            yield name, f"{option.key}={usual}", speaker.text(option.help)


def complaint(problem: TyperException, speaker: Speaker) -> str:
    """What was wrong with the command line; the parser's own words are English, so only its facts are used."""
    option = getattr(problem, "option_name", None)
    parameter = getattr(problem, "param", None)
    match type(problem).__name__:
        case "NoSuchOption":
            return speaker.say("terminal-usage-option", came=option)
        case "BadOptionUsage":
            return speaker.say("terminal-usage-value", option=option)
        case "MissingParameter" if parameter is not None:
            return speaker.say("terminal-usage-missing", name=parameter.metavar or parameter.name)
        case _:
            return problem.format_message()

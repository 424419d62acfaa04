"""Help and complaints about the command line, in the user's language, as plain lines."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import click

from estran.cli.command_line import CommandLine
from estran.cli.declare import Spoken, SpokenArgument, SpokenGroup, SpokenOption
from estran.games import find, names
from estran.words import titles
from estran.words.folders import LANGUAGES
from estran.words.speaker import Speaker


class HelpLine(NamedTuple):
    """A line of the help: a name, and what it means."""

    name: str
    text: str


class Explained(NamedTuple):
    """All that the help of a command says; the reference and the man page say the same."""

    call: str
    about: str
    arguments: list[HelpLine]
    commands: list[HelpLine]
    options: list[HelpLine]
    game_options: list[HelpLine]
    examples: list[str]


def explained(command: Spoken, ctx: click.Context, speaker: Speaker) -> Explained:
    """What a command is called by, what it does, and what each of its arguments and options means."""
    arguments = [param for param in command.params if isinstance(param, SpokenArgument)]
    options = [param for param in command.params if isinstance(param, SpokenOption)]
    inner = _inner(command, ctx)
    pieces = [str(param.metavar) if param.required else f"[{param.metavar}]" for param in arguments]
    called = [ctx.command_path, *(["[COMMAND]"] if inner else pieces), "[OPTION …]"]
    return Explained(
        " ".join(called),
        speaker.say(command.words, **command.filled()),
        [HelpLine(str(param.metavar), _of_argument(param, speaker)) for param in arguments],
        [HelpLine(str(one.name), speaker.say(one.words, **one.filled())) for one in inner],
        [
            *(HelpLine(_names(param), _of_option(param, speaker)) for param in options),
            HelpLine(f"--lang {'|'.join(LANGUAGES)}", speaker.say("terminal-help-lang")),
            HelpLine("-h --help", speaker.say("terminal-help-help")),
        ],
        list(_game_options(speaker)) if any("--option" in param.opts for param in options) else [],
        examples().get(ctx.command_path.removeprefix("estran "), []),
    )


@cache
def examples() -> dict[str, list[str]]:
    """Lines that one could type, by command."""
    return tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))


def page(command: Spoken, ctx: click.Context, typed: CommandLine) -> Iterator[str]:
    """The help of a command, line by line."""
    speaker = typed.terminal.speaker
    told = explained(command, ctx, speaker)

    def entries(heading: str, several: list[HelpLine], **arguments: str) -> Iterator[str]:
        if several:
            yield ""
            yield speaker.say(heading, **arguments)
            yield from ("  " + speaker.say("list-entry", name=one.name, text=one.text) for one in several)

    yield speaker.say("terminal-help-usage", call=told.call)
    yield ""
    yield told.about
    yield from entries("terminal-help-arguments", told.arguments)
    yield from entries("terminal-help-commands", told.commands, call=f"{ctx.command_path} COMMAND --help")
    yield from entries("terminal-help-options", told.options)
    yield from entries("terminal-help-game-options", told.game_options)
    if told.examples:
        yield ""
        yield speaker.say("terminal-help-examples")
        yield from (f"  {line}" for line in told.examples)


def _inner(command: Spoken, ctx: click.Context) -> list[Spoken]:
    if not isinstance(command, SpokenGroup):
        return []
    return [one for name in command.list_commands(ctx) if isinstance(one := command.get_command(ctx, name), Spoken)]


def _names(param: SpokenOption) -> str:
    return " ".join(filter(None, [*param.opts, None if param.is_flag else param.metavar]))


def _of_argument(param: SpokenArgument, speaker: Speaker) -> str:
    own = [speaker.say(id, **param.filled()) for id in param.words]
    return " ".join([*own, *map(speaker.text, param.also())])


def _of_option(param: SpokenOption, speaker: Speaker) -> str:
    """What an option means, and what happens without it."""
    text = speaker.say(param.words, **param.filled())
    usual = None if param.is_flag or param.multiple else param.default
    if param.otherwise:
        otherwise = speaker.say(param.otherwise)
    elif isinstance(usual, (int, str)):
        otherwise = speaker.say("terminal-otherwise-value", value=str(usual))
    else:
        return text
    return speaker.say("terminal-help-otherwise", text=text, otherwise=otherwise)


def _game_options(speaker: Speaker) -> Iterator[HelpLine]:
    """Each game's options as they usually are, and what they mean."""
    for name in names():
        game = find(name)
        for option in titles.options(game):
            usual = "null" if (value := game.defaults[option.key]) is None else str(value).lower()
            yield HelpLine(f"{name}, {option.key}={usual}", speaker.text(option.help))


def complaint(problem: click.ClickException, speaker: Speaker) -> str:
    """What was wrong with the command line; the parser's own words are English, so only its facts are used."""
    match problem:
        case click.NoSuchOption():
            sentence = speaker.say("terminal-usage-option", came=problem.option_name)
            near = next(iter(problem.possibilities or ()), None)
            return speaker.say("terminal-near", sentence=sentence, near=near) if near else sentence
        case click.BadOptionUsage():
            return speaker.say("terminal-usage-value", option=problem.option_name)
        case click.MissingParameter() if problem.param is not None:
            return speaker.say("terminal-usage-missing", name=problem.param.metavar or problem.param.name)
        case _:
            return problem.format_message()


def with_near(sentence: str, arguments: Any, speaker: Speaker) -> str:
    """The sentence that refuses a word, and the known word that was nearly typed."""
    from difflib import get_close_matches

    came, known = arguments.get("came"), arguments.get("known")
    if isinstance(came, str) and isinstance(known, (list, tuple)):
        near = get_close_matches(came.lower(), [word for word in known if isinstance(word, str)], 1)
        if near:
            return speaker.say("terminal-near", sentence=sentence, near=near[0])
    return sentence

"""The reference of the command line is what `--help` says, every command is in it, and every line of it can be typed."""

import shlex

import click
import pytest

from estran.cli import main
from estran.cli.app import estran as program
from estran.cli.as_json import VERSIONS
from estran.cli.help import examples
from estran.tools import command_docs

STALE = "run: python -m estran.tools.command_docs"


def tree(group=program, names=()):
    """Every command by its names."""
    context = click.Context(group, help_option_names=["-h", "--help"])
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        yield (*names, name), command
        if isinstance(command, click.Group):
            yield from tree(command, (*names, name))


def test_the_page_is_what_the_help_says():
    assert command_docs.PAGE.read_text(encoding="utf-8") == command_docs.page(), STALE


def test_the_man_page_is_what_the_help_says():
    assert command_docs.MAN.read_text(encoding="utf-8") == command_docs.man(), STALE


def test_every_command_is_in_the_page_and_has_an_example():
    page = command_docs.page()

    assert [" ".join(names) for names, _ in tree() if f"\n## {' '.join(names)}\n" not in page] == []
    assert [names for names, _ in tree() if not examples().get(" ".join(names))] == []


def test_every_command_that_reports_as_json_has_its_fields_in_the_page():
    reporting = {" ".join(names) for names, command in tree() if any("--json" in one.opts for one in command.params)}

    assert reporting == set(command_docs.JSON) == set(VERSIONS)


@pytest.mark.parametrize("line", [line for one in command_docs.commands() for line in one.examples])
def test_an_example_is_understood(line, monkeypatch):
    for _, command in tree():
        monkeypatch.setattr(command, "callback", lambda **named: 0)
    words = shlex.split(line.partition(" > ")[0].partition(" < ")[0].removeprefix('eval "$(').removesuffix(')"'))

    assert words[0] == "estran"
    assert main(words[1:]) == 0

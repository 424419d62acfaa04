"""The reference of the command line, as a page and as a man page, from what `--help` says.

`python -m estran.tools.command_docs` writes both; a test fails when they are not what it would write.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click

from estran.cli.app import estran
from estran.cli.as_json import format_of
from estran.cli.command_line import CommandLine
from estran.cli.declare import Spoken, SpokenGroup
from estran.cli.help import Explained, HelpLine, explained
from estran.words.speaker import speaker

CHECKOUT = Path(__file__).parents[3]
PAGE, MAN = CHECKOUT / "docs" / "commands.md", CHECKOUT / "docs" / "man" / "estran.1"
ENGLISH = speaker("en")
EVERYWHERE = 2  # options that every command has, last in its list: the language and the help

PREFACE = """# Commands

<!-- Written by `python -m estran.tools.command_docs`; change the messages `terminal-help-…` instead. -->

Everything that you can ask of `estran` in a shell. `estran -h` lists the commands, `estran COMMAND -h` explains one, and both speak English, French and
Polish: `--lang fr`, or what `ESTRAN_LANG` or the system says. The same text is in `man estran` where the package is installed.

## What all commands share

- **Numbers** may be written as people write them: `1000000`, `1_000_000` or `1e6`.
- **`-` as a file** is the input where a record or a score sheet is read, and the output where a file is written. `play` and
  `simulate --records` refuse it: a match is played on both, and records are one file for each match.
- **`--json`** reports as JSON on the output; messages on the way then go to the error stream. [The fields](#json) are below.
- **Existing files** are not replaced without `--force`, and missing folders are created. Both are settled before the work begins. Arena and lab
  continue in their own folders, and a page that the lab wrote may be overwritten.
- **Long work** shows how far it is on the error stream, if that is a terminal. Ctrl-C stops it, and either reports on what has been done or keeps it and says how to go on.
- **An unknown word** is answered with the nearest known one.
- **Tab** completes commands, options, games, levels and files after `eval "$(estran completion bash)"`; the same for `zsh`, and for `fish` its script
  belongs in `~/.config/fish/completions/estran.fish`.

### Exit codes

| code | |
|---|---|
| 0 | done |
| 1 | not done: a check failed, a file cannot be used, the input ended |
| 2 | the command line was not understood |
| 70 | a fault of ours; `ESTRAN_TRACEBACK=1` shows where |
| 130 | interrupted by Ctrl-C, or told to end |

So `estran verify` exits with 1 when a record is refuted, and never because it crashed; with `--json` a refuted record has `"valid": false`, and a file that
cannot be read has no JSON at all.
"""

FORMATS = """
The fields of what `--json` reports. It is always one object, and its first field, `format`, names the command and the version of its report. New fields may
come at any time, so leave alone those that you do not know; when a field goes, or comes to mean something else, the version is a new one.
""".strip()


class Field(NamedTuple):
    """A field of what a command reports as JSON."""

    name: str
    meaning: str


JSON = {
    "simulate": (
        Field("game, players, options, seed", "what was played"),
        Field("wanted, matches", "how many matches were wanted, and how many were played before an interruption"),
        Field("seats", "for each seat its letter, its mean `points`, its `share` of the victories from 0 to 1, and the `margin` of that"),
        Field("shared", "the part of the matches that several won"),
        Field("plies, choices, shortest, longest", "mean lengths, and the extremes, in plies"),
        Field("rate", "matches per second"),
    ),
    "arena": (
        Field("game, options, seed, matches", "what was played"),
        Field(
            "standings",
            "for each pair, or each bot of a mixed table: `players` (null over all sizes), `bots`, `bot`, its `share` of the victories, the `even` one, its share where it sat `alone`, its `lead` in points, the `verdict` (better, worse or open) and `matches`. An interval has `mean`, `low`, `high` and `units`; its ends are null where there are too few units",
        ),
        Field("ladder", "OpenSkill ratings, best first: `bot`, `skill`, `doubt`, `matches`"),
        Field("forfeits", "who failed how in how many matches, with an example"),
        Field("report", "the path of the page"),
    ),
    "lab": (
        Field("game, players, bots, seed, matches", "what was played"),
        Field("options", "one set for each set of rules"),
        Field("tables", "every table of the report under the name of its CSV file, as rows of columns; intervals as in the arena"),
        Field("report", "the path of the page"),
    ),
    "verify": (
        Field("valid", "whether every ply, draw and result is right"),
        Field("problem", "if not: `id` and `text` of what is wrong first; there are no other fields then"),
        Field("game, plies, over, ended", "the match, and how it ended if that was early"),
        Field("dice", "`proven`, `none` were thrown, `unpublished` (the match runs), or `unproven` (no fair dice)"),
        Field("draws, match, commitment, words", "what the proof is about; null without fair dice"),
        Field("missing", "the seats of people whose word for the dice did not come; an empty list without fair dice"),
    ),
    "replay": (
        Field("game, names, over, ended", "the match"),
        Field("plies", "for each ply its number, its `move` as the record writes it, and what it caused as sentences in `told`"),
    ),
    "analyse": (
        Field("game, players", "the match"),
        Field("done, total", "how many of its choices have been looked at, and how many there are: here all"),
        Field("choices", "for each choice `ply`, `opened`, `seat`, `move`, `value`, `cost`, `best`, `better`, everybody's `chances` and `stand_in`"),
        Field("points", "everybody's `chances` of victory at each step of the match, by `ply`"),
        Field("turns", "where the match turned"),
    ),
    "score": (
        Field("game", "its name"),
        Field("points", "by seat, or by player"),
        Field("told", "the sentences"),
    ),
    "boards": (
        Field("boards", "each board in the box, with its length, as [its file](boards.md) is written"),
    ),
    "boards check": (
        Field("valid", "whether it can be played on"),
        Field("board", "the board, or null"),
        Field("problems", "`id` and `text` of everything that is wrong"),
    ),
    "doctor": (
        Field("well", "whether nothing has to be done"),
        Field("findings", "what was looked at: `level`, `message`, `arguments` and `text`"),
    ),
}  # fmt: skip


def commands() -> Iterator[Explained]:
    """Every command, groups before what they hold."""
    yield from _below(estran, estran.make_context("estran", [], obj=CommandLine([]), resilient_parsing=True))


def _below(command: Spoken, ctx: click.Context) -> Iterator[Explained]:
    yield explained(command, ctx, ENGLISH)
    if isinstance(command, SpokenGroup):
        for name in command.list_commands(ctx):
            inner = command.get_command(ctx, name)
            if isinstance(inner, Spoken):
                yield from _below(inner, inner.make_context(name, [], parent=ctx, resilient_parsing=True))


# ---- The page


def page() -> str:
    """All of the page."""
    root, *others = commands()
    parts = [PREFACE, *(_chapter(one) for one in others), _json_chapter()]
    if root.game_options or any(one.game_options for one in others):
        parts.append(_game_options(next(one.game_options for one in others if one.game_options)))
    return "\n".join(parts)


def name_of(one: Explained) -> str:
    """`boards check`, without the program's name."""
    words = one.call.split()[1:]
    return " ".join(word for word in words if word.islower())


def _chapter(one: Explained) -> str:
    lines = [f"## {name_of(one)}", "", one.about, "", "```sh", *one.examples, "```", "", f"`{one.call}`", ""]
    options = one.options[:-EVERYWHERE]
    for heading, entries in (("argument", one.arguments), ("option", options)):
        if entries:
            lines += [f"| {heading} | |", "|---|---|", *(_row(entry) for entry in entries), ""]
    return "\n".join(lines)


def _row(entry: HelpLine) -> str:
    name, text = (part.replace("|", "\\|") for part in entry)
    return f"| `{name}` | {text} |"


def _json_chapter() -> str:
    lines = ["## JSON", "", FORMATS, ""]
    for command, fields in JSON.items():
        lines += [f"**`estran {command}`**", "", "| field | |", "|---|---|", f"| `format` | `{format_of(command)}` |"]
        lines += [f"| {', '.join(f'`{name}`' for name in one.name.split(', '))} | {one.meaning} |" for one in fields]
        lines.append("")
    return "\n".join(lines)


def _game_options(entries: list[HelpLine]) -> str:
    lines = ["## Options of the games", "", "For `--option` and `--against`, with their usual values.", "", "| game, option | |", "|---|---|"]  # fmt: skip
    return "\n".join([*lines, *(_row(entry) for entry in entries), ""])


# ---- The man page


def man() -> str:
    """The same for `man`."""
    root, *others = commands()
    lines = ['.TH ESTRAN 1 "" "Estran" "User Commands"', ".SH NAME", _roff(f"estran - {root.about}")]
    lines += [".SH SYNOPSIS", ".B estran", "[COMMAND] [OPTION ...]", ".SH COMMANDS"]
    for one in others:
        lines += [f".SS {_roff(one.call)}", _roff(one.about)]
        for entry in (*one.arguments, *one.options[:-EVERYWHERE]):
            lines += [".TP", f".B {_roff(entry.name)}", _roff(entry.text)]
        lines += [".PP", "Examples:", ".nf", *map(_roff, one.examples), ".fi"]
    lines.append(".SH OPTIONS OF EVERY COMMAND")
    for entry in root.options[-EVERYWHERE:]:
        lines += [".TP", f".B {_roff(entry.name)}", _roff(entry.text)]
    lines += [".SH EXIT STATUS", "0 done; 1 not done; 2 not understood; 70 a fault of ours; 130 interrupted."]
    lines += [".SH ENVIRONMENT", ".TP", ".B ESTRAN_LANG", "The language: en, fr or pl."]
    return "\n".join(lines) + "\n"


def _roff(text: str) -> str:
    """Text that roff takes as it is: no backslash, no leading dot or quote, plain hyphens."""
    safe = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...").replace("“", '"').replace("”", '"')
    safe = safe.replace("’", "'")
    return f"\\&{safe}" if safe.startswith((".", "'")) else safe


def main() -> None:
    """Write both."""
    PAGE.write_text(page(), encoding="utf-8")
    MAN.parent.mkdir(exist_ok=True)
    MAN.write_text(man(), encoding="utf-8")


if __name__ == "__main__":
    main()

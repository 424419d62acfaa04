"""One run of the command `estran`: from its arguments to its exit code. Whatever goes wrong is one line."""

import os
import sys

import typer

from estran.cli.app import build
from estran.cli.help import complaint
from estran.cli.language import of_environment, taken
from estran.cli.problems import in_words, reason
from estran.cli.terminal import Terminal, prepare_streams
from estran.engine.game import Refused
from estran.words.folders import LANGUAGES
from estran.words.speaker import Speaker, speaker

DONE, FAILED, MISUSED = 0, 1, 2
USAGE = {  # refusals that are about the command line itself
    "refused-clause",
    "refused-game",
    "refused-level",
    "refused-names",
    "refused-option",
    "refused-option-value",
    "refused-players",
    "refused-seat",
}
MISUSE = ("terminal-usage-", "-sheet-")  # the same, by what their ids have: a score sheet is an argument


def run(arguments: list[str]) -> int:
    """Do what the command line says."""
    prepare_streams()
    wanted, others = taken(arguments)
    terminal = Terminal(speaker(wanted if wanted in LANGUAGES else of_environment(os.environ)))
    terminal.language_is_known = wanted is not None or "ESTRAN_LANG" in os.environ
    try:
        if wanted is not None and wanted not in LANGUAGES:
            raise Refused("terminal-usage-language", came=wanted, known=list(LANGUAGES))
        job = build(terminal)(others, prog_name="estran", standalone_mode=False, obj=terminal)
        code = job() if callable(job) else int(job or DONE)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of our output has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (Refused, typer.TyperException, OSError, EOFError, KeyboardInterrupt) as problem:
        text, code = outcome(problem, terminal.speaker)
        terminal.complain(text)
    return code


def outcome(problem: BaseException, speaker: Speaker) -> tuple[str, int]:
    """What to say about a problem, and the exit code."""
    match problem:
        case Refused():
            misused = problem.message in USAGE or any(word in problem.message for word in MISUSE)
            return speaker.text(in_words(problem)), MISUSED if misused else FAILED
        case typer.TyperException():
            return complaint(problem, speaker), MISUSED
        case OSError():
            path = str(problem.filename or "")
            return speaker.say("refused-file", path=path, reason=reason(problem)), FAILED
        case EOFError():
            return speaker.say("terminal-input-ended"), FAILED
        case _:
            return speaker.say("terminal-interrupted"), FAILED

"""One run of the command `estran`: from its arguments to its exit code. Whatever goes wrong is one line."""

import os
import sys
from typing import TYPE_CHECKING

import click

from estran.cli.app import estran
from estran.cli.command_line import CommandLine
from estran.cli.declared.shell import VARIABLE, complete
from estran.cli.interrupts import kept_interrupts
from estran.cli.streams import prepare_streams

if TYPE_CHECKING:
    from estran.words.speaker import Speaker

DONE, FAILED, MISUSED = 0, 1, 2
BROKEN = 70  # a fault of ours; what shells and sysexits.h call an internal software error
INTERRUPTED = 130  # as shells say it of Ctrl-C: 128 and the number of the signal
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
    typed = CommandLine(arguments)
    if instruction := os.environ.get(VARIABLE):
        return complete(estran, typed, instruction)
    try:
        typed.check_language()
        with kept_interrupts(), estran.make_context("estran", typed.arguments, obj=typed) as context:
            code = int(estran.invoke(context) or DONE)
        sys.stdout.flush()
    except click.exceptions.Exit as left:
        code = left.exit_code
    except BrokenPipeError:  # the reader of our output has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (Exception, KeyboardInterrupt) as problem:
        if os.environ.get("ESTRAN_TRACEBACK"):
            raise
        text, code = outcome(problem, typed.terminal.speaker)
        typed.terminal.complain(text)
    return code


def outcome(problem: BaseException, speaker: "Speaker") -> tuple[str, int]:
    """What to say about a problem, and the exit code."""
    from estran.cli.help import complaint, with_near
    from estran.cli.problems import in_words, reason
    from estran.engine.game import Refused

    match problem:
        case Refused():
            misused = problem.message in USAGE or any(word in problem.message for word in MISUSE)
            sentence = with_near(speaker.text(in_words(problem)), problem.arguments, speaker)
            return sentence, MISUSED if misused else FAILED
        case click.ClickException():
            return complaint(problem, speaker), MISUSED
        case OSError():
            if problem.filename is None:
                return speaker.say("terminal-output-lost", reason=reason(problem)), FAILED
            return speaker.say("refused-file", path=str(problem.filename), reason=reason(problem)), FAILED
        case EOFError():
            return speaker.say("terminal-input-ended"), FAILED
        case KeyboardInterrupt():
            return speaker.say("terminal-interrupted"), INTERRUPTED
        case _:
            what = f"{type(problem).__name__}: {problem}"
            return speaker.say("terminal-broken", what=what, variable="ESTRAN_TRACEBACK=1"), BROKEN

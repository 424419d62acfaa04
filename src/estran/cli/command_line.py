"""Who calls `estran`: the language that is asked for, and a terminal that is set up when something has to be said."""

import os
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from estran.cli.language import known_of, of_environment, taken, wrong_wish

if TYPE_CHECKING:
    from estran.cli.terminal import Terminal


class CommandLine:
    """One call of the command; words are loaded when somebody needs them, for that takes longer than all else."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self.wanted, self.arguments = taken(arguments)

    @classmethod
    def of_environment(cls) -> "CommandLine":
        """Somebody who has asked for no language."""
        return cls([])

    @cached_property
    def terminal(self) -> "Terminal":
        """The terminal, in the language that was asked for, if we speak it."""
        from estran.cli.terminal import Terminal
        from estran.words.folders import LANGUAGES
        from estran.words.speaker import speaker

        language = self.wanted if self.wanted in LANGUAGES else of_environment(os.environ)
        terminal = Terminal(speaker(language))
        terminal.language_is_known = self.wanted is not None or known_of(os.environ) is not None
        return terminal

    def check_language(self) -> None:
        """Refuse a language that is not spoken here."""
        if self.wanted is None and "ESTRAN_LANG" not in os.environ:
            return
        from estran.engine.game import Refused
        from estran.words.folders import LANGUAGES

        wish = wrong_wish(os.environ) if self.wanted is None else self.wanted
        if wish is not None and (self.wanted is None or wish not in LANGUAGES):
            raise Refused("terminal-usage-language", came=wish, known=list(LANGUAGES))

"""Bots that search, while they are compiled: by a process of their own, so that whoever types need not wait and may leave at any time."""

import os
import subprocess
import sys
import threading
from contextlib import suppress
from time import monotonic
from types import TracebackType
from typing import NamedTuple, Self

from estran.bots.levels import SEARCHING, Ready, bot_of, meanwhile
from estran.engine.family import compiles
from estran.engine.game import Game
from estran.games import find
from estran.processes import end_when_alone

PATIENCE = 5.0  # seconds that a first choice waits, in which a bot is loaded that was compiled before
NICE = 10  # how far the process that compiles stands back


class WarmUp(NamedTuple):
    """A process that compiles the bot of a level; what it has compiled stays in the cache."""

    process: subprocess.Popen[bytes]
    begun: float

    @property
    def under_way(self) -> bool:
        """Whether it still compiles, after one has waited as long as anybody has to."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(max(0.0, self.begun + PATIENCE - monotonic()))
        return self.process.poll() is None


class Warmth:
    """Which bots of this command can play as themselves; what is still under way ends with it."""

    def __init__(self) -> None:
        self._under_way: dict[tuple[str, str], WarmUp] = {}

    def begin(self, level: str, game: Game) -> None:
        """See to it that the bot of a level will be ready."""
        if level in SEARCHING and compiles() and (level, game.name) not in self._under_way:
            command = [sys.executable, "-m", __name__, level, game.name]
            null = subprocess.DEVNULL
            process = subprocess.Popen(  # nobody's Ctrl-C is meant for it
                command, stdin=subprocess.PIPE, stdout=null, stderr=null, start_new_session=True
            )
            self._under_way[level, game.name] = WarmUp(process, monotonic())

    def ready(self, level: str, game: Game) -> Ready:
        """Who plays for a level now: itself, or another until it is compiled."""
        self.begin(level, game)
        warm_up = self._under_way.get((level, game.name))
        if warm_up is not None and warm_up.under_way:
            return Ready(meanwhile(level, game), warming=True)
        return Ready(bot_of(level, game), warming=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process, _ in self._under_way.values():
            process.kill()
            process.communicate()


def main(level: str, game: str) -> None:
    """Compile the bot of a level, unless the command that wants it ends."""
    threading.Thread(target=end_when_alone, daemon=True).start()
    with suppress(OSError, AttributeError):  # a service may forbid it, and not every system has it
        os.nice(NICE)
    bot_of(level, find(game))


if __name__ == "__main__":
    main(*sys.argv[1:])

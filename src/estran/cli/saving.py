"""What becomes of a match's record: kept while people play, and found again when they come back."""

import shlex
import tempfile
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from estran.bots.levels import USUAL
from estran.engine.game import Refused
from estran.match.record import MatchRecord

if TYPE_CHECKING:
    from estran.cli.session import Session


def check_new(path: str) -> None:
    """Refuse a file that exists, so that no match replaces another, and a folder that cannot be written, before play."""
    if Path(path).exists():
        raise Refused("terminal-usage-exists", path=path)
    try:
        tempfile.TemporaryFile(dir=Path(path).parent).close()
    except OSError as problem:
        raise Refused("refused-file", path=path, reason=problem.strerror or str(problem)) from problem


class Keeper:
    """Writes the record of a session, to the file that was named or to one with a name of its own."""

    def __init__(self, session: "Session", path: str | None) -> None:
        self.session = session
        self.path = Path(path) if path else None  # where every choice is kept at once

    def record(self) -> MatchRecord:
        """The match so far, with the seed that it goes on with."""
        record = self.session.match.record()
        record.seed = self.session.seed
        return record

    def save(self, path: Path) -> None:
        """Write the record, or refuse with the reason."""
        try:
            self.record().save(path)
        except OSError as problem:
            raise Refused("refused-file", path=str(path), reason=problem.strerror or str(problem)) from problem

    def note(self) -> None:
        """Keep the match as it stands, if a file was named for it."""
        if self.path is not None:
            self.save(self.path)

    def end(self) -> None:
        """The match is over."""
        if self.path is not None:
            self.save(self.path)
            self.session.terminal.say("terminal-saved", path=str(self.path))

    def leave(self) -> None:
        """Keep an unfinished match, somewhere at all costs, and say how to go on with it."""
        if self.session.match.over:
            return
        path = self.path or Path(self.own_name())
        try:
            self.save(path)
        except Refused:
            path = Path(tempfile.gettempdir()) / self.own_name()
            self.save(path)
        self.session.terminal.say("terminal-saved", path=str(path))
        terminal = self.session.terminal
        terminal.show(terminal.speaker.say("terminal-resume", command=self.resume_command(path)), whole=True)

    def own_name(self) -> str:
        """A file name that tells matches apart."""
        return f"{self.session.match.game.name}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.json"

    def resume_command(self, path: Path) -> str:
        """What to type in order to go on: same seats, same language."""
        words = ["estran", "play", "--resume", str(path), "--bots", self.session.bots or "0"]
        words += ["--level", self.session.level] * (self.session.level != USUAL)
        words += ["--lang", self.session.terminal.speaker.language]
        return shlex.join(words + ["--auto-roll"] * self.session.auto_roll)

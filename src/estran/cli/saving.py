"""What becomes of a match's record: kept while people play, and found again when they come back."""

import errno
import itertools
import os
import shlex
import tempfile
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

from estran.bots.levels import USUAL
from estran.cli.problems import in_words
from estran.cli.seating import Seating
from estran.cli.targets import STANDARD, make_folder
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.match.match import Match
from estran.match.record import MatchRecord
from estran.words.speaker import Message

SAME = ("game", "players", "options", "names", "table", "seed")  # what does not change while a match is played
ELSEWHERE = "terminal-save-beside"  # the file of this match has gone on where it is open a second time


def check_new(path: str) -> Path | None:
    """Refuse a file that exists, so that no match replaces another, and a folder that cannot be written, before play.

    The folder is made if it is missing; gives the one that was made.
    """
    if path == STANDARD:
        raise Refused("terminal-usage-played-output")
    if Path(path).exists():
        raise Refused("terminal-usage-exists", path=path)
    try:
        target = Path(path).resolve()
        made = make_folder(target)
        tempfile.TemporaryFile(dir=target.parent).close()
    except (OSError, RuntimeError) as problem:
        raise unusable(path, problem) from problem
    return Path(path).parent if made else None


def unusable(path: str | Path, problem: OSError | RuntimeError) -> Refused:
    """The refusal of a file that cannot be used, with the reason; a link that leads to itself is a RuntimeError."""
    return Refused("refused-file", path=str(path), reason=getattr(problem, "strerror", None) or str(problem))


class Keeper:
    """Writes the record of a match, to the file that was named or to one with a name of its own."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        seating: Seating,
        seed: int,
        path: str | None = None,
        *,
        resumed: MatchRecord | None = None,
    ) -> None:
        self.terminal, self.match, self.seating, self.seed = terminal, match, seating, seed
        self.flags: Sequence[str] = ()  # of the command line, to be said again by those who go on
        self.path = Path(path) if path else None  # where every choice is kept at once
        self._own: dict[Path, bytes] = {}  # files with this match, to be replaced, and what they hold as far as we know
        if self.path and resumed:
            self._own[self.path.resolve()] = resumed.encode()
        self._told: str | None = None  # the last problem that was told, so that it is not told at every choice

    def record(self) -> MatchRecord:
        """The match so far, with the seed that it goes on with."""
        record = self.match.record()
        record.seed = self.seed
        return record

    def save(self, path: Path) -> None:
        """Write the record, through a link to what it leads to, or refuse with the reason."""
        try:
            target = path.resolve()
            self._check(path, target)
            record = self.record()
            record.save(target)
        except (OSError, RuntimeError) as problem:
            raise unusable(path, problem) from problem
        self._own[target] = record.encode()
        self._told = None

    def _check(self, path: Path, target: Path) -> None:
        """Refuse to replace what this match does not know: another file, or moves made where the match is open a second time."""
        if not target.exists():
            return
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not target.is_file():
            raise Refused("terminal-save-no-file", path=str(path))
        if not self._is_known(target):
            raise Refused(ELSEWHERE if target in self._own else "terminal-save-other", path=str(path))

    def _is_known(self, target: Path) -> bool:
        """Whether the file holds this match as it stood before, and nothing that was done elsewhere."""
        try:
            there = MatchRecord.load(target)
        except Refused:
            return False
        now = self.record()
        same = all(getattr(there, fact) == getattr(now, fact) for fact in SAME)
        begun = now.plies[: len(there.plies)] == there.plies and now.talk[: len(there.talk)] == there.talk
        return (same and begun) or there.encode() == self._own.get(target)

    def keep(self, path: Path | None) -> None:
        """Write the record where somebody wants it, in a new folder if need be, and go on there; tell where."""
        former, path = self.path, path or self.path or self.own_name(Path())
        made = self._made_folder(path)
        self.path = path = self._saved_here_or_beside(path)
        self.terminal.say("terminal-saved", path=str(path))
        if former not in (None, path):
            self.terminal.say("terminal-save-moved", former=str(former))
        if made:
            self.terminal.say("terminal-folder-made", folder=str(path.parent))

    def _made_folder(self, path: Path) -> bool:
        """Make the folder of a file where it is missing; tells whether it was."""
        try:
            return make_folder(path.resolve())
        except (OSError, RuntimeError) as problem:
            raise unusable(path, problem) from problem

    def _saved_here_or_beside(self, path: Path) -> Path:
        """Write the record to its file or, if that has gone on elsewhere meanwhile, beside it, and say so; gives where."""
        try:
            self.save(path)
        except Refused as refused:
            if refused.message != ELSEWHERE:
                raise
            beside = free(path)
            self.save(beside)
            self.terminal.say(ELSEWHERE, path=str(path), beside=str(beside))
            return beside
        return path

    def note(self) -> None:
        """Keep the match as it stands, if a file was named for it; that it cannot be kept there ends no match."""
        if self.path is None:
            return
        try:
            self.path = self._saved_here_or_beside(self.path)
        except Refused as refused:
            problem = self.terminal.speaker.text(in_words(refused))
            if problem != self._told:
                self.terminal.show(problem)
                self.terminal.say("terminal-save-elsewhere")
                self._told = problem

    def end(self) -> None:
        """The match is over, or was ended: it is kept, and can be looked at again."""
        try:
            path = self._kept_somewhere()
        except Refused as refused:
            self.terminal.tell([in_words(refused), Message("terminal-saved-nowhere")])
            return
        self.terminal.say("terminal-saved", path=str(path))
        for message, command in (("terminal-look-replay", "replay"), ("terminal-look-analyse", "analyse")):
            line = shlex.join(["estran", command, str(path), "--lang", self.terminal.speaker.language])
            self.terminal.show(self.terminal.speaker.say(message, command=line), whole=True)

    def leave(self) -> None:
        """Keep an unfinished match, on the screen if nowhere else, and say how to go on with it."""
        if self.match.over or self.match.ended:
            return
        try:
            path = self._kept_somewhere()
        except Refused as refused:
            self.terminal.tell([in_words(refused), Message("terminal-save-by-hand")])
            self.terminal.show(self.record().encode().decode().rstrip(), whole=True)
            return
        self.terminal.say("terminal-saved", path=str(path))
        command = self.resume_command(path)
        self.terminal.show(self.terminal.speaker.say("terminal-resume", command=command), whole=True)

    def _kept_somewhere(self) -> Path:
        """Write the record where it was to be, or else here, or else where temporary files are; gives where."""
        *places, last = self._places()
        for place in places:
            try:
                self.path = self._saved_here_or_beside(place)
            except Refused as refused:
                if place == self.path:
                    self.terminal.tell([in_words(refused)])
                continue
            return self.path
        self.save(last)
        self.path = last
        return last

    def _places(self) -> Iterator[Path]:
        if self.path is not None:
            yield self.path
        yield self.own_name(Path())
        yield self.own_name(Path(tempfile.gettempdir()))

    def own_name(self, folder: Path) -> Path:
        """A file of this folder that tells matches apart, and that is not there yet."""
        path = folder / f"{self.match.game.name}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.json"
        return free(path)

    def resume_command(self, path: Path) -> str:
        """What to type in order to go on: same seats, same language."""
        words = ["estran", "play", "--resume", str(path), "--bots", self.seating.bots or "0"]
        words += ["--level", self.seating.level] * (self.seating.level != USUAL)
        words += ["--lang", self.terminal.speaker.language]
        return shlex.join([*words, *self.flags])


def free(path: Path) -> Path:
    """The name itself, or the first of those that follow it, that no file has."""
    names = itertools.chain([path], (path.with_stem(f"{path.stem}-{number}") for number in itertools.count(2)))
    return next(name for name in names if not name.exists() and not name.is_symlink())


def next_free(path: Path | None) -> str | None:
    """A name for the file of the next match, beside that of the last one."""
    return None if path is None else str(free(path))

"""`estran replay`: a recorded match, told as an onlooker would hear it."""

import sys
from typing import Any

from estran.cli.as_json import show_json
from estran.cli.news import sentences
from estran.cli.reading import fold, whole_number
from estran.cli.sitters import changed_hands
from estran.cli.targets import load_record
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.match.match import Match
from estran.match.record import gone
from estran.words.narrator import Narrator


def replay(terminal: Terminal, path: str, start: str, *, as_json: bool = False) -> int:
    """Step by step at a terminal, all at once into anything else."""
    record = load_record(path)
    telling = Telling(terminal, Match.replay(record))
    begin = whole_number(start, "--from", 0, len(record.plies))
    if as_json:
        show_json(terminal, "replay", telling.as_data(begin))
        return 0
    telling.introduce()
    if sys.stdin.isatty() and sys.stdout.isatty():
        telling.step_from(begin)
    else:
        for ply in range(begin, len(record.plies) + 1):
            telling.tell(ply)
    return 0


class Telling:
    """Tells the plies of a match in any order."""

    def __init__(self, terminal: Terminal, match: Match) -> None:
        self.terminal = terminal
        self.match = match
        self.narrator = Narrator(match.game, match.names, gone=gone(match.sat))
        self.events = list(match.events())

    def introduce(self) -> None:
        """Who played what."""
        game = self.terminal.speaker.say(f"{self.match.game.name}-name")
        self.terminal.say("terminal-welcome", game=game, players=self.match.names)

    def tell(self, ply: int) -> None:
        """Who said what and who changed hands before a ply, the ply as it is written, and what it caused; at last, the end."""
        self.terminal.tell(
            self.narrator.signal(seat, signal) for plies, seat, signal in self.match.talks if plies == ply
        )
        names = self.narrator.names
        self.terminal.tell(changed_hands(ply, names[seat], who) for first, seat, who in self.match.sat if first == ply)
        if ply == len(self.match.plies):
            if self.match.ended is not None:
                self.terminal.say(f"replay-ended-{self.match.ended}")
            self.terminal.say("terminal-replay-end", plies=ply)
            return
        self.terminal.show(f"{ply}. {self.match.plies[ply]}")
        for sentence in self.sentences(ply):
            self.terminal.show(f"   {sentence}")

    def sentences(self, ply: int) -> list[str]:
        """What a ply caused."""
        told = sentences((event for number, event in self.events if number == ply), self.narrator)
        return [self.terminal.speaker.text(message) for message in told]

    def as_data(self, begin: int) -> dict[str, Any]:
        """The match for programs: each ply as it is written, and what it caused, in sentences."""
        plies = [
            {"ply": ply, "move": self.match.plies[ply], "told": self.sentences(ply)}
            for ply in range(begin, len(self.match.plies))
        ]
        game, names = self.match.game.name, self.match.names
        return {"game": game, "names": names, "over": self.match.over, "ended": self.match.ended, "plies": plies}

    def step_from(self, ply: int) -> None:
        """Enter for the next ply, b for the one before, a number for that one, q to stop."""
        self.terminal.say("terminal-replay-help", last=len(self.match.plies))
        while True:
            self.tell(ply)
            try:
                following = self.step(ply)
            except EOFError:
                self.terminal.show()
                return
            if following is None:
                return
            ply = following

    def step(self, ply: int) -> int | None:
        """The ply to tell next; None to stop."""
        say, last = self.terminal.speaker.say, len(self.match.plies)

        def read(answer: str) -> int | None:
            if fold(answer) in ("b", *fold(say("terminal-alias-back")).split()):
                return max(ply - 1, 0)
            if fold(answer) in ("q", "quit", *fold(say("terminal-alias-quit")).split()):
                return None
            try:
                return whole_number(answer, say("terminal-number"), 0, last)
            except Refused as refused:
                raise Refused("terminal-replay-help", last=last) from refused

        following = ply + 1 if ply < last else None
        answer: int | None = self.terminal.choose(say("terminal-replay-question", ply=ply), read, default=following)
        return answer

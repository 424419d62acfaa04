"""`estran learn`: the tutorials at the terminal. A scripted match; a choice that the script does not make is played out and taken back."""

import shlex
from collections.abc import Iterable, Sequence
from typing import Any

from estran.bots.levels import USUAL
from estran.cli import listing
from estran.cli.commands import LOOKING
from estran.cli.news import sentences
from estran.cli.play import ask_game
from estran.cli.reading import game_named, whole_number
from estran.cli.saving import Keeper
from estran.cli.seating import Seating
from estran.cli.session import DONE, INTERRUPTED, LEFT, Asked, Session
from estran.cli.tables import hints
from estran.cli.terminal import Leaving, Terminal
from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.engine.view import Told
from estran.lessons.script import LEARNER, ROLL, Lesson, Scene, has_lesson, lesson_of, record_of
from estran.match.match import Match
from estran.words.choices import noted

ASKED = Asked(LEARNER, LEARNER)


class SteppedBack(Exception):
    """The learner wants the step before once more."""


def learn(terminal: Terminal, name: str | None, start: str) -> int:
    """A lesson from this step on; anyone who leaves is told how to go on."""
    try:
        game = ask_game(terminal) if name is None else game_named(name)
    except Leaving:
        return DONE
    if not has_lesson(game.name):
        raise Refused("terminal-usage-no-lesson", game=game.name)
    lesson = lesson_of(game.name)
    tutor = Tutor(terminal, lesson, whole_number(start, "--from", 1, len(lesson.steps)) - 1)
    try:
        tutor.run()
    except (Leaving, EOFError, KeyboardInterrupt) as reason:
        if not isinstance(reason, Leaving):
            terminal.show()
        tutor.leave()
        return INTERRUPTED if isinstance(reason, KeyboardInterrupt) else LEFT if isinstance(reason, EOFError) else DONE
    return DONE


class Tutor:
    """One lesson, step by step."""

    def __init__(self, terminal: Terminal, lesson: Lesson, at: int) -> None:
        self.terminal, self.lesson, self.at = terminal, lesson, at
        self._told: int | None = None  # the scene that was told last
        names = [LEARNER, *lesson.names]
        seating = Seating(names, LETTERS[1 : len(names)], USUAL)
        keeper = Keeper(terminal, self._match(at), seating, 0)
        commands = {"help": _tell_help, "undo": _step_back, **LOOKING}
        self.session = Session(keeper, commands, auto_roll=True, bell=False)
        self.narrator = self.session.narrator(LEARNER)

    def run(self) -> None:
        """All steps from here, and what was learnt."""
        say, words = self.terminal.speaker.say, self.lesson
        self.terminal.say("terminal-learn-intro", game=say(f"{words.game}-name"), names=words.names)
        while self.at < len(words.steps):
            try:
                self.teach()
                self.at += 1
            except SteppedBack:
                self.at = max(0, self.at - 1)
                self._told = None
                self.session.heard.forget()
        self.terminal.show()
        self.terminal.say("terminal-learn-learnt")
        for step in words.steps:
            if step.learnt:
                self.terminal.show(f"- {say(f'{words.game}-learn-title-{step.name}')}")
        self._command("terminal-learn-over", "play", words.game)

    def leave(self) -> None:
        """Say how to go on later."""
        self._command("terminal-learn-later", "learn", self.lesson.game, "--from", str(self.at + 1))

    def _command(self, message: str, *words: str) -> None:
        line = shlex.join(["estran", *words, "--lang", self.terminal.speaker.language])
        self.terminal.show(self.terminal.speaker.say(message, command=line), whole=True)

    def _match(self, at: int) -> Match:
        """The match as it stands at a step."""
        return Match.replay(record_of(self.lesson.game), self.lesson.scenes[self.lesson.steps[at].scene].version)

    # ---- A step

    def teach(self) -> None:
        """Tell what has happened and what it teaches, and let the learner do what the script goes on with."""
        step, terminal, game = self.lesson.steps[self.at], self.terminal, self.lesson.game
        scene = self.lesson.scenes[step.scene]
        self.session.match = self._match(self.at)
        terminal.show()
        if step.scene != self._told:
            self._told = step.scene
            fresh = self.session.heard.fresh([told for _, told in scene.events], None)
            self.session.account = [] if scene.leap else self.sentences(fresh)
            self.session.show_account()
        title = terminal.speaker.say(f"{game}-learn-title-{step.name}")
        terminal.say("terminal-learn-step", step=self.at + 1, steps=len(self.lesson.steps), title=title)
        terminal.say(f"{game}-learn-text-{step.name}")
        if step.say:
            self.talk(step.say, step.answers)
        elif step.move == ROLL:
            self.confirm("terminal-roll", ROLL, who="you", name="")
        elif step.move is not None:
            self.choose(step.move, step.asides, f"{game}-learn-other-{step.name}")
        else:
            self.confirm("terminal-learn-on")

    def sentences(self, events: Iterable[Told]) -> list[str]:
        """What happened, as the learner hears it."""
        return [self.terminal.speaker.text(message) for message in sentences(events, self.narrator)]

    def confirm(self, message: str, word: str = "", **arguments: Any) -> None:
        """Wait for Enter, or the word that means the same."""
        self.session.confirmed(message, ASKED, word, **arguments)

    def talk(self, signal: str, answers: Sequence[tuple[str, str]]) -> None:
        """The learner says something, and hears what the others answer."""
        said = self.narrator.signal(LEARNER, signal)
        self.confirm("terminal-learn-say", words=said.arguments["signal"])
        self.terminal.tell([said, *(self.narrator.signal(seat, answer) for seat, answer in answers)])

    def choose(self, wanted: str, asides: dict[str, Scene], why: str) -> None:
        """Ask until the script's move is chosen; any other is played out, explained and taken back."""
        session, view = self.session, self.session.match.view(LEARNER)
        offered = listing.offers(view, self.narrator, self.terminal.speaker)

        def read(answer: str) -> bool:
            move = noted(session.match.game, listing.picked(answer, offered))
            if move == wanted:
                return True
            if move not in asides:
                raise Refused("terminal-not-offered", came=answer, labels=[offer.label for offer in offered])
            for line in self.sentences(told for _, told in asides[move].events):
                self.terminal.show(line)
            self.terminal.say(why)
            self.terminal.say("learn-taken-back")
            session.list_choices(offered)
            return False

        session.list_choices(offered)
        words = [text for offer in offered for text in (offer.words, offer.move)]
        while not session.answered(session.question(LEARNER, offered), ASKED, read, words=words):
            pass


def _step_back(session: Session, asked: Asked, rest: str) -> bool:
    raise SteppedBack


def _tell_help(session: Session, asked: Asked, rest: str) -> None:
    """What one would look up in the box, and what may be typed."""
    for line in hints(session.match.view(LEARNER), session.narrator(LEARNER), session.terminal.speaker):
        session.terminal.show(line)
    session.terminal.say("terminal-learn-help")

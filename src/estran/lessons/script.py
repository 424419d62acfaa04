"""The tutorials: scripted matches, played by the real rules, as one seat sees them step by step.

A lesson is written in `GAME.toml` beside this module: the plies of a match, parted by the steps at which the learner stops. The
terminal plays it as it stands; `python -m estran.tools.lessons` writes what the browser shows.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, convert

from estran.engine.view import Told, View
from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord

SCRIPTS = Path(__file__).parent
LEARNER, CHANCE, ROLL = "A", "*", "roll"


class Stop(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as it is written: the plies that lead to it, and what it teaches."""

    name: str  # of its words: learn-GAME-title-NAME, -text-NAME and, where there are several choices, -other-NAME
    clauses: list[str]  # that it is about
    plies: str = ""  # since the step before, parted by commas or lines
    lit: list[str] = []  # what the text speaks of: values of `data-anchor`, `data-part` or `data-place` in the page
    ask: bool = False  # the learner makes the next ply of the script
    say: str = ""  # a signal that the learner makes instead
    answers: list[str] = []  # signals that follow it, such as `B yes`
    leap: bool = False  # much has happened: it is not told ply by ply
    learnt: bool = False  # its title is among what the learner knows at the end


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    names: list[str]  # of those who play with the learner, from B on
    steps: list[Stop]
    options: dict[str, object] = {}
    chance: int = 0  # plies of chance that belong to what comes of a choice, such as a card that is turned up then


class Scene(Struct, frozen=True):
    """The table as the learner sees it, and what has happened since the scene before."""

    first: int  # of its plies
    version: int  # how many plies there are by now
    steps: list[View | None]  # the table after each ply but the last, where something was told; none for a leap
    view: View
    roll: bool  # the die is the learner's to roll
    events: list[tuple[int, Told]]  # each with its ply
    leap: bool  # too many to be told


class Step(Struct, frozen=True):
    """A step as it is shown: in which scene, and the move that the script goes on with."""

    name: str
    clauses: list[str]
    scene: int
    lit: list[str]
    move: str | None  # in notation, or `roll`; none where there is only something to read
    asides: dict[str, Scene]  # what would come of every other legal move
    say: str
    answers: list[tuple[str, str]]  # who says what
    learnt: bool


class Lesson(Struct, frozen=True):
    """A lesson as it is shown; several steps may share a scene."""

    game: str
    names: list[str]
    scenes: list[Scene]
    steps: list[Step]


def has_lesson(game: str) -> bool:
    """Whether there is a lesson of this game."""
    return (SCRIPTS / f"{game}.toml").is_file()


def script_of(game: str) -> Script:
    """The lesson of a game as it is written."""
    return convert(tomllib.loads((SCRIPTS / f"{game}.toml").read_text(encoding="utf-8")), Script)


def plies_of(stop: Stop) -> list[str]:
    """The plies that lead to a step."""
    return [ply.strip() for ply in re.split(r"[,\n]", stop.plies) if ply.strip()]


def record_of(game: str) -> MatchRecord:
    """The whole match of a lesson."""
    script = script_of(game)
    plies = [ply for stop in script.steps for ply in plies_of(stop)]
    players = len(script.names) + 1
    names = [LEARNER, *script.names]
    return MatchRecord(format=FORMAT, game=game, players=players, options=script.options, names=names, plies=plies)


def lesson_of(game: str) -> Lesson:
    """The lesson of a game, played through."""
    script, match = script_of(game), Match.replay(record_of(game), 0)
    scenes: list[Scene] = []
    steps: list[Step] = []
    for stop, after in zip(script.steps, [*script.steps[1:], None], strict=True):
        if plies_of(stop) or not scenes:
            scenes.append(_scene(match, plies_of(stop), leap=stop.leap))
        rest = plies_of(after) if after else []
        move = _asked(match, rest[0]) if stop.ask else None
        asides = _asides(match, rest, script.chance) if move and move != ROLL else {}
        answers = list(answers_of(match, stop)) if stop.say else []
        steps.append(
            Step(stop.name, stop.clauses, len(scenes) - 1, stop.lit, move, asides, stop.say, answers, stop.learnt)
        )
    return Lesson(game, script.names, scenes, steps)


def _scene(match: Match, plies: list[str], *, leap: bool = False) -> Scene:
    """Play these plies; a step after which nothing was told is never looked at."""
    first = len(match.plies)
    views: list[View | None] = []
    for ply in plies:
        match.append(ply)
        views.append(match.view(LEARNER) if any(match.events(LEARNER, len(match.plies) - 1)) else None)
    events = list(match.events(LEARNER, first))
    steps = [] if leap else views[:-1]
    return Scene(first, len(match.plies), steps, match.view(LEARNER), match.roller == LEARNER, events, leap)


def _asked(match: Match, ply: str) -> str:
    """What the learner must do so that the script goes on."""
    who, _, move = ply.partition(" ")
    return ROLL if who == CHANCE and match.roller == LEARNER else move


def _asides(match: Match, script: list[str], chance: int) -> dict[str, Scene]:
    """What would come of every legal move but the script's, where the others do what they do in the script."""
    moves = [move for move in match.legal(LEARNER) if f"{LEARNER} {move}" != script[0]]
    return {move: _scene(match.fork(), _aside(match.fork(), move, script[1:], chance)) for move in moves}


def _aside(match: Match, move: str, script: list[str], chance: int) -> list[str]:
    """The plies that a move leads to, up to the learner's next choice or the next die or deal."""
    start = len(match.plies)
    asked = match.waiting - {LEARNER}
    match.append(f"{LEARNER} {move}")
    rest = [ply for ply in script if ply[0] in asked | {CHANCE}]
    while LEARNER not in match.waiting and not match.over:
        if match.waiting == {CHANCE}:
            if match.roller is not None or chance == 0:
                break
            chance -= 1
            match.append(next(ply for ply in rest if ply[0] == CHANCE))
        else:  # what somebody does whom the script did not ask here: the first thing that is allowed
            seat = min(match.waiting)
            planned = next((ply for ply in rest if ply[0] == seat and seat in asked), None)
            asked -= {seat}
            match.append(planned or f"{seat} {match.legal(seat)[0]}")
    return match.plies[start:]


def answers_of(match: Match, stop: Stop) -> Iterator[tuple[str, str]]:
    """Who answers what to the signal of a step; all of these must be the game's own."""
    match.check_signal(LEARNER, stop.say)
    for answer in stop.answers:
        seat, _, signal = answer.partition(" ")
        match.check_signal(seat, signal)
        yield seat, signal

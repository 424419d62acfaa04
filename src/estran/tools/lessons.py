"""The tutorials: scripted matches, played by the real rules, as one seat sees them step by step.

A lesson is written in `web/lessons/GAME.toml`: the plies of a match, parted by the steps at which the learner stops. `python -m
estran.tools.lessons` plays it and writes what the client shows; a test fails when that is not what the rules would say.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, convert, json

from estran.engine.view import Told, View
from estran.games import NAMES
from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord

CHECKOUT = Path(__file__).parents[3]
SCRIPTS = CHECKOUT / "web" / "lessons"
SHELVES = CHECKOUT / "web" / "src" / "games"
LEARNER = "A"


class Stop(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as it is written: the plies that lead to it, and what it teaches."""

    name: str  # of its words: learn-GAME-title-NAME, -text-NAME and, where there are several choices, -other-NAME
    clauses: list[str]  # that it is about
    plies: str = ""  # since the step before, parted by commas or lines
    ask: bool = False  # the learner makes the next ply of the script
    leap: bool = False  # much has happened: it is not told ply by ply
    learnt: bool = False  # its title is among what the learner knows at the end


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    names: list[str]  # of those who play with the learner, from B on
    steps: list[Stop]
    options: dict[str, object] = {}


class Scene(Struct, frozen=True):
    """The table as the learner sees it, and what has happened since the scene before."""

    view: View
    roll: bool  # the die is the learner's to roll
    events: list[tuple[int, Told]]  # each with its ply
    leap: bool  # too many to be told


class Step(Struct, frozen=True):
    """A step as it is shown: in which scene, and the move that the script goes on with."""

    name: str
    clauses: list[str]
    scene: int
    move: str | None  # in notation, or `roll`; none where there is only something to read
    learnt: bool


class Lesson(Struct, frozen=True):
    """A lesson as the client shows it; several steps may share a scene."""

    game: str
    names: list[str]
    scenes: list[Scene]
    steps: list[Step]


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
        before = len(match.plies)
        for ply in plies_of(stop):
            match.append(ply)
        if before < len(match.plies) or not scenes:
            events = list(match.events(LEARNER, before))
            scenes.append(Scene(match.view(LEARNER), match.roller == LEARNER, events, stop.leap))
        move = _asked(match, plies_of(after)[0]) if stop.ask and after else None
        steps.append(Step(stop.name, stop.clauses, len(scenes) - 1, move, stop.learnt))
    return Lesson(game, script.names, scenes, steps)


def _asked(match: Match, ply: str) -> str:
    """What the learner must do so that the script goes on."""
    who, _, move = ply.partition(" ")
    return "roll" if who == "*" and match.roller == LEARNER else move


def written(lesson: Lesson) -> str:
    """A lesson as the client reads it, one scene per line."""
    return "".join(_lines(lesson))


def _lines(lesson: Lesson) -> Iterator[str]:
    yield f'{{"game": "{lesson.game}", "names": {_json(lesson.names)}, "scenes": [\n'
    yield ",\n".join(map(_json, lesson.scenes))
    yield '\n], "steps": [\n'
    yield ",\n".join(map(_json, lesson.steps))
    yield "\n]}\n"


def _json(value: object) -> str:
    return json.encode(value).decode()


def shown(game: str) -> Path:
    """Where the client finds a game's lesson."""
    return SHELVES / game / "lesson.json"


if __name__ == "__main__":
    for game in NAMES:
        shown(game).write_text(written(lesson_of(game)), encoding="utf-8")

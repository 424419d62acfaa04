"""What the browser shows of the tutorials, written from their scripts.

`python -m estran.tools.lessons` plays the scripts of `estran.lessons`; a test fails when what was written is not what the rules would say.
"""

from collections.abc import Iterator
from pathlib import Path

from msgspec import json

from estran.games import NAMES
from estran.lessons.script import Lesson, lesson_of

SHELVES = Path(__file__).parents[3] / "web" / "src" / "games"


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

"""The table in plain lines, and the scores, from a view: in the game's own way, or else field by field."""

from typing import Any

from msgspec import to_builtins

from estran.cli.lines import Lines, listed, name_of
from estran.cli.shelf import shelf_of
from estran.engine.seats import LETTERS
from estran.engine.view import View
from estran.words.narrator import Narrator
from estran.words.speaker import Speaker

ELSEWHERE = {*View.__struct_fields__, "kind", "scores"}  # fields of a view that are told by other means


def table(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """All that the view's seat may see."""
    yield from (shelf_of(narrator.game).table or plain_table)(view, narrator, speaker)


def brief(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """What a choice is about, and the scores."""
    stakes = shelf_of(narrator.game).stakes
    if stakes is not None:
        yield from stakes(view, narrator, speaker)
    yield from scores(view, narrator, speaker)


def scores(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """Everybody's points, where they may be known."""
    for seat, points in (shelf_of(narrator.game).points or plain_points)(view):
        if points is None:
            yield speaker.say("terminal-score-hidden", name=name_of(seat, narrator))
        else:
            yield speaker.say("terminal-score", name=name_of(seat, narrator), total=points)


def hints(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """What one would look up in the box before choosing."""
    told = shelf_of(narrator.game).hints
    if told is not None:
        yield from told(view, speaker)


# ---- Of a game that has no table of its own


def plain_table(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """The view's fields by their names, a list of things with one line for each, then the scores."""
    for name, value in to_builtins(view).items():
        if name not in ELSEWHERE:
            things = value if isinstance(value, list) and any(isinstance(thing, dict) for thing in value) else [value]
            for thing in things:
                yield speaker.say("list-entry", name=_spaced(name), text=_text(thing, narrator, speaker))
    yield from scores(view, narrator, speaker)


def plain_points(view: Any) -> list[tuple[str, int | None]]:
    """The view's `scores`, in the order of the seats; nothing if it has none."""
    return list(zip(LETTERS, getattr(view, "scores", ()), strict=False))


def _text(value: Any, narrator: Narrator, speaker: Speaker) -> str:
    """A value as text, seats by the names of their players."""
    match value:
        case None:
            return speaker.say("terminal-none")
        case bool():
            return str(value).lower()
        case list():
            return listed([_text(item, narrator, speaker) for item in value], speaker)
        case dict():
            parts = {name: narrator.names.get(part, part) if name == "seat" else part for name, part in value.items()}
            return listed(
                [f"{_spaced(name)} {_text(part, narrator, speaker)}" for name, part in parts.items()], speaker
            )
        case _:
            return str(value)


def _spaced(name: str) -> str:
    return name.replace("_", " ")

"""The moves of Dorada in words."""

from typing import Any

from estran.words.choices import Said, awaited


def choice(words: list[str], view: Any) -> Said:
    """`23`, and `0` for START."""
    return "move", {"square": int(words[0])}


def around(view: Any) -> Said:
    """Whose turn it is, with the colour and the die."""
    if view.turn is None:
        return awaited(view), {}
    return view.turn.seat, {"colour": view.turn.colour, "die": view.die or 0}

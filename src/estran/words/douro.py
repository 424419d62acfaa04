"""The moves of Douro 1872 in words."""

from typing import Any

from estran.words.choices import Said


def choice(words: list[str], view: Any) -> Said:
    """`7`, `give 4`."""
    return "give" if words[0] == "give" else "play", {"card": int(words[-1])}

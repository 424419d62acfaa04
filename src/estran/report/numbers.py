"""How each language writes numbers."""

from math import isfinite

from estran.words.speaker import Speaker


def number(value: float, decimals: int, speaker: Speaker) -> str:
    """A number with so many decimals and the language's decimal mark; a dash if it is unknown."""
    if not isfinite(value):
        return "–"
    return f"{value:.{decimals}f}".replace("-", "−").replace(".", speaker.say("terminal-decimal-mark"))

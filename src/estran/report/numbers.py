"""Numbers as each language writes them."""

from math import isfinite

from estran.words.speaker import Speaker


def number(value: float, decimals: int, speaker: Speaker) -> str:
    """A number with so many decimals, and the mark that the language puts before them; what is unknown is a dash."""
    if not isfinite(value):
        return "–"
    return f"{value:.{decimals}f}".replace("-", "−").replace(".", speaker.say("terminal-decimal-mark"))

"""Characters that a screen would obey instead of showing them: what strangers write may be full of these."""

import unicodedata
from functools import cache

JOINERS = {"\u200c", "\u200d"}  # some scripts and many emoji need them
MARK = "\ufffd"  # stands where such a character was
LONGEST_SHOWN = 100  # characters of a name; longer ones are cut, so that a sentence has room for all players


@cache
def is_control(sign: str) -> bool:
    """Control characters, marks that turn the direction of what follows, halves of characters, line separators."""
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") and sign not in JOINERS


def harmless(text: str, keep: str = "\n\t") -> str:
    """The text with a mark for every control character but the ones to keep."""
    if text.isprintable():
        return text
    return "".join(MARK if is_control(sign) and sign not in keep else sign for sign in text)


def plain_name(name: str) -> str:
    """A name on one line, not too long, and without control characters; nothing is left of one that has no others."""
    line = " ".join("".join(sign for sign in name if sign.isspace() or not is_control(sign)).split())
    return line if len(line) <= LONGEST_SHOWN else f"{line[:LONGEST_SHOWN]}…"

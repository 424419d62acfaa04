"""Characters that a screen would obey instead of showing them: what strangers write may be full of these."""

import re
import unicodedata
from functools import cache

JOINERS = {"\u200c", "\u200d"}  # some scripts and many emoji need them
VARIANTS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # choose a shape of the sign before
FILLERS = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters, marks and a symbol that show nothing
MARK = "\ufffd"  # stands where such a character was
LONGEST_SHOWN = 100  # characters of a name; longer ones are cut, so that a sentence has room for all players


@cache
def is_control(sign: str) -> bool:
    """Control characters, marks that turn the direction of what follows, halves of characters, line separators."""
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") and sign not in JOINERS


@cache
def is_invisible(sign: str) -> bool:
    """Whatever shows nothing by itself and takes no room that anybody would miss."""
    return is_control(sign) or sign in JOINERS or sign in FILLERS or VARIANTS.fullmatch(sign) is not None


def is_visible(sign: str) -> bool:
    """A letter, digit, mark of punctuation or symbol that shows something."""
    return unicodedata.category(sign)[0] in "LNPS" and not is_invisible(sign)


def harmless(text: str, keep: str = "\n\t") -> str:
    """The text with a mark for every control character but the ones to keep."""
    if text.isprintable():
        return text
    return "".join(MARK if is_control(sign) and sign not in keep else sign for sign in text)


def plain_name(name: str) -> str:
    """A name on one line, not too long, and without control characters; nothing is left of one that has no others."""
    line = " ".join("".join(sign for sign in name if sign.isspace() or not is_control(sign)).split())
    return line if len(line) <= LONGEST_SHOWN else f"{line[:LONGEST_SHOWN]}…"

"""Names and talk as people may write them: one way to spell each, and no signs that hide or rearrange others."""

import unicodedata

from estran.engine.game import Refused
from estran.server.wire.protocol import LONGEST_NAME, LONGEST_TEXT
from estran.words.signs import is_control

LINES = {"\n", "\t", "\r"}


def clean_name(name: str) -> str:
    """A name in its one spelling, on one line, with something to see; refused if nothing visible is left."""
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    if not any(is_visible(sign) for sign in cleaned):
        raise Refused("refused-name-empty")
    if any(is_control(sign) for sign in cleaned) or len(cleaned) > LONGEST_NAME:
        raise Refused("refused-name-signs")
    return cleaned


def clean_text(text: str) -> str:
    """Something said, in its one spelling; lines stay lines."""
    cleaned = unicodedata.normalize("NFC", text).strip()
    if not any(is_visible(sign) for sign in cleaned):
        raise Refused("refused-text-empty")
    if any(is_control(sign) and sign not in LINES for sign in cleaned) or len(cleaned) > LONGEST_TEXT:
        raise Refused("refused-text-signs")
    return cleaned


def is_visible(sign: str) -> bool:
    """A letter, digit, mark of punctuation or symbol."""
    return unicodedata.category(sign)[0] in "LNPS"

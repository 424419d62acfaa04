"""Names and talk as people may write them: one way to spell each, and no signs that hide or rearrange others."""

import unicodedata

from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.server.wire.http import Wish
from estran.server.wire.kinds import WishKind
from estran.server.wire.protocol import LONGEST_NAME, LONGEST_TEXT
from estran.words.signs import is_control

LINES = {"\n", "\t", "\r"}
WINDS = ("Zephyr", "Mistral", "Noroît", "Halny", "Nortada")  # as many as a room has seats


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


def names_of(wishes: list[Wish]) -> list[str]:
    """Who sits on the seats of a new room, each under a name of their own; the host does not name bots."""
    names = [""] * len(wishes)
    for place, wish in enumerate(wishes):
        if wish.kind == WishKind.LOCAL:
            name = LETTERS[place] if wish.name is None else clean_name(wish.name)
            if name.casefold() in map(str.casefold, names):
                raise Refused("refused-name-taken", name=name)
            names[place] = name
        elif wish.name is not None:
            raise Refused("refused-name-unasked")
    for place, wish in enumerate(wishes):
        if wish.kind == WishKind.BOT:
            names[place] = bot_name(place, names)
    return names


def bot_name(place: int, taken: list[str]) -> str:
    """Bots are named after winds and tides, so that nobody takes them for people; the first name that nobody has."""
    heard = {name.casefold() for name in taken}
    return next(wind for wind in (*WINDS[place:], *WINDS[:place]) if wind.casefold() not in heard)

"""Names and talk as people may write them: one way to spell each, and no signs that hide or rearrange others."""

import re
import unicodedata

from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.server.wire.http import Wish
from estran.server.wire.kinds import WishKind
from estran.server.wire.protocol import LONGEST_NAME, LONGEST_TEXT
from estran.words.signs import JOINERS, VARIANTS, is_control, is_invisible, is_visible

LINES = {"\n", "\t"}
MOST_LINES = 10  # of something said
KEYCAP = "\u20e3"
LOOK_ALIKES = str.maketrans(  # small letters, Cyrillic and Greek ones too, and digits, as they or their capitals look
    "авекмнорстухіјѕһԁԛԝӏαβεζηικμνορτυχiı1|0", "abekmhopctyxljshdqwlabezhlkmvoptyxllllo"
)
WINDS = ("Zephyr", "Mistral", "Noroît", "Halny", "Nortada")  # as many as a room has seats


def clean_name(name: str) -> str:
    """A name in its one spelling, on one line, with something to see; refused if nothing visible is left."""
    cleaned = " ".join(_without_needless(unicodedata.normalize("NFC", name)).split())
    if not any(is_visible(sign) for sign in cleaned):
        raise Refused("refused-name-empty")
    if any(is_control(sign) for sign in cleaned) or len(cleaned) > LONGEST_NAME:
        raise Refused("refused-name-signs")
    return cleaned


def clean_text(text: str) -> str:
    """Something said, in its one spelling; lines stay lines, as long as they are few."""
    cleaned = _few_lines(unicodedata.normalize("NFC", text).strip())
    if not any(is_visible(sign) for sign in cleaned):
        raise Refused("refused-text-empty")
    if any(is_control(sign) and sign not in LINES for sign in cleaned) or len(cleaned) > LONGEST_TEXT:
        raise Refused("refused-text-signs")
    return cleaned


def _few_lines(text: str) -> str:
    """The text with one blank line where there were several, and everything beyond the last line allowed on that line."""
    lines = re.sub(r"\n\s*\n", "\n\n", re.sub("\r\n?", "\n", text)).split("\n")
    return "\n".join([*lines[: MOST_LINES - 1], *filter(None, [" ".join(filter(None, lines[MOST_LINES - 1 :]))])])


def _without_needless(name: str) -> str:
    """The name without invisible signs that neither an emoji nor a script needs; other control characters stay, to be refused."""
    signs = ["", *name, ""]
    return "".join(
        sign
        for before, sign, after in zip(signs, signs[1:], signs[2:], strict=False)
        if is_control(sign) or not is_invisible(sign) or _needs(before, sign, after)
    )


def _needs(before: str, sign: str, after: str) -> bool:
    """Whether an invisible sign does something where it stands: joins symbols or letters, or chooses the shape of one."""
    if sign in JOINERS:
        return (_is_symbol(before) and _is_symbol(after)) or (_is_joined(before) and _is_joined(after))
    if VARIANTS.fullmatch(sign):
        return _is_symbol(before) or _is_joined(before) or after == KEYCAP
    return False


def _is_symbol(sign: str) -> bool:
    return sign != "" and (unicodedata.category(sign)[0] == "S" or VARIANTS.fullmatch(sign) is not None)


def _is_joined(sign: str) -> bool:
    """A letter or mark of a script without capitals, such as Arabic, Devanagari or Mongolian."""
    return sign != "" and unicodedata.category(sign) in ("Lo", "Mn", "Mc") and not is_invisible(sign)


def likeness(name: str) -> str:
    """What two names have in common that nobody can tell apart, whatever their letters, widths and invisible signs."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(sign for sign in folded if not is_invisible(sign)).translate(LOOK_ALIKES)
    return " ".join(unicodedata.normalize("NFC", seen).split())


def names_of(wishes: list[Wish]) -> list[str]:
    """Who sits on the seats of a new room, each under a name of their own; the host does not name bots."""
    names = [""] * len(wishes)
    for place, wish in enumerate(wishes):
        if wish.kind == WishKind.LOCAL:
            name = LETTERS[place] if wish.name is None else clean_name(wish.name)
            if likeness(name) in map(likeness, names):
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
    heard = {likeness(name) for name in taken}
    return next(wind for wind in (*WINDS[place:], *WINDS[:place]) if likeness(wind) not in heard)

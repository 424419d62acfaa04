"""Every message with somebody's name in it, in all its readings, and the pairs of words that names must not make.

A name cannot be bent: French would elide before some names (« d’Anna », « qu’Igor »), Polish would decline them all.
So a message puts a name where it may stand as it is. A language that needs more of this adds to its `BENT`.
"""

import re
from collections.abc import Iterator

from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker
from tests.words.catalogues import messages, readings, variables

NAMES = ("Anna", "Igor", "Hélène", "Żaneta")
NAMED = {"name", "names", "seat", "seats", "rival", "rivals", "to", "holder", "dealer", "neighbour", "players", "other"}
NUMBERS = {  # messages where such a variable is a number, or the name of a machine
    "other": ("doctor-", "dolores-reason-", "dolores-scores-then"),
    "players": (
        "arena-",
        "douro-orders",
        "lab-",
        "lobby-",
        "me-",
        "refused-",
        "terminal-puzzle",
        "terminal-simulated",
        "terminal-usage-",
    ),
}
LETTERED = ("refused-", "terminal-", "douro-table-", "dolores-table-")  # where seats are letters, not names
SEATS = {"seat", "seats"}

_ANY = "Anna|Igor|Hélène|Żaneta"
BENT = {  # what must not stand around a name, by language; `{any}` is any name, `{none}` the word for somebody without one
    "en": [
        r"\b[Aa]n? (?:{any})",
        r"\b(?:[Mm]e|[Yy]ou) (?:wins|takes|plays|has)\b",
        r"(?:{any}|{none})'",  # a typewriter's apostrophe
    ],
    "fr": [
        r"\b(?:[Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque|[Ll][ea]|[Nn]e|[Ss]e) (?:Anna|Igor|Hélène)",  # would elide
        r"\b(?:[Dd]|[Qq]u|[Ll]|[Nn]|[Ss])[’'](?:Żaneta|{none})",  # must not elide
        r"\b[Dd]e {none}",
        r"\bPersonne \d",  # nobody
        r"\bMoi\b",
    ],
    "pl": [
        r"\b(?i:bez|dla|do|dzięki|gracza|między|nad|o|od|po|pod|przeciw|przeciwko|przed|przez|przy|u|według|wobec|z|za|ze) (?:{any}|{none})",
        r"\b(?i:gest|gestu|karta|kartę|kolej|pionek|pionka|ruch|słowo|strona|stronie|szanse|tura|wynik) (?:{any}|{none})",
    ],
}


def nameless(language: str) -> str:
    """What somebody without a name is called."""
    return speaker(language).say("start-nameless", number=2)


def named(language: str) -> Iterator[tuple[str, str]]:
    """Every message that takes a name, said with each of the names and with none, by its id."""
    taking = {id: taken for id in messages(language) if (taken := names_of(id) & variables(language, id))}
    for id, taken in taking.items():
        for name in (*NAMES, nameless(language)):
            said = set(readings(language, id, dict.fromkeys(taken, name)))
            yield from ((id, text) for text in sorted(said) if name in text)


def names_of(id: str) -> set[str]:
    """The variables of a message that stand for names, if it has them."""
    numbers = {variable for variable, ids in NUMBERS.items() if id.startswith(ids)}
    return NAMED - numbers - (SEATS if id.startswith(LETTERED) else set())


def bent(language: str, text: str) -> list[str]:
    """The forbidden pairs in a text."""
    none = re.escape(nameless(language))
    patterns = [pattern.replace("{any}", _ANY).replace("{none}", none) for pattern in BENT[language]]
    return [found[0] for pattern in patterns for found in re.finditer(pattern, re.sub(r"\s", " ", text))]


assert set(BENT) == set(LANGUAGES)

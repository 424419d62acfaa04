"""Braille as dots in millimetres, for labels: letters, numbers and signs, without contractions."""

from collections.abc import Iterator

from estran.books.strokes import Disc

DOT = 0.8  # a dot's radius
WITHIN = 2.5  # from dot to dot in a cell
CELL = 6.0  # from cell to cell
LINE = 10.0  # from line to line

LETTERS = dict(zip("abcdefghij", ("1", "12", "14", "145", "15", "124", "1245", "125", "24", "245"), strict=True))
LETTERS |= {later: LETTERS[sooner] + "3" for sooner, later in zip("abcdefghij", "klmnopqrst", strict=True)}
LETTERS |= {"u": "136", "v": "1236", "x": "1346", "y": "13456", "z": "1356", "w": "2456"}
LETTERS |= {" ": "", "+": "235", "−": "36"}
ACCENTS = {
    "fr": {"é": "123456", "à": "12356", "è": "2346", "ê": "126"},
    "pl": {
        "ą": "16",
        "ć": "146",
        "ę": "156",
        "ł": "126",
        "ń": "1456",
        "ó": "346",
        "ś": "246",
        "ż": "12346",
        "ź": "2346",
    },
}
NUMBER = {"fr": "6"}  # what stands before a number, where it is not 3456
ZERO = {"fr": "3456"}


def cells(text: str, language: str) -> list[str]:
    """The dots of each cell: numbers have their sign before them, and French digits a dot 6."""
    known = LETTERS | ACCENTS.get(language, {})
    found: list[str] = []
    digits = False
    for sign in text.lower():
        if sign.isdecimal():
            found += [] if digits else [NUMBER.get(language, "3456")]
            found.append(_digit(sign, language))
        elif sign in known:
            found.append(known[sign])
        digits = sign.isdecimal()
    return found


def _digit(sign: str, language: str) -> str:
    if sign == "0" and language in ZERO:
        return ZERO[language]
    return LETTERS["jabcdefghi"[int(sign)]] + ("6" if language in ZERO else "")


def width(text: str, language: str) -> float:
    """From the first column of dots to the last."""
    return (len(cells(text, language)) - 1) * CELL + WITHIN


def label(text: str, language: str, x: float, y: float) -> Iterator[Disc]:
    """The dots of a line; `x` and `y` are where dot 1 of its first cell would be."""
    for place, cell in enumerate(cells(text, language)):
        for dot in map(int, cell):
            yield Disc(x + place * CELL + (WITHIN if dot > 3 else 0), y + (dot - 1) % 3 * WITHIN, DOT)

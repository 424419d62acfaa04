"""The standard streams as programs are handed them: closed, garbled, or unable to write our signs."""

import codecs
import os
import sys
import unicodedata

PLAIN = str.maketrans(  # what stands for signs that not every encoding has
    {
        "−": "-",
        "–": "-",
        "—": "-",
        "±": "+/-",
        "×": "x",
        "·": "-",
        "…": "...",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "‘": "'",
        "’": "'",
        "✓": "+",
        "✗": "x",
        "→": "->",
        "ł": "l",
        "Ł": "L",
        "œ": "oe",
        "Œ": "OE",
        "\u202f": " ",
        "\u00a0": " ",
    }
)


def prepare_streams() -> None:
    """What the terminal cannot write becomes the nearest that it can, and what it has garbled a mark, instead of errors.

    A stream that was closed before we began, as some launchers do, is an empty one.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 (a device, open to the end)
    codecs.register_error("estran", _nearest)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "estran")


def _nearest(problem: UnicodeError) -> tuple[str, int]:
    """The nearest that plain letters can say: `-3` for `−3`, `+/-` for `±`, letters without their accents."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    signs = problem.object[problem.start : problem.end].translate(PLAIN)
    bare = (sign for sign in unicodedata.normalize("NFKD", signs) if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else "?" for sign in bare), problem.end

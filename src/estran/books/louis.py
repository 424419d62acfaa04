"""Braille by liblouis: Debian's program `lou_translate`, with the tables that come with it."""

import shutil
import subprocess
from functools import cache

from estran.engine.game import Refused

PROGRAM = "lou_translate"
PACKAGE = "liblouis-bin"
SIGNS = "en-us-brf.dis"  # cells as Braille ASCII
PATIENCE = 20.0  # seconds for a whole rulebook; it takes less than one
UNCONTRACTED = {"en": "en-ueb-g1.ctb", "fr": "fr-bfu-comp6.utb", "pl": "Pl-Pl-g1.utb"}
CONTRACTED = {"en": "en-ueb-g2.ctb", "fr": "fr-bfu-g2.ctb"}  # liblouis has none for Polish


def table_of(language: str, contracted: bool) -> str:
    """The table of a language; refused where there is none, or none with contractions."""
    tables = CONTRACTED if contracted else UNCONTRACTED
    if language not in tables:
        raise Refused("books-no-contractions" if language in UNCONTRACTED else "books-no-braille", language=language)
    return tables[language]


@cache
def program() -> str:
    """Where liblouis is; refused with how to get it where it is not."""
    found = shutil.which(PROGRAM)
    if found is None:
        raise Refused("books-no-louis", package=PACKAGE)
    return found


def is_here() -> bool:
    """Whether there is liblouis on this machine."""
    return shutil.which(PROGRAM) is not None


def translate(lines: list[str], table: str, *, back: bool = False) -> list[str]:
    """Lines as Braille ASCII, one for one; or back, as print."""
    way = "--backward" if back else "--forward"
    command = [program(), way, f"{SIGNS},{table}"]
    given = "\n".join(lines).replace("\\", "\\\\")  # it takes a backslash for the beginning of a code
    try:
        ran = subprocess.run(
            command, input=f"{given}\n", capture_output=True, encoding="utf-8", timeout=PATIENCE, check=True
        )
    except (OSError, subprocess.SubprocessError) as problem:
        raise Refused("books-louis-failed", reason=str(problem)) from problem
    told = ran.stdout.split("\n")[: len(lines)]
    if len(told) != len(lines):
        raise Refused("books-louis-failed", reason=f"{len(lines)} / {len(told)}")
    return told

"""Which version of bots and rules played: kept beside results, so that a report can say when there were several."""

import hashlib
import inspect
from functools import cache
from pathlib import Path

from estran.games import find

PACKAGE = Path(__file__).parents[1]
PARTS = "engine", "games", "bots", "trials", "lab"  # what decides how a match goes and what is counted of it


@cache
def sources(game: str) -> str:
    """A digest of the sources, those of the game included where it is from another package."""
    rules = Path(inspect.getfile(find(game).functions["act"])).parent
    files = {file for folder in (*(PACKAGE / part for part in PARTS), rules) for file in folder.rglob("*.py")}
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]

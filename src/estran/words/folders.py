"""Where words lie: one folder per language here, and in `words` of each package that brings a game."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from estran.games import find, guests

HERE = Path(__file__).parent
DEFAULT = "en"  # stands in where a game that somebody brings lacks a language
LANGUAGES = tuple(sorted(path.parent.name for path in HERE.glob("*/shared.ftl")))


def check_language(language: str) -> None:
    """Refuse a language that is not spoken here."""
    if language not in LANGUAGES:
        from estran.engine.game import Refused  # which takes NumPy along, and Tab has no need of it

        raise Refused("terminal-usage-language", came=language, known=list(LANGUAGES))


@cache
def home_of(game: str) -> Path:
    """The folder that has a game's words, one folder per language within it."""
    return Path(str(files(find(game).package))) / "words" if game in guests() else HERE


@cache
def catalogues(home: Path, language: str) -> dict[str, Path]:
    """The catalogues of a language by their names."""
    return {path.stem: path for path in sorted((home / language).glob("*.ftl"))}

"""General code names no game, so that a fourth one needs a folder on each shelf and no line elsewhere.

Docstrings and comments may name one as an example. Imports are checked by import-linter too.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from estran.games import NAMES

SOURCE = Path(__file__).parents[1] / "src" / "estran"
NAMED = re.compile(r"dolor[eè]s|dorada|douro", re.IGNORECASE)
MAY = {  # this list only ever becomes shorter
    "__init__.py",  # exports boards for everybody who writes some
    "games/__init__.py",  # the registry
}


def general() -> Iterator[Path]:
    """Every module outside the games' own folders and modules, by its path within the package."""
    for path in sorted(SOURCE.rglob("*.py")):
        inside = path.relative_to(SOURCE)
        if not {part.removesuffix(".py") for part in inside.parts} & set(NAMES):
            yield inside


def mentions(source: str) -> list[str]:
    """The identifiers, imports and strings that name a game; docstrings are left out."""
    tree = ast.parse(source)
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = ((node, text) for node in ast.walk(tree) for _, text in ast.iter_fields(node) if isinstance(text, str))
    return [text for node, text in texts if node not in docstrings and NAMED.search(text)]


def test_general_modules_name_no_game():
    found = {path.as_posix(): mentions((SOURCE / path).read_text("utf-8")) for path in general()}

    assert {path: named for path, named in found.items() if named and path not in MAY} == {}


@pytest.mark.parametrize("path", sorted(MAY))
def test_what_may_name_games_still_does(path):
    assert mentions((SOURCE / path).read_text("utf-8"))


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("from estran.games.douro import box", ["estran.games.douro"]),
        ("if game.name == 'dorada': pass", ["dorada"]),
        ("DOLORES = f'{Douro}-search'", ["DOLORES", "Douro"]),
        ('"""As in Dolorès."""  # and Douro', []),
        ("def play():\n    '''Douro, say.'''", []),
    ],
)
def test_a_name_is_found_in_code_and_not_in_prose(source, named):
    assert sorted(mentions(source)) == sorted(named)

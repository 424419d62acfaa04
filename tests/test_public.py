"""What users may rely on: the names that `estran` exports, the API pages that describe them, and no other imports in docs."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

import estran
import estran.client
import estran.envs

ROOT = Path(__file__).parents[1]
API = ROOT / "docs" / "api"
PUBLIC = ("estran", "estran.envs", "estran.envs.spiel", "estran.client")
FOR_GAMES = {f"estran.engine.{module}" for module in ("dice", "events", "game", "layout", "rule", "seats", "view")}
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
DESCRIBED = [
    name for page in sorted(API.glob("*.md")) for name in re.findall(r"^::: (\S+)$", page.read_text(), re.MULTILINE)
]


def imported(source):
    """The modules of ours that some Python imports, each with the name that it takes from there."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "estran":
            yield from ((node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, None) for alias in node.names if alias.name.split(".")[0] == "estran")


def blocks(page):
    """The Python of a page."""
    return re.findall(r"^```python\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", estran.__all__)
def test_every_export_can_be_loaded(name):
    assert getattr(estran, name) is not None


def test_what_is_not_exported_is_not_there():
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        _ = estran.Nothing
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        _ = estran.envs.Nothing


def test_every_export_is_described_once_on_an_api_page():
    exports = [
        *(f"estran.{name}" for name in estran.__all__),
        *(f"estran.envs.{name}" for name in estran.envs.__all__),
        *(f"estran.client.{name}" for name in estran.client.__all__),
    ]

    assert sorted(DESCRIBED) == sorted(exports)


def internal(source):
    """What some Python takes from us that is not public."""
    exported = {module: getattr(import_module(module), "__all__", []) for module in PUBLIC}
    return [
        (module, name)
        for module, name in imported(source)
        if module not in exported or (name is not None and name not in exported[module])
    ]


@pytest.mark.parametrize("example", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_examples_import_what_is_public_and_nothing_else(example):
    source = example.read_text(encoding="utf-8")

    assert list(imported(source))
    assert internal(source) == []


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=lambda path: path.name)
def test_pages_import_what_is_public_and_nothing_else(page):
    assert [taken for block in blocks(page) for taken in internal(block)] == []


def test_an_internal_import_would_be_noticed():
    assert internal("from estran.engine.rows import STAY") == [("estran.engine.rows", "STAY")]
    assert internal("from estran import Match, Referee") == [("estran", "Referee")]
    assert internal("import estran.server") == [("estran.server", None)]


def test_a_game_of_another_package_needs_what_the_page_promises_to_authors_and_no_more():
    sources = sorted((ROOT / "tests" / "fourth" / "package").rglob("*.py"))
    page = (API / "index.md").read_text(encoding="utf-8")

    assert {module for source in sources for module, _ in imported(source.read_text(encoding="utf-8"))} <= FOR_GAMES
    assert all(f"`{module.rpartition('.')[2]}`" in page for module in FOR_GAMES)

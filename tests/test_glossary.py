"""One word for one thing: the glossary is the register, and names that clash need a reason there."""

import ast
import re
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src" / "estran").rglob("*.py"))
EXPORTS = ROOT / "src" / "estran" / "__init__.py"
PAGE = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
HOUSE_WORDS = {  # nouns that we use in a sense of our own
    *(
        "chapter",
        "chunk",
        "contestant",
        "course",
        "crew",
        "deal",
        "edge",
        "experiment",
        "family",
        "features",
        "habit",
        "imagine",
    ),
    *("layout", "line-up", "onlooker", "ply", "record", "room", "scratch", "seat", "set of rules", "sheet", "shelf"),
    *("sight", "signal", "simulation", "sitting", "stand-in", "table", "tally", "turning point", "view", "vote"),
}


def section(title):
    """The rows of the first table under a heading, without its head."""
    text = PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]
    return [row.split(" | ") for row in re.findall(r"^\| (.*) \|$", text, re.MULTILINE)][1:]


def public_classes():
    """The modules that define each public class."""
    homes = defaultdict(list)
    for path in SOURCES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(path.relative_to(ROOT).as_posix())
    return homes


def test_no_word_is_defined_twice():
    words = Counter(word for row in section("Estran's own") for word in row[0].split(", "))

    assert [word for word, times in words.items() if times > 1] == []


def test_every_house_word_is_defined():
    words = {word for row in section("Estran's own") for word in row[0].split(", ")}

    assert HOUSE_WORDS - words == set()


def test_public_classes_share_a_name_only_for_a_reason_that_the_glossary_gives():
    shared = {name for name, homes in public_classes().items() if len(homes) > 1}
    listed = {name for row in section("Names that several classes share") for name in re.findall(r"`(\w+)`", row[0])}

    assert shared == listed


def test_nothing_of_ours_is_imported_under_another_name():
    renamed = [
        (path.relative_to(ROOT).as_posix(), alias.name, alias.asname)
        for path in SOURCES
        if path != EXPORTS  # whose names must make sense outside
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("estran")
        for alias in node.names
        if alias.asname not in (None, alias.name)
    ]

    assert renamed == []

"""The catalogues as syntax trees: what each message says, refers to and depends on."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast
from fluent.syntax.parser import FluentParser
from fluent.syntax.visitor import Visitor

from estran.words.folders import HERE, catalogues

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its id; a catalogue that does not parse is an error."""
    found: dict[str, ast.Message] = {}
    for catalogue, path in catalogues(HERE, language).items():
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=False).parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{catalogue}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands there twice"
                assert catalogue == "shared" or entry.id.name.startswith(f"{catalogue}-"), (
                    f"{catalogue}: {entry.id.name}"
                )
                found[entry.id.name] = entry
    return found


class Parts(Visitor):
    """Collects what a pattern is made of."""

    def __init__(self, pattern: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[ast.SelectExpression] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selections.append(node)
        self.generic_visit(node)


def parts(language: str, id: str) -> Parts:
    """What one message is made of."""
    return Parts(messages(language)[id])


@cache
def variables(language: str, id: str) -> frozenset[str]:
    """The variables of a message and of the messages that it refers to."""
    own = parts(language, id)
    return frozenset(own.variables).union(*(variables(language, other) for other in own.references))


def keys(selection: ast.SelectExpression) -> list[str]:
    """The variants of a selection, in order, numbers as they are written."""
    return [
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in selection.variants
    ]


def texts(pattern: ast.BaseNode | None) -> Iterator[str]:
    """All ways to read a pattern, with ◊ for whatever is put in."""
    if not isinstance(pattern, ast.Pattern):
        return
    readings = [""]
    for element in pattern.elements:
        readings = [reading + more for reading in readings for more in _texts(element)]
    yield from readings


def _texts(element: ast.BaseNode) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression if isinstance(element, ast.Placeable) else element
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in texts(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [expression.value]
    return ["◊"]

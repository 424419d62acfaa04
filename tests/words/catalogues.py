"""The catalogues as syntax trees: what each message says, refers to and depends on."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from fluent.syntax import ast
from fluent.syntax.parser import FluentParser
from fluent.syntax.visitor import Visitor

from estran.words.folders import HERE, catalogues

Fill = Callable[[ast.BaseNode], list[str]]  # what may stand where an expression does
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
    yield from _read(pattern, lambda expression: ["◊"])


def readings(language: str, id: str, put_in: Mapping[str, str]) -> Iterator[str]:
    """All ways to read a message and those that it refers to, with these words put in, and ◊ for all others."""

    def fill(expression: ast.BaseNode) -> list[str]:
        if isinstance(expression, ast.MessageReference):
            return list(readings(language, expression.id.name, put_in))
        return [put_in.get(expression.id.name, "◊") if isinstance(expression, ast.VariableReference) else "◊"]

    yield from _read(messages(language)[id].value, fill)


def _read(pattern: ast.BaseNode | None, fill: Fill) -> Iterator[str]:
    if not isinstance(pattern, ast.Pattern):
        return
    so_far = [""]
    for element in pattern.elements:
        so_far = [reading + more for reading in so_far for more in _element(element, fill)]
    yield from so_far


def _element(element: ast.BaseNode, fill: Fill) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression if isinstance(element, ast.Placeable) else element
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in _read(variant.value, fill)]
    if isinstance(expression, ast.StringLiteral):
        return [expression.value]
    return fill(expression)

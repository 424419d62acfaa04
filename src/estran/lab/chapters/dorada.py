"""Dorada: where pawns are lost."""

from collections.abc import Iterator, Mapping

from estran.lab.chapters import cells
from estran.lab.numbers import TIMES
from estran.lab.results import Side
from estran.lab.setting import Setting
from estran.lab.tables import Numbers, Writer
from estran.report.pages import Heading, Part


def numbers(side: Side, setting: Setting) -> list[Numbers]:
    """The squares on which pawns fell."""
    falls = cells(side, setting, "falls")[:, TIMES]
    rows = [(str(square), int(count), float(count / falls.sum())) for square, count in enumerate(falls) if count]
    return [Numbers("falls", ("square", "times", "part"), rows)]


def parts(found: Mapping[str, Numbers], writer: Writer) -> Iterator[Part]:
    """The table of these squares."""
    yield from (Heading(writer.say("lab-heading-falls")), writer.table(found["falls"]))

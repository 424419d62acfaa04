"""`Numbers`, a table of figures: rounded and in words for the report, in full and with keys for CSV files."""

import csv
from collections.abc import Sequence
from io import StringIO
from typing import Any, NamedTuple

from estran.report.numbers import number
from estran.report.pages import Table
from estran.trials.statistics import Interval
from estran.trials.telling import told
from estran.words.speaker import Message, Speaker

PARTS = ("margin", "low", "high")  # of an interval in a CSV file, after its mean; empty where there are too few units
SIDES = ("first", "second")  # sets of rules that are compared


class Share(str):
    """The name of a column of fractions, which the report shows in percent."""

    __slots__ = ()


class Name(NamedTuple):
    """What a row is about: a key for programs, words for people."""

    key: str
    words: Message


Cell = str | int | float | Name | Interval


class Numbers(NamedTuple):
    """A table; its name is also that of its file."""

    name: str
    columns: Sequence[str]  # their names; some are a `Share`
    rows: Sequence[Sequence[Any]]  # of Cells

    def csv(self) -> str:
        """All numbers in full; an interval has a column for its mean, one for its margin, and two for its ends."""
        into = StringIO()
        writer = csv.writer(into, lineterminator="\n")
        wide = [any(isinstance(row[place], Interval) for row in self.rows) for place in range(len(self.columns))]
        head = (
            (name, *(f"{name}_{part}" for part in PARTS)) if two else (name,)
            for name, two in zip(self.columns, wide, strict=True)
        )
        writer.writerow([name for names in head for name in names])
        for row in self.rows:
            writer.writerow([value for cell in row for value in _raw(cell)])
        return into.getvalue()


def beside(column: str) -> tuple[str, ...]:
    """The columns of a table that compares two sets of rules, by what is compared."""
    kind = Share if isinstance(column, Share) else str
    return ("what", *(kind(f"{column}-{side}") for side in (*SIDES, "more")))


def _raw(cell: Cell) -> tuple[str | int | float, ...]:
    match cell:
        case Interval():
            if not cell.units:
                return ("",) * (1 + len(PARTS))
            return cell.mean, *(("",) * len(PARTS) if cell.too_few else (cell.margin, cell.low, cell.high))
        case Name():
            return (cell.key,)
        case _:
            return (cell,)


def _decimals(margin: float) -> int:
    """As many as the margin justifies."""
    return 1 if margin >= 1 else 2 if margin >= 0.05 or not margin else 3


class Writer:
    """Puts numbers of one game into the words of one language."""

    def __init__(self, speaker: Speaker, game: str) -> None:
        self.speaker, self.say, self.game = speaker, speaker.say, game

    def number(self, value: float, decimals: int = 2) -> str:
        """A number as the language writes it."""
        return number(value, decimals, self.speaker)

    def percent(self, value: float) -> str:
        """A fraction in percent."""
        return self.say("lab-percent", number=self.number(100 * value))

    def cell(self, cell: Cell, column: str) -> str:
        """Any cell of a table."""
        match cell:
            case Interval():
                percent = isinstance(column, Share)
                return told(
                    cell, _decimals(100 * cell.margin if percent else cell.margin), self.speaker, percent=percent
                )
            case Name():
                return self.speaker.text(cell.words)
            case float():
                return self.percent(cell) if isinstance(column, Share) else self.number(cell)
            case int():
                return self.say("lab-count", count=cell)
            case _:
                return cell

    def column(self, name: str) -> str:
        """What a column is called, by the game or by all games."""
        own = Message(f"{self.game}-lab-column-{name}")
        return self.speaker.text(own) if self.speaker.has(own.id) else self.say(f"lab-column-{name}")

    def caption(self, table: str) -> str:
        """What a table shows, in the words of the game or of all games."""
        own = Message(f"{self.game}-lab-caption-{table}")
        return self.speaker.text(own) if self.speaker.has(own.id) else self.say(f"lab-caption-{table}")

    def table(self, numbers: Numbers) -> Table:
        """The whole table."""
        head = [self.column(name) for name in numbers.columns]
        rows = [[self.cell(*pair) for pair in zip(row, numbers.columns, strict=True)] for row in numbers.rows]
        words = sum(isinstance(cell, (str, Name)) for cell in numbers.rows[0])
        return Table(self.caption(numbers.name), head, rows, words)

    def matrix(self, numbers: Numbers, value: str, caption: str) -> Table:
        """One column as a matrix, whose rows and columns are named by the first two."""
        place = numbers.columns.index(value)
        found = {
            (self.cell(row[0], ""), self.cell(row[1], "")): self.cell(row[place], numbers.columns[place])
            for row in numbers.rows
        }
        lines, across = (dict.fromkeys(pair[side] for pair in found) for side in (0, 1))
        rows = [[line, *(found[line, column] for column in across)] for line in lines]
        return Table(self.say(caption), [self.column(numbers.columns[0]), *across], rows)

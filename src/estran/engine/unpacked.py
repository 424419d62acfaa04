"""A table copied out into plain numbers and lists: rules that are not compiled run ten times as fast on it.

Matches, views and the server work on unpacked tables; what is saved, batched or compiled is a record. Both hold the same facts,
and every rule does the same to both.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np


class Unpacked:
    """A record's fields as attributes: whole numbers, rows, and grids."""

    layout: np.dtype[Any]  # of the record

    def __init__(self, layout: np.dtype[Any], fields: dict[str, Any]) -> None:
        self.__dict__ = {"layout": layout, **fields}

    def copy(self) -> "Unpacked":
        """Another unpacked table with the same facts."""
        twin = Unpacked.__new__(Unpacked)
        twin.__dict__ = {
            name: value.copy() if type(value) in (Line, Grid) else value for name, value in self.__dict__.items()
        }
        return twin


class Line(list[int]):
    """A field of several numbers; like an array, all of a slice can be set to one number."""

    def __setitem__(self, at: Any, value: Any) -> None:
        if type(at) is slice and isinstance(value, int):
            value = [value] * len(range(*at.indices(len(self))))
        list.__setitem__(self, at, value)

    def copy(self) -> "Line":
        """Another row with the same numbers."""
        return Line(self)


class Grid:
    """A field of several rows; like an array, it can be asked for `[row, column]`."""

    __slots__ = ("rows",)

    def __init__(self, rows: Iterable[Iterable[int]]) -> None:
        self.rows = [Line(row) for row in rows]

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, at: Any) -> Any:
        if type(at) is tuple:
            return self.rows[at[0]][at[1]]
        return self.rows[at]

    def __setitem__(self, at: Any, value: Any) -> None:
        self.rows[at[0]][at[1]] = value

    def copy(self) -> "Grid":
        """Another grid with the same numbers."""
        return Grid(self.rows)


def unpacked(table: Any) -> Any:
    """The facts of a record, or of another unpacked table, copied out."""
    if isinstance(table, Unpacked):
        return table.copy()
    return Unpacked(table.dtype, {name: _plain(table[name]) for name in table.dtype.names})


def facts_of(table: Unpacked) -> tuple[Any, ...]:
    """All facts of an unpacked table, to compare it with others."""
    return tuple(
        tuple(value) if type(value) is Line else tuple(map(tuple, value.rows)) if type(value) is Grid else value
        for value in table.__dict__.values()
    )


def packed(table: Unpacked) -> Any:
    """The facts of an unpacked table as a record."""
    record = np.zeros(1, table.layout)
    for name in table.layout.names or ():
        value = getattr(table, name)
        record[name][0] = value.rows if type(value) is Grid else value
    return record[0]


def _plain(value: Any) -> Any:
    """A field as Python has it."""
    numbers = value.tolist()
    if not isinstance(numbers, list):
        return numbers
    return Grid(numbers) if value.ndim > 1 else Line(numbers)

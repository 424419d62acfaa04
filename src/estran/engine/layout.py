"""Declare a table once, as a typed class that doubles as a NumPy layout."""

from typing import Annotated, Any, Self, TypeVar, get_args

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int32]
Int = Annotated[int, "i4"]  # one whole number
EVENTS = "said"  # the first field of the event buffer, which ends every table


class Layout:
    """Base of every state class. Instances are NumPy records, made by `new`."""

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The memory layout: one field per annotation, in order, aligned and without gaps."""
        fields = [(name, *get_args(hint)[1:]) for name, hint in cls.__annotations__.items()]
        layout = np.dtype(fields, align=True)
        if layout.itemsize != np.dtype(fields).itemsize:
            raise TypeError(f"{cls.__name__} has gaps in memory: put its wide fields first")
        return np.dtype((np.record, layout))

    @classmethod
    def new(cls) -> Self:
        """A zeroed record; attribute access works in Python and in Numba alike."""
        record: Self = cls.array(1)[0]
        return record

    @classmethod
    def array(cls, length: int) -> Any:
        """Many zeroed records side by side."""
        return np.zeros(length, cls.dtype())


R = TypeVar("R", bound=Layout)


def copy_of(record: R) -> R:
    """Another record with the same bytes."""
    twin: R = np.array([record])[0]
    return twin


def facts(record: Any) -> bytes:
    """The record's bytes without its events: equal facts are equal tables."""
    fields = record.dtype.fields
    end = fields[EVENTS][1] if EVENTS in fields else record.dtype.itemsize
    return bytes(record.tobytes()[:end])

"""Declare a table once, as a typed class that doubles as a NumPy layout."""

from collections.abc import Mapping
from functools import cache
from inspect import get_annotations
from typing import Annotated, Any, ClassVar, Self, TypeVar, get_args

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int32]
Longs = NDArray[np.int64]
Reals = NDArray[np.float64]
Singles = NDArray[np.float32]
Int = Annotated[int, "i4"]  # one whole number
Long = Annotated[int, "i8"]
Real = Annotated[float, "f8"]
EVENTS = "said"  # the first field of the event buffer, which ends every table


class Layout:
    """Base of every state class. Instances are NumPy records, made by `new`."""

    sizes: ClassVar[Mapping[str, int]] = {}  # the number behind each name that a field uses as a size

    @classmethod
    def sized(cls, **sizes: int) -> type[Self]:
        """The same layout, with numbers for the names among the sizes of its fields."""
        return type(cls.__name__, (cls,), {"sizes": sizes})

    @classmethod
    def fields(cls) -> list[Any]:
        """One field per annotation, in order, those of the base class first: name, code, and its sizes if it has several numbers."""
        hints: dict[str, Any] = {}
        for one in reversed(cls.__mro__):
            hints |= {name: hint for name, hint in get_annotations(one).items() if hasattr(hint, "__metadata__")}
        return [(name, *cls._numbered(name, *get_args(hint)[1:])) for name, hint in hints.items()]

    @classmethod
    def _numbered(cls, name: str, code: str, sizes: tuple[int | str, ...] = ()) -> tuple[Any, ...]:
        """A field's code and sizes, the sizes as numbers."""
        unknown = [size for size in sizes if isinstance(size, str) and size not in cls.sizes]
        if unknown:
            raise TypeError(f"{cls.__name__}.{name} has no size yet: use {cls.__name__}.sized({unknown[0]}=...)")
        numbers = tuple(cls.sizes[size] if isinstance(size, str) else size for size in sizes)
        return (code, numbers) if numbers else (code,)

    @classmethod
    @cache  # programs ask for it all the time
    def dtype(cls) -> np.dtype[Any]:
        """The memory layout: the fields in order, aligned and without gaps."""
        layout = np.dtype(cls.fields(), align=True)
        if layout.itemsize != np.dtype(cls.fields()).itemsize:
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


class Scratch(Layout):
    """What odds and choices are written on; a record, because Numba counts references to arrays, but not to fields."""

    weights: Annotated[Longs, "i8", ("outcomes",)]  # of chance's outcomes
    choices: Annotated[Ints, "i4", ("actions",)]  # that a seat has

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[Any]:
        """The fields in order, aligned; nobody compares scratch byte by byte, so gaps do no harm."""
        return np.dtype((np.record, np.dtype(cls.fields(), align=True)))


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

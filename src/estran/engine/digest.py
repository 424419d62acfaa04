"""What a function is made of, as a digest: its code, and all constants, enums and functions that it reads, however deep.

Compiled code is kept under this digest, so nothing that the compiler reads may be left out. Comments, line numbers and
everything else in a module leave it as it is.
"""

import dis
import hashlib
import sys
from collections.abc import Callable
from enum import Enum, EnumType
from functools import cache
from types import BuiltinFunctionType, CodeType, EllipsisType, FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np

LIBRARIES = sys.stdlib_module_names | {"numpy", "numba"}  # they change with their versions alone
LOADED_BY_NAME = "LOAD_GLOBAL", "LOAD_NAME"


class Made(NamedTuple):
    """What one function is made of, and what it calls, in the order of their names."""

    text: str
    called: tuple[FunctionType, ...]


def digest_of(function: Any, *more: Any) -> str:
    """A digest that is the same in every process, and changes whenever anything that the function is compiled from changes."""
    numbers = {function: 0}
    parts: list[Any] = [more]
    for reached in (queue := [function]):  # it grows as further functions are reached
        text, called = made_of(reached)
        for one in called:
            if one not in numbers:
                numbers[one] = len(queue)
                queue.append(one)
        parts.append((text, [numbers[one] for one in called]))
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:24]


@cache
def made_of(function: FunctionType) -> Made:
    """Its code, defaults and closure, and the values of the names that it reads."""
    called: list[FunctionType] = []
    code = function.__code__
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    held = (function.__module__, function.__defaults__, function.__kwdefaults__, *cells)
    described = [describe(value, code, called.append) for value in (code, *held)]
    space = function.__globals__
    read = sorted(names_in(code) & space.keys())  # the others are Python's own
    return Made(repr((described, [(name, describe(space[name], code, called.append)) for name in read])), tuple(called))


@cache
def names_in(code: CodeType) -> frozenset[str]:
    """The global names that a function reads, its inner functions included."""
    names = {step.argval for step in dis.get_instructions(code) if step.opname in LOADED_BY_NAME}
    return frozenset(names).union(*map(names_in, _inner(code)))


def attributes_in(code: CodeType) -> frozenset[str]:
    """The names of all that it reads, of modules as well."""
    return frozenset(code.co_names).union(*map(attributes_in, _inner(code)))


def _inner(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def describe(value: Any, code: CodeType, call: Callable[[FunctionType], None]) -> Any:
    """A value that `code` reads, in nested tuples of text; functions are passed on to `call`."""

    def inner(values: Any) -> tuple[Any, ...]:
        return tuple(describe(one, code, call) for one in values)

    kind = type(value).__qualname__
    match value:
        case Enum():
            return kind, value.name, *inner([value.value])
        case None | bool() | int() | float() | complex() | str() | bytes() | slice() | EllipsisType():
            return kind, repr(value)
        case tuple() | list():
            return *inner([type(value)]), *inner(value)
        case frozenset():
            return kind, *sorted(map(repr, inner(value)))
        case dict():
            return kind, *inner(value.items())
        case np.ndarray():
            return kind, repr(value.dtype), value.shape, value.strides, value.tobytes()
        case CodeType():
            return "code", *inner(_read_by_the_compiler(value))
        case ModuleType() if not _from_library(value.__name__):
            read = sorted(attributes_in(code) & vars(value).keys())
            return value.__name__, *zip(read, inner(vars(value)[name] for name in read), strict=True)
        case ModuleType():
            return "library", value.__name__
        case type() | FunctionType() | BuiltinFunctionType() if _from_library(value.__module__):
            return "library", value.__module__, value.__qualname__
        case FunctionType():
            call(value)
            return "function"
        case type():
            return value.__module__, value.__qualname__, *inner(_facts_of(value))
        case _ if hasattr(value, "py_func"):  # a function that Numba compiles
            call(value.py_func)
            return "compiled", *inner(value.targetoptions.items())
    raise TypeError(f"{code.co_qualname} reads {value!r}: compiled code cannot be kept that depends on a {kind}")


def _read_by_the_compiler(code: CodeType) -> tuple[Any, ...]:
    """All of a code object but where it stands in which file."""
    return (
        *(code.co_qualname, code.co_flags, code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount),
        *(code.co_code, code.co_consts, code.co_names, code.co_exceptiontable),
        *(code.co_varnames, code.co_freevars, code.co_cellvars),
    )


def _facts_of(kind: type) -> Any:
    """What code that names a class reads of it."""
    if isinstance(kind, EnumType):
        return list(kind.__members__.items())
    if issubclass(kind, BaseException):
        return ()  # made by Python when it is raised
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return kind._fields
    raise TypeError(f"compiled code reads {kind.__qualname__}: expected an enum, a named tuple or an exception")


def _from_library(module: Any) -> bool:
    return isinstance(module, str) and module.partition(".")[0] in LIBRARIES


def describe_argument(kind: Any) -> Any:
    """The type of an argument as Numba knows it; that of a named tuple does not say what its fields are called."""
    made = getattr(kind, "instance_class", None)
    inner = (*getattr(kind, "types", ()), *([kind.dtype] if hasattr(kind, "dtype") else []))
    fields = () if made is None else (made.__module__, made.__qualname__, _facts_of(made))
    return str(kind), repr(fields), *(describe_argument(one) for one in inner)

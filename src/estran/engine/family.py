"""One source, several families: the same plain functions, bound together anew, as they are or compiled.

Besides `gpu.py` only this file imports Numba. Compiled code is kept in a cache folder whose name is a digest of everything it depends on.
"""

import hashlib
import os
import platform
import shutil
import sys
import tempfile
import warnings
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from estran.engine.rule import RULES

Function = Callable[..., Any]
SOURCES = Path(__file__).parents[1]


class Family(SimpleNamespace):
    """The functions of one game, by name, calling each other. Further ones join by `with_`."""

    def __init__(self, bind: Callable[[Function], Function], members: Mapping[str, Function]) -> None:
        super().__init__(**members)
        self._bind = bind

    def with_(self, function: Function) -> Any:
        """The family's own copy of an engine function."""
        return self._bind(function)


def plain_family(bound: Mapping[Function, Function]) -> Family:
    """The functions as they are written."""
    return family_of(bound, lambda function: function)


def compiled_family(name: str, bound: Mapping[Function, Function], *, inline: bool = False) -> Family:
    """The functions compiled by Numba, cached under the family's name; plain if ESTRAN_PLAIN is set.

    With `inline` they are compiled into one another, a third faster where rules are small and called from few places.
    """
    if os.environ.get("ESTRAN_PLAIN"):
        return plain_family(bound)
    import numba  # takes 0.3 s, so only those who compile wait for it

    folder = cache_folder() / name
    lock = _lock(folder)

    def compile(function: FunctionType) -> Any:
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]  # read when a function is decorated: one folder a family
        dispatcher: Any = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inline)(function)
        overload = dispatcher.compile

        def locked(signature: Any) -> Any:
            with lock:
                return overload(signature)

        dispatcher.compile = locked  # whoever waits for the lock then finds the other's work in the cache
        return dispatcher

    return family_of(bound, compile)


def family_of(bound: Mapping[Function, Function], compile: Callable[[FunctionType], Any]) -> Family:
    """Copies of the bound functions, and of all rules that they call, calling each other's copies."""
    copies: dict[Function, Any] = {}
    spaces: dict[str, dict[str, Any]] = {}  # the names of each module, with its rules replaced by their copies

    def bind(function: Any) -> Any:
        function = bound.get(function, function)
        if function not in copies:
            names = spaces.setdefault(function.__module__, dict(function.__globals__))
            copy = FunctionType(
                function.__code__, names, function.__name__, function.__defaults__, function.__closure__
            )
            copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
            copies[function] = compile(copy)  # names are looked up at the first call, so the order does not matter
            for name in function.__code__.co_names:
                called = function.__globals__.get(name)
                if isinstance(called, FunctionType) and called in RULES:
                    names[name] = bind(called)
        return copies[function]

    return Family(bind, {slot.__name__: bind(function) for slot, function in bound.items()})


@cache
def cache_folder() -> Path:
    """Where compiled code is kept: fresh for every change of source, Python, NumPy, Numba or bounds checking."""
    import numba

    digest = hashlib.sha256()
    for source in sorted(path for part in ("engine", "games", "bots") for path in SOURCES.glob(f"{part}/**/*.py")):
        digest.update(source.read_bytes())
    versions = (platform.python_version(), np.__version__, numba.__version__, os.environ.get("NUMBA_BOUNDSCHECK", "0"))
    digest.update(repr((sys.implementation.cache_tag, platform.machine(), versions)).encode())
    try:
        root = _cache_root()
        folder = root / f"compiled-{digest.hexdigest()[:16]}"
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        _prune(root)
    except (OSError, ImportError) as problem:
        folder = Path(tempfile.mkdtemp(prefix="estran-"))
        warnings.warn(f"Compiled code is kept in {folder} for now: {problem}", stacklevel=2)
    return folder


def _cache_root() -> Path:
    if "ESTRAN_CACHE" in os.environ:
        return Path(os.environ["ESTRAN_CACHE"])
    from platformdirs import user_cache_path

    return user_cache_path("estran")


def _prune(root: Path, keep: int = 4) -> None:
    """Forget the folders of old sources: the last used ones stay."""
    folders = sorted(root.glob("compiled-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[keep:]:
        shutil.rmtree(folder, ignore_errors=True)


def _lock(folder: Path) -> AbstractContextManager[Any]:
    """Keeps two processes from compiling the same thing twice; there is none on machines with NumPy and Numba alone."""
    try:
        from filelock import FileLock
    except ImportError:
        return nullcontext()
    folder.mkdir(parents=True, exist_ok=True)
    return FileLock(folder / "lock")

"""One source, several families: the same plain functions, bound together again, as they are or compiled.

Besides `gpu.py` only this file imports Numba. Compiled code is kept in a cache folder, in files named by a digest of
everything that they depend on: a change recompiles only what it reaches, and families share what they have in common.
"""

import os
import pickle
import platform
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from estran.engine.digest import describe_argument, digest_of
from estran.engine.rule import RULES

Function = Callable[..., Any]
ROOM = 2**29  # bytes of compiled code that are kept: a few times what all families take
WAITING: list[Callable[[], None]] = []  # what tells those who wait that something is compiled


class Family(SimpleNamespace):
    """The functions of one game, by name, calling each other. Further ones join by `with_`."""

    def __init__(self, bind: Callable[[Function], Function], members: Mapping[str, Function]) -> None:
        super().__init__(**members)
        self._bind = bind
        self._home: tuple[Any, str] | None = None  # the game that it belongs to, and its name there

    def of(self, game: Any, name: str) -> "Family":
        """The same family, which other processes know by the game and this name."""
        self._home = game, name
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is copied, and how it reaches another process."""
        if self._home is None:
            raise TypeError("a family that belongs to no game cannot be copied")
        return getattr, self._home

    def with_(self, function: Function) -> Any:
        """The family's own copy of an engine function."""
        return self._bind(function)


def compiles() -> bool:
    """Whether anything is compiled here."""
    return not os.environ.get("ESTRAN_PLAIN")


def plain_family(bound: Mapping[Function, Function]) -> Family:
    """The functions as they are written."""
    return family_of(bound, lambda function: function)


def compiled_family(bound: Mapping[Function, Function], *, inline: bool = False) -> Family:
    """The functions compiled by Numba, each when it is first called; plain if ESTRAN_PLAIN is set.

    With `inline` they are compiled into one another, a third faster where rules are small and called from few places;
    not with bounds checks, where nobody asks for speed.
    """
    if not compiles():
        return plain_family(bound)
    import numba  # takes 0.3 s, so only those who compile wait for it
    from numba.core.compiler_lock import global_compiler_lock

    inline = inline and not numba.config.BOUNDSCHECK  # type: ignore[attr-defined]

    def compile(function: FunctionType) -> Any:
        dispatcher: Any = numba.njit(nogil=True, error_model="numpy", forceinline=inline)(function)
        dispatcher._cache = kept = Kept(dispatcher)
        overload = dispatcher.compile

        def compile_once(signature: Any) -> Any:
            if signature in dispatcher.overloads:
                return overload(signature)
            with global_compiler_lock:  # before any file's lock, so that threads cannot wait for each other's
                file = kept.file(signature)
                if not file.exists():
                    tell_those_who_wait()
                with nullcontext() if file.exists() else _lock(file):
                    return overload(signature)  # those who waited find the other's work in the cache

        dispatcher.compile = compile_once
        return dispatcher

    return family_of(bound, compile)


@contextmanager
def told_when_compiling(tell: Callable[[], None]) -> Iterator[None]:
    """In this block `tell` is called, once, before anything is compiled that is not in the cache: that takes a while."""
    WAITING.append(tell)
    try:
        yield
    finally:
        if tell in WAITING:
            WAITING.remove(tell)


def tell_those_who_wait() -> None:
    """Something is about to be compiled."""
    while WAITING:
        WAITING.pop()()


class Kept:
    """Where Numba looks for the machine code of one function, and leaves it: a file for each signature."""

    def __init__(self, dispatcher: Any) -> None:
        self._dispatcher = dispatcher
        self._function: FunctionType = dispatcher.py_func

    @cached_property
    def digest(self) -> str:
        """Of all that the function is compiled from, known when it is first called: by then its names are bound."""
        return digest_of(self._function, self._dispatcher.targetoptions, *_circumstances())

    @property
    def cache_path(self) -> str:
        """The folder, as Numba asks for it."""
        return str(cache_folder())

    def file(self, signature: Any) -> Path:
        """The one for arguments of these types on this processor."""
        code = self._function.__code__
        processor = self._dispatcher.targetctx.codegen().magic_tuple()
        kinds = [describe_argument(kind) for kind in getattr(signature, "args", signature)]
        of = sha256(repr((self.digest, processor, kinds)).encode()).hexdigest()[:24]
        return cache_folder() / f"{self._function.__module__}.{code.co_name}-{of}"

    def load_overload(self, signature: Any, context: Any) -> Any:
        """What was compiled before for these arguments, or None."""
        from numba.core.compiler import CompileResult

        context.refresh()
        # Machine code finds its parts by name: with this one, equal names are equal code, whichever family it is from.
        self._function.__qualname__ = f"{self._function.__code__.co_qualname}-{self.digest}"
        file = self.file(signature)
        try:
            parts = pickle.loads(file.read_bytes())
        except OSError:  # not there, or another user's
            return None
        except Exception:  # noqa: BLE001 - damaged, as by a power failure: unpickling may then raise anything
            file.unlink(missing_ok=True)
            return None
        with suppress(OSError):
            file.touch()  # what was last used is pruned last
        return CompileResult._rebuild(context, *parts)  # type: ignore[no-untyped-call]

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep what was compiled, unless it refers to memory of this process."""
        from numba.core.serialize import dumps

        if result.library.has_dynamic_globals:
            return
        file = self.file(signature)
        with suppress(OSError):  # a full disk, say: what was compiled runs all the same
            with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as fresh:
                fresh.write(dumps(result._reduce()))  # type: ignore[no-untyped-call]
            Path(fresh.name).replace(file)


@cache
def _circumstances() -> tuple[Any, ...]:
    """What machine code depends on besides its source and the processor."""
    import numba

    settings = numba.config.BOUNDSCHECK, numba.config.OPT, numba.config.DEBUGINFO_DEFAULT  # type: ignore[attr-defined]
    return sys.implementation.cache_tag, platform.python_version(), np.__version__, numba.__version__, settings


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
    """Where compiled code is kept: in ESTRAN_CACHE, or the user's cache folder, or where neither can be written, for now."""
    try:
        folder = _cache_root() / "compiled"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _keep_to_ourselves(folder)
        tempfile.TemporaryFile(dir=folder).close()
        _prune(folder)
    except (OSError, RuntimeError) as problem:  # RuntimeError: nobody knows where home is
        folder = Path(tempfile.mkdtemp(prefix="estran-"))
        warnings.warn(f"Compiled code is kept in {folder} for now: {problem}", stacklevel=2)
    return folder


def _cache_root() -> Path:
    if "ESTRAN_CACHE" in os.environ:
        return Path(os.environ["ESTRAN_CACHE"])
    try:
        from platformdirs import user_cache_path
    except ImportError:  # a machine with NumPy and Numba alone
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "estran"
    return user_cache_path("estran")


def _keep_to_ourselves(folder: Path) -> None:
    """What is loaded from here is run: refuse a folder of somebody else's, and let nobody else write to ours."""
    facts = folder.stat()
    if facts.st_uid != getattr(os, "getuid", lambda: facts.st_uid)():  # Windows has no such numbers
        raise PermissionError(f"{folder} belongs to another user")
    if facts.st_mode & 0o022:
        folder.chmod(0o700)


def _prune(folder: Path, room: int = ROOM) -> None:
    """Delete the least recently used files until the rest fit into `room` bytes."""
    ages = []
    for file in folder.iterdir():
        with suppress(FileNotFoundError):  # another process may be at work here
            facts = file.stat()
            ages.append((-facts.st_mtime_ns, facts.st_size, file))
    for _, size, file in sorted(ages):
        room -= size
        if room < 0:
            file.unlink(missing_ok=True)


@contextmanager
def _lock(file: Path) -> Iterator[None]:
    """Keeps two processes from compiling the same thing twice; without filelock there is no lock."""
    try:
        from filelock import FileLock
    except ImportError:
        yield
        return
    with FileLock(f"{file}.lock") as lock:
        yield
        with suppress(OSError):  # nobody needs it again: those who come now find the file
            Path(lock.lock_file).unlink(missing_ok=True)

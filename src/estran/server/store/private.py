"""Files that hold secrets are for the server's user alone: the seeds and open choices of running matches are in them."""

import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import structlog
from sqlalchemy import make_url

FILE, FOLDER = 0o600, 0o700  # the modes of what holds secrets
OTHERS = 0o077  # the bits of everybody else
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite keeps beside its file, and the file itself
log = structlog.get_logger()


@contextmanager
def made_private() -> Iterator[None]:
    """Whatever is created in the meantime is for this user alone."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def file_of(url: str) -> Path | None:
    """The file of a database, if it is an SQLite in a file."""
    parts = make_url(url)
    if not parts.drivername.startswith("sqlite") or not parts.database or parts.database == ":memory:":
        return None
    return Path(parts.database)


def files_of(file: Path) -> list[Path]:
    """The file of an SQLite and what lies beside it, as far as they exist."""
    return [path for path in (file.with_name(file.name + end) for end in BESIDE) if path.exists()]


def close_files(file: Path) -> None:
    """Create the file of an SQLite if need be, and shut others out of it and of what is beside it.

    SQLite gives the files that it creates later the mode of the first.
    """
    if not file.parent.is_dir():
        return  # the database says so better
    if not file.exists():
        file.touch(FILE)
    for path in files_of(file):
        _shut(path, FILE)


def claim_folder(folder: Path) -> None:
    """Create the folder for our data, or shut others out of one that is there, unless it plainly serves others too."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    if not is_shared(folder):
        _shut(folder, FOLDER)


def is_shared(folder: Path) -> bool:
    """Whether a folder is there for other things too: the home, current or temporary folder, or one that holds them."""
    folder = folder.resolve()
    others = [Path.home(), Path.cwd(), Path(tempfile.gettempdir())]
    holds = any(other.resolve().is_relative_to(folder) for other in others)
    return holds or bool(folder.stat().st_mode & stat.S_ISVTX)


def is_open(path: Path) -> bool:
    """Whether others than the owner may do anything with it."""
    return os.name == "posix" and bool(path.stat().st_mode & OTHERS)


def _shut(path: Path, mode: int) -> None:
    if is_open(path):
        try:
            path.chmod(mode)
        except OSError as problem:  # it belongs to somebody else
            log.warning("not_private", reason=type(problem).__name__)

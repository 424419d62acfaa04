"""The machine: who can read which files, the disk, compiled code, the browser client."""

import getpass
import os
import shutil
import warnings
from collections.abc import Iterator
from pathlib import Path

from estran.engine.family import cache_folder
from estran.games import names
from estran.server.doctor.finding import Finding, fine, note, problem, warning
from estran.server.store.private import files_of, is_open, is_shared

MEGABYTE = 10**6
LOW, FULL = 1000, 100  # megabytes free on the disk
ROOT = 0  # the number of the user who may do everything


def closed_to_us(file: Path) -> Path | None:
    """The first folder on the way to a file that we may not enter."""
    folders = reversed(file.absolute().parents)
    return next((path for path in folders if os.access(path, os.F_OK) and not os.access(path, os.X_OK)), None)


def of_files(file: Path | None) -> Iterator[Finding]:
    """Whether others can read what holds secrets."""
    if file is None or not file.exists():
        return
    folder = file.parent
    secret = [*files_of(file), *sorted((folder / "backup").glob("*"))]
    opened = [path for path in secret if is_open(path)]
    if os.name == "posix":
        yield from _of_owners(file)
    for path in opened:
        yield problem("doctor-file-open", path=str(path))
    if is_open(folder) and is_shared(folder):
        yield note("doctor-folder-shared", path=str(folder))
    elif is_open(folder):
        yield warning("doctor-folder-open", path=str(folder))
    elif not opened:
        yield fine("doctor-files-closed", path=str(file))


def _of_owners(file: Path) -> Iterator[Finding]:
    """Whether the server can open its files: root leaves some behind in the folder of the server's user."""
    server = _owner_of(file.parent)
    stray = [] if is_shared(file.parent) else [path for path in files_of(file) if _owner_of(path) == ROOT != server]
    for path in stray:
        yield problem(
            "doctor-file-stray",
            path=str(path),
            owner=_name_of(_owner_of(path)),
            folder=str(file.parent),
            user=_name_of(server),
        )
    if not stray and (owner := _owner_of(file)) != os.getuid():
        yield note("doctor-file-foreign", path=str(file), owner=_name_of(owner), user=getpass.getuser())


def _owner_of(path: Path) -> int:
    return path.stat().st_uid


def _name_of(user: int) -> str:
    import pwd  # not everywhere

    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)


def of_disk(file: Path | None) -> Iterator[Finding]:
    """Whether the disk has room for the database."""
    if file is None:
        yield note("doctor-disk-elsewhere")
        return
    folder = next(path for path in file.absolute().parents if path.is_dir())
    path, free = str(folder), shutil.disk_usage(folder).free // MEGABYTE
    if free < FULL:
        yield problem("doctor-disk-full", path=path, free=free)
    elif free < LOW:
        yield warning("doctor-disk-low", path=path, free=free)
    else:
        yield fine("doctor-disk-fine", path=path, free=free)


def of_cache() -> Iterator[Finding]:
    """Whether compiled code can be kept, and is."""
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        folder = cache_folder.__wrapped__()
    if complaints:
        folder.rmdir()  # made for this look alone
        yield warning("doctor-cache-lost", reason=str(complaints[0].message).partition(": ")[2])
        return
    kept = [path.name for path in folder.iterdir()]
    missing = [game for game in names() if not any(f".{game}." in name for name in kept)]
    if missing:
        yield note("doctor-cache-empty", path=str(folder), games=missing)
    else:
        yield fine("doctor-cache-fine", path=str(folder))


def of_client(built: bool) -> Finding:
    """Whether there is a browser client to serve."""
    return fine("doctor-client-fine") if built else problem("doctor-client-missing")

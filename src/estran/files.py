"""Files that are written whole or not at all, and read only if they are not too large."""

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def written_whole(path: Path) -> Iterator[IO[bytes]]:
    """A file to write, which at the end of the block replaces what stood at the path, safe on disk; nobody else can read it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".estran-", delete=False) as draft:
        try:
            yield draft
            draft.flush()
            os.fsync(draft.fileno())
            Path(draft.name).replace(path)
        except BaseException:
            Path(draft.name).unlink(missing_ok=True)
            raise


def read_within(path: Path, most: int) -> bytes:
    """All of a file; one of more than `most` bytes is an error, and no more than that is ever read."""
    with path.open("rb") as file:
        too_large = os.fstat(file.fileno()).st_size > most  # pipes and devices have no size
        found = b"" if too_large else file.read(most + 1)
    if too_large or len(found) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return found


def at_home(path: str) -> str:
    """The path with one's own folder for `~`, also where no shell has put it there; `~` of nobody stays as it is."""
    try:
        return str(Path(path).expanduser()) if path.startswith("~") else path
    except RuntimeError:
        return path

"""Files that are written whole or not at all."""

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

"""`estran backup`, `restore` and `tidy`: what a host does besides running the server."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.extras import need

if TYPE_CHECKING:
    from estran.server.store.database import Database

Answer = TypeVar("Answer")


def backup(terminal: Terminal, file: str, database: str | None) -> int:
    """Keep everything in one file."""
    need("server")
    from estran.server.store.backup import back_up

    rows = _with(database, lambda open_one: back_up(open_one, Path(file)), must_exist=True)
    terminal.say("terminal-backed-up", rows=rows, path=file)
    return 0


def restore_backup(terminal: Terminal, file: str, database: str | None, force: bool) -> int:
    """Fill a database from such a file."""
    need("server")
    from estran.server.store.backup import restore

    rows = _with(database, lambda open_one: restore(open_one, Path(file), force=force))
    terminal.say("terminal-restored", rows=rows)
    return 0


def tidy_rooms(terminal: Terminal, days: int, database: str | None, force: bool) -> int:
    """Clear away rooms where nothing happens any more."""
    need("server")
    from estran.server.store.tidy import tidy

    abandoned, gone = _with(database, lambda open_one: tidy(open_one, days, force=force), must_exist=True)
    terminal.say("terminal-tidied", abandoned=abandoned, gone=gone)
    return 0


def _with(url: str | None, work: Callable[["Database"], Awaitable[Answer]], *, must_exist: bool = False) -> Answer:
    """Do something with the database, brought up to date, and let go of it."""
    from estran.server.serve import database_of, reachable
    from estran.server.store.private import file_of

    file = file_of(database_of(url))
    if must_exist and file is not None and not file.exists():  # an empty one would be created, and all seem well
        raise Refused("refused-no-database", path=str(file))

    async def whole() -> Answer:
        async with reachable(database_of(url)) as database:
            return await work(database)

    return asyncio.run(whole())

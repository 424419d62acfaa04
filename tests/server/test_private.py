"""Files with secrets are for the server's user alone, whatever lay there before."""

import asyncio
import os
import sqlite3
import stat
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from estran.cli import main
from estran.server.serve import database_of, reachable
from estran.server.store.private import is_shared
from tests.server.near import serving
from tests.server.serving import serving as serving_apart


def mode(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


def modes(folder: Path) -> dict[str, str]:
    """Who may do what with each file of the database."""
    return {path.name: mode(path) for path in sorted(folder.glob("estran.db*"))}


@pytest.fixture
def open_folder(tmp_path):
    """A folder and a database that everybody may read, as an administrator may have left them."""
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o755)
    with closing(sqlite3.connect(folder / "estran.db")) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE something (here)")
    (folder / "estran.db").chmod(0o644)
    return folder


def test_a_server_shuts_others_out_of_a_folder_and_files_that_were_open(open_folder):
    before = os.umask(0o022)
    try:
        with serving_apart(open_folder):
            seen, folder = modes(open_folder), mode(open_folder)
    finally:
        os.umask(before)

    assert seen == {"estran.db": "0o600", "estran.db-shm": "0o600", "estran.db-wal": "0o600"}
    assert folder == "0o700"


def test_commands_shut_others_out_too_and_a_backup_is_for_its_owner_alone(open_folder, monkeypatch):
    monkeypatch.setenv("ESTRAN_DATA", str(open_folder))
    before = os.umask(0o022)
    try:
        assert main(["backup", str(open_folder / "copy.gz")]) == 0
    finally:
        os.umask(before)

    assert (mode(open_folder), mode(open_folder / "copy.gz")) == ("0o700", "0o600")
    assert set(modes(open_folder).values()) == {"0o600"}


@pytest.mark.parametrize("variable", ["HOME", "TMPDIR"])
def test_a_folder_that_serves_other_things_too_is_left_alone_and_the_files_in_it_are_not(
    open_folder, monkeypatch, variable
):
    monkeypatch.setenv(variable, str(open_folder))
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setenv("ESTRAN_DATA", str(open_folder))

    async def scene() -> None:
        async with reachable(database_of(None)):
            pass

    asyncio.run(scene())

    assert (mode(open_folder), modes(open_folder)) == ("0o755", {"estran.db": "0o600"})


def test_the_current_folder_those_above_it_and_sticky_ones_are_shared(tmp_path, monkeypatch):
    own, sticky = tmp_path / "own", tmp_path / "sticky"
    for folder in (own, sticky):
        folder.mkdir()
    sticky.chmod(0o1777)
    (tmp_path / "work" / "here").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "work" / "here")

    shared = [is_shared(folder) for folder in (own, sticky, tmp_path / "work", Path(), Path("/"))]

    assert shared == [False, True, True, True, True]


def test_a_database_named_by_its_file_is_shut_and_its_folder_left_to_whoever_chose_it(open_folder):
    with serving(open_folder) as near:
        near.open_room(["local", "local", "local"])

        assert set(modes(open_folder).values()) == {"0o600"}
        assert mode(open_folder) == "0o755"

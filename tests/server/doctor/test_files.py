"""`estran doctor` looks at files, disk and clock."""

import os
import shutil
import sqlite3
import time
from collections import namedtuple
from contextlib import closing
from pathlib import Path

import pytest

from estran.cli import main
from estran.server.doctor import machine
from estran.server.doctor.clock import Clock
from estran.server.doctor.finding import Severity
from tests.server.doctor.patient import change

Usage = namedtuple("Usage", "total used free")


# ---- Files and disk


def test_before_the_first_start_nothing_is_wrong_and_nothing_is_created(estran, tmp_path):
    told = estran()

    assert told["doctor-database-new"] == "note"
    assert told["doctor-url-none"] == "note"
    assert not (tmp_path / "data").exists()


def test_a_database_that_nobody_else_can_read_is_fine(estran, database):
    told = estran()

    assert told["doctor-files-closed"] == told["doctor-database-fine"] == told["doctor-disk-fine"] == "fine"


def test_files_that_others_can_read_are_named_backups_too_and_left_as_they_are(estran, database, capsys):
    database.chmod(0o644)
    (database.parent / "backup").mkdir()
    copy = database.parent / "backup" / "Mon.gz"
    copy.touch(0o644)

    assert estran()["doctor-file-open"] == "problem"
    main(["doctor", "--lang", "en"])
    said = capsys.readouterr().out
    assert f"chmod 600 {database}\n" in said
    assert f"chmod 600 {copy}\n" in said
    assert database.stat().st_mode & 0o777 == 0o644


def test_a_folder_that_others_can_enter_is_named(estran, database):
    database.parent.chmod(0o755)

    told = estran()

    assert told["doctor-folder-open"] == "warning"
    assert "doctor-files-closed" not in told


def test_a_folder_that_serves_other_things_too_is_noted(estran, database, monkeypatch):
    database.parent.chmod(0o755)
    monkeypatch.chdir(database.parent)

    assert estran()["doctor-folder-shared"] == "note"


def test_files_of_another_user_are_noted(estran, database, monkeypatch):
    owner = database.stat().st_uid
    monkeypatch.setattr("os.getuid", lambda: owner + 1)

    assert estran()["doctor-file-foreign"] == "note"


def test_a_file_that_root_left_in_the_folder_of_the_server_is_named_with_what_to_do(
    estran, database, monkeypatch, capsys
):
    root, server = 0, database.stat().st_uid + 4321
    monkeypatch.setattr(machine, "_owner_of", lambda path: root if path == database else server)

    told = estran()
    main(["doctor", "--lang", "en"])

    assert told["doctor-file-stray"] == "problem"
    assert "doctor-file-foreign" not in told
    assert f"chown {server} {database}\n" in capsys.readouterr().out


def test_a_folder_that_we_may_not_enter_is_named_and_the_rest_is_looked_at(estran, database, monkeypatch):
    access, exists = os.access, Path.exists

    def seen(path: Path) -> bool:
        if path == database:
            raise PermissionError(13, "Permission denied")
        return exists(path)

    monkeypatch.setattr(
        os, "access", lambda path, mode: (path, mode) != (database.parent, os.X_OK) and access(path, mode)
    )
    monkeypatch.setattr(Path, "exists", seen)

    told = estran()

    assert told["doctor-folder-closed"] == "problem"
    assert told["doctor-redis-none"] == told["doctor-client-fine"] == "fine"


@pytest.mark.parametrize(("free", "finding"), [(500, "doctor-disk-low"), (50, "doctor-disk-full")])
def test_a_disk_with_little_room_is_named(estran, database, monkeypatch, free, finding):
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**12, 0, free * 10**6))

    assert estran()[finding] in ("warning", "problem")


# ---- The clock


def test_a_clock_behind_what_has_happened_already_is_named(estran, database):
    room = {
        **dict.fromkeys(("id", "code", "watch", "host", "game", "match"), "x"),
        **dict.fromkeys(("public", "locked", "auto_roll", "hints", "revision", "talked", "created"), 0),
        "options": "{}",
        "touched": time.time() + 3600,
    }
    with closing(sqlite3.connect(database)) as connection:
        columns = {name: kind for _, name, kind, must, *_ in connection.execute("PRAGMA table_info(rooms)") if must}
    room |= dict.fromkeys(columns.keys() - room.keys(), 0)
    change(database, f"INSERT INTO rooms ({', '.join(room)}) VALUES ({', '.join('?' * len(room))})", *room.values())

    assert estran()["doctor-clock-behind"] == "problem"


def test_a_clock_that_differs_from_others_is_named():
    clock = Clock()
    clock.compare("one.example", time.time() + 1)
    assert clock.finding().message == "doctor-clock-fine"
    clock.compare("two.example", time.time() - 3600)

    finding = clock.finding()

    assert (finding.message, finding.level) == ("doctor-clock-wrong", Severity.PROBLEM)
    assert finding.arguments == {"other": "two.example", "seconds": 3600}


def test_a_clock_that_nothing_can_be_compared_with_is_noted(estran):
    assert estran()["doctor-clock-unknown"] == "note"

"""A disk that is really full: it is said once, the match goes on, and nothing of it is lost."""

import os
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from estran.match.record import MatchRecord
from tests.cli.driver import ESTRAN, PATIENCE

DOURO = ("play", "douro", "--players", "3", "--bots", "2", "--seed", "4", "--lang", "en")


def played(folder: Path, *arguments: str, typed: tuple[str, ...], **how: Any) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with these lines typed."""
    return subprocess.run(
        [ESTRAN, *arguments],
        input="".join(f"{line}\n" for line in typed),
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        **how,
    )


def choices(record: MatchRecord) -> list[str]:
    """What the person chose."""
    return [ply for ply in record.plies if ply[0] == "A"]


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path]:
    """A file system of one page: a second draft of a record does not fit beside the first one."""
    folder = tmp_path / "tiny"
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4k", "tmpfs", folder], capture_output=True, check=False)
    if made.returncode:
        pytest.skip("nobody but root may mount a file system")
    yield folder
    subprocess.run(["umount", folder], check=True)


def test_a_full_disk_is_told_once_and_the_match_is_kept_elsewhere(tmp_path, tiny):
    ran = played(tmp_path, *DOURO, "--record", "tiny/a.json", typed=("7", "8", "0", "save b.json", "6", "quit"))

    assert ran.returncode == 0
    assert ran.stdout.count("tiny/a.json cannot be used: the disk is full.") == 1
    assert ran.stdout.count("To save it elsewhere, type save") == 1
    assert "Traceback" not in ran.stderr
    assert choices(MatchRecord.load(tmp_path / "b.json")) == ["A 7", "A 8", "A 0", "A 6"]
    assert choices(MatchRecord.load(tiny / "a.json")) == []
    assert [file.name for file in tiny.iterdir()] == ["a.json"]


def test_a_match_that_cannot_be_kept_on_a_full_disk_when_one_leaves_is_kept_elsewhere(tmp_path, tiny):
    ran = played(tiny, *DOURO, "--record", "a.json", typed=("7", "quit"), env={**os.environ, "TMPDIR": str(tmp_path)})
    (kept,) = tmp_path.glob("douro-*.json")

    assert ran.returncode == 0
    assert choices(MatchRecord.load(kept)) == ["A 7"]
    assert f"To go on, type: estran play --resume {kept} " in ran.stdout


def nothing_fits() -> None:
    """No file may grow beyond this many bytes, as where a quota is used up."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))


def test_a_match_that_fits_nowhere_is_told_whole_when_one_leaves(tmp_path):
    ran = played(tmp_path, *DOURO, "--record", "a.json", typed=("7", "save b.json", "quit"), preexec_fn=nothing_fits)
    record = ran.stdout.partition("Copy these lines into a file:\n")[2]

    assert ran.returncode == 0
    assert "b.json cannot be used: it is larger than any such file should be." in ran.stdout
    assert choices(MatchRecord.decode(record)) == ["A 7"]
    assert list(tmp_path.iterdir()) == []


def test_a_finished_match_that_fits_nowhere_may_still_be_saved(tmp_path):
    watched = ("play", "dorada", "--players", "2", "--bots", "2", "--level", "random", "--seed", "1", "--lang", "en")
    ran = played(tmp_path, *watched, typed=("save c.json", ""), preexec_fn=nothing_fits)

    assert ran.returncode == 0
    assert "The match could not be saved anywhere. To save it, type save" in ran.stdout
    assert "c.json cannot be used: it is larger than any such file should be." in ran.stdout

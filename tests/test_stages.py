"""`make test` runs its stages in order, and says how long each took."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

STAGES = Path(__file__).parents[1] / "tools" / "stages.py"


@pytest.fixture
def make(tmp_path):
    """A make whose target `broken` fails with status 3, and which says what it makes."""
    file = tmp_path / "make"
    file.write_text('#!/bin/sh\necho "making $2"\ntest "$2" != broken || exit 3\n')
    file.chmod(0o755)
    return lambda *stages: subprocess.run(
        [sys.executable, STAGES, file, *stages], capture_output=True, text=True, check=False
    )


def test_every_stage_is_made_and_timed(make):
    done = make("first", "second")

    assert done.returncode == 0
    assert re.findall(r"making (\w+)", done.stdout) == ["first", "second"]
    assert re.findall(r"(\w+) +\d+ s, processors +\d+ s", done.stdout) == ["first", "second", "all"]


def test_a_stage_that_fails_is_the_last_one(make):
    done = make("first", "broken", "third")

    assert done.returncode == 3
    assert re.findall(r"making (\w+)", done.stdout) == ["first", "broken"]
    assert done.stdout.endswith("broken failed\n")


@pytest.mark.parametrize(("mark", "folder"), [("compiled", "words"), ("parity", "games")])
def test_a_test_that_its_stage_would_not_find_is_an_error(mark, folder, tmp_path):
    stray = STAGES.parents[1] / "tests" / folder / f"test_stray_{tmp_path.name}.py"
    stray.write_text(f"import pytest\n\n\n@pytest.mark.{mark}\ndef test_nothing():\n    pass\n")
    try:
        command = [sys.executable, "-m", "pytest", "-q", "-n0", "--collect-only", str(stray), "-m", "not compiled"]
        ran = subprocess.run(command, cwd=STAGES.parents[1], capture_output=True, text=True, check=False)
    finally:
        stray.unlink()

    assert ran.returncode == 4
    assert f"Makefile leaves out tests/{folder}/{stray.name}::test_nothing ({mark})" in ran.stderr

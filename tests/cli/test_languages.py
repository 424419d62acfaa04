"""A language is a folder of words, and nothing else has to know of it."""

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import estran

COMMAND = "import sys; from estran.cli import main; sys.exit(main())"


@pytest.fixture
def run(tmp_path):
    """The command of a copy of the package that has a folder `eo` too."""
    package = tmp_path / "estran"
    copytree(Path(estran.__file__).parent, package, ignore=ignore_patterns("__pycache__", "site", "*.npz"))
    copytree(package / "words" / "en", package / "words" / "eo")
    shared = package / "words" / "eo" / "shared.ftl"
    shared.write_text(re.sub("^language = .*", "language = Esperanto", shared.read_text("utf-8"), flags=re.MULTILINE))

    def run(*arguments, typed="", **environment):
        kept = {name: value for name, value in os.environ.items() if name not in ("ESTRAN_LANG", "LC_ALL", "LANG")}
        ran = subprocess.run(
            [sys.executable, "-c", COMMAND, *arguments],
            cwd=tmp_path,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=True,
            env={**kept, "PYTHONPATH": str(tmp_path), "PYTHONIOENCODING": "utf-8", **environment},
        )
        return ran.stdout

    return run


def test_a_new_language_is_offered_by_the_name_it_has_for_itself(run):
    asked = run("play", "douro", "--players", "3", "--bots", "2", typed="Esperanto\nquit\n")

    assert "2  Esperanto" in asked
    assert "--lang eo" in asked  # how to resume


def test_a_new_language_is_taken_from_the_command_line_and_the_environment(run):
    assert "--lang en|eo|fr|pl" in run("--help", "--lang", "eo")
    assert "--lang eo" in run("play", "douro", "--players", "3", "--bots", "2", typed="quit\n", ESTRAN_LANG="eo")

"""Tide, installed as anybody would install a game that somebody else has published; and gone again afterwards."""

import subprocess
import sys
from pathlib import Path

import pytest

from estran import games
from estran.engine.rule import CITED
from estran.server.wire.facts import guest_games
from estran.words.folders import home_of
from estran.words.rulebook import clauses
from estran.words.speaker import speaker
from tests.cli.conftest import estran

__all__ = ["estran"]  # a fixture of the terminal

PACKAGE = Path(__file__).parent / "package"


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    """A folder with the package and its entry point."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--target", str(folder), str(PACKAGE)], check=True)
    return folder


@pytest.fixture(scope="module", autouse=True)
def tide(installed):
    """The game is there for the tests of this folder, in this process and in those that it starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(installed)
        patch.setenv("PYTHONPATH", str(installed), prepend=":")
        forget()
        yield games.find("tide")
        cited = set(clauses("tide", "en"))
    forget()
    for name in [name for name in sys.modules if name.partition(".")[0] == "tide"]:
        del sys.modules[name]
    for clause in CITED.keys() & cited:
        del CITED[clause]


def forget() -> None:
    """Which games there are, and what they say, is looked up once per process."""
    for known in (games.guests, games.find, guest_games, home_of, speaker):
        known.cache_clear()

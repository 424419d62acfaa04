"""The examples do what they say."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from estran.trials.matches import Setting, play_match
from estran.trials.schedule import fixtures

CHECKOUT = Path(__file__).parents[2]

pytestmark = pytest.mark.compiled


def run(*command, folder):
    """What an example prints when it is run by hand."""
    paths = {"PYTHONPATH": str(CHECKOUT)}
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env={**os.environ, **paths},
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def test_a_bot_of_thirty_lines_beats_chance():
    name = "examples.bot:Trier"
    due = [fixture for fixture in fixtures([name, "random"], [3], 20) if fixture.lineup.count(name) == 1]
    rows = [play_match(Setting.of("douro", {}, seed=2), fixture) for fixture in due]

    assert sum(row.lineup.index(name) in row.winners for row in rows) / len(rows) > 0.4


def test_a_policy_learns_by_playing_against_itself_and_shows_it_in_the_arena(tmp_path):
    run("examples.train", "500", folder=tmp_path)

    told = run("examples.evaluate", "random", "40", folder=tmp_path)

    assert [int(share) > 50 for share in re.findall(r"won (\d+)%", told)] == [True]

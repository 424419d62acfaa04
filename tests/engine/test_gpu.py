"""Matches on a graphics processor are those of any other; without one, Numba's simulator runs the same kernel."""

import os
import subprocess
import sys

import pytest

from estran.games import NAMES, find

PROGRAM = """
import sys
from estran.engine import gpu
from estran.engine.batch import simulate
from estran.games import find

gpu.BLOCKS, gpu.THREADS = 1, 2
game, players = find(sys.argv[1]), int(sys.argv[2])
playouts = gpu.Playouts(game, players, matches=3)
playouts.play(seed=7, first=40)
for there, here in zip(playouts.read(), simulate(game, players, 3, seed=7, first=40)):
    assert there.tolist() == here.tolist(), (there, here)
    assert there.any()
"""


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seeds_give_the_same_matches(name):
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "ESTRAN_PLAIN": "1"}
    command = [sys.executable, "-c", PROGRAM, name, str(find(name).players[0])]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr

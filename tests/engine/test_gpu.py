"""What a batch does on a graphics processor is what it does anywhere; without one, Numba's simulator runs the same kernels."""

import os
import subprocess
import sys

import pytest

from estran.games import NAMES, find

PROGRAM = """
import sys
import numpy as np
from estran import Batch
from estran.engine import gpu

def same(there, here):
    for one, other in zip(there, here, strict=True):
        assert one.copy_to_host().tolist() == other.tolist(), (one, other)

gpu.THREADS = 2
there, here = (Batch(sys.argv[1], 3, int(sys.argv[2]), seed=7, device=device) for device in ("cuda", "cpu"))
same(there.sheets, here.sheets)
for _ in range(8):
    actions = np.array([np.flatnonzero(mask)[-1] for mask in here.mask()])
    same(there.step(actions), here.step(actions))
same(there.score(), here.score())
same([there.observe(0)], [here.observe(0)])
try:
    there.step(there.machine.keep(np.full(3, 999)))
    raise AssertionError("played what is not legal")
except ValueError as refused:
    assert "table 0" in str(refused)
there, here = there.imagine(3), here.imagine(3)
same(there.sheets, here.sheets)
same(there.playout(), here.playout())
"""


NOWHERE = """
from estran import Batch, Refused
try:
    Batch("douro", 2, 3, device="cuda")
except Refused as refused:
    print(refused)
"""


def test_without_a_graphics_processor_a_batch_on_one_is_refused_in_a_sentence():
    environment = {**os.environ, "CUDA_VISIBLE_DEVICES": "", "NUMBA_ENABLE_CUDASIM": "0"}
    done = subprocess.run([sys.executable, "-c", NOWHERE], env=environment, capture_output=True, text=True, check=False)

    assert done.stdout.startswith("No graphics processor can be used here"), done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_is_the_same_on_a_graphics_processor(name):
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "ESTRAN_PLAIN": "1"}
    command = [sys.executable, "-c", PROGRAM, name, str(find(name).players[0])]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr

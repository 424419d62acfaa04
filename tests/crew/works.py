"""Work that tests share out."""

import os
import signal
import time

from estran.engine.game import Refused


def squared(number):
    return number * number


def refused(number):
    raise Refused("refused-level", came=str(number), known=["easy"])


def deadly(number):
    os.kill(os.getpid(), signal.SIGKILL)


def endless(number):
    """Nothing is done at once, everything else never."""
    while number:
        time.sleep(0.05)

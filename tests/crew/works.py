"""Work that tests share out."""

import os
import signal

from estran.engine.game import Refused


def squared(number):
    return number * number


def refused(number):
    raise Refused("refused-level", came=str(number), known=["easy"])


def deadly(number):
    os.kill(os.getpid(), signal.SIGKILL)

"""Ctrl-C in a callback, where Python prints what is raised and goes on: it is not lost, and nothing is printed."""

import ctypes
import signal
import sys
import time

import pytest

from estran.cli.interrupts import kept_interrupts
from estran.cli.terminal import ended_like_ctrl_c

LONG = 20.0  # seconds, of which a test waits only as long as it takes


def interrupt():
    raise KeyboardInterrupt


def fail():
    raise ValueError("a fault of the callback")


@pytest.fixture(autouse=True)
def interruptible():
    """Where tests run beside each other, their processes ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


called_back = ctypes.CFUNCTYPE(None)


def lost_and_waiting(kept):
    with kept():
        called_back(interrupt)()
        time.sleep(LONG)


def lost_and_failing(kept, callback):
    with kept():
        called_back(callback)()
        raise RuntimeError("no compiled object yet")


@pytest.mark.parametrize("kept", [kept_interrupts, ended_like_ctrl_c])
def test_an_interruption_that_is_lost_comes_again(kept, capfd):
    with pytest.raises(KeyboardInterrupt):
        lost_and_waiting(kept)

    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("kept", [kept_interrupts, ended_like_ctrl_c])
def test_an_error_that_it_leaves_behind_is_the_interruption(kept, capfd):
    with pytest.raises(KeyboardInterrupt):
        lost_and_failing(kept, interrupt)

    assert capfd.readouterr().err == ""


def test_other_errors_are_told_as_before(monkeypatch):
    told = []
    monkeypatch.setattr(sys, "unraisablehook", lambda lost: told.append(lost.exc_type))

    with pytest.raises(RuntimeError):
        lost_and_failing(kept_interrupts, fail)

    assert told == [ValueError]

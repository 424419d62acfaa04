"""Ctrl-C where Python cannot raise it: while Numba compiles, LLVM calls back, and what is raised in there is printed and lost."""

import _thread
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

SOON = 0.05  # seconds until an interruption that was lost comes again


@contextmanager
def kept_interrupts() -> Iterator[None]:
    """An interruption that is lost comes again a moment later, and an error that it left behind is told as the interruption."""
    before, again = sys.unraisablehook, list[threading.Timer]()

    def hook(lost: Any) -> None:
        if not isinstance(lost.exc_value, KeyboardInterrupt):
            before(lost)
            return
        timer = threading.Timer(SOON, _interrupt)
        timer.daemon = True
        again.append(timer)
        timer.start()

    sys.unraisablehook = hook
    try:
        yield
    except Exception as problem:
        if again:  # what was not compiled to its end is missing now
            raise KeyboardInterrupt from problem
        raise
    finally:
        sys.unraisablehook = before
        for timer in again:
            timer.cancel()


def _interrupt() -> None:
    """What Ctrl-C does."""
    main = threading.main_thread().ident
    if main is not None and hasattr(signal, "pthread_kill"):
        signal.pthread_kill(main, signal.SIGINT)  # this wakes it, if it waits for something
    else:
        _thread.interrupt_main()

"""Ends processes whose parent is gone."""

import multiprocessing
import os
import sys
import threading


def end_with_parent() -> None:
    """Exit when the parent process does; it is watched by a daemon thread."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=watch, name="parent", daemon=True).start()


def end_when_alone() -> None:
    """Exit when the one that holds the other end of the standard input is gone; for a daemon thread of its own."""
    os.read(sys.stdin.fileno(), 1)  # past the buffer, whose lock the end of the program needs
    os._exit(1)

"""Ends worker processes whose parent was killed."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """Exit when the parent process does; it is watched by a daemon thread."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=watch, name="parent", daemon=True).start()

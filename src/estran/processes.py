"""A process whose parent was killed ends too, instead of waiting for ever."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """Watch the process that started this one, on a thread that needs no care."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=watch, name="parent", daemon=True).start()

"""The terminal: plain lines that eyes, a screen reader or a braille display read alike."""

import sys


def main(arguments: list[str] | None = None) -> int:
    """Run the command `estran`; gives its exit code: 0 done, 1 not done, 2 not understood, 130 interrupted, 70 a fault of ours.

    All of it is loaded in here: people may change their mind at any moment, and see nothing of our modules.
    """
    try:
        from estran.cli.run import run

        return run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        import os

        if os.environ.get("ESTRAN_TRACEBACK"):
            raise
        return 130

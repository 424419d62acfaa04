"""The terminal: plain lines that eyes, a screen reader or a braille display read alike."""

import sys


def main(arguments: list[str] | None = None) -> int:
    """Run the command `estran`; gives its exit code: 0 done, 1 not done, 2 not understood."""
    try:
        from estran.cli.run import run  # takes a moment, in which people may change their mind
    except KeyboardInterrupt:
        return 1
    return run(sys.argv[1:] if arguments is None else arguments)

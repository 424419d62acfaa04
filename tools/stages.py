"""`stages.py make test-plain test-compiled …`: make these targets one after another, and say how long each took.

A stage that fails is the last one. Needs nothing but Python, since the first stage is what installs everything else.
"""

import os
import subprocess
import sys


def main(make: str, *stages: str) -> int:
    """Answers with the status of the last stage."""
    times: list[tuple[str, float, float]] = []
    status = 0
    for stage in stages:
        before = os.times()
        status = subprocess.run([make, "--no-print-directory", stage], check=False).returncode
        after = os.times()
        busy = after.children_user - before.children_user + after.children_system - before.children_system
        times.append((stage, after.elapsed - before.elapsed, busy))
        if status:
            break
    sums = [sum(column) for column in list(zip(*times, strict=True))[1:]]
    for stage, elapsed, busy in (*times, ("all", *sums)):
        print(f"{stage:14} {elapsed:6.0f} s, processors {busy:6.0f} s", flush=True)
    if status:
        print(f"{times[-1][0]} failed", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""Whether somebody has set the clock: deadlines and leases are kept as times of day, and a step would move them all."""

import time

STEP = 2.0  # seconds by which the clock may differ, between two looks, from the time that has passed


class ClockSteps:
    """Compares the time of day with the time that has passed."""

    def __init__(self) -> None:
        self._ahead = _ahead()

    def since_last_look(self) -> float:
        """Seconds by which the clock was set forwards, or back if they are negative; none if it just runs."""
        ahead = _ahead()
        stepped, self._ahead = ahead - self._ahead, ahead
        return stepped if abs(stepped) > STEP else 0.0

    def now(self) -> float:
        """The time of day, by a clock that nobody has set since the last look."""
        return self._ahead + time.monotonic()


def _ahead() -> float:
    return time.time() - time.monotonic()

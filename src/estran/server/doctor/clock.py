"""The clock of a machine, compared with others."""

import time

from estran.server.doctor.finding import Finding, fine, note, problem

WRONG = 30.0  # seconds that the clock may differ from another


class Clock:
    """The clock of this machine, compared with whatever else tells the time."""

    def __init__(self) -> None:
        self._others: dict[str, float] = {}  # by how many seconds it is ahead of them
        self._future = 0.0  # seconds by which the newest thing in the database lies ahead

    def compare(self, other: str, told: float) -> None:
        """Somebody else tells the time."""
        self._others[other] = time.time() - told

    def compare_past(self, newest: float) -> None:
        """Something has happened then, so it cannot be earlier now."""
        self._future = newest - time.time()

    def finding(self) -> Finding:
        """What comes of it."""
        if self._future > WRONG:
            return problem("doctor-clock-behind", minutes=round(self._future / 60))
        wrong = [(other, ahead) for other, ahead in self._others.items() if abs(ahead) > WRONG]
        for other, ahead in wrong:
            return problem("doctor-clock-wrong", other=other, seconds=round(abs(ahead)))
        return fine("doctor-clock-fine", others=list(self._others)) if self._others else note("doctor-clock-unknown")

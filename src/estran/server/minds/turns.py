"""Whose turn it is to think: a bounded queue in which the more urgent go first."""

import asyncio
import bisect
from itertools import count

from estran.server.wire.kinds import Urgency

WAITING = 128  # that may wait; more than one worker has quick work at hand
STEADY = 0.8  # how much of what a turn usually takes is learnt from earlier turns, not from the last one


class Busy(Exception):
    """Too many wait already."""


class Turns:
    """So many turns at a time; of those who wait, the most urgent is next, and among equals the one that came first."""

    def __init__(self, number: int, usual: float, most: int = WAITING) -> None:
        self.number, self.most = number, most
        self.usual = usual  # seconds that a turn takes
        self._free = number
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []  # by urgency, then in the order of coming
        self._came = count()

    @property
    def free(self) -> bool:
        """Whether somebody who came now could go ahead at once."""
        return self._free > 0

    def ahead(self, urgency: Urgency) -> int:
        """How many of those who wait would go before somebody who came now."""
        return sum(other <= urgency for other, _, _ in self._waiting)

    def wait(self, urgency: Urgency) -> float:
        """How long somebody who came now would have to wait, in seconds, as far as one can tell."""
        return 0.0 if self.free else self.usual * (self.ahead(urgency) + 0.5) / self.number

    async def take(self, urgency: Urgency) -> None:
        """Wait for a turn, which must be given back; in a full queue the least urgent gives way."""
        if self.free:
            self._free -= 1
            return
        mine = (int(urgency), next(self._came), asyncio.get_running_loop().create_future())
        bisect.insort(self._waiting, mine)
        if len(self._waiting) > self.most:
            self._waiting.pop()[2].set_exception(Busy())
        try:
            await mine[2]
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            elif not mine[2].cancelled():  # the turn came at the same moment
                self.give_back()
            raise

    def give_back(self, took: float | None = None) -> None:
        """A turn is over; how long it took says how long the next ones will."""
        if took is not None:
            self.usual = STEADY * self.usual + (1 - STEADY) * took
        while self._waiting:
            future = self._waiting.pop(0)[2]
            if not future.done():
                future.set_result(None)
                return
        self._free += 1

"""How much one browser, and one address, may ask for."""

import time


class Bucket:
    """A bucket of tokens that fills at a steady rate: short bursts pass, floods do not."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        """Use one token, if there is one."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Nothing was asked for lately."""
        return self._left + (time.monotonic() - self._at) * self.rate >= self.burst


class Limits:
    """Buckets by address, and how many sockets each address has open; forgotten when they are full again."""

    def __init__(self, rate: float, burst: float, sockets: int) -> None:
        self.rate, self.burst, self.most_sockets = rate, burst, sockets
        self._buckets: dict[str, Bucket] = {}
        self._sockets: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Whether this address may ask for one more thing."""
        if len(self._buckets) > 10_000:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault(address, Bucket(self.rate, self.burst)).take()

    def open(self, address: str) -> bool:
        """Whether this address may open one more socket."""
        if self._sockets.get(address, 0) >= self.most_sockets:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def closed(self, address: str) -> None:
        """One of its sockets is gone."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

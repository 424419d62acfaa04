"""How much one browser, and one address, may ask for."""

import time
from ipaddress import ip_address

GUESS_RATE, GUESS_BURST = 0.5, 30  # wrong codes and tokens per second, and in one go
KNOWN = 10_000  # addresses remembered before those with nothing to remember are forgotten


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
    def empty(self) -> bool:
        """There is no token to take just now."""
        return self._left + (time.monotonic() - self._at) * self.rate < 1

    @property
    def full(self) -> bool:
        """Nothing was asked for lately."""
        return self._left + (time.monotonic() - self._at) * self.rate >= self.burst


class Buckets:
    """A bucket for each address, forgotten when it is full again."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may have one more."""
        if len(self._buckets) > KNOWN:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault(address, Bucket(self.rate, self.burst)).take()

    def empty(self, address: str) -> bool:
        """Whether this address has used up all it may have just now."""
        return address in self._buckets and self._buckets[address].empty

    def __len__(self) -> int:
        return len(self._buckets)


class Limits:
    """Rate limits per address; this machine itself has none."""

    def __init__(self, rate: float, burst: float, sockets: int, rooms: int = 60) -> None:
        self.most_sockets = sockets
        self._requests = Buckets(rate, burst)
        self._rooms = Buckets(rooms / 3600, rooms)
        self._guesses = Buckets(GUESS_RATE, GUESS_BURST)
        self._sockets: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Whether this address may ask for one more thing."""
        return is_own(address) or (not self._guesses.empty(address) and self._requests.take(address))

    def open_room(self, address: str) -> bool:
        """Whether this address may open one more room."""
        return is_own(address) or self._rooms.take(address)

    def missed(self, address: str) -> None:
        """A code or a token from this address opens nothing; an address that sends many such is guessing."""
        self._guesses.take(address)

    def guessing(self, address: str) -> bool:
        """Whether this address has been wrong too often lately."""
        return not is_own(address) and self._guesses.empty(address)

    def open(self, address: str) -> bool:
        """Whether this address may open one more socket."""
        if self._sockets.get(address, 0) >= self.most_sockets and not is_own(address):
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def closed(self, address: str) -> None:
        """One of its sockets is gone."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return sum(self._sockets.values())


def is_own(address: str) -> bool:
    """Whether somebody sits at this very machine."""
    try:
        return ip_address(address.partition("/")[0]).is_loopback or address == "::/64"
    except ValueError:
        return False

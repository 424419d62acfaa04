"""How much one address, one seat and one room may ask for; what is counted holds for all workers together."""

import math
import time
from ipaddress import ip_address
from typing import NamedTuple, Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from estran.server.match.tokens import hash_of
from estran.server.notices.addresses import reader_of
from estran.server.settings import Settings

KNOWN = 10_000  # counts remembered before those with nothing to remember are forgotten
HELD = 90.0  # seconds that an open socket counts without a sign of life; a silent one is closed long before


class Rate(NamedTuple):
    """So many per second after a burst, for each of those who are counted under this name."""

    name: str
    per_second: float
    burst: float

    @property
    def interval(self) -> float:
        """Seconds that one use costs."""
        return 1 / self.per_second

    @property
    def window(self) -> float:
        """Seconds after which a burst is forgotten."""
        return self.burst / self.per_second


GUESSES = Rate("guesses", 0.5, 30)  # wrong codes and tokens of one address
TALK_OF_SEAT = Rate("talk", 1, 10)  # things said at one seat, or by the onlookers of one address in one room
TALK_OF_ONLOOKERS = Rate("watch-talk", 3, 30)  # in one room
TALK_OF_ADDRESS = Rate("address-talk", 3, 60)
HINTS_OF_SEAT = Rate("hints", 0.5, 5)
RARE_OF_SEAT = Rate("rare", 1, 20)  # what nobody asks for often: taking back, leaving, votes, mutes, words for the dice
RARE_OF_ADDRESS = Rate("address-rare", 5, 100)
HINTS_OF_ADDRESS = Rate("address-hints", 1, 20)
CONTACTS_OF_ADDRESS = Rate("contacts", 20 / 3600, 20)  # new ones, for notices
PROFILES_OF_ADDRESS = Rate("profiles", 20 / 3600, 20)  # new ones
PASSKEYS_OF_ADDRESS = Rate("passkeys", 120 / 3600, 30)  # challenges for them
MAILS_TO_ONE = Rate("mails", 1 / 8 / 3600, 3)  # that ask somebody to confirm, whoever asks for them
PUSHES_TO_CONTACT = Rate("contact-pushes", 1 / 60, 15)
PUSHES_TO_ONE = Rate("pushes", 10, 600)  # to one push service, or to what somebody has named as one
SEEKS_OF_ADDRESS = Rate("seeks", 0.5, 30)  # wishes to play with whoever comes
OPENINGS_PER_SECOND = 2  # sockets that one address may open, after a burst of all that it may have open
SHOWN_OF_ADDRESS = 5  # rooms that one address may have in the lobby at the same time
SEEKING_OF_ADDRESS = 5  # people of one address who may wait there for a seat at the same time
SOCKETS_AT_FULL_RATE = 10  # an address may send as many messages as so many busy sockets


class Counts(Protocol):
    """What was asked for lately. A rate is kept as the time at which its burst is whole again (GCRA)."""

    async def take(self, rate: Rate, who: str) -> bool:
        """Use one, if there is one to use."""
        ...

    async def charge(self, rate: Rate, who: str) -> None:
        """Use one in any case; at most a burst is owed."""
        ...

    async def empty(self, rate: Rate, who: str) -> bool:
        """Whether there is none to use just now."""
        ...

    async def hold(self, who: str, which: str, most: int) -> bool:
        """Have one of so many open at the same time, for a while; asking again keeps it."""
        ...

    async def release(self, who: str, which: str) -> None:
        """Have it no longer."""
        ...


class OwnCounts:
    """Counts of this process alone."""

    def __init__(self) -> None:
        self._whole: dict[tuple[str, str], float] = {}
        self._held: dict[str, dict[str, float]] = {}

    async def take(self, rate: Rate, who: str) -> bool:
        """Use one, if there is one to use."""
        return self.use(rate, who)

    def use(self, rate: Rate, who: str = "") -> bool:
        """The same for those who cannot wait."""
        now = time.monotonic()
        whole = max(now, self._whole.get((rate.name, who), now)) + rate.interval
        if whole - now > rate.window * (1 + 1e-9):
            return False
        self._keep(rate, who, whole)
        return True

    async def charge(self, rate: Rate, who: str) -> None:
        """Use one in any case; at most a burst is owed."""
        now = time.monotonic()
        whole = max(now, self._whole.get((rate.name, who), now)) + rate.interval
        self._keep(rate, who, min(whole, now + 2 * rate.window))

    def _keep(self, rate: Rate, who: str, whole: float) -> None:
        if len(self._whole) > KNOWN:
            now = time.monotonic()
            self._whole = {key: at for key, at in self._whole.items() if at > now}
        self._whole[rate.name, who] = whole

    async def empty(self, rate: Rate, who: str) -> bool:
        """Whether there is none to use just now."""
        now = time.monotonic()
        return max(now, self._whole.get((rate.name, who), now)) + rate.interval - now > rate.window * (1 + 1e-9)

    async def hold(self, who: str, which: str, most: int) -> bool:
        """Have one of so many open at the same time, for a while; asking again keeps it."""
        now = time.monotonic()
        held = {one: until for one, until in self._held.get(who, {}).items() if until > now}
        if which not in held and len(held) >= most:
            return False
        if len(self._held) > KNOWN:
            self._held = {one: which for one, which in self._held.items() if max(which.values()) > now}
        self._held[who] = {**held, which: now + HELD}
        return True

    async def release(self, who: str, which: str) -> None:
        """Have it no longer."""
        held = self._held.get(who, {})
        held.pop(which, None)
        if not held:
            self._held.pop(who, None)

    def __len__(self) -> int:
        return len(self._whole) + len(self._held)


USE = """
local time = redis.call('TIME')
local now, interval, window, owed = time[1] + time[2] / 1e6, tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = tonumber(redis.call('GET', KEYS[1]) or now)
if kept > now + 2 * window + 1 then kept = now end
local whole = math.max(now, kept) + interval
if whole - now > window + 1e-5 and owed <= 0 then return 0 end
if owed < 0 then return 1 end
whole = math.min(whole, now + window + owed)
redis.call('SET', KEYS[1], string.format('%.6f', whole), 'PX', math.ceil((whole - now) * 1000))
return 1
"""  # owed: seconds beyond the window that may be used (0: none, and nothing is used in vain); below 0 it is only asked; nobody owes more than two windows unless the clock was set back
HOLD = """
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZREMRANGEBYSCORE', KEYS[1], now + 2 * ARGV[3], '+inf')
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
"""


class SharedCounts:
    """Counts of all workers, in their Redis; while that is away each worker counts for itself."""

    def __init__(self, redis: Redis) -> None:
        self._redis, self._own = redis, OwnCounts()
        self._use, self._hold = redis.register_script(USE), redis.register_script(HOLD)

    async def _ask(self, rate: Rate, who: str, owed: float) -> bool:
        key = f"estran:{rate.name}:{who}"
        return bool(await self._use(keys=[key], args=[rate.interval, rate.window, owed]))

    async def take(self, rate: Rate, who: str) -> bool:
        """Use one, if there is one to use."""
        try:
            return await self._ask(rate, who, 0)
        except (RedisError, OSError):
            return await self._own.take(rate, who)

    async def charge(self, rate: Rate, who: str) -> None:
        """Use one in any case; at most a burst is owed."""
        try:
            await self._ask(rate, who, rate.window)
        except (RedisError, OSError):
            await self._own.charge(rate, who)

    async def empty(self, rate: Rate, who: str) -> bool:
        """Whether there is none to use just now."""
        try:
            return not await self._ask(rate, who, -1)
        except (RedisError, OSError):
            return await self._own.empty(rate, who)

    async def hold(self, who: str, which: str, most: int) -> bool:
        """Have one of so many open at the same time, for a while; asking again keeps it."""
        try:
            return bool(await self._hold(keys=[f"estran:open:{who}"], args=[which, most, math.ceil(HELD)]))
        except (RedisError, OSError):
            return await self._own.hold(who, which, most)

    async def release(self, who: str, which: str) -> None:
        """Have it no longer."""
        await self._own.release(who, which)
        try:
            await self._redis.zrem(f"estran:open:{who}", which)
        except (RedisError, OSError):  # it ends by itself
            return


class Limits:
    """What anybody may ask for."""

    def __init__(self, settings: Settings, counts: Counts) -> None:
        self.counts, self.most_sockets = counts, settings.sockets
        self.requests = Rate("requests", settings.rate, settings.burst)
        self.rooms = Rate("rooms", settings.rooms / 3600, settings.rooms)
        self.openings = Rate("openings", OPENINGS_PER_SECOND, settings.sockets)
        self.socket = Rate("socket", settings.message_rate, settings.message_burst)
        busy = SOCKETS_AT_FULL_RATE
        self.messages = Rate("messages", busy * settings.message_rate, busy * settings.message_burst)

    async def leave_alone(self, recipient: str) -> None:
        """Somebody wants no more mail: nobody may have them asked again for two days, at whichever of their addresses."""
        for _ in range(int(2 * MAILS_TO_ONE.burst)):
            await self.counts.charge(MAILS_TO_ONE, hash_of(reader_of(recipient)))

    async def push_to(self, host: str, contact: str) -> bool:
        """Whether one more notice for a contact may be handed to a push service; nobody uses up what is there for all."""
        if await self.counts.empty(PUSHES_TO_ONE, host):  # then the contact's own share stays whole
            return False
        return await self.counts.take(PUSHES_TO_CONTACT, contact) and await self.counts.take(PUSHES_TO_ONE, host)

    def visitor(self, address: str) -> "Visitor":
        """Somebody at an address."""
        return Visitor(self, address)


class Visitor:
    """Somebody at an address. This machine itself has no limits, but a seat and a room have theirs whoever asks."""

    def __init__(self, limits: Limits, address: str) -> None:
        self.limits, self.address = limits, address
        self.own = is_own(address)

    async def _may(self, rate: Rate) -> bool:
        return self.own or await self.limits.counts.take(rate, self.address)

    async def request(self) -> bool:
        """Whether one more request may be made over HTTP."""
        return await self._may(self.limits.requests)

    async def open_room(self) -> bool:
        """Whether one more room may be opened."""
        return await self._may(self.limits.rooms)

    async def message(self) -> bool:
        """Whether one more message may be sent over any of the address's sockets."""
        return await self._may(self.limits.messages)

    async def say(self, room: str, seat: str | None) -> bool:
        """Whether something may be said in a room, at a seat or as an onlooker; who talks too fast uses up nobody else's share."""
        counts, who = self.limits.counts, f"{room}:{seat or self.address}"
        if not (await counts.take(TALK_OF_SEAT, who) and await self._may(TALK_OF_ADDRESS)):
            return False
        return seat is not None or await counts.take(TALK_OF_ONLOOKERS, room)

    async def hint(self, room: str, seat: str) -> bool:
        """Whether a hint may be asked for at a seat."""
        return await self.limits.counts.take(HINTS_OF_SEAT, f"{room}:{seat}") and await self._may(HINTS_OF_ADDRESS)

    async def ask_rarely(self, room: str, seat: str) -> bool:
        """Whether something may be asked for at a seat that costs much, or that everybody in the room is told of."""
        return await self.limits.counts.take(RARE_OF_SEAT, f"{room}:{seat}") and await self._may(RARE_OF_ADDRESS)

    async def add_contact(self) -> bool:
        """Whether one more contact for notices may be made."""
        return await self._may(CONTACTS_OF_ADDRESS)

    async def add_profile(self) -> bool:
        """Whether one more profile may be made."""
        return await self._may(PROFILES_OF_ADDRESS)

    async def challenge(self) -> bool:
        """Whether a passkey may be asked for once more."""
        return await self._may(PASSKEYS_OF_ADDRESS)

    async def write_to(self, recipient: str) -> bool:
        """Whether somebody may be asked by mail to confirm; where they are is not kept in the counts."""
        return await self.limits.counts.take(MAILS_TO_ONE, hash_of(reader_of(recipient)))

    async def missed(self) -> None:
        """A code or a token opened nothing; an address that sends many such is guessing."""
        if not self.own:
            await self.limits.counts.charge(GUESSES, self.address)

    async def guessing(self) -> bool:
        """Whether the address has been wrong too often lately."""
        return not self.own and await self.limits.counts.empty(GUESSES, self.address)

    async def open(self, socket: str) -> bool:
        """Whether one more socket may be opened; it counts until it is closed."""
        return self.own or (await self._may(self.limits.openings) and await self.keep(socket))

    async def keep(self, socket: str) -> bool:
        """The socket is still open."""
        return self.own or await self.limits.counts.hold(self.address, socket, self.limits.most_sockets)

    async def show(self, room: str) -> bool:
        """Whether the lobby may list a room because somebody at this address is there; asking again keeps its place."""
        return self.own or await self.limits.counts.hold(f"lobby:{self.address}", room, SHOWN_OF_ADDRESS)

    async def seek(self, socket: str) -> bool:
        """Whether one more person may wait for a seat with whoever comes."""
        return await self._may(SEEKS_OF_ADDRESS) and await self.keep_seeking(socket)

    async def keep_seeking(self, socket: str) -> bool:
        """They still wait."""
        return self.own or await self.limits.counts.hold(f"seek:{self.address}", socket, SEEKING_OF_ADDRESS)

    async def sought(self, socket: str) -> None:
        """They wait no longer."""
        if not self.own:
            await self.limits.counts.release(f"seek:{self.address}", socket)

    async def closed(self, socket: str) -> None:
        """The socket is gone."""
        if not self.own:
            await self.limits.counts.release(self.address, socket)


def is_own(address: str) -> bool:
    """Whether somebody sits at this very machine."""
    try:
        return ip_address(address.partition("/")[0]).is_loopback or address == "::/64"
    except ValueError:
        return False

"""Play with whoever comes: people who wait are seated together, and their match begins by itself.

All that is known of them is in the database. Whichever worker looks first seats them, in one transaction, and every worker tells
those whose sockets it has. The token that opens a seat is the seeker's own, so nobody can be told of a seat that they do not have,
and anyone who was seated while the connection was gone hears of it on coming back.
"""

import re
import time
import uuid
from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, delete, exists, insert, or_, select, update

from estran.engine.game import Refused
from estran.games import find
from estran.server.match.tokens import hash_of, new_token
from estran.server.people.profiles import opened
from estran.server.room.labels import label_of
from estran.server.room.names import clean_name, likeness
from estran.server.room.rooms import Rooms, new_code
from estran.server.store.connection import Connection, Query, fetch
from estran.server.store.rows import WaitingRow
from estran.server.store.schema import blocks, rooms, seats, waiting
from estran.server.wire.http import NewRoom, Wish
from estran.server.wire.kinds import Late, SeatKind
from estran.server.wire.lobby import NewSeat, Seek
from estran.server.wire.protocol import LONGEST_NAME

FRESH = 2.0  # seconds that a sign of life of a seeker's socket is not written down again
STALE = 6.0  # seconds after which nobody is seated whose socket gave none: its worker was killed
KEPT = 600.0  # seconds that a seeker can come back to, and be told of the seat
PATIENCE = 4.0  # seconds that the first of a table waits for more people than are needed for it
MOST = 100  # seekers who are looked at together
SLOW_TIME = 86400  # seconds for each choice at a slow table


class Party(NamedTuple):
    """People who are to play something together."""

    game: str
    people: list[WaitingRow]  # the one who has waited longest comes first


class Seekers:
    """Those who wait for a table."""

    def __init__(self, every: Rooms) -> None:
        self.rooms, self.database, self.referee = every, every.database, every.referee

    async def seek(self, wish: Seek, socket: str) -> None:
        """Wait from now on; anyone who waits already, or has a seat by now, stays there."""
        name, now, me = clean_name(wish.name), time.time(), seeker_of(wish)
        async with self.database.write() as connection:
            mine = waiting.c.id == me
            held = await connection.execute(update(waiting).where(mine).values(socket=socket, seen=now))
            if not held.rowcount:
                values: dict[str, Any] = {"id": me, "socket": socket, "name": name, "since": now, "seen": now}
                values |= {"games": wish.games, "sizes": wish.sizes, "slow": wish.slow}
                profile = await _profile_of(connection, wish.profile)
                await connection.execute(insert(waiting).values(**values, profile=profile))

    async def stop(self, socket: str, but: str = "") -> None:
        """Nobody waits at a socket any more, but for one; who was seated in the same moment has the seat."""
        mine = (waiting.c.socket == socket) & waiting.c.room.is_(None) & (waiting.c.id != but)
        async with self.database.write() as connection:
            await connection.execute(delete(waiting).where(mine))

    async def seat(self, alive: Collection[str]) -> list[str]:
        """Seat together all who can be, with these sockets known to be there; gives the rooms that were opened for them."""
        now = time.time()
        async with self.database.write() as connection:
            unseated = select(waiting).where(waiting.c.room.is_(None) & ~_waits_already(now))
            first = unseated.order_by(waiting.c.since, waiting.c.id).limit(MOST)
            everybody = await fetch(connection, Query(WaitingRow, first.with_for_update()))
            mine = [one.id for one in everybody if one.socket in alive]
            late = [one.id for one in everybody if one.id in mine and one.seen < now - FRESH]
            if late:
                await connection.execute(update(waiting).where(waiting.c.id.in_(late)).values(seen=now))
            there = [one for one in everybody if one.id in mine or one.seen > now - STALE]
            found = tables(there, await _strangers(connection, there), now)
            opened = {await self._open(connection, table): table for table in found}
        for room, table in opened.items():
            await self.rooms.presence.seen(room, *(str(place) for place in range(len(table.people))))
        return list(opened)

    async def _open(self, connection: Connection, table: Party) -> str:
        """A room of their own, which nobody else can join, with its match begun; it has no host. Gives its id."""
        first, size, now = table.people[0], len(table.people), time.time()
        rules = NewRoom(
            table.game,
            seats=[Wish()] * size,
            options=find(table.game).tidied({}),
            move_time=SLOW_TIME if first.slow else None,
        )
        room = uuid.uuid4().hex
        values: dict[str, Any] = {"id": room, "code": new_code(), "watch": new_code(), "host": hash_of(new_token())}
        values |= {"game": rules.game, "options": rules.options, "move_time": rules.move_time, "late": Late.ONCE}
        values |= {"public": False, "locked": False, "auto_roll": False, "hints": False}
        values |= {"revision": 1, "talked": 0, "created": now, "touched": now}
        await connection.execute(insert(rooms).values(**values))
        for place, (person, name) in enumerate(zip(table.people, names_apart(table.people), strict=True)):
            seat: dict[str, Any] = {
                "kind": SeatKind.PERSON,
                "name": name,
                "token": person.id,
                "profile": person.profile,
            }
            seat |= {"stand_in": False, "muted": []}
            await connection.execute(insert(seats).values(room=room, place=place, **seat))
            seated = {"room": room, "place": place, "seen": now}
            await connection.execute(update(waiting).where(waiting.c.id == person.id).values(**seated))
        match = await self.rooms.prepare(connection, room, rules, list(range(size)), 1)
        await self.rooms.begin(await self.referee.context(connection, match))
        return room

    async def seated(self, these: Collection[str]) -> dict[str, NewSeat]:
        """The new seats of those who have one."""
        columns = (waiting.c.id, rooms.c.id, rooms.c.code, rooms.c.watch, rooms.c.game, seats.c.place, seats.c.name)
        sits = (seats.c.room == rooms.c.id) & (seats.c.place == waiting.c.place) & (seats.c.token == waiting.c.id)
        query = select(*columns).join(rooms, rooms.c.id == waiting.c.room).join(seats, sits)
        async with self.database.read() as connection:
            found = await connection.execute(query.where(waiting.c.id.in_(list(these))))
            return {
                seeker: NewSeat(code, watch, label_of(room), game, place, name)
                for seeker, room, code, watch, game, place, name in found
            }

    async def forget(self) -> None:
        """Those who did not come back, and those who were told of their seats long ago."""
        async with self.database.write(measured=False) as connection:
            await connection.execute(delete(waiting).where(waiting.c.seen < time.time() - KEPT))


# ---- Who sits with whom


def tables(people: list[WaitingRow], strangers: set[frozenset[str]], now: float) -> list[Party]:
    """The tables that can be filled: for the one who has waited longest the largest, then for the next.

    Nobody waits for more people than everybody at the table has agreed to, and for those only for a moment.
    """
    found, free = list[Party](), list(people)
    for first in people:
        table = _table_for(first, free, strangers) if first in free else None
        if table is not None and (first.since <= now - PATIENCE or not could_grow(table)):
            found.append(table)
            free = [one for one in free if one not in table.people]
    return found


def _table_for(first: WaitingRow, free: list[WaitingRow], strangers: set[frozenset[str]]) -> Party | None:
    """The largest table that somebody can be given now."""
    for size in sorted(set(first.sizes), reverse=True):
        for game in first.games:
            sitting = [first]
            for other in free:
                wants = game in other.games and size in other.sizes and other.slow == first.slow
                if wants and len(sitting) < size and all(_may_meet(one, other, strangers) for one in sitting):
                    sitting.append(other)
            if len(sitting) == size and size in find(game).players:
                return Party(game, sorted(sitting, key=lambda one: (one.since, one.id)))
    return None


def could_grow(table: Party) -> bool:
    """Whether everybody would play at a larger table as well."""
    larger = set.intersection(*(set(one.sizes) for one in table.people)) & set(find(table.game).players)
    return max(larger) > len(table.people)


def _may_meet(one: WaitingRow, other: WaitingRow, strangers: set[frozenset[str]]) -> bool:
    """Whether two are different people, and neither has blocked the other."""
    if one.id == other.id or (one.profile is not None and one.profile == other.profile):
        return False
    return frozenset(filter(None, [one.profile, other.profile])) not in strangers


def names_apart(people: Iterable[WaitingRow]) -> list[str]:
    """Everybody's name, with the next number for those who are called like somebody before them."""
    names = list[str]()
    for person in people:
        name, number, taken = person.name, 2, set(map(likeness, names))
        plain = re.sub(r" \d$", "", name)[: LONGEST_NAME - 2]
        while likeness(name) in taken:
            name, number = f"{plain} {number}", number + 1
        names.append(name)
    return names


def seeker_of(wish: Seek) -> str:
    """The id of whoever wishes this; refuses games that there are not, and such as are not played at any of the sizes."""
    clean_name(wish.name)
    for name in wish.games:
        game = find(name)
        if not set(wish.sizes) & set(game.players):
            game.set_table(wish.sizes[0])  # says so
    return hash_of(wish.token)


def is_waiting(now: float) -> ColumnElement[bool]:
    """Whether somebody waits whose socket is there."""
    return waiting.c.room.is_(None) & (waiting.c.seen > now - STALE)


# ---- What else the database knows


def _waits_already(now: float) -> ColumnElement[bool]:
    """Whether the same profile has waited for longer: it has one place in the line, however many of its windows wait."""
    earlier = waiting.alias()
    longer = or_(
        earlier.c.since < waiting.c.since, (earlier.c.since == waiting.c.since) & (earlier.c.id < waiting.c.id)
    )
    there = earlier.c.room.is_(None) & (earlier.c.seen > now - STALE)
    return exists().where((earlier.c.profile == waiting.c.profile) & there & longer)


async def _profile_of(connection: Connection, token: str | None) -> str | None:
    """Whose device it is, held until the wish is kept; one that nobody knows belongs to nobody."""
    if token is None:
        return None
    try:
        return (await opened(connection, token)).profile.id
    except Refused:
        return None


async def _strangers(connection: Connection, people: list[WaitingRow]) -> set[frozenset[str]]:
    """Pairs of profiles of whom one has blocked the other."""
    profiles = {one.profile for one in people if one.profile is not None}
    if len(profiles) < 2:
        return set()
    both = blocks.c.profile.in_(profiles) & blocks.c.blocked.in_(profiles)
    found = await connection.execute(select(blocks.c.profile, blocks.c.blocked).where(both))
    return {frozenset(pair) for pair in found}

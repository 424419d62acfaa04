"""Somebody who comes back: a profile is known by the secrets of its devices, and by nothing else."""

import time
import uuid
from typing import Any, NamedTuple

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, true, update

from estran.engine.game import Refused
from estran.server.match.tokens import hash_of, new_token
from estran.server.people.erasing import erase
from estran.server.store.connection import Connection, Query, fetch, fetch_one
from estran.server.store.database import Database
from estran.server.store.rows import DeviceRow, PasskeyRow, ProfileRow, RatingRow
from estran.server.store.schema import blocks, devices, passkeys, profiles, ratings, rooms, seats
from estran.server.store.tidy import DAY
from estran.server.wire.people import Device, DeviceKey, NewProfile, Passkey, Profile, ProfileChange, ProfileLink
from estran.server.wire.protocol import Rating
from estran.words.folders import DEFAULT, LANGUAGES

LINK = 600.0  # seconds that a link to another device is good for
DEVICES = 20  # of one profile
BLOCKS = 500  # others whom one profile does not want to meet


class Opened(NamedTuple):
    """A profile, and the device that has opened it."""

    profile: ProfileRow
    device: DeviceRow


class Profiles:
    """Everything about profiles but passkeys and what is won with them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- Coming

    async def add(self, wanted: NewProfile) -> DeviceKey:
        """A new profile, at home on the device that asks for it."""
        now = time.time()
        language = known_language(wanted.language)
        new = ProfileRow(
            uuid.uuid4().hex, wanted.name, wanted.face, language, wanted.pace, False, None, None, now, today()
        )
        async with self.database.write() as connection:
            await connection.execute(insert(profiles).values(**asdict(new)))
            return await add_device(connection, new, wanted.device)

    async def link(self, token: str) -> ProfileLink:
        """A secret that brings the profile to another device: once, within minutes, and in place of any before."""
        ticket, until = new_token(), time.time() + LINK
        async with self.database.write() as connection:
            mine = await opened(connection, token)
            await _change(connection, mine.profile.id, ticket=hash_of(ticket), ticket_until=until)
        return ProfileLink(ticket, until)

    async def take(self, ticket: str, device: str) -> DeviceKey:
        """Use such a secret."""
        async with self.database.write() as connection:
            query = select(profiles).where(profiles.c.ticket == hash_of(ticket)).with_for_update()
            found = await fetch_one(connection, Query(ProfileRow, query))
            if found is None or time.time() > (found.ticket_until or 0):
                raise Refused("people-refused-link")
            await _change(connection, found.id, ticket=None, ticket_until=None)
            return await add_device(connection, found, device)

    # ---- Looking at it, and changing it

    async def told(self, token: str) -> Profile:
        """All about somebody, for themselves; it counts as a visit."""
        mine = await self.visited(token)
        async with self.database.read() as connection:
            return await told_of(connection, mine.profile, mine.device)

    async def visited(self, token: str) -> Opened:
        """The profile of a device; that it was here is written down once a day."""
        async with self.database.read() as connection:
            mine = await opened(connection, token, hold=False)
        if mine.device.used < today():
            async with self.database.write() as connection:
                mine = await opened(connection, token)
        return mine

    async def change(self, token: str, wanted: ProfileChange) -> tuple[Profile, list[str]]:
        """Change what is named; gives the rooms too where somebody sees another face or rating from now on."""
        changes = {name: value for name, value in asdict(wanted).items() if value is not None}
        if wanted.language is not None:
            changes["language"] = known_language(wanted.language)
        async with self.database.write() as connection:
            mine = await opened(connection, token)
            if changes:
                await _change(connection, mine.profile.id, **changes)
            told: list[ColumnElement[bool]] = [true()] if wanted.face not in (None, mine.profile.face) else []
            told += [rooms.c.rated] if wanted.rated not in (None, mine.profile.rated) else []
            counted = {"revision": rooms.c.revision + 1}
            seen = await _touch_rooms(connection, mine.profile.id, or_(*told), **counted) if told else []
        return await self.told(token), seen

    async def revoke(self, token: str, device: str) -> None:
        """A device opens the profile no longer; it may be the one that asks."""
        async with self.database.write() as connection:
            mine = await opened(connection, token)
            this = (devices.c.id == device) & (devices.c.profile == mine.profile.id)
            if not (await connection.execute(delete(devices).where(this))).rowcount:
                raise Refused("people-refused-device")

    async def erase(self, token: str) -> list[str]:
        """Forget all about somebody; gives the rooms where they sat or spoke."""

        async def attempt() -> list[str]:
            async with self.database.write() as connection:
                return await erase(connection, (await opened(connection, token, hold=False)).profile.id)

        seen = await self.database.retrying(attempt)
        await self.database.wipe()
        return seen

    # ---- Whom somebody does not want to meet

    async def block(self, token: str, room: str, place: int) -> list[str]:
        """Whoever sits there is not to be met again, and is not told; gives the rooms where it is noticed."""
        async with self.database.write() as connection:
            mine = (await opened(connection, token)).profile.id
            there = (seats.c.room == room) & (seats.c.place == place)
            found = (await connection.execute(select(seats.c.profile).where(there))).one_or_none()
            other: str | None = found[0] if found is not None else None
            if other is None or other == mine or not await hold(connection, other):
                raise Refused("people-refused-block")
            known = set((await connection.execute(select(blocks.c.blocked).where(blocks.c.profile == mine))).scalars())
            if other in known:
                return []
            if len(known) >= BLOCKS:
                raise Refused("people-refused-blocks", most=BLOCKS)
            await connection.execute(insert(blocks).values(profile=mine, blocked=other, at=time.time()))
            return await _touch_rooms(connection, mine, touched=time.time())  # a revision would be seen by everybody

    async def unblock(self, token: str, room: str | None = None, place: int | None = None) -> list[str]:
        """Anybody may be met again, or whoever sits at a place of a room; gives the rooms where it is noticed."""
        async with self.database.write() as connection:
            mine = (await opened(connection, token)).profile.id
            blocked = blocks.c.profile == mine
            if room is not None:
                there = select(seats.c.profile).where((seats.c.room == room) & (seats.c.place == place))
                blocked &= blocks.c.blocked.in_(there)
            await connection.execute(delete(blocks).where(blocked))
            return await _touch_rooms(connection, mine, touched=time.time())


# ---- For callers that have a transaction of their own


async def opened(connection: Connection, token: str, *, hold: bool = True) -> Opened:
    """The profile that a device's token opens; held, it is not erased before the transaction ends, and the visit is noted.

    Callers that lock a room too do so afterwards.
    """
    device = await fetch_one(connection, Query(DeviceRow, select(devices).where(devices.c.token == hash_of(token))))
    query = select(profiles).where(profiles.c.id == (device.profile if device else ""))
    if hold:
        query = query.with_for_update(key_share=True)  # two who block each other do not wait in a ring
    profile = await fetch_one(connection, Query(ProfileRow, query))
    if device is None or profile is None:
        raise Refused("people-refused-profile")
    if hold and device.used < today():
        await connection.execute(update(devices).where(devices.c.id == device.id).values(used=today()))
        await _change(connection, profile.id, used=today())
    return Opened(profile, device)


async def hold(connection: Connection, profile: str) -> bool:
    """Whether a profile is there; if it is, it is not erased before the transaction ends."""
    query = select(profiles.c.id).where(profiles.c.id == profile).with_for_update(read=True, key_share=True)
    return (await connection.execute(query)).one_or_none() is not None


async def add_device(connection: Connection, profile: ProfileRow, name: str) -> DeviceKey:
    """One more device on which a profile is at home."""
    count = select(func.count()).select_from(devices).where(devices.c.profile == profile.id)
    if (await connection.execute(count)).scalar_one() >= DEVICES:
        raise Refused("people-refused-devices", most=DEVICES)
    token = new_token()
    new = DeviceRow(uuid.uuid4().hex, profile.id, hash_of(token), name, time.time(), today())
    await connection.execute(insert(devices).values(**asdict(new)))
    await _change(connection, profile.id, used=today())
    return DeviceKey(token, await told_of(connection, profile, new))


async def told_of(connection: Connection, profile: ProfileRow, this: DeviceRow) -> Profile:
    """All about somebody, for themselves alone."""
    at_home = Query(DeviceRow, select(devices).where(devices.c.profile == profile.id).order_by(devices.c.created))
    keys = Query(PasskeyRow, select(passkeys).where(passkeys.c.profile == profile.id).order_by(passkeys.c.created))
    known = Query(RatingRow, select(ratings).where(ratings.c.who == profile.id).order_by(ratings.c.game))
    blocked = select(func.count()).select_from(blocks).where(blocks.c.profile == profile.id)
    return Profile(
        name=profile.name,
        face=profile.face,
        language=profile.language,
        pace=profile.pace,
        rated=profile.rated,
        created=profile.created,
        devices=[
            Device(one.id, one.name, one.created, one.used, one.id == this.id)
            for one in await fetch(connection, at_home)
        ],
        passkeys=[Passkey(one.id, one.name, one.created) for one in await fetch(connection, keys)],
        ratings=[Rating(one.game, one.mu, one.sigma, one.matches) for one in await fetch(connection, known)],
        blocked=(await connection.execute(blocked)).scalar_one(),
    )


async def _change(connection: Connection, profile: str, **values: Any) -> None:
    await connection.execute(update(profiles).where(profiles.c.id == profile).values(**values))


async def _touch_rooms(
    connection: Connection, profile: str, which: ColumnElement[bool] | None = None, **values: Any
) -> list[str]:
    """Change the rooms where somebody sits, or which of them it concerns, in one order for all who do; gives their ids."""
    mine = rooms.c.id.in_(select(seats.c.room).where(seats.c.profile == profile))
    concerned = mine if which is None else mine & which
    held = select(rooms.c.id).where(concerned).order_by(rooms.c.id).with_for_update()
    found = list((await connection.execute(held)).scalars())
    await connection.execute(update(rooms).where(rooms.c.id.in_(found)).values(**values))
    return found


def known_language(language: str) -> str:
    """A language of ours: English where we do not speak the one that is wanted."""
    return language if language in LANGUAGES else DEFAULT


def today() -> float:
    """When this day began, in UTC; nobody's visits are known more exactly."""
    return time.time() // DAY * DAY

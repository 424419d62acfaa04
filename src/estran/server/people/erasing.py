"""Erasing somebody: at once, everywhere, also while they play; what others have done with them stays, without a name."""

from collections.abc import Iterable

from sqlalchemy import delete, select, union, update

from estran.engine.seats import LETTERS
from estran.server.store.connection import Connection
from estran.server.store.results import unlink_results
from estran.server.store.schema import (
    contacts,
    match_seats,
    matches,
    profiles,
    rating_steps,
    ratings,
    rooms,
    seats,
    talks,
    waiting,
)


async def erase(connection: Connection, profile: str) -> list[str]:
    """Forget a profile with all that belongs to it; gives the rooms where it was seen, which are to be told.

    Whoever sits down holds the profile before the room; so nobody sits down under it any more once it is locked here.
    """
    await connection.execute(select(profiles.c.id).where(profiles.c.id == profile).with_for_update())
    found = await _rooms_of(connection, profile)
    for room in found:
        await _leave_no_name(connection, room, profile)
    await unlink_results(connection, profile)
    await connection.execute(update(rating_steps).where(rating_steps.c.who == profile).values(who=None))
    await connection.execute(delete(ratings).where(ratings.c.who == profile))
    await connection.execute(delete(contacts).where(contacts.c.profile == profile))
    await connection.execute(delete(waiting).where(waiting.c.profile == profile))
    await connection.execute(delete(profiles).where(profiles.c.id == profile))  # with devices, passkeys and blocks
    return found


async def _rooms_of(connection: Connection, profile: str) -> list[str]:
    """The rooms where somebody sits, has played or has spoken, locked in one order for all who lock several."""
    played = select(matches.c.room).join(match_seats, match_seats.c.match == matches.c.id)
    known = union(
        select(seats.c.room).where(seats.c.profile == profile),
        played.where(match_seats.c.profile == profile),
        select(talks.c.room).where(talks.c.profile == profile),
    )
    found = [room for (room,) in await connection.execute(known)]
    locked = select(rooms.c.id).where(rooms.c.id.in_(found)).order_by(rooms.c.id).with_for_update()
    return [room for (room,) in await connection.execute(locked)]


async def _leave_no_name(connection: Connection, room: str, profile: str) -> None:
    """In a room: at its seats, in its matches, beside what was said, and among the names that others have muted."""
    here = select(seats.c.place, seats.c.name, seats.c.profile, seats.c.muted).where(seats.c.room == room)
    sitting = list(await connection.execute(here))
    for place, name, whose, _ in sitting:
        if whose == profile:
            new = neutral(place, [other for at, other, _, _ in sitting if at != place])
            this = (seats.c.room == room) & (seats.c.place == place)
            await connection.execute(update(seats).where(this).values(name=new, profile=None))
            await _mute_under(connection, room, name, new)
    await _rename_matches(connection, room, profile)
    spoken = (talks.c.room == room) & (talks.c.profile == profile)
    for (place,) in list(await connection.execute(select(talks.c.place).where(spoken).distinct())):
        new = neutral(place, [other for at, other, _, _ in sitting if at != place])
        await connection.execute(update(talks).where(spoken & (talks.c.place == place)).values(name=new, profile=None))
    await connection.execute(update(rooms).where(rooms.c.id == room).values(revision=rooms.c.revision + 1))


async def _mute_under(connection: Connection, room: str, name: str, new: str) -> None:
    """Whoever did not want to hear somebody still does not, and the name is nowhere any more."""
    for place, muted in list(
        await connection.execute(select(seats.c.place, seats.c.muted).where(seats.c.room == room))
    ):
        if name in muted:
            this = (seats.c.room == room) & (seats.c.place == place)
            changed = sorted({new, *muted} - {name})
            await connection.execute(update(seats).where(this).values(muted=changed))


async def _rename_matches(connection: Connection, room: str, profile: str) -> None:
    """In the records of the room's matches."""
    of_room = select(matches.c.id).where(matches.c.room == room)
    mine = (match_seats.c.profile == profile) & match_seats.c.match.in_(of_room)
    for match, seat, place in list(
        await connection.execute(select(match_seats.c.match, match_seats.c.seat, match_seats.c.place).where(mine))
    ):
        others = (match_seats.c.match == match) & (match_seats.c.seat != seat)
        named = [name for (name,) in await connection.execute(select(match_seats.c.name).where(others))]
        this = (match_seats.c.match == match) & (match_seats.c.seat == seat)
        await connection.execute(update(match_seats).where(this).values(name=neutral(place, named), profile=None))


def neutral(place: int, others: Iterable[str]) -> str:
    """What somebody without a name is called at a table: a letter that is nobody else's name."""
    taken = {name.casefold() for name in others}
    return next(letter for letter in LETTERS[place:] + LETTERS[:place] if letter.casefold() not in taken)

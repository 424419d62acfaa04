"""A host removes a name: whoever bears it is called by a letter in the room from then on, wherever the room has kept it.

It is the name that goes, not the person: they play on, their profile keeps its name elsewhere, and results and ratings stay theirs.
"""

from collections import defaultdict
from typing import Any

from sqlalchemy import Table, select, update

from estran.engine.game import Refused
from estran.server.people.erasing import neutral
from estran.server.room.rooms import Rooms
from estran.server.store.connection import Connection
from estran.server.store.rows import SeatRow
from estran.server.store.schema import match_seats, matches, results, seats, talks
from estran.server.wire.kinds import SeatKind


async def remove_name(rooms: Rooms, code: str, token: str, place: int) -> None:
    """Remove the name of a person who sits in the room; once it is gone, asking again changes nothing."""

    async def attempt() -> None:
        async with rooms.database.write() as connection:
            room = await rooms.host(connection, code, token)
            seated = {seat.place: seat for seat in await rooms.seats(connection, room.id)}
            if place not in seated:
                raise Refused("refused-place", came=place)
            seat = seated.pop(place)
            if seat.kind != SeatKind.PERSON:
                raise Refused("people-refused-name")
            if not seat.unnamed:
                await _forget(connection, seat, list(seated.values()))
                await rooms.referee.change(connection, room.id)

    await rooms.database.retrying(attempt)
    await rooms.database.wipe()


async def _forget(connection: Connection, seat: SeatRow, others: list[SeatRow]) -> None:
    """At the seat, in mutes, beside what was said, in the records of the room's matches and in everybody's histories."""
    room, name, taken = seat.room, seat.name, [other.name for other in others]
    now = neutral(seat.place, taken)
    await _set(connection, seats, place=seat.place, room=room, values={"name": now, "unnamed": True})
    for one in (seat, *others):
        if name in one.muted:
            muted = sorted({*one.muted, now} - {name})
            await _set(connection, seats, place=one.place, room=room, values={"muted": muted})
    said = select(talks.c.place).where((talks.c.room == room) & (talks.c.name == name)).distinct()
    for place in list((await connection.execute(said)).scalars()):
        values = {"name": neutral(place, taken)}
        await _set(connection, talks, room=room, place=place, name=name, values=values)
    await _forget_in_matches(connection, room, name)


async def _forget_in_matches(connection: Connection, room: str, name: str) -> None:
    """In records a letter takes its place that is nobody else's name there; in histories they are somebody."""
    here = select(matches.c.id).where(matches.c.room == room)
    bearing = select(match_seats.c.match).where(match_seats.c.match.in_(here) & (match_seats.c.name == name))
    query = select(match_seats.c.match, match_seats.c.seat, match_seats.c.place, match_seats.c.name)
    names: defaultdict[str, list[tuple[str, int, str]]] = defaultdict(list)
    for match, seat, place, whose in list(await connection.execute(query.where(match_seats.c.match.in_(bearing)))):
        names[match].append((seat, place, whose))
    for match, players in names.items():
        others = [whose for _, _, whose in players if whose != name]
        for seat, place, whose in players:
            if whose == name:
                await _set(connection, match_seats, match=match, seat=seat, values={"name": neutral(place, others)})
    gone = results.c.match.in_(here) & (results.c.name == name)
    await connection.execute(update(results).where(gone).values(name=""))


async def _set(connection: Connection, table: Table, *, values: dict[str, Any], **at: Any) -> None:
    """Change the rows that have these values."""
    change = update(table).values(values)
    for column, value in at.items():
        change = change.where(table.c[column] == value)
    await connection.execute(change)

"""Erasing somebody: at once, everywhere, also while they play; what others have done with them stays, without a name."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, field
from sqlalchemy import Table, bindparam, delete, select, union, update

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

AT_ONCE = 500  # rooms that are asked about in one statement: databases take only so many parameters


async def erase(connection: Connection, profile: str) -> list[str]:
    """Forget a profile with all that belongs to it; gives the rooms where it was seen, which are to be told.

    Sitting down locks the profile before the room; so nobody sits down under it any more once it is locked here. Somebody
    who waits for a table is taken out of the line before rooms are looked for, and so is not seated under it.
    """
    await connection.execute(select(profiles.c.id).where(profiles.c.id == profile).with_for_update())
    await connection.execute(delete(waiting).where(waiting.c.profile == profile))
    found = await _rooms_of(connection, profile)
    for some in _portions(found):
        await _leave_no_names(connection, some, profile)
        await asyncio.sleep(0)  # others are heard meanwhile
    await unlink_results(connection, profile)
    await connection.execute(update(rating_steps).where(rating_steps.c.who == profile).values(who=None))
    await connection.execute(delete(ratings).where(ratings.c.who == profile))
    await connection.execute(delete(contacts).where(contacts.c.profile == profile))
    await connection.execute(delete(profiles).where(profiles.c.id == profile))  # with devices, passkeys and blocks
    return found


def _portions(found: list[str]) -> Iterable[list[str]]:
    return (found[first : first + AT_ONCE] for first in range(0, len(found), AT_ONCE))


async def _rooms_of(connection: Connection, profile: str) -> list[str]:
    """The rooms where somebody sits, has played or has spoken, locked in one order for all who lock several."""
    played = select(matches.c.room).join(match_seats, match_seats.c.match == matches.c.id)
    known = union(
        select(seats.c.room).where(seats.c.profile == profile),
        played.where(match_seats.c.profile == profile),
        select(talks.c.room).where(talks.c.profile == profile),
    )
    found = sorted(room for (room,) in await connection.execute(known))
    locked: list[str] = []
    for some in _portions(found):
        query = select(rooms.c.id).where(rooms.c.id.in_(some)).order_by(rooms.c.id).with_for_update()
        locked += [room for (room,) in await connection.execute(query)]
    return locked


# ---- Names in rooms: what is written there is read together and changed together, for somebody may have been in thousands


class Acquaintance(Struct):
    """What a room knows of somebody who is to be forgotten, and of the others who sit there."""

    names: dict[int, str] = field(default_factory=dict)  # by place: of those who sit there now, whoever it is
    mine: set[int] = field(default_factory=set)  # places where the one who goes sits now
    old: dict[str, int] = field(default_factory=dict)  # names under which they were known here, and a place of theirs
    muted: dict[int, list[str]] = field(default_factory=dict)  # by place: whom somebody does not hear

    def others(self, place: int) -> list[str]:
        """The names at other places."""
        return [name for at, name in self.names.items() if at != place]

    def changed_mutes(self) -> Iterable[tuple[int, list[str]]]:
        """Those who did not want to hear them still do not, and the name is nowhere any more, unless it is somebody else's."""
        kept = {name for place, name in self.names.items() if place not in self.mine}
        gone = {name: neutral(place, self.others(place)) for name, place in self.old.items() if name not in kept}
        for place, muted in self.muted.items():
            if gone.keys() & set(muted):
                yield place, sorted({gone.get(name, name) for name in muted})


async def _leave_no_names(connection: Connection, some: list[str], profile: str) -> None:
    """In rooms: at their seats, in their matches, beside what was said, and among the names that others have muted."""
    known: defaultdict[str, Acquaintance] = defaultdict(Acquaintance)
    here = select(seats.c.room, seats.c.place, seats.c.name, seats.c.profile, seats.c.muted)
    for room, place, name, whose, muted in await connection.execute(here.where(seats.c.room.in_(some))):
        known[room].names[place], known[room].muted[place] = name, muted
        if whose == profile:
            known[room].mine.add(place)
            known[room].old[name] = place
    spoken = (talks.c.room.in_(some)) & (talks.c.profile == profile)
    said = list(await connection.execute(select(talks.c.room, talks.c.place, talks.c.name).where(spoken).distinct()))
    for room, place, name in said:
        known[room].old.setdefault(name, place)
    for room, place, name in await _rename_matches(connection, some, profile):
        known[room].old.setdefault(name, place)
    places = [(room, place) for room, seen in known.items() for place in sorted(seen.mine)]
    places_said = sorted({(room, place) for room, place, _ in said})
    await _rename(connection, seats, [(*at, neutral(at[1], known[at[0]].others(at[1]))) for at in places], profile)
    await _rename(connection, talks, [(*at, neutral(at[1], known[at[0]].others(at[1]))) for at in places_said], profile)
    mutes = [
        {"this_room": room, "this_place": place, "now": muted}
        for room, seen in known.items()
        for place, muted in seen.changed_mutes()
    ]
    this = (seats.c.room == bindparam("this_room")) & (seats.c.place == bindparam("this_place"))
    await _all(connection, update(seats).where(this).values(muted=bindparam("now")), mutes)
    await connection.execute(update(rooms).where(rooms.c.id.in_(some)).values(revision=rooms.c.revision + 1))


async def _rename(connection: Connection, table: Table, named: Sequence[tuple[str, int, str]], profile: str) -> None:
    """By room and place."""
    this = (table.c.room == bindparam("this_room")) & (table.c.place == bindparam("this_place"))
    change = update(table).where(this & (table.c.profile == profile)).values(name=bindparam("now"), profile=None)
    rows = [{"this_room": room, "this_place": place, "now": name} for room, place, name in named]
    await _all(connection, change, rows)


async def _rename_matches(connection: Connection, some: list[str], profile: str) -> list[tuple[str, int, str]]:
    """In the records of the rooms' matches; gives where they were called what."""
    mine = select(match_seats.c.match).where(match_seats.c.profile == profile)
    query = (
        select(matches.c.room, match_seats.c.match, match_seats.c.seat, match_seats.c.place, match_seats.c.name)
        .add_columns(match_seats.c.profile)
        .join(matches, matches.c.id == match_seats.c.match)
        .where(matches.c.room.in_(some) & match_seats.c.match.in_(mine))
    )
    found = list(await connection.execute(query))
    names: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for _, match, seat, _, name, _ in found:
        names[match][seat] = name
    rows = [
        {
            "this_match": match,
            "this_seat": seat,
            "now": neutral(place, [other for at, other in names[match].items() if at != seat]),
        }
        for _, match, seat, place, _, whose in found
        if whose == profile
    ]
    this = (match_seats.c.match == bindparam("this_match")) & (match_seats.c.seat == bindparam("this_seat"))
    await _all(connection, update(match_seats).where(this).values(name=bindparam("now"), profile=None), rows)
    return [(room, place, name) for room, _, _, place, name, whose in found if whose == profile]


async def _all(connection: Connection, change: Any, rows: list[dict[str, Any]]) -> None:
    """The same change with each of these values."""
    if rows:
        await connection.execute(change, rows)


def neutral(place: int, others: Iterable[str]) -> str:
    """What somebody without a name is called at a table: a letter that is nobody else's name."""
    taken = {name.casefold() for name in others}
    return next(letter for letter in LETTERS[place:] + LETTERS[:place] if letter.casefold() not in taken)

"""Everything that is kept of somebody, for themselves: secrets aside, for these open what they belong to."""

from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Select, select

from estran.server.people.profiles import Opened, told_of
from estran.server.store.connection import Connection
from estran.server.store.schema import contacts, match_seats, played, rating_steps, results, rooms, seats, talks
from estran.server.wire.people import KeptProfile

FORMAT = "estran-profile/1"


async def kept_of(connection: Connection, mine: Opened) -> KeptProfile:
    """What the database has of a profile."""
    who = mine.profile.id

    async def found(query: Select[Any]) -> list[dict[str, Any]]:
        return [dict(row) for row in (await connection.execute(query)).mappings()]

    told = (results.c.match, played.c.game, played.c.players, played.c.ending, played.c.rated, played.c.ended)
    ended = (results.c.seat, results.c.name, results.c.face, results.c.rank, results.c.score, results.c.resigned)
    own = select(*told, *ended).join(played, played.c.match == results.c.match).where(results.c.profile == who)
    steps = select(*(column for column in rating_steps.c if column.name not in ("number", "who"))).where(
        rating_steps.c.who == who
    )
    sitting = select(rooms.c.code, rooms.c.game, seats.c.place, seats.c.name).join(rooms, rooms.c.id == seats.c.room)
    playing = select(match_seats.c.match, match_seats.c.seat, match_seats.c.name)
    said = select(rooms.c.code, talks.c.kind, talks.c.name, talks.c.text, talks.c.at)
    reached = select(contacts.c.kind, contacts.c.address, contacts.c.language, contacts.c.confirmed, contacts.c.created)
    return KeptProfile(
        format=FORMAT,
        profile=await told_of(connection, mine.profile, mine.device),
        results=await found(own.order_by(played.c.ended)),
        rating_steps=await found(steps.order_by(rating_steps.c.number)),
        seats=await found(sitting.where(seats.c.profile == who).order_by(rooms.c.created)),
        matches=await found(playing.where(match_seats.c.profile == who).order_by(match_seats.c.match)),
        said=await found(
            said.join(rooms, rooms.c.id == talks.c.room).where(talks.c.profile == who).order_by(talks.c.number)
        ),
        contacts=[
            {**one, "address": shortened(one["address"])}
            for one in await found(reached.where(contacts.c.profile == who).order_by(contacts.c.created))
        ],
    )


def shortened(address: str) -> str:
    """As much of an address as its owner knows it by: someone who was given the seat by a link may have left it there.

    The path of a push service's address is a secret of the browser.
    """
    if "@" in address:
        local, _, name = address.rpartition("@")
        return f"{local[0]}…@{name}"
    return f"https://{urlsplit(address).hostname}/…"

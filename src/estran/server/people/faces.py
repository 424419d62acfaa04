"""What a table knows of the profiles that sit there: a face, a rating where the room is rated, and whom they do not hear."""

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import select

from estran.server.store.connection import Connection
from estran.server.store.rows import RoomRow
from estran.server.store.schema import blocks, profiles, ratings
from estran.server.wire.protocol import Rating


class Known(Struct, frozen=True):
    """A profile at a table."""

    face: int
    rating: Rating | None
    rated: bool  # whether its matches may be; told only where the room's are to be
    unheard: frozenset[str]  # profiles whose talk is not for these ears; told to nobody


async def known_at(connection: Connection, room: RoomRow, sitting: Iterable[str | None]) -> dict[str, Known]:
    """By their ids, which are told to nobody; where no profile sits, nothing is asked."""
    here = {profile for profile in sitting if profile is not None}
    if not here:
        return {}
    query = select(profiles.c.id, profiles.c.face, profiles.c.rated).where(profiles.c.id.in_(here))
    shown = {profile: (face, rated) for profile, face, rated in await connection.execute(query)}
    unheard: dict[str, set[str]] = {profile: set() for profile in shown}
    pairs = select(blocks.c.profile, blocks.c.blocked).where(blocks.c.profile.in_(here))
    for profile, blocked in await connection.execute(pairs):
        unheard.setdefault(profile, set()).add(blocked)
    found = await _ratings(connection, room, here)
    return {
        profile: Known(face, found.get(profile), rated, frozenset(unheard[profile]))
        for profile, (face, rated) in shown.items()
    }


async def _ratings(connection: Connection, room: RoomRow, here: set[str]) -> dict[str, Rating]:
    """How well they play the room's game, where that is shown: of those who want to be rated, and of nobody else."""
    if not room.rated:
        return {}
    mine = (ratings.c.game == room.game) & ratings.c.who.in_(here) & profiles.c.rated
    columns = (ratings.c.who, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
    query = select(*columns).join(profiles, profiles.c.id == ratings.c.who).where(mine)
    return {
        who: Rating(room.game, mean, doubt, matches) for who, mean, doubt, matches in await connection.execute(query)
    }

"""How a match ended, for those who come back: written in the transaction that ends it, and kept when its room is gone."""

from typing import Any

from msgspec import Struct
from sqlalchemy import and_, delete, insert, select, update

from estran.server.store.connection import Connection, Query, fetch
from estran.server.store.rows import MatchRow
from estran.server.store.schema import match_seats, played, profiles, results, seats
from estran.server.wire.kinds import Ending, SeatKind

BOT = "bot "  # before the level of a bot that is rated


class Sitter(Struct, frozen=True):
    """A seat of a match at its end."""

    seat: str
    name: str
    profile: str | None  # of who sat here when the match started
    resigned: bool
    kind: SeatKind
    level: str | None  # of a bot, or of the bot that plays for a person
    stand_in: bool
    unnamed: bool  # the host has removed the name

    @property
    def gone(self) -> bool:
        """Whether a bot plays for a person who is not there to see the end, or has given up."""
        return self.resigned or self.stand_in

    @property
    def who(self) -> str | None:
        """Whose rating it is: a profile's, or that of all bots of a level."""
        return f"{BOT}{self.level}" if self.kind == SeatKind.BOT else self.profile


async def write_results(
    connection: Connection,
    row: MatchRow,
    ended: float,
    *,
    ending: Ending | None = None,
    result: dict[str, Any] | None = None,
) -> bool:
    """Write down how every seat ended, if somebody with a profile sat there; tells whether the match is to be rated.

    A match that began from a table of another one is nobody's result, and neither is one that never began.
    """
    sitters = await _sitters(connection, row)
    if row.origin is not None or row.version == 0 or not any(sitter.profile for sitter in sitters):
        return False
    known = select(played.c.match).where(played.c.match == row.id)
    if (await connection.execute(known)).one_or_none() is not None:  # another worker has cleared it away, too
        return False
    faces = await _faces_of(connection, [sitter.profile for sitter in sitters])
    rated = result is not None and is_rated(row, sitters)
    match = {"match": row.id, "game": row.game, "players": len(sitters), "ending": ending, "rated": rated}
    await connection.execute(insert(played).values(**match, ended=ended))
    ranks = ranks_of(sitters, result)
    for number, sitter in enumerate(sitters):
        score = None if result is None else float(result["scores"][number])
        line = {"match": row.id, "seat": sitter.seat, "rank": ranks.get(sitter.seat), "score": score}
        await connection.execute(insert(results).values(**line, **_person(sitter, faces)))
    return rated


async def _sitters(connection: Connection, row: MatchRow) -> list[Sitter]:
    """Everybody at the table, in the order of the seats."""
    columns = (match_seats.c.seat, match_seats.c.name, match_seats.c.profile, match_seats.c.resigned)
    query = select(*columns, seats.c.kind, seats.c.level, seats.c.stand_in, seats.c.unnamed).join(
        seats, seats.c.place == match_seats.c.place
    )
    here = (match_seats.c.match == row.id) & (seats.c.room == row.room)
    return await fetch(connection, Query(Sitter, query.where(here).order_by(match_seats.c.seat)))


async def _faces_of(connection: Connection, wanted: list[str | None]) -> dict[str, int]:
    """The faces of profiles. Erasing one locks the rooms where it has played, as ending a match does."""
    query = select(profiles.c.id, profiles.c.face).where(profiles.c.id.in_(sorted(filter(None, wanted))))
    return {str(profile): int(face) for profile, face in await connection.execute(query)}


def _person(sitter: Sitter, faces: dict[str, int]) -> dict[str, Any]:
    """Who sat there, as others' histories tell it: nothing is left of a profile that is being erased, nor of a removed name."""
    bot, erased = sitter.kind == SeatKind.BOT, sitter.profile is not None and sitter.profile not in faces
    return {
        "profile": None if erased else sitter.profile,
        "name": "" if erased or sitter.unnamed else sitter.name,
        "face": faces.get(sitter.profile or ""),
        "level": sitter.level if bot else None,
        "resigned": not bot and sitter.gone,
    }


async def unlink_results(connection: Connection, profile: str) -> None:
    """Somebody is erased: in others' histories they are nobody in particular, and what is in nobody's goes with them."""
    others = results.alias("others")
    known = and_(others.c.match == played.c.match, others.c.profile.is_not(None), others.c.profile != profile)
    mine = played.c.match.in_(select(results.c.match).where(results.c.profile == profile))
    await connection.execute(delete(played).where(mine, ~select(others.c.match).where(known).exists()))
    nobody = {"profile": None, "name": "", "face": None}
    await connection.execute(update(results).where(results.c.profile == profile).values(nobody))


def is_rated(row: MatchRow, sitters: list[Sitter]) -> bool:
    """Whether a match that was played to its end counts: as agreed, without help, and between different players."""
    helped = row.hinted or row.taken_back
    return row.rated and not helped and len({sitter.who for sitter in sitters}) > 1


def ranks_of(sitters: list[Sitter], result: dict[str, Any] | None) -> dict[str, int]:
    """Everybody's rank from 1: the winners, then by points; equal ones share a rank, and who has given up is last."""
    if result is None:
        return {}
    merits = {}
    for sitter, score in zip(sitters, result["scores"], strict=True):
        won = sitter.seat in result["winners"]
        merits[sitter.seat] = (False, False, 0) if sitter.gone else (True, won, 0 if won else score)
    return {seat: 1 + sum(other > merit for other in merits.values()) for seat, merit in merits.items()}

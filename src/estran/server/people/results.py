"""How somebody's matches ended: the last ones, page by page, and figures of all of them."""

from statistics import fmean
from typing import Any

from sqlalchemy import Select, and_, func, select

from estran.bots.levels import LEVELS
from estran.server.people.ratings import Skill, told
from estran.server.store.connection import Connection, Query, fetch
from estran.server.store.database import Database
from estran.server.store.rows import PlayedRow, RatingStepRow, ResultRow
from estran.server.store.schema import matches, played, rating_steps, results, rooms
from estran.server.store.tidy import DAY
from estran.server.wire.people import Figure, PlayedMatch, PlayedMatches, SeatResult
from estran.server.wire.protocol import Rating

PAGE = 20  # matches that are told at once, and those that ended at the very same time as the last of them


class Results:
    """What everybody may know of their own matches, and nobody of anybody else's."""

    def __init__(self, database: Database, days: int = 0) -> None:
        self.database, self.days = database, days  # after which rooms where nothing happens are cleared away; 0: never

    async def of(self, profile: str, before: float | None = None, game: str | None = None) -> PlayedMatches:
        """Somebody's matches that ended before a time, the last one first, perhaps of one game; the figures are of all."""
        async with self.database.read() as connection:
            page, more = await _page(connection, profile, before, game)
            told_of = await _told(connection, profile, page, self.days)
            return PlayedMatches(told_of, more, await _figures(connection, profile))


def _mine(profile: str, *columns: Any) -> Select[Any]:
    return select(*columns).join(results, results.c.match == played.c.match).where(results.c.profile == profile)


async def _page(
    connection: Connection, profile: str, before: float | None, game: str | None
) -> tuple[list[PlayedRow], float | None]:
    """The matches to be told, and the time before which there are more."""
    mine = _mine(profile, played).order_by(played.c.ended.desc(), played.c.match)
    if before is not None:
        mine = mine.where(played.c.ended < before)
    if game is not None:
        mine = mine.where(played.c.game == game)
    found = await fetch(connection, Query(PlayedRow, mine.limit(PAGE)))
    if len(found) < PAGE:
        return found, None
    last = found[-1].ended
    page = await fetch(connection, Query(PlayedRow, mine.where(played.c.ended >= last)))
    earlier = await fetch(connection, Query(PlayedRow, mine.where(played.c.ended < last).limit(1)))
    return page, last if earlier else None


async def _told(connection: Connection, profile: str, page: list[PlayedRow], days: int) -> list[PlayedMatch]:
    ids = [row.match for row in page]
    seats: dict[str, list[ResultRow]] = {match: [] for match in ids}
    rows = select(results).where(results.c.match.in_(ids)).order_by(results.c.match, results.c.seat)
    for row in await fetch(connection, Query(ResultRow, rows)):
        seats[row.match].append(row)
    rooms_of = (
        select(matches.c.id, rooms.c.touched).join(rooms, rooms.c.id == matches.c.room).where(matches.c.id.in_(ids))
    )
    touched = {row.id: row.touched for row in await connection.execute(rooms_of)}
    changes = await _changes(connection, profile, ids)
    return [
        PlayedMatch(
            match=row.match,
            game=row.game,
            players=row.players,
            ended=row.ended,
            ending=row.ending,
            rated=row.rated,
            before=changes.get(row.match, (None, None))[0],
            after=changes.get(row.match, (None, None))[1],
            kept=row.match in touched,
            until=touched[row.match] + days * DAY if days and row.match in touched else None,
            seats=[_seat(one, profile) for one in seats[row.match]],
        )
        for row in page
    ]


def _seat(row: ResultRow, profile: str) -> SeatResult:
    return SeatResult(
        row.seat, row.profile == profile, row.name, row.face, row.level, row.rank, row.score, row.resigned
    )


async def _changes(connection: Connection, who: str, ids: list[str]) -> dict[str, tuple[Rating, Rating]]:
    """Somebody's own rating before and after each of these matches that has changed it."""
    query = select(rating_steps).where(and_(rating_steps.c.who == who, rating_steps.c.match.in_(ids)))
    changes = {}
    for step in await fetch(connection, Query(RatingStepRow, query)):
        earlier = and_(rating_steps.c.who == who, rating_steps.c.game == step.game, rating_steps.c.number < step.number)
        count = (await connection.execute(select(func.count()).where(earlier))).scalar_one()
        before = told(step.game, Skill(step.mu_before, step.sigma_before, count))
        changes[step.match] = before, told(step.game, Skill(step.mu, step.sigma, count + 1))
    return changes


async def _figures(connection: Connection, profile: str) -> list[Figure]:
    """How matches that were played to their end went, by game, size and the best bot at the table."""
    mine = _mine(profile, played.c.match, played.c.game, played.c.players, results.c.rank)
    ranked = [tuple(row) for row in await connection.execute(mine.where(results.c.rank.is_not(None)))]
    best = await _best_bots(connection, profile)
    groups: dict[tuple[str, int, str | None], list[int]] = {}
    for match, game, players, rank in ranked:
        groups.setdefault((game, players, best.get(match)), []).append(rank)
    kinds = sorted(groups, key=lambda kind: (kind[0], kind[1], _strength(kind[2])))
    return [Figure(*kind, len(groups[kind]), groups[kind].count(1), fmean(groups[kind])) for kind in kinds]


async def _best_bots(connection: Connection, profile: str) -> dict[str, str]:
    """The level of the best bot of each of somebody's matches that had one."""
    mine = select(results.c.match).where(results.c.profile == profile)
    bots = select(results.c.match, results.c.level).where(results.c.match.in_(mine), results.c.level.is_not(None))
    best: dict[str, str] = {}
    for match, level in await connection.execute(bots):
        best[match] = max(level, best.get(match, level), key=_strength)
    return best


def _strength(level: str | None) -> int:
    """The place of a level among ours; one that there is no more counts as the weakest, and people stand before all."""
    known: dict[str | None, int] = {name: number for number, name in enumerate(LEVELS, 1)}
    return known.get(level, 0 if level else -1)

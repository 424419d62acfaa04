"""Ratings by OpenSkill, one for each game: of those who come back, and of bots, level by level.

Every match that counts changes them in a transaction of its own, one match after the other, and leaves a step for every seat: the
steps in their order give the ratings again.
"""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import and_, delete, insert, select

from estran.server.store.connection import Connection, Query, fetch, fetch_one
from estran.server.store.database import Database
from estran.server.store.results import BOT
from estran.server.store.rows import PlayedRow, RatingRow, RatingStepRow, ResultRow
from estran.server.store.schema import played, rating_steps, ratings, results
from estran.server.wire.people import BotRating, RatingStep
from estran.server.wire.protocol import Rating

MODEL = PlackettLuce()
STEPS = 500  # that are told of somebody, the last ones of all their games


class Skill(NamedTuple):
    """How well somebody plays, as far as is known."""

    mu: float
    sigma: float
    matches: int = 0


NEWCOMER = Skill(MODEL.rating().mu, MODEL.rating().sigma)


# ---- Rating a match


async def rate(database: Database, connection: Connection, match: str, now: float) -> None:
    """Let a match change the ratings of all who played it, once."""
    await database.rate_alone(connection)
    done = select(rating_steps.c.match).where(rating_steps.c.match == match).limit(1)
    over = await fetch_one(connection, Query(PlayedRow, select(played).where(played.c.match == match)))
    if over is None or (await connection.execute(done)).one_or_none() is not None:
        return
    ended = select(results).where(results.c.match == match).order_by(results.c.seat)
    seated = await fetch(connection, Query(ResultRow, ended))
    everybody = [f"{BOT}{one.level}" if one.level else one.profile for one in seated]
    known = await skills_of(connection, over.game, everybody)
    before = [known.get(who or "", NEWCOMER) for who in everybody]  # of whom nothing is known any more, too
    after = rated(before, everybody, [one.rank or 1 for one in seated])
    for one, who, old, new in zip(seated, everybody, before, after, strict=True):
        step = {"match": match, "seat": one.seat, "game": over.game, "who": who, "rank": one.rank or 1, "at": now}
        skills = {"mu_before": old.mu, "sigma_before": old.sigma, "mu": new.mu, "sigma": new.sigma}
        await connection.execute(insert(rating_steps).values(**step, **skills))
    for who, skill in dict(zip(everybody, after, strict=True)).items():
        if who is not None:
            await _keep(connection, over.game, who, skill)


async def _keep(connection: Connection, game: str, who: str, skill: Skill) -> None:
    await connection.execute(delete(ratings).where(_rating_of(game, who)))
    await connection.execute(insert(ratings).values(game=game, who=who, **skill._asdict()))


def rated(before: Sequence[Skill], everybody: Sequence[str | None], ranks: Sequence[int]) -> list[Skill]:
    """Everybody's skill after a match, in the order of the seats.

    Bots of one level are one player: at several seats of a match it is rated at each of them, and keeps the mean.
    """
    teams = [[MODEL.rating(skill.mu, skill.sigma)] for skill in before]
    rates = [team[0] for team in MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
    after = []
    for seat, who in enumerate(everybody):
        own = [rate for rate, other in zip(rates, everybody, strict=True) if who is not None and other == who]
        own = own or [rates[seat]]
        mu, sigma = fmean(one.mu for one in own), fmean(one.sigma for one in own)
        after.append(Skill(mu, sigma, before[seat].matches + 1))
    return after


def replayed(steps: Iterable[RatingStepRow]) -> dict[tuple[str, str], Skill]:
    """The ratings as all steps in their order make them, by game and player; what an erased one brought along is taken as given."""
    matches: dict[str, list[RatingStepRow]] = {}
    for step in steps:
        matches.setdefault(step.match, []).append(step)
    known: dict[tuple[str, str], Skill] = {}
    for seats in matches.values():
        everybody = [step.who for step in seats]
        before = [
            Skill(step.mu_before, step.sigma_before) if step.who is None else known.get((step.game, step.who), NEWCOMER)
            for step in seats
        ]
        for step, skill in zip(seats, rated(before, everybody, [step.rank for step in seats]), strict=True):
            if step.who is not None:
                known[step.game, step.who] = skill
    return known


# ---- Telling ratings


async def skills_of(connection: Connection, game: str, everybody: Iterable[str | None]) -> dict[str, Skill]:
    """How well some of them play a game; who has no rating yet is left out."""
    mine = and_(ratings.c.game == game, ratings.c.who.in_(sorted({who for who in everybody if who})))
    found = await fetch(connection, Query(RatingRow, select(ratings).where(mine)))
    return {row.who: Skill(row.mu, row.sigma, row.matches) for row in found}


async def steps_of(connection: Connection, who: str) -> list[RatingStep]:
    """How somebody's ratings came about: the last steps of all games, in their order."""
    query = select(rating_steps).where(rating_steps.c.who == who).order_by(rating_steps.c.number.desc()).limit(STEPS)
    found = await fetch(connection, Query(RatingStepRow, query))
    return [RatingStep(row.match, row.game, row.at, row.mu, row.sigma) for row in reversed(found)]


async def ratings_of_bots(connection: Connection) -> list[BotRating]:
    """The ratings of all bots that have one."""
    query = (
        select(ratings).where(ratings.c.who.startswith(BOT, autoescape=True)).order_by(ratings.c.game, ratings.c.who)
    )
    found = await fetch(connection, Query(RatingRow, query))
    return [BotRating(row.who.removeprefix(BOT), row.game, row.mu, row.sigma, row.matches) for row in found]


def told(game: str, skill: Skill) -> Rating:
    """A rating as it is sent."""
    return Rating(game, skill.mu, skill.sigma, skill.matches)


def _rating_of(game: str, who: str) -> Any:
    return and_(ratings.c.game == game, ratings.c.who == who)

"""Ratings: every match counts once, in one order, and all steps give them again."""

import asyncio
import random
import time
from collections import Counter
from contextlib import AbstractAsyncContextManager, nullcontext
from statistics import fmean

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from estran.server.people.ratings import NEWCOMER, Skill, rate, rated, ratings_of_bots, replayed
from estran.server.store.database import Database
from estran.server.store.results import BOT
from estran.server.store.schema import match_seats, results
from tests.server.rated import (
    add_profiles,
    begin_match,
    end_and_rate,
    end_match,
    erase_profile,
    kept,
    random_table,
    skills,
    steps_of,
)

pytestmark = pytest.mark.anyio
PEOPLE = ["ada", "bo", "cem", "dee", "eli"]
GAMES = ["dolores", "douro"]
SEEDS = range(4)
MATCHES = 25


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """A database of its own, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'estran.db'}"
    return request.getfixturevalue("postgresql").database(f"ratings-{tmp_path.name}")


def another_worker(url: str, database: Database) -> AbstractAsyncContextManager[Database]:
    """Another process's connections; SQLite has one process."""
    return nullcontext(database) if database.embedded else kept(url)


async def rate_now(database: Database, match: str) -> None:
    async def attempt() -> None:
        async with database.write() as connection:
            await rate(database, connection, match, time.time())

    await database.retrying(attempt)


@pytest.mark.parametrize("seed", SEEDS)
async def test_all_steps_give_exactly_the_ratings_also_when_somebody_was_erased(url, seed):
    luck, people = random.Random(seed), list(PEOPLE)
    gone = luck.choice(people)
    async with kept(url) as database:
        await add_profiles(database, *people)
        for number in range(MATCHES):
            everybody, ranks = random_table(luck, people)
            await end_match(database, f"m{number}", everybody, ranks, luck.choice(GAMES))
            if number == MATCHES // 2:  # before this match is rated
                await erase_profile(database, gone)
                people.remove(gone)
            await rate_now(database, f"m{number}")
        steps, found = await steps_of(database), await skills(database)

    assert {step.match for step in steps} == {f"m{number}" for number in range(MATCHES)}
    assert any(step.who is None for step in steps)
    assert replayed(steps) == found
    assert gone not in {who for _, who in found}


async def test_matches_that_end_together_lose_no_change_and_are_rated_once(url):
    luck = random.Random("together")
    async with kept(url) as database, another_worker(url, database) as other:
        await add_profiles(database, *PEOPLE)
        tables = [random_table(luck, PEOPLE) for _ in range(MATCHES)]
        for number, (everybody, ranks) in enumerate(tables):
            await end_match(database, f"m{number}", everybody, ranks)
        workers = [(one, f"m{number}") for number in range(MATCHES) for one in (database, other)]
        luck.shuffle(workers)
        await asyncio.gather(*(rate_now(one, match) for one, match in workers))
        steps, found = await steps_of(database), await skills(database)

    assert len(steps) == sum(len(everybody) for everybody, _ in tables)
    assert replayed(steps) == found
    counted = Counter(who for everybody, _ in tables for who in set(everybody))
    assert {who.removeprefix(BOT): skill.matches for (_, who), skill in found.items()} == counted


async def test_whoever_is_erased_while_a_match_ends_leaves_no_trace(url):
    luck = random.Random("erased")
    gone = [f"gone{number}" for number in range(MATCHES)]
    async with kept(url) as database, another_worker(url, database) as other:
        await add_profiles(database, "ada", "bo", *gone)
        for profile in gone:
            people = ["ada", "bo", profile]
            luck.shuffle(people)
            await begin_match(database, f"m{profile}", people)
        ends = [end_and_rate(database, f"m{profile}", luck.sample(range(9), 3)) for profile in gone]
        erasing = [erase_profile(other, profile) for profile in gone]
        doing = [*ends, *erasing]
        luck.shuffle(doing)
        await asyncio.gather(*doing)
        steps, found = await steps_of(database), await skills(database)
        async with database.read() as connection:
            kept_names = [name for (name,) in await connection.execute(select(results.c.name))]
            linked = {profile for (profile,) in await connection.execute(select(results.c.profile))}
            seated = {profile for (profile,) in await connection.execute(select(match_seats.c.profile))}

    assert len(kept_names) == len(steps) == 3 * MATCHES
    assert not set(gone) & {*kept_names, *linked, *seated, *(step.who for step in steps), *(who for _, who in found)}
    assert linked == seated == {"ada", "bo", None}
    assert replayed(steps) == found


def test_among_people_the_ratings_are_those_of_openskill():
    before = [Skill(30.0, 4.0), NEWCOMER, Skill(20.0, 2.0)]
    model = PlackettLuce()
    expected = model.rate([[model.rating(one.mu, one.sigma)] for one in before], ranks=[2, 1, 2])

    after = rated(before, ["ada", "bo", "cem"], [2, 1, 2])

    assert [(one.mu, one.sigma) for one in after] == [(team[0].mu, team[0].sigma) for team in expected]
    assert after[1].mu > NEWCOMER.mu
    assert after[0].mu < 30.0


def test_bots_of_one_level_are_one_player_that_keeps_the_mean():
    before = [NEWCOMER, Skill(28.0, 3.0, 5), Skill(28.0, 3.0, 5)]
    single = rated(before, ["ada", "bot normal", "another"], [2, 1, 3])

    ada, first, second = rated(before, ["ada", "bot normal", "bot normal"], [2, 1, 3])

    assert ada == single[0]
    assert first == second == Skill(fmean([single[1].mu, single[2].mu]), fmean([single[1].sigma, single[2].sigma]), 6)


async def test_ratings_are_told_by_game_and_bots_have_their_own(url):
    async with kept(url) as database:
        await add_profiles(database, "ada", "bo")
        await end_match(database, "m1", ["ada", "normal", "normal", "expert"], [1, 2, 2, 4])
        await end_match(database, "m2", ["ada", "easy"], [2, 1], "dorada")
        for match in ("m1", "m2"):
            await rate_now(database, match)
        kept_now = await skills(database)
        async with database.read() as connection:
            bots = await ratings_of_bots(connection)

    ada = {game: skill for (game, who), skill in kept_now.items() if who == "ada"}
    assert {game: skill.matches for game, skill in ada.items()} == {"dorada": 1, "douro": 1}
    assert ada["dorada"].mu < NEWCOMER.mu < ada["douro"].mu
    assert "bo" not in {who for _, who in kept_now}
    assert [(one.game, one.level, one.matches) for one in bots] == [
        ("dorada", "easy", 1),
        ("douro", "expert", 1),
        ("douro", "normal", 1),
    ]
    assert bots[0].mean > NEWCOMER.mu > bots[1].mean

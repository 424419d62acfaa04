"""Results over HTTP: how one's own matches went and stand, and how well bots play."""

from typing import Annotated

from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import QueryParameter

from estran.server.doors.api import REFUSALS, Code, Token
from estran.server.doors.people import device_of
from estran.server.people.ratings import ratings_of_bots, steps_of
from estran.server.service import Service, service_of
from estran.server.wire.http import Seated, Standing
from estran.server.wire.people import BotRating, PlayedMatches, RatingStep

Before = Annotated[float | None, QueryParameter(ge=0, description="Only matches that ended before this time")]
Game = Annotated[str | None, QueryParameter(max_length=16, description="Only matches of this game")]


async def _profile(service: Service, authorization: str) -> str:
    """The id of who asks; it counts as a visit."""
    return (await service.profiles.visited(device_of(authorization))).profile.id


@get("/profile/matches", responses=REFUSALS)
async def played_matches(authorization: Token, state: State, before: Before = None, game: Game = None) -> PlayedMatches:
    """One's own matches that are over, the last one first, some at a time; the figures are of all of them."""
    service = service_of(state)
    return await service.results.of(await _profile(service, authorization), before, game)


@get("/profile/ratings", responses=REFUSALS)
async def rating_steps(authorization: Token, state: State) -> list[RatingStep]:
    """How one's own ratings came about, step by step."""
    service = service_of(state)
    mine = await _profile(service, authorization)
    async with service.database.read() as connection:
        return await steps_of(connection, mine)


@get("/profile/running", responses=REFUSALS)
async def running(authorization: Token, state: State) -> list[Standing]:
    """How the rooms stand where one sits, whatever device one sat down on; those where a match is over are left out."""
    service = service_of(state)
    return await service.listings.running(await _profile(service, authorization))


@post("/profile/seats/{code:str}", responses=REFUSALS)
async def take_seat(code: Code, authorization: Token, state: State) -> Seated:
    """Bring one's seat in a room to this device; the token that held it is worth nothing from then on."""
    service = service_of(state)
    seated, room = await service.rooms.take_seat(code, await _profile(service, authorization))
    await service.news.publish(room)
    return seated


@get("/ratings/bots", responses=REFUSALS)
async def bot_ratings(state: State) -> list[BotRating]:
    """How well the bots of each level play each game, by the rated matches that they have played here."""
    async with service_of(state).database.read() as connection:
        return await ratings_of_bots(connection)


results = Router("/api", route_handlers=[played_matches, rating_steps, running, take_seat, bot_ratings])

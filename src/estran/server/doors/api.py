"""Rooms over HTTP: what the start page and programs ask for before, beside and after play."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, Parameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import Meta, Struct

from estran.engine.game import Refused
from estran.engine.view import Told
from estran.server.doors.addresses import is_here, reached
from estran.server.doors.guard import Refusal, address_of
from estran.server.match import stand_ins
from estran.server.metrics import ROOMS
from estran.server.minds.analyses import Review
from estran.server.room.removing import remove_name
from estran.server.service import Service, service_of
from estran.server.wire import protocol
from estran.server.wire.facts import GuestGame, guest_games
from estran.server.wire.http import Created, HeldRooms, Name, NewRoom, NewTry, OpenRoom, Seated, Standing
from estran.server.wire.kinds import Status

Token = Annotated[
    str, HeaderParameter(name="Authorization", max_length=100, description="Bearer, and the secret token")
]
MaybeToken = Annotated[
    str | None, HeaderParameter(name="Authorization", max_length=100, description="Bearer, and a seat's token")
]
Seat = Annotated[str | None, QueryParameter(pattern="^[A-E]$", description="Whose view; an onlooker's if left out")]
Code = Annotated[str, Parameter(max_length=16, description="The room's code")]
MatchId = Annotated[str, Parameter(max_length=32, description="The match's id")]
Place = Annotated[int, Parameter(description="The seat's number in the room, from 0")]

REFUSALS = {
    status: ResponseSpec(Refusal, generate_examples=False, description=reason)
    for status, reason in {
        400: "The request could not be understood",
        401: "The token opens no seat or profile here",
        403: "Only the host may do that, or the page is of another site",
        404: "There is no such room, match or moment",
        409: "It is not possible now",
        413: "The request is too large",
        429: "That was too much at once",
        503: "The database is away for a moment",
    }.items()
}


def bearer(authorization: str) -> str:
    """The token of an Authorization header."""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("refused-token")
    return token


class Join(Struct, frozen=True):
    """A request for a seat."""

    name: Name
    profile: protocol.Token | None = None  # a device's token


class Change(Struct, frozen=True):
    """What becomes of a seat: a bot of this level, or none."""

    level: Annotated[str, Meta(max_length=16)] | None = None


class Switch(Struct, frozen=True):
    """On or off."""

    on: bool


class Ticket(Struct, frozen=True):
    """A one-time secret that moves a seat to another browser."""

    ticket: Annotated[str, Meta(min_length=16, max_length=64)]


class Past(Struct, frozen=True):
    """A match of a room, running or finished."""

    match: str
    number: int
    status: Status
    names: list[str]
    result: dict[str, Any] | None
    gone: list[str]  # seats whose people resigned, or a bot played for at the end: they have not won
    created: float
    ended: float | None


class Moment(Struct, frozen=True):
    """The table as one seat saw it after so many plies, and what the last of them brought."""

    plies: int
    last: int  # how many there are by now
    seat: str | None  # none for an onlooker
    view: Any
    events: list[Told]


class Story(Struct, frozen=True):
    """What one seat was told of a match, from its start up to now."""

    seat: str | None  # none for an onlooker
    status: Status
    plies: list[str]  # as the seat could read them
    events: list[tuple[int, Told]]  # with the ply's number; what led to a table that was tried has numbers below 0


@post("/rooms", responses=REFUSALS)
async def open_room(data: JSONBody[NewRoom], request: Request[Any, Any, Any], state: State) -> Created:
    """Open a room; its host gets a token, and one for every local seat."""
    service = service_of(state)
    await _check_rooms(service, request)
    if data.rated and not service.settings.ratings:
        raise Refused("people-refused-ratings")
    created = await service.rooms.create(data)
    ROOMS.inc()
    return created


@get("/games", responses=REFUSALS)
async def games() -> list[GuestGame]:
    """The games that the browser client was not built with, because other packages bring them."""
    return guest_games()


@get("/addresses", responses=REFUSALS)
async def addresses(request: Request[Any, Any, Any], state: State) -> list[str]:
    """Where others find this server, for an invitation; told only to a browser on the server's own machine."""
    settings = service_of(state).settings
    return reached(settings, request.base_url.port) if is_here(request, settings) else []


@get("/rooms", responses=REFUSALS)
async def lobby(state: State) -> list[OpenRoom]:
    """Public rooms with a free seat, where somebody is present over a socket; few of one address."""
    return (await service_of(state).listings.lobby()).rooms


@post("/standings", status_code=HTTP_200_OK, responses=REFUSALS)
async def standings(data: JSONBody[HeldRooms], state: State) -> list[Standing]:
    """How the rooms stand in which somebody holds a seat; others, and rooms that are gone, are left out."""
    return await service_of(state).listings.standings(data.rooms)


@post("/rooms/{code:str}/join", responses=REFUSALS)
async def join(code: Code, data: JSONBody[Join], state: State) -> Seated:
    """Take a free seat under a name."""
    service = service_of(state)
    seated = await service.rooms.join(code, data.name, data.profile)
    await _announce(service, code)
    return seated


@post("/rooms/{code:str}/leave", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def leave(code: Code, authorization: Token, state: State) -> None:
    """Leave the table, as `leave` over the socket does."""
    await service_of(state).company.leave_by_token(code, bearer(authorization))
    await _announce(service_of(state), code)


@post("/rooms/{code:str}/ticket", responses=REFUSALS)
async def ticket(code: Code, authorization: Token, state: State) -> Ticket:
    """A one-time secret that moves one's seat to another browser."""
    return Ticket(await service_of(state).rooms.ticket(code, bearer(authorization)))


@post("/rooms/{code:str}/move", responses=REFUSALS)
async def move_seat(code: Code, data: JSONBody[Ticket], state: State) -> Seated:
    """Use such a secret."""
    seated = await service_of(state).rooms.move(code, data.ticket)
    await _announce(service_of(state), code)
    return seated


@post("/rooms/{code:str}/start", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def start(code: Code, authorization: Token, state: State) -> None:
    """Begin the match (host, or while the host is away anybody who sits there)."""
    await service_of(state).rooms.start(code, bearer(authorization))
    await _announce(service_of(state), code)


@post("/rooms/{code:str}/rematch", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def rematch(code: Code, authorization: Token, state: State) -> None:
    """Prepare another match without those who have declined one (host, or while the host is away anybody who sits there)."""
    await service_of(state).company.play_without(code, bearer(authorization))
    await _announce(service_of(state), code)


@post("/rooms/{code:str}/abandon", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def abandon(code: Code, authorization: Token, state: State) -> None:
    """End a match early that only bots play (host)."""
    await service_of(state).rooms.abandon(code, bearer(authorization))
    await _announce(service_of(state), code)


@put("/rooms/{code:str}/lock", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def lock(code: Code, authorization: Token, data: JSONBody[Switch], state: State) -> None:
    """Let nobody join, or let them again (host)."""
    await service_of(state).rooms.lock(code, bearer(authorization), data.on)
    await _announce(service_of(state), code)


@put("/rooms/{code:str}/seats/{place:int}", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def place_bot(code: Code, place: Place, authorization: Token, data: JSONBody[Change], state: State) -> None:
    """Put a bot on a seat, or give the seat back (host; while the host is away anybody may put one on an open seat)."""
    await service_of(state).rooms.place_bot(code, bearer(authorization), place, data.level)
    await _announce(service_of(state), code)


@delete("/rooms/{code:str}/seats/{place:int}", responses=REFUSALS)
async def remove(code: Code, place: Place, authorization: Token, state: State) -> None:
    """Free a seat (host)."""
    await service_of(state).rooms.remove(code, bearer(authorization), place)
    await _announce(service_of(state), code)


@delete("/rooms/{code:str}/seats/{place:int}/name", responses=REFUSALS)
async def unname(code: Code, place: Place, authorization: Token, state: State) -> None:
    """Remove a person's name, also from a running match: here they are called by a letter, in records and talk too (host)."""
    await remove_name(service_of(state).rooms, code, bearer(authorization), place)
    await _announce(service_of(state), code)


@post("/rooms/{code:str}/seats/{place:int}/drop", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def drop(code: Code, place: Place, authorization: Token, state: State) -> None:
    """Take a free seat away before the match, so that fewer play (host, or while the host is away anybody who sits there)."""
    await service_of(state).rooms.drop(code, bearer(authorization), place)
    await _announce(service_of(state), code)


@get("/rooms/{code:str}/matches", responses=REFUSALS)
async def history(code: Code, state: State) -> list[Past]:
    """The room's matches, the last one first."""
    return [
        Past(row.id, row.number, row.status, names, row.result, sorted(stand_ins.gone(row)), row.created, row.ended)
        for row, names in await service_of(state).listings.history(code)
    ]


@get("/matches/{match:str}/record", responses=REFUSALS)
async def record(match: MatchId, state: State) -> Response[bytes]:
    """The record: whole and with its proof when the match is over, else what an onlooker may see."""
    written = await service_of(state).referee.record(match)
    return Response(written.encode(), media_type=MediaType.JSON)


@get("/matches/{match:str}/moments/{plies:int}", responses=REFUSALS)
async def moment(
    match: MatchId,
    plies: Annotated[int, Parameter(ge=0, le=1_000_000)],
    state: State,
    seat: Seat = None,
    authorization: MaybeToken = None,
) -> Moment:
    """An earlier moment: as an onlooker saw it, or with its token one's own seat; any seat's when the match is over."""
    token = bearer(authorization) if authorization else None
    seen, last = await service_of(state).referee.moment(match, plies, seat, token)
    events = [event for ply, event in seen.events(seat) if ply == plies - 1]
    return Moment(plies, last, seat, seen.view(seat), events)


@get("/matches/{match:str}/story", responses=REFUSALS)
async def story(match: MatchId, state: State, seat: Seat = None, authorization: MaybeToken = None) -> Story:
    """Everything that was told so far, to an onlooker or to a seat; who may ask for which is as with moments."""
    token = bearer(authorization) if authorization else None
    live, status = await service_of(state).referee.shown(match, seat, token)
    return Story(seat, status, *live.news(seat, 0))


@get("/matches/{match:str}/analysis", responses=REFUSALS)
async def analysis(match: MatchId, state: State) -> Review:
    """Everybody's chances in a match that is over, as far as they are known: ask again until all choices are done."""
    return await service_of(state).analyses.of(match)


@post("/matches/{match:str}/tries", responses=REFUSALS)
async def try_from(match: MatchId, data: JSONBody[NewTry], request: Request[Any, Any, Any], state: State) -> Created:
    """A new room against bots that begins at a moment of a match that is over; what the seat could not know is drawn again."""
    service = service_of(state)
    await _check_rooms(service, request)
    created = await service.tries.begin(match, data)
    ROOMS.inc()
    return created


async def _check_rooms(service: Service, request: Request[Any, Any, Any]) -> None:
    """Nobody opens more rooms than they may."""
    if not await service.limits.visitor(address_of(request, service.settings)).open_room():
        raise Refused("refused-too-many-rooms")


async def _announce(service: Service, code: str) -> None:
    async with service.database.read() as connection:
        room = await service.rooms.find(connection, code)
    await service.news.publish(room.id)


api = Router(
    "/api",
    route_handlers=[
        addresses, games, open_room, lobby, standings, join, leave, ticket, move_seat, start, rematch, abandon, lock, place_bot, remove,
        unname, drop, history, record, moment, story, analysis, try_from,
    ],
)  # fmt: skip

"""Profiles over HTTP: somebody who comes back, and their devices."""

from ipaddress import ip_address
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec.structs import replace

from estran.engine.game import Refused
from estran.server.doors.api import REFUSALS, Code, Token, bearer
from estran.server.doors.guard import address_of, host_of, is_loopback
from estran.server.people.export import kept_of
from estran.server.people.passkeys import LONGEST_ID, Site
from estran.server.room.names import clean_name
from estran.server.service import Service, service_of
from estran.server.settings import Settings
from estran.server.wire.people import (
    Block,
    DeviceKey,
    KeptProfile,
    NewPasskey,
    NewProfile,
    Passkey,
    Profile,
    ProfileChange,
    ProfileLink,
    ProfileOffer,
    TakeProfile,
    UsePasskey,
)

DeviceId = Annotated[str, Parameter(pattern="^[0-9a-f]{32}$", description="The device's id")]
Place = Annotated[int, Parameter(ge=0, le=4, description="The seat's number in the room, from 0")]
PasskeyId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]+$", max_length=LONGEST_ID, description="The passkey's id")]


def device_of(authorization: str) -> str:
    """The device's token of an Authorization header."""
    try:
        return bearer(authorization)
    except Refused:
        raise Refused("people-refused-profile") from None


async def _announce(service: Service, rooms: list[str]) -> None:
    """These rooms have changed."""
    for room in rooms:
        await service.news.publish(room)


def site_of(request: Request[Any, Any, Any], settings: Settings) -> Site:
    """To which name a passkey is bound that is asked for here, and which pages may use it.

    Numbers are no name, and where the host has named the server no other name counts. Browsers know passkeys over HTTPS
    alone, or on the machine itself.
    """
    host, name = request.headers.get("host", "").lower(), host_of(request.headers)
    here = is_loopback(name)
    named = not settings.public_urls or name in settings.hosts or here
    if not name or is_number(name) or not named:
        raise Refused("people-refused-passkeys-here")
    return Site(name, [f"https://{host}", *([f"http://{host}"] if here else [])])


def is_number(name: str) -> bool:
    """Whether a server is called by its address, not by a name."""
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


@get("/profiles", responses=REFUSALS)
async def offer(request: Request[Any, Any, Any], state: State) -> ProfileOffer:
    """What this server has for those who come back."""
    settings = service_of(state).settings
    try:
        site_of(request, settings)
    except Refused:
        return ProfileOffer(settings.ratings, False)
    return ProfileOffer(settings.ratings, True)


@post("/profiles", responses=REFUSALS)
async def add_profile(data: JSONBody[NewProfile], request: Request[Any, Any, Any], state: State) -> DeviceKey:
    """Become somebody: a profile, at home on the device that asks; its token opens it from then on."""
    service = service_of(state)
    if not await service.limits.visitor(address_of(request, service.settings)).add_profile():
        raise Refused("people-refused-too-many")
    return await service.profiles.add(replace(data, name=clean_name(data.name), device=clean_name(data.device)))


@get("/profile", responses=REFUSALS)
async def profile(authorization: Token, state: State) -> Profile:
    """All about oneself; asked for with a device's token, as everything about a profile is."""
    return await service_of(state).profiles.told(device_of(authorization))


@patch("/profile", responses=REFUSALS)
async def change_profile(authorization: Token, data: JSONBody[ProfileChange], state: State) -> Profile:
    """Change what is named; anything that is left out stays. Names at tables stay as they are."""
    wanted = data if data.name is None else replace(data, name=clean_name(data.name))
    changed, rooms = await service_of(state).profiles.change(device_of(authorization), wanted)
    await _announce(service_of(state), rooms)
    return changed


@delete("/profile", responses=REFUSALS)
async def erase_profile(authorization: Token, state: State) -> None:
    """Erase oneself at once: name, face, addresses, devices, passkeys, and what links one to matches."""
    await _announce(service_of(state), await service_of(state).profiles.erase(device_of(authorization)))


@get("/profile/export", responses=REFUSALS)
async def export_profile(authorization: Token, state: State) -> Response[KeptProfile]:
    """All that is kept of oneself, as a file."""
    service = service_of(state)
    mine = await service.profiles.visited(device_of(authorization))
    async with service.database.read() as connection:
        kept = await kept_of(connection, mine)
    return Response(kept, headers={"Content-Disposition": 'attachment; filename="estran-profile.json"'})


@post("/profile/link", responses=REFUSALS)
async def link_profile(authorization: Token, state: State) -> ProfileLink:
    """A one-time secret that brings the profile to another device within ten minutes; the one before is worth nothing."""
    return await service_of(state).profiles.link(device_of(authorization))


@post("/profile/take", responses=REFUSALS)
async def take_profile(data: JSONBody[TakeProfile], state: State) -> DeviceKey:
    """Use such a secret: the profile is at home on this device too."""
    return await service_of(state).profiles.take(data.ticket, clean_name(data.device))


@delete("/profile/devices/{device:str}", responses=REFUSALS)
async def revoke_device(device: DeviceId, authorization: Token, state: State) -> None:
    """A device opens the profile no longer; the one that asks may name itself."""
    await service_of(state).profiles.revoke(device_of(authorization), device)


@post("/profile/blocks", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def block(authorization: Token, data: JSONBody[Block], state: State) -> None:
    """Hear nothing more, at any table, of whoever sits at a place of a room; they are not told."""
    service, token = service_of(state), device_of(authorization)
    await service.profiles.visited(token)
    async with service.database.read() as connection:
        room = await service.rooms.find(connection, data.room)
    await _announce(service, await service.profiles.block(token, room.id, data.place))


@delete("/profile/blocks", responses=REFUSALS)
async def unblock(authorization: Token, state: State) -> None:
    """Block nobody any more."""
    await _announce(service_of(state), await service_of(state).profiles.unblock(device_of(authorization)))


# ---- Passkeys


async def _check_challenges(service: Service, request: Request[Any, Any, Any]) -> Site:
    """Nobody asks for more challenges than they may; gives the site that asks."""
    if not await service.limits.visitor(address_of(request, service.settings)).challenge():
        raise Refused("refused-too-fast")
    return site_of(request, service.settings)


@post("/profile/passkeys/options", status_code=HTTP_200_OK, responses=REFUSALS)
async def new_passkey(authorization: Token, request: Request[Any, Any, Any], state: State) -> dict[str, Any]:
    """What `navigator.credentials.create` is called with to make a passkey for a profile."""
    service = service_of(state)
    site = await _check_challenges(service, request)
    return await service.passkeys.options_to_add(site, device_of(authorization))


@post("/profile/passkeys", responses=REFUSALS)
async def add_passkey(
    authorization: Token, data: JSONBody[NewPasskey], request: Request[Any, Any, Any], state: State
) -> Passkey:
    """Let a passkey that was made so open the profile."""
    service, wanted = service_of(state), replace(data, name=clean_name(data.name))
    return await service.passkeys.add(site_of(request, service.settings), device_of(authorization), wanted)


@delete("/profile/passkeys/{passkey:str}", responses=REFUSALS)
async def remove_passkey(passkey: PasskeyId, authorization: Token, state: State) -> None:
    """A passkey opens the profile no longer."""
    await service_of(state).passkeys.remove(device_of(authorization), passkey)


@post("/passkeys/options", status_code=HTTP_200_OK, responses=REFUSALS)
async def ask_for_passkey(request: Request[Any, Any, Any], state: State) -> dict[str, Any]:
    """What `navigator.credentials.get` is called with to open a profile, whosever it is."""
    service = service_of(state)
    return await service.passkeys.options_to_use(await _check_challenges(service, request))


@post("/passkeys", responses=REFUSALS)
async def use_passkey(data: JSONBody[UsePasskey], request: Request[Any, Any, Any], state: State) -> DeviceKey:
    """Bring a profile to this device by one of its passkeys."""
    service, wanted = service_of(state), replace(data, device=clean_name(data.device))
    return await service.passkeys.use(site_of(request, service.settings), wanted)


@delete("/profile/blocks/{code:str}/{place:int}", responses=REFUSALS)
async def unblock_one(code: Code, place: Place, authorization: Token, state: State) -> None:
    """Hear whoever sits at a place of a room again."""
    service, token = service_of(state), device_of(authorization)
    await service.profiles.visited(token)
    async with service.database.read() as connection:
        room = await service.rooms.find(connection, code)
    await _announce(service, await service.profiles.unblock(token, room.id, place))


people = Router(
    "/api",
    route_handlers=[
        offer, add_profile, profile, change_profile, erase_profile, export_profile, link_profile, take_profile, revoke_device,
        block, unblock, unblock_one,
        new_passkey, add_passkey, remove_passkey, ask_for_passkey, use_passkey,
    ],
)  # fmt: skip

"""Notices over HTTP: what browsers ask for, and the small pages behind the links in mail and notices."""

import base64
import hashlib
from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_204_NO_CONTENT, HTTP_404_NOT_FOUND

from estran.engine.game import Refused
from estran.server.doors.api import REFUSALS, Code, Token, bearer
from estran.server.doors.guard import address_of
from estran.server.notices.addresses import clean_mail
from estran.server.notices.contacts import CONFIRM, STOP
from estran.server.service import service_of
from estran.server.wire.http import ContactKey, ContactState, NewContact, NoticeOffer, NoticeWish
from estran.server.wire.kinds import ContactKind
from estran.words.folders import DEFAULT, LANGUAGES
from estran.words.speaker import speaker

Link = Annotated[str, Parameter(max_length=100)]
STYLE = (
    ":root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;margin:0}main{max-width:34rem;"
    "margin:12vh auto;padding:0 1.5rem}button{font:inherit;font-weight:600;padding:.7rem 1.4rem;border-radius:.5rem;"
    "border:0;background:#0b5c6b;color:#fff;cursor:pointer}button:focus-visible{outline:3px solid #d08a00;"
    "outline-offset:3px}"
)
PAGE = (
    '<!doctype html><html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" '
    'content="width=device-width"><meta name="robots" content="noindex"><title>{title} – Estran</title>'
    "<style>{style}</style></head><body><main><h1>{title}</h1><p>{text}</p>{form}</main></body></html>"
)
FORM = '<form method="post"><button>{button}</button></form>'
HEADERS = {  # a form may be sent, to us alone, and says that it comes from us
    "Content-Security-Policy": "default-src 'none'; style-src 'sha256-"
    + base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    + "'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
}


# ---- What browsers ask for


@get("/notices", responses=REFUSALS)
async def offer(state: State) -> NoticeOffer:
    """By which ways people can be told here that it is their turn."""
    service = service_of(state)
    key = service.contacts.keys.public if service.settings.push else None
    return NoticeOffer(key, service.postman is not None)


@post("/contacts", responses=REFUSALS)
async def add_contact(data: JSONBody[NewContact], request: Request[Any, Any, Any], state: State) -> ContactKey:
    """Say where one wants to be told; an address for mail has to be confirmed by a link that is sent there."""
    service = service_of(state)
    visitor = service.limits.visitor(address_of(request, service.settings))
    if not await visitor.add_contact():
        raise Refused("refused-too-fast")
    if data.push is not None and data.mail is None and service.settings.push:
        return ContactKey(await service.contacts.add_push(data.push, data.language), True)
    if data.mail is not None and data.push is None:
        address = clean_mail(data.mail)
        if service.postman is not None and not await visitor.write_to(address):
            raise Refused("refused-too-many-mails")
        return ContactKey(await service.contacts.add_mail(address, data.language), False)
    raise Refused("refused-endpoint")


@get("/contacts", responses=REFUSALS)
async def contact_state(authorization: Token, state: State) -> ContactState:
    """Whether a contact has been confirmed; asked for with its token."""
    contacts = service_of(state).contacts
    async with contacts.database.read() as connection:
        contact = await contacts.of_token(connection, bearer(authorization))
    return ContactState(contact.kind, contact.confirmed is not None)


@delete("/contacts", responses=REFUSALS)
async def erase_contact(authorization: Token, state: State) -> None:
    """Forget a contact with all its seats; asked for with its token."""
    await service_of(state).contacts.erase(bearer(authorization))


@put("/rooms/{code:str}/notices", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def set_notices(code: Code, authorization: Token, data: JSONBody[NoticeWish], state: State) -> None:
    """Let a contact be told when it is the turn of one's seat, or no longer."""
    await service_of(state).contacts.set_notices(code, bearer(authorization), data)


# ---- Pages behind links: reading one changes nothing, for programs that check mail follow every link


def page(language: str, message: str, *, form: bool = False, status: int = 200) -> Response[str]:
    """A small page of ours, perhaps with one button."""
    say = speaker(language).say
    button = FORM.format(button=escape(say(f"notice-{message}-button"))) if form else ""
    title, text = escape(say(f"notice-{message}-title")), escape(say(f"notice-{message}-text"))
    written = PAGE.format(language=language, title=title, text=text, form=button, style=STYLE)
    return Response(written, status_code=status, media_type=MediaType.HTML, headers=HEADERS)


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first language of ours that a browser wants, where no contact tells a better one."""
    wanted = [
        part.partition(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")
    ]
    return next((language for language in wanted if language in LANGUAGES), DEFAULT)


async def follow(request: Request[Any, Any, Any], purpose: str, link: str, done: bool) -> Response[str]:
    """The page of a link; what it is for is done only when its button is pressed."""
    contacts = service_of(request.app.state).contacts
    try:
        contact = await contacts.of_link(purpose, link)
    except Refused:
        return page(language_of(request), "unknown", status=HTTP_404_NOT_FOUND)
    if contact is None:
        gone = "stopped" if purpose == STOP else "expired"
        return page(language_of(request), gone, status=200 if purpose == STOP else HTTP_404_NOT_FOUND)
    if not done:
        return page(contact.language, purpose, form=True)
    if purpose == STOP:
        await contacts.stop(contact)
        if contact.kind == ContactKind.MAIL:
            await service_of(request.app.state).limits.leave_alone(contact.address)
        return page(contact.language, "stopped")
    await contacts.confirm(contact)
    return page(contact.language, "confirmed")


@get("/notices/confirm/{link:str}", include_in_schema=False)
async def confirm_page(link: Link, request: Request[Any, Any, Any]) -> Response[str]:
    """Ask whether notices may be sent to this address."""
    return await follow(request, CONFIRM, link, done=False)


@post("/notices/confirm/{link:str}", include_in_schema=False, status_code=200)
async def confirm(link: Link, request: Request[Any, Any, Any]) -> Response[str]:
    """They may."""
    return await follow(request, CONFIRM, link, done=True)


@get("/notices/stop/{link:str}", include_in_schema=False)
async def stop_page(link: Link, request: Request[Any, Any, Any]) -> Response[str]:
    """Ask whether notices are to end."""
    return await follow(request, STOP, link, done=False)


@post("/notices/stop/{link:str}", include_in_schema=False, status_code=200)
async def stop(link: Link, request: Request[Any, Any, Any]) -> Response[str]:
    """They end; mail programs ask for it in one click."""
    return await follow(request, STOP, link, done=True)


notices = Router(
    "/api",
    route_handlers=[
        offer, add_contact, contact_state, erase_contact, set_notices, confirm_page, confirm, stop_page, stop,
    ],
)  # fmt: skip

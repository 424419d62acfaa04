"""Who asks, from where, and how often; and what those get whose request is refused."""

import ipaddress
import socket
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.exceptions import HTTPException, InternalServerException
from litestar.types import Message, Scope
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from estran.engine.game import Refused
from estran.server.metrics import FAILURES, REFUSALS
from estran.server.service import service_of
from estran.server.settings import Settings
from estran.server.wire.refusals import GUESSES, arguments_of

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; worker-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
LEFT = "client disconnected prematurely"  # what the framework says of a client that leaves in the middle of its request
PROFILE = "/api/profile"  # where one is opened by a device's token
BLOCKS = f"{PROFILE}/blocks"  # where a code alone says who is meant
GUESSED = ("/api/rooms/", PROFILE)  # before a code, and before a secret
FORWARDED = "forwarded"  # the address of everybody whose own we do not know
PROXIES = ("x-forwarded-for", "forwarded", "via", "x-real-ip")  # headers that proxies write, and browsers do not
HOME = (".localhost", ".local", ".lan", ".internal", ".home.arpa")  # names that exist in home networks alone
PORTS = {"http": 80, "https": 443}
STATUS = {
    "refused-token": 401,
    "refused-host": 403,
    "refused-origin": 403,
    "refused-host-name": 421,
    "refused-contact": 401,
    "people-refused-profile": 401,
    "people-refused-link": 404,
    "people-refused-device": 404,
    "people-refused-passkey-unknown": 404,
    "people-refused-too-many": 429,
    "refused-notice-link": 404,
    "refused-mail-away": 503,
    "refused-room": 404,
    "refused-match": 404,
    "refused-moment": 404,
    "puzzle-refused-day": 404,
    "puzzle-refused-early": 404,
    "puzzle-refused-none": 404,
    "books-refused-file": 404,
    "refused-too-fast": 429,
    "refused-too-many-mails": 429,
    "refused-away": 503,
}
log = structlog.get_logger()


class Refusal(Struct, frozen=True):
    """Why not: a message id, its arguments, and the sentence in English."""

    message: str
    arguments: dict[str, Any]
    text: str


def address_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Where somebody comes from, as far as limits go; the host is told of a proxy that we were not told of."""
    address = address_seen(connection, settings)
    if address == FORWARDED and not settings.trust_proxy and is_forwarded(connection.headers):
        warn_of_proxy()
    return address


def address_seen(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Where somebody comes from, and no word about it: a whole home network counts as one in IPv6."""
    client = connection.scope.get("client")
    told = client[0] if client else ""
    forwarded = connection.headers.getall("x-forwarded-for", [])
    if forwarded and not settings.trust_proxy:  # a proxy that we were not told of: nobody's address, and not our own
        return FORWARDED
    if forwarded:  # the last entry is the one that our own proxy has written
        told = forwarded[-1].rpartition(",")[2].strip()
    try:
        address = ipaddress.ip_address(told)
    except ValueError:
        return told
    if isinstance(address, ipaddress.IPv6Address):
        address = address.ipv4_mapped or address
    claimed = is_forwarded(connection.headers) or not is_loopback(host_of(connection.headers))
    if (address.is_loopback or address.is_unspecified) and claimed:
        return FORWARDED  # somebody at this very machine neither needs a proxy nor calls it by another name: a tunnel
    return str(address if address.version == 4 else ipaddress.ip_network((address, 64), strict=False))


def is_forwarded(headers: Headers) -> bool:
    """Whether a request came through a proxy, or somebody says so."""
    return any(name in headers for name in PROXIES)


@cache
def warn_of_proxy() -> None:
    """Say once what a host has to do about a proxy that we were not told of."""
    log.warning(
        "unknown_proxy", advice="everybody counts as one address; start with --trust-proxy if the proxy is yours"
    )


def host_of(headers: Headers) -> str:
    """The name by which we are called, without the port; empty if there is none that can be read."""
    try:
        return (urlsplit(f"//{headers.get('host', '')}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_loopback(name: str) -> bool:
    """Whether a name means this very machine to everybody; programs may leave the name out."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name in ("", "localhost") or name.endswith(".localhost")


def is_own_name(headers: Headers, settings: Settings) -> bool:
    """Whether we are called by a name of ours, so that no site can point its own name at us to have its pages take us for theirs.

    An address is not a name; names without a dot and those of home networks are nobody's site. Behind a proxy, which anybody can
    reach, there is nothing to gain.
    """
    if settings.trust_proxy and "x-forwarded-for" in headers:
        return True
    name = host_of(headers)
    try:
        return bool(ipaddress.ip_address(name))
    except ValueError:
        return "." not in name or name.endswith(HOME) or name in (*settings.hosts, socket.gethostname().lower())


def is_own_page(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Pages of other sites may not use a browser's seats; programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin.lower() in origins:
        return True
    place = _place(origin)
    return place is not None and place == _place(f"//{headers.get('host')}", origin)


def _place(url: str, model: str = "") -> tuple[str, int] | None:
    """Host and port, the port by the scheme where it is left out."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme or urlsplit(model).scheme)
    except ValueError:
        return None
    return (parts.hostname, port) if parts.hostname and port else None


async def admit(request: Request[Any, Any, Any]) -> None:
    """Only so many requests from one address, and changes only from our own pages and from programs."""
    service = service_of(request.app.state)
    if not request.url.path.startswith("/health/") and not is_own_name(request.headers, service.settings):
        raise Refused("refused-host-name", came=host_of(request.headers))
    if request.method not in ("GET", "HEAD") and not is_own_page(request.headers, service.settings.origins):
        raise Refused("refused-origin")
    if not request.url.path.startswith("/api/"):
        return
    visitor = service.limits.visitor(address_of(request, service.settings))
    request.state.guessing = request.url.path.startswith(GUESSED) and await visitor.guessing()
    if not await visitor.request() or (request.state.guessing and not shows_secret(request)):
        raise Refused("refused-too-fast")


def shows_secret(request: Request[Any, Any, Any]) -> bool:
    """Whether a request is one that asks for a token or a ticket, which nobody can guess: others at the address may play on."""
    path = request.url.path.rstrip("/")
    before, _, last = path.rpartition("/")
    return last != "join" and not path.startswith(BLOCKS) and (last != "matches" or before == PROFILE)


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer, a refusal too, tells the browser what it may not do; and nobody keeps a copy of a secret."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)  # a page with a form allows it itself
        if scope["path"].startswith("/api/"):
            headers["Cache-Control"] = "no-store"


# ---- What goes wrong


def refused(request: Request[Any, Any, Any], problem: Refused) -> Response[Refusal]:
    """A refusal as an answer."""
    if problem.message in GUESSES:
        service = service_of(request.app.state)
        service.hub.spawn(service.limits.visitor(address_of(request, service.settings)).missed())
        if request.state.get("guessing"):  # who guesses learns nothing
            problem = Refused("refused-too-fast")
    REFUSALS.labels(problem.message).inc()
    content = Refusal(problem.message, arguments_of(problem), str(problem))
    return Response(content, status_code=STATUS.get(problem.message, 409))


def failed(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Refusal]:
    """What the framework refused: bad fields, unknown paths, wrong methods."""
    if problem.status_code >= 500:
        return broken(request, problem.__cause__ or problem)
    REFUSALS.labels("refused-message").inc()
    reason = reason_of(problem)
    return Response(Refusal("refused-message", {"reason": reason}, reason), status_code=problem.status_code)


def reason_of(problem: HTTPException) -> str:
    """What was wrong with which field, where the framework knows."""
    extra = getattr(problem, "extra", None)
    if isinstance(extra, list):
        told = [f"{item.get('key', '')} {item.get('message', '')}".strip() for item in extra if isinstance(item, dict)]
        return "; ".join(told) or str(problem.detail)
    return str(problem.detail)


def broken(request: Request[Any, Any, Any], problem: BaseException) -> Response[Refusal]:
    """Not the client's fault: the database is away, or we are wrong; the log has the kind of problem and no more."""
    if isinstance(problem, (RecursionError, UnicodeDecodeError)):  # brackets within brackets, or no text at all
        return failed(request, HTTPException("JSON", status_code=400))
    if isinstance(problem, InternalServerException) and problem.detail == LEFT:  # nobody is there to be answered
        return failed(request, HTTPException(LEFT, status_code=400))
    away = isinstance(problem, (SQLAlchemyError, OSError, TimeoutError))
    log.error("request_failed", reason=type(problem).__name__, exc_info=problem)
    FAILURES.labels(type(problem).__name__).inc()
    refusal = Refused("refused-away")
    return Response(Refusal(refusal.message, {}, str(refusal)), status_code=503 if away else 500)

"""The address that people open: its certificate, the proxy in front, and whether sockets come through."""

import asyncio
import ipaddress
import ssl
import time
from collections.abc import AsyncIterator, Iterator
from email.utils import parsedate_to_datetime
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from estran.server.doctor import machine
from estran.server.doctor.clock import Clock
from estran.server.doctor.finding import Finding, fine, note, problem, warning
from estran.server.doors.guard import FORWARDED
from estran.server.doors.health import Asker
from estran.server.doors.static import NOT_BUILT
from estran.server.serve import reason_of

PATIENCE = 10.0  # seconds that anything may take to answer
SOON = 20  # days before its end by which a certificate should have been renewed
FORGED = "192.0.2.7"  # an address that nobody has
UNANSWERED = (502, 503, 504)  # what proxies say when nobody answers behind them


async def of_address(url: str | None, clock: Clock) -> AsyncIterator[Finding]:
    """Its certificate, what is behind it, and what the proxy makes of those who come."""
    if url is None:
        yield note("doctor-url-none")
        return
    context = ssl.create_default_context()
    try:
        place = urlsplit(url if "://" in url else f"https://{url}")
        async with asyncio.timeout(3 * PATIENCE):
            if place.scheme == "https":
                yield await _of_certificate(place, context)
            async for finding in _of_answers(place, context, clock):
                yield finding
    except ssl.SSLCertVerificationError as reason:
        yield problem("doctor-tls-bad", host=place.hostname, reason=reason.verify_message.rstrip("."))
    except (OSError, ValueError, httpx.HTTPError) as reason:
        yield problem("doctor-url-away", url=url, reason=reason_of(reason))


async def _of_certificate(place: SplitResult, context: ssl.SSLContext) -> Finding:
    _, writer = await asyncio.open_connection(place.hostname, place.port or 443, ssl=context)
    certificate = writer.get_extra_info("peercert")
    writer.close()
    days = int((ssl.cert_time_to_seconds(certificate["notAfter"]) - time.time()) // 86400)
    if days < SOON:
        return warning("doctor-tls-ends", host=place.hostname, days=days)
    return fine("doctor-tls-fine", host=place.hostname, days=days)


async def _of_answers(place: SplitResult, context: ssl.SSLContext, clock: Clock) -> AsyncIterator[Finding]:
    url = f"{place.scheme}://{place.netloc}"
    async with httpx.AsyncClient(base_url=url, verify=context, timeout=PATIENCE, trust_env=False) as http:
        ready = await http.get("/health/ready")
        if (date := ready.headers.get("date")) is not None and not _is_here(place.hostname or ""):
            clock.compare(str(place.hostname), parsedate_to_datetime(date).timestamp())
        if ready.next_request is not None:
            yield warning("doctor-url-moved", url=url, target=str(ready.next_request.url.copy_with(raw_path=b"/")))
            return
        if place.scheme != "https" and not _is_here(place.hostname or ""):
            yield problem("doctor-tls-none", url=url)
        plain, forged = await http.get("/health/seen"), await http.get("/health/seen", headers=_claim(FORGED))
        try:
            seen = [msgspec.json.decode(answer.content, type=Asker) for answer in (plain, forged)]
        except msgspec.DecodeError:
            yield _of_stranger(url, plain.status_code)
            return
        if ready.status_code != 200:
            yield problem("doctor-url-unready", url=url)
        for finding in _of_proxy(place, *seen):
            yield finding
        if b"estran_" in (await http.get("/metrics/")).content:
            yield problem("doctor-metrics-open", url=url)
        if (page := await http.get("/")).status_code == 200:
            yield machine.of_client(page.text != NOT_BUILT)
    yield await _of_socket(place, context)


def _of_stranger(url: str, status: int) -> Finding:
    """Who else answers in our place: a proxy that reaches no server, or something that is none of ours."""
    if status in UNANSWERED:
        return problem("doctor-url-down", url=url, status=str(status))
    return problem("doctor-url-foreign", url=url)


def _claim(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def _of_proxy(place: SplitResult, plain: Asker, forged: Asker) -> Iterator[Finding]:
    """What the server knows of those who come, and whom it believes."""
    if plain.host.lower() != place.netloc.rpartition("@")[2].lower():
        yield problem("doctor-proxy-host", sent=place.netloc, came=plain.host)
    if forged.trusted and forged.address == FORGED:
        yield problem("doctor-proxy-forged")
    elif plain.forwarded and not plain.trusted:
        yield problem("doctor-proxy-untrusted")
    elif plain.forwarded and plain.address == FORWARDED:
        yield fine("doctor-proxy-near")
    elif plain.forwarded:
        yield fine("doctor-proxy-fine", address=plain.address)
    elif plain.address == FORWARDED:
        yield problem("doctor-proxy-silent")
    elif not _is_here(plain.address):
        yield fine("doctor-proxy-direct")
    else:
        yield note("doctor-proxy-unknown")


async def _of_socket(place: SplitResult, context: ssl.SSLContext) -> Finding:
    """Whether a browser's socket comes through, and is taken for one of our own pages."""
    secure = place.scheme == "https"
    url, origin = f"{'wss' if secure else 'ws'}://{place.netloc}/ws", Origin(f"{place.scheme}://{place.netloc}")
    try:
        async with connect(url, ssl=context if secure else None, origin=origin, proxy=None) as socket:
            await socket.send('{"type":"ping"}')
            await asyncio.wait_for(socket.recv(), PATIENCE)
    except (WebSocketException, OSError) as reason:
        return problem("doctor-socket-closed", reason=reason_of(reason))
    return fine("doctor-socket-fine")


def _is_here(host: str) -> bool:
    """Whether this is a name or an address of this machine to itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"

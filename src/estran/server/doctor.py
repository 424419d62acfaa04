"""What is wrong with a host's set-up, and what to do about it: `estran doctor` says it in sentences."""

import asyncio
import getpass
import ipaddress
import os
import shutil
import ssl
import time
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from email.utils import parsedate_to_datetime
from enum import StrEnum
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec
from aiosmtplib import SMTPException
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import func, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from estran.engine.family import cache_folder
from estran.engine.game import Refused
from estran.games import names
from estran.server.doors.guard import FORWARDED
from estran.server.doors.health import Asker
from estran.server.doors.static import NOT_BUILT, SITE
from estran.server.notices.mail import MailServer
from estran.server.serve import DATABASE_PROBLEMS, reason_of
from estran.server.settings import Settings
from estran.server.store.database import MIGRATIONS, Database, with_driver
from estran.server.store.private import file_of, files_of, is_open, is_shared
from estran.server.store.schema import rooms
from estran.words.speaker import Message

PATIENCE = 10.0  # seconds that anything may take to answer
MEGABYTE = 10**6
LOW, FULL = 1000, 100  # megabytes free on the disk
WRONG = 30.0  # seconds that the clock may differ from another
SOON = 20  # days before its end by which a certificate should have been renewed
FORGED = "192.0.2.7"  # an address that nobody has
ROOT = 0  # the number of the user who may do everything
DRIVERS = ("sqlite", "postgresql+asyncpg")  # of the databases that we can use
DAMAGED = ("not a database", "malformed")  # what SQLite says of a file that no permission mends
UNANSWERED = (502, 503, 504)  # what proxies say when nobody answers behind them


class Severity(StrEnum):
    """How bad it is; from a warning on, something is to be done."""

    FINE = "fine"
    NOTE = "note"
    WARNING = "warning"
    PROBLEM = "problem"


class Finding(Struct, frozen=True):
    """One thing that was looked at: a message of the catalogues."""

    level: Severity
    message: str
    arguments: dict[str, Any] = {}

    @property
    def is_bad(self) -> bool:
        """Whether something is to be done."""
        return self.level in (Severity.WARNING, Severity.PROBLEM)


def fine(message: str, **arguments: Any) -> Finding:
    """All is well here."""
    return Finding(Severity.FINE, message, arguments)


def note(message: str, **arguments: Any) -> Finding:
    """Good to know, or not to be found out from here."""
    return Finding(Severity.NOTE, message, arguments)


def warning(message: str, **arguments: Any) -> Finding:
    """It works, and may not tomorrow."""
    return Finding(Severity.WARNING, message, arguments)


def problem(message: str, **arguments: Any) -> Finding:
    """It does not work, or not safely."""
    return Finding(Severity.PROBLEM, message, arguments)


async def examine(
    database: str, redis: str | None, url: str | None, mail: Callable[[], Settings] = Settings
) -> AsyncIterator[Finding]:
    """Look at everything, one thing after the other."""
    clock = Clock()
    async for finding in _of_storage(database, clock):
        yield finding
    yield await _of_redis(redis)
    yield await _of_mail(mail)
    async for finding in _of_address(url, clock):
        yield finding
    yield clock.finding()
    for finding in _of_cache():
        yield finding
    if url is None:  # otherwise the server itself has told
        yield _of_client((SITE / "index.html").exists())


# ---- This machine


def _closed_to_us(file: Path) -> Path | None:
    """The first folder on the way to a file that we may not enter."""
    folders = reversed(file.absolute().parents)
    return next((path for path in folders if os.access(path, os.F_OK) and not os.access(path, os.X_OK)), None)


def _of_files(file: Path | None) -> Iterator[Finding]:
    """Whether others can read what holds secrets."""
    if file is None or not file.exists():
        return
    folder = file.parent
    secret = [*files_of(file), *sorted((folder / "backup").glob("*"))]
    opened = [path for path in secret if is_open(path)]
    if os.name == "posix":
        yield from _of_owners(file)
    for path in opened:
        yield problem("doctor-file-open", path=str(path))
    if is_open(folder) and is_shared(folder):
        yield note("doctor-folder-shared", path=str(folder))
    elif is_open(folder):
        yield warning("doctor-folder-open", path=str(folder))
    elif not opened:
        yield fine("doctor-files-closed", path=str(file))


def _of_owners(file: Path) -> Iterator[Finding]:
    """Whether the server can open its files: root leaves some behind in the folder of the server's user."""
    server = _owner_of(file.parent)
    stray = [] if is_shared(file.parent) else [path for path in files_of(file) if _owner_of(path) == ROOT != server]
    for path in stray:
        yield problem(
            "doctor-file-stray",
            path=str(path),
            owner=_name_of(_owner_of(path)),
            folder=str(file.parent),
            user=_name_of(server),
        )
    if not stray and (owner := _owner_of(file)) != os.getuid():
        yield note("doctor-file-foreign", path=str(file), owner=_name_of(owner), user=getpass.getuser())


def _owner_of(path: Path) -> int:
    return path.stat().st_uid


def _name_of(user: int) -> str:
    import pwd  # not everywhere

    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)


def _of_disk(file: Path | None) -> Iterator[Finding]:
    if file is None:
        yield note("doctor-disk-elsewhere")
        return
    folder = next(path for path in file.absolute().parents if path.is_dir())
    path, free = str(folder), shutil.disk_usage(folder).free // MEGABYTE
    if free < FULL:
        yield problem("doctor-disk-full", path=path, free=free)
    elif free < LOW:
        yield warning("doctor-disk-low", path=path, free=free)
    else:
        yield fine("doctor-disk-fine", path=path, free=free)


def _of_cache() -> Iterator[Finding]:
    """Whether compiled code can be kept, and is."""
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        folder = cache_folder.__wrapped__()
    if complaints:
        folder.rmdir()  # made for this look alone
        yield warning("doctor-cache-lost", reason=str(complaints[0].message).partition(": ")[2])
        return
    kept = [path.name for path in folder.iterdir()]
    missing = [game for game in names() if not any(f".{game}." in name for name in kept)]
    if missing:
        yield note("doctor-cache-empty", path=str(folder), games=missing)
    else:
        yield fine("doctor-cache-fine", path=str(folder))


def _of_client(built: bool) -> Finding:
    return fine("doctor-client-fine") if built else problem("doctor-client-missing")


class Clock:
    """The clock of this machine, compared with whatever else tells the time."""

    def __init__(self) -> None:
        self._others: dict[str, float] = {}  # by how many seconds it is ahead of them
        self._future = 0.0  # seconds by which the newest thing in the database lies ahead

    def compare(self, other: str, told: float) -> None:
        """Somebody else tells the time."""
        self._others[other] = time.time() - told

    def compare_past(self, newest: float) -> None:
        """Something has happened then, so it cannot be earlier now."""
        self._future = newest - time.time()

    def finding(self) -> Finding:
        """What comes of it."""
        if self._future > WRONG:
            return problem("doctor-clock-behind", minutes=round(self._future / 60))
        wrong = [(other, ahead) for other, ahead in self._others.items() if abs(ahead) > WRONG]
        for other, ahead in wrong:
            return problem("doctor-clock-wrong", other=other, seconds=round(abs(ahead)))
        return fine("doctor-clock-fine", others=list(self._others)) if self._others else note("doctor-clock-unknown")


# ---- Database and Redis


async def _of_storage(database: str, clock: Clock) -> AsyncIterator[Finding]:
    """Where everything is kept, as far as we can get at it."""
    if not _is_known(database):
        yield problem("doctor-database-unknown")
        return
    file = file_of(database)
    if file is not None and (folder := _closed_to_us(file)) is not None:
        yield problem("doctor-folder-closed", path=str(folder), user=getpass.getuser())
        return
    for finding in (*_of_files(file), *_of_disk(file)):
        yield finding
    async for finding in _of_database(database, file, clock):
        yield finding


def _is_known(database: str) -> bool:
    """Whether this is the address of a database that we can use; what else it says may hold a password."""
    try:
        return make_url(with_driver(database)).drivername in DRIVERS
    except (ArgumentError, ValueError):
        return False


async def _of_database(url: str, file: Path | None, clock: Clock) -> AsyncIterator[Finding]:
    """Whether it can be reached, is of our version, and takes writes; nothing is created or changed."""
    if file is not None and not file.exists():
        yield note("doctor-database-new")
        return
    database = Database(url)
    try:
        async with asyncio.timeout(PATIENCE):
            findings = [finding async for finding in _of_tables(database, clock)]
    except DATABASE_PROBLEMS as reason:
        findings = [_of_failure(file, reason_of(reason))]
    finally:
        await database.close()
    for finding in findings:
        yield finding


def _of_failure(file: Path | None, reason: str) -> Finding:
    """Why a database cannot be used, and what mends that: a file neither runs nor has an address."""
    if file is None:
        return problem("doctor-database-away", reason=reason)
    damaged = any(sign in reason for sign in DAMAGED)
    message = "doctor-database-damaged" if damaged else "doctor-database-shut"
    return problem(message, path=str(file), folder=str(file.parent), reason=reason)


async def _of_tables(database: Database, clock: Clock) -> AsyncIterator[Finding]:
    scripts = ScriptDirectory(str(MIGRATIONS))
    if not database.embedded:
        async with database.read() as connection:
            encoding = (await connection.execute(text("SHOW server_encoding"))).scalar_one()
        if encoding != "UTF8":
            yield warning("doctor-database-encoding", encoding=encoding)
    try:
        async with database.read() as connection:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
    except DBAPIError as reason:
        if "alembic_version" not in str(reason.orig):
            raise
        yield note("doctor-database-empty")
        return
    versions = {"found": found, "known": str(scripts.get_current_head())}
    if versions["found"] != versions["known"]:
        yield warning("doctor-database-older" if _knows(scripts, found) else "doctor-database-newer", **versions)
        return
    async with database.read() as connection:
        newest = (await connection.execute(select(func.max(rooms.c.touched)))).scalar_one()
        if not database.embedded:
            told = (await connection.execute(text("SELECT extract(epoch FROM clock_timestamp())"))).scalar_one()
            clock.compare("PostgreSQL", float(told))
    clock.compare_past(newest or 0.0)
    try:
        await database.try_writing()
        yield fine("doctor-database-fine")
    except DATABASE_PROBLEMS as reason:
        yield problem("doctor-database-unwritable", reason=reason_of(reason))


def _knows(scripts: ScriptDirectory, version: str) -> bool:
    try:
        return scripts.get_revision(version) is not None
    except CommandError:
        return False


async def _of_redis(url: str | None) -> Finding:
    if url is None:
        return fine("doctor-redis-none")
    try:
        async with Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE) as redis:
            await redis.ping()
    except (RedisError, OSError, ValueError) as reason:
        return problem("doctor-redis-away", reason=str(reason).rstrip("."))
    return fine("doctor-redis-fine")


async def _of_mail(settings: Callable[[], Settings]) -> Finding:
    """Whether the mail server lets us in; nothing is sent."""
    try:
        server = MailServer.of(settings())
    except Refused as refused:
        return problem("doctor-mail-wrong", reason=Message(refused.message, refused.arguments))
    if server is None:
        return fine("doctor-mail-none")
    try:
        async with asyncio.timeout(2 * PATIENCE):
            await server.call()
    except (OSError, SMTPException) as reason:
        return problem("doctor-mail-away", reason=reason_of(reason))
    return fine("doctor-mail-fine")


# ---- The address that people open


async def _of_address(url: str | None, clock: Clock) -> AsyncIterator[Finding]:
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
            yield _of_client(page.text != NOT_BUILT)
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

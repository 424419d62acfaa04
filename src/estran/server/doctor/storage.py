"""What the server depends on: the database, Redis, and the mail server."""

import asyncio
import getpass
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from aiosmtplib import SMTPException
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import func, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from estran.engine.game import Refused
from estran.server.doctor import machine
from estran.server.doctor.clock import Clock
from estran.server.doctor.finding import Finding, fine, note, problem, warning
from estran.server.notices.mail import MailServer
from estran.server.serve import DATABASE_PROBLEMS, reason_of
from estran.server.settings import Settings
from estran.server.store.database import MIGRATIONS, Database, with_driver
from estran.server.store.private import file_of
from estran.server.store.schema import rooms
from estran.words.speaker import Message

PATIENCE = 10.0  # seconds that anything may take to answer
DRIVERS = ("sqlite", "postgresql+asyncpg")  # of the databases that we can use
DAMAGED = ("not a database", "malformed")  # what SQLite says of a file that no permission mends


async def of_storage(database: str, clock: Clock) -> AsyncIterator[Finding]:
    """Where everything is kept, as far as we can get at it."""
    if not _is_known(database):
        yield problem("doctor-database-unknown")
        return
    file = file_of(database)
    if file is not None and (folder := machine.closed_to_us(file)) is not None:
        yield problem("doctor-folder-closed", path=str(folder), user=getpass.getuser())
        return
    for finding in (*machine.of_files(file), *machine.of_disk(file)):
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


async def of_redis(url: str | None) -> Finding:
    """Whether Redis answers, where there is one."""
    if url is None:
        return fine("doctor-redis-none")
    try:
        async with Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE) as redis:
            await redis.ping()
    except (RedisError, OSError, ValueError) as reason:
        return problem("doctor-redis-away", reason=str(reason).rstrip("."))
    return fine("doctor-redis-fine")


async def of_mail(settings: Callable[[], Settings]) -> Finding:
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

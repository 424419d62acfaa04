"""What is wrong with a host's set-up, and what to do about it: `estran doctor` says it in sentences."""

from collections.abc import AsyncIterator, Callable

from estran.server.doctor import address, machine, storage
from estran.server.doctor.clock import Clock
from estran.server.doctor.finding import Finding
from estran.server.doors.static import SITE
from estran.server.settings import Settings


async def examine(
    database: str, redis: str | None, url: str | None, mail: Callable[[], Settings] = Settings
) -> AsyncIterator[Finding]:
    """Look at everything, one thing after the other."""
    clock = Clock()
    async for finding in storage.of_storage(database, clock):
        yield finding
    yield await storage.of_redis(redis)
    yield await storage.of_mail(mail)
    async for finding in address.of_address(url, clock):
        yield finding
    yield clock.finding()
    for finding in machine.of_cache():
        yield finding
    if url is None:  # otherwise the server itself has told
        yield machine.of_client((SITE / "index.html").exists())

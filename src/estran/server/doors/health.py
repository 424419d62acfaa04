"""What hosts ask: does it live, is it ready, how is it doing."""

import time
from typing import Any

import structlog
from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import func, select

from estran.server.doors.guard import address_seen
from estran.server.metrics import ROOMS_IN_USE, WORK, report
from estran.server.service import service_of
from estran.server.store.schema import work
from estran.server.wire.kinds import Urgency

log = structlog.get_logger()


class Asker(Struct, frozen=True):
    """Somebody who asks, as the server sees them from behind a proxy."""

    address: str  # as far as limits go
    host: str
    forwarded: bool  # a proxy says where they come from
    trusted: bool  # and is believed


@route("/health/live", http_method=[HttpMethod.GET, HttpMethod.HEAD], media_type=MediaType.TEXT)
async def liveness() -> str:
    """The process runs."""
    return "live"


@route("/health/ready", http_method=[HttpMethod.GET, HttpMethod.HEAD], media_type=MediaType.TEXT)
async def readiness(state: State) -> Response[str]:
    """The database takes writes and, with several workers, Redis answers."""
    fine = await service_of(state).ready()
    return Response("ready" if fine else "not ready", status_code=200 if fine else 503)


@get("/health/seen", include_in_schema=False)
async def seen(request: Request[Any, Any, Any], state: State) -> Asker:
    """What a proxy makes of the one who asks, for `estran doctor`, whose forged header is no sign of a proxy."""
    settings = service_of(state).settings
    forwarded = "x-forwarded-for" in request.headers
    return Asker(address_seen(request, settings), request.headers.get("host", ""), forwarded, settings.trust_proxy)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """For Prometheus, on a port of its own: figures tell when somebody has chosen, which players must not learn.

    The work that is due is counted when it is asked for.
    """
    service = service_of(state)
    if not _came_in_at(request, service.settings.metrics_port):
        raise NotFoundException
    ROOMS_IN_USE.set(len(service.hub.feeds))
    try:
        async with service.database.read() as connection:
            due = (
                select(func.count())
                .select_from(work)
                .where((work.c.at <= time.time()) & (work.c.urgency < Urgency.ALONE))
            )
            WORK.set((await connection.execute(due)).scalar_one())
    except Exception as problem:  # noqa: BLE001 - the other figures are wanted most when the database is away
        log.warning("not_counted", reason=type(problem).__name__)
    return Response(report(), media_type=CONTENT_TYPE_LATEST)


def _came_in_at(request: Request[Any, Any, Any], port: int | None) -> bool:
    """Whether the connection itself, whatever its headers claim, was made to this port."""
    here = request.scope["server"]
    return here is not None and port is not None and here[1] == port

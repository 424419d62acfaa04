"""The application of one server process: its routes, its guards, and its description for programs."""

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from estran import __version__
from estran.engine.game import Refused
from estran.server.doors.api import api
from estran.server.doors.books import books
from estran.server.doors.contacts import notices
from estran.server.doors.guard import add_headers, admit, broken, failed, refused
from estran.server.doors.health import liveness, metrics, readiness, seen
from estran.server.doors.people import people
from estran.server.doors.puzzles import puzzles
from estran.server.doors.results import results
from estran.server.doors.sockets import LARGEST, socket
from estran.server.doors.static import asset, page, top
from estran.server.service import Service
from estran.server.settings import Settings

ROUTERS = (api, notices, people, results, puzzles, books)


def build(settings: Settings) -> Litestar:
    """The application for one process."""
    return assemble(Service(settings))


def assemble(service: Service) -> Litestar:
    """The application around the parts of one process."""
    return Litestar(
        route_handlers=[*ROUTERS, socket, liveness, readiness, seen, metrics, page, asset, top],
        lifespan=[service.running],
        before_request=admit,
        before_send=[add_headers],
        exception_handlers={Refused: refused, HTTPException: failed, Exception: broken},
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Estran",
            version=__version__,
            description="Rooms, records, puzzles of the day and rulebooks in braille over HTTP; play itself is over the socket at /ws, see docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )

"""The application of one server process: its routes, its guards, and its description for programs."""

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from estran import __version__
from estran.engine.game import Refused
from estran.server.doors.api import api
from estran.server.doors.guard import add_headers, admit, broken, failed, refused
from estran.server.doors.health import live, metrics, ready
from estran.server.doors.sockets import LARGEST, socket
from estran.server.doors.static import asset, page, top
from estran.server.service import Settings, Table

__all__ = ["Settings", "Table", "build"]


def build(settings: Settings) -> Litestar:
    """The application for one process."""
    return assemble(Table(settings))


def assemble(table: Table) -> Litestar:
    """The application around the parts of one process."""
    return Litestar(
        route_handlers=[api, socket, live, ready, metrics, page, asset, top],
        lifespan=[table.running],
        before_request=admit,
        before_send=[add_headers],
        exception_handlers={Refused: refused, HTTPException: failed, Exception: broken},
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Estran",
            version=__version__,
            description="Rooms and records over HTTP; play itself is over the socket at /ws, see docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )

"""The browser client, as it was built: its pages, and the files that they load."""

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import HeaderParameter, Parameter

from estran.server.doors.previews import game_of, tags
from estran.server.service import service_of

SITE = Path(__file__).parents[1] / "site"
PAGES = [
    "/",
    *(f"/{name}/{{rest:str}}" for name in ("r", "w", "replay", "verify", "learn", "rules", "puzzle")),
    "/me",
    "/verify",
    "/learn",
    "/rules",
    "/puzzle",
]
READING = [HttpMethod.GET, HttpMethod.HEAD]
TYPES = {
    ".js": "text/javascript",
    ".mp3": "audio/mpeg",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html><html lang="en"><title>Estran</title><h1>Estran is running</h1>
<p>The browser client was not built. In a checkout, <code>make play</code> builds it; in a terminal, <code>estran play</code> works
without it. Programs find everything at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a> and <code>/ws</code>.</p></html>"""

Encodings = Annotated[str | None, HeaderParameter(name="Accept-Encoding", max_length=1000)]
Known = Annotated[str | None, HeaderParameter(name="If-None-Match", max_length=200)]


class File(NamedTuple):
    """A file of the client, ready to be sent."""

    plain: bytes
    packed: bytes
    type: str
    tag: str


@cache
def file(name: str) -> File | None:
    """A file by its name within the site; nothing outside of it can be named."""
    path = SITE / name
    if name not in names() or not path.is_file():
        return None
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return ready(path.read_bytes(), kind)


def ready(plain: bytes, kind: str) -> File:
    """What is sent as a file."""
    return File(plain, gzip.compress(plain, mtime=0), kind, f'"{hashlib.sha256(plain).hexdigest()[:16]}"')


@cache
def page_with(head: str) -> File | None:
    """The page with something more in its head."""
    found = file("index.html")
    if found is None or not head:
        return found
    return ready(found.plain.replace(b"</title>", f"</title>\n{head}".encode(), 1), found.type)


@cache
def names() -> frozenset[str]:
    """All files of the client."""
    return frozenset(path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file())


def sent(found: File, encodings: str | None, known: str | None, lasting: bool) -> Response[bytes]:
    """The answer; files whose names tell their contents may be kept for ever, others are asked for again."""
    headers = {"ETag": found.tag, "Vary": "Accept-Encoding"}
    headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
    if known == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    if "gzip" in (encodings or "") and len(found.packed) < len(found.plain):
        return Response(found.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=found.type)
    return Response(found.plain, headers=headers, media_type=found.type)


@route(PAGES, http_method=READING, include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], state: State, encodings: Encodings = None, known: Known = None
) -> Response[bytes]:
    """Every page is the same file; what is shown is up to the address, also in messengers if the host has named one."""
    name, _, rest = request.url.path.strip("/").partition("/")
    public = next(iter(service_of(state).settings.public_urls), None)
    found = page_with(tags(public, name, game_of(name, rest)) if public else "")
    if found is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML)
    return sent(found, encodings, known, lasting=False)


@route(["/assets/{name:str}"], http_method=READING, include_in_schema=False)
async def asset(
    name: Annotated[str, Parameter(max_length=100)], encodings: Encodings = None, known: Known = None
) -> Response[bytes]:
    """Scripts and styles, whose names change with their contents."""
    return serve(f"assets/{name}", encodings, known, lasting=True)


@route(["/{name:str}"], http_method=READING, include_in_schema=False)
async def top(
    name: Annotated[str, Parameter(max_length=100)], encodings: Encodings = None, known: Known = None
) -> Response[bytes]:
    """The icon, the manifest, and what opens the client without a network."""
    return serve(name, encodings, known, lasting=False)


def serve(name: str, encodings: str | None, known: str | None, lasting: bool) -> Response[bytes]:
    """A file of the client, or the word that there is none."""
    found = file(name)
    if found is None:
        raise NotFoundException(f"no file {name}")
    return sent(found, encodings, known, lasting)

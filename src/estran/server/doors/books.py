"""Rulebooks in braille over HTTP, where liblouis is installed: made once each, and the same for everybody."""

import asyncio
from functools import lru_cache
from typing import Annotated

from litestar import MediaType, Response, Router, get
from litestar.params import Parameter

from estran.books.braille import brf
from estran.books.louis import CONTRACTED, UNCONTRACTED, is_here
from estran.engine.game import Refused
from estran.games import find
from estran.server.doors.api import REFUSALS
from estran.words.speaker import speaker

ENDING, SHORT = ".brf", "-contracted"
MOST = 64  # books that are kept; there are five of each game
Named = Annotated[str, Parameter(max_length=40, description="The game’s name")]
File = Annotated[str, Parameter(max_length=80, description="One of the files of this game")]
making = asyncio.Semaphore(1)


@get("/books/{game:str}", responses=REFUSALS)
async def books_there(game: Named) -> list[str]:
    """The files of a game's rulebook that can be had here: braille, in each language, uncontracted and contracted."""
    return list(files(find(game).name)) if is_here() else []


@get("/books/{game:str}/{file:str}", responses=REFUSALS, media_type=MediaType.TEXT)
async def book(game: Named, file: File) -> Response[str]:
    """One of these files: Braille ASCII, pages of 25 lines with 40 cells."""
    name = find(game).name
    if file not in files(name):
        raise Refused("books-refused-file", came=file, known=list(files(name)))
    async with making:
        text = await asyncio.to_thread(_made, name, *files(name)[file])
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{file}"'}, media_type="text/plain")


def files(game: str) -> dict[str, tuple[str, bool]]:
    """The files that there can be, each with its language and whether it is contracted."""
    plain = {f"{game}-{language}{ENDING}": (language, False) for language in UNCONTRACTED}
    return plain | {f"{game}-{language}{SHORT}{ENDING}": (language, True) for language in CONTRACTED}


@lru_cache(MOST)
def _made(game: str, language: str, contracted: bool) -> str:
    return brf(game, speaker(language), contracted=contracted)


books = Router("/api", route_handlers=[books_there, book])

"""Puzzles of the day over HTTP: what their seats see, and once somebody has chosen, what was best and why."""

from datetime import date, timedelta
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from estran.engine.game import Refused
from estran.games import find
from estran.puzzles.days import FIRST, day_of, today
from estran.puzzles.puzzle import Puzzle
from estran.server.doors.api import REFUSALS
from estran.server.service import service_of
from estran.server.wire.http import PuzzleDay, PuzzleShown, PuzzleSolution, PuzzleTry

TODAY = "today"
RECENT = 192  # puzzles that are kept as they are shown
Day = Annotated[str, Parameter(max_length=16, description="As 2026-11-18, in UTC, or “today”")]
Named = Annotated[str, Parameter(max_length=16, description="The game’s name")]


@get("/puzzles/{day:str}", responses=REFUSALS)
async def puzzles_shown(day: Day, state: State) -> PuzzleDay:
    """The puzzles of a day that has begun, each as its seat sees it."""
    when = begun(day)
    before = (when - timedelta(days=1)).isoformat() if when > FIRST else None
    puzzles = [shown_as(msgspec.json.encode(puzzle)) for puzzle in await service_of(state).puzzles.of(day_of(when))]
    return PuzzleDay(when.isoformat(), when == today(), before, puzzles)


@post("/puzzles/{day:str}/{game:str}", status_code=HTTP_200_OK, responses=REFUSALS)
async def solve(day: Day, game: Named, data: JSONBody[PuzzleTry], state: State) -> PuzzleSolution:
    """Choose in a puzzle; nothing of it is kept here."""
    when, name = begun(day), find(game).name
    puzzle = next((one for one in await service_of(state).puzzles.of(day_of(when)) if one.game == name), None)
    if puzzle is None:
        raise Refused("puzzle-refused-none", day=when.isoformat(), first=FIRST.isoformat())
    if data.move not in puzzle.values:
        puzzle.match().check(puzzle.seat, data.move)  # which refuses it
    return PuzzleSolution(
        right=data.move == puzzle.best,
        best=puzzle.best,
        reason=puzzle.reason,
        arguments=puzzle.arguments,
        values=puzzle.values,
        exact=puzzle.exact,
        today=when == today(),
    )


def begun(text: str) -> date:
    """A day that has puzzles, and has begun in UTC."""
    try:
        when = today() if text == TODAY else date.fromisoformat(text)
    except ValueError:
        raise Refused("puzzle-refused-day", came=text) from None
    if when > today():
        raise Refused("puzzle-refused-early", day=when.isoformat())
    if when < FIRST:
        raise Refused("puzzle-refused-none", day=when.isoformat(), first=FIRST.isoformat())
    return when


@lru_cache(RECENT)
def shown_as(written: bytes) -> PuzzleShown:
    """A puzzle as it was written, shown."""
    return shown(msgspec.json.decode(written, type=Puzzle))


def shown(puzzle: Puzzle) -> PuzzleShown:
    """What its seat may know, and no more: the same whatever the choices are worth."""
    match = puzzle.match()
    return PuzzleShown(
        game=puzzle.game,
        players=puzzle.players,
        seat=puzzle.seat,
        view=match.view(puzzle.seat),
        events=list(match.events(puzzle.seat)),
    )


puzzles = Router("/api", route_handlers=[puzzles_shown, solve])

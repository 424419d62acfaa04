"""Puzzles of the day over HTTP: what their seats see, and once somebody has chosen, what was best and why."""

from datetime import date, timedelta
from functools import lru_cache
from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from estran.engine.game import Refused
from estran.games import find
from estran.puzzles.days import FIRST, day_of, puzzles_of, today
from estran.puzzles.puzzle import Puzzle
from estran.server.doors.api import REFUSALS
from estran.server.wire.http import PuzzleDay, PuzzleShown, PuzzleSolution, PuzzleTry

TODAY = "today"
RECENT = 64  # days that are kept as they are shown
Day = Annotated[str, Parameter(max_length=16, description="As 2026-11-18, in UTC, or “today”")]
Named = Annotated[str, Parameter(max_length=16, description="The game’s name")]


@get("/puzzles/{day:str}", responses=REFUSALS)
async def puzzles_shown(day: Day) -> PuzzleDay:
    """The puzzles of a day that has begun, each as its seat sees it."""
    when = begun(day)
    before = (when - timedelta(days=1)).isoformat() if when > FIRST else None
    return PuzzleDay(when.isoformat(), when == today(), before, shown_on(day_of(when)))


@post("/puzzles/{day:str}/{game:str}", status_code=HTTP_200_OK, responses=REFUSALS)
async def solve(day: Day, game: Named, data: JSONBody[PuzzleTry]) -> PuzzleSolution:
    """Choose in a puzzle; nothing of it is kept here."""
    when, name = begun(day), find(game).name
    puzzle = next((one for one in puzzles_of(day_of(when)) if one.game == name), None)
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
def shown_on(day: int) -> list[PuzzleShown]:
    """The puzzles of a day by its number."""
    return [shown(puzzle) for puzzle in puzzles_of(day)]


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

"""Bots that play for people, from which ply on, and the people who play again."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import update

from estran.bots.levels import LEVELS, USUAL
from estran.match import record
from estran.server.match.context import MatchContext
from estran.server.store import statements
from estran.server.store.rows import MatchRow, PlayerRow
from estran.server.store.schema import match_seats, seats
from estran.server.wire.kinds import FINISHED, SeatKind, VoteKind

PERSON = record.PERSON
LATE = "late "  # before the level of a bot that chose because the time was up; records do not tell why
Sat = Sequence[Sequence[Any]]  # ply, seat, and who played it from there on


def level_for(players: Iterable[PlayerRow]) -> str:
    """How a bot plays for a person: as well as the best of the room's own bots, and never worse than usual."""
    own = [player.level for player in players if player.kind == SeatKind.BOT and player.level]
    return max([USUAL, *own], key=list(LEVELS).index)


async def stand_in(context: MatchContext, seat: str, plies: int, **more: Any) -> MatchContext:
    """Let a bot play a seat until its person returns, and write down from which ply on; wishes about it are settled by that."""
    level = more.pop("level", None) or level_for(context.players)
    context = await change_seat(context, seat, stand_in=True, level=level, **more)
    context = await drop_wishes_about(context, seat)
    return await note(context, seat, plies, level)


async def give_back(context: MatchContext, seat: str, plies: int) -> MatchContext:
    """The person plays again."""
    context = await change_seat(context, seat, stand_in=False, left=False, level=None)
    return await note(context, seat, plies, PERSON)


async def drop_wishes_about(context: MatchContext, seat: str) -> MatchContext:
    """Nobody is asked any more about a seat that a bot plays now, and an end was offered to other people."""
    votes = [one for one in context.row.votes if one["about"] != seat and one["kind"] != VoteKind.END]
    wishes = {"undo": None, "votes": votes}
    await context.connection.execute(statements.CHANGE_MATCH, {"this_match": context.row.id, **wishes})
    return context.with_match(**wishes)


async def change_seat(context: MatchContext, seat: str, **values: Any) -> MatchContext:
    """Change a seat of the room."""
    mine = (seats.c.room == context.room.id) & (seats.c.place == context.held(seat).place)
    await context.connection.execute(update(seats).where(mine).values(**values))
    return context.with_player(seat, **values)


async def change_player(context: MatchContext, seat: str, **values: Any) -> MatchContext:
    """Change a seat of the match."""
    mine = (match_seats.c.match == context.row.id) & (match_seats.c.seat == seat)
    await context.connection.execute(update(match_seats).where(mine).values(**values))
    return context.with_player(seat, **values)


async def note(context: MatchContext, seat: str, plies: int, who: str) -> MatchContext:
    """Write down who plays a seat from a ply on, whatever was foreseen."""
    before = [one for one in context.row.sat if one[1] != seat or one[0] <= plies]
    return await keep_sat(context, [*before, (plies, seat, who)])


async def keep_sat(context: MatchContext, sat: Sat) -> MatchContext:
    """Write down who has played what."""
    tidied = tidy(sat)
    await context.connection.execute(statements.CHANGE_MATCH, {"this_match": context.row.id, "sat": tidied})
    return context.with_match(sat=tidied)


def tidy(sat: Sat) -> list[tuple[int, str, str]]:
    """In the order of the plies, and of what was written down of a seat at one ply only the last."""
    last = {(ply, seat): who for ply, seat, who in sat}
    return [(ply, seat, who) for (ply, seat), who in sorted(last.items())]


def cut(sat: Sat, plies: int) -> list[tuple[int, str, str]]:
    """The same when only so many plies are left: whoever plays a seat now still does."""
    kept = [one for one in sat if one[0] <= plies]
    gone = recorded([(plies, seat, who) for ply, seat, who in sat if ply > plies])
    return tidy([*kept, *gone])


def within(sat: Sat, plies: int) -> list[tuple[int, str, str]]:
    """As much as a record of so many plies has to say."""
    return recorded([(ply, seat, who) for ply, seat, who in sat if ply <= plies])


def gone(match: MatchRow) -> frozenset[str]:
    """The seats of a match that is over whose people had resigned, or not come back: their bots played to the end."""
    return record.gone(match.sat) if match.status in FINISHED else frozenset()


def recorded(sat: Sat) -> list[tuple[int, str, str]]:
    """The same as records tell it."""
    return [(ply, seat, who.removeprefix(LATE)) for ply, seat, who in sat]


def late(sat: Sat, plies: int) -> list[tuple[int, str]]:
    """The plies, of so many that everybody knows, that a bot chose once because the time was up, with their seats."""
    return [(ply, seat) for ply, seat, who in sat if who.startswith(LATE) and ply < plies]

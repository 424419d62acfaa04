"""Trying it oneself: a new match against bots, from a moment of one that is over."""

import secrets
from typing import Any

from estran.bots.levels import USUAL
from estran.engine.dice import dice_of
from estran.engine.game import Refused
from estran.match.match import Match
from estran.server.match.context import MatchContext
from estran.server.room.rooms import Rooms
from estran.server.store.rows import PlayerRow
from estran.server.wire.http import Created, NewRoom, NewTry, Wish
from estran.server.wire.kinds import FINISHED, SeatKind, WishKind


class Tries:
    """Opens rooms for those who want to know whether they would have done better."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.referee, self.database = rooms, rooms.referee, rooms.database

    async def begin(self, match: str, wanted: NewTry) -> Created:
        """A room with bots on all other seats, and a match that begins where this seat had to choose."""
        async with self.database.read() as connection:
            context = await self.referee.context(connection, match)
            if context.row.status not in FINISHED:
                raise Refused("refused-not-over")
            live = await self.referee.live(connection, context.row)
        last = len(live.match.plies)
        if wanted.plies > last:
            raise Refused("refused-moment", came=wanted.plies, last=last)
        before = live.match.at(live.match.at(wanted.plies).opened)  # nobody has chosen yet of those who choose at once
        if not before.legal(context.held(wanted.seat).seat):
            raise Refused("refused-try", seat=wanted.seat)
        origin = {
            "table": redrawn(before, wanted.seat),
            "match": match,
            "plies": len(before.plies),
            "seat": wanted.seat,
            "past": past_of(context, before, wanted.seat),
        }
        return await self.rooms.create(room_like(context, wanted), origin)


def past_of(context: MatchContext, match: Match, seat: str) -> list[dict[str, Any]]:
    """How it came to this table, for those who count cards: the plies up to here, after those of the match that this one was tried from."""
    origin = context.row.origin or {}
    return [*origin.get("past", []), {"table": origin.get("table"), "plies": list(match.plies), "seat": seat}]


def redrawn(match: Match, seat: str) -> str:
    """The whole table on one line, after what the seat could not know was drawn again: nobody learns a secret by trying."""
    table: Any = match.table
    match.game.plain.imagine(table, match.seat(seat), dice_of(secrets.randbits(62)))
    return match.game.positions.write_table(table)


def room_like(context: MatchContext, wanted: NewTry) -> NewRoom:
    """The same game with the same options, for one person and bots."""
    seats = [_wish(player, wanted) for player in context.players]
    return NewRoom(
        context.row.game, seats, context.row.options, auto_roll=context.room.auto_roll, profile=wanted.profile
    )


def _wish(player: PlayerRow, wanted: NewTry) -> Wish:
    if player.seat == wanted.seat:
        return Wish(WishKind.LOCAL, wanted.name)
    bot = player.kind == SeatKind.BOT and player.level
    return Wish(WishKind.BOT, level=bot or USUAL)

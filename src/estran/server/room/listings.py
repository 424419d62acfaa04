"""What is told of rooms to those who are not in them: the lobby, earlier matches, and how one's own matches stand."""

import time
from collections.abc import Mapping
from typing import Any

from sqlalchemy import and_, exists, func, select

from estran.server.match.context import MatchContext, plays
from estran.server.match.live import asked_of
from estran.server.match.tokens import hash_of, same
from estran.server.room.labels import label_of
from estran.server.room.presence import LOBBY
from estran.server.room.rooms import Rooms
from estran.server.room.seekers import is_waiting
from estran.server.settings import is_slow
from estran.server.store.connection import Connection, Query, fetch
from estran.server.store.rows import MatchRow, PlayerRow, RoomRow, SeatRow
from estran.server.store.schema import batches, match_seats, matches, rooms, seats
from estran.server.wire.http import HeldRoom, OpenRoom, Standing
from estran.server.wire.kinds import FINISHED, STARTED, SeatKind, Status
from estran.server.wire.lobby import Lobby, OpenTable

MOST = 100  # lines of a kind in the lobby, and rooms of one profile that are told


class Listings:
    """Rooms, line by line."""

    def __init__(self, every: Rooms) -> None:
        self.rooms, self.referee, self.database = every, every.referee, every.database

    async def lobby(self) -> Lobby:
        """Public rooms with a free seat and public tables to look on at, where somebody is; and how many seek a seat."""
        here = await self.rooms.presence.here(LOBBY)
        async with self.database.read() as connection:
            free = rooms.c.public & ~rooms.c.locked & (matches.c.status == Status.SEATING) & rooms.c.id.in_(here)
            lines = [open_room(room, taken) for room, taken in await self._listed(connection, free)]
            running = rooms.c.public & matches.c.status.in_(STARTED) & rooms.c.id.in_(here)
            tables = [open_table(room, taken) for room, taken in await self._listed(connection, running)]
            seeking = (await connection.execute(select(func.count()).where(is_waiting(time.time())))).scalar_one()
        return Lobby([line for line in lines if line.open], tables, seeking)

    async def _listed(self, connection: Connection, which: Any) -> list[tuple[RoomRow, list[SeatRow]]]:
        """The newest of some rooms, with their seats."""
        query = select(rooms).join(matches, matches.c.id == rooms.c.match).where(which)
        newest = await fetch(connection, Query(RoomRow, query.order_by(rooms.c.created.desc()).limit(MOST)))
        taken: dict[str, list[SeatRow]] = {room.id: [] for room in newest}
        if newest:
            sitting = select(seats).where(seats.c.room.in_(taken)).order_by(seats.c.place)
            for seat in await fetch(connection, Query(SeatRow, sitting)):
                taken[seat.room].append(seat)
        return [(room, taken[room.id]) for room in newest]

    async def history(self, code: str) -> list[tuple[MatchRow, list[str]]]:
        """The room's matches with the names of their players, the last one first."""
        async with self.database.read() as connection:
            room = await self.rooms.find(connection, code)
            query = select(matches).where(matches.c.room == room.id).order_by(matches.c.number.desc()).limit(200)
            rows = await fetch(connection, Query(MatchRow, query))
            names: dict[str, list[str]] = {row.id: [] for row in rows}
            named = select(match_seats.c.match, match_seats.c.name).where(match_seats.c.match.in_(names))
            for match, name in await connection.execute(named.order_by(match_seats.c.seat)):
                names[match].append(name)
        return [(row, names[row.id]) for row in rows]

    # ---- How one's own matches stand

    async def standings(self, held: list[HeldRoom]) -> list[Standing]:
        """The rooms of which somebody holds a seat, or is the host, each once; any other is left out, whether there is one or not."""
        tokens: dict[str, set[str]] = {}
        for one in held:
            tokens.setdefault(one.code.upper(), set()).update(one.tokens)
        found = []
        async with self.database.read() as connection:
            opened = await self._opened(connection, tokens)
            for code, mine in tokens.items():
                if code in opened:
                    found += await self._standings(connection, opened[code], mine)
        return found

    async def _opened(self, connection: Connection, tokens: Mapping[str, set[str]]) -> dict[str, RoomRow]:
        """The rooms of these codes of which one of the tokens opens a seat: one question for all, so that it takes as long for others."""
        codes = [code for code in tokens if code.isascii() and code.isalnum()]
        hashes = [hash_of(token) for mine in tokens.values() for token in mine]
        sits = exists().where((seats.c.room == rooms.c.id) & seats.c.token.in_(hashes))
        called = rooms.c.code.in_(codes) | rooms.c.watch.in_(codes)
        query = select(rooms).where(called & (sits | rooms.c.host.in_(hashes)))
        found = await fetch(connection, Query(RoomRow, query))
        return {code: room for room in found for code in (room.code, room.watch)}

    async def _standings(self, connection: Connection, room: RoomRow, tokens: set[str]) -> list[Standing]:
        context = await self.referee.context(connection, room.match)
        mine = [player for player in context.players if any(same(token, player.token) for token in tokens)]
        if not mine and not any(same(token, room.host) for token in tokens):
            return []
        return [await self._standing(context, mine)]

    async def running(self, profile: str) -> list[Standing]:
        """The rooms where a profile sits and a match is prepared or played, those where something happened last first."""
        open_match = and_(rooms.c.match == matches.c.id, matches.c.status.not_in(FINISHED))
        query = select(rooms).join(seats, seats.c.room == rooms.c.id).join(matches, open_match)
        mine = query.where(seats.c.profile == profile).order_by(rooms.c.touched.desc()).limit(MOST)
        found = []
        async with self.database.read() as connection:
            for room in await fetch(connection, Query(RoomRow, mine)):
                context = await self.referee.context(connection, room.match)
                own = [player for player in context.players if player.profile == profile]
                found.append(await self._standing(context, own))
        return found

    async def _standing(self, context: MatchContext, mine: list[PlayerRow]) -> Standing:
        room, row = context.room, context.row
        running = row.status == Status.RUNNING
        asked, awaited, surely = await self._asked(context, mine) if running else (False, [], True)
        names = {player.seat: player.name for player in context.players}
        return Standing(
            code=room.code,
            game=room.game,
            names=list(names.values()),
            yours=[player.name for player in mine],
            status=row.status,
            slow=is_slow(room.move_time),
            asked=asked,
            benched=running and bool(mine) and not any(plays(player) for player in mine),
            awaited=[names[seat] for seat in awaited if surely],
            among=[names[seat] for seat in awaited if not surely],
            since=await self._since(context) if running else None,
            due=row.due,
            label=label_of(room.id),
        )

    async def _asked(self, context: MatchContext, mine: list[PlayerRow]) -> tuple[bool, list[str], bool]:
        """Whether one of one's own seats must choose; who must or, where they choose in secret, who may still have to.

        The latter are all other people who are asked or, later, those who were named, who may have chosen since. One
        person alone is sure to be waited for: bots do not take long.
        """
        live = await self.referee.live(context.connection, context.row)
        asked = asked_of(live)
        chosen = await self.referee.chosen(context.connection, context.row) if live.match.secret else {}
        here = {player.seat for player in mine if plays(player)}
        open_here = bool(here & asked - chosen.keys())
        if not live.match.secret:
            return open_here, sorted(asked), True
        own = {player.seat for player in mine} & chosen.keys()
        named = [seat for seat in context.row.missing if seat not in own]
        awaited = named or sorted(asked & context.people - here)
        return open_here, awaited, len(awaited) == 1 and (bool(named) or not open_here)

    async def _since(self, context: MatchContext) -> float | None:
        this = (batches.c.match == context.row.id) & (batches.c.version == context.row.version)
        at: float | None = (await context.connection.execute(select(batches.c.at).where(this))).scalar_one()
        return at


def open_room(room: RoomRow, taken: list[SeatRow]) -> OpenRoom:
    """A room as the lobby shows it."""
    names = [seat.name for seat in taken if seat.kind != SeatKind.OPEN]
    return OpenRoom(
        code=room.code,
        game=room.game,
        options=brief(room.options),
        names=names,
        open=len(taken) - len(names),
        players=len(taken),
        slow=is_slow(room.move_time),
        label=label_of(room.id),
    )


def open_table(room: RoomRow, taken: list[SeatRow]) -> OpenTable:
    """A table as the lobby shows it: who plays, and nothing of how it stands."""
    names = [seat.name for seat in taken]
    return OpenTable(room.watch, room.game, brief(room.options), names, is_slow(room.move_time), label_of(room.id))


def brief(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options for a line of the lobby: of what has a name, the name alone."""
    return {name: value.get("name") if isinstance(value, dict) else value for name, value in options.items()}

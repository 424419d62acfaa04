"""Table talk, whispers, onlookers' talk, and the signals of a game; kept in order, heard by whom it concerns."""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import case, delete, func, insert, select, update

from estran.engine.game import Refused
from estran.games import find
from estran.server.match.context import Caller, MatchContext, check_plays
from estran.server.match.referee import Referee
from estran.server.people.erasing import neutral
from estran.server.room.names import clean_text
from estran.server.store.connection import Connection, Query, fetch
from estran.server.store.database import Database
from estran.server.store.rows import MatchRow, PlayerRow, RoomRow, TalkRow
from estran.server.store.schema import profiles, rooms, seats, talks
from estran.server.wire.kinds import DutyKind, SeatKind, Status, TalkKind
from estran.server.wire.protocol import Talked

KEPT = 200  # things said that are kept of each conversation, and told to a newcomer; signals stay in the record
SIGNALS = 200  # that one seat may make in one match
ONLOOKERS = ""  # the name that all of them go by
TICK = 0.00001  # seconds that lie at least between two things said in a room, so that their times put them in order


class Talk:
    """What people say to each other in a room."""

    def __init__(self, database: Database, referee: Referee) -> None:
        self.database = database
        self.referee = referee

    async def say(self, room: str, key: str, speaker: PlayerRow | None, text: str, to: PlayerRow | None) -> None:
        """Keep something said, by an onlooker where there is no speaker; the same key twice is said once.

        A whisper belongs to the two people whom its speaker saw, whoever sits on their seats later.
        """
        text = clean_text(text)
        values: dict[str, Any] = {"kind": TalkKind.WATCH, "place": None, "name": ONLOOKERS, "to": None}
        if speaker is not None:
            values |= {"kind": TalkKind.CHAT, "place": speaker.place}
        if speaker is not None and to is not None:
            ends = {"to": to.place, "tenure": speaker.tenure, "to_tenure": to.tenure}
            values |= {"kind": TalkKind.WHISPER, **ends}
        async with self.database.write() as connection:
            query = Query(RoomRow, select(rooms).where(rooms.c.id == room).with_for_update())
            (row,) = await fetch(connection, query)
            match = await self.referee.row(connection, row.match)
            if speaker is not None:
                values |= await _whose(connection, room, speaker)
            await self._keep(connection, row, match, text=text, key=key, **values)
            await self._drop_the_oldest(connection, room, values)

    async def signal(self, by: Caller, signal: str) -> None:
        """Keep a signal of the game's vocabulary; bots that are asked may answer it."""
        async with self.database.write() as connection:
            context = await self.referee.context(connection, by.match, lock=True)
            self.referee.authorise(context, by)
            check_plays(context.held(by.seat))
            await self._spare_the_record(context, by)
            await self._signal(context, by, signal)
            live = await self.referee.live(connection, context.row, committed=False)
            if live.match.secret and live.match.waiting - context.people:
                await self.referee.owe_bot(context, context.row.decision, DutyKind.TALK)

    async def signal_of_bot(self, by: Caller, signal: str, heard: int) -> bool:
        """The same for a bot, unless the moment has passed or more was said than it has heard: then it must think again."""
        async with self.database.write() as connection:
            context = await self.referee.context(connection, by.match, lock=True)
            said = await self.referee.signals(connection, context.row)
            if context.row.version != by.version or len(said) != heard:
                return False
            await self._signal(context, by, signal)
            return True

    async def _signal(self, context: MatchContext, by: Caller, signal: str) -> None:
        row = context.row
        game = find(row.game)
        if not game.signals:
            raise Refused("refused-no-signals", game=game.name)
        if row.status != Status.RUNNING:
            raise Refused("refused-not-running", status=row.status)
        game.vocabulary.read_signal(signal)
        player = context.held(by.seat)
        values = {"kind": TalkKind.SIGNAL, "place": player.place, "name": player.recorded, "to": None}
        values |= {"profile": player.profile}
        await self._keep(context.connection, context.room, row, text=signal, key=by.key, **values)

    async def _keep(self, connection: Connection, room: RoomRow, match: MatchRow, **values: Any) -> None:
        mine = (talks.c.room == room.id) & (talks.c.place == values["place"]) & (talks.c.key == values["key"])
        if (await connection.execute(select(talks.c.number).where(mine))).first() is not None:
            return
        plies = await self._plies(connection, match)
        at = max(time.time(), room.talked + TICK)
        await connection.execute(insert(talks).values(room=room.id, match=match.id, plies=plies, at=at, **values))
        await connection.execute(update(rooms).where(rooms.c.id == room.id).values(talked=at, touched=at))

    async def _drop_the_oldest(self, connection: Connection, room: str, said: Mapping[str, Any]) -> None:
        """Only so much of what people say is kept, of each conversation for itself: none crowds another one out."""
        mine = (talks.c.room == room) & (talks.c.kind == said["kind"])
        if said["to"] is not None:
            mine &= (talks.c.place == said["place"]) & (talks.c.to == said["to"])
        first_too_many = select(talks.c.at).where(mine).order_by(talks.c.at.desc()).offset(KEPT).limit(1)
        for (at,) in list(await connection.execute(first_too_many)):
            await connection.execute(delete(talks).where(mine & (talks.c.at <= at)))

    async def _spare_the_record(self, context: MatchContext, by: Caller) -> None:
        """The record keeps every signal, so nobody may make signals without end."""
        place = context.held(by.seat).place
        mine = (talks.c.match == by.match) & (talks.c.place == place) & (talks.c.kind == TalkKind.SIGNAL)
        query = select(func.count()).select_from(talks).where((talks.c.room == context.room.id) & mine)
        if (await context.connection.execute(query)).scalar_one() >= SIGNALS:
            raise Refused("refused-signals-enough", most=SIGNALS)

    async def _plies(self, connection: Connection, match: MatchRow) -> int:
        if match.version == 0:
            return 0
        live = await self.referee.live(connection, match, committed=False)
        return len(live.match.plies)

    async def since(self, connection: Connection, room: str, at: float) -> list[TalkRow]:
        """What was said after a time, the last of each conversation."""
        conversation = (talks.c.kind, talks.c.to, case((talks.c.to.is_not(None), talks.c.place)))
        turn = func.row_number().over(partition_by=conversation, order_by=talks.c.at.desc()).label("turn")
        later = select(talks, turn).where((talks.c.room == room) & (talks.c.at > at)).subquery()
        columns = [later.c[column.name] for column in talks.c]
        return await fetch(
            connection, Query(TalkRow, select(*columns).where(later.c.turn <= KEPT).order_by(later.c.at))
        )

    async def mute(self, room: str, place: int, name: str, on: bool) -> None:
        """Hear no more, or again, from a sender; for this seat alone."""
        async with self.database.write() as connection:
            await connection.execute(select(rooms.c.id).where(rooms.c.id == room).with_for_update())
            mine = (seats.c.room == room) & (seats.c.place == place)
            named = select(seats.c.name).where((seats.c.room == room) & (seats.c.kind != SeatKind.OPEN))
            if on and name not in {*(await connection.execute(named)).scalars(), ONLOOKERS}:
                raise Refused("refused-nobody", name=name)
            muted = set((await connection.execute(select(seats.c.muted).where(mine))).scalar_one())
            muted = muted | {name} if on else muted - {name}
            await connection.execute(update(seats).where(mine).values(muted=sorted(muted)))
            # A revision would be seen by everybody.
            await connection.execute(update(rooms).where(rooms.c.id == room).values(touched=time.time()))


async def _whose(connection: Connection, room: str, speaker: PlayerRow) -> dict[str, str | None]:
    """Under which name and profile somebody speaks who may have lost either since the room was last looked at."""
    here = (seats.c.room == room) & (seats.c.place == speaker.place) & (seats.c.tenure == speaker.tenure)
    sitting = (await connection.execute(select(seats.c.name, seats.c.profile).where(here & seats.c.unnamed))).first()
    if sitting is not None:  # the host has removed the name
        return {"name": sitting.name, "profile": sitting.profile}
    known = select(profiles.c.id).where(profiles.c.id == speaker.profile)
    if speaker.profile is None or (await connection.execute(known)).one_or_none() is not None:
        return {"name": speaker.name, "profile": speaker.profile}
    return {"name": neutral(speaker.place, []), "profile": None}


def latest(said: Sequence[TalkRow]) -> list[TalkRow]:
    """The last of each conversation.

    A whisper's is what one seat says to another. If conversations shared one window, anyone who counts what is left of theirs would
    learn how much was whispered.
    """
    later: Counter[tuple[str, int | None, int | None]] = Counter()
    kept = []
    for row in reversed(said):
        conversation = (row.kind, row.to, None if row.to is None else row.place)
        later[conversation] += 1
        kept += [row] if later[conversation] <= KEPT else []
    return kept[::-1]


def heard(
    row: TalkRow, match: str, seats: Mapping[int, str], tenures: set[tuple[int, int]], muted: set[str]
) -> Talked | None:
    """A thing said as one browser may hear it, or None; the seats of the match are given by their places in the room."""
    if row.kind == TalkKind.SIGNAL and row.match != match:  # what it spoke of is no longer there
        return None
    if row.name in muted and row.place not in {place for place, _ in tenures}:
        return None
    if row.kind == TalkKind.WATCH and tenures:
        return None
    if row.kind == TalkKind.WHISPER and not {(row.place, row.tenure), (row.to, row.to_tenure)} & tenures:
        return None
    seat, to = (None if place is None else seats.get(place) for place in (row.place, row.to))
    return Talked(row.kind, seat, row.name, to, row.text, row.plies, row.at)

"""The statements of every move, built once: building one takes longer than SQLite takes to answer it."""

from typing import Any

from sqlalchemy import and_, bindparam, delete, func, insert, select, update

from estran.server.store.connection import Query
from estran.server.store.rows import BatchRow, ChoiceRow, MatchRow, PlayerRow, RoomRow, SeatRow
from estran.server.store.schema import answers, batches, choices, match_seats, matches, rooms, seats, work

MATCH: Any = bindparam("this_match")
ROOM: Any = bindparam("this_room")
SEAT: Any = bindparam("this_seat")
KEY: Any = bindparam("this_key")
DECISION: Any = bindparam("this_decision")
KIND: Any = bindparam("this_kind")
VERSION: Any = bindparam("this_version")
LAST: Any = bindparam("last_version")

ROOM_BY_ID = Query(RoomRow, select(rooms).where(rooms.c.id == ROOM))
_ROOM = select(rooms).where(rooms.c.id == select(matches.c.room).where(matches.c.id == MATCH).scalar_subquery())
ROOM_OF_MATCH = Query(RoomRow, _ROOM)
ROOM_OF_MATCH_LOCKED = Query(RoomRow, _ROOM.with_for_update())
MATCH_BY_ID = Query(MatchRow, select(matches).where(matches.c.id == MATCH))
SEATS_OF_ROOM = Query(SeatRow, select(seats).where(seats.c.room == ROOM).order_by(seats.c.place))
PLAYERS_OF_MATCH = Query(
    PlayerRow,
    select(
        match_seats.c.seat,
        match_seats.c.place,
        match_seats.c.name,
        match_seats.c.hash,
        match_seats.c.word,
        match_seats.c.missing,
        match_seats.c.resigned,
        match_seats.c.lapsed,
        seats.c.kind,
        seats.c.name,
        seats.c.token,
        seats.c.tenure,
        seats.c.level,
        seats.c.stand_in,
        seats.c.left,
        seats.c.muted,
        seats.c.profile,
        seats.c.unnamed,
    )
    .join(seats, seats.c.place == match_seats.c.place)
    .where(and_(match_seats.c.match == MATCH, seats.c.room == ROOM))
    .order_by(match_seats.c.seat),
)
NEWER_BATCHES = Query(
    BatchRow,
    select(batches)
    .where(and_(batches.c.match == MATCH, batches.c.version > VERSION, batches.c.version <= LAST))
    .order_by(batches.c.version),
)
FIRST_ANSWER = select(answers.c.version).where(
    and_(answers.c.match == MATCH, answers.c.seat == SEAT, answers.c.key == KEY)
)
ANSWERS_GIVEN = select(func.count()).where(and_(answers.c.match == MATCH, answers.c.seat == SEAT))
OPEN_CHOICES = Query(ChoiceRow, select(choices).where(choices.c.match == MATCH))
WORK_OWED = select(work.c.at).where(and_(work.c.match == MATCH, work.c.kind == KIND, work.c.decision == DECISION))

KEEP_ANSWER = insert(answers)
KEEP_BATCH = insert(batches)
KEEP_CHOICE = insert(choices)
KEEP_WORK = insert(work)
CHANGE_MATCH = update(matches).where(matches.c.id == MATCH)
CHANGE_ROOM = update(rooms).where(rooms.c.id == ROOM)
DROP_CHOICE = delete(choices).where(
    and_(choices.c.match == MATCH, choices.c.decision == DECISION, choices.c.seat == SEAT)
)
DROP_CHOICES = delete(choices).where(choices.c.match == MATCH)
DROP_WORK = delete(work).where(work.c.match == MATCH)

_QUERIES: tuple[Query[Any], ...] = (
    ROOM_BY_ID,
    ROOM_OF_MATCH,
    ROOM_OF_MATCH_LOCKED,
    MATCH_BY_ID,
    SEATS_OF_ROOM,
    PLAYERS_OF_MATCH,
    NEWER_BATCHES,
    OPEN_CHOICES,
)
_OTHERS = (
    FIRST_ANSWER,
    ANSWERS_GIVEN,
    WORK_OWED,
    KEEP_ANSWER,
    KEEP_BATCH,
    KEEP_CHOICE,
    KEEP_WORK,
    CHANGE_MATCH,
    CHANGE_ROOM,
    DROP_CHOICE,
    DROP_CHOICES,
    DROP_WORK,
)
EVERY_MOVE: dict[Any, type[Any] | None] = {query.statement: query.row for query in _QUERIES} | dict.fromkeys(_OTHERS)

"""The statements of every move, written down once: to put one together takes longer than SQLite takes to answer it."""

from typing import Any

from sqlalchemy import and_, bindparam, delete, func, insert, select, update

from estran.server.store.schema import answers, batches, matches, rooms, seats, slots, work

MATCH: Any = bindparam("this_match")
ROOM: Any = bindparam("this_room")
SEAT: Any = bindparam("this_seat")
KEY: Any = bindparam("this_key")
DECISION: Any = bindparam("this_decision")
KIND: Any = bindparam("this_kind")

ROOM_BY_ID = select(rooms).where(rooms.c.id == ROOM)
ROOM_OF_MATCH = select(rooms).where(rooms.c.id == select(matches.c.room).where(matches.c.id == MATCH).scalar_subquery())
ROOM_OF_MATCH_LOCKED = ROOM_OF_MATCH.with_for_update()
MATCH_BY_ID = select(matches).where(matches.c.id == MATCH)
SEATS_OF_ROOM = select(seats).where(seats.c.room == ROOM).order_by(seats.c.place)
FIRST_ANSWER = select(answers.c.version).where(
    and_(answers.c.match == MATCH, answers.c.seat == SEAT, answers.c.key == KEY)
)
ANSWERS_GIVEN = select(func.count()).where(and_(answers.c.match == MATCH, answers.c.seat == SEAT))
OPEN_CHOICES = select(slots).where(slots.c.match == MATCH)
WORK_OWED = select(work.c.at).where(and_(work.c.match == MATCH, work.c.kind == KIND, work.c.decision == DECISION))

KEEP_ANSWER = insert(answers)
KEEP_BATCH = insert(batches)
KEEP_CHOICE = insert(slots)
KEEP_WORK = insert(work)
CHANGE_MATCH = update(matches).where(matches.c.id == MATCH)
CHANGE_ROOM = update(rooms).where(rooms.c.id == ROOM)
DROP_CHOICE = delete(slots).where(and_(slots.c.match == MATCH, slots.c.decision == DECISION, slots.c.seat == SEAT))
DROP_CHOICES = delete(slots).where(slots.c.match == MATCH)
DROP_WORK = delete(work).where(work.c.match == MATCH)

EVERY_MOVE = frozenset(
    {
        ROOM_BY_ID,
        ROOM_OF_MATCH,
        ROOM_OF_MATCH_LOCKED,
        MATCH_BY_ID,
        SEATS_OF_ROOM,
        FIRST_ANSWER,
        ANSWERS_GIVEN,
        OPEN_CHOICES,
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
    }
)

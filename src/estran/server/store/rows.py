"""Rows as the rest of the server gets them: one field per column, in the order of the table."""

from typing import Any

from msgspec import Struct

from estran.server.wire.kinds import DutyKind, SeatKind, Status, TalkKind


class RoomRow(Struct, frozen=True):
    """A room."""

    id: str
    code: str
    watch: str
    host: str
    game: str
    options: dict[str, Any]
    public: bool
    locked: bool
    auto_roll: bool
    hints: bool
    move_time: int | None
    match: str
    revision: int
    talked: float
    created: float
    touched: float


class SeatRow(Struct, frozen=True):
    """A seat of a room, and who sits there now."""

    room: str
    place: int
    kind: SeatKind
    name: str
    token: str | None
    tenure: int
    ticket: str | None
    ticket_until: float | None
    level: str | None
    away: bool
    muted: list[str]


class MatchRow(Struct, frozen=True):
    """A match."""

    id: str
    room: str
    number: int
    status: Status
    game: str
    options: dict[str, Any]
    seed: bytes
    fair: int
    version: int
    decision: int
    missing: list[str]
    hurried: list[str]
    undo: dict[str, Any] | None
    due: float | None
    result: dict[str, Any] | None
    created: float
    ended: float | None


class PlayerRow(Struct, frozen=True):
    """A seat of a match, and the player who sits there now: a row of `match_seats` joined with one of `seats`."""

    seat: str
    place: int
    recorded: str  # the name under which the record of the match has this seat
    hash: str
    word: str
    missing: bool  # a person sat here at the start, whose word has not come
    kind: SeatKind
    name: str
    token: str | None
    tenure: int
    level: str | None
    away: bool
    muted: list[str]


class BatchRow(Struct, frozen=True):
    """Plies that were committed together."""

    match: str
    version: int
    plies: list[str]
    keep: int
    at: float


class ChoiceRow(Struct, frozen=True):
    """A choice made in secret, while others still choose."""

    match: str
    decision: int
    seat: str
    move: str


class TalkRow(Struct, frozen=True):
    """Something said."""

    number: int
    room: str
    match: str | None
    kind: TalkKind
    place: int | None
    name: str
    to: int | None
    tenure: int
    to_tenure: int
    text: str
    plies: int
    key: str
    at: float


class Duty(Struct, frozen=True):
    """Something that a worker owes a match."""

    match: str
    kind: DutyKind
    decision: int
    at: float
    leased: float
    holder: str | None
    urgency: int

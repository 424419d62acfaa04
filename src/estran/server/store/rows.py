"""Rows as the rest of the server gets them: one field per column, in the order of the table."""

from typing import Any

from msgspec import Struct

from estran.server.wire.kinds import ContactKind, DutyKind, Ending, Late, SeatKind, Status, TalkKind


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
    late: Late
    match: str
    revision: int
    talked: float
    created: float
    touched: float
    noticed: bool


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
    stand_in: bool
    left: bool
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
    undone: dict[str, Any] | None
    taken_back: bool
    votes: list[dict[str, Any]]
    sat: list[tuple[int, str, str]]
    origin: dict[str, Any] | None
    ending: Ending | None
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
    resigned: bool  # a bot plays this match to its end
    lapsed: bool  # the time for the last choice ran out
    kind: SeatKind
    name: str
    token: str | None
    tenure: int
    level: str | None
    stand_in: bool
    left: bool
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
    bot: bool  # made it, which the seat's person does not see


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


class ContactRow(Struct, frozen=True):
    """Where somebody wants to be told that it is their turn."""

    id: str
    kind: ContactKind
    address: str
    p256dh: str | None
    auth: str | None
    language: str
    token: str
    confirmed: float | None
    created: float
    used: float
    failures: int


class LinkRow(Struct, frozen=True):
    """A seat that a contact is told of."""

    contact: str
    room: str
    place: int
    tenure: int
    match: str | None
    decision: int

"""Rows as the rest of the server gets them: one field per column, in the order of the table."""

from typing import Any

from msgspec import Struct

from estran.server.wire.kinds import ContactKind, DutyKind, Ending, Late, Pace, SeatKind, Status, TalkKind


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
    rated: bool


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
    profile: str | None
    unnamed: bool


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
    warming: list[str]
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
    rated: bool
    hinted: bool
    hinted_at: int | None


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
    profile: str | None  # of whoever sits here now
    unnamed: bool  # the host has removed their name


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
    profile: str | None


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
    profile: str | None


class ProfileRow(Struct, frozen=True):
    """Somebody who comes back."""

    id: str
    name: str
    face: int
    language: str
    pace: Pace
    rated: bool
    ticket: str | None
    ticket_until: float | None
    created: float
    used: float


class DeviceRow(Struct, frozen=True):
    """A device on which a profile is at home."""

    id: str
    profile: str
    token: str
    name: str
    created: float
    used: float


class PasskeyRow(Struct, frozen=True):
    """A passkey of a profile."""

    id: str
    profile: str
    key: bytes
    count: int
    name: str
    created: float


class PlayedRow(Struct, frozen=True):
    """A match that is over, of somebody with a profile."""

    match: str
    game: str
    players: int
    ending: Ending | None
    rated: bool
    ended: float


class ResultRow(Struct, frozen=True):
    """A seat of such a match."""

    match: str
    seat: str
    profile: str | None
    name: str
    face: int | None
    level: str | None
    rank: int | None
    score: float | None
    resigned: bool


class RatingRow(Struct, frozen=True):
    """How well somebody plays a game, as far as is known."""

    game: str
    who: str
    mu: float
    sigma: float
    matches: int


class RatingStepRow(Struct, frozen=True):
    """A change of a rating by a match."""

    number: int
    match: str
    seat: str
    game: str
    who: str | None
    rank: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    at: float


class WaitingRow(Struct, frozen=True):
    """Somebody who wants to play with whoever comes."""

    id: str
    socket: str
    name: str
    games: list[str]
    sizes: list[int]
    slow: bool
    profile: str | None
    since: float
    seen: float
    room: str | None
    place: int | None

"""What is asked and answered over HTTP about rooms."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from estran.bots.levels import USUAL
from estran.engine.view import Told
from estran.server.wire.kinds import ContactKind, Late, Status, WishKind
from estran.server.wire.protocol import LONGEST_NAME, Letter, Token, TwoWords

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Level = Annotated[str, Meta(max_length=16)]


class Wish(Struct, frozen=True):
    """How a seat of a new room is to be taken."""

    kind: WishKind = WishKind.OPEN
    name: Name | None = None  # of a local player
    level: Level = USUAL  # of a bot


class NewRoom(Struct, frozen=True):
    """What a host asks for."""

    game: Annotated[str, Meta(max_length=16)]
    seats: Annotated[list[Wish], Meta(min_length=2, max_length=5)]
    options: dict[str, Any] = {}
    public: bool = False
    auto_roll: bool = False
    hints: bool = False
    move_time: Annotated[int, Meta(ge=1, le=14 * 86400)] | None = None
    late: Late = Late.ONCE
    rated: bool = False  # where everybody who plays has a profile and wants that
    profile: Token | None = None  # a device's token: the first local seat is that profile's


class NewTry(Struct, frozen=True):
    """From where somebody wants to play a match on that is over: the moment at which this seat had to choose."""

    plies: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Letter
    name: Name | None = None
    profile: Token | None = None  # a device's token


class Created(Struct, frozen=True):
    """A new room: its codes, the host's token, and a token for every local seat."""

    code: str
    watch: str
    host: str
    tokens: dict[int, str]


class Seated(Struct, frozen=True):
    """A seat that is now yours."""

    code: str
    place: int
    name: str
    token: str


class OpenRoom(Struct, frozen=True):
    """A line of the lobby."""

    code: str
    game: str
    options: dict[str, Any]
    names: list[str]
    open: int
    players: int
    slow: bool
    label: TwoWords


class HeldRoom(Struct, frozen=True):
    """A room that a browser remembers, with the tokens of its seats there."""

    code: Annotated[str, Meta(min_length=4, max_length=16)]
    tokens: Annotated[list[Annotated[str, Meta(min_length=16, max_length=64)]], Meta(max_length=6)]


class HeldRooms(Struct, frozen=True):
    """All that a browser wants to know of at once."""

    rooms: Annotated[list[HeldRoom], Meta(max_length=30)]


class Standing(Struct, frozen=True):
    """How a room stands, for somebody who sits there; of who has chosen in secret it tells nothing."""

    code: str
    game: str
    names: list[str]  # of everybody at the table, in the order of the seats
    yours: list[str]  # names under which one sits there, by the tokens or the profile that one asked with
    status: Status
    slow: bool
    asked: bool  # one of the seats held here must choose or roll
    benched: bool  # bots play for everybody who sits here
    awaited: list[str]  # names of those who must choose, where everybody may know that
    among: list[str]  # where they choose in secret: names of those of whom one or more must choose
    since: float | None  # when what is open was asked
    due: float | None  # when it falls to a bot
    label: TwoWords


# ---- Puzzles of the day


class PuzzleShown(Struct, frozen=True):
    """A puzzle as its seat sees it, with the choices that it has: nothing of what they are worth."""

    game: str
    players: int
    seat: str
    view: Any
    events: list[tuple[int, Told]]  # all that the seat was told of the match so far, with the ply's number


class PuzzleDay(Struct, frozen=True):
    """The puzzles of one day, the same for everybody."""

    day: str  # as 2026-11-18, in UTC
    today: bool
    before: str | None  # the day before, if it had any
    puzzles: list[PuzzleShown]


class PuzzleTry(Struct, frozen=True):
    """What somebody chooses in a puzzle."""

    move: Annotated[str, Meta(min_length=1, max_length=100)]


class PuzzleSolution(Struct, frozen=True):
    """Whether a choice was the best, and what was."""

    right: bool
    best: str
    reason: str  # for the best choice: the kind of a reason, as with hints
    arguments: dict[str, Any]
    values: dict[str, float]  # what each choice is worth, from 0 to 1: victory above all, and the points
    exact: bool  # the values are solved, not found by search
    today: bool  # whether it is still the puzzle's own day


# ---- Notices

ContactSecret = Annotated[str, Meta(min_length=16, max_length=64)]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$", max_length=3)]


class NoticeOffer(Struct, frozen=True):
    """By which ways this server can tell people that it is their turn."""

    key: str | None  # with which a browser asks its push service; none where this server sends no pushes
    mail: bool


class PushKeys(Struct, frozen=True):
    """With what a notice is encrypted, in base64url."""

    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+=?$", max_length=88)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+=*$", max_length=24)]


class Subscription(Struct, frozen=True):
    """What a browser was given by its push service."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    keys: PushKeys


class NewContact(Struct, frozen=True):
    """Where to tell somebody that it is their turn: one of the two."""

    language: Language = "en"
    push: Subscription | None = None
    mail: Annotated[str, Meta(min_length=3, max_length=254)] | None = None


class ContactKey(Struct, frozen=True):
    """A contact's secret token, which links it with seats and erases it."""

    token: str
    confirmed: bool  # a mail's reader has to follow a link first


class ContactState(Struct, frozen=True):
    """A contact, for those who hold its token."""

    kind: ContactKind
    confirmed: bool


class NoticeWish(Struct, frozen=True):
    """Whether a contact is to be told when it is a seat's turn."""

    contact: ContactSecret
    on: bool


class Notice(Struct, frozen=True):
    """All that a notice says."""

    game: str
    link: str  # of the table
    stop: str  # ends all notices to this contact

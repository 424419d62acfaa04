"""What is asked and answered over HTTP about rooms."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from estran.bots.levels import USUAL
from estran.server.wire.kinds import WishKind
from estran.server.wire.protocol import LONGEST_NAME

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

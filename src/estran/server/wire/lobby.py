"""The lobby over the socket: what is told there, and how somebody is seated with whoever comes."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from estran.server.wire.http import Name, OpenRoom
from estran.server.wire.protocol import Answer, Key, Request, Token, TwoWords

NewToken = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", min_length=32, max_length=64)]
GameName = Annotated[str, Meta(max_length=16)]
Size = Annotated[int, Meta(ge=2, le=5)]


# ---- What a browser sends


class EnterLobby(Struct, tag="lobby", frozen=True):
    """First of all, instead of `hello`: from now on be told what there is in the lobby, whenever that changes."""


class Seek(Struct, tag="seek", frozen=True):
    """Be seated with whoever comes; answered by `done`, and by `seated` as soon as a table is full.

    Sent again with the same token, also over another connection, it goes on waiting, or is told of the seat again.
    """

    key: Key
    token: NewToken  # a secret of the browser's own making, at random: it will open the seat
    name: Name
    games: Annotated[list[GameName], Meta(min_length=1, max_length=8)]  # any of these
    sizes: Annotated[list[Size], Meta(min_length=1, max_length=4)]  # tables of any of these, the largest if possible
    slow: bool = False  # a choice may take a day
    profile: Token | None = None  # of this device, if somebody has one: whom they have blocked they do not meet


class StopSeeking(Struct, tag="stop", frozen=True):
    """Wait no longer; answered by `done`, and before that by `seated` if it comes too late."""

    key: Key


InLobby = EnterLobby | Seek | StopSeeking
AnyRequest = Request | InLobby


# ---- What a browser is sent


class OpenTable(Struct, frozen=True):
    """A match of a public room that anyone may watch."""

    watch: str
    game: str
    options: dict[str, Any]
    names: list[str]
    slow: bool
    label: TwoWords


class Lobby(Struct, tag="lobby", frozen=True):
    """All that there is in the lobby; sent at once, and whenever it changes."""

    rooms: list[OpenRoom]  # public, with a free seat
    tables: list[OpenTable]  # public, where a match runs
    seeking: int  # people who want to play with whoever comes


class NewSeat(Struct, tag="seated", frozen=True):
    """A seat is yours, the token that you sent opens it, and the match begins."""

    code: str
    watch: str
    label: TwoWords
    game: str
    place: int
    name: str  # with a number, if somebody at the table is called so already


LobbyAnswer = Lobby | NewSeat
AnyAnswer = Answer | LobbyAnswer

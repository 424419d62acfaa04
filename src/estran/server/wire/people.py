"""What is asked and answered over HTTP about somebody: their profile, their devices, their matches and ratings."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from estran.server.wire.http import Language, Name
from estran.server.wire.kinds import Ending, Pace
from estran.server.wire.protocol import Code, Rating, Token

FACES = 2**16  # different ones that there are
Face = Annotated[int, Meta(ge=0, lt=FACES)]
Label = Annotated[str, Meta(min_length=1, max_length=40)]  # of a device or a passkey


class ProfileOffer(Struct, frozen=True):
    """What this server has for those who come back."""

    ratings: bool  # matches may be rated here
    passkeys: bool  # they work at the address by which this page was asked for


class NewProfile(Struct, frozen=True):
    """Somebody who wants to come back; the browser asks for it at the first match."""

    name: Name
    face: Face
    device: Label
    language: Language = "en"
    pace: Pace = Pace.USUAL


class Device(Struct, frozen=True):
    """Where a profile is at home."""

    id: str
    name: str
    created: float
    used: float  # the last visit, to the day
    this: bool  # the one that asks


class Passkey(Struct, frozen=True):
    """A passkey that opens a profile."""

    id: str
    name: str
    created: float


class RatingStep(Struct, frozen=True):
    """One's rating after a match that changed it."""

    match: str
    game: str
    at: float
    mean: float
    doubt: float  # one standard deviation


class BotRating(Struct, frozen=True):
    """How well the bots of a level play a game, as far as is known."""

    level: str
    game: str
    mean: float
    doubt: float  # one standard deviation
    matches: int


class Profile(Struct, frozen=True):
    """All about somebody, for themselves alone."""

    name: str
    face: int
    language: str
    pace: Pace
    rated: bool  # wants to be
    created: float
    devices: list[Device]
    passkeys: list[Passkey]
    ratings: list[Rating]
    blocked: int  # how many others they do not want to meet


class DeviceKey(Struct, frozen=True):
    """A profile, and the secret token by which this device opens it from now on."""

    token: str
    profile: Profile


class ProfileChange(Struct, frozen=True):
    """What is to be different; anything that is left out stays."""

    name: Name | None = None
    face: Face | None = None
    language: Language | None = None
    pace: Pace | None = None
    rated: bool | None = None


class ProfileLink(Struct, frozen=True):
    """A one-time secret that brings a profile to another device."""

    ticket: str
    until: float


class TakeProfile(Struct, frozen=True):
    """Use such a secret."""

    ticket: Token
    device: Label


class KeptProfile(Struct, frozen=True):
    """All that is kept of somebody, for themselves alone; the lists have a row each as the database has it."""

    format: str
    profile: Profile
    results: list[dict[str, Any]]
    rating_steps: list[dict[str, Any]]
    seats: list[dict[str, Any]]  # held now
    matches: list[dict[str, Any]]  # whose records have the name
    said: list[dict[str, Any]]
    contacts: list[dict[str, Any]]  # for notices


class NewPasskey(Struct, frozen=True):
    """A passkey that a browser has made for a profile."""

    name: Label
    credential: dict[str, Any]  # as `PublicKeyCredential.toJSON()` has it


class UsePasskey(Struct, frozen=True):
    """A challenge that a passkey has signed."""

    device: Label
    credential: dict[str, Any]  # as `PublicKeyCredential.toJSON()` has it


class Block(Struct, frozen=True):
    """The person at a place of a room is not to be met again."""

    room: Code
    place: Annotated[int, Meta(ge=0, le=4)]


class SeatResult(Struct, frozen=True):
    """How a seat of a match ended."""

    seat: str
    you: bool
    name: str  # empty for somebody who has erased it
    face: int | None
    level: str | None  # of a bot
    rank: int | None  # from 1; none if the match was not played to its end
    score: float | None
    resigned: bool  # or a bot played it to the end


class PlayedMatch(Struct, frozen=True):
    """A finished match of the profile."""

    match: str
    game: str
    players: int
    ended: float
    ending: Ending | None  # how it stopped, if before its end
    rated: bool
    before: Rating | None  # the profile's own rating, where it was rated
    after: Rating | None
    kept: bool  # its record is still here: it can be replayed and downloaded
    until: float | None  # when it is cleared away if nothing happens in its room; none if never
    seats: list[SeatResult]


class Figure(Struct, frozen=True):
    """How one's matches of one kind went."""

    game: str
    players: int
    level: str | None  # of the best bot; none among people
    played: int
    won: int
    rank: float  # mean


class PlayedMatches(Struct, frozen=True):
    """Some of one's matches, the last one first, and the figures of all of them."""

    matches: list[PlayedMatch]
    more: float | None  # ask for those that ended before this time
    figures: list[Figure]

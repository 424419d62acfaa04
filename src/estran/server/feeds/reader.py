"""A browser in a room: what it holds, and what it has been sent."""

import secrets
from collections.abc import Sequence
from hmac import compare_digest
from typing import Any

from msgspec import Struct

from estran.engine.game import Refused
from estran.server.feeds.room_feed import RoomFeed
from estran.server.match.tokens import hash_of, same
from estran.server.room.presence import HOST
from estran.server.store.rows import PlayerRow, RoomRow
from estran.server.wire.kinds import FINISHED, Status
from estran.server.wire.protocol import Hello


class Sent(Struct, frozen=True):
    """What a browser has been sent."""

    match: str | None = None
    version: int = 0
    seats: tuple[str | None, ...] = (None,)  # whose news it has had up to that version
    talked: float = 0.0  # the time of the last thing said
    extras: Any = None  # what an update tells beside the match
    edition: int = -1  # of the feed, up to which everything has been sent
    setting: int = -1  # of the feed, as its room was last described


class Reader:
    """Who reads a room's feed over one socket."""

    def __init__(
        self, feed: RoomFeed, tokens: list[str], *, invited: bool = False, host: bool = False, stage: bool = False
    ) -> None:
        self.feed, self.tokens = feed, tokens  # hashes
        self.invited, self.host = invited, host
        self.stage = stage  # the page shows every step
        self.shared: str | None = None  # the match in which it has said that several people have sat at its screen
        self.front = True  # the page is in front, as far as it has told
        self.id = secrets.token_hex(4)
        self.sent = Sent()
        self._opened: tuple[list[PlayerRow], set[int]] = ([], set())

    @classmethod
    def of(cls, hello: Hello, room: RoomRow, feed: RoomFeed) -> "Reader":
        """The reader of a hello: the rights that its code and tokens give, and what it has seen before."""
        reader = cls(
            feed,
            [hash_of(token) for token in hello.tokens],
            invited=room.code == hello.room.upper(),
            host=any(same(token, room.host) for token in hello.tokens),
            stage=hello.stage,
        )
        reader.front, reader.shared = hello.front, hello.shared
        reader.sent = Sent(hello.match, hello.version, reader.listeners(hello.seats, hello.match), hello.talk)
        return reader

    @property
    def players(self) -> list[PlayerRow]:
        """Everybody at the table."""
        return self.feed.now.players if self.feed.now else []

    @property
    def places(self) -> set[int]:
        """The room's places that the tokens held here open, as long as they do."""
        players = self.players
        if self._opened[0] is not players:  # the list is read again whenever somebody's seat has changed
            mine = [one for one in players if any(compare_digest(token, one.token or "") for token in self.tokens)]
            self._opened = (players, {player.place for player in mine})
        return self._opened[1]

    @property
    def seats(self) -> set[str | None]:
        """The seats of the match at these places."""
        return {player.seat for player in self.players if player.place in self.places}

    def listeners(self, seats: Sequence[str], match: str | None) -> tuple[str | None, ...]:
        """Whose news of a match a browser with these seats gets: theirs, or an onlooker's.

        People at one screen see reveals together, as onlookers; also whoever is left there when the others' seats have moved on.
        """
        together = self.stage and (len(seats) > 1 or self._was_shared(match))
        return (*seats, *([None] if not seats or together else []))

    def _was_shared(self, match: str | None) -> bool:
        """Whether several people have sat at this browser's screen in a match: it has said so, or was sent their news."""
        sent = self.sent
        return match is not None and (self.shared == match or (sent.match == match and len(sent.seats) > 1))

    @property
    def signs(self) -> list[str]:
        """Under which names this browser counts as present: every seat held here, or one more onlooker; and as the host."""
        seated = [str(place) for place in self.places]
        hosting = [HOST] if self.host and not self.has_left else []
        return [*(seated or ([] if self.joining else [self.onlooker])), *hosting]

    @property
    def has_left(self) -> bool:
        """Whether everybody who sits here has left the table: then they do not host it either."""
        mine = [player for player in self.players if player.place in self.places]
        return bool(mine) and all(player.left for player in mine)

    @property
    def onlooker(self) -> str:
        """The name under which this browser counts as an onlooker."""
        return f"watch-{self.id}"

    @property
    def joining(self) -> bool:
        """Whether somebody with an invitation may still take a seat, and does not look on yet."""
        return self.invited and self.feed.now is not None and self.feed.now.match.status == Status.SEATING

    @property
    def expecting(self) -> bool:
        """Whether somebody sits here, or is the host, in a public room that one may join or look on at."""
        now = self.feed.now
        public = now is not None and now.room.public and now.match.status not in FINISHED
        return public and (self.host or bool(self.places))

    def returning(self, *, hello: bool) -> set[int]:
        """The places held here whose people are back: a bot plays for them, or there is talk of it; a goodbye takes a hello."""
        if self.feed.now is None:
            return set()
        talked_of = {ballot["about"] for ballot in self.feed.now.match.votes}
        mine = [one for one in self.players if one.place in self.places and (hello or not one.left)]
        return {one.place for one in mine if one.left or one.stand_in or one.lapsed or one.seat in talked_of}

    @property
    def wants_notices(self) -> bool:
        """Whether anybody in the room is told of their turn when they are not here."""
        return self.feed.now is not None and self.feed.now.room.noticed

    @property
    def tenures(self) -> set[tuple[int, int]]:
        """The same places, each with the number of its tenure: what was whispered to an earlier sitter is not for these ears."""
        return {(player.place, player.tenure) for player in self.players if player.place in self.places}

    def held(self, seat: str) -> PlayerRow:
        """The player of a seat that is held here."""
        player = self.seated(seat)
        if player.place not in self.places:
            raise Refused("refused-token")
        return player

    def seated(self, seat: str) -> PlayerRow:
        """Who sits at a seat of the match."""
        for player in self.players:
            if player.seat == seat:
                return player
        raise Refused("refused-seat", came=seat, known=[player.seat for player in self.players])

"""What a transaction of the server deals with: who asks, about which match, and who sits there."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from estran.engine.game import Refused
from estran.server.store.connection import Connection
from estran.server.store.rows import MatchRow, PlayerRow, RoomRow
from estran.server.wire.kinds import SeatKind


class Caller(NamedTuple):
    """Who decides something, and on which version of the match: a person with a key and tokens, or a bot with neither."""

    match: str
    seat: str
    version: int
    key: str | None = None
    tokens: Sequence[str] = ()  # hashes
    room: str | None = None  # where it was asked, over a socket


def plays(player: PlayerRow) -> bool:
    """Whether a person plays this seat just now, and no bot."""
    return player.kind == SeatKind.PERSON and not player.stand_in and not player.resigned


class MatchContext(NamedTuple):
    """A room, one of its matches, and who sits there. Writers have the room locked."""

    connection: Connection
    room: RoomRow
    row: MatchRow
    players: list[PlayerRow]  # in the order of their seats

    @property
    def people(self) -> set[str]:
        """The seats that people play themselves just now."""
        return {player.seat for player in self.players if plays(player)}

    @property
    def seated(self) -> set[str]:
        """The seats that belong to people, whoever plays them just now."""
        return {player.seat for player in self.players if player.kind == SeatKind.PERSON}

    def held(self, seat: str) -> PlayerRow:
        """Who sits at a seat of the match."""
        for player in self.players:
            if player.seat == seat:
                return player
        raise Refused("refused-seat", came=seat, known=[player.seat for player in self.players])

    def with_player(self, seat: str, **changes: Any) -> "MatchContext":
        """The same, as it is once a seat has changed."""
        players = [replace(player, **changes) if player.seat == seat else player for player in self.players]
        return self._replace(players=players)

    def with_match(self, **changes: Any) -> "MatchContext":
        """The same, as it is once the match's row has changed."""
        return self._replace(row=replace(self.row, **changes))


def check_plays(player: PlayerRow) -> None:
    """Refuse to act for a seat that a bot plays just now."""
    if player.resigned:
        raise Refused("refused-resigned", seat=player.seat)
    if player.stand_in:
        raise Refused("refused-stand-in", seat=player.seat)

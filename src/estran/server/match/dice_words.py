"""Words for the fair dice: promised by their hash, then revealed together, and then the match begins."""

import hashlib
import time
import unicodedata

from sqlalchemy import Update, update

from estran.engine.game import Refused
from estran.server.match.context import Caller, MatchContext
from estran.server.match.referee import Referee
from estran.server.store.connection import Connection
from estran.server.store.database import Database
from estran.server.store.rows import PlayerRow
from estran.server.store.schema import match_seats
from estran.server.wire.kinds import DutyKind, SeatKind, Status


class DiceWords:
    """Neither the server, which commits first, nor any browser can choose its part of the dice last."""

    def __init__(self, database: Database, referee: Referee) -> None:
        self.database, self.referee = database, referee

    async def commit(self, by: Caller, digest: str) -> None:
        """Keep the hash of a seat's word; once the host has started, only the first one counts."""
        async with self.database.write() as connection:
            context = await self.referee.context(connection, by.match, lock=True)
            self.referee.authorise(context, by)
            promised = context.held(by.seat).hash
            if promised == digest:  # sent again
                return
            if context.row.status != Status.SEATING and (promised or context.row.status != Status.PROMISES):
                raise Refused("refused-started")
            await connection.execute(_seat_of(by).values(hash=digest))
            await self.referee.change(connection, context.room.id)
            await self.go_on(connection, by.match)

    async def reveal(self, by: Caller, word: str) -> None:
        """Take a word that matches its hash; the last one begins the match."""
        async with self.database.write() as connection:
            context = await self.referee.context(connection, by.match, lock=True)
            self.referee.authorise(context, by)
            player = context.held(by.seat)
            if hashlib.sha256(word.encode()).hexdigest() != player.hash or not unicodedata.is_normalized("NFC", word):
                raise Refused("refused-word")
            if player.word == word:  # sent again
                return
            if context.row.status != Status.WORDS:
                raise Refused("refused-words-closed")
            await connection.execute(_seat_of(by).values(word=word, missing=False))
            await self.go_on(connection, by.match)

    async def ask(self, connection: Connection, match: str) -> None:
        """The host has started: people who have not promised a word yet have so long."""
        await self.referee.amend(connection, match, status=Status.PROMISES)
        await self.referee.owe(connection, match, DutyKind.PROMISES, 0, time.time() + self.referee.times.promise)
        await self.go_on(connection, match)

    async def go_on(self, connection: Connection, match: str, *, late: DutyKind | None = None) -> None:
        """Reveal once every word is promised, and begin once every promised word is known; or when the time for it is up."""
        context = await self.referee.context(connection, match, lock=True)
        if context.row.status == Status.PROMISES and (late == DutyKind.PROMISES or not _silent(context)):
            context = await self._call_in(context)
        if context.row.status == Status.WORDS and (late == DutyKind.WORDS or not _secret(context)):
            await self.referee.begin(context)
            await self.referee.change(connection, context.room.id)

    async def _call_in(self, context: MatchContext) -> MatchContext:
        """Every word that was promised is to be revealed now; those who keep theirs back have so long."""
        connection, match = context.connection, context.row.id
        await self.referee.amend(connection, match, status=Status.WORDS)
        await self.referee.owe(connection, match, DutyKind.WORDS, 0, time.time() + self.referee.times.reveal)
        await self.referee.change(connection, context.room.id)
        return await self.referee.context(connection, match)


def _silent(context: MatchContext) -> list[PlayerRow]:
    """The people who have not promised a word, and have not left."""
    return [player for player in _people(context) if not player.hash]


def _secret(context: MatchContext) -> list[PlayerRow]:
    """The people who have promised a word and not revealed it."""
    return [player for player in _people(context) if player.hash and not player.word]


def _people(context: MatchContext) -> list[PlayerRow]:
    return [player for player in context.players if player.kind == SeatKind.PERSON and not player.left]


def _seat_of(by: Caller) -> Update:
    return update(match_seats).where((match_seats.c.match == by.match) & (match_seats.c.seat == by.seat))

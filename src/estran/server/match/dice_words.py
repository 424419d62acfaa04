"""Words for the fair dice: promised by their hash before the start, revealed together, and then the match begins."""

import hashlib
import time

from sqlalchemy import Update, update

from estran.engine.game import Refused
from estran.server.match.referee import Caller, Referee
from estran.server.store.connection import Connection
from estran.server.store.database import Database
from estran.server.store.schema import match_seats
from estran.server.wire.kinds import DutyKind, Status


class DiceWords:
    """Neither the server, which commits first, nor any browser can choose its part of the dice last."""

    def __init__(self, database: Database, referee: Referee) -> None:
        self.database, self.referee = database, referee

    async def commit(self, by: Caller, digest: str) -> None:
        """Keep the hash of a seat's word until the start."""
        async with self.database.write() as connection:
            context = await self.referee.context(connection, by.match, lock=True)
            self.referee.authorise(context, by)
            if context.row.status != Status.SEATING:
                raise Refused("refused-started")
            await connection.execute(_seat_of(by).values(hash=digest))
            await self.referee.change(connection, context.room.id)

    async def reveal(self, by: Caller, word: str) -> None:
        """Take a word that matches its hash; the last one begins the match."""
        async with self.database.write() as connection:
            context = await self.referee.context(connection, by.match, lock=True)
            self.referee.authorise(context, by)
            player = context.held(by.seat)
            if hashlib.sha256(word.encode()).hexdigest() != player.hash:
                raise Refused("refused-word")
            if player.word == word:  # sent again
                return
            if context.row.status != Status.WORDS:
                raise Refused("refused-words-closed")
            await connection.execute(_seat_of(by).values(word=word))
            await self.begin(connection, by.match)

    async def call_in(self, connection: Connection, match: str) -> None:
        """Every word that was promised is to be revealed now; those who are silent have so long."""
        await self.referee.owe(connection, match, DutyKind.WORDS, 0, time.time() + self.referee.times.reveal)
        await self.begin(connection, match)

    async def begin(self, connection: Connection, match: str, *, late: bool = False) -> None:
        """Begin once every promised word is known, or when time is up: a word kept back counts as none."""
        context = await self.referee.context(connection, match, lock=True)
        waiting = [player for player in context.players if player.hash and not player.word]
        if context.row.status == Status.WORDS and (late or not waiting):
            await self.referee.begin(context)
            await self.referee.change(connection, context.room.id)


def _seat_of(by: Caller) -> Update:
    return update(match_seats).where((match_seats.c.match == by.match) & (match_seats.c.seat == by.seat))

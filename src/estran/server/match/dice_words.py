"""Words for the fair dice: promised by their hash before the start, revealed together, and then the match begins."""

import hashlib
import time

from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.server.match.referee import Caller, Referee
from estran.server.store.database import Database
from estran.server.store.sqlite import Connection
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
            hashes = list(context.row.hashes)
            hashes[LETTERS.index(by.seat)] = digest
            await self.referee.amend(connection, by.match, hashes=hashes)
            await self.referee.change(connection, context.room.id)

    async def reveal(self, by: Caller, word: str) -> None:
        """Take a word that matches its hash; the last one begins the match."""
        async with self.database.write() as connection:
            context = await self.referee.context(connection, by.match, lock=True)
            self.referee.authorise(context, by)
            number, row = LETTERS.index(by.seat), context.row
            if hashlib.sha256(word.encode()).hexdigest() != row.hashes[number]:
                raise Refused("refused-word")
            if row.words[number] == word:  # sent again
                return
            if row.status != Status.WORDS:
                raise Refused("refused-words-closed")
            await self.referee.amend(connection, by.match, words=[*row.words[:number], word, *row.words[number + 1 :]])
            await self.begin(connection, by.match)

    async def call_in(self, connection: Connection, match: str) -> None:
        """Every word that was promised is to be revealed now; those who are silent have so long."""
        await self.referee.owe(connection, match, DutyKind.WORDS, 0, time.time() + self.referee.times.reveal)
        await self.begin(connection, match)

    async def begin(self, connection: Connection, match: str, *, late: bool = False) -> None:
        """Begin once every promised word is known, or when time is up: a word kept back counts as none."""
        context = await self.referee.context(connection, match, lock=True)
        row = context.row
        waiting = [digest for digest, word in zip(row.hashes, row.words, strict=True) if digest and not word]
        if row.status == Status.WORDS and (late or not waiting):
            await self.referee.begin(context)
            await self.referee.change(connection, row.room)

"""What bots say at the server's tables: owed when they are asked with others, and when somebody has spoken."""

import secrets
from typing import Any

from sqlalchemy import Row

from estran.bots.levels import SEARCHING, USUAL, ready_bot
from estran.bots.sight import Talker, sight
from estran.engine.dice import dice
from estran.server.match.live import LiveMatch
from estran.server.match.referee import Caller
from estran.server.minds.thinkers import Thinkers, facts_of, sight_of
from estran.server.room.talk import Talk
from estran.server.wire.kinds import SeatKind, Status

LOST = -1  # a thought, or the moment: they have heard nothing


class Speech:
    """Lets bots talk; like a move, it is thought out in another process on an imagined table."""

    def __init__(self, talk: Talk, thinkers: Thinkers) -> None:
        self.talk, self.thinkers = talk, thinkers
        self.database, self.referee = talk.database, talk.referee

    async def speak(self, owed: Row[Any]) -> int:
        """Bots that are asked speak in the order of their seats, and once more to answer; gives how much they have heard."""
        async with self.database.read() as connection:
            context = await self.referee.context(connection, owed.match)
            row = context.row
            if row.status != Status.RUNNING or row.decision != owed.decision:
                return LOST
            live = (await self.referee.live(connection, row)).fork()
            heard = await self.referee.signals(connection, row)
        bots = [seat for seat in sorted(live.match.waiting) if context.held(seat).kind == SeatKind.BOT]
        for seat in 2 * bots:
            said = await self._words(live, seat, context.held(seat).level or USUAL, heard)
            if said is None:
                return LOST
            for signal in said:
                by = Caller(row.id, seat, row.version, f"{row.id} {len(heard)}")
                if not await self.talk.signal_of_bot(by, signal, len(heard)):
                    return LOST
                heard.append((len(live.match.plies), seat, signal))
        return len(heard)

    async def _words(
        self, live: LiveMatch, seat: str, level: str, heard: list[tuple[int, str, str]]
    ) -> list[str] | None:
        budget = self.referee.times.budget
        seen = sight(live.match, seat, dice(secrets.randbits(62)), budget)
        facts = facts_of(seen, secrets.randbits(62), heard)
        return await self.thinkers.think(level in SEARCHING, budget * 5, talking, level, *facts)


def talking(level: str, *facts: Any) -> list[str]:
    """What a bot says, in the other process."""
    seen = sight_of(*facts)
    bot = ready_bot(level, seen.game)
    return bot.talk(seen) if isinstance(bot, Talker) else []

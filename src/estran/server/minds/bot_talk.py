"""What bots say at the server's tables: owed when they are asked with others, and when somebody has spoken."""

import secrets

from estran.bots.levels import USUAL
from estran.server.match.context import Caller
from estran.server.match.live import LiveMatch
from estran.server.minds.errands import Errand
from estran.server.minds.thinkers import Signalled, Thinkers, talking
from estran.server.room.talk import Talk
from estran.server.wire.kinds import SeatKind, Status, Urgency

LINGER = 0.6  # of the time that bots take to answer: how much longer they may take
LOST = -1  # a thought, or the moment: they have heard nothing


class BotTalk:
    """Lets bots talk; like a move, it is thought out in another process on an imagined table."""

    def __init__(self, talk: Talk, thinkers: Thinkers) -> None:
        self.talk, self.thinkers = talk, thinkers
        self.database, self.referee = talk.database, talk.referee

    async def speak(self, errand: Errand) -> int:
        """Bots that are asked speak in the order of their seats, and once more to answer; gives how much they have heard."""
        owed = errand.owed
        async with self.database.read() as connection:
            context = await self.referee.context(connection, owed.match)
            row = context.row
            if row.status != Status.RUNNING or row.decision != owed.decision:
                return LOST
            live = (await self.referee.live(connection, row)).fork()
            heard = await self.referee.signals(connection, row)
        bots = [seat for seat in sorted(live.match.waiting) if context.held(seat).kind == SeatKind.BOT]
        for seat in 2 * bots:
            said = await errand.ask(context.held(seat).level or USUAL, talking, live.match, seat, heard)
            if said is None:
                return LOST
            if said and errand.urgency != Urgency.ALONE and answers(heard, live, seat):
                await errand.pause(self.referee.times.answer * (1 + LINGER * secrets.randbelow(1000) / 1000))
            for signal in said:
                by = Caller(row.id, seat, row.version, f"{row.id} {len(heard)}")
                if not await self.talk.signal_of_bot(by, signal, len(heard)):
                    return LOST
                heard.append((len(live.match.plies), seat, signal))
        return len(heard)


def answers(heard: list[Signalled], live: LiveMatch, seat: str) -> bool:
    """Whether what a bot says now is said to somebody who has spoken since the last ply."""
    return any(plies == len(live.match.plies) and speaker != seat for plies, speaker, _ in heard)

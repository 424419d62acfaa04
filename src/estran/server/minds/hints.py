"""Hints: what an expert would do at one's seat, and why; only against bots, or where the room allows it to everybody."""

from estran.bots.reason import Advice
from estran.engine.game import Refused
from estran.match.match import Match
from estran.server.match.context import Caller, MatchContext, check_plays
from estran.server.match.referee import Referee
from estran.server.minds.thinkers import Signalled, Thinkers, advising
from estran.server.minds.turns import Busy
from estran.server.store.connection import Connection
from estran.server.wire.kinds import SeatKind, Status, Urgency
from estran.server.wire.protocol import Hint

LEVEL = "expert"  # or, until that is compiled, what answers at once; the hint says so
PATIENCE = 10.0  # seconds that somebody may have to wait for a turn; beyond that they had better ask again


class Hints:
    """Gives hints to the holder of a seat, one at a time; of others nobody is told more than, afterwards, that the match is not rated."""

    def __init__(self, referee: Referee, thinkers: Thinkers) -> None:
        self.referee, self.thinkers = referee, thinkers
        self._under_way: set[tuple[str, str]] = set()  # match and seat

    async def hint(self, by: Caller) -> Hint:
        """The suggested choice at this seat, thought out in another process from what the seat may know."""
        async with self.referee.database.read() as connection:
            context = await self._checked(connection, by)
            match = (await self.referee.live(connection, context.row)).fork().match
            talk = await self.referee.signals(connection, context.row)
        if not match.legal(by.seat):
            raise Refused("refused-hint-nothing", seat=by.seat)
        if (by.match, by.seat) in self._under_way:
            raise Refused("refused-hint-waits", seat=by.seat)
        self._under_way.add((by.match, by.seat))
        try:
            advised = await self._advised(by, match, talk)
        finally:
            self._under_way.discard((by.match, by.seat))
        if advised is None:
            raise Refused("refused-away")
        await self._note(by)
        move, (_, (kind, arguments), share), warming = advised
        return Hint(by.key or "", by.version, by.seat, move, kind, arguments, round(share, 2), warming)

    async def _note(self, by: Caller) -> None:
        """Write down that somebody was helped, before they are: the match is not rated then, so it must not be over."""

        async def attempt() -> None:
            async with self.referee.database.write() as connection:
                row = (await self.referee.context(connection, by.match, lock=True)).row
                if row.status != Status.RUNNING:
                    raise Refused("refused-not-running", status=row.status)
                if not row.hinted:
                    await self.referee.amend(connection, by.match, hinted=True, hinted_at=row.version)

        async with self.referee.database.read() as connection:
            if (await self.referee.row(connection, by.match)).hinted:
                return
        await self.referee.database.retrying(attempt)

    async def _advised(self, by: Caller, match: Match, talk: list[Signalled]) -> tuple[str, Advice, bool] | None:
        """What comes of thinking, if there is time for it and the match has not gone on by then."""
        if self.thinkers.turns[True].wait(Urgency.HINT) > PATIENCE:
            raise Refused("refused-busy")

        async def still() -> None:
            async with self.referee.database.read() as connection:
                await self._checked(connection, by)

        try:
            return await self.thinkers.ask(LEVEL, advising, match, by.seat, talk, Urgency.HINT, still)
        except Busy as busy:
            raise Refused("refused-busy") from busy

    async def _checked(self, connection: Connection, by: Caller) -> MatchContext:
        context = await self.referee.context(connection, by.match)
        self.referee.authorise(context, by)
        check(context, by)
        return context


def check(context: MatchContext, by: Caller) -> None:
    """Refuse a hint where it would be unfair to people, or is about another moment."""
    mine = context.held(by.seat)
    others = {player.kind for player in context.players if player is not mine}
    if not context.room.hints and others != {SeatKind.BOT}:
        raise Refused("refused-hint")
    if context.row.status != Status.RUNNING:
        raise Refused("refused-not-running", status=context.row.status)
    check_plays(mine)
    if context.row.version != by.version:
        raise Refused("refused-late", came=by.version, version=context.row.version)

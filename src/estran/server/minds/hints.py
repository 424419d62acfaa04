"""Hints: what an expert would do at one's seat, and why; only against bots, or where the room allows it to everybody."""

from estran.engine.game import Refused
from estran.server.match.referee import Caller, MatchContext, Referee
from estran.server.minds.thinkers import Thinkers, advising
from estran.server.wire.kinds import SeatKind, Status
from estran.server.wire.protocol import Hint

LEVEL = "expert"  # or, until that is compiled, the best that is


class Hints:
    """Gives hints to the holder of a seat; nobody else is told."""

    def __init__(self, referee: Referee, thinkers: Thinkers) -> None:
        self.referee, self.thinkers = referee, thinkers

    async def hint(self, by: Caller) -> Hint:
        """The suggested choice at this seat, thought out in another process from what the seat may know."""
        async with self.referee.database.read() as connection:
            context = await self.referee.context(connection, by.match)
            self.referee.authorise(context, by)
            check(context, by)
            match = (await self.referee.live(connection, context.row)).fork().match
            talk = await self.referee.signals(connection, context.row)
        if not match.legal(by.seat):
            raise Refused("refused-hint-nothing", seat=by.seat)
        advised = await self.thinkers.ask(LEVEL, advising, match, by.seat, talk)
        if advised is None:
            raise Refused("refused-away")
        move, (_, (kind, arguments), share) = advised
        return Hint(by.key or "", by.version, by.seat, move, kind, arguments, round(share, 2))


def check(context: MatchContext, by: Caller) -> None:
    """Refuse a hint where it would be unfair to people, or is about another moment."""
    mine = context.held(by.seat)
    others = {player.kind for player in context.players if player is not mine}
    if not context.room.hints and others != {SeatKind.BOT}:
        raise Refused("refused-hint")
    if context.row.status != Status.RUNNING:
        raise Refused("refused-not-running", status=context.row.status)
    if context.row.version != by.version:
        raise Refused("refused-late", came=by.version, version=context.row.version)

"""Whether everybody at a table has agreed that a match is rated: asked once, when it starts."""

from sqlalchemy import func, select

from estran.server.match.context import MatchContext
from estran.server.store.schema import profiles
from estran.server.wire.kinds import SeatKind


async def is_agreed(context: MatchContext) -> bool:
    """Whether the room says so, and every person has a profile of their own that wants it; bots always do.

    Of those who play on one device only one has a profile there, so that such a match is not rated.
    """
    people = [player.profile for player in context.players if player.kind == SeatKind.PERSON]
    own = {profile for profile in people if profile is not None}
    if not context.room.rated or context.row.origin is not None or not people or len(own) != len(people):
        return False
    wanting = select(func.count()).where(profiles.c.id.in_(sorted(own)), profiles.c.rated)
    count: int = (await context.connection.execute(wanting)).scalar_one()
    return count == len(people)

"""Whom bots wait for before they go on: people whose pages still show what has happened."""

import asyncio
import contextlib
import time
from collections import defaultdict
from collections.abc import Iterator
from math import inf

from estran.server.match.context import MatchContext, plays
from estran.server.match.live import LiveMatch
from estran.server.match.referee import Referee
from estran.server.minds.errands import Errand
from estran.server.room.presence import Presence
from estran.server.room.stages import Stages
from estran.server.wire.kinds import Pace, Status, Urgency
from estran.server.wire.stage import length, slowest

LONGEST_BREATH = 4.0  # seconds that bots take where several people follow


class Audience:
    """Everybody who follows a match that bots play on; waiting for them ends as soon as it can, on whichever worker they are."""

    def __init__(self, referee: Referee, presence: Presence, stages: Stages) -> None:
        self.referee, self.presence, self.stages, self.times = referee, presence, stages, referee.times
        self._waits: defaultdict[str, set[asyncio.Event]] = defaultdict(set)  # by room

    def stir(self, room: str) -> None:
        """Something in a room has changed, or somebody's page has shown it all: bots that wait there look again."""
        for changed in self._waits.get(room, ()):
            changed.set()

    async def follow(self, errand: Errand, context: MatchContext, live: LiveMatch, begun: float) -> None:
        """Give people the time to follow what has happened, counted from when a bot was to move."""
        if begun + await self.patience(context, live) <= time.monotonic():
            return
        lane, alone = errand.lane, errand.owed.urgency == Urgency.ALONE  # those go on one after the other
        async with lane.aside() if alone else lane.outside():
            with self._stirred(context.room.id) as changed:
                await self._wait(changed, context, live, begun)

    async def _wait(self, changed: asyncio.Event, context: MatchContext, live: LiveMatch, begun: float) -> None:
        """Until people have had their time; nobody says that they have gone, so they are looked for now and then."""
        while True:
            if changed.is_set():
                changed.clear()
                async with self.referee.database.read() as connection:
                    context = await self.referee.context(connection, context.row.id)
            rest = begun + await self.patience(context, live) - time.monotonic()
            if rest <= 0:
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(rest, self.times.idle)):
                    await changed.wait()

    @contextlib.contextmanager
    def _stirred(self, room: str) -> Iterator[asyncio.Event]:
        changed = asyncio.Event()
        changed.set()  # something may have changed before anybody listened
        self._waits[room].add(changed)
        try:
            yield changed
        finally:
            self._waits[room].discard(changed)
            if not self._waits[room]:
                del self._waits[room]

    async def patience(self, context: MatchContext, live: LiveMatch) -> float:
        """Seconds that bots take before they go on, as things are now.

        Anyone who is alone with them is waited for. Among several people nobody is, so that nobody is seen to be slow: there
        the slowest pace counts, and not how far anybody has come.
        """
        if context.row.version != live.version or context.row.status != Status.RUNNING:
            return 0.0
        present = await self.presence.here(context.room.id)
        people = {str(one.place) for one in context.players if plays(one) and not one.left} & present
        stages = await self.stages.of(context.room.id) if people else {}
        pages = [stages[place] for place in people if place in stages]
        if not pages:
            return self.times.breath
        if (
            len(pages) == len(people) and len({one.page for one in pages}) == 1
        ):  # perhaps of several people at one screen
            shown = pages[0]
            if shown.has(live.id, live.version):
                return 0.0
            return inf if shown.pace == Pace.KEY else self.times.stage
        pace = slowest(one.pace for one in pages)
        return max(self.times.breath, min(LONGEST_BREATH, length(live.match.game, live.latest(), pace)))

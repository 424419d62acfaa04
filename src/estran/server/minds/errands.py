"""A duty while a worker does it: how many are done at once, and how urgently its bots think."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

from estran.bots.levels import SEARCHING, USUAL
from estran.match.match import Match
from estran.server.metrics import ANSWERS, DEGRADED
from estran.server.minds.thinkers import Facts, Signalled, Thinkers
from estran.server.minds.turns import Busy
from estran.server.store.rows import Duty, MatchRow
from estran.server.wire.kinds import DutyKind, Urgency

Thought = TypeVar("Thought")


class Lane:
    """Duties of one sort, with a count of their own, so that no other sort can hold them up.

    So many are at hand; what searches or pauses has stepped aside, and lets others go ahead.
    """

    def __init__(self, where: Any, at_hand: int, most: int) -> None:
        self.where = where  # which rows of work belong here
        self.kicked = asyncio.Event()  # there may be something new
        self._at_hand, self._all = asyncio.Semaphore(at_hand), asyncio.Semaphore(most)

    async def enter(self) -> None:
        """Wait until there is room for one more."""
        await self._all.acquire()
        try:
            await self._at_hand.acquire()
        except BaseException:
            self._all.release()
            raise

    def leave(self) -> None:
        """One is done."""
        self._at_hand.release()
        self._all.release()

    @contextlib.asynccontextmanager
    async def aside(self) -> AsyncIterator[None]:
        """While this one waits for something slow, another may go ahead."""
        self._at_hand.release()
        try:
            yield
        finally:
            await self._at_hand.acquire()

    @contextlib.asynccontextmanager
    async def outside(self) -> AsyncIterator[None]:
        """While this one waits for people, who may take as long as they like, it does not count at all."""
        self.leave()
        try:
            yield
        finally:
            await self.enter()


class Errand:
    """A duty that this worker is doing."""

    def __init__(self, owed: Duty, lane: Lane, thinkers: Thinkers) -> None:
        self.owed, self.lane, self.thinkers = owed, lane, thinkers
        self.urgency = Urgency(owed.urgency)  # of its thoughts, once it is known who is there
        self.hurried: set[str] = set()  # seats for which a quicker bot has answered because too many were searching
        self.warming: set[str] = set()  # those for which one has because their own is still being compiled
        self.warm: set[str] = set()  # those that have answered themselves

    def attend(self, present: set[str]) -> None:
        """Tables come first where somebody who has a seat is present, not only an onlooker."""
        if self.urgency == Urgency.PEOPLE and not any(who.isdecimal() for who in present):
            self.urgency = Urgency.WATCHED

    async def ask(
        self, level: str, think: Callable[[str, Facts], Thought], match: Match, seat: str, talk: list[Signalled]
    ) -> Thought | None:
        """What a bot thinks; where that would take too long, what a quicker one does. Where nobody is, it can wait."""
        with ANSWERS.labels(level).time():
            return await self._answer(level, think, match, seat, talk)

    async def _answer(
        self, level: str, think: Callable[[str, Facts], Thought], match: Match, seat: str, talk: list[Signalled]
    ) -> Thought | None:
        if level not in SEARCHING:
            return await self.thinkers.ask(level, think, match, seat, talk, self.urgency)
        patience = 0.0 if self.urgency == Urgency.ALONE else self.thinkers.patience
        if self.thinkers.turns[True].wait(self.urgency) <= patience:
            with contextlib.suppress(Busy):
                async with self.lane.aside():
                    thought = await self.thinkers.ask(level, think, match, seat, talk, self.urgency)
                if thought is not None:  # it was not lost
                    return thought
        if self.urgency == Urgency.ALONE and self.owed.kind != DutyKind.DUE:
            raise Busy
        self.hurried.add(seat)
        DEGRADED.inc()
        return await self.thinkers.ask(USUAL, think, match, seat, talk, self.urgency)

    def note(self, seat: str, *, warming: bool) -> None:
        """A seat has been answered for."""
        if seat not in self.hurried:
            (self.warming if warming else self.warm).add(seat)

    def marks(self, row: MatchRow) -> dict[str, list[str]]:
        """What the table has to be told of its bots, as far as it does not know it yet."""
        hurried = sorted(self.hurried | set(row.hurried))
        warming = sorted(self.warming | (set(row.warming) - self.warm))
        changed = {"hurried": hurried} if hurried != row.hurried else {}
        return changed | ({"warming": warming} if warming != row.warming else {})

    async def pause(self, seconds: float) -> None:
        """Let people follow what happens."""
        if seconds > 0:
            async with self.lane.aside():
                await asyncio.sleep(seconds)

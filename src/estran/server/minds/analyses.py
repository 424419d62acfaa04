"""Analyses of matches that are over: thought out choice by choice in another process, and kept as long as there is room."""

import asyncio
import contextlib
from collections import OrderedDict

import msgspec
import structlog
from msgspec import structs

from estran.bots.analysis import Analysis, Decision, Judged, assembled, decisions, judge
from estran.bots.levels import bot_of, ready_bot
from estran.bots.search_bot import SearchBot
from estran.engine.game import Refused
from estran.games import find
from estran.match.record import MatchRecord
from estran.server.match.referee import Referee
from estran.server.minds.thinkers import Thinkers
from estran.server.minds.turns import Busy
from estran.server.wire.kinds import FINISHED, Urgency

LEVEL = "hard"  # thinks ahead, and so many walks for each choice as the settings say
KEPT = 500  # analyses in memory
AT_ONCE = 8  # under way in one process; anyone who asks for more is asked to wait
AGAIN = 1.0  # seconds before the next try, as long as the search is being compiled or too many wait
LONG = 60.0  # seconds after which a choice that is thought about counts as lost
log = structlog.get_logger()


class Review(Analysis, frozen=True):
    """An analysis as far as it has come."""

    warming: bool  # the bot that looks at the choices is still getting ready, so that none has been looked at


class Analyses:
    """What is known of matches that are over, as far as somebody has asked for it."""

    def __init__(self, referee: Referee, thinkers: Thinkers, iterations: int) -> None:
        self.referee, self.thinkers, self.iterations = referee, thinkers, iterations
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._warming: set[str] = set()  # matches that wait until the search is compiled
        self._under_way: set[asyncio.Task[None]] = set()

    async def of(self, match: str) -> Review:
        """The analysis as far as it has come; the first request starts it."""
        if match not in self._kept:
            record = await self._record(match)
            found = await asyncio.to_thread(lambda: [decision for _, decision in decisions(record)])
            if match not in self._kept:  # nobody was faster
                self._keep(match, assembled(record, [], len(found)))
                task = asyncio.create_task(self._follow(match, record, found))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)
        self._kept.move_to_end(match)
        return Review(**structs.asdict(self._kept[match]), warming=match in self._warming)

    async def _record(self, match: str) -> MatchRecord:
        async with self.referee.database.read() as connection:
            row = await self.referee.row(connection, match)
        if row.status not in FINISHED:
            raise Refused("refused-not-over")
        if len(self._under_way) >= AT_ONCE:
            raise Refused("refused-too-fast")
        return await self.referee.record(match)

    def _keep(self, match: str, analysis: Analysis) -> None:
        self._kept[match] = analysis
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _follow(self, match: str, record: MatchRecord, found: list[Decision]) -> None:
        """One choice after the other; what fails is forgotten, and may be asked for again."""
        text, judged = record.encode(), list[Judged]()
        try:
            for decision in found:
                judged.append(await self._judged(match, text, decision))
                self._keep(match, assembled(record, judged, len(found)))
        except Exception as problem:  # noqa: BLE001 - whatever it is, nobody is there to be told
            log.warning("analysis_failed", reason=type(problem).__name__)
            self._kept.pop(match, None)
        finally:
            self._warming.discard(match)

    async def _judged(self, name: str, record: bytes, decision: Decision) -> Judged:
        async def facts() -> tuple[bytes, int, int]:
            return record, decision.ply, self.iterations

        while True:
            with contextlib.suppress(Busy):
                match await self.thinkers.think(True, Urgency.ANALYSIS, LONG, judging, facts):
                    case [judged]:
                        self._warming.discard(name)
                        return judged
                    case []:
                        self._warming.add(name)
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Let go of what is under way."""
        tasks = list(self._under_way)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def judging(text: bytes, ply: int, iterations: int) -> list[Judged]:
    """What runs in the other process: one judgement; none until the search is compiled, so that no bot waits for it."""
    record = msgspec.json.decode(text, type=MatchRecord)
    game = find(record.game)
    if ready_bot(LEVEL, game).warming:
        return []
    bot = bot_of(LEVEL, game, iterations)
    assert isinstance(bot, SearchBot)
    return [next(judge(bot, match, decision) for match, decision in decisions(record) if decision.ply == ply)]

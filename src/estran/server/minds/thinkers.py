"""Other processes that think, so that no table waits for another's bot; those who search have some of their own."""

import asyncio
import contextlib
import multiprocessing
import os
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

import numpy as np
import structlog

from estran.bots.levels import LEVELS, SEARCHING, ready_bot, voice_of
from estran.bots.reason import Advice, advice
from estran.bots.sight import Sight, Talker, sight
from estran.engine.dice import dice_of
from estran.games import find
from estran.match.match import Match
from estran.processes import end_with_parent
from estran.server.metrics import LOST, WAITING
from estran.server.minds.turns import Turns
from estran.server.wire.kinds import Urgency

Thought = TypeVar("Thought")
Signalled = tuple[int, str, str]  # after how many plies, by which seat, what
Facts = tuple[str, bytes, int, float, int, list[str], list[Signalled]]  # what a seat may know
PATIENCE = 5  # times the budget: a thought that takes longer is given up
QUICK, SEARCH = 0.01, 0.6  # seconds that a thought is first taken to last
SHORTEST = 0.1  # seconds that are left to a search, however many wait
NICE = 10  # how far the processes that search stand back on a busy machine
log = structlog.get_logger()


class Thinkers:
    """As many processes as were asked for, of each of two kinds: quick ones, and those that search."""

    def __init__(self, number: int = 1, budget: float = 1.0) -> None:
        self._number, self.budget = number, budget  # seconds that a bot may think
        self._pools: dict[bool, ProcessPoolExecutor] = {}
        self._awake: set[bool] = set()  # those of whom a process has begun to work
        self._under_way: set[asyncio.Task[Any]] = set()
        self.turns = {False: Turns(number, QUICK), True: Turns(number, min(budget, SEARCH))}

    async def ask(
        self,
        level: str,
        think: Callable[[str, Facts], Thought],
        match: Match,
        seat: str,
        talk: list[Signalled],
        urgency: Urgency = Urgency.PEOPLE,
        check: Callable[[], Awaitable[None]] | None = None,
    ) -> Thought | None:
        """What a bot of this level makes of a seat's sight of a match; nothing if it takes far too long or is lost.

        When its turn has come, `check` may still refuse.
        """

        async def facts() -> tuple[str, Facts]:
            if check is not None:
                await check()
            return level, facts_of(match, seat, talk, self._shared_time(level))

        return await self.think(level in SEARCHING, urgency, PATIENCE * self.budget, think, facts)

    def time_of(self, level: str) -> float:
        """Seconds that a bot of this level thinks when nobody waits."""
        return min(self.budget, LEVELS[level].seconds or 0.0)

    @property
    def patience(self) -> float:
        """Seconds that a bot may wait for its turn to search, before a quicker one answers."""
        return max(map(self.time_of, SEARCHING))

    def _shared_time(self, level: str) -> float:
        """Seconds that it may think now: the more tables wait, the fewer."""
        if level not in SEARCHING:
            return self.budget
        turns = self.turns[True]
        mine = self.time_of(level)
        return max(min(mine, SHORTEST), mine * turns.number / (turns.number + turns.ahead(Urgency.WATCHED)))

    async def think(
        self,
        searching: bool,
        urgency: Urgency,
        seconds: float,
        think: Callable[..., Thought],
        facts: Callable[[], Awaitable[tuple[Any, ...]]],
    ) -> Thought | None:
        """What comes of it there; nothing if it takes far too long or its process is lost.

        The facts are asked for when its turn has come. Anyone who stops waiting loses the turn, but a thought that has begun
        runs to its end and keeps its process until then.
        """
        turns = self.turns[searching]
        with WAITING.labels("searching" if searching else "quick").track_inprogress():
            await turns.take(urgency)  # only thinking is timed, not waiting for other tables
        try:
            known = await facts()
        except BaseException:
            turns.give_back()
            raise
        task = asyncio.create_task(self._in_process(searching, seconds, think, known))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _in_process(
        self, searching: bool, seconds: float, think: Callable[..., Thought], facts: tuple[Any, ...]
    ) -> Thought | None:
        took = None
        try:
            pool, loop = self._pool(searching), asyncio.get_running_loop()
            if searching not in self._awake:
                await loop.run_in_executor(pool, wake)  # nor is the start of a process timed
                self._awake.add(searching)
            start = loop.time()
            thought = await asyncio.wait_for(loop.run_in_executor(pool, think, *facts), seconds)
            took = loop.time() - start
        except (TimeoutError, BrokenExecutor) as problem:
            log.warning("thought_lost", reason=type(problem).__name__)
            LOST.inc()
            self._give_up(searching)
            return None
        else:
            return thought
        finally:
            self.turns[searching].give_back(took)

    def _pool(self, searching: bool) -> ProcessPoolExecutor:
        if searching not in self._pools:
            context = multiprocessing.get_context("spawn")
            self._pools[searching] = ProcessPoolExecutor(
                self._number, mp_context=context, initializer=settle, initargs=(searching,)
            )
        return self._pools[searching]

    def _give_up(self, searching: bool) -> None:
        """Let the processes of this kind go; the next thought starts fresh ones."""
        self._awake.discard(searching)
        if searching in self._pools:
            self._pools.pop(searching).shutdown(wait=False)

    def close(self) -> None:
        """Let them go."""
        for task in self._under_way:
            task.cancel()
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)


# ---- What runs in the other process: it sees an imagined table and what its seat was told, nothing else


def settle(searching: bool) -> None:
    """Begin as a process that thinks: people's moves, and quick bots, come before those that search."""
    end_with_parent()
    if searching:
        with contextlib.suppress(OSError):  # a service may forbid it
            os.nice(NICE)


@cache
def searcher() -> ThreadPoolExecutor:
    """The thread that searches, only while nothing else wants the core; bots are loaded and compiled outside it."""
    return ThreadPoolExecutor(1, "searcher", initializer=stand_back)


def stand_back() -> None:
    """Let this thread run when a core is idle, so that anything that wakes up there need not wait for the end of a time slice."""
    with contextlib.suppress(OSError, AttributeError):  # a service may forbid it, and not every system has it
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def wake() -> None:
    """Do nothing; importing this module, which the process does first, is what takes time."""


def facts_of(match: Match, seat: str, talk: list[Signalled], budget: float) -> Facts:
    """What a seat may know, as it travels to another process; what it cannot know is redrawn."""
    seen = sight(match, seat, dice_of(secrets.randbits(62)), budget)
    return seen.game.name, seen.table.tobytes(), seen.seat, budget, secrets.randbits(62), list(seen.plies), talk


def sight_of(facts: Facts) -> Sight:
    """The same, as it arrives there."""
    name, table, seat, budget, seed, plies, talk = facts
    game = find(name)
    state = np.frombuffer(bytearray(table), game.state.dtype())[0]
    return Sight(game, state, seat, game.legal_actions(state, seat), budget, dice_of(seed), plies, talk)


def thinking(level: str, facts: Facts) -> tuple[str, bool]:
    """A bot's choice, in notation, and whether another made it because this one is still being compiled."""
    seen = sight_of(facts)
    bot, warming = ready_bot(level, seen.game)
    searches = level in SEARCHING and not warming  # what answers at once must not wait behind the compiler
    action = searcher().submit(bot.choose, seen).result() if searches else bot.choose(seen)
    return seen.game.notation.write_action(seen.table, seen.seat, action), warming


def advising(level: str, facts: Facts) -> tuple[str, Advice, bool]:
    """The choice that a bot makes most often, in notation, and why; and whether another one advises in its place."""
    seen = sight_of(facts)
    bot, warming = ready_bot(level, seen.game)
    advised = advice(bot, seen)
    return seen.game.notation.write_action(seen.table, seen.seat, advised.action), advised, warming


def talking(level: str, facts: Facts) -> list[str]:
    """What a bot says."""
    seen = sight_of(facts)
    bot = voice_of(level, seen.game)
    return bot.talk(seen) if isinstance(bot, Talker) else []

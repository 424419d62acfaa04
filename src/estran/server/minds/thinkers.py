"""Other processes that think, so that no table waits for another's bot; those who search have some of their own."""

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

import numpy as np
import structlog

from estran.bots.levels import SEARCHING, ready_bot
from estran.bots.reason import Advice, advice
from estran.bots.sight import Sight, Talker, sight
from estran.engine.dice import dice_of
from estran.games import find
from estran.match.match import Match
from estran.processes import end_with_parent

Thought = TypeVar("Thought")
Signalled = tuple[int, str, str]  # after how many plies, by which seat, what
Facts = tuple[str, bytes, int, float, int, list[str], list[Signalled]]  # what a seat may know
PATIENCE = 5  # times the budget: a thought that takes longer is given up
log = structlog.get_logger()


class Thinkers:
    """As many processes as were asked for, of each of two kinds: quick ones, and those that search."""

    def __init__(self, number: int = 1, budget: float = 1.0) -> None:
        self._number, self.budget = number, budget  # seconds that a bot may think
        self._pools: dict[bool, ProcessPoolExecutor] = {}
        self._awake: set[bool] = set()  # those of whom a process has begun to work
        self._free = {searching: asyncio.Semaphore(number) for searching in (False, True)}

    async def ask(
        self, level: str, think: Callable[[str, Facts], Thought], match: Match, seat: str, talk: list[Signalled]
    ) -> Thought | None:
        """What a bot of this level makes of a seat's sight of a match; nothing if it takes far too long or is lost."""
        facts = facts_of(match, seat, talk, self.budget)
        return await self.think(level in SEARCHING, PATIENCE * self.budget, think, level, facts)

    async def think(
        self, searching: bool, seconds: float, think: Callable[..., Thought], *facts: Any
    ) -> Thought | None:
        """What comes of it there; nothing if it takes far too long or its process is lost."""
        try:
            async with self._free[searching]:  # only thinking is timed, not waiting for other tables
                pool, loop = self._pool(searching), asyncio.get_running_loop()
                if searching not in self._awake:
                    await loop.run_in_executor(pool, wake)  # nor is the start of a process timed
                    self._awake.add(searching)
                return await asyncio.wait_for(loop.run_in_executor(pool, think, *facts), seconds)
        except (TimeoutError, BrokenExecutor) as problem:
            log.warning("thought_lost", reason=type(problem).__name__)
            self._give_up(searching)
            return None

    def _pool(self, searching: bool) -> ProcessPoolExecutor:
        if searching not in self._pools:
            context = multiprocessing.get_context("spawn")
            self._pools[searching] = ProcessPoolExecutor(self._number, mp_context=context, initializer=end_with_parent)
        return self._pools[searching]

    def _give_up(self, searching: bool) -> None:
        """Let the processes of this kind go; the next thought starts fresh ones."""
        self._awake.discard(searching)
        if searching in self._pools:
            self._pools.pop(searching).shutdown(wait=False)

    def close(self) -> None:
        """Let them go."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)


# ---- What runs in the other process: it sees an imagined table and what its seat was told, nothing else


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


def thinking(level: str, facts: Facts) -> str:
    """A bot's choice, in notation."""
    seen = sight_of(facts)
    move: str = seen.game.notation.write_action(seen.table, seen.seat, ready_bot(level, seen.game).choose(seen))
    return move


def advising(level: str, facts: Facts) -> tuple[str, Advice]:
    """The choice that a bot makes most often, in notation, and why."""
    seen = sight_of(facts)
    advised = advice(ready_bot(level, seen.game), seen)
    return seen.game.notation.write_action(seen.table, seen.seat, advised.action), advised


def talking(level: str, facts: Facts) -> list[str]:
    """What a bot says."""
    seen = sight_of(facts)
    bot = ready_bot(level, seen.game)
    return bot.talk(seen) if isinstance(bot, Talker) else []

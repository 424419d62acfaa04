"""Other processes that think, so that no table waits for another's bot; those who search have some of their own."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

import numpy as np
import structlog

from estran.bots.levels import ready_bot
from estran.bots.reason import Advice, advice
from estran.bots.sight import Sight
from estran.engine.dice import dice
from estran.games import find
from estran.processes import end_with_parent

Thought = TypeVar("Thought")
log = structlog.get_logger()


class Thinkers:
    """As many processes as were asked for, of each of two kinds: quick ones, and those that search."""

    def __init__(self, number: int = 1) -> None:
        self._number = number
        self._pools: dict[bool, ProcessPoolExecutor] = {}
        self._awake: set[bool] = set()  # those of whom a process has begun to work
        self._free = {searching: asyncio.Semaphore(number) for searching in (False, True)}

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
        """Whoever still thinks there may end; the next thought gets fresh processes."""
        self._awake.discard(searching)
        if searching in self._pools:
            self._pools.pop(searching).shutdown(wait=False)

    def close(self) -> None:
        """Let them go."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)


# ---- What runs in the other process: it sees an imagined table and what its seat was told, nothing else


Facts = tuple[str, bytes, int, float, int, list[str], list[Any]]


def wake() -> None:
    """Nothing yet: all that is needed has been loaded by now."""


def facts_of(seen: Sight, seed: int, talk: list[Any]) -> Facts:
    """What a seat may know, as it travels to another process."""
    return seen.game.name, seen.table.tobytes(), seen.seat, seen.budget, seed, list(seen.plies), talk


def sight_of(name: str, table: bytes, seat: int, budget: float, seed: int, plies: list[str], talk: list[Any]) -> Sight:
    """The same, as it arrives there."""
    game = find(name)
    state = np.frombuffer(bytearray(table), game.state.dtype())[0]
    return Sight(game, state, seat, game.legal_actions(state, seat), budget, dice(seed), plies, talk)


def thinking(level: str, *facts: Any) -> int:
    """A bot's choice."""
    seen = sight_of(*facts)
    return ready_bot(level, seen.game).choose(seen)


def advising(level: str, *facts: Any) -> Advice:
    """The choice that a bot makes most often, and why."""
    seen = sight_of(*facts)
    return advice(ready_bot(level, seen.game), seen)

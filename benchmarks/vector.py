"""The vector environment beside connect four of EnvPool, Pgx and PettingZoo, and OpenSpiel's, on one core: `make bench-envs`.

All take turns, round after round; a ratio is the median of the ratios of the rounds. Actions are legal and random, and are drawn while
the clock stands. A peer that is not installed is left out, and said to be.
"""

import argparse
import os
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import numba
import numpy as np

TABLES = 4096
PLAYERS = 3


class Bar(NamedTuple):
    """How many times a peer's steps a second a game must reach."""

    envpool: float
    pgx: float
    pettingzoo: float


BARS = {"dolores": Bar(1, 1, 100), "dorada": Bar(1, 1, 100), "douro": Bar(20, 2, 100)}


class Contender(NamedTuple):
    """Something that makes steps for a while, and says how many it made a second."""

    pace: Callable[[float], float]
    observation: str  # its shape and type


@numba.njit
def legal(masks: Any, luck: Any, actions: Any) -> None:
    """A random legal action in every row; compiled, so that it leaves the environments' memory where they had it."""
    for row in range(len(actions)):
        left = int(luck[row] * masks[row].sum())
        for action in range(masks.shape[1]):
            if masks[row, action]:
                actions[row] = action
                if left == 0:
                    break
                left -= 1


def paced(step: Callable[[Any], Any], masks: Callable[[], Any], steps: int, seconds: float) -> float:
    """Steps a second of processor time, whatever else the machine is doing; drawing actions does not count."""
    luck, spent, made = np.random.default_rng(1), 0.0, 0
    actions = np.zeros(steps, np.int32)
    while spent < seconds:
        legal(masks(), luck.random(steps), actions)
        start = process_time()
        step(actions)
        spent += process_time() - start
        made += steps
    return made / spent


def ours(name: str) -> Contender:
    """Our tables: observations, masks and fresh matches included."""
    from estran.envs.vector import TablesEnv

    env = TablesEnv(name, TABLES, PLAYERS)
    seen, _ = env.reset(seed=1)
    return Contender(
        lambda seconds: paced(env.step, lambda: env.sheets.mask, TABLES, seconds), f"{seen.shape[1]} {seen.dtype}"
    )


def envpool_four() -> Contender:
    """EnvPool's, in one thread."""
    import envpool

    env = envpool.make_gymnasium("ConnectFour-v1", num_envs=TABLES, num_threads=1)
    seen, infos = env.reset()
    masks = [infos["legal_action_mask"]]

    def step(actions: Any) -> None:
        masks[0] = env.step(actions)[4]["legal_action_mask"]

    return Contender(lambda seconds: paced(step, lambda: masks[0], TABLES, seconds), _shape(seen))


def pgx_four() -> Contender:
    """Pgx's, compiled by JAX for the processor, begun anew where a match has ended."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("connect_four")
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    keys = jax.random.split(jax.random.PRNGKey(0), TABLES)
    states = [jax.jit(jax.vmap(env.init))(keys)]

    def once(actions: Any) -> None:
        states[0] = jax.block_until_ready(step(states[0], actions, keys))

    return Contender(
        lambda seconds: paced(once, lambda: np.asarray(states[0].legal_action_mask), TABLES, seconds),
        _shape(states[0].observation),
    )


def pettingzoo_four() -> Contender:
    """PettingZoo's: one table, one seat after another."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.raw_env()
    env.reset(seed=1)
    seen = [env.last()[0]]

    def step(actions: Any) -> None:
        env.step(int(actions[0]))
        seen[0], _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            seen[0] = env.last()[0]

    return Contender(
        lambda seconds: paced(step, lambda: seen[0]["action_mask"][None], 1, seconds),
        _shape(seen[0]["observation"][None]),
    )


def openspiel_four() -> Contender:
    """OpenSpiel's, driven from Python with its observation: one table."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    state = [game.new_initial_state()]

    def step(actions: Any) -> None:
        state[0].apply_action(int(actions[0]))
        if state[0].is_terminal():
            state[0] = game.new_initial_state()
        np.array(state[0].observation_tensor(), np.float32)

    return Contender(
        lambda seconds: paced(step, lambda: np.array(state[0].legal_actions_mask())[None], 1, seconds), "126 float32"
    )


def _shape(seen: Any) -> str:
    array = np.asarray(seen["obs"] if isinstance(seen, dict) else seen)
    return f"{int(np.prod(array.shape[1:]))} {array.dtype}"


PEERS: dict[str, tuple[tuple[str, ...], Callable[[], Contender]]] = {
    "envpool": (("envpool",), envpool_four),
    "pgx": (("pgx", "jax"), pgx_four),
    "pettingzoo": (("pettingzoo", "pygame"), pettingzoo_four),
    "openspiel": (("pyspiel",), openspiel_four),
}


def measure(contenders: dict[str, Contender], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Every contender's pace in every round; one short round before them is thrown away."""
    for contender in contenders.values():
        contender.pace(0.01)
    paces: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, contender in contenders.items():
            paces[name].append(contender.pace(seconds))
    return paces


def report(contenders: dict[str, Contender], paces: dict[str, list[float]]) -> Any:
    """A line a contender: what it observes, its pace, and its ratios to the peers."""
    from rich.table import Table

    table = Table(
        title=f"Steps with observations, masks and fresh matches, one core, {TABLES} tables of {PLAYERS}; medians"
    )
    peers = [name for name in PEERS if name in contenders]
    for heading in ("", "observation", "million steps/s", *(f"× {name}" for name in peers)):
        table.add_column(heading, justify="left" if heading == "" else "right")
    for name, contender in contenders.items():
        cells = []
        for peer in peers if name in BARS else ():
            ratio = median(our / their for our, their in zip(paces[name], paces[peer], strict=True))
            bar = getattr(BARS[name], peer, None)
            verdict = "" if bar is None else f" (≥ {bar}: {'met' if ratio >= bar else 'MISSED'})"
            cells.append(f"{ratio:,.1f}{verdict}")
        title = name if name in BARS else f"connect four, {name}"
        table.add_row(title, contender.observation, f"{median(paces[name]) / 1e6:.3f}", *cells)
    return table


def main() -> None:
    """Measure and print."""
    from rich.console import Console

    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seconds", type=float, default=1.0, help="of each contender in each round")
    wanted = options.parse_args()
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    console = Console(width=160)
    contenders = {}
    for name, (modules, make) in PEERS.items():
        if missing := [module for module in modules if find_spec(module) is None]:
            console.print(f"{name} is left out: {', '.join(missing)} not installed")
        else:
            contenders[name] = make()
    contenders |= {name: ours(name) for name in BARS}
    console.print(report(contenders, measure(contenders, wanted.rounds, wanted.seconds)))


if __name__ == "__main__":
    main()
